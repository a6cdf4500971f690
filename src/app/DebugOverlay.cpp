#include "arkanong/app/DebugOverlay.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/world/World.hpp"

#include <string>
#include <utility>

namespace arkanong {

namespace {

/// The value with one digit after the point.
std::string tenths(double value) {
    const auto number = static_cast<long long>(value * 10.0 + 0.5);
    return std::to_string(number / 10) + '.' + std::to_string(number % 10);
}

} // namespace

void DebugOverlay::add(const FrameTime& frame) {
    const auto smooth = [](double& value, double latest) { value += (latest - value) * 0.1; };
    smooth(smoothed_.whole, frame.whole);
    smooth(smoothed_.steps, frame.steps);
    smooth(smoothed_.building, frame.building);
    smooth(smoothed_.drawing, frame.drawing);
}

void DebugOverlay::draw(TextureManager& textures, const Palette& palette, const World* world) const {
    if (!shown_) return;
    const FrameCounts drawn = textures.counts();
    const std::pair<const char*, std::string> rows[] = {
        {"Frames/s", tenths(smoothed_.whole > 0.0 ? 1e3 / smoothed_.whole : 0.0)},
        {"Frame ms", tenths(smoothed_.whole)},
        {"Step ms", tenths(smoothed_.steps)},
        {"Build ms", tenths(smoothed_.building)},
        {"Draw ms", tenths(smoothed_.drawing)},
        {"Balls", std::to_string(world != nullptr ? world->objects().balls.size() : 0)},
        {"Contacts", std::to_string(world != nullptr ? world->collisions().contactCount() : 0)},
        {"Draw calls", std::to_string(drawn.drawCalls)},
        {"Sprites", std::to_string(drawn.sprites)},
        {"Vertices", std::to_string(drawn.vertices)},
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
