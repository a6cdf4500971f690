#include "Catch.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/objects/RallyStage.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

// The effect of each FEEL option, that off means off, and that reduced motion stops all movement.

namespace {

constexpr double fullSpeed = 640.0; ///< px/s, of a paddle at its fastest look.

/// One paddle in the middle of Blue's zone.
ObjectManager paddleMoving(Vec2 velocity, double width = tuning::paddleSize.x) {
    ObjectManager objects;
    Paddle paddle = paddleAt({480.0, 636.0});
    paddle.velocity = velocity;
    paddle.size.x = width;
    objects.paddles = {paddle};
    return objects;
}

/// The corners of all sprites of a paddle's body.
std::vector<Vec2> outline(const TextureManager& textures) {
    std::vector<Vec2> corners;
    for (const Sprite piece : {Sprite::PaddleLeft, Sprite::PaddleMiddle, Sprite::PaddleRight})
        for (const QuadSeen& seen : quadsOf(textures, Layer::Balls, piece))
            corners.insert(corners.end(), {seen.topLeft, seen.topRight, seen.bottomRight, seen.bottomLeft});
    return corners;
}

double farthest(const std::vector<Vec2>& some, const std::vector<Vec2>& others) {
    REQUIRE(some.size() == others.size());
    double most = 0.0;
    for (std::size_t i = 0; i < some.size(); ++i)
        most = std::max(most, distance(some[i], others[i]));
    return most;
}

const Event hardHit = BallHitPaddle{{480.0, 622.0}, {0.0, -1.0}, 900.0, Side::Blue};

PaddleView paddlesLike(const ViewSettings& settings) {
    PaddleView view(defaultPalette());
    view.setLook(defaultPalette(), settings);
    return view;
}

std::size_t eyesIn(const TextureManager& textures) { return numberOf(textures, Layer::Balls, Sprite::Eye); }

/// The height of the left eye, px.
double eyeHeight(const TextureManager& textures) {
    const auto eyes = quadsOf(textures, Layer::Balls, Sprite::Eye);
    REQUIRE(eyes.size() == 2);
    return eyes[0].bottomLeft.y - eyes[0].topLeft.y;
}

/// A busy match: nearly all power-ups are active on both sides, and a capsule falls.
World busyWorld(std::vector<Event>& events) {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    World world(level, MatchSettings{}, 1);
    for (int i = 0; i < tuning::countdown + 200; ++i)
        world.step({}, events);
    events.clear();
    world.putBall({500.0, 560.0}, {200.0, -300.0}, Side::Blue);
    world.putBall({300.0, 200.0}, {-200.0, -300.0}, Side::Red);
    for (std::size_t i = 0; i < powerUpCount; ++i)
        for (const Side side : {Side::Blue, Side::Red})
            if (const auto kind = static_cast<PowerUp>(i);
                kind != PowerUp::Freeze) // It would freeze the eyes.
                world.applyPowerUp({kind, false}, side, events);
    world.putCapsule({600.0, 360.0}, {PowerUp::Wide, false}, Side::Blue);
    world.step({}, events);
    for (const Vec2 at : {middle, Vec2{200.0, 300.0}}) {
        events.emplace_back(BombExploded{at});
        events.emplace_back(ShieldBroken{at, Side::Blue, ShieldRow::Line, 2, 4});
        events.emplace_back(GoalScored{at, Side::Red, 1, 4});
        events.emplace_back(ShieldsRestored{Side::Blue});
        events.emplace_back(ShieldRepaired{Side::Red, 3});
        events.emplace_back(BallHitShield{at, {0.0, -1.0}, 500.0, Side::Red});
        events.emplace_back(BrickBroken{at, {300.0, 0.0}, BrickId{1}, BrickKind::Glass, Side::Blue, 8, 50});
        events.emplace_back(BallHitPaddle{at, {0.0, -1.0}, 900.0, Side::Blue});
    }
    return world;
}

} // namespace

TEST_CASE("a paddle squashes when hit, stretches back and comes to rest", "[render]") {
    const ObjectManager objects = paddleMoving({});
    PaddleView view = paddlesLike({});
    const std::vector<Vec2> calm = outline(drawn(view, objects));
    const auto height = [&] {
        const auto piece = quadsOf(drawn(view, objects), Layer::Balls, Sprite::PaddleMiddle).at(0);
        return piece.bottomLeft.y - piece.topLeft.y;
    };
    const double atRest = height();
    view.notice({hardHit});
    CHECK(height() < 0.92 * atRest);
    double highest = 0.0;
    for (int i = 0; i < 90; ++i) {
        view.advance(frame, objects);
        highest = std::max(highest, height());
    }
    CHECK(highest > 1.02 * atRest);
    CHECK(farthest(outline(drawn(view, objects)), calm) < 0.05);
}

