#include "arkanong/render/WorldRenderer.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

// What the sprites were painted for, px.
constexpr double paintedBallRadius = 8.0;
constexpr double paintedHexagonRadius = 48.0;
constexpr double paintedGlowRadius = 32.0;
constexpr double paddleEnd = 14.0;

constexpr double dashStep = 32.0;
constexpr double goalInset = 6.0; ///< The dashes lie this far inside the field.
constexpr double zoneDotStep = 12.0;

constexpr double popSeconds = 0.4; ///< A brick's coming in at the start...
constexpr double popSpeed = 700.0; ///< ...which spreads from the middle this fast, px/s.
constexpr double joltSeconds = 0.18;
constexpr double joltReach = 4.0;
constexpr std::size_t joltLimit = 64;

constexpr double squashRate = 7.0; ///< Share of a paddle's squash lost in a second, as the exponent's rate.
constexpr double leanDegrees = 3.0;
constexpr Vec2 eyePlace{16.0, 0.0};
constexpr double pupilReach = 3.6;
constexpr double gazeRate = 14.0;

constexpr double aimDotStep = 11.0;
constexpr double aimArrowLength = 110.0;

Sprite brickSprite(const Brick& brick) {
    switch (brick.kind) {
    case BrickKind::Normal: return Sprite::BrickNormal;
    case BrickKind::Steel: return Sprite::BrickSteel;
    case BrickKind::Hard: break;
    }
    if (brick.hitsLeft >= 3) return Sprite::BrickHard3;
    return brick.hitsLeft == 2 ? Sprite::BrickHard2 : Sprite::BrickHard1;
}

} // namespace

WorldRenderer::WorldRenderer(const Palette& palette, bool reducedMotion)
    : palette_(palette), reducedMotion_(reducedMotion) {
    jolts_.reserve(joltLimit);
}

void WorldRenderer::notice(const std::vector<Event>& events) {
    if (reducedMotion_) return;
    for (const Event& event : events) {
        if (const auto* hit = std::get_if<BallHitPaddle>(&event)) {
            faces_[sideIndex(hit->side)].squash = 1.0;
            grid_.addRipple(hit->at, 0.6);
        } else if (const auto* wall = std::get_if<BallHitWall>(&event)) {
            grid_.addRipple(wall->at, 0.35);
        } else if (const auto* brick = std::get_if<BallHitBrick>(&event)) {
            if (jolts_.size() < joltLimit) jolts_.push_back({brick->brick, -brick->normal, 0.0});
        } else if (const auto* broken = std::get_if<BrickBroken>(&event)) {
            grid_.addRipple(broken->at, 1.0);
        } else if (const auto* hexagon = std::get_if<BallHitHexagon>(&event)) {
            flash(hexagon->hexagon);
            grid_.addRipple(hexagon->at, 0.5);
        } else if (const auto* shield = std::get_if<ShieldLost>(&event)) {
            grid_.addRipple(shield->at, 1.0);
        }
    }
}

void WorldRenderer::flash(HexagonId hexagon) {
    const auto same = [hexagon](const HexagonFlash& lit) { return lit.hexagon == hexagon; };
    const auto lit = std::find_if(hexagonFlashes_.begin(), hexagonFlashes_.end(), same);
    if (lit != hexagonFlashes_.end()) {
        lit->age = 0.0;
    } else {
        hexagonFlashes_.push_back({hexagon, 0.0});
    }
}

void WorldRenderer::advance(double seconds, const ObjectManager& objects, const GridLayout& grid) {
    grid_.advance(seconds, grid);
    trails_.follow(objects.balls);
    for (Face& face : faces_)
        face.squash *= std::exp(-squashRate * seconds);
    turnEyes(seconds, objects);

    const auto age = [seconds](auto& marks) {
        for (auto& mark : marks)
            mark.age += seconds;
        marks.erase(std::remove_if(marks.begin(), marks.end(),
                                   [](const auto& mark) { return mark.age >= joltSeconds; }),
                    marks.end());
    };
    age(jolts_);
    age(hexagonFlashes_);
}

void WorldRenderer::turnEyes(double seconds, const ObjectManager& objects) {
    for (const Paddle& paddle : objects.paddles) {
        Face& face = faces_[sideIndex(paddle.side)];
        const Ball* ball = mostUrgentBall(paddle, objects.balls);
        const Vec2 wanted =
            ball != nullptr ? normalized(ball->position - paddle.position) : Vec2{0.0, forward(paddle.side)};
        face.gaze = lerp(wanted, face.gaze, std::exp(-gazeRate * seconds));
    }
}

void WorldRenderer::draw(TextureManager& textures, const ObjectManager& objects, int tick, double alpha,
                         const std::optional<Aim>& aim) const {
    grid_.draw(textures, palette_.grid);
    for (const Paddle& paddle : objects.paddles)
        drawLines(textures, paddle.side);
    if (objects.balls.size() <= BallTrails::ballLimit) trails_.draw(textures, objects.balls, alpha, palette_);
    drawBricks(textures, objects.bricks, (tick + alpha) * tuning::tickSeconds);
    drawHexagons(textures, objects.hexagons, alpha);
    if (aim) drawAim(textures, objects, *aim, alpha);
    for (const Paddle& paddle : objects.paddles)
        drawPaddle(textures, paddle, alpha);
    drawBalls(textures, objects.balls, alpha);
}

