#include "arkanong/ui/widgets/Toast.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double shortest = 2.6;  ///< Shortest time that it is shown, s.
constexpr double reading = 0.045; ///< Time per letter, if that takes longer than `shortest`, s.
constexpr TextSize size = type::label;
constexpr double toastLineStep = 20.0;
constexpr double margin = 22.0;
constexpr double padding = 24.0; ///< Space above and below the lines together, px.
constexpr double top = 24.0;
constexpr double widest = 900.0; ///< Largest width of a line, px.

double lifeOf(const std::string& text) {
    return std::max(shortest, reading * static_cast<double>(text.size()));
}

} // namespace

void Toast::show(std::string text) {
    text_ = std::move(text);
    age_ = 0.0;
}

void Toast::draw(TextureManager& textures, const Palette& palette, bool moves) const {
    const double life = lifeOf(text_);
    if (age_ >= life) return;
    const double shown = easeOut(age_ / motion::fade) * easeOut((life - age_) / motion::fade);
    const std::vector<std::string> lines = wrapText(textures, text_, size, widest);
    double width = 0.0;
    for (const std::string& line : lines)
        width = std::max(width, measureText(textures, line, size));
    width += 2.0 * margin;
    const double step = textures.type().lineSpacing(size, toastLineStep);
    const double height = step * static_cast<double>(lines.size()) + padding;
    const double slide = moves ? (1.0 - shown) * (top + height) : 0.0;
    const Vec2 low{(screenSize.x - width) / 2, top - slide};
    drawPanel(textures, palette, low, {width, height}, moves ? 1.0 : shown);
    const TextStyle style{size, faded(palette.pale, shown), Align::Centre};
    double y = low.y + (padding + step + size) / 2.0;
    for (const std::string& line : lines) {
        drawText(textures, line, {screenSize.x / 2, y}, style);
        y += step;
    }
}

} // namespace arkanong