TEST_CASE("a paddle stretches along its motion and leans into it", "[render]") {
    const double way = GENERATE(-1.0, 1.0);
    const ObjectManager objects = paddleMoving({way * fullSpeed, 0.0});
    PaddleView view = paddlesLike({});
    for (int i = 0; i < 60; ++i)
        view.advance(frame, objects);
    const TextureManager& textures = drawn(view, objects);
    const QuadSeen left = quadsOf(textures, Layer::Balls, Sprite::PaddleLeft).at(0);
    const QuadSeen right = quadsOf(textures, Layer::Balls, Sprite::PaddleRight).at(0);
    CHECK((right.centre().y - left.centre().y) * way < -4.0);
    const double stretched = distance(left.topLeft, right.topRight);
    const TextureManager& still = drawn(paddlesLike(calmView), objects);
    const QuadSeen stillLeft = quadsOf(still, Layer::Balls, Sprite::PaddleLeft).at(0);
    const QuadSeen stillRight = quadsOf(still, Layer::Balls, Sprite::PaddleRight).at(0);
    CHECK(stretched > distance(stillLeft.topLeft, stillRight.topRight) + 1.0);
}

TEST_CASE("moving or hit, a paddle is drawn within a few px of its simulated position", "[render]") {
    const double width = GENERATE(82.0, 126.0, 189.0);
    const Vec2 way = GENERATE(Vec2{1.0, 0.0}, Vec2{-1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.7, -0.7});
    const ObjectManager resting = paddleMoving({}, width);
    const ObjectManager moving = paddleMoving(way * fullSpeed, width);
    const ObjectManager turning = paddleMoving(-way * fullSpeed, width);
    PaddleView view = paddlesLike({});
    const std::vector<Vec2> real = outline(drawn(view, resting));
    double most = 0.0;
    for (int i = 0; i < 120; ++i) {
        if (i % 20 == 0) view.notice({hardHit});
        const ObjectManager& now = i / 30 % 2 == 0 ? moving : turning;
        view.advance(frame, now);
        most = std::max(most, farthest(outline(drawn(view, now)), real));
    }
    CHECK(most > 3.0);
    CHECK(most < 10.0);
}

TEST_CASE("with paddle motion off or reduced motion, a paddle is drawn at its simulated place", "[render]") {
    const ViewSettings settings = GENERATE(but([](auto& s) { s.paddleMotion = false; }), calmView);
    const ObjectManager objects = paddleMoving({fullSpeed, 200.0});
    PaddleView view = paddlesLike(settings);
    const std::vector<Vec2> real = outline(drawn(view, paddleMoving({})));
    for (int i = 0; i < 10; ++i) {
        view.notice({hardHit});
        view.advance(frame, objects);
        CHECK(farthest(outline(drawn(view, objects)), real) == 0.0);
    }
}

TEST_CASE("eyes blink now and then, and have an option of their own", "[render]") {
    const ObjectManager objects = paddleMoving({});
    PaddleView view = paddlesLike({});
    const double open = eyeHeight(drawn(view, objects));
    int blinks = 0;
    bool shut = false;
    for (int i = 0; i < 60 * 60; ++i) {
        view.advance(frame, objects);
        const bool now = eyeHeight(drawn(view, objects)) < 0.5 * open;
        if (now && !shut) ++blinks;
        shut = now;
    }
    CHECK(blinks >= 60 / 6);
    CHECK(blinks <= 60);
    view.setLook(defaultPalette(), but([](auto& s) { s.eyes = false; }));
    CHECK(eyesIn(drawn(view, objects)) == 0);
    CHECK(numberOf(drawn(view, objects), Layer::Balls, Sprite::Pupil) == 0);
}

