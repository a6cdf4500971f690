#include "arkanong/game/MatchReport.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace arkanong {

namespace {

constexpr std::array<Side, 2> bothSides{Side::Blue, Side::Red};

const char* sideName(Side side) { return side == Side::Blue ? "Blue" : "Red"; }

/// 16 hex digits.
std::string hex(std::uint64_t hash) {
    std::ostringstream text;
    text << std::hex << std::setfill('0') << std::setw(16) << hash;
    return text.str();
}

std::string oneDecimal(double number) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << number;
    return text.str();
}

/// Minutes and seconds, "1:05.3".
std::string length(double ticks) {
    const auto tenths = static_cast<long long>(ticks * 10.0 / tuning::ticksPerSecond);
    std::ostringstream text;
    text << tenths / 600 << ':' << std::setfill('0') << std::setw(2) << tenths / 10 % 60 << '.'
         << tenths % 10;
    return text.str();
}

std::string quoted(const std::string& text) {
    std::ostringstream json;
    json << '"';
    for (const char c : text) {
        const unsigned code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            json << '\\' << c;
        else if (code < 0x20U)
            json << "\\u" << std::hex << std::setfill('0') << std::setw(4) << code;
        else
            json << c;
    }
    json << '"';
    return json.str();
}

double simulatedSecondsPerSecond(double ticks, double wallSeconds) {
    return ticks * tuning::tickSeconds / std::max(wallSeconds, 1e-9);
}

std::string breachJson(const MatchResult& result) {
    if (!result.breach) return "null";
    return "{\"seed\": " + std::to_string(result.seed) +
           ", \"tick\": " + std::to_string(result.breach->tick) +
           ", \"what\": " + quoted(result.breach->what) + '}';
}

void printBreach(std::ostream& out, const MatchResult& result) {
    out << "Broken with seed " << result.seed << " at tick " << result.breach->tick << ": "
        << result.breach->what << '\n';
}

void printSide(std::ostream& out, Side side, const MatchResult::SideResult& result) {
    out << sideName(side);
    if (result.strength) out << " (" << nameOf(*result.strength) << ')';
    out << ": score " << result.score << ", shields " << result.shields << '\n';
}

void printMatchText(std::ostream& out, const MatchResult& result) {
    out << result.level << ", seed " << result.seed << ": ";
    if (result.winner)
        out << sideName(*result.winner) << " wins";
    else
        out << "undecided";
    out << " after " << length(result.ticks) << " (" << result.ticks << " ticks)\n";
    if (result.mode == Mode::Sandbox) {
        out << "Balls in play: " << result.balls << '\n';
    } else {
        for (const Side side : bothSides)
            printSide(out, side, result.sides[sideIndex(side)]);
    }
    out << "State hash " << hex(result.hash) << '\n';
    if (result.breach) printBreach(out, result);
    out << oneDecimal(simulatedSecondsPerSecond(result.ticks, result.wallSeconds))
        << " simulated seconds a second\n";
}

void printMatchJson(std::ostream& out, const MatchResult& result) {
    out << "{\"level\": " << quoted(result.level)
        << ", \"mode\": " << (result.mode == Mode::Versus ? "\"versus\"" : "\"sandbox\"")
        << ", \"seed\": " << result.seed << ", \"over\": " << (result.over ? "true" : "false")
        << ", \"winner\": " << (result.winner ? quoted(nameOf(*result.winner)) : "null");
    for (const Side side : bothSides) {
        const MatchResult::SideResult& of = result.sides[sideIndex(side)];
        out << ", " << quoted(nameOf(side))
            << ": {\"strength\": " << (of.strength ? quoted(std::string(nameOf(*of.strength))) : "null")
            << ", \"score\": " << of.score << ", \"shields\": " << of.shields << '}';
    }
    out << ", \"balls\": " << result.balls << ", \"ticks\": " << result.ticks
        << ", \"hash\": " << quoted(hex(result.hash)) << ", \"breach\": " << breachJson(result)
        << ", \"simulatedSecondsPerSecond\": "
        << oneDecimal(simulatedSecondsPerSecond(result.ticks, result.wallSeconds)) << "}\n";
}

