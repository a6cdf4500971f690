#pragma once

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Text.hpp"

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

// Parts of menus and messages, drawn in the overlay layers. Positions are logical px on the screen.

namespace arkanong {

/// Distance between the centres of two menu items, and their default size, px.
inline constexpr double menuItemStep = 42.0;
inline constexpr double menuItemWidth = 300.0;
inline constexpr double menuItemHeight = 40.0;
inline constexpr Vec2 menuItemSize{menuItemWidth, menuItemHeight};

/// Draws a dark box with a thin rounded edge as the background of text. `opacity` < 1 lets the scene below show
/// through.
void drawPanel(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size, double opacity = 1.0);

/// Edge width, logical px, that is at least one pixel at window scales down to 70 %.
inline constexpr double thinEdge = 1.45;
/// Draws the edge of a rectangle, `edge` px wide, inside the rectangle.
void drawFrame(TextureManager& textures, Vec2 low, Vec2 size, sf::Color colour, double edge = thinEdge);

/// Width of the hint strip: that of the field, and more for large text, px.
double footWidth(const Type& type);
/// Draws the hint strip along the bottom of the field, over a match. `explained`: with space for a line above the
/// hints. `hints`: their width, px, if it is known: the strip does not cover the panels beside the field without need.
void drawFoot(TextureManager& textures, const Palette& palette, bool explained = false,
              std::optional<double> hints = std::nullopt);

/// Brightness of a match under a menu that appeared `age` seconds ago and takes `seconds` to dim it.
double brightnessUnderMenu(double age, double seconds = motion::dim);

/// Draws the pill behind a menu's selected item, centred at `centre`. `share` < 1 while it appears.
void drawSelection(TextureManager& textures, const Palette& palette, Vec2 centre, Vec2 size = menuItemSize,
                   double share = 1.0);
/// Draws a menu item centred at `centre`, with the selection's pill behind it if it is there. `selection` in [0, 1]
/// fades in its marks, also in the functions below.
void drawMenuItem(TextureManager& textures, const Palette& palette, std::string_view text, Vec2 centre,
                  double selection, Vec2 size = menuItemSize);
/// Draws an item with a value: its name on the left, "< value >" on the right.
void drawMenuChoice(TextureManager& textures, const Palette& palette, std::string_view name,
                    std::string_view value, Vec2 centre, double selection, Vec2 size = menuItemSize);
/// Draws an item that opens another screen: its name on the left, a detail in small text on the right, smaller still if
/// it does not fit.
void drawMenuEntry(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view detail, Vec2 centre, double selection, Vec2 size = menuItemSize);

/// Draws an item whose value is an amount: a bar beside it shows `share` in [0, 1].
void drawMenuScale(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view value, double share, Vec2 centre, double selection,
                   Vec2 size = menuItemSize);

/// Draws the game's name. `seconds` since it appeared drive its entrance animation. `scale` 1 is 760 px wide.
void drawTitle(TextureManager& textures, const Palette& palette, Vec2 centre, double scale, double seconds,
               double opacity = 1.0);

/// Draws both sides' numbers, "3 : 5", each `aside` px from the middle.
void drawTally(TextureManager& textures, const Palette& palette, const std::array<int, 2>& counts,
               Vec2 centre, TextSize size, double aside);

/// Draws a panel's heading centred at `at`, condensed if it is wider than `room` px.
void drawHeading(TextureManager& textures, std::string_view text, Vec2 at, double room, sf::Color colour);

/// Draws the heading of a screen that fills the window at the top left, and `note` at the top right.
void drawScreenHeading(TextureManager& textures, const Palette& palette, std::string_view text,
                       std::string_view note = {});

/// Draws a line above the hints that explains the selection.
void drawExplanation(TextureManager& textures, std::string_view text, sf::Color colour);

/// Downward offset of hints from space::hintLine at the player's text size, px.
double hintShift(const Type& type);

/// A key or button and its action.
struct Hint {
    std::string key; ///< One or several words, or pictures of a gamepad's buttons.
    std::string_view action;
};
/// Draws the hints in one row, each key in a frame unless it is a picture. `y` is the baseline, `middle` the row's
/// centre; by default the bottom of the screen and its middle.
void drawHints(TextureManager& textures, const Palette& palette, std::initializer_list<Hint> hints,
               double y = space::hintLine, double middle = screenSize.x / 2.0);
/// How wide that row is, px, as long as nothing condenses it.
double hintsWidth(const TextureManager& textures, std::initializer_list<Hint> hints);

} // namespace arkanong
