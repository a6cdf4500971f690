#include "HudParts.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/storage/Utf8.hpp"

// The mission in a campaign match's panel.

namespace arkanong {

using namespace hudpanel;

namespace {

/// Of the caption; below it stand the counter's name and the count.
constexpr Vec2 missionPlace{leftMargin, 458.0};
constexpr double nameDown = 18.0;
constexpr double countDown = 43.0;

/// A check mark, or a cross, 14 px high.
void drawMark(TextureManager& textures, Vec2 centre, bool done, sf::Color colour) {
    constexpr double stroke = 2.5;
    const auto line = [&](Vec2 from, Vec2 to) {
        textures.drawLine(Layer::Overlay, centre + from, centre + to, stroke, colour);
    };
    if (done) {
        line({-7.0, 1.0}, {-2.0, 6.0});
        line({-2.0, 6.0}, {7.0, -6.0});
    } else {
        line({-6.0, -6.0}, {6.0, 6.0});
        line({-6.0, 6.0}, {6.0, -6.0});
    }
}

} // namespace

void Hud::drawMission(TextureManager& textures, const MissionProgress& mission) const {
    const double more = textures.type().growth(); // Larger letters stand further apart, and begin higher.
    const Vec2 place = missionPlace - Vec2{0.0, 58.0 * more};
    const double room = roomIn(textures.type());
    const std::string name = inCapitals(counterName(mission.mission().kind));
    const FittedLines named = fittingLines(textures, name, room, 2, {type::label});
    const Vec2 line = place + Vec2{0.0, nameDown + 16.0 * more};
    if (named.lines.size() < 2) { // Else the name takes both lines.
        const TextSize size = fittingSize(textures, "MISSION", room, {type::label});
        drawText(textures, "MISSION", place, {size, palette_.muted});
    } else {
        drawText(textures, named.lines[0], place, {named.size, palette_.amber});
    }
    drawText(textures, named.lines.back(), line, {named.size, palette_.amber});
    const MissionProgress::State state = mission.state();
    const bool done = state == MissionProgress::State::Done;
    const bool open = state == MissionProgress::State::Open;
    const sf::Color colour = open ? palette_.pale : done ? palette_.amber : palette_.red;
    const Vec2 at = place + Vec2{0.0, countDown + 29.0 * more};
    const std::string count = std::to_string(mission.count()) + "/" + std::to_string(mission.mission().count);
    constexpr double apart = 18.0;
    const TextSize size = fittingSize(textures, count, room - 1.5 * apart, {type::body});
    drawText(textures, count, at, {size, colour});
    if (!open)
        drawMark(textures, at + Vec2{measureText(textures, count, size) + apart, -type::body / 2.0}, done,
                 colour);
}

} // namespace arkanong
