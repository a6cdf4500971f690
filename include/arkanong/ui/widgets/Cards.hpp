#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"

#include <string>
#include <string_view>

// The cards of a match's setup. `place` is a card's box, px; `glow` is 1 where it is selected, else 0.

namespace arkanong {

/// The places of the cards, px: three beside each other, a bar below them, and below that one or two buttons.
namespace cardplace {
inline constexpr double sideWidth = 372.0;
inline constexpr double right = screenSize.x - space::margin;
inline constexpr double top = space::top + 4.0;
inline constexpr double bottom = 448.0;
inline constexpr Box blue{{space::margin, top}, {space::margin + sideWidth, bottom}};
inline constexpr Box middle{{space::margin + sideWidth + space::gap, top},
                            {right - sideWidth - space::gap, bottom}};
inline constexpr Box red{{right - sideWidth, top}, {right, bottom}};
inline constexpr Box bar{{space::margin, 464.0}, {right, 524.0}};
inline constexpr Box wideButton{{space::margin, 540.0}, {right, space::bottom}};
inline constexpr Box button{{space::margin, 540.0}, {800.0, space::bottom}};
inline constexpr Box otherButton{{800.0 + space::gap, 540.0}, {right, space::bottom}};
} // namespace cardplace

/// Draws the box of a card with an edge in this colour.
void drawCardBox(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                 sf::Color edge);

/// Draws who plays a side: the paddle, and a sentence about it.
void drawSideCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                  const PaddlePortrait& portrait, const std::string& who, const std::string& about);

/// Draws a bar with a word at its left end and a line at its right end.
void drawBarCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                 std::string_view word, std::string_view line);

/// Draws a button: its name, and below it a detail, which may be empty.
void drawButtonCard(TextureManager& textures, const Palette& palette, const Box& place, double glow,
                    const std::string& name, const std::string& detail, sf::Color edge);

} // namespace arkanong
