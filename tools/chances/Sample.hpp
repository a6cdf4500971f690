#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/analysis/Playout.hpp"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace arkanong::chances {

/// A match of two computers, drawn from a seed.
struct DrawnMatch {
    const Level* level;
    MatchSettings settings;
    Profiles profiles;
    std::uint64_t seed;
};

/// Half of the matches are between equal strengths, the others between strengths that differ by up to one and a half steps;
/// all else is drawn, too: the level, the personalities, in one match of four some cards, and in one of eight a boss.
DrawnMatch drawnMatch(const std::vector<Level>& levels, std::uint64_t seed);

/// A moment of a match that has been played to its end.
struct Sample {
    std::uint64_t match = 0; ///< Its seed.
    int tick = 0;
    bool won = false; ///< By Blue.
    double evaluated = 0.0;
    Features features{};
    std::vector<double> playouts; ///< Blue's chance at the end of each, by the evaluation; may be empty.
};

/// What is done at the moments of a match.
struct SamplePlan {
    int moments = 3;      ///< For each match, spread at random over its length.
    int playouts = 0;     ///< From each moment.
    int playoutTicks = 0; ///< After which they are cut off.
};

/// Plays the match to its end and samples it. Empty if it has no winner within half an hour.
std::vector<Sample> samplesOf(const DrawnMatch& match, const SamplePlan& plan);

/// Samples as lines of numbers, which read() reads again.
void print(std::ostream& out, const std::vector<Sample>& samples);
std::vector<Sample> read(const std::string& path);

} // namespace arkanong::chances
