#pragma once

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <string_view>

// The two panels of a screen on which a level is chosen: a menu on the left, the level on the right. Logical px.

namespace arkanong::levelpanel {

inline constexpr Vec2 menuLow{space::margin, space::top};
inline constexpr Vec2 menuSize{552.0, space::height};
inline constexpr double menuMiddle = menuLow.x + menuSize.x / 2.0;
inline constexpr double itemWidth = menuSize.x - 2.0 * space::padding;

inline constexpr Vec2 low{menuLow.x + menuSize.x + space::gap, space::top};
inline constexpr Vec2 size{screenSize.x - space::margin - low.x, space::height};
inline constexpr double middle = low.x + size.x / 2.0;
inline constexpr double pictureWidth = size.x - 2.0 * space::gap;
inline constexpr Vec2 pictureSize{pictureWidth, levelPictureHeight(pictureWidth)};
inline constexpr Vec2 pictureLow{low.x + space::gap, low.y + space::gap};

/// Draws both panels; the right one shows the level with its name, idea and specials.
void draw(TextureManager& textures, const Palette& palette, const Level& level);
/// Draws both panels; the right one shows an error: a heading and its explanation in sentences.
void drawMissing(TextureManager& textures, const Palette& palette, std::string_view what,
                 std::string_view why = {});

} // namespace arkanong::levelpanel
