#pragma once

// The tick is the simulation's only clock. Durations in tuning headers are in ticks.

namespace arkanong::tuning {

inline constexpr int ticksPerSecond = 120;
inline constexpr double tickSeconds = 1.0 / ticksPerSecond;
constexpr int seconds(double s) { return static_cast<int>(s * ticksPerSecond + 0.5); }

} // namespace arkanong::tuning
