#include "arkanong/session/gauntlet/DailyDuel.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

namespace arkanong {

static_assert(daily::lowestRung + daily::rungs <= std::size_t{gauntlet::levels},
              "the ladder has an opponent a level");

namespace {

std::string stealsText(const Catalogue& catalogue, const RunFigures& figures) {
    const auto n = static_cast<std::uint64_t>(figures.steals);
    return fill(catalogue.plural("{n} steal", "{n} steals", n), {{"n", n}});
}

std::string minutesText(int seconds) {
    constexpr int minute = 60;
    return std::to_string(seconds / minute) + (seconds % minute < 10 ? ":0" : ":") +
           std::to_string(seconds % minute);
}

/// The first difference of a run with the day's seed from the campaign's levels and usual rules; nullopt if there is
/// none.
std::optional<std::string> faultInLevels(const GauntletReplay& replay, const std::string& levelFolder) {
    const GauntletRun run(replay.record.settings);
    for (std::size_t round = 0; round < replay.rounds.size(); ++round) {
        const CampaignLevel at = gauntletLevel(run.level(static_cast<int>(round)));
        const std::optional<std::string> path = campaignLevelPath(levelFolder, at);
        if (!path || !(loadLevel(*path) == replay.rounds[round]->level))
            return ordinalRound(round) + " is not played on the campaign's level " + nameOf(at);
        if (replay.rounds[round]->settings.mutators.bits() != 0)
            return ordinalRound(round) + " is played with mutators";
    }
    return std::nullopt;
}

} // namespace

DailyDuel dailyDuel(Day day) {
    Hash seed;
    seed.add(std::uint64_t{0x4461'696C'79}); // "Daily", so that other seeds derived from a date differ.
    seed.add(day.number());
    // Successive days are seven rungs apart. 7 and `rungs` have no common factor, so every opponent comes once in a
    // period.
    constexpr std::size_t stride = 7;
    const std::size_t place = static_cast<std::size_t>(day.number()) * stride % daily::rungs;
    return {seed.value(), daily::lowestRung + place};
}

GauntletSettings dailySettings(Day day) {
    GauntletSettings settings{dailyDuel(day).seed, gauntlet::levels};
    settings.challenger = Side::Blue;
    return settings;
}

MatchSetup dailySetup(Day day, bool ranked, const std::vector<GauntletOpponent>& ladder, Controller person) {
    const DailyDuel duel = dailyDuel(day);
    GauntletPlayers players;
    players.controllers = {person, Controller::Computer};
    players.rungs[sideIndex(Side::Red)] = duel.rung;
    MatchSetup setup = gauntletSetup(players, ladder, dailySettings(day));
    auto& match = setup.as<GauntletMatch>();
    match.day = day;
    match.ranked = ranked;
    return setup;
}

std::optional<std::string> whyNotDaily(const GauntletReplay& replay, const std::string& levelFolder) {
    if (!replay.day) return std::nullopt;
    const DailyDuel duel = dailyDuel(*replay.day);
    const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(levelFolder));
    const GauntletOpponent& opponent = ladder[duel.rung];
    const GauntletReplay::Player& red = replay.players[sideIndex(Side::Red)];
    if (!(replay.record.settings == dailySettings(*replay.day)))
        return "it is another run than that of " + shortDate(*replay.day);
    if (!red.isComputer() || red.name != opponent.name || !(red.computer == opponent.computer))
        return "it is not played against " + opponent.name;
    if (replay.ranked && replay.players[sideIndex(Side::Blue)].isComputer())
        return "a ranked try is played by a person";
    return faultInLevels(replay, levelFolder);
}

RunFigures figuresOf(const GauntletRun& run, Side side) {
    return {run.points(side), run.points(opponent(side)), run.steals(side), run.fastestGoal(side),
            run.winner() == side};
}

std::optional<FinishedRun> finishedRun(const MatchSetup& setup) {
    const std::optional<Side> person = setup.onlyPerson();
    if (!person) return std::nullopt;
    const auto& match = setup.as<GauntletMatch>();
    return FinishedRun{figuresOf(match.run, *person), match.names[sideIndex(opponent(*person))],
                       match.run.cards(*person), match.ranked ? match.day : std::nullopt,
                       match.run.record().settings.heat};
}

std::string dailyLine(const Catalogue& catalogue, Day day, const RunFigures& figures, const PlayAids& aids) {
    std::string line = "Arkanong " + shortDate(catalogue, day) + "  " + std::to_string(figures.points) + '-' +
                       std::to_string(figures.against) + "  " + stealsText(catalogue, figures);
    if (figures.fastestGoal > 0)
        line += "  " + fill(catalogue.text("{time} fastest goal"),
                            {{"time", minutesText(figures.fastestGoal / tuning::ticksPerSecond)}});
    if (aids.any())
        line += "  " + fill(catalogue.text("with {aids}"), {{"aids", namedAids(catalogue, aids)}});
    return line;
}

std::string sharedLine(const Catalogue& catalogue, const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    const Side person = setup.onlyPerson().value_or(Side::Blue);
    std::string line =
        dailyLine(catalogue, *match.day, figuresOf(match.run, person), setup.totals.aids[sideIndex(person)]);
    // Translators: a try of a daily duel that counts for nothing.
    if (!match.ranked) line += "  " + std::string(catalogue.text("unranked"));
    return line;
}

std::string shownDuel(const Catalogue& catalogue, Day day) {
    return fill(catalogue.text("DAILY DUEL {date}"),
                {{"date", catalogue.capitals(shortDate(catalogue, day))}});
}

std::string shownTry(const Catalogue& catalogue, const DailyTry& figures) {
    if (!figures) return std::string(catalogue.text("Unfinished"));
    // Translators: points of both sides.
    return fill(figures->won ? catalogue.text("Won {own}-{other}") : catalogue.text("Lost {own}-{other}"),
                {{"own", figures->points}, {"other", figures->against}}) +
           "  " + stealsText(catalogue, *figures);
}

} // namespace arkanong
