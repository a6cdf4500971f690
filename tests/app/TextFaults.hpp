#pragma once

#include "arkanong/render/text/Type.hpp"

#include <string>
#include <vector>

namespace arkanong::test {

/// Names a text with its position: "\"Wide\" at 22,40 to 80,54", screen px.
std::string told(const DrawnText& text);

/// Whether the text must be readable: not disabled, not below another screen or the balls, and not fading.
bool mustBeRead(const DrawnText& text);

/// Describes what cannot be read in one frame: texts that are too small for a text size of `scale` (1 = 100 %), are cut,
/// leave the window, overlap, or stand in lines less than 1.2 cap heights apart.
std::vector<std::string> faultsOf(const std::vector<DrawnText>& texts, double scale);

} // namespace arkanong::test
