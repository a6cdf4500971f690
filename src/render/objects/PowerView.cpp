#include "arkanong/render/objects/PowerView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

// Sizes of the painted sprites, px.
constexpr double paintedFogRadius = 58.0; ///< Average radius of the ragged edge.
constexpr double paintedShadeHeight = 64.0;
constexpr double paintedShadeWidth = 4.0;

constexpr int zoneLines = 5;
constexpr double zoneDrift = 14.0; ///< px/s.
constexpr double fogFade = 0.35;   ///< Seconds.

/// Fades in and out at the start and end of a power-up's time, 0 to 1.
double presence(const Scene& scene, Side side, PowerUp kind) {
    const int left = scene.powers.ticksLeft(side, kind);
    const double gone = (traitsOf(kind).ticks - left) * tuning::tickSeconds;
    return std::min(easeInOut(gone / fogFade + 0.2), easeInOut(left * tuning::tickSeconds / fogFade));
}

} // namespace

Placement shadeFrom(Side side, double depth) {
    Placement shade;
    shade.position = {tuning::fieldSize.x / 2.0, goalLine(side) + forward(side) * depth / 2.0};
    shade.scale = {tuning::fieldSize.x / paintedShadeWidth, -forward(side) * depth / paintedShadeHeight};
    return shade;
}

void PowerView::drawZones(TextureManager& textures, const Scene& scene) const {
    for (const Side side : {Side::Blue, Side::Red}) {
        if (!scene.active(side, PowerUp::Slow)) continue;
        const double here = presence(scene, side, PowerUp::Slow);
        textures.draw(Layer::Field, Sprite::Shade, shadeFrom(side, tuning::slowDepth),
                      faded(palette_.slow, 0.24 * here));
        // Lines that drift towards the goal and get closer together.
        const double drift =
            settings_.reducedMotion ? 0.5 : scene.seconds() * zoneDrift / tuning::slowDepth * zoneLines;
        for (int i = 0; i < zoneLines; ++i) {
            const double out = (i + 1.0 - (drift - std::floor(drift))) / zoneLines;
            const double y = goalLine(side) + forward(side) * tuning::slowDepth * out * (0.4 + 0.6 * out);
            textures.drawRectangle(Layer::Field, {0.0, y - 0.75}, {tuning::fieldSize.x, 1.5},
                                   faded(palette_.slow, 0.22 * here * easeInOut(3.0 * (1.0 - out))));
        }
    }
}

void PowerView::drawCapsules(TextureManager& textures, const Scene& scene) const {
    const sf::Color white(255, 255, 255);
    const double seconds = settings_.reducedMotion ? 0.0 : scene.seconds();
    for (const Capsule& capsule : scene.objects.capsules) {
        const bool bad = capsule.drop.bad;
        const double phase = static_cast<double>(capsule.id) * 0.3;
        const Vec2 place = interpolated(capsule.previous, capsule.position, scene.alpha);
        const sf::Color colour = faded(bad ? palette_.bad : palette_.good, scene.flying());
        // Good capsules pulse, bad ones shiver.
        const double breath = bad ? 1.0 : 1.0 + 0.04 * swing(seconds, 1.2, phase);
        const double degrees = bad && !settings_.reducedMotion ? 3.0 * swing(seconds, 5.0, phase) : 0.0;
        const Placement body{place, {breath, breath}, rotationFromDegrees(degrees)};
        textures.draw(Layer::Balls, Sprite::Glow, place, faded(colour, 0.28), 1.1);
        textures.draw(Layer::Balls, bad ? Sprite::CapsuleBad : Sprite::CapsuleGood, body, colour);
        textures.draw(Layer::Balls, spriteOf(capsule.drop.kind), body,
                      faded(bad ? white : blended(palette_.amber, white, 0.35), scene.flying()));
    }
}

void PowerView::drawBeams(TextureManager& textures, const Scene& scene) const {
    for (const Beam& beam : scene.objects.beams) {
        const Paddle* paddle = scene.objects.paddle(beam.side);
        if (paddle == nullptr) continue;
        // The beam starts at the paddle as drawn.
        const double shift =
            interpolated(paddle->previous, paddle->position, scene.alpha).x - paddle->position.x;
        drawBeam(textures, beam, {shift, 0.0}, scene.seconds());
    }
}

void PowerView::drawBeam(TextureManager& textures, const Beam& beam, Vec2 shift, double seconds) const {
    const Vec2 from = beam.from + shift;
    const Vec2 to = beam.to + shift;
    const sf::Color colour = palette_.of(beam.side);
    const sf::Color core = blended(colour, sf::Color(255, 255, 255), 0.8);
    const double flicker = settings_.reducedMotion ? 0.5 : 0.5 + 0.5 * swing(seconds, 11.0);
    textures.drawLine(Layer::FieldGlow, from, to, 9.0, faded(colour, 0.22 + 0.08 * flicker));
    textures.drawLine(Layer::FieldGlow, from, to, 4.0 + flicker, faded(colour, 0.7));
    textures.drawLine(Layer::FieldGlow, from, to, 1.6, core);

    textures.draw(Layer::FieldGlow, Sprite::Glow, from, faded(colour, 0.7), 0.5);
    textures.draw(Layer::FieldGlow, Sprite::Glow, to, faded(colour, 0.8), 0.8 + 0.25 * flicker);
    const Rotation turn = rotationFromTurns(wrapTurns(settings_.reducedMotion ? 0.0 : 0.7 * seconds));
    const double size = 1.1 + 0.5 * flicker;
    textures.draw(Layer::FieldGlow, Sprite::Glint, {to, {size, size}, turn}, core);
    textures.draw(Layer::FieldGlow, Sprite::Glint, {to, {1.2, 1.2}, rotationFromDegrees(45.0)}, core);
}

void PowerView::drawBlindSpots(TextureManager& textures, const Scene& scene) const {
    for (const Side side : {Side::Blue, Side::Red}) {
        if (!scene.active(side, PowerUp::BlindSpot)) continue;
        const Vec2 centre = scene.powers.blindSpot(side);
        const double here = presence(scene, side, PowerUp::BlindSpot);
        const bool hides = fogged_[sideIndex(side)];
        const double opacity = here * (hides ? 1.0 : 0.22);
        // Thin fog hides nothing and lies below the balls, so that they stay bright.
        const Layer layer = hides ? Layer::Overlay : Layer::Field;
        const double drift = settings_.reducedMotion ? 0.0 : 0.015 * scene.seconds();
        const double scale = tuning::blindSpotRadius / paintedFogRadius;
        // Three overlapping sprites, so that their ragged edges leave no gap.
        for (const int bank : {0, 1, 2}) {
            const double way = bank == 1 ? -1.0 : 1.0;
            const Vec2 size{way * scale * (1.06 - 0.05 * bank), scale * (1.06 - 0.05 * bank)};
            const sf::Color colour = blended(palette_.fog, palette_.pale, 0.07 * bank);
            textures.draw(layer, Sprite::Fog,
                          {centre, size, rotationFromTurns(wrapTurns(0.37 * bank + way * drift))},
                          faded(colour, opacity * (bank == 2 ? 0.6 : 1.0)));
        }
        textures.draw(layer, Sprite::PowerBlindSpot, centre,
                      faded(hides ? palette_.pale : palette_.of(side), 0.5 * here), 2.0);
    }
}

} // namespace arkanong
