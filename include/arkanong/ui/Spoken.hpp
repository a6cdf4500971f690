#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/text/Type.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Where the texts of what can be selected stand on a screen, screen px. All empty: nothing can be selected.
struct Choices {
    std::vector<Box> selected{}; ///< Of the item that is selected; a label can lie apart from its value.
    std::vector<Box> others{};
    std::vector<Box>
        silent{}; ///< Texts drawn here are not said: of controls for the mouse, whose keys are hints.

    /// Adds the place of an item.
    void add(const Box& place, bool isSelected) { (isSelected ? selected : others).push_back(place); }
    bool any() const { return !selected.empty() || !others.empty(); }
};

/// What a screen tells a player who hears it instead of seeing it. It is taken from the lines of text that were drawn, in
/// the order in which they were drawn, so nothing is written twice and nothing shown is left unsaid. Texts for readAloud():
/// each sentence or row of a table ends with a line break.
struct Spoken {
    std::vector<std::string> lines; ///< Heading and content.
    std::string focus;              ///< What is selected, with its value, and whether it is disabled.
    std::string explanation;        ///< Of what is selected.
    std::string hints;              ///< The controls along the bottom.
};

/// `texts`: what the screen on top has drawn. What is dark or fading belongs to another screen or to nothing, and what
/// lies within an item that is not selected is said when it is.
Spoken spokenOf(const Catalogue& catalogue, const std::vector<DrawnText>& texts, const Choices& choices);

} // namespace arkanong
