#pragma once

namespace arkanong {

/// A value that swings to where it is drawn, like a weight on a spring.
struct Spring {
    double value = 0.0;
    double speed = 0.0; ///< Change in a second.

    /// `seconds` pass. Drawn towards `target` it swings with `frequency` turns a second, > 0; `damping` 1
    /// comes to rest without swinging over, near 0 swings for long.
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
