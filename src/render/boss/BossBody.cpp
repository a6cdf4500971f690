#include "arkanong/render/boss/BossBody.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double arrival = 60.0; ///< Distance from which a body comes in, px.

/// 1 for a body in its painted orientation, above a paddle that looks down.
double upright(Side side) { return forward(side); }

/// A part at `at`, px from the paddle's centre, before the paddle's scale.
Placement partOf(const Placement& paddle, Vec2 at, Vec2 scale = {1.0, 1.0}) {
    const Vec2 from{at.x * paddle.scale.x, at.y * paddle.scale.y};
    return {paddle.position + rotate(from, paddle.rotation),
            {scale.x * paddle.scale.x, scale.y * paddle.scale.y},
            paddle.rotation};
}

/// Draws the parts of one body.
struct BodyPainter {
    TextureManager& textures;
    const Palette& palette;
    Layer layer;
    Placement paddle;
    double width;
    const BossPose& pose;

    double up() const { return upright(pose.side); }
    double here() const { return easeOut(pose.here); }

    /// `colour`, hotter with each phase, and faded with the boss's entrance.
    sf::Color hot(sf::Color colour) const {
        return faded(blended(colour, palette.fire, 0.2 * (pose.phase - 1)), here());
    }
    void part(Sprite sprite, Vec2 at, Vec2 scale, sf::Color colour) const {
        textures.draw(layer, sprite, partOf(paddle, at, scale), colour);
    }
    Vec2 on(Vec2 at) const { return partOf(paddle, at).position; }

    /// The scale at which something that rises `height` above the paddle's centre stays inside the field.
    double ducked(double height) const { return std::clamp(pose.room / height, 0.4, 1.0); }

    void foreman() const { part(Sprite::BossHat, {}, {1.0, up() * ducked(62.0)}, hot(palette.amber)); }

    void queen() const {
        const double beat = 1.0 + 0.28 * swing(pose.seconds, 1.8 + 0.5 * (pose.phase - 1));
        const double span = std::min(1.0, width / tuning::paddleSize.x);
        const sf::Color colour = hot(palette.of(BrickKind::Mystery));
        for (const double side : {-1.0, 1.0})
            part(Sprite::BossWing, {side * (width / 2.0 - 8.0), -3.0 * up()}, {side * span, up() * beat},
                 colour);
        part(Sprite::BossCrown, {}, {1.0, up() * ducked(60.0)}, hot(palette.amber));
    }

    void clockmaker() const {
        const double size = ducked(76.0);
        const Vec2 centre{0.0, -30.0 * size * up()};
        const sf::Color colour = hot(palette.amber);
        part(Sprite::BossClock, centre, {size, size}, colour);
        const auto hand = [&](double turns, double reach, double thick) {
            const Vec2 tip = centre + rotate({0.0, -reach * size}, rotationFromTurns(wrapTurns(turns)));
            textures.drawLine(layer, on(centre), on(tip), thick * paddle.scale.x, colour);
        };
        hand(pose.clock, 27.0, 2.6);
        hand(pose.clock / 12.0 + 0.84, 17.0, 3.6);
    }

    void minotaur() const {
        const sf::Color bone = hot(blended(palette.amber, palette.pale, 0.6));
        for (const double side : {-1.0, 1.0})
            part(Sprite::BossHorn, {side * (width / 2.0 - 30.0), -9.0 * up()}, {side, up() * ducked(69.0)},
                 bone);
        if (pose.charge != Vec2{}) dust();
    }

    // Lines that trail behind the charge.
    void dust() const {
        constexpr int lines = 5;
        for (int i = 0; i < lines; ++i) {
            const double share = 2.0 * i / (lines - 1) - 1.0;
            const double reach = 62.0 + 26.0 * swing(pose.seconds, 3.0, 0.37 * i);
            const Vec2 from =
                paddle.position + perpendicular(pose.charge) * (share * width * 0.42) - pose.charge * 22.0;
            textures.drawHair(layer, from, from - pose.charge * reach, 3.0, faded(palette.of(pose.side), 0.7),
                              faded(palette.of(pose.side), 0.0));
        }
    }

    void umbra() const {
        part(Sprite::BossDisc, {}, {1.0, 1.0}, faded(blended(palette.depth, sf::Color::Black, 0.8), here()));
        const double breath = 1.0 + 0.02 * swing(pose.seconds, 0.35);
        part(Sprite::BossCorona, {}, {breath, breath}, hot(palette.of(BrickKind::Mystery)));
    }

