#include "arkanong/render/objects/PaddleView.hpp"

#include "Catch.hpp"
#include "Things.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

using namespace arkanong::test;

namespace {

PaddleView paddles() { return PaddleView(defaultPalette()); }

Paddle paddleOf(Side side) { return paddleAt({480.0, goalLine(side) + forward(side) * 84.0}, side); }

ObjectManager onePaddle(Side side, double width = tuning::paddleSize.x) {
    ObjectManager objects;
    objects.paddles.push_back(paddleOf(side));
    objects.paddles[0].size.x = width;
    return objects;
}

} // namespace

TEST_CASE("a paddle is drawn at its length and squashes when hit", "[render]") {
    const double width = GENERATE(82.0, 126.0, 189.0);
    const ObjectManager objects = onePaddle(Side::Blue, width);
    PaddleView view = paddles();
    const auto size = [&] {
        const auto middle = quadsOf(drawn(view, objects), Layer::Balls, Sprite::PaddleMiddle);
        REQUIRE(middle.size() == 1);
        return Vec2{widthOf(middle[0]), middle[0].bottomLeft.y - middle[0].topLeft.y};
    };
    const Vec2 calm = size();
    CHECK_THAT(calm.x, WithinAbs(width - 28.0, 1e-3));
    view.notice({BallHitPaddle{{480.0, 622.0}, {0.0, -1.0}, 500.0, Side::Blue}});
    CHECK(size().y < 0.9 * calm.y);
    CHECK(size().x > calm.x);
}

TEST_CASE("the eyes turn to the most urgent ball", "[render]") {
    ObjectManager objects = onePaddle(Side::Blue);
    objects.balls.push_back(ballAt({100.0, 400.0}, {100.0, 404.0}));
    PaddleView view = paddles();
    for (int i = 0; i < 60; ++i)
        view.advance(frame, objects);
    const TextureManager& textures = drawn(view, objects);
    const auto eyes = quadsOf(textures, Layer::Balls, Sprite::Eye);
    const auto pupils = quadsOf(textures, Layer::Balls, Sprite::Pupil);
    REQUIRE(eyes.size() == 2);
    REQUIRE(pupils.size() == 2);
    CHECK(pupils[0].centre().x < eyes[0].centre().x - 2.0);
    CHECK(pupils[0].centre().y < eyes[0].centre().y - 1.0);
}

TEST_CASE("the most urgent ball is the one that arrives first, not the nearest", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Paddle paddle = paddleOf(side);
    const auto ball = [&](double ahead, double towards, std::uint32_t id) {
        const Vec2 place{480.0, paddle.position.y + forward(side) * ahead};
        return ballAt(place + Vec2{0.0, forward(side) * towards}, place, Side::Blue, id);
    };
    const std::vector<Ball> balls{ball(60.0, -4.0, 0), ball(300.0, 8.0, 1), ball(200.0, 2.0, 2)};
    CHECK(mostUrgentBall(paddle, balls)->id == BallId{1});
    CHECK(mostUrgentBall(paddle, {balls[0]})->id == BallId{0});
    CHECK(mostUrgentBall(paddle, {}) == nullptr);
}

TEST_CASE("in a crowd the eyes follow one of the first two thousand balls", "[render]") {
    const Paddle paddle = paddleOf(Side::Blue);
    const Vec2 far = paddle.position + Vec2{0.0, -400.0};
    const Vec2 near = paddle.position + Vec2{0.0, -40.0};
    std::vector<Ball> balls(2001, ballAt(far, far + Vec2{0.0, 1.0}, Side::Blue, 0));
    balls[1999] = ballAt(near, near + Vec2{0.0, 1.0}, Side::Blue, 1);
    CHECK(mostUrgentBall(paddle, balls)->id == BallId{1});
    std::swap(balls[1999], balls[2000]);
    CHECK(mostUrgentBall(paddle, balls)->id == BallId{0});
}

