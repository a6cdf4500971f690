#include "arkanong/render/objects/ShieldView.hpp"

#include "Catch.hpp"
#include "ShieldScene.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "arkanong/storage/player/Settings.hpp"

using namespace arkanong::test;

// The picture of shields at rest.

TEST_CASE("a standing shield is a plate in its side's colour and with its side's mark", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const ObjectManager objects = standing();
    const TextureManager& textures = drawn(viewLike(), objects, side);
    const auto plates = quadsOf(textures, Layer::Field, plateOf(side));
    REQUIRE(plates.size() == shields);
    CHECK(fieldCount(textures, plateOf(opponent(side))) == 0);
    CHECK(fieldCount(textures, Sprite::PlateSocket) == 0);
    for (int place = 0; place < shields; ++place) {
        const QuadSeen& plate = plates[static_cast<std::size_t>(place)];
        CHECK(plate.colour == defaultPalette().of(side));
        CHECK_THAT(plate.centre().x, WithinAbs((place + 0.5) * 160.0, 1e-3));
        CHECK_THAT((plate.centre().y - goalLine(side)) * forward(side),
                   WithinAbs(tuning::shieldThickness / 2.0, 1e-3));
    }
}

TEST_CASE("a goalpost looks like steel, not like a shield of its side", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    for (const int place : {0, 5})
        shieldOf(objects, side, ShieldRow::Line, place).post = true;
    const TextureManager& textures = drawn(viewLike(), objects, side);
    CHECK(fieldCount(textures, plateOf(side)) == shields - 2);
    const auto posts = quadsOf(textures, Layer::Field, Sprite::BrickSteel);
    REQUIRE(posts.size() == 2);
    CHECK_THAT(posts[0].centre().x, WithinAbs(80.0, 1e-3));
    CHECK_THAT(posts[1].centre().x, WithinAbs(880.0, 1e-3));
}

TEST_CASE("a broken shield leaves only its socket", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int place = GENERATE(0, 2, 5);
    ObjectManager objects = standing();
    shieldOf(objects, side, ShieldRow::Line, place).state = Shield::State::Broken;
    const TextureManager& textures = drawn(viewLike(), objects, side);
    const auto sockets = quadsOf(textures, Layer::Field, Sprite::PlateSocket);
    REQUIRE(sockets.size() == 1);
    CHECK_THAT(sockets[0].centre().x, WithinAbs((place + 0.5) * 160.0, 1e-3));
    CHECK(fieldCount(textures, plateOf(side)) == shields - 1);
    CHECK(quadCount(textures, Layer::Field) == shields); // Nothing but plates and the socket.
    CHECK(quadCount(textures, Layer::FieldGlow) == 0);
}

TEST_CASE("a shield that waits for a ball is faint over its socket", "[render]") {
    ObjectManager objects = standing();
    shieldOf(objects, Side::Blue, ShieldRow::Line, 3).state = Shield::State::Returning;
    const TextureManager& textures = drawn(viewLike(), objects, Side::Blue);
    CHECK(fieldCount(textures, Sprite::PlateSocket) == 1);
    const auto plates = quadsOf(textures, Layer::Field, Sprite::PlateBlue);
    REQUIRE(plates.size() == shields);
    CHECK(plates[3].colour.a < 110);
    CHECK(plates[2].colour.a == 255);
}

TEST_CASE("a side without shields has an open line", "[render]") {
    ObjectManager objects = standing();
    set(objects, Side::Red, ShieldRow::Line, Shield::State::Broken);
    const TextureManager& textures = drawn(viewLike(), objects, Side::Red);
    CHECK(fieldCount(textures, Sprite::Dash) == 30);
    CHECK(quadCount(textures, Layer::Field) == 30);
    CHECK(fieldCount(drawn(viewLike(), objects, Side::Blue), Sprite::Dash) == 0);
}

TEST_CASE("a shield wall is a second row of glass before the first", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects = standing();
    CHECK(fieldCount(drawn(viewLike(), objects, side), Sprite::PlateWall) == 0);
    set(objects, side, ShieldRow::Wall, Shield::State::Standing);
    shieldOf(objects, side, ShieldRow::Wall, 1).state = Shield::State::Broken;
    const TextureManager& textures = drawn(viewLike(), objects, side);
    const auto wall = quadsOf(textures, Layer::Field, Sprite::PlateWall);
    CHECK(wall.size() == shields - 1);
    CHECK(fieldCount(textures, Sprite::PlateSocket) == 0); // A wall leaves no socket.
    for (const QuadSeen& plate : wall)
        CHECK((plate.centre().y - goalLine(side)) * forward(side) > tuning::shieldThickness);
}

TEST_CASE("the line of a decided match stays open where the last goal burst it", "[render]") {
    const ObjectManager objects = standing();
    ShieldView view = viewLike();
    view.notice({goalThrough(Side::Red, 300.0, 0)}, freshLight());
    advance(view, 1.0);
    TextureManager textures = gameTextures();
    Scene over{objects, PowerUps{}, 10000, 1.0};
    over.loser = Side::Red;
    view.draw(textures, over, Side::Red);
    CHECK(fieldCount(textures, Sprite::PlateRed) == 0);
    CHECK(fieldCount(textures, Sprite::PlateSocket) == shields);
    CHECK(fieldCount(drawn(view, objects, Side::Red), Sprite::PlateRed) == shields); // In another match.
}

TEST_CASE("plates keep their side's colour in every palette", "[render]") {
    for (const std::string_view name : paletteNames) {
        const Palette palette = *paletteNamed(name);
        ShieldView view(palette);
        for (const Side side : {Side::Blue, Side::Red})
            for (const QuadSeen& plate : quadsOf(drawn(view, standing(), side), Layer::Field, plateOf(side)))
                CHECK(plate.colour == palette.of(side));
    }
}
