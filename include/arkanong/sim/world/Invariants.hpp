#pragma once

#include <string>

namespace arkanong {

struct Field;

/// What World::brokenInvariant() says.
std::string brokenInvariant(const Field& field);

} // namespace arkanong
