#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "render/hud/HudScene.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>

using namespace arkanong::test;

// The order of the layers, the zoom at a goal, and the end of a match.

namespace {

/// In play, with some bricks, a ball and a capsule over Blue's paddle.
World inPlay(int goals = 3) {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    MatchSettings settings;
    settings.goals = {goals, goals};
    World world(level, settings, 1);
    std::vector<Event> events;
    for (int i = 0; i < tuning::countdown + tuning::seconds(2.0); ++i)
        world.step({}, events);
    return world;
}

/// Blue's last goal, and the view that has seen it.
struct Decided {
    World world = inPlay(1);
    MatchView view;

    explicit Decided(const ViewSettings& settings = {}) : view(defaultPalette(), {}, settings) {
        for (int i = 0; i < 5; ++i)
            view.advance(1.0, world);
        std::vector<Event> events;
        for (const double y : {40.0, 40.0}) { // The first one breaks the shield.
            world.putBall({100.0, y}, {0.0, -600.0}, Side::Blue);
            for (int i = 0; i < 30 && !world.match().over(); ++i)
                world.step({}, events);
            if (!world.match().over() && !world.objects().balls.empty())
                world.removeAt(world.objects().balls.back().position);
        }
        REQUIRE(world.match().winner() == Side::Blue);
        view.notice(events);
    }
    const TextureManager& after(double seconds) {
        for (double at = 0.0; at < seconds - 1e-9; at += frame)
            view.advance(frame, world);
        TextureManager& textures = freshTextures();
        view.draw(textures, world, 1.0, std::nullopt);
        return textures;
    }
};

/// Index of the first quad of this sprite in the layer.
std::size_t firstOf(const TextureManager& textures, Layer layer, Sprite sprite) {
    for (std::size_t i = 0; i < quadCount(textures, layer); ++i)
        if (shows(textures, quad(textures, layer, i), sprite)) return i;
    FAIL("not drawn");
    return 0;
}

double lowestBrick(const TextureManager& textures) {
    double lowest = 0.0;
    for (const QuadSeen& seen : quadsOf(textures, Layer::Field, Sprite::BrickNormal))
        lowest = std::max(lowest, seen.centre().y);
    return lowest;
}

} // namespace

TEST_CASE("the order is: the field, words, capsules, paddles, balls", "[render]") {
    World world = inPlay();
    const Vec2 paddle = world.objects().paddle(Side::Blue)->position;
    world.putBall(paddle - Vec2{0.0, 40.0}, {0.0, -300.0}, Side::Blue);
    world.putCapsule(paddle - Vec2{0.0, 60.0}, {PowerUp::Wide, false}, Side::Blue);
    MatchView view(defaultPalette(), {});
    view.notice(
        {CapsuleCaught{paddle - Vec2{0.0, 14.0}, {PowerUp::Laser, false}, Side::Blue},
         BrickBroken{{480.0, 300.0}, {0.0, -300.0}, BrickId{99}, BrickKind::Normal, Side::Blue, 3, 400}});
    view.advance(0.1, world);
    TextureManager textures = gameTextures();
    view.draw(textures, world, 1.0, std::nullopt);
    // Layers are drawn in the order of Layer, and a layer's quads in theirs.
    CHECK(Layer::Field < Layer::FieldGlow);
    CHECK(Layer::FieldGlow < Layer::Balls);
    CHECK(Layer::Balls < Layer::Overlay);
    CHECK(firstOf(textures, Layer::Field, Sprite::BrickNormal) <
          firstOf(textures, Layer::Field, Sprite::PowerLaser));
    const std::size_t capsule = firstOf(textures, Layer::Balls, Sprite::CapsuleGood);
    const std::size_t ball = firstOf(textures, Layer::Balls, Sprite::BallBlue);
    const std::size_t paddles = firstOf(textures, Layer::Balls, Sprite::PaddleMiddle);
    CHECK(capsule < paddles);
    CHECK(paddles < ball);
    CHECK(firstOf(textures, Layer::Balls, Sprite::Eye) < ball);
    CHECK(numberOf(textures, Layer::Field, Sprite::PaddleMiddle) == 0);
}

