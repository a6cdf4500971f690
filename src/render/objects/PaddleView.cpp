#include "arkanong/render/objects/PaddleView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

// The distance (px) by which a paddle's ends move outwards, and the fraction of its height that it loses.
constexpr double squashReach = 2.0; ///< At the hardest hit.
constexpr double squashShare = 0.15;
constexpr double runReach = 1.0; ///< At full speed sideways.
constexpr double runShare = 0.06;
constexpr double riseReach = 1.0; ///< At full speed forwards or backwards; the height grows instead.
constexpr double riseShare = 0.08;
constexpr double leanReach = 3.0; ///< How far its ends rise and sink at full speed, px.
constexpr double squashFrequency = 5.0;
constexpr double squashDamping = 0.35;
constexpr double leanFrequency = 4.0;
constexpr double leanDamping = 0.6;
constexpr double softestSquash = 0.5;
constexpr double hardestHit = 800.0; ///< Speed of a ball from which on a hit squashes the paddle fully, px/s.

constexpr double gooStep = 13.0;
constexpr double iceStep = 15.0;
constexpr double pullReach = 130.0; ///< Waves start this far in front of a paddle with a magnet, px.

constexpr double fullPace = 640.0; ///< px/s; a faster paddle looks no faster.

/// The speed along an axis as a share of fullPace, -1 to 1.
double pace(double speed) { return std::clamp(speed / fullPace, -1.0, 1.0); }

/// A point on the paddle, px from its middle; `ahead` is towards the opponent.
Vec2 on(const Placement& body, double x, double ahead, Side side) {
    return body.position + rotate({x * body.scale.x, forward(side) * ahead * body.scale.y}, body.rotation);
}

/// The scale that mirrors a sprite painted for Blue so that it faces this side's opponent.
Vec2 facing(Side side) { return {1.0, -forward(side)}; }

} // namespace

void PaddleView::hit(Side side, double squash) { bodies_[sideIndex(side)].squash = {squash, 0.0}; }

void PaddleView::notice(const std::vector<Event>& events) {
    if (settings_.reducedMotion) return;
    for (const Event& event : events) {
        if (const auto* struck = std::get_if<BallHitPaddle>(&event))
            hit(struck->side,
                softestSquash + (1.0 - softestSquash) * std::clamp(struck->speed / hardestHit, 0.0, 1.0));
        else if (const auto* held = std::get_if<BallHeld>(&event))
            hit(held->side, softestSquash);
        for (PaddleFace& face : faces_)
            face.notice(event);
    }
}

void PaddleView::advance(double seconds, const ObjectManager& objects) {
    for (const Paddle& paddle : objects.paddles) {
        Body& body = bodies_[sideIndex(paddle.side)];
        body.squash.advance(0.0, squashFrequency, squashDamping, seconds);
        body.lean.advance(pace(paddle.velocity.x), leanFrequency, leanDamping, seconds);
        PaddleFace& face = faces_[sideIndex(paddle.side)];
        if (settings_.reducedMotion)
            face.rest();
        else
            face.advance(seconds, paddle, mostUrgentBall(paddle, objects.balls));
    }
}

void PaddleView::draw(TextureManager& textures, const Scene& scene) const {
    for (const Paddle& paddle : scene.objects.paddles)
        if (!scene.broken || paddle.side != scene.loser) drawPaddle(textures, paddle, scene);
}

Placement PaddleView::placementOf(const Paddle& paddle, const Scene& scene) const {
    Placement body;
    body.position = interpolated(paddle.previous, paddle.position, scene.alpha);
    if (settings_.movesPaddles()) {
        const Body& state = bodies_[sideIndex(paddle.side)];
        const double half = paddle.size.x / 2.0;
        const double run = std::abs(pace(paddle.velocity.x));
        const double rise = std::abs(pace(paddle.velocity.y));
        body.scale = {1.0 + (squashReach * state.squash.value + runReach * run - riseReach * rise) / half,
                      1.0 - squashShare * state.squash.value - runShare * run + riseShare * rise};
        const Vec2 tilt = normalized({half, leanReach * state.lean.value * forward(paddle.side)});
        body.rotation = {tilt.x, tilt.y};
    }
    if (settings_.reducedMotion) return body;
    if (scene.active(paddle.side, PowerUp::Freeze)) body.position.x += 0.8 * swing(scene.seconds(), 17.0);
    return body;
}

