#include "arkanong/render/objects/CardsInPlay.hpp"

#include "Catch.hpp"
#include "ShieldScene.hpp"
#include "Things.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

using namespace arkanong::test;

namespace {

CardsInPlay viewWith(const ViewSettings& settings = {}) {
    CardsInPlay view(defaultPalette());
    view.setLook(defaultPalette(), settings);
    return view;
}

Scene sceneOf(const ObjectManager& objects, Side side, const CardsShown& shown) {
    static const PowerUps none;
    Scene scene{objects, none, 1000, 1.0};
    scene.cards[sideIndex(side)] = shown;
    return scene;
}

std::size_t platesOf(const CardsInPlay& view, const Scene& scene, Side side) {
    TextureManager& textures = freshTextures();
    view.drawPlate(textures, scene, side);
    return numberOf(textures, Layer::Field, plateOf(side));
}

} // namespace

TEST_CASE("the shining brick glows in its side's colour, and no other does", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects;
    for (const std::uint32_t id : {0U, 1U, 2U}) {
        objects.bricks.push_back(brickAt({200.0 + 100.0 * id, 300.0}, BrickKind::Normal));
        objects.bricks.back().id = BrickId{id};
    }
    CardsShown shown;
    shown.brick = BrickId{1};
    TextureManager& textures = freshTextures();
    viewWith().drawBricks(textures, sceneOf(objects, side, shown));
    const auto glows = quadsOf(textures, Layer::FieldGlow, Sprite::Glow);
    REQUIRE(glows.size() == 1);
    CHECK(distance(glows[0].centre(), {300.0, 300.0}) < 1e-3);
    const sf::Color own = defaultPalette().of(side);
    CHECK(sf::Color(glows[0].colour.r, glows[0].colour.g, glows[0].colour.b) == own);
    TextureManager& without = freshTextures();
    viewWith().drawBricks(without, sceneOf(objects, side, {}));
    CHECK(quadCount(without, Layer::FieldGlow) == 0);
}

TEST_CASE("the priced ball has an amber ring of dots, which stands still with reduced motion", "[render]") {
    const bool calm = GENERATE(true, false);
    ObjectManager objects;
    objects.balls.push_back(ballAt({400.0, 300.0}, {400.0, 300.0}, Side::Red, 7));
    objects.balls.push_back(ballAt({600.0, 300.0}, {600.0, 300.0}, Side::Red, 8));
    CardsShown shown;
    shown.ball = BallId{7};
    const CardsInPlay view = viewWith(calm ? calmView : ViewSettings{});
    Scene scene = sceneOf(objects, Side::Blue, shown);
    const auto dots = [&](int tick) {
        scene.tick = tick;
        TextureManager& textures = freshTextures();
        view.drawBalls(textures, scene);
        return quadsOf(textures, Layer::Balls, Sprite::Dot);
    };
    const auto before = dots(1000), after = dots(1030);
    REQUIRE(before.size() >= 8);
    for (const QuadSeen& dot : before) {
        CHECK(dot.colour == defaultPalette().amber);
        CHECK_THAT(distance(dot.centre(), {400.0, 300.0}), WithinAbs(15.0, 0.1));
    }
    CHECK((distance(before[0].centre(), after[0].centre()) < 1e-3) == calm);
}

TEST_CASE("the spare plate is drawn before each standing shield while it is ready", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    shieldOf(objects, side, ShieldRow::Line, 2).state = Shield::State::Broken;
    CardsShown shown;
    CHECK(platesOf(viewWith(), sceneOf(objects, side, shown), side) == 0);
    shown.plate = true;
    CHECK(platesOf(viewWith(), sceneOf(objects, side, shown), side) == shields - 1);
    TextureManager& textures = freshTextures();
    viewWith().drawPlate(textures, sceneOf(objects, side, shown), side);
    for (const QuadSeen& plate : quadsOf(textures, Layer::Field, plateOf(side)))
        CHECK((plate.centre().y - goalLine(side)) * forward(side) > tuning::shieldThickness);
}

TEST_CASE("the spent plate falls off behind the line and fades, and is gone at once with reduced motion",
          "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool calm = GENERATE(true, false);
    const ObjectManager objects = standing();
    CardsInPlay view = viewWith(calm ? calmView : ViewSettings{});
    view.notice({CardWorked{{480.0, goalLine(side)}, side, Card::SparePlate}});
    const Scene spent = sceneOf(objects, side, {});
    CHECK(platesOf(view, spent, side) == (calm ? 0U : static_cast<std::size_t>(shields)));
    if (calm) return;
    const auto depth = [&] {
        TextureManager& textures = freshTextures();
        view.drawPlate(textures, spent, side);
        return (quadsOf(textures, Layer::Field, plateOf(side)).at(0).centre().y - goalLine(side)) *
               forward(side);
    };
    const double before = depth();
    view.advance(0.5);
    CHECK(depth() < before - 5.0);
    view.advance(0.5);
    CHECK(platesOf(view, spent, side) == 0);
}

TEST_CASE("balls that the anchor slows have a ring, others do not", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    const double own = 360.0 - forward(side) * 100.0, beyond = 360.0 + forward(side) * 100.0;
    objects.balls.push_back(ballAt({400.0, own}, {400.0, own}, opponent(side)));
    objects.balls.push_back(ballAt({500.0, beyond}, {500.0, beyond}, opponent(side)));
    objects.balls.push_back(ballAt({600.0, own}, {600.0, own}, side));
    CardsShown shown;
    const auto rings = [&] {
        TextureManager& textures = freshTextures();
        viewWith().drawBalls(textures, sceneOf(objects, side, shown));
        return quadsOf(textures, Layer::FieldGlow, Sprite::Ring);
    };
    CHECK(rings().empty());
    shown.anchored = true;
    REQUIRE(rings().size() == 1);
    CHECK(distance(rings()[0].centre(), {400.0, own}) < 1e-3);
}
