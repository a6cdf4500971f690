#include "arkanong/session/ReplayTexts.hpp"

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <ctime>

namespace arkanong {

namespace {

constexpr std::array<const char*, 2> peopleNames{"PLAYER 1", "PLAYER 2"}; ///< Index with sideIndex().

std::string occasionOf(const MatchSetup& setup) {
    std::string occasion(setup.rules().name);
    if (const auto* const match = std::get_if<CampaignMatch>(&setup.kind))
        occasion += ' ' + nameOf(match->at);
    if (const auto* const run = std::get_if<SoloRun>(&setup.kind))
        occasion += ", LEVEL " + std::to_string(run->stage + 1);
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind))
        occasion += ", ROUND " + std::to_string(gauntlet->run.round() + 1);
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        occasion += " FROM " + clockText(takeover->tick);
    if (setup.series().rounds > 1) occasion += ", ROUND " + std::to_string(setup.series().played() + 1);
    return occasion;
}

/// Says from where it was played on, and who had played until then.
void addTakeover(ReplaySummary& summary, const MatchSetup& setup, const PlayOnMatch& match) {
    ReplaySummary before = match.replay->summary.value_or(ReplaySummary());
    const std::array<int, 2> scores = before.scores, goals = before.goals;
    forgetTakeovers(before, match.tick);
    for (std::size_t side = 0; side < before.computers.size(); ++side)
        if (before.takeovers.empty() && match.recorded[side]) before.computers[side] = match.recorded[side];
    summary.takeovers = std::move(before.takeovers);
    summary.takeovers.push_back({match.tick, std::move(before.occasion), std::move(before.place),
                                 std::move(before.players), before.computers, scores, goals});
    for (std::size_t side = 0; side < setup.contestants.size(); ++side)
        if (!summary.players[side].empty() && !isPerson(setup.contestants[side].controller))
            summary.computers[side] = setup.contestants[side].computer;
}

std::string computerName(const MatchSetup& setup, Side side) {
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        if (const std::string& name = takeover->names[sideIndex(side)]; !name.empty()) return name;
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind))
        if (const std::string& name = gauntlet->names[sideIndex(side)]; !name.empty()) return name;
    return inCapitals(nameOf(setup.contestants[sideIndex(side)].computer.strength.nearest()));
}

} // namespace

std::string playerName(const MatchSetup& setup, const Level& level, Side side) {
    const Contestant& own = setup.contestants[sideIndex(side)];
    if (setup.opponentSide() == side && level.opponent) return inCapitals(level.opponent->name);
    if (!isPerson(own.controller)) return computerName(setup, side);
    if (setup.onlyPerson()) return std::string(onlyPersonName);
    return peopleNames[sideIndex(side)];
}

bool isPersonName(std::string_view name) {
    return name == onlyPersonName || name == peopleNames[0] || name == peopleNames[1];
}

ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now) {
    ReplaySummary summary = standingSummary(match);
    summary.occasion = occasionOf(setup);
    if (const auto* const campaign = std::get_if<CampaignMatch>(&setup.kind)) {
        summary.place = nameOf(campaign->at);
        const Victory& before = campaign->before;
        summary.before = {campaign->series.won, before.ticks, before.mission, before.score};
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings().mode != Mode::Versus) continue;
        summary.players[sideIndex(side)] = playerName(setup, level, side);
    }
    summary.aids = setup.totals.aids;
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        addTakeover(summary, setup, *takeover);
    summary.date = std::move(now);
    return summary;
}

std::string localTime() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    const std::tm* const local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", local) == 0)
        return "0000-00-00 00:00:00";
    return text.data();
}

std::string shownPlayers(const ReplaySummary& summary) {
    const auto& [blue, red] = summary.players;
    return red.empty() ? nameFromCapitals(blue)
                       : nameFromCapitals(blue) + " against " + nameFromCapitals(red);
}

std::string shownResult(const ReplaySummary& summary, const MatchSettings& settings) {
    if (!summary.winner) return "Unfinished";
    if (settings.finale) return "Finished"; // Nobody wins it.
    if (settings.mode == Mode::Solo) return summary.winner == Side::Blue ? "Cleared" : "Lives lost";
    const std::string& name = summary.players[sideIndex(*summary.winner)];
    if (name == onlyPersonName) return "You win";
    // Two players of the same name are told apart by colour.
    if (summary.players[0] == summary.players[1]) return displayName(nameOf(*summary.winner)) + " wins";
    return nameFromCapitals(name) + " wins";
}

std::string shownScore(const ReplaySummary& summary, Mode mode) {
    std::string blue = std::to_string(summary.scores[sideIndex(Side::Blue)]);
    if (mode != Mode::Versus) return blue;
    return blue + " : " + std::to_string(summary.scores[sideIndex(Side::Red)]);
}

std::string shownTitle(const ReplayHeader& header) {
    return header.run ? "Gauntlet" : displayName(header.level.name);
}

std::string shownTally(const ReplayHeader& header) {
    const ReplaySummary& summary = *header.summary;
    if (!header.run) return shownTally(summary, header.settings.mode);
    return "Points " + std::to_string(summary.goals[sideIndex(Side::Blue)]) + " : " +
           std::to_string(summary.goals[sideIndex(Side::Red)]);
}

ReplaySummary summaryBefore(const ReplaySummary& summary) {
    ReplaySummary before = summary;
    forgetTakeovers(before, summary.takeovers.back().tick);
    before.winner.reset();
    before.clock = 0;
    return before;
}

std::string shownTally(const ReplaySummary& summary, Mode mode) {
    if (mode != Mode::Versus) return shownScore(summary, mode);
    return "Goals " + std::to_string(summary.goals[sideIndex(Side::Blue)]) + " : " +
           std::to_string(summary.goals[sideIndex(Side::Red)]);
}

} // namespace arkanong
