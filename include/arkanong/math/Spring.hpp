#pragma once

namespace arkanong {

/// A damped spring: a value that is pulled towards a target.
struct Spring {
    double value = 0.0;
    double speed = 0.0; ///< Rate of change a second.

    /// Advances by `seconds` towards `target`. `frequency` (> 0) is the oscillations a second without
    /// damping; `damping` 1 is critical (no overshoot), values near 0 oscillate for long.
    void advance(double target, double frequency, double damping, double seconds) {
        constexpr double step = 1.0 / 480.0;
        const double stiffness = 6.2832 * frequency;
        for (double left = seconds; left > 0.0; left -= step) {
            const double time = left < step ? left : step;
            speed += ((target - value) * stiffness - 2.0 * damping * speed) * stiffness * time;
            value += speed * time;
        }
    }
};

} // namespace arkanong