TEST_CASE("eyes open wide for a near enemy ball, not for one's own", "[render]") {
    ObjectManager objects = paddleMoving({});
    const auto height = [&objects](Side owner, double away) {
        objects.balls = {ballAt({480.0, 636.0 - away - 4.0}, {480.0, 636.0 - away}, owner)};
        PaddleView view = paddlesLike({});
        for (int i = 0; i < 30; ++i)
            view.advance(frame, objects);
        return eyeHeight(drawn(view, objects));
    };
    const double usual = height(Side::Red, 500.0);
    CHECK(height(Side::Red, 100.0) > 1.1 * usual);
    CHECK_THAT(height(Side::Blue, 100.0), WithinAbs(usual, 1e-3));
}

TEST_CASE("a paddle's face shows a goal, a broken shield, good catches and the match's end", "[render]") {
    const ObjectManager objects = paddleMoving({});
    PaddleView view = paddlesLike({});
    view.notice({ShieldBroken{middle, Side::Red, ShieldRow::Line, 2, 5}});
    CHECK(eyesIn(drawn(view, objects)) == 2); // The event is about the other side.
    view.notice({ShieldBroken{middle, Side::Blue, ShieldRow::Line, 2, 5}});
    CHECK(eyesIn(drawn(view, objects)) == 0); // Squeezed shut: drawn as lines.
    for (int i = 0; i < 90; ++i)
        view.advance(frame, objects);
    CHECK(eyesIn(drawn(view, objects)) == 2);
    view.notice({GoalScored{middle, Side::Red, 1, 4}});
    CHECK(eyesIn(drawn(view, objects)) == 0);
    for (int i = 0; i < 90; ++i)
        view.advance(frame, objects);
    CHECK(eyesIn(drawn(view, objects)) == 2);
    view.notice({CapsuleCaught{middle, {PowerUp::Wide, false}, Side::Red}});
    CHECK(eyesIn(drawn(view, objects)) == 2); // The event is about the other side.
    view.notice({CapsuleCaught{middle, {PowerUp::Wide, false}, Side::Blue}});
    CHECK(eyesIn(drawn(view, objects)) == 0);
    view.notice({MatchEnded{Side::Red}});
    const double usual = eyeHeight(drawn(paddlesLike({}), objects));
    for (int i = 0; i < 600; ++i)
        view.advance(frame, objects);
    CHECK(eyeHeight(drawn(view, objects)) < 0.6 * usual);
}

TEST_CASE("with brick motion off bricks appear at once and do not jolt, but still flash", "[render]") {
    ObjectManager objects;
    Brick brick = brickAt(middle, BrickKind::Steel);
    brick.id = BrickId{7};
    objects.bricks.push_back(brick);
    const Event hit =
        BallHitBrick{{480.0, 373.0}, {0.0, 1.0}, 400.0, BrickId{7}, BrickKind::Steel, 1, Side::Blue};
    const auto seen = [&](const ViewSettings& settings, int tick) {
        BrickView view(defaultPalette());
        view.setLook(defaultPalette(), settings);
        view.notice({hit}, freshLight());
        TextureManager textures = gameTextures();
        view.draw(textures, {objects, PowerUps{}, tick, 1.0});
        return quadsOf(textures, Layer::Field, Sprite::BrickSteel).at(0);
    };
    const ViewSettings still = but([](auto& s) { s.brickMotion = false; });
    CHECK(seen({}, 10000).centre().y < 358.0);
    CHECK(seen(still, 10000).centre().y == 360.0);
    CHECK(widthOf(seen({}, 2)) < widthOf(seen(still, 2)));
    CHECK(seen(still, 10000).colour != defaultPalette().of(BrickKind::Steel));
    CHECK(seen(calmView, 10000).colour == defaultPalette().of(BrickKind::Steel));
}

TEST_CASE("sparks fly along the normal at every kind of contact", "[render]") {
    const Vec2 normal = GENERATE(Vec2{0.0, -1.0}, Vec2{0.6, 0.8});
    const Event contact = GENERATE_COPY(
        Event(BallHitPaddle{middle, normal, 500.0, Side::Blue}), Event(BallHitWall{middle, normal, 500.0}),
        Event(BallHitBrick{middle, normal, 500.0, BrickId{1}, BrickKind::Hard, 1, Side::Blue}),
        Event(BallHitHexagon{middle, normal, 500.0, HexagonId{1}}),
        Event(BallsCollided{middle, normal, 500.0}));
    CAPTURE(describe(contact));
    Particles particles(defaultPalette());
    particles.notice({contact}, freshLight());
    particles.advance(0.05);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    const auto sparks = quadsOf(textures, Layer::FieldGlow, Sprite::Spark);
    REQUIRE(sparks.size() >= 4);
    for (const QuadSeen& spark : sparks) {
        const Vec2 way = spark.centre() - middle;
        CHECK(std::abs(dot(way, normal)) > 0.1 * length(way)); // Within a wide fan around the normal.
    }
    Particles none(defaultPalette(), but([](auto& s) { s.sparks = 0.0; }));
    none.notice({contact}, freshLight());
    CHECK(none.particleCount() == 0);
}

