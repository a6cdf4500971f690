#include "arkanong/game/DebugOverlay.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"

#include <string>
#include <utility>

namespace arkanong {

namespace {

/// With one digit after the point.
std::string tenths(double value) {
    const auto number = static_cast<long long>(value * 10.0 + 0.5);
    return std::to_string(number / 10) + '.' + std::to_string(number % 10);
}

} // namespace

void drawDebugOverlay(TextureManager& textures, const Palette& palette, const DebugNumbers& numbers) {
    const std::pair<const char*, std::string> rows[] = {
        {"FRAMES/S", tenths(numbers.framesPerSecond)},
        {"FRAME MS", tenths(numbers.frameMilliseconds)},
        {"STEP MS", tenths(numbers.stepMilliseconds)},
        {"BUILD MS", tenths(numbers.buildMilliseconds)},
        {"DRAW MS", tenths(numbers.drawMilliseconds)},
        {"BALLS", std::to_string(numbers.balls)},
        {"CONTACTS", std::to_string(numbers.contacts)},
        {"DRAW CALLS", std::to_string(numbers.drawn.drawCalls)},
        {"SPRITES", std::to_string(numbers.drawn.sprites)},
        {"VERTICES", std::to_string(numbers.drawn.vertices)},
    };
    constexpr double rowStep = 18.0;
    constexpr Vec2 padding{14.0, 14.0};
    const Vec2 low = fieldOrigin + Vec2{12.0, 16.0};
    const Vec2 size{210.0, std::size(rows) * rowStep + 2.0 * padding.y - 6.0};
    textures.drawBox(Layer::Overlay, Sprite::Panel, low, size, palette.panel);

    TextStyle name;
    name.size = type::label;
    name.colour = palette.muted;
    TextStyle value = name;
    value.colour = palette.pale;
    value.align = Align::Right;
    double baseline = low.y + padding.y + 11.0;
    for (const auto& [label, number] : rows) {
        drawText(textures, label, {low.x + padding.x, baseline}, name);
        drawText(textures, number, {low.x + size.x - padding.x, baseline}, value);
        baseline += rowStep;
    }
}

} // namespace arkanong
