#include "arkanong/session/Recordings.hpp"

#include "arkanong/session/Levels.hpp"

#include <array>
#include <ctime>

namespace arkanong {

namespace {

std::string occasionOf(const MatchPlan& plan) {
    switch (plan.kind) {
    case MatchPlan::Kind::Campaign: return "CAMPAIGN " + nameOf(plan.campaignLevel);
    case MatchPlan::Kind::Solo: return "SOLO, LEVEL " + std::to_string(plan.run.stage + 1);
    case MatchPlan::Kind::Sandbox: return "SANDBOX";
    case MatchPlan::Kind::Watch: return "WATCH";
    case MatchPlan::Kind::Replay: return "REPLAY";
    case MatchPlan::Kind::FirstMatch: return "FIRST MATCH";
    case MatchPlan::Kind::Versus: break;
    }
    const Series& series = plan.series;
    if (series.rounds == 1) return "VERSUS";
    return "VERSUS, ROUND " + std::to_string(series.played() + 1);
}

} // namespace

std::string playerName(const MatchPlan& plan, const Level& level, Side side) {
    const Contestant& own = plan.contestants[sideIndex(side)];
    if ((plan.kind == MatchPlan::Kind::Campaign || plan.trial) && side == Side::Red && level.opponent)
        return displayName(level.opponent->name);
    if (!isPerson(own.controller)) return displayName(nameOf(own.computer.strength));
    if (plan.onlyPerson()) return "YOU";
    return side == Side::Blue ? "PLAYER 1" : "PLAYER 2";
}

ReplaySummary summaryOf(const MatchPlan& plan, const Level& level, const Match& match, std::string now) {
    ReplaySummary summary;
    summary.occasion = occasionOf(plan);
    if (plan.kind == MatchPlan::Kind::Campaign) summary.place = nameOf(plan.campaignLevel);
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings().mode != Mode::Versus) continue;
        const Standing& standing = match.standing(side);
        summary.players[sideIndex(side)] = playerName(plan, level, side);
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
    // Two of the same name are told apart by their colours.
    if (summary.players[0] == summary.players[1]) return displayName(nameOf(*summary.winner)) + " WINS";
    return name + " WINS";
}

std::string shownScore(const ReplaySummary& summary, Mode mode) {
    std::string blue = std::to_string(summary.scores[sideIndex(Side::Blue)]);
    if (mode != Mode::Versus) return blue;
    return blue + " : " + std::to_string(summary.scores[sideIndex(Side::Red)]);
}

} // namespace arkanong
