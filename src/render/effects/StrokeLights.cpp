#include "arkanong/render/effects/StrokeLights.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// The cone of a smash.
constexpr double coneReach = 150.0; ///< px.
constexpr double coneTurns = 0.06;  ///< Half of its angle.
constexpr int coneRays = 9;
constexpr double rayWidth = 7.0;    ///< px.
constexpr double coneRadius = 48.0; ///< px, of a disc of about its area and the flare's.

constexpr double haloRadius = 52.0; ///< px, of a cushion's halo at its end.

} // namespace

void StrokeLights::notice(const std::vector<Event>& events, FlashLimit& light) {
    if (!settings_.flashes || settings_.reducedMotion) return;
    for (const Event& event : events) {
        const auto* hit = std::get_if<BallHitPaddle>(&event);
        if (hit == nullptr || hit->stroke == Stroke::Plain || strokes_.size() == limit) continue;
        if (!light.mayLight(discArea(hit->stroke == Stroke::Smash ? coneRadius : haloRadius))) continue;
        const Vec2 way = hit->leaving == Vec2{} ? hit->normal : normalized(hit->leaving);
        strokes_.push_back({hit->at, way, hit->side, hit->stroke});
    }
}

void StrokeLights::advance(double seconds) {
    for (Lit& lit : strokes_)
        lit.age += seconds;
    const auto isGone = [](const Lit& lit) { return lit.age >= lit.length(); };
    strokes_.erase(std::remove_if(strokes_.begin(), strokes_.end(), isGone), strokes_.end());
}

void StrokeLights::draw(TextureManager& textures) const {
    for (const Lit& lit : strokes_) {
        if (lit.stroke == Stroke::Smash)
            drawSmash(textures, lit);
        else
            drawCushion(textures, lit);
    }
}

void StrokeLights::drawSmash(TextureManager& textures, const Lit& lit) const {
    const double gone = lit.age / lit.length();
    const double left = easeOut(1.0 - gone);
    const double reach = coneReach * (0.7 + 0.3 * easeOut(gone));
    const sf::Color own = palette_.of(lit.side);
    const sf::Color hot = blended(palette_.amber, palette_.pale, 0.5);
    const auto glow = [&](Vec2 at, Vec2 radius, sf::Color colour) {
        textures.draw(Layer::FieldGlow, Sprite::Glow,
                      {at, radius / paintedGlowRadius, {lit.way.x, lit.way.y}}, colour);
    };
    for (int i = 0; i < coneRays; ++i) {
        const double aside = 2.0 * i / (coneRays - 1) - 1.0;
        const Vec2 ray = rotate(lit.way, rotationFromTurns(coneTurns * aside));
        const double bright = 0.55 * left * (1.0 - 0.5 * aside * aside);
        textures.drawHair(Layer::FieldGlow, lit.at, lit.at + ray * reach, rayWidth, faded(hot, bright),
                          faded(own, 0.0));
    }
    for (const double along : {0.15, 0.36, 0.57, 0.78})
        glow(lit.at + lit.way * (along * reach), Vec2{0.32, 0.14 + 0.26 * along} * reach,
             faded(own, 0.4 * left * (1.0 - 0.7 * along)));
    // The flare lies across the ball's path.
    glow(lit.at, {10.0, 74.0}, faded(hot, 0.9 * left));
    textures.draw(Layer::FieldGlow, Sprite::Glint,
                  {lit.at, Vec2{1.0, 1.0} * (1.4 + 1.2 * left), {lit.way.x, lit.way.y}},
                  faded(palette_.pale, left));
}

void StrokeLights::drawCushion(TextureManager& textures, const Lit& lit) const {
    const double gone = lit.age / lit.length();
    const double radius = haloRadius * (0.6 + 0.4 * easeOut(gone));
    textures.draw(Layer::FieldGlow, Sprite::Glow, lit.at, faded(palette_.of(lit.side), 0.4 * (1.0 - gone)),
                  radius / paintedGlowRadius);
}

} // namespace arkanong