TEST_CASE("nothing lies over the winner's name", "[render]") {
    Decided end;
    const TextureManager& textures = end.after(1.5);
    const std::size_t edges = firstOf(textures, Layer::Overlay, Sprite::Hair); // Two, of its band.
    CHECK(quadCount(textures, Layer::OverlayGlow) <= 1);                       // A panel's pip.
    for (std::size_t i = edges + 2; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen letter = quad(textures, Layer::Overlay, i);
        CHECK(std::abs(letter.centre().x - 640.0) < 400.0);
        CHECK(std::abs(letter.centre().y - 360.0) < 40.0);
    }
}

TEST_CASE("a goal zooms towards the ball and back, at most by 1.12, and the panels stay", "[render]") {
    const World world = inPlay();
    const Vec2 at{200.0, 720.0};
    TextureManager textures = gameTextures();
    const auto brick = [&](const MatchView& view) {
        textures.clear();
        view.draw(textures, world, 1.0, std::nullopt);
        return quadsOf(textures, Layer::Field, Sprite::BrickNormal).at(0).centre();
    };
    ViewSettings settings = but([](auto& s) { s.brickMotion = false; });
    MatchView view(defaultPalette(), {}, settings);
    const Vec2 before = brick(view);
    view.notice({GoalScored{at, Side::Red, 1, 2}});
    const Vec2 centre = fieldOrigin + at;
    double most = 1.0;
    for (double age = 0.0; age < 0.7; age += frame) {
        view.advance(frame, world);
        const double factor = distance(brick(view), centre) / distance(before, centre);
        most = std::max(most, factor);
        if (factor > 1.03) { // Two rectangles cover what was pushed over the panels.
            const QuadSeen left = quad(textures, Layer::Overlay, 0);
            const QuadSeen right = quad(textures, Layer::Overlay, 1);
            CHECK(left.topLeft.x == 0.0);
            CHECK(right.bottomRight.x == screenSize.x);
        }
    }
    CHECK(most > 1.1);
    CHECK(most < MatchView::mostZoom + 0.02); // The shake adds a little.
    CHECK(distance(brick(view), before) < 1e-3);
    for (const ViewSettings& still : {calmView, but([](auto& s) { s.shake = false; })}) {
        MatchView calm(defaultPalette(), {}, still);
        calm.advance(5.0, world);
        const Vec2 rest = brick(calm);
        calm.notice({GoalScored{at, Side::Red, 1, 2}});
        for (int i = 0; i < 30; ++i) {
            calm.advance(frame, world);
            CHECK(brick(calm) == rest);
        }
    }
}

TEST_CASE("at the end the loser's paddle breaks into forty pieces after a moment of stillness", "[render]") {
    Decided end;
    CHECK(numberOf(end.after(0.1), Layer::Balls, Sprite::PaddleMiddle) == 2);
    CHECK(numberOf(end.after(0.3), Layer::Balls, Sprite::PaddleMiddle) == 1);
    CHECK(numberOf(end.after(0.0), Layer::Balls, Sprite::Shard) == 40);
    CHECK(numberOf(end.after(0.0), Layer::Balls, Sprite::Eye) <= 2); // The winner's.
    CHECK(numberOf(end.after(2.0), Layer::Balls, Sprite::Shard) == 0);
}