void PaddleView::drawPaddle(TextureManager& textures, const Paddle& paddle, const Scene& scene) const {
    const Placement body = placementOf(paddle, scene);
    const bool frozen = scene.active(paddle.side, PowerUp::Freeze);
    const sf::Color own = palette_.of(paddle.side);
    if (scene.active(paddle.side, PowerUp::Magnet)) drawPull(textures, paddle, body, scene);
    if (frozen) drawIce(textures, paddle, body);
    textures.drawRow(Layer::Balls, paddleSprites, std::max(0.0, paddle.size.x - 2.0 * paddleEnd), body,
                     frozen ? blended(own, palette_.ice, 0.35) : own);
    const std::optional<BossPose>& boss = scene.bosses[sideIndex(paddle.side)];
    if (boss) drawBossPaint(textures, palette_, Layer::Balls, body, paddle.size.x, *boss);
    if (scene.active(paddle.side, PowerUp::Sticky)) drawGoo(textures, paddle, body, scene.seconds());
    if (const OpponentFace* const face = worn_[sideIndex(paddle.side)]; face != nullptr && settings_.eyes)
        drawAttribute(textures, palette_, *face, paddle.side, body, paddle.size.x);
    drawEyes(textures, paddle, body, scene);
    if (boss) drawBossBrows(textures, palette_, Layer::Balls, body, *boss);
    if (scene.active(paddle.side, PowerUp::Reverse)) drawArrows(textures, paddle, body, scene.seconds());
    if (scene.active(paddle.side, PowerUp::Laser)) {
        const double glow = settings_.reducedMotion ? 0.9 : 0.9 + 0.15 * swing(scene.seconds(), 3.0);
        textures.draw(Layer::FieldGlow, Sprite::Glint, on(body, 0.0, paddle.size.y / 2.0, paddle.side), own,
                      glow);
    }
}

void PaddleView::drawEyes(TextureManager& textures, const Paddle& paddle, const Placement& body,
                          const Scene& scene) const {
    if (!settings_.eyes) return;
    const double rolled = settings_.reducedMotion ? 0.25 : wrapTurns(1.3 * scene.seconds());
    PaddleFace::State state{scene.active(paddle.side, PowerUp::Freeze),
                            scene.active(paddle.side, PowerUp::Reverse), rolled};
    if (const std::optional<BossPose>& boss = scene.bosses[sideIndex(paddle.side)]) {
        state.colour = eyesOf(palette_, *boss);
        state.dizzy = state.dizzy || boss->stunned;
    }
    faces_[sideIndex(paddle.side)].draw(textures, body, state);
}

void PaddleView::drawGoo(TextureManager& textures, const Paddle& paddle, const Placement& body,
                         double seconds) const {
    const double reach = paddle.size.x / 2.0 - paddleEnd;
    const int blobs = std::max(1, static_cast<int>(2.0 * reach / gooStep));
    for (int i = 0; i <= blobs; ++i) {
        const double x = reach * (2.0 * i / blobs - 1.0);
        const double wobble = settings_.reducedMotion ? 1.0 : 1.0 + 0.16 * swing(seconds, 0.9, 0.37 * i);
        const double turned = i % 2 == 0 ? 1.0 : -1.0;
        const Vec2 scale{turned * (1.12 - 0.12 * wobble), wobble * facing(paddle.side).y};
        textures.draw(Layer::Balls, Sprite::Goo,
                      {on(body, x, paddle.size.y / 2.0 - 1.0, paddle.side), scale, body.rotation},
                      palette_.goo);
    }
}