struct Summary {
    std::array<int, 2> wins{};
    int undecided = 0;
    int breaches = 0;
    const MatchResult* longest = nullptr;
    double ticks = 0.0;
    double wallSeconds = 0.0;
};

Summary summaryOf(const std::vector<MatchResult>& results) {
    Summary summary;
    summary.longest = &results.front();
    for (const MatchResult& result : results) {
        if (result.winner)
            ++summary.wins[sideIndex(*result.winner)];
        else
            ++summary.undecided;
        if (result.breach) ++summary.breaches;
        if (result.ticks > summary.longest->ticks) summary.longest = &result;
        summary.ticks += result.ticks;
        summary.wallSeconds += result.wallSeconds;
    }
    return summary;
}

} // namespace

MatchResult resultOf(const World& world, const std::string& level, std::uint64_t seed) {
    MatchResult result;
    result.level = level;
    result.mode = world.match().settings().mode;
    result.seed = seed;
    result.over = world.match().over();
    result.winner = world.match().winner();
    for (const Side side : bothSides) {
        const Standing& standing = world.match().standing(side);
        result.sides[sideIndex(side)].score = standing.score;
        result.sides[sideIndex(side)].shields = standing.shields;
    }
    result.balls = world.objects().balls.size();
    result.ticks = world.tick();
    result.hash = world.stateHash();
    return result;
}

void printStanding(std::ostream& out, const World& world) {
    const Match& match = world.match();
    const Standing& blue = match.standing(Side::Blue);
    const Standing& red = match.standing(Side::Red);
    out << "After " << length(world.tick()) << ": Blue " << blue.score << " : " << red.score
        << " Red, shields " << blue.shields << " : " << red.shields << ", "
        << (match.winner() ? std::string(sideName(*match.winner())) + " has won" : "still in play") << '\n';
}

void printMatch(std::ostream& out, const MatchResult& result, bool json) {
    json ? printMatchJson(out, result) : printMatchText(out, result);
}

void printSummary(std::ostream& out, const std::vector<MatchResult>& results, bool json) {
    const Summary summary = summaryOf(results);
    const double mean = summary.ticks / static_cast<double>(results.size());
    const std::string rate = oneDecimal(simulatedSecondsPerSecond(summary.ticks, summary.wallSeconds));
    if (json) {
        out << "{\"matches\": " << results.size() << ", \"firstSeed\": " << results.front().seed
            << ", \"blueWins\": " << summary.wins[sideIndex(Side::Blue)]
            << ", \"redWins\": " << summary.wins[sideIndex(Side::Red)]
            << ", \"undecided\": " << summary.undecided << ", \"longestTicks\": " << summary.longest->ticks
            << ", \"longestSeed\": " << summary.longest->seed << ", \"meanTicks\": " << oneDecimal(mean)
            << ", \"breaches\": [";
        const char* separator = "";
        for (const MatchResult& result : results) {
            if (!result.breach) continue;
            out << separator << breachJson(result);
            separator = ", ";
        }
        out << "], \"simulatedSecondsPerSecond\": " << rate << "}\n";
        return;
    }
    for (const MatchResult& result : results)
        if (result.breach) printBreach(out, result);
    out << results.size() << " matches, seeds " << results.front().seed << " to " << results.back().seed
        << ": Blue won " << summary.wins[sideIndex(Side::Blue)] << ", Red won "
        << summary.wins[sideIndex(Side::Red)] << ", undecided " << summary.undecided << '\n'
        << "Length: mean " << length(mean) << ", longest " << length(summary.longest->ticks) << " (seed "
        << summary.longest->seed << ")\n"
        << "Breaches: " << summary.breaches << '\n'
        << rate << " simulated seconds a second\n";
}

} // namespace arkanong
