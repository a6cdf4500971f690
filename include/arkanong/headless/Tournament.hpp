#pragma once

#include "arkanong/headless/MatchRun.hpp"

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace arkanong {

/// Everyone against everyone else.
struct TournamentPlan {
    std::vector<Entrant> entrants; ///< At least two.
    std::vector<Level> levels;     ///< At least one: the matches of a pairing go round them.
    MatchSettings settings;        ///< In Versus.
    int matches = 40;              ///< Of each pairing, half of them on either side. Even, > 0.
    std::uint64_t seed = 1;        ///< Of each pairing's first match; the others go on from it.
};

/// So many of so many, and where the true share lies with 95 % confidence (Wilson's interval). `of` > 0.
struct Share {
    int count = 0;
    int of = 0;

    double value() const { return static_cast<double>(count) / of; }
    double low() const;
    double high() const;
};

struct TournamentResult {
    /// Of two entrants, by their places in the plan.
    struct Pairing {
        std::size_t first = 0; ///< The later one in the plan.
        std::size_t second = 0;
        int wins = 0; ///< Of the first.
        int losses = 0;
    };
    std::vector<Pairing> pairings;
    Share blue; ///< Matches that Blue won, of those that were decided.
    std::vector<MatchResult> matches;
};

/// Plays it on so many threads (> 0). The result does not depend on how many.
TournamentResult playTournament(const TournamentPlan& plan, unsigned threads);

/// A table of who beats whom how often, as text or one JSON object.
void printTournament(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result,
                     bool json);

} // namespace arkanong