    // In front of the paddle, on the opponent's side.
    void warning() const {
        const double beat = 1.0 + 0.12 * swing(pose.seconds, 2.0);
        part(Sprite::Warning, {0.0, 44.0 * up()}, Vec2{1.6, 1.6} * beat, palette.bad);
    }
};

} // namespace

std::string_view displayName(Boss boss) {
    switch (boss) {
    case Boss::Foreman: return translatable("THE FOREMAN");
    case Boss::Queen: return translatable("THE QUEEN");
    case Boss::Clockmaker: return translatable("THE CLOCKMAKER");
    case Boss::Minotaur: return translatable("THE MINOTAUR");
    case Boss::Umbra: break;
    }
    return translatable("UMBRA");
}

void drawBossBody(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                  double width, const BossPose& pose) {
    if (pose.here <= 0.0) return;
    BodyPainter painter{textures, palette, layer, paddle, width, pose};
    painter.paddle.position.y -= arrival * (1.0 - painter.here()) * painter.up();
    switch (pose.boss) {
    case Boss::Foreman: painter.foreman(); break;
    case Boss::Queen: painter.queen(); break;
    case Boss::Clockmaker: painter.clockmaker(); break;
    case Boss::Minotaur: painter.minotaur(); break;
    case Boss::Umbra: painter.umbra(); break;
    }
    if (pose.warns) painter.warning();
}

void drawBossPaint(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                   double width, const BossPose& pose) {
    if (pose.boss != Boss::Foreman) return;
    constexpr double step = 19.0;
    const BodyPainter painter{textures, palette, layer, paddle, width, pose};
    const int each = static_cast<int>((width / 2.0 - paddleEnd) / step);
    for (int i = -each; i <= each; ++i)
        painter.part(Sprite::BossStripe, {i * step, 0.0}, {1.0, 1.0}, painter.hot(palette.amber));
}

void drawBossBrows(TextureManager& textures, const Palette& palette, Layer layer, const Placement& paddle,
                   const BossPose& pose) {
    const BodyPainter painter{textures, palette, layer, paddle, 0.0, pose};
    const bool minotaur = pose.boss == Boss::Minotaur;
    const int anger = pose.phase - 1 + (minotaur ? 1 : 0);
    const sf::Color dark = blended(palette.of(pose.side), sf::Color(10, 6, 16), 0.85);
    for (const double side : {-1.0, 1.0}) {
        if (anger == 0) break;
        const Vec2 above = paddleEye * side - Vec2{0.0, 7.0 * textures.down()};
        const Vec2 slant{side * 9.0, -1.5 * anger * textures.down()};
        textures.drawLine(layer, painter.on(above - slant), painter.on(above + slant), 5.5 * paddle.scale.x,
                          dark);
    }
    if (minotaur)
        drawCircle(textures, layer, painter.on({0.0, 9.0 * textures.down()}), 5.0 * paddle.scale.x,
                   2.0 * paddle.scale.x, palette.amber);
}

sf::Color eyesOf(const Palette& palette, const BossPose& pose) {
    const sf::Color white(255, 255, 255);
    if (pose.boss == Boss::Umbra) return blended(white, palette.of(BrickKind::Mystery), 0.7);
    return pose.phase == 3 ? blended(white, palette.fire, 0.4) : white;
}

void drawBossPortrait(TextureManager& textures, const Palette& palette, Layer layer, Vec2 centre,
                      double scale, const BossPose& pose) {
    const Placement paddle{centre, {scale, scale}};
    constexpr double width = 84.0;
    drawBossBody(textures, palette, layer, paddle, width, pose);
    textures.drawRow(layer, paddleSprites, width - 2.0 * paddleEnd, paddle, palette.of(pose.side));
    drawBossPaint(textures, palette, layer, paddle, width, pose);
    for (const double side : {-1.0, 1.0}) {
        const Vec2 at = partOf(paddle, paddleEye * side).position;
        textures.draw(layer, Sprite::Eye, at, eyesOf(palette, pose), scale);
        textures.draw(layer, Sprite::Pupil, at + Vec2{0.0, 2.0 * forward(pose.side) * scale},
                      sf::Color(255, 255, 255), scale);
    }
    drawBossBrows(textures, palette, layer, paddle, pose);
}

} // namespace arkanong
