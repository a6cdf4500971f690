#include "arkanong/headless/ReportText.hpp"
#include "arkanong/headless/Tournament.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

// Prints the result of a tournament.

namespace arkanong {

namespace {

using Pairing = TournamentResult::Pairing;

constexpr int cellWidth = 20;

std::string percent(double share) { return oneDecimal(100.0 * share); }

/// A share in percent with its 95 % confidence interval: "65.5 (58.7-71.7)".
std::string text(const Share& share) {
    if (share.of == 0) return "undecided";
    return percent(share.value()) + " (" + percent(share.low()) + '-' + percent(share.high()) + ')';
}

/// The share of matches that the entrant at `row` won against the one at `column`.
Share shareOf(const TournamentResult& result, std::size_t row, std::size_t column) {
    const auto pairing = std::find_if(result.pairings.begin(), result.pairings.end(), [&](const Pairing& p) {
        return p.first == std::max(row, column) && p.second == std::min(row, column);
    });
    const int decided = pairing->wins + pairing->losses;
    return {pairing->first == row ? pairing->wins : pairing->losses, decided};
}

struct Sums {
    Statistics statistics;
    double ticks = 0.0, wallSeconds = 0.0;
    int breaches = 0;
    double longest = 0.0;
};

Sums sumsOf(const TournamentResult& result) {
    Sums sums;
    for (const MatchResult& match : result.matches) {
        sums.ticks += match.ticks;
        sums.statistics.add(match.statistics);
        sums.wallSeconds += match.wallSeconds;
        sums.longest = std::max(sums.longest, static_cast<double>(match.ticks));
        if (match.breach) ++sums.breaches;
    }
    return sums;
}

double meanBalls(const Sums& sums) {
    return sums.statistics.ballTicks() / std::max(sums.statistics.ticks(), 1);
}

double meanTicks(const TournamentResult& result, const Sums& sums) {
    return sums.ticks / static_cast<double>(result.matches.size());
}

void printTable(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result) {
    std::size_t widest = 0;
    for (const Entrant& entrant : plan.entrants)
        widest = std::max(widest, nameOf(entrant).size());
    const auto named = [&](const std::string& name) { out << std::setw(static_cast<int>(widest)) << name; };
    out << std::left;
    named("");
    for (const Entrant& entrant : plan.entrants)
        out << "  " << std::setw(cellWidth) << nameOf(entrant);
    for (std::size_t row = 0; row < plan.entrants.size(); ++row) {
        out << '\n';
        named(nameOf(plan.entrants[row]));
        for (std::size_t column = 0; column < plan.entrants.size(); ++column)
            out << "  " << std::setw(cellWidth) << (row == column ? "-" : text(shareOf(result, row, column)));
    }
    out << '\n';
}

void printText(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result) {
    const Sums sums = sumsOf(result);
    out << plan.matches << " matches per pairing, seeds " << plan.seed << " to "
        << plan.seed + static_cast<std::uint64_t>(plan.matches) - 1 << ", on";
    for (std::size_t i = 0; i < plan.levels.size(); ++i)
        out << (i == 0 ? " " : ", ") << plan.levels[i].name;
    out << "\nHow often the row beats the column, in %, with the 95 % confidence interval:\n";
    printTable(out, plan, result);
    out << "Blue won " << result.blue.count << " of " << result.blue.of << ": " << text(result.blue) << " %\n"
        << "Length: mean " << lengthText(meanTicks(result, sums)) << ", longest " << lengthText(sums.longest)
        << '\n'
        << "Balls in play: mean " << oneDecimal(meanBalls(sums)) << '\n'
        << "Breaches: " << sums.breaches << '\n';
    for (const MatchResult& match : result.matches)
        if (match.breach) printBreach(out, match);
    out << simulatedSecondsPerSecond(sums.ticks, sums.wallSeconds)
        << " simulated seconds per second and thread\n";
}

std::string json(const Share& share) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(4) << "\"wins\": " << share.count << ", \"of\": " << share.of;
    if (share.of > 0)
        out << ", \"share\": " << share.value() << ", \"low\": " << share.low()
            << ", \"high\": " << share.high();
    return out.str();
}

void printJson(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result) {
    const Sums sums = sumsOf(result);
    out << "{\"matches\": " << plan.matches << ", \"firstSeed\": " << plan.seed << ", \"levels\": [";
    for (std::size_t i = 0; i < plan.levels.size(); ++i)
        out << (i == 0 ? "" : ", ") << jsonString(plan.levels[i].name);
    out << "], \"pairings\": [";
    for (std::size_t i = 0; i < result.pairings.size(); ++i) {
        const Pairing& pairing = result.pairings[i];
        out << (i == 0 ? "" : ", ") << "{\"first\": " << jsonString(nameOf(plan.entrants[pairing.first]))
            << ", \"second\": " << jsonString(nameOf(plan.entrants[pairing.second])) << ", "
            << json(Share{pairing.wins, pairing.wins + pairing.losses}) << '}';
    }
    out << "], \"blue\": {" << json(result.blue)
        << "}, \"meanTicks\": " << oneDecimal(meanTicks(result, sums))
        << ", \"longestTicks\": " << oneDecimal(sums.longest)
        << ", \"meanBalls\": " << oneDecimal(meanBalls(sums)) << ", \"breaches\": [";
    const char* separator = "";
    for (const MatchResult& match : result.matches) {
        if (!match.breach) continue;
        out << separator << breachJson(match);
        separator = ", ";
    }
    out << "], \"simulatedSecondsPerSecond\": " << simulatedSecondsPerSecond(sums.ticks, sums.wallSeconds)
        << "}\n";
}

} // namespace

void printTournament(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result,
                     bool json) {
    json ? printJson(out, plan, result) : printText(out, plan, result);
}

} // namespace arkanong
