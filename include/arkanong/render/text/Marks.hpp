#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// How far the marks of a text's capitals reach above them, in cap heights: 0 if none has one, as in English. Lines of
/// capitals stand so close to each other that only these marks need more room.
double marksAbove(std::string_view text);

/// How far the marks of a text's capitals, or between them, reach below them, in cap heights: 0 if none has one, as in English.
double marksBelow(std::string_view text);

/// How much further from each other lines of such a text must stand where they are close, in cap heights: 0 if no letter
/// has a mark, as in English.
double moreLeading(std::string_view text);

/// The furthest reach of the marks of several texts, in cap heights, as marksAbove(), marksBelow() and moreLeading() have it.
struct MarksReach {
    double above = 0.0;
    double below = 0.0;
    double leading = 0.0;
};
MarksReach furthestMarks(const std::vector<std::string>& texts);

} // namespace arkanong
