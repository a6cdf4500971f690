#include "arkanong/render/match/WorldRenderer.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/boss/BossView.hpp"
#include "arkanong/render/objects/WallView.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

// Sizes of the painted sprites, px.
constexpr double hexagonSpriteRadius = 48.0;

constexpr double zoneDotStep = 12.0;
constexpr double flashSeconds = 0.18;

/// With more balls than this, all of the same small radius, they are drawn as points.
constexpr std::size_t crowdSize = 2000;

constexpr double aimDotStep = 11.0;
constexpr double aimArrowLength = 110.0;

} // namespace

WorldRenderer::WorldRenderer(const Palette& palette, const ViewSettings& settings)
    : palette_(palette), bricks_(palette), shields_(palette), paddles_(palette), powers_(palette),
      cards_(palette), strokes_(palette) {
    setLook(palette, settings);
}

void WorldRenderer::setLook(const Palette& palette, const ViewSettings& settings) {
    palette_ = palette;
    settings_ = settings;
    bricks_.setLook(palette, settings);
    shields_.setLook(palette, settings);
    paddles_.setLook(palette, settings);
    powers_.setLook(palette, settings);
    cards_.setLook(palette, settings);
    strokes_.setLook(palette, settings);
}

void WorldRenderer::notice(const std::vector<Event>& events, FlashLimit& light) {
    bricks_.notice(events, light);
    shields_.notice(events, light);
    paddles_.notice(events);
    cards_.notice(events);
    strokes_.notice(events, light);
    if (settings_.reducedMotion) return;
    for (const Event& event : events)
        if (const auto* hexagon = std::get_if<BallHitHexagon>(&event)) flash(hexagon->hexagon, light);
}

void WorldRenderer::flash(HexagonId hexagon, FlashLimit& light) {
    if (!settings_.flashes || !light.mayLight(discArea(hexagonSpriteRadius))) return;
    const auto same = [hexagon](const HexagonFlash& lit) { return lit.hexagon == hexagon; };
    const auto lit = std::find_if(hexagonFlashes_.begin(), hexagonFlashes_.end(), same);
    if (lit != hexagonFlashes_.end()) {
        lit->age = 0.0;
    } else {
        hexagonFlashes_.push_back({hexagon, 0.0});
    }
}

void WorldRenderer::advance(double seconds, const ObjectManager& objects) {
    trails_.follow(objects.balls);
    bricks_.advance(seconds);
    shields_.advance(seconds);
    paddles_.advance(seconds, objects);
    cards_.advance(seconds);
    strokes_.advance(seconds);
    for (HexagonFlash& flash : hexagonFlashes_)
        flash.age += seconds;
    hexagonFlashes_.erase(std::remove_if(hexagonFlashes_.begin(), hexagonFlashes_.end(),
                                         [](const HexagonFlash& flash) { return flash.age >= flashSeconds; }),
                          hexagonFlashes_.end());
}

void WorldRenderer::draw(TextureManager& textures, const Scene& scene, const std::optional<Aim>& aim,
                         const std::optional<Aim>& second) const {
    const ObjectManager& objects = scene.objects;
    powers_.drawZones(textures, scene);
    for (const Paddle& paddle : objects.paddles)
        if (const std::optional<BossPose>& boss = scene.bosses[sideIndex(paddle.side)])
            drawBossBody(textures, palette_, Layer::Field,
                         Placement(interpolated(paddle.previous, paddle.position, scene.alpha)),
                         paddle.size.x, *boss);
    for (const Paddle& paddle : objects.paddles)
        drawLines(textures, scene, paddle.side);
    if (objects.paddles.size() == 1) drawEndWall(textures, opponent(objects.paddles.front().side));
    // In Umbra's dark, trails are shown even if the player turned them off: they carry information.
    const double trails = settings_.trails && !settings_.reducedMotion ? 1.0 : scene.darkness.share;
    if (objects.balls.size() <= BallTrails::ballLimit)
        trails_.draw(textures, objects.balls, scene.alpha, palette_, trails * scene.flying(), scene.darkness);
    textures.setOpacity(1.0 - scene.darkness.share);
    bricks_.draw(textures, scene);
    cards_.drawBricks(textures, scene);
    drawHexagons(textures, objects.hexagons, scene.alpha);
    for (const Polygon& wall : objects.polygons)
        drawWall(textures, Layer::Field, wall.corners, 3.0, palette_.hexagon);
    textures.setOpacity(1.0);
    for (const auto& shown : {aim, second})
        if (shown) drawAim(textures, objects, *shown, scene.alpha);
    powers_.drawBeams(textures, scene);
    strokes_.draw(textures);
    // From here on the order is that of the Balls layer.
    if (scene.flying() > 0.0) powers_.drawCapsules(textures, scene);
    const bool crowded = objects.balls.size() > crowdSize;
    if (crowded) drawCrowd(textures, scene);
    if (!crowded) drawBalls(textures, scene, true);
    std::array<double, 2> drones{1.0, 1.0};
    if (scene.loser) drones[sideIndex(*scene.loser)] = scene.flying(); // They leave with their queen.
    drawDrones(textures, palette_, objects, scene.alpha, drones);
    for (const Paddle& paddle : objects.paddles)
        if (!scene.loser)
            drawMomentumRing(textures, palette_, paddle, scene.alpha, scene.momentum[sideIndex(paddle.side)],
                             settings_.reducedMotion ? 0.0 : scene.seconds());
    paddles_.draw(textures, scene);
    if (!crowded) drawBalls(textures, scene, false);
    cards_.drawBalls(textures, scene);
    if (scene.flying() > 0.0) drawHeldBalls(textures, scene);
    powers_.drawBlindSpots(textures, scene);
}

