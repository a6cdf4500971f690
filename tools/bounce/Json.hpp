#pragma once

#include "Scene.hpp"

namespace arkanong::bounce {

/// A setup as one line of JSON, with the arena's walls among the obstacles and without the answers.
std::string jsonOf(const Setup& setup);
/// A scene with its words and its setup, on one line.
std::string jsonOf(const Scene& scene);

} // namespace arkanong::bounce
