#pragma once

#include "Engine.hpp"

#include <array>
#include <string>

namespace arkanong::bounce {

/// The changes that differenceAfter() knows, in the order in which the page on collision numbers them.
constexpr std::array<const char*, 8> changeNames{"repeated", "permuted", "mirrored",    "turned",
                                                 "carried",  "slower",   "other steps", "reversed"};

/// Plays the setup and again with a change that must not matter, and returns how far balls end apart, px: the largest
/// distance of a ball from where it ended before. Of "repeated", any difference counts, in velocities as well.
///
///     repeated        nothing is changed
///     permuted        balls and obstacles are given in the opposite order
///     mirrored        x becomes -x
///     turned          a quarter turn, (x, y) becomes (-y, x)
///     carried         everything moves 64 px/s faster to the right
///     slower          speeds are halved, the duration is doubled
///     other steps     the duration is cut into a third fewer steps
///     reversed        from the end, with all velocities turned round, back to the beginning
///
/// Throws std::runtime_error for an unknown name.
double differenceAfter(const std::string& change, Engine& engine, const Setup& setup);

} // namespace arkanong::bounce