void PaddleView::drawIce(TextureManager& textures, const Paddle& paddle, const Placement& body) const {
    constexpr double sizes[] = {0.9, 0.6, 1.05, 0.7};
    const double reach = paddle.size.x / 2.0 - 0.7 * paddleEnd;
    const int spikes = std::max(1, static_cast<int>(2.0 * reach / iceStep));
    for (int i = 0; i <= spikes; ++i) {
        const double x = reach * (2.0 * i / spikes - 1.0);
        // The ends are round: spikes there begin further inside the paddle.
        const double inset = std::abs(x) > reach - 1.0 ? 4.0 : 1.5;
        for (const double ahead : {1.0, -1.0}) {
            const double size = sizes[(i + (ahead > 0.0 ? 0 : 3)) % 4];
            const Vec2 place = on(body, x, ahead * (paddle.size.y / 2.0 - inset), paddle.side);
            const Vec2 scale{size, size * ahead * facing(paddle.side).y};
            textures.draw(Layer::Balls, Sprite::Ice, {place, scale, body.rotation}, palette_.ice);
        }
    }
}

void PaddleView::drawArrows(TextureManager& textures, const Paddle& paddle, const Placement& body,
                            double seconds) const {
    const double shift = settings_.reducedMotion ? 0.0 : 2.5 * swing(seconds, 1.5);
    for (const double side : {-1.0, 1.0}) {
        const Vec2 place = on(body, side * (paddle.size.x / 2.0 + 16.0) + shift, 0.0, paddle.side);
        textures.draw(Layer::Balls, Sprite::PowerReverse, place, palette_.bad, 1.2);
    }
}

// Waves that run into the paddle, and a line to every capsule that it attracts.
void PaddleView::drawPull(TextureManager& textures, const Paddle& paddle, const Placement& body,
                          const Scene& scene) const {
    constexpr int waves = 3;
    constexpr int dots = 6;
    // Progress, 0 to 1, of the i-th of `count` waves.
    const double run = settings_.reducedMotion ? 0.5 : 0.9 * scene.seconds();
    const auto way = [run](int i, int count) {
        const double t = run + i * 1.0 / count;
        return t - std::floor(t);
    };
    const Rotation ahead = rotationFromTurns(0.25 * forward(paddle.side));
    for (int i = 0; i < waves; ++i) {
        const double near = way(i, waves);
        const double scale = pullReach * (1.0 - 0.75 * near) / paintedGlowRadius;
        textures.draw(Layer::FieldGlow, Sprite::Wave, {body.position, {scale, 1.5 * scale}, ahead},
                      faded(palette_.good, 0.55 * easeInOut(1.0 - std::abs(2.0 * near - 1.0))));
    }
    for (const Capsule& capsule : scene.objects.capsules) {
        if (capsule.towards != paddle.side || capsule.drop.bad) continue;
        const Vec2 place = interpolated(capsule.previous, capsule.position, scene.alpha);
        for (int i = 0; i < dots; ++i) {
            const double near = way(i, dots);
            textures.draw(Layer::Field, Sprite::AimDot, lerp(place, body.position, near),
                          faded(palette_.good, 0.8 * (1.0 - near)));
        }
    }
}

const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls) {
    constexpr std::size_t mostWatched = 2000;
    const Ball* urgent = nullptr;
    const Ball* nearest = nullptr;
    double soonest = 0.0;
    double least = 0.0;
    for (std::size_t i = 0; i < std::min(balls.size(), mostWatched); ++i) {
        const Ball& ball = balls[i];
        const double away = lengthSquared(ball.position - paddle.position);
        if (nearest == nullptr || away < least) {
            nearest = &ball;
            least = away;
        }
        const double height = (ball.position.y - paddle.position.y) * forward(paddle.side);
        const double approach = -ball.velocity.y * forward(paddle.side);
        if (height <= 0.0 || approach <= 0.0) continue;
        const double seconds = height / approach;
        if (urgent == nullptr || seconds < soonest) {
            urgent = &ball;
            soonest = seconds;
        }
    }
    return urgent != nullptr ? urgent : nearest;
}

} // namespace arkanong