TEST_CASE("at the end the bricks fall in a wave, and the winner's colour floods the field", "[render]") {
    Decided end;
    const double resting = lowestBrick(end.after(0.0));
    const std::size_t all = numberOf(end.after(0.0), Layer::Field, Sprite::BrickNormal);
    CHECK(all > 5);
    CHECK(numberOf(end.after(0.3), Layer::FieldGlow, Sprite::Shade) <= 1); // The goal's light.
    CHECK(lowestBrick(end.after(0.5)) > resting + 50.0);
    const auto bricks = quadsOf(end.after(0.0), Layer::Field, Sprite::BrickNormal);
    const auto byX = [](const QuadSeen& a, const QuadSeen& b) { return a.centre().x < b.centre().x; };
    const auto [left, right] = std::minmax_element(bricks.begin(), bricks.end(), byX);
    CHECK(left->centre().y > right->centre().y + 50.0);
    CHECK(numberOf(end.after(1.4), Layer::Field, Sprite::BrickNormal) == 0);
    const auto flood = quadsOf(end.after(0.0), Layer::FieldGlow, Sprite::Shade);
    REQUIRE_FALSE(flood.empty());
    CHECK(flood.back().colour.r == defaultPalette().blue.r);
    CHECK_THAT(widthOf(flood.back()), WithinAbs(tuning::fieldSize.x, 0.1));
}

TEST_CASE("after the end balls and capsules fade away, and nothing that is still seen changes", "[render]") {
    Decided end(but([](auto& s) { s.shake = false; })); // No zoom.
    const Vec2 middle{480.0, 400.0};
    end.world.putBall(middle, {0.0, -400.0}, Side::Red);
    end.world.putCapsule(middle, {PowerUp::Wide, false}, Side::Blue);
    const auto seen = [&](double seconds, Sprite sprite) {
        return quadsOf(end.after(seconds), Layer::Balls, sprite);
    };
    const auto before = seen(frame, Sprite::BallRed);
    REQUIRE(before.size() == 1);
    const std::size_t bricks = numberOf(end.after(0.0), Layer::Field, Sprite::BrickNormal);
    std::vector<Event> events;
    for (int i = 0; i < tuning::seconds(1.0); ++i) // The ball breaks bricks that are no longer shown.
        end.world.step({}, events);
    CHECK(std::any_of(events.begin(), events.end(),
                      [](const Event& event) { return std::holds_alternative<BrickBroken>(event); }));
    end.view.notice(events);
    const auto still = seen(0.1, Sprite::BallRed);
    REQUIRE(still.size() == 1);
    CHECK(still[0].centre() == before[0].centre());
    CHECK(numberOf(end.after(0.0), Layer::Field, Sprite::BrickNormal) == bricks);
    const auto fading = seen(0.3, Sprite::BallRed);
    REQUIRE(fading.size() == 1);
    CHECK(fading[0].colour.a < 200);
    CHECK(seen(0.3, Sprite::BallRed).empty());
    CHECK(seen(0.0, Sprite::CapsuleGood).empty());
}

TEST_CASE("with reduced motion nothing breaks or falls at the end; colour and word fade in", "[render]") {
    Decided end(calmView);
    const double resting = lowestBrick(end.after(0.0));
    for (int i = 0; i < 20; ++i) {
        const TextureManager& textures = end.after(0.1);
        CHECK(numberOf(textures, Layer::Balls, Sprite::PaddleMiddle) == 2);
        CHECK(numberOf(textures, Layer::Balls, Sprite::Shard) == 0);
        CHECK(lowestBrick(textures) == resting);
    }
    CHECK(numberOf(end.after(0.0), Layer::FieldGlow, Sprite::Shade) >= 1);
    CHECK(numberOf(end.after(0.0), Layer::Overlay, Sprite::Hair) == 2); // The edges of the word's band.
}

TEST_CASE("without shards the loser's paddle stays whole", "[render]") {
    Decided end(but([](auto& s) { s.shards = false; }));
    CHECK(numberOf(end.after(1.0), Layer::Balls, Sprite::PaddleMiddle) == 2);
}

TEST_CASE("another match with the same view begins with both paddles", "[render]") {
    Decided end;
    static_cast<void>(end.after(1.0));
    end.world = inPlay();
    CHECK(numberOf(end.after(0.1), Layer::Balls, Sprite::PaddleMiddle) == 2);
    CHECK(numberOf(end.after(0.0), Layer::Field, Sprite::BrickNormal) == tuning::brickColumns);
}
