#include "arkanong/render/objects/MomentumRing.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/objects/Scene.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double ringGap = 7.0;   ///< px between the paddle and the ring.
constexpr double ringWidth = 1.2; ///< px, without the soft edges.
constexpr double glowWidth = 2.0;
constexpr int roundPieces = 14;    ///< Of a half-round end.
constexpr double ringPulses = 1.5; ///< A second.

/// Half of the ring, from the middle of the paddle's back over its right end to the middle of its front.
class HalfRing {
  public:
    HalfRing(Vec2 size, double ahead)
        : radius_(size.y / 2.0 + ringGap), straight_(size.x / 2.0 - size.y / 2.0), ahead_(ahead) {}

    double length() const { return 2.0 * straight_ + pi * radius_; }
    /// The length from the start of a piece of the ring, 0 to roundPieces + 2.
    double startOf(int piece) const {
        if (piece == 0) return 0.0;
        const double round = pi * radius_ * std::min(piece - 1, roundPieces) / roundPieces;
        return straight_ * (piece == roundPieces + 2 ? 2.0 : 1.0) + round;
    }
    /// The place at this length from the start, px from the paddle's middle.
    Vec2 at(double along) const {
        const double round = std::clamp((along - straight_) / (pi * radius_), 0.0, 1.0);
        const Rotation turn = rotationFromTurns(0.25 - 0.5 * round);
        const double x = std::min(along, straight_) - std::max(along - straight_ - pi * radius_, 0.0);
        return {x + radius_ * turn.cosine, -ahead_ * radius_ * turn.sine};
    }

  private:
    double radius_;
    double straight_;
    double ahead_;
};

void drawRingUpTo(TextureManager& textures, const HalfRing& half, Vec2 centre, double share, double width,
                  sf::Color colour) {
    const double end = share * half.length();
    for (int piece = 0; piece < roundPieces + 2 && half.startOf(piece) < end; ++piece) {
        const Vec2 from = half.at(half.startOf(piece));
        const Vec2 to = half.at(std::min(half.startOf(piece + 1), end));
        for (const double side : {1.0, -1.0})
            textures.drawHair(Layer::FieldGlow, centre + Vec2{side * from.x, from.y},
                              centre + Vec2{side * to.x, to.y}, width, colour, colour);
    }
}

} // namespace

void drawMomentumRing(TextureManager& textures, const Palette& palette, const Paddle& paddle, double alpha,
                      const MomentumShown& shown, double seconds) {
    if (shown.filled <= 0.0 && shown.superLeft <= 0.0) return;
    const HalfRing half(paddle.size, forward(paddle.side));
    const Vec2 centre = interpolated(paddle.previous, paddle.position, alpha);
    const sf::Color own = palette.of(paddle.side);
    const auto glowing = [&](double share, sf::Color colour) { // A bright line in a wider soft one.
        drawRingUpTo(textures, half, centre, share, glowWidth, colour);
        drawRingUpTo(textures, half, centre, share, ringWidth, colour);
    };
    if (shown.superLeft > 0.0) return glowing(shown.superLeft, blended(own, palette.pale, 0.6));
    if (shown.filled >= 1.0)
        return glowing(1.0, faded(palette.amber, 0.8 + 0.2 * swing(seconds, ringPulses)));
    drawRingUpTo(textures, half, centre, 1.0, ringWidth, faded(own, 0.2));
    drawRingUpTo(textures, half, centre, shown.filled, ringWidth, faded(own, 0.8));
}

} // namespace arkanong
