#pragma once

#include "arkanong/headless/MatchRun.hpp"

#include <cstdint>
#include <ostream>
#include <vector>

namespace arkanong {

/// The setup of a tournament, a round robin.
struct TournamentPlan {
    std::vector<Entrant> entrants; ///< At least two.
    std::vector<Level> levels;     ///< At least one; the matches of a pairing cycle through them.
    MatchSettings settings;        ///< The mode is Versus.
    int matches = 40;              ///< Per pairing, half of them on each side. Even, > 0.
    std::uint64_t seed = 1; ///< Seed of each pairing's first match; later matches use consecutive seeds.
};

/// A proportion, count / of, with its 95 % confidence interval (Wilson's). `of` > 0.
struct Share {
    int count = 0;
    int of = 0;

    double value() const { return static_cast<double>(count) / of; }
    double low() const;
    double high() const;
};

struct TournamentResult {
    /// Two entrants, as indices into TournamentPlan::entrants.
    struct Pairing {
        std::size_t first = 0; ///< The one with the larger index.
        std::size_t second = 0;
        int wins = 0; ///< Matches that `first` won.
        int losses = 0;
    };
    std::vector<Pairing> pairings;
    Share blue; ///< Blue's share of the decided matches.
    std::vector<MatchResult> matches;
};

/// Plays the tournament on `threads` threads, > 0. The result does not depend on their number.
TournamentResult playTournament(const TournamentPlan& plan, unsigned threads);

/// Prints the win rates of all pairings as a table or as one JSON object.
void printTournament(std::ostream& out, const TournamentPlan& plan, const TournamentResult& result,
                     bool json);

} // namespace arkanong
