#include "arkanong/headless/MatchReport.hpp"

#include "arkanong/headless/ReportText.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

const char* modeName(Mode mode) {
    if (mode == Mode::Sandbox) return "sandbox";
    return mode == Mode::Solo ? "solo" : "versus";
}

bool plays(Side side, Mode mode) { return side == Side::Blue ? mode != Mode::Sandbox : mode == Mode::Versus; }

std::string textOf(const MatchResult::Names& names) {
    return std::to_string(names.broken) + " of " + std::to_string(names.all);
}

std::string outcome(const MatchResult& result) {
    if (result.names)
        return textOf(*result.names) + " names broken, " + (result.over ? "played to its end" : "unfinished");
    if (!result.winner) return "undecided";
    if (result.mode == Mode::Solo) return *result.winner == Side::Blue ? "cleared" : "lost";
    return displayName(*result.winner) + " wins";
}

double meanBalls(const MatchResult& result) {
    return result.statistics.ballTicks() / std::max(result.statistics.ticks(), 1);
}

void printSide(std::ostream& out, Side side, const MatchResult& result) {
    const MatchResult::SideResult& of = result.sides[sideIndex(side)];
    const SideStatistics& did = result.statistics.of(side);
    out << displayName(side);
    if (!of.player.empty()) out << " (" << of.player << ')';
    out << ": score " << did.score << ", ";
    if (result.mode == Mode::Solo)
        out << "lives " << of.lives;
    else
        out << "goals " << did.goals << ", shields broken " << did.shieldsBroken;
    out << ", bricks " << did.bricks << ", longest combo " << did.longestCombo << ", serves " << did.serves
        << ", saves " << did.saves << ", capsules " << did.capsules << " good and " << did.badCapsules
        << " bad, steals " << did.conversions << ", top speed " << oneDecimal(did.topSpeed) << '\n';
}

void printMatchText(std::ostream& out, const MatchResult& result) {
    out << result.level << ", seed " << result.seed << ": " << outcome(result) << " after "
        << lengthText(result.ticks) << " (" << result.ticks << " ticks)\n";
    for (const Side side : {Side::Blue, Side::Red})
        if (plays(side, result.mode)) printSide(out, side, result);
    if (result.mode != Mode::Sandbox) out << "Longest rally: " << result.statistics.longestRally() << '\n';
    out << "Balls in play: " << result.balls << ", mean " << oneDecimal(meanBalls(result)) << '\n'
        << "State hash " << hexDigits(result.hash) << '\n';
    if (result.breach) printBreach(out, result);
    out << simulatedSecondsPerSecond(result.ticks, result.wallSeconds) << " simulated seconds per second\n";
}

void printMatchJson(std::ostream& out, const MatchResult& result) {
    out << "{\"level\": " << jsonString(result.level) << ", \"mode\": " << jsonString(modeName(result.mode))
        << ", \"seed\": " << result.seed << ", \"over\": " << (result.over ? "true" : "false")
        << ", \"winner\": " << (result.winner ? jsonString(nameOf(*result.winner)) : "null");
    if (result.names)
        out << ", \"namesBroken\": " << result.names->broken << ", \"names\": " << result.names->all;
    for (const Side side : {Side::Blue, Side::Red}) {
        const MatchResult::SideResult& of = result.sides[sideIndex(side)];
        const SideStatistics& did = result.statistics.of(side);
        out << ", " << jsonString(nameOf(side))
            << ": {\"player\": " << (of.player.empty() ? "null" : jsonString(of.player))
            << ", \"score\": " << did.score << ", \"goals\": " << did.goals
            << ", \"shieldsBroken\": " << did.shieldsBroken << ", \"lives\": " << of.lives
            << ", \"bricks\": " << did.bricks << ", \"longestCombo\": " << did.longestCombo
            << ", \"serves\": " << did.serves << ", \"saves\": " << did.saves
            << ", \"capsules\": " << did.capsules << ", \"badCapsules\": " << did.badCapsules
            << ", \"steals\": " << did.conversions << ", \"topSpeed\": " << oneDecimal(did.topSpeed) << '}';
    }
    out << ", \"longestRally\": " << result.statistics.longestRally() << ", \"balls\": " << result.balls
        << ", \"meanBalls\": " << oneDecimal(meanBalls(result)) << ", \"ticks\": " << result.ticks
        << ", \"hash\": " << jsonString(hexDigits(result.hash)) << ", \"breach\": " << breachJson(result)
        << ", \"simulatedSecondsPerSecond\": " << simulatedSecondsPerSecond(result.ticks, result.wallSeconds)
        << "}\n";
}

/// The combined result of several matches.
struct Summary {
    MatchResult sum; ///< The sums of all counters.
    std::array<int, 2> wins{};
    MatchResult::Names names;
    int undecided = 0;
    int breaches = 0;
    double ticks = 0.0;
    const MatchResult* longest = nullptr;
};

Summary summaryOf(const std::vector<MatchResult>& results) {
    Summary summary;
    summary.longest = &results.front();
    summary.sum.mode = results.front().mode;
    for (const MatchResult& result : results) {
        if (result.winner)
            ++summary.wins[sideIndex(*result.winner)];
        else
            ++summary.undecided;
        if (result.names) {
            summary.names.broken += result.names->broken;
            summary.names.all += result.names->all;
        }
        if (result.breach) ++summary.breaches;
        if (result.ticks > summary.longest->ticks) summary.longest = &result;
        for (std::size_t i = 0; i < result.sides.size(); ++i)
            summary.sum.sides[i].player = result.sides[i].player;
        summary.ticks += result.ticks;
        summary.sum.statistics.add(result.statistics);
        summary.sum.wallSeconds += result.wallSeconds;
    }
    return summary;
}

