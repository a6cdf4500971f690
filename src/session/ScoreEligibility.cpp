#include "arkanong/session/ScoreEligibility.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/LetterCase.hpp"

namespace arkanong {

namespace {

constexpr std::string_view mutatorsOn = translatable("No high score: mutators were on");
constexpr std::string_view favoured = translatable("No high score: the goals were changed in your favour");
constexpr std::string_view helped = translatable("No high score: played with help");
constexpr std::string_view armed = translatable("No high score: you played with a boss's paddle");
constexpr std::string_view carded = translatable("No high score: played with cards");
constexpr std::string_view longer = translatable("No high score: a longer match time was set");
constexpr std::string_view elsewhere =
    translatable("No high score: only runs through the campaign's levels count");
constexpr std::string_view unusual =
    translatable("No high score: the run began with extra lives or mutators");

ScoreEntry entryOf(const MatchSetup& setup, const SeriesStatistics& totals, Side person) {
    ScoreEntry entry;
    entry.score = totals.bestWon[sideIndex(person)];
    entry.aids = totals.aids[sideIndex(person)];
    if (const auto* const match = std::get_if<CampaignMatch>(&setup.kind)) {
        entry.table = campaignTable;
        entry.level = (match->at.world - 1) * campaign::levelsOfWorld + match->at.level;
        entry.levelName = nameOf(match->at);
    } else {
        entry.table = versusTable(setup.contestants[sideIndex(opponent(person))].computer.strength);
        if (totals.recording) entry.levelName = inCapitals(totals.recording->level.name);
    }
    return entry;
}

ScoreEligibility eligibilityOf(const MatchSetup& setup, const GauntletMatch& match,
                               const SeriesStatistics& totals) {
    const std::optional<Side> person = setup.onlyPerson();
    if (!person || match.run.winner() != person) return {};
    ScoreEntry entry;
    entry.aids = totals.aids[sideIndex(*person)];
    entry.table = gauntletTable;
    entry.score = match.run.score(*person);
    entry.level = match.run.round() + 1;
    entry.levelName = "VS " + match.names[sideIndex(opponent(*person))];
    return {entry, {}};
}

} // namespace

std::string versusTable(Strength strength) { return "versus-" + std::string(nameOf(strength.atLeast())); }

std::optional<Difficulty> strengthOf(std::string_view table) {
    for (const Difficulty difficulty : everyOf<Difficulty>())
        if (table == versusTable(difficulty)) return difficulty;
    return std::nullopt;
}

std::vector<std::string> scoreTables() {
    std::vector<std::string> tables{std::string(soloTable), std::string(campaignTable),
                                    std::string(gauntletTable)};
    for (int i = 0; i <= static_cast<int>(Difficulty::Master); ++i)
        tables.push_back(versusTable(static_cast<Difficulty>(i)));
    return tables;
}

std::string_view advantageIn(const MatchSettings& settings, Side person) {
    const int own = settings.goals[sideIndex(person)];
    const int others = settings.goals[sideIndex(opponent(person))];
    if (settings.mutators.bits() != 0) return mutatorsOn;
    if (settings.help) return helped;
    // More goals would give more time for points.
    if (own < others || others > tuning::goals) return favoured;
    if (settings.bosses[sideIndex(person)]) return armed;
    if (!settings.cards[sideIndex(person)].empty()) return carded;
    const bool standardTime =
        settings.suddenDeathAt <= tuning::suddenDeathAt && settings.suddenDeathEnd <= tuning::suddenDeathEnd;
    return standardTime ? std::string_view{} : longer;
}

ScoreEligibility eligibilityOf(const MatchSetup& setup, const SeriesStatistics& totals) {
    if (const auto* const match = std::get_if<GauntletMatch>(&setup.kind))
        return eligibilityOf(setup, *match, totals);
    const bool counts = setup.is<CampaignMatch>() || setup.is<VersusMatch>();
    const std::optional<Side> person = setup.onlyPerson();
    if (!counts || !person || totals.bestWon[sideIndex(*person)] == 0) return {};
    const std::string_view refusal = advantageIn(setup.settings, *person);
    if (!refusal.empty()) return {std::nullopt, refusal};
    return {entryOf(setup, totals, *person), {}};
}

ScoreEligibility eligibilityOf(const SoloRun& run, const SeriesStatistics& totals) {
    if (run.score == 0) return {};
    if (!run.first.empty()) return {std::nullopt, elsewhere};
    if (!run.usual) return {std::nullopt, unusual};
    ScoreEntry entry;
    entry.table = soloTable;
    entry.aids = totals.aids[sideIndex(Side::Blue)];
    entry.score = run.score;
    entry.level = run.stage + 1;
    return {entry, {}};
}

} // namespace arkanong
