#include "arkanong/game/Toast.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double shortest = 2.6; ///< Seconds.
constexpr double reading = 0.06; ///< Seconds for a letter.
constexpr double fade = 0.25;
constexpr double size = 10.0;
constexpr double margin = 22.0;
constexpr double height = 44.0;
constexpr double top = 24.0;

} // namespace

void Toast::show(std::string text) {
    text_ = std::move(text);
    age_ = 0.0;
}

void Toast::draw(TextureManager& textures, const Palette& palette) const {
    const double life = std::max(shortest, reading * static_cast<double>(text_.size()));
    if (age_ >= life) return;
    const double shown = easeOut(age_ / fade) * easeOut((life - age_) / fade);
    const double width = measureText(textures, text_, size) + 2.0 * margin;
    const Vec2 low{(screenSize.x - width) / 2, top - (1.0 - shown) * (top + height)};
    drawPanel(textures, palette, low, {width, height});
    TextStyle style;
    style.size = size;
    style.colour = faded(palette.pale, shown);
    style.align = Align::Centre;
    drawText(textures, text_, {screenSize.x / 2, low.y + (height + size) / 2}, style);
}

} // namespace arkanong
