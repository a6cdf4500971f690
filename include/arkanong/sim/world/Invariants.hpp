#pragma once

#include <string>

namespace arkanong {

struct Field;

/// Implements World::brokenInvariant().
std::string brokenInvariant(const Field& field);

} // namespace arkanong