void WorldRenderer::drawLines(TextureManager& textures, Side side) const {
    const double goal = goalLine(side) + forward(side) * goalInset;
    for (double x = dashStep / 2.0; x < tuning::fieldSize.x; x += dashStep)
        textures.draw(Layer::Field, Sprite::Dash, Vec2{x, goal}, palette_.of(side));

    const double zone = goalLine(side) + forward(side) * tuning::zoneDepth;
    const sf::Color dots = faded(palette_.of(side), 0.4);
    for (double x = zoneDotStep / 2.0; x < tuning::fieldSize.x; x += zoneDotStep)
        textures.draw(Layer::Field, Sprite::ZoneDot, Vec2{x, zone}, dots);
}

const WorldRenderer::Jolt* WorldRenderer::joltOf(BrickId brick) const {
    for (const Jolt& jolt : jolts_)
        if (jolt.brick == brick) return &jolt;
    return nullptr;
}

void WorldRenderer::drawBricks(TextureManager& textures, const std::vector<Brick>& bricks,
                               double seconds) const {
    for (const Brick& brick : bricks) {
        const double delay = distance(brick.centre, tuning::fieldSize / 2.0) / popSpeed;
        const double scale = reducedMotion_ ? 1.0 : easeOutBack((seconds - delay) / popSeconds);
        if (scale <= 0.0) continue;
        Vec2 place = brick.centre;
        sf::Color colour = palette_.of(brick.kind);
        if (const Jolt* jolt = joltOf(brick.id)) {
            const double left = 1.0 - jolt->age / joltSeconds;
            place += jolt->push * (joltReach * left);
            colour = blended(colour, sf::Color(255, 255, 255), left);
        }
        textures.draw(Layer::Field, brickSprite(brick), place, colour, scale);
    }
}

void WorldRenderer::drawHexagons(TextureManager& textures, const std::vector<Hexagon>& hexagons,
                                 double alpha) const {
    for (const Hexagon& hexagon : hexagons) {
        const double scale = hexagon.radius / paintedHexagonRadius;
        const Placement placement{
            interpolated(hexagon.previous, hexagon.centre, alpha),
            {scale, scale},
            rotationFromTurns(interpolatedTurns(hexagon.previousTurns, hexagon.turns, alpha))};
        textures.draw(Layer::Field, Sprite::Hexagon, placement, palette_.hexagon);
        for (const HexagonFlash& flash : hexagonFlashes_)
            if (flash.hexagon == hexagon.id)
                textures.draw(Layer::FieldGlow, Sprite::HexagonGlow, placement,
                              faded(palette_.hexagon, 0.8 * (1.0 - flash.age / joltSeconds)));
    }
}

void WorldRenderer::drawPaddle(TextureManager& textures, const Paddle& paddle, double alpha) const {
    const Face& face = faces_[sideIndex(paddle.side)];
    const double lean = reducedMotion_ ? 0.0 : paddle.velocity.x / tuning::paddleSpeed;
    const double rise = reducedMotion_ ? 0.0 : std::abs(paddle.velocity.y) / tuning::paddleSpeed;
    Placement placement;
    placement.position = interpolated(paddle.previous, paddle.position, alpha);
    placement.scale = {1.0 + 0.07 * face.squash - 0.03 * rise, 1.0 - 0.2 * face.squash + 0.08 * rise};
    placement.rotation = rotationFromDegrees(leanDegrees * lean * forward(paddle.side));
    textures.drawRow(Layer::Field, paddleSprites, std::max(0.0, paddle.size.x - 2.0 * paddleEnd), placement,
                     palette_.of(paddle.side));

    for (const double side : {-1.0, 1.0}) {
        Placement eye = placement;
        eye.position += rotate(eyePlace * side, placement.rotation);
        textures.draw(Layer::Field, Sprite::Eye, eye, sf::Color(255, 255, 255));
        eye.position += face.gaze * pupilReach;
        eye.rotation = {};
        textures.draw(Layer::Field, Sprite::Pupil, eye, sf::Color(255, 255, 255));
    }
}

void WorldRenderer::drawBalls(TextureManager& textures, const std::vector<Ball>& balls, double alpha) const {
    if (balls.size() <= BallTrails::ballLimit)
        for (const Ball& ball : balls)
            textures.draw(Layer::Field, Sprite::Glow, interpolated(ball.previous, ball.position, alpha),
                          faded(palette_.of(ball.owner), 0.4), 3.4 * ball.radius / paintedGlowRadius);
    for (const Ball& ball : balls)
        textures.draw(Layer::Field, ball.owner == Side::Blue ? Sprite::BallBlue : Sprite::BallRed,
                      interpolated(ball.previous, ball.position, alpha), palette_.of(ball.owner),
                      ball.radius / paintedBallRadius);
}

void WorldRenderer::drawAim(TextureManager& textures, const ObjectManager& objects, const Aim& aim,
                            double alpha) const {
    const Paddle* paddle = objects.paddle(aim.side);
    const sf::Color colour = palette_.of(aim.side);
    if (aim.pointer) textures.draw(Layer::Field, Sprite::Crosshair, aim.point, colour);
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

const Ball* mostUrgentBall(const Paddle& paddle, const std::vector<Ball>& balls) {
    const Ball* urgent = nullptr;
    const Ball* nearest = nullptr;
    double soonest = 0.0;
    double least = 0.0;
    for (const Ball& ball : balls) {
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