void WorldRenderer::drawLines(TextureManager& textures, const Scene& scene, Side side) const {
    shields_.draw(textures, scene, side);
    cards_.drawPlate(textures, scene, side);
    const double zone = goalLine(side) + forward(side) * tuning::zoneDepth;
    const sf::Color dots = faded(palette_.of(side), 0.4);
    for (double x = zoneDotStep / 2.0; x < tuning::fieldSize.x; x += zoneDotStep)
        textures.draw(Layer::Field, Sprite::ZoneDot, Vec2{x, zone}, dots);
}

void WorldRenderer::drawEndWall(TextureManager& textures, Side side) const {
    const double y = goalLine(side) + forward(side);
    textures.drawLine(Layer::Field, {0.0, y}, {tuning::fieldSize.x, y}, 2.0, palette_.hexagon);
}

void WorldRenderer::drawHexagons(TextureManager& textures, const std::vector<Hexagon>& hexagons,
                                 double alpha) const {
    for (const Hexagon& hexagon : hexagons) {
        const double scale = hexagon.radius / hexagonSpriteRadius;
        const Placement placement{
            interpolated(hexagon.previous, hexagon.centre, alpha),
            {scale, scale},
            rotationFromTurns(interpolatedTurns(hexagon.previousTurns, hexagon.turns, alpha))};
        drawSpin(textures, hexagon, placement);
        textures.draw(Layer::Field, Sprite::Hexagon, placement, palette_.hexagon);
        for (const HexagonFlash& flash : hexagonFlashes_)
            if (flash.hexagon == hexagon.id)
                textures.draw(Layer::FieldGlow, Sprite::HexagonGlow, placement,
                              faded(palette_.hexagon, 0.8 * (1.0 - flash.age / flashSeconds)));
    }
}

// Two arcs behind opposite corners; the faster the hexagon turns, the brighter they are.
void WorldRenderer::drawSpin(TextureManager& textures, const Hexagon& hexagon, Placement placement) const {
    constexpr double brisk = 0.25; // Turns a second.
    const double pace = std::abs(hexagon.spin) / brisk;
    if (pace <= 0.0) return;
    if (hexagon.spin > 0.0) placement.scale.y = -placement.scale.y;
    const sf::Color colour = faded(palette_.hexagon, 0.25 + 0.45 * std::min(1.0, pace));
    for (int side = 0; side < 2; ++side) {
        textures.draw(Layer::Field, Sprite::SpinArc, placement, colour);
        placement.rotation = {-placement.rotation.cosine, -placement.rotation.sine};
    }
}

void WorldRenderer::drawCrowd(TextureManager& textures, const Scene& scene) const {
    const std::vector<Ball>& balls = scene.objects.balls;
    textures.setPointScale(balls.back().radius / paintedBallRadius);
    const std::array<sf::Color, 2> colours{palette_.of(Side::Blue), palette_.of(Side::Red)};
    textures.drawPointSprites(balls.size(), [&](std::size_t i) {
        const Ball& ball = balls[i];
        return PointSprites::Point{interpolated(ball.previous, ball.position, scene.alpha),
                                   colours[sideIndex(ball.owner)]};
    });
}

void WorldRenderer::drawBalls(TextureManager& textures, const Scene& scene, bool passing) const {
    const bool few = scene.objects.balls.size() <= BallTrails::ballLimit;
    const double opacity = scene.flying() * (1.0 - scene.darkness.share);
    if (opacity <= 0.0) return;
    for (const Ball& ball : scene.objects.balls) {
        if (ball.passing != passing) continue;
        const Vec2 place = interpolated(ball.previous, ball.position, scene.alpha);
        if (few && opacity >= 1.0) drawWake(textures, ball, place, scene);
        drawBall(textures, ball, place, few && settings_.halos, opacity);
    }
}