TEST_CASE("a frozen paddle has ice along both its edges and stares", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const ObjectManager objects = onePaddle(side);
    const Vec2 place = objects.paddles[0].position;
    const TextureManager& textures = drawn(paddles(), objects, with(side, PowerUp::Freeze));
    int above = 0;
    int below = 0;
    for (const QuadSeen& seen : quadsOf(textures, Layer::Balls, Sprite::Ice))
        ++(seen.centre().y < place.y ? above : below);
    CHECK(above >= 6);
    CHECK(above == below);
    const auto eyes = quadsOf(textures, Layer::Balls, Sprite::Eye);
    const auto pupils = quadsOf(textures, Layer::Balls, Sprite::Pupil);
    CHECK(distance(eyes.at(0).centre(), pupils.at(0).centre()) < 1e-3);
    CHECK(quadsOf(drawn(paddles(), objects, with(opponent(side), PowerUp::Freeze)), Layer::Balls, Sprite::Ice)
              .empty());
}

TEST_CASE("a reversed paddle has an arrow sign beyond either end", "[render]") {
    const double width = GENERATE(82.0, 189.0);
    const ObjectManager objects = onePaddle(Side::Red, width);
    const TextureManager& textures = drawn(paddles(), objects, with(Side::Red, PowerUp::Reverse));
    const auto signs = quadsOf(textures, Layer::Balls, Sprite::PowerReverse);
    REQUIRE(signs.size() == 2);
    CHECK(signs[0].centre().x < 480.0 - width / 2.0);
    CHECK(signs[1].centre().x > 480.0 + width / 2.0);
    CHECK(signs[0].colour == defaultPalette().bad);
}

TEST_CASE("a sticky paddle is covered at its front only", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const ObjectManager objects = onePaddle(side, 189.0);
    const Vec2 place = objects.paddles[0].position;
    const auto blobs =
        quadsOf(drawn(paddles(), objects, with(side, PowerUp::Sticky)), Layer::Balls, Sprite::Goo);
    REQUIRE(blobs.size() > 8);
    double left = place.x;
    double right = place.x;
    for (const QuadSeen& seen : blobs) {
        CHECK((seen.centre().y - place.y) * forward(side) > 5.0);
        left = std::min(left, seen.centre().x);
        right = std::max(right, seen.centre().x);
    }
    CHECK(right - left > 150.0);
    CHECK(right - left < 189.0);
}

TEST_CASE("a magnet has lines to the good capsules that fall to its side, and to no others", "[render]") {
    ObjectManager objects = onePaddle(Side::Blue);
    const PowerUps powers = with(Side::Blue, PowerUp::Magnet);
    const auto dots = [&](const PowerUpDrop& drop, Side towards) {
        objects.capsules = {capsuleAt({200.0, 400.0}, {200.0, 400.0}, drop, towards)};
        return numberOf(drawn(paddles(), objects, powers), Layer::Field, Sprite::AimDot);
    };
    CHECK(dots({PowerUp::Wide, false}, Side::Blue) > 2);
    CHECK(dots({PowerUp::Narrow, true}, Side::Blue) == 0);
    CHECK(dots({PowerUp::Wide, false}, Side::Red) == 0);
    CHECK(numberOf(drawn(paddles(), objects, powers), Layer::FieldGlow, Sprite::Wave) == 3);
}

TEST_CASE("a loaded laser glints at the paddle's front", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const ObjectManager objects = onePaddle(side);
    const auto glints =
        quadsOf(drawn(paddles(), objects, with(side, PowerUp::Laser)), Layer::FieldGlow, Sprite::Glint);
    REQUIRE(glints.size() == 1);
    CHECK_THAT((glints[0].centre().y - objects.paddles[0].position.y) * forward(side), WithinAbs(14.0, 1e-3));
}

TEST_CASE("with reduced motion the effects on a paddle stand still", "[render]") {
    const PowerUp kind =
        GENERATE(PowerUp::Freeze, PowerUp::Reverse, PowerUp::Sticky, PowerUp::Magnet, PowerUp::Laser);
    ObjectManager objects = onePaddle(Side::Blue);
    PaddleView view = paddles();
    const auto corners = [&](int tick) {
        const TextureManager& textures = drawn(view, objects, with(Side::Blue, kind), tick);
        std::vector<Vec2> found;
        for (const Layer layer : {Layer::Field, Layer::FieldGlow, Layer::Balls})
            for (std::size_t i = 0; i < quadCount(textures, layer); ++i)
                found.push_back(quad(textures, layer, i).topLeft);
        return found;
    };
    CHECK(corners(10000) != corners(10007));
    view.setLook(defaultPalette(), calmView);
    CHECK(corners(10000) == corners(10007));
}
