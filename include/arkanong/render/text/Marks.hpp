#pragma once

#include <string_view>

namespace arkanong {

/// How far the marks of a text's capitals reach above them, in cap heights: 0 if none has one, as in English. Lines of
/// capitals stand so close to each other that only these marks need more room.
double marksAbove(std::string_view text);

/// How far the marks of a text's capitals, or between them, reach below them, in cap heights: 0 if none has one, as in English.
double marksBelow(std::string_view text);

/// How much further from each other lines of such a text must stand where they are close, in cap heights: 0 if no letter
/// has a mark, as in English.
double moreLeading(std::string_view text);

} // namespace arkanong