/// Prints a side's frequencies: "Blue (medium): per minute 14.2 serves, ...".
void printHabits(std::ostream& out, Side side, const MatchResult& sum) {
    const SideStatistics& of = sum.statistics.of(side);
    const double ticks = std::max(sum.statistics.ticks(), 1);
    const auto aMinute = [&](int count) { return oneDecimal(count * 60.0 * tuning::ticksPerSecond / ticks); };
    const std::string& player = sum.sides[sideIndex(side)].player;
    out << displayName(side) << (player.empty() ? "" : " (" + player + ')') << ": per minute "
        << aMinute(of.serves) << " serves, " << aMinute(of.capsules) << " good and "
        << aMinute(of.badCapsules) << " bad capsules, " << aMinute(of.conversions) << " steals; "
        << oneDecimal(of.depthTicks / ticks) << " px from its goal line\n";
}

void printSummaryJson(std::ostream& out, const std::vector<MatchResult>& results, const Summary& summary) {
    out << "{\"matches\": " << results.size() << ", \"firstSeed\": " << results.front().seed
        << ", \"blueWins\": " << summary.wins[sideIndex(Side::Blue)]
        << ", \"redWins\": " << summary.wins[sideIndex(Side::Red)] << ", \"undecided\": " << summary.undecided
        << ", \"longestTicks\": " << summary.longest->ticks << ", \"longestSeed\": " << summary.longest->seed
        << ", \"meanTicks\": " << oneDecimal(summary.ticks / static_cast<double>(results.size()))
        << ", \"meanBalls\": " << oneDecimal(meanBalls(summary.sum)) << ", \"breaches\": [";
    const char* separator = "";
    for (const MatchResult& result : results) {
        if (!result.breach) continue;
        out << separator << breachJson(result);
        separator = ", ";
    }
    out << "], \"simulatedSecondsPerSecond\": "
        << simulatedSecondsPerSecond(summary.ticks, summary.sum.wallSeconds) << "}\n";
}

} // namespace

void readStanding(MatchResult& result, const World& world) {
    result.mode = world.match().settings().mode;
    result.over = world.match().over();
    if (!world.match().settings().finale) result.winner = world.match().winner();
    if (result.winner && result.mode == Mode::Versus) result.round = resultOf(world.match());
    for (const Side side : {Side::Blue, Side::Red})
        result.sides[sideIndex(side)].lives = world.match().standing(side).lives;
    result.balls = world.objects().ballCount();
    result.ticks = world.tick();
    result.hash = world.stateHash();
}

std::string breachJson(const MatchResult& result) {
    if (!result.breach) return "null";
    return "{\"seed\": " + std::to_string(result.seed) +
           ", \"tick\": " + std::to_string(result.breach->tick) +
           ", \"what\": " + jsonString(result.breach->what) + '}';
}

void printBreach(std::ostream& out, const MatchResult& result) {
    out << "Rule broken with seed " << result.seed << " at tick " << result.breach->tick << ": "
        << result.breach->what << '\n';
}

void printStanding(std::ostream& out, const World& world) {
    const Match& match = world.match();
    const Standing& blue = match.standing(Side::Blue);
    const Standing& red = match.standing(Side::Red);
    out << "After " << lengthText(world.tick());
    if (match.settings().mode == Mode::Versus) {
        const std::pair ofBlue(blue.goals, blue.score);
        const std::pair ofRed(red.goals, red.score);
        if (match.settings().finale)
            out << (match.over() ? " the finale is over" : " of the finale");
        else if (match.winner())
            out << ' ' << displayName(*match.winner()) << " has won";
        else if (ofBlue == ofRed)
            out << " the sides are level";
        else
            out << (ofBlue > ofRed ? " Blue leads" : " Red leads");
        out << ": goals Blue " << blue.goals << ", Red " << red.goals << "; score Blue " << blue.score
            << ", Red " << red.score;
    } else {
        out << ": score " << blue.score;
    }
    out << ". Balls in play: " << world.objects().ballCount()
        << ", bricks left: " << world.objects().bricks.size() << ".\n";
}

void printMatch(std::ostream& out, const MatchResult& result, bool json) {
    json ? printMatchJson(out, result) : printMatchText(out, result);
}

void printSummary(std::ostream& out, const std::vector<MatchResult>& results, bool json) {
    const Summary summary = summaryOf(results);
    if (json) return printSummaryJson(out, results, summary);
    for (const MatchResult& result : results)
        if (result.breach) printBreach(out, result);
    const double mean = summary.ticks / static_cast<double>(results.size());
    out << results.size() << " matches, seeds " << results.front().seed << " to " << results.back().seed
        << ": ";
    if (results.front().names)
        out << textOf(summary.names) << " names broken";
    else
        out << "Blue won " << summary.wins[sideIndex(Side::Blue)] << ", Red won "
            << summary.wins[sideIndex(Side::Red)] << ", undecided " << summary.undecided;
    out << '\n'
        << "Length: mean " << lengthText(mean) << ", longest " << lengthText(summary.longest->ticks)
        << " (seed " << summary.longest->seed << ")\n"
        << "Balls in play: mean " << oneDecimal(meanBalls(summary.sum)) << '\n';
    for (const Side side : {Side::Blue, Side::Red})
        if (plays(side, summary.sum.mode)) printHabits(out, side, summary.sum);
    out << "Breaches: " << summary.breaches << '\n'
        << simulatedSecondsPerSecond(summary.ticks, summary.sum.wallSeconds)
        << " simulated seconds per second\n";
}

} // namespace arkanong