TEST_CASE("a trail's length grows with its ball's speed, and none is drawn with trails off", "[render]") {
    const auto trail = [](double speed, const ViewSettings& settings) {
        ObjectManager objects;
        WorldRenderer renderer(defaultPalette(), settings);
        TextureManager textures = gameTextures();
        const double step = speed / tuning::ticksPerSecond;
        for (int i = 0; i < 60; ++i) {
            const Vec2 place{100.0 + i * step, 360.0};
            objects.balls = {ballAt(place - Vec2{step, 0.0}, place)};
            renderer.advance(frame / 2.0, objects);
        }
        renderer.draw(textures, {objects, PowerUps{}, 10000, 1.0}, std::nullopt);
        double left = objects.balls[0].position.x;
        for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
            const QuadSeen seen = quad(textures, Layer::Field, i);
            const double height = distance(seen.topLeft, seen.bottomLeft);
            if (height > 10.0 && height < 20.0 && std::abs(seen.centre().y - 360.0) < 2.0)
                left = std::min({left, seen.topLeft.x, seen.topRight.x});
        }
        return objects.balls[0].position.x - left;
    };
    const double slow = trail(300.0, {});
    CHECK(slow > 30.0);
    CHECK_THAT(trail(480.0, {}), WithinAbs(1.6 * slow, 0.1 * slow));
    double before = trail(490.0, {}) / 490.0;
    for (const double stage : rallyStageSpeeds) { // Each stage adds to the length besides.
        const double share = trail(stage + 5.0, {}) / (stage + 5.0);
        CHECK(share > 1.05 * before);
        before = share;
    }
    CHECK(trail(600.0, but([](auto& s) { s.trails = false; })) < 1.0);
    CHECK(trail(600.0, calmView) < 1.0);
}

TEST_CASE("with reduced motion nothing moves by itself", "[render]") {
    std::vector<Event> events;
    const World world = busyWorld(events);
    const auto restless = [&](const ViewSettings& settings) {
        TextureManager textures = gameTextures();
        MatchView view(defaultPalette(), {}, settings);
        for (int i = 0; i < 10; ++i)
            view.advance(0.5, world);
        view.notice(events);
        for (int i = 0; i < 10; ++i) // Words and rings fade in place.
            view.advance(0.5, world);
        std::string last;
        int changes = 0;
        for (int i = 0; i < 400; ++i) {
            view.advance(frame, world);
            textures.clear();
            view.draw(textures, world, 1.0, std::nullopt);
            std::string now = picture(textures);
            if (!last.empty() && now != last) ++changes;
            last = std::move(now);
        }
        return changes;
    };
    CHECK(restless(calmView) == 0);
    CHECK(restless({}) > 0); // Eyes blink.
}

TEST_CASE("with reduced motion a storm of events moves nothing and only fades", "[render]") {
    std::vector<Event> events;
    const World world = busyWorld(events);
    TextureManager textures = gameTextures();
    MatchView view(defaultPalette(), {}, calmView);
    for (int i = 0; i < 10; ++i)
        view.advance(0.5, world);
    view.notice(events);
    view.draw(textures, world, 1.0, std::nullopt);
    const auto places = [&textures] {
        std::vector<Vec2> found;
        for (const Layer layer : {Layer::Field, Layer::FieldGlow, Layer::Balls})
            for (std::size_t i = 0; i < textures.batch(layer).count; ++i)
                found.push_back(position(textures.batch(layer).vertices[i]));
        return found;
    };
    const std::vector<Vec2> before = places();
    CHECK(numberOf(textures, Layer::FieldGlow, Sprite::Spark) == 0);
    CHECK(numberOf(textures, Layer::FieldGlow, Sprite::Shard) == 0);
    for (int i = 0; i < 5; ++i) {
        view.advance(frame, world);
        textures.clear();
        view.draw(textures, world, 1.0, std::nullopt);
        CHECK(places() == before);
    }
}
