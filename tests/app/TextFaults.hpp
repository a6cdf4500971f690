#pragma once

#include "app/Gallery.hpp"

#include <string>
#include <vector>

// What is wrong with the texts of a screen: for tests of all screens, and of matches in play.

namespace arkanong::test {

/// Everything written on a screen, in the order in which it is drawn.
struct Drawn {
    std::vector<DrawnText> texts;
    std::vector<DrawnPanel> panels;
};

/// What the stage shows by now.
Drawn drawnOn(Stage& stage);

/// Whether the text must be readable: not disabled, not below another screen, and not fading.
bool mustBeRead(const DrawnText& text);

/// The text and its place, for messages.
std::string told(const DrawnText& text);

/// Describes the texts that cannot be read: cut, too small, outside the window or their panel, or too near to another.
/// `scale` is the player's text size, 1 = 100 %.
std::vector<std::string> faultsOf(const Drawn& drawn, double scale);

/// Describes where a panel covers another one's edge, a text lies below a bar, a line goes through letters, or a letter's mark or tail reaches over
/// the edge of its panel. In the language for tests, in which all letters have marks, some do.
std::vector<std::string> edgeFaultsOf(const Drawn& drawn);

/// What faultsOf() and edgeFaultsOf() describe.
std::vector<std::string> allFaultsOf(const Drawn& drawn, double scale);

} // namespace arkanong::test
