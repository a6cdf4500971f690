#include "Catch.hpp"
#include "arkanong/render/objects/BallTrails.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

namespace {

Ball flying(Vec2 position, Vec2 velocity) {
    Ball ball;
    ball.position = ball.previous = position;
    ball.velocity = velocity;
    ball.radius = tuning::ballRadius;
    return ball;
}

/// The trail's segments from the ball backwards: (tail end, head end).
std::vector<Segment> trailOf(const BallTrails& trails, const Ball& ball) {
    TextureManager textures = gameTextures();
    trails.draw(textures, {ball}, 1.0, defaultPalette());
    std::vector<Segment> pieces;
    for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
        const QuadSeen seen = quad(textures, Layer::Field, i);
        pieces.push_back({(seen.topLeft + seen.bottomLeft) / 2.0, (seen.topRight + seen.bottomRight) / 2.0});
    }
    return pieces;
}

double lengthOf(const std::vector<Segment>& pieces) {
    double sum = 0.0;
    for (const Segment& piece : pieces)
        sum += distance(piece.a, piece.b);
    return sum;
}

/// Lets a ball fly straight for a while and returns it.
Ball flown(BallTrails& trails, Ball ball, int frames) {
    for (int i = 0; i < frames; ++i) {
        ball.position += ball.velocity / 60.0;
        ball.previous = ball.position;
        trails.follow({ball});
    }
    return ball;
}

} // namespace

TEST_CASE("a trail's length is proportional to the ball's speed within a stage of the rally", "[render]") {
    const double speed = GENERATE(240.0, 480.0);
    BallTrails trails;
    const Ball ball = flown(trails, flying({100.0, 300.0}, {speed, 0.0}), 60);
    const auto trail = trailOf(trails, ball);
    REQUIRE(trail.size() == 1);
    CHECK_THAT(lengthOf(trail), WithinAbs(0.18 * speed, 0.01));
    CHECK(distance(trail[0].b, ball.position) < 1e-3);
}

TEST_CASE("a trail bends where the ball bounced", "[render]") {
    BallTrails trails;
    Ball ball = flown(trails, flying({100.0, 300.0}, {480.0, 0.0}), 60);
    const Vec2 corner = ball.position + Vec2{3.0, 0.0};
    ball.velocity = {0.0, -480.0};
    ball.position = ball.previous = corner + Vec2{0.0, -5.0};
    trails.follow({ball});
    ball = flown(trails, ball, 3);
    const auto trail = trailOf(trails, ball);
    REQUIRE(trail.size() == 2);
    CHECK(distance(trail[0].a, corner) < 0.01);
    CHECK(trail[0].a == trail[1].b);
    CHECK_THAT(lengthOf(trail), WithinAbs(0.18 * 480.0, 0.01));
}

TEST_CASE("a trail does not reach beyond where its ball was served", "[render]") {
    BallTrails trails;
    Ball ball = flying({100.0, 300.0}, {600.0, 0.0});
    trails.follow({ball});
    ball = flown(trails, ball, 2);
    CHECK_THAT(lengthOf(trailOf(trails, ball)), WithinAbs(20.0, 0.01));
}

TEST_CASE("a resting or removed ball has no trail", "[render]") {
    BallTrails trails;
    trails.follow({flying({100.0, 300.0}, {})});
    CHECK(trailOf(trails, flying({100.0, 300.0}, {})).empty());
    trails.follow({});
    CHECK(trailOf(trails, flying({100.0, 300.0}, {400.0, 0.0})).empty());
}

TEST_CASE("a ball keeps its trail when the order of the balls changes", "[render]") {
    BallTrails trails;
    Ball first = flying({100.0, 300.0}, {600.0, 0.0});
    Ball second = flying({100.0, 500.0}, {600.0, 0.0});
    first.id = BallId{9};
    second.id = BallId{3};
    for (int i = 0; i < 30; ++i) {
        for (Ball* ball : {&first, &second})
            ball->position = ball->previous = ball->position + ball->velocity / 60.0;
        if (i % 2 == 0)
            trails.follow({first, second});
        else
            trails.follow({second, first});
    }
    for (const Ball& ball : {first, second})
        CHECK_THAT(lengthOf(trailOf(trails, ball)), WithinAbs(0.22 * 600.0, 0.01));
}
