#include "arkanong/session/ReplayTexts.hpp"

#include "arkanong/session/Levels.hpp"

#include <array>
#include <ctime>

namespace arkanong {

namespace {

std::string occasionOf(const MatchSetup& setup) {
    switch (setup.kind) {
    case MatchSetup::Kind::Campaign: return "CAMPAIGN " + nameOf(setup.campaignLevel);
    case MatchSetup::Kind::Solo: return "SOLO, LEVEL " + std::to_string(setup.run.stage + 1);
    case MatchSetup::Kind::Sandbox: return "SANDBOX";
    case MatchSetup::Kind::Watch: return "WATCH";
    case MatchSetup::Kind::Replay: return "REPLAY";
    case MatchSetup::Kind::FirstMatch: return "FIRST MATCH";
    case MatchSetup::Kind::Versus: break;
    }
    const Series& series = setup.series;
    if (series.rounds == 1) return "VERSUS";
    return "VERSUS, ROUND " + std::to_string(series.played() + 1);
}

} // namespace

std::string playerName(const MatchSetup& setup, const Level& level, Side side) {
    const Contestant& own = setup.contestants[sideIndex(side)];
    if ((setup.kind == MatchSetup::Kind::Campaign || setup.trial) && side == Side::Red && level.opponent)
        return displayName(level.opponent->name);
    if (!isPerson(own.controller)) return displayName(nameOf(own.computer.difficulty));
    if (setup.onlyPerson()) return "YOU";
    return side == Side::Blue ? "PLAYER 1" : "PLAYER 2";
}

ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now) {
    ReplaySummary summary;
    summary.occasion = occasionOf(setup);
    if (setup.kind == MatchSetup::Kind::Campaign) summary.place = nameOf(setup.campaignLevel);
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings().mode != Mode::Versus) continue;
        const Standing& standing = match.standing(side);
        summary.players[sideIndex(side)] = playerName(setup, level, side);
        summary.scores[sideIndex(side)] = standing.score;
        summary.shields[sideIndex(side)] = standing.shields;
    }
    summary.winner = match.winner();
    summary.clock = match.clock();
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
    return red.empty() ? blue : blue + " AGAINST " + red;
}

std::string shownResult(const ReplaySummary& summary, Mode mode) {
    if (!summary.winner) return "NOT FINISHED";
    if (mode == Mode::Solo) return summary.winner == Side::Blue ? "CLEARED" : "LIVES LOST";
    const std::string& name = summary.players[sideIndex(*summary.winner)];
    if (name == "YOU") return "YOU WIN";
    // Two players of the same name are told apart by colour.
    if (summary.players[0] == summary.players[1]) return displayName(nameOf(*summary.winner)) + " WINS";
    return name + " WINS";
}

std::string shownScore(const ReplaySummary& summary, Mode mode) {
    std::string blue = std::to_string(summary.scores[sideIndex(Side::Blue)]);
    if (mode != Mode::Versus) return blue;
    return blue + " : " + std::to_string(summary.scores[sideIndex(Side::Red)]);
}

} // namespace arkanong
