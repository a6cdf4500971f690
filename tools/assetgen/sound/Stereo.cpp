#include "assetgen/sound/Score.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

Stereo playedAround(const std::vector<ScoreNote>& notes, Instrument instrument, std::size_t stepSamples,
                    int steps) {
    std::array<std::vector<ScoreNote>, 2> sides;
    std::size_t side = 0;
    int start = notes.empty() ? 0 : notes.front().start;
    for (const ScoreNote& note : notes) {
        if (note.start != start) side = 1 - side;
        start = note.start;
        sides[side].push_back(note);
    }
    return {played(sides[0], instrument, stepSamples, steps),
            played(sides[1], instrument, stepSamples, steps)};
}

Stereo levelled(const Stereo& sides, double targetLoudness, double peakLimit) {
    if (sides.mono()) return levelled(sides.left, targetLoudness, peakLimit);
    const double left = loudness(sides.left);
    const double right = loudness(sides.right);
    const double both = std::sqrt((left * left + right * right) / 2.0);
    const double highest = std::max(peak(sides.left), peak(sides.right));
    const double gain = std::min(targetLoudness / both, peakLimit / highest);
    return onEachSide(sides, [&](const Signal& side) {
        Signal scaled;
        mixIn(scaled, side, gain);
        return scaled;
    });
}

} // namespace arkanong