void WorldRenderer::drawBall(TextureManager& textures, const Ball& ball, Vec2 place, bool haloed,
                             double opacity) const {
    const sf::Color colour = faded(palette_.of(ball.owner), opacity);
    if (haloed)
        textures.draw(Layer::Field, Sprite::Glow, place, faded(colour, 0.4),
                      3.4 * ball.radius / paintedGlowRadius);
    textures.draw(Layer::Balls, ball.owner == Side::Blue ? Sprite::BallBlue : Sprite::BallRed, place, colour,
                  ball.radius / paintedBallRadius);
}

void WorldRenderer::drawWake(TextureManager& textures, const Ball& ball, Vec2 place,
                             const Scene& scene) const {
    const Vec2 way = normalized(ball.velocity);
    if (way == Vec2{}) return;
    const Rotation course{way.x, way.y};
    const double scale = ball.radius / paintedBallRadius;
    const double shift = static_cast<double>(ball.id) * 0.3;
    const double flicker = settings_.reducedMotion ? 0.0 : swing(scene.seconds(), 6.0, shift);
    if (scene.active(ball.owner, PowerUp::Overdrive)) {
        const sf::Color colour = palette_.of(ball.owner);
        textures.draw(Layer::FieldGlow, Sprite::Streak,
                      {place, {scale * (1.1 + 0.1 * flicker), scale}, course}, colour);
        const double bow = 1.9 * ball.radius / paintedGlowRadius;
        textures.draw(Layer::FieldGlow, Sprite::Wave, {place, {bow, bow * 1.1}, course}, colour);
    }
    if (scene.active(ball.owner, PowerUp::Fireball)) {
        const double lick = 1.0 + 0.12 * flicker;
        const bool super = scene.momentum[sideIndex(ball.owner)].superLeft > 0.0;
        const sf::Color fire = super ? palette_.of(ball.owner) : palette_.fire;
        const sf::Color core = super ? palette_.pale : palette_.amber;
        textures.draw(Layer::FieldGlow, Sprite::Flame, {place, {scale * lick, scale * 1.1}, course}, fire);
        textures.draw(Layer::FieldGlow, Sprite::Flame, {place, Vec2{0.72 / lick, 0.8} * scale, course}, core);
        textures.draw(Layer::FieldGlow, Sprite::Glow, place, faded(fire, 0.5), 0.8 * scale);
    }
}

// A ring closes around a held ball until it is released automatically.
void WorldRenderer::drawHeldBalls(TextureManager& textures, const Scene& scene) const {
    for (const HeldBall& held : scene.objects.held) {
        const Paddle* paddle = scene.objects.paddle(held.side);
        if (paddle == nullptr) continue;
        const Vec2 place = interpolated(paddle->previous, paddle->position, scene.alpha) +
                           held.ball.position - paddle->position;
        const double left = std::clamp(held.ticksLeft * 1.0 / tuning::stickyHold, 0.0, 1.0);
        const double radius = held.ball.radius * (1.2 + 1.6 * left);
        textures.draw(Layer::FieldGlow, Sprite::Ring, place, faded(palette_.goo, 0.9),
                      radius / paintedGlowRadius);
        drawBall(textures, held.ball, place, settings_.halos, scene.flying());
    }
}

void WorldRenderer::drawAim(TextureManager& textures, const ObjectManager& objects, const Aim& aim,
                            double alpha) const {
    const Paddle* paddle = objects.paddle(aim.side);
    const sf::Color colour = palette_.of(aim.side);
    if (aim.pointer) textures.draw(Layer::Overlay, Sprite::Crosshair, aim.point, colour);
    if (paddle == nullptr) return;

    const Vec2 start = interpolated(paddle->previous, paddle->position, alpha) +
                       Vec2{0.0, forward(aim.side) * paddle->size.y / 2.0};
    const Vec2 way = normalized(aim.point - start);
    constexpr double crosshairRadius = 16.0;
    const double reach = aim.pointer ? distance(start, aim.point) - crosshairRadius : aimArrowLength;
    for (double along = aimDotStep; along < reach; along += aimDotStep)
        textures.draw(Layer::Field, Sprite::AimDot, start + way * along, faded(colour, 0.8));
    if (!aim.pointer)
        textures.draw(Layer::Field, Sprite::Chevron, {start + way * reach, {1.6, 1.6}, {way.x, way.y}},
                      colour);
}

} // namespace arkanong
