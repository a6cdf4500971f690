#pragma once

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/Text.hpp"

#include <initializer_list>
#include <string_view>

// The pieces that menus and messages are made of, drawn in the overlay layers. Positions are logical px on
// the screen.

namespace arkanong {

/// Distance between the middles of two menu items, px, and their usual size.
inline constexpr double menuItemStep = 42.0;
inline constexpr double menuItemWidth = 300.0;
inline constexpr double menuItemHeight = 40.0;
inline constexpr Vec2 menuItemSize{menuItemWidth, menuItemHeight};

/// A dark box with a thin rounded edge, for text to stand on; `opacity` below 1 lets what lies below be seen.
void drawPanel(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size, double opacity = 1.0);

/// A pixel of the window at any size down to 70 %.
inline constexpr double thinEdge = 1.45;
/// The edge of a rectangle, `edge` px wide, inside it.
void drawFrame(TextureManager& textures, Vec2 low, Vec2 size, sf::Color colour, double edge = thinEdge);

/// The width of that strip: the field's, and more for large letters.
double footWidth(const TextureManager& textures);
/// The strip along the bottom of the field on which hints can be read over a match; `explained` = with room
/// for a line above them.
void drawFoot(TextureManager& textures, const Palette& palette, bool explained = false);

/// How bright a match is under a menu that came `age` seconds ago and takes `seconds` to dim it.
double brightnessUnderMenu(double age, double seconds = motion::dim);

/// The pill behind a menu's selected item, around `centre`; `share` below 1 while it comes in.
void drawSelection(TextureManager& textures, const Palette& palette, Vec2 centre, Vec2 size = menuItemSize,
                   double share = 1.0);
/// A menu's item around `centre`, on the selection's pill if it lies there. `selection` from 0 (not selected)
/// to 1 (selected) brings in its marks; so it is for those below.
void drawMenuItem(TextureManager& textures, const Palette& palette, std::string_view text, Vec2 centre,
                  double selection, Vec2 size = menuItemSize);
/// An item that has a value: its name on the left, "< value >" on the right.
void drawMenuChoice(TextureManager& textures, const Palette& palette, std::string_view name,
                    std::string_view value, Vec2 centre, double selection, Vec2 size = menuItemSize);
/// An item that leads to more: its name on the left, what is there in small letters on the right, in letters
/// smaller still where it would not fit.
void drawMenuEntry(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view detail, Vec2 centre, double selection, Vec2 size = menuItemSize);

/// An item whose value is an amount: a bar beside it shows `share` of the whole, 0 to 1.
void drawMenuScale(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view value, double share, Vec2 centre, double selection,
                   Vec2 size = menuItemSize);

/// The game's name; `seconds` since it appeared, for its entrance. `scale` 1 is 760 px wide.
void drawTitle(TextureManager& textures, const Palette& palette, Vec2 centre, double scale, double seconds,
               double opacity = 1.0);

/// A panel's heading, centred at `at`; in smaller letters where it would be wider than `room` px.
void drawHeading(TextureManager& textures, std::string_view text, Vec2 at, double room, sf::Color colour);

/// The heading of a screen that has the window to itself, at its top left; `note` at its top right.
void drawScreenHeading(TextureManager& textures, const Palette& palette, std::string_view text,
                       std::string_view note = {});

/// A line above the hints about what is selected.
void drawExplanation(TextureManager& textures, std::string_view text, sf::Color colour);

/// How much lower than space::hintLine hints stand at the player's text size, px.
double hintShift(const TextureManager& textures);

/// A key or button and what it does.
struct Hint {
    std::string key; ///< A word or several, or pictures of a gamepad's buttons.
    std::string_view action;
};
/// The hints in one row, each key in a frame unless it is a picture; along the bottom of the screen, around its
/// middle, unless `y` (the baseline) and `middle` say otherwise.
void drawHints(TextureManager& textures, const Palette& palette, std::initializer_list<Hint> hints,
               double y = space::hintLine, double middle = screenSize.x / 2.0);

} // namespace arkanong
