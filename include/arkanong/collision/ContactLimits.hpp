#pragma once

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// Limits of the work of a step. A ball that exceeds one is frozen: it keeps its position until the step's end and its
/// velocity for the next step. No step of up to a second comes near the defaults, however dense an ordinary crowd is.
struct ContactLimits {
    /// The most contacts of a ball in one step, at most 65,534. A ball that glides along a spinning side has some
    /// thousands; without end is, for example, the pressing of a ball against a wall.
    int ofBall = 20'000;
    /// A crowd is jammed when it has more than `ofCrowd` contacts, and `perBall` for each ball, while time advances by at
    /// most the share `progress` of the step. Then balls that have had more than `ofJammedBall` contacts are frozen.
    std::uint64_t ofCrowd = 4000;
    std::uint64_t perBall = 6;
    int ofJammedBall = 4;
    /// 1 or more: all contacts of the step count, so that its work has a bound that depends only on the number of balls.
    double progress = 1e-9;

    std::uint64_t jammedFrom(std::size_t balls) const { return ofCrowd + perBall * balls; }
    bool countWholeStep() const { return progress >= 1.0; }
};

/// How far a step got.
struct StepReport {
    std::uint64_t contacts = 0; ///< Found since the step's beginning.
    std::size_t frozen = 0;     ///< Balls frozen by a limit, see ContactLimits.
    double exactUntil = 0.0;    ///< No ball was frozen before this time, s from the step's beginning.
};

} // namespace arkanong
