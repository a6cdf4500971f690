#pragma once

#include "Engine.hpp"

namespace arkanong::bounce {

/// The deepest overlap of a ball with a ball or an obstacle at the end of any step, px; 0 if there is none.
double deepestOverlap(const Setup& setup, const Course& course);

} // namespace arkanong::bounce
