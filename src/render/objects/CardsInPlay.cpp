#include "arkanong/render/objects/CardsInPlay.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double plateScale = 0.45; ///< The spare plate's thickness, as a share of a shield's.
constexpr double plateGap = 2.0;    ///< px between it and the shields.
constexpr double plateFallSeconds = 0.9;
constexpr double fallReach = 60.0;   ///< px.
constexpr double fallDegrees = 24.0; ///< A falling plate turns so far.

constexpr double outlineGap = 3.0; ///< px from the brick.
constexpr double outlineWidth = 1.5;
constexpr double pulses = 0.8; ///< A second.

constexpr int priceDots = 10;
constexpr double priceGap = 7.0;   ///< px from the ball.
constexpr double priceTurns = 0.2; ///< A second.
constexpr double paintedDot = 4.0; ///< The radius of Sprite::Dot, px.
constexpr double priceDot = 3.2;   ///< Radius, px.

constexpr double anchorGap = 5.0; ///< px from the ball.

} // namespace

void CardsInPlay::notice(const std::vector<Event>& events) {
    if (settings_.reducedMotion) return;
    for (const Event& event : events)
        if (const auto* worked = std::get_if<CardWorked>(&event); worked && worked->card == Card::SparePlate)
            fallen_[sideIndex(worked->side)] = 0.0;
}

void CardsInPlay::advance(double seconds) {
    for (double& age : fallen_)
        age += seconds;
}

void CardsInPlay::drawPlate(TextureManager& textures, const Scene& scene, Side side) const {
    const double gone = fallen_[sideIndex(side)] / plateFallSeconds;
    const bool ready = scene.cards[sideIndex(side)].plate;
    if (scene.loser || (!ready && gone >= 1.0)) return;
    const double fall = ready ? 0.0 : gone * gone;
    const double depth = tuning::shieldThickness * (1.0 + plateScale / 2.0) + plateGap - fallReach * fall;
    const sf::Color colour = faded(blended(palette_.of(side), palette_.pale, 0.6), 1.0 - fall);
    for (const Shield& shield : scene.objects.shields) {
        const bool covered = shield.side == side && shield.row == ShieldRow::Line && !shield.post &&
                             shield.state == Shield::State::Standing;
        if (!covered) continue;
        const double way = shield.place % 2 == 0 ? 1.0 : -1.0;
        const Vec2 place{(shield.box.low.x + shield.box.high.x) / 2.0,
                         goalLine(side) + forward(side) * depth};
        textures.draw(Layer::Field, side == Side::Blue ? Sprite::PlateBlue : Sprite::PlateRed,
                      {place, {1.0, plateScale}, rotationFromDegrees(way * fallDegrees * fall)}, colour);
    }
}

void CardsInPlay::drawBricks(TextureManager& textures, const Scene& scene) const {
    if (scene.loser) return;
    const double beat = settings_.reducedMotion ? 1.0 : 0.75 + 0.25 * swing(scene.seconds(), pulses);
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::optional<BrickId> marked = scene.cards[sideIndex(side)].brick;
        const auto index = marked ? scene.objects.brickIndex(*marked) : std::nullopt;
        if (!index) continue;
        const Brick& brick = scene.objects.bricks[*index];
        const Vec2 place = interpolated(brick.previous, brick.centre, scene.alpha);
        const sf::Color colour = palette_.of(side);
        const Vec2 glow = (brick.size / 2.0 + Vec2{22.0, 22.0}) / paintedGlowRadius;
        textures.draw(Layer::FieldGlow, Sprite::Glow, {place, glow}, faded(colour, 0.7 * beat));
        // Where both sides' cards mark the same brick, both outlines are seen.
        const double gap = outlineGap * (side == Side::Blue ? 1.0 : 2.0);
        const Box box = grown(boxAround(place, brick.size / 2.0), gap);
        const std::array<Vec2, 4> corners{
            box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
        const sf::Color line = faded(blended(colour, palette_.pale, 0.5), beat);
        for (std::size_t i = 0; i < corners.size(); ++i)
            textures.drawLine(Layer::FieldGlow, corners[i], corners[(i + 1) % corners.size()], outlineWidth,
                              line);
        textures.draw(Layer::FieldGlow, Sprite::Glint, box.low, line, 0.8 + 0.4 * beat);
    }
}

void CardsInPlay::drawBalls(TextureManager& textures, const Scene& scene) const {
    if (scene.loser) return;
    for (const Side side : {Side::Blue, Side::Red}) {
        const CardsShown& shown = scene.cards[sideIndex(side)];
        for (const Ball& ball : scene.objects.balls)
            if (shown.ball == ball.id) drawPrice(textures, ball, scene);
        if (shown.anchored) drawAnchor(textures, scene, side);
    }
}

void CardsInPlay::drawPrice(TextureManager& textures, const Ball& ball, const Scene& scene) const {
    const Vec2 place = interpolated(ball.previous, ball.position, scene.alpha);
    const double here = (1.0 - scene.darkness.share) * scene.flying();
    const double turned = settings_.reducedMotion ? 0.0 : priceTurns * scene.seconds();
    for (int dot = 0; dot < priceDots; ++dot) {
        const Rotation turn = rotationFromTurns(wrapTurns(turned + dot * 1.0 / priceDots));
        textures.draw(Layer::Balls, Sprite::Dot,
                      place + Vec2{turn.cosine, turn.sine} * (ball.radius + priceGap),
                      faded(palette_.amber, here), priceDot / paintedDot);
    }
}

void CardsInPlay::drawAnchor(TextureManager& textures, const Scene& scene, Side side) const {
    const Paddle* const paddle = scene.objects.paddle(side);
    if (paddle == nullptr) return;
    const double here = (1.0 - scene.darkness.share) * scene.flying();
    for (const Ball& ball : scene.objects.balls)
        if (ball.owner != side && onOwnHalf(side, ball.position))
            textures.draw(Layer::FieldGlow, Sprite::Ring,
                          interpolated(ball.previous, ball.position, scene.alpha),
                          faded(palette_.slow, 0.8 * here), (ball.radius + anchorGap) / paintedGlowRadius);
    // Two anchor lines, one at each end of the paddle, show that it stands still.
    const double y = paddle->position.y;
    for (const double way : {-1.0, 1.0}) {
        const double from = paddle->position.x + way * (paddle->size.x / 2.0 + 6.0);
        textures.drawLine(Layer::FieldGlow, {from, y}, {from + way * 22.0, y}, 2.0,
                          faded(palette_.slow, 0.9 * scene.flying()));
        textures.drawLine(Layer::FieldGlow, {from + way * 22.0, y - 6.0}, {from + way * 22.0, y + 6.0}, 2.0,
                          faded(palette_.slow, 0.9 * scene.flying()));
    }
}

} // namespace arkanong
