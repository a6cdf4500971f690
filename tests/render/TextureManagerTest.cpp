#include "arkanong/render/TextureManager.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "ShortMemory.hpp"
#include "TempFolder.hpp"
#include "Textures.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

const sf::Color cyan(77, 232, 255);

void copyTextures(const std::string& to) {
    for (const char* name : {"atlas-1x.png", "atlas-1x.toml"})
        std::filesystem::copy_file(assetsPath("textures/" + std::string(name)), to + "/" + name);
}

} // namespace

TEST_CASE("a sprite becomes two triangles around its anchor", "[render]") {
    TextureManager textures = gameTextures();
    textures.draw(Layer::Field, Sprite::BallBlue, {100.0, 50.0}, cyan);

    REQUIRE(textures.batch(Layer::Field).count == 6);
    const AtlasImage& image = textures.manifest().of(Sprite::BallBlue);
    const QuadSeen seen = quad(textures, Layer::Field, 0);
    CHECK(seen.topLeft == Vec2{100.0, 50.0} + image.low);
    CHECK(seen.bottomRight == Vec2{100.0, 50.0} + image.high);
    CHECK(seen.textureLow == image.textureLow);
    CHECK(seen.textureHigh == image.textureHigh);
    CHECK(seen.colour == cyan);
    const sf::Vertex* v = textures.batch(Layer::Field).vertices.data();
    CHECK(position(v[3]) == position(v[0]));
    CHECK(position(v[4]) == position(v[2]));
}

TEST_CASE("each layer batches its quads in the order of the calls", "[render]") {
    TextureManager textures = gameTextures();
    for (int i = 0; i < 20; ++i) {
        const Vec2 place{i * 10.0, 0.0};
        textures.draw(i % 2 == 0 ? Layer::Field : Layer::FieldGlow,
                      i % 4 < 2 ? Sprite::BallRed : Sprite::Glow, place, cyan);
    }
    REQUIRE(quadCount(textures, Layer::Field) == 10);
    REQUIRE(quadCount(textures, Layer::FieldGlow) == 10);
    CHECK(quadCount(textures, Layer::Overlay) == 0);
    for (std::size_t i = 0; i < 10; ++i) {
        CHECK(quad(textures, Layer::Field, i).centre().x == 20.0 * static_cast<double>(i));
        CHECK(quad(textures, Layer::FieldGlow, i).centre().x == 20.0 * static_cast<double>(i) + 10.0);
    }
}

TEST_CASE("a sprite is scaled, then rotated, then translated", "[render]") {
    TextureManager textures = gameTextures();
    const Rotation quarter = rotationFromTurns(0.25);
    textures.draw(Layer::Field, Sprite::Spark, {{10.0, 20.0}, {2.0, 1.0}, quarter}, cyan);
    const AtlasImage& image = textures.manifest().of(Sprite::Spark);
    const Vec2 corner = quad(textures, Layer::Field, 0).topRight;
    CHECK_THAT(corner.x, WithinAbs(10.0 - image.low.y, 1e-5));
    CHECK_THAT(corner.y, WithinAbs(20.0 + 2.0 * image.high.x, 1e-5));
}

TEST_CASE("origin and brightness apply to later calls", "[render]") {
    TextureManager textures = gameTextures();
    textures.setOrigin({160.0, 5.0});
    textures.setBrightness(0.5);
    textures.draw(Layer::Field, Sprite::BallRed, {1.0, 2.0}, sf::Color(200, 100, 50, 80));
    const QuadSeen seen = quad(textures, Layer::Field, 0);
    CHECK(seen.centre() == Vec2{161.0, 7.0});
    CHECK(seen.colour == sf::Color(100, 50, 25, 80));
}

TEST_CASE("the ground is opaque, has a colour for each corner and follows the brightness", "[render]") {
    TextureManager textures = gameTextures();
    textures.setBrightness(0.5);
    textures.drawGround(
        {10.0, 20.0}, {40.0, 50.0},
        {sf::Color(200, 0, 0), sf::Color(0, 200, 0, 10), sf::Color(0, 0, 200), sf::Color(20, 20, 20)});
    REQUIRE(textures.ground().count == 6);
    const sf::Vertex* v = textures.ground().vertices.data();
    CHECK(position(v[0]) == Vec2{10.0, 20.0});
    CHECK(v[0].color == sf::Color(100, 0, 0));
    CHECK(position(v[1]) == Vec2{40.0, 20.0});
    CHECK(v[1].color == sf::Color(0, 100, 0));
    CHECK(position(v[2]) == Vec2{40.0, 50.0});
    CHECK(v[2].color == sf::Color(0, 0, 100));
    CHECK(position(v[5]) == Vec2{10.0, 50.0});
    CHECK(v[5].color == sf::Color(10, 10, 10));
    textures.clear();
    CHECK(textures.ground().count == 0);
}

TEST_CASE("a thin line has a colour gradient from end to end", "[render]") {
    TextureManager textures = gameTextures();
    textures.drawHair(Layer::Field, {10.0, 10.0}, {50.0, 10.0}, 1.0, sf::Color(255, 0, 0),
                      sf::Color(0, 0, 255));
    textures.drawHair(Layer::Field, {10.0, 10.0}, {10.0, 10.0}, 1.0, cyan, cyan);
    REQUIRE(quadCount(textures, Layer::Field) == 1);
    for (std::size_t i = 0; i < 6; ++i) {
        const sf::Vertex& v = textures.batch(Layer::Field).vertices[i];
        CHECK(v.color == (position(v).x < 30.0 ? sf::Color(255, 0, 0) : sf::Color(0, 0, 255)));
    }
}

TEST_CASE("a point takes one vertex and follows origin and brightness", "[render]") {
    TextureManager textures = gameTextures();
    textures.setOrigin({160.0, 5.0});
    textures.setBrightness(0.5);
    const auto at = [](std::size_t i) {
        return PointSprites::Point{{static_cast<double>(i), 2.0}, sf::Color(200, 100, 50)};
    };
    textures.drawPointSprites(5000, at);
    REQUIRE(textures.points().count() == 5000);
    const sf::Vertex& last = textures.points().vertices()[4999];
    CHECK(position(last) == Vec2{5159.0, 7.0});
    CHECK(last.color == sf::Color(100, 50, 25));
    textures.clear();
    CHECK(textures.points().count() == 0);
    const sf::Vertex* const room = textures.points().vertices();
    textures.drawPointSprites(5000, at);
    CHECK(textures.points().vertices() == room); // A second frame of the same size needs no more memory.
}

TEST_CASE("points that are near each other are drawn one after another, and none is lost", "[render]") {
    TextureManager textures = gameTextures();
    constexpr std::size_t count = 20000;
    // All over the screen and a little beyond it; each has a colour of its own.
    const auto at = [](std::size_t i) {
        const auto mixed = static_cast<std::uint32_t>(i) * 2654435761U;
        return PointSprites::Point{
            {mixed % 1301U - 10.0, mixed / 1301U % 741U - 10.0},
            sf::Color(static_cast<std::uint8_t>(i % 256U), static_cast<std::uint8_t>(i / 256U), 7)};
    };
    textures.drawPointSprites(100, at);
    textures.drawPointSprites(count, at);
    REQUIRE(textures.points().count() == 100 + count);
    const sf::Vertex* const points = textures.points().vertices() + 100;
    std::vector<bool> seen(count);
    int far = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t i = points[k].color.r + 256U * points[k].color.g;
        REQUIRE(i < count);
        REQUIRE_FALSE(seen[i]);
        seen[i] = true;
        CHECK(position(points[k]) == at(i).place);
        if (k > 0 && distance(position(points[k]), position(points[k - 1])) > 90.0) ++far;
    }
    CHECK(far < 30); // At the ends of rows of tiles; in the order in which they came nearly all would be.
}

TEST_CASE("a three-slice has no gaps, however it is rotated and scaled", "[render]") {
    TextureManager textures = gameTextures();
    const auto turns = GENERATE(0.0, 0.01, 0.37);
    textures.drawRow(Layer::Field, paddleSprites, 98.0,
                     {{300.5, 84.25}, {1.1, 0.8}, rotationFromTurns(turns)}, cyan);
    REQUIRE(quadCount(textures, Layer::Field) == 3);
    const QuadSeen left = quad(textures, Layer::Field, 0);
    const QuadSeen middle = quad(textures, Layer::Field, 1);
    const QuadSeen right = quad(textures, Layer::Field, 2);
    CHECK(left.topRight == middle.topLeft);
    CHECK(left.bottomRight == middle.bottomLeft);
    CHECK(middle.topRight == right.topLeft);
    CHECK(middle.bottomRight == right.bottomLeft);
    CHECK_THAT(distance(middle.topLeft, middle.topRight), WithinAbs(98.0 * 1.1, 1e-3));
}

TEST_CASE("a nine-slice box keeps its corners and fills its size without gaps or overlaps", "[render]") {
    TextureManager textures = gameTextures();
    textures.drawBox(Layer::Overlay, Sprite::Panel, {100.0, 200.0}, {300.0, 150.0}, cyan);
    REQUIRE(quadCount(textures, Layer::Overlay) == 9);
    const double border = textures.manifest().of(Sprite::Panel).border;
    const QuadSeen corner = quad(textures, Layer::Overlay, 0);
    CHECK(corner.topLeft == Vec2{100.0, 200.0});
    CHECK(corner.bottomRight == Vec2{100.0 + border, 200.0 + border});
    CHECK(quad(textures, Layer::Overlay, 8).bottomRight == Vec2{400.0, 350.0});
    double area = 0.0;
    for (std::size_t i = 0; i < 9; ++i) {
        const Vec2 size =
            quad(textures, Layer::Overlay, i).bottomRight - quad(textures, Layer::Overlay, i).topLeft;
        area += size.x * size.y;
    }
    CHECK_THAT(area, WithinAbs(300.0 * 150.0, 1e-6));
}

TEST_CASE("a box smaller than its corners still fills exactly its size", "[render]") {
    TextureManager textures = gameTextures();
    textures.drawBox(Layer::Overlay, Sprite::Panel, {0.0, 0.0}, {20.0, 8.0}, cyan);
    const std::size_t last = quadCount(textures, Layer::Overlay) - 1;
    CHECK(quad(textures, Layer::Overlay, 0).topLeft == Vec2{0.0, 0.0});
    CHECK(quad(textures, Layer::Overlay, last).bottomRight == Vec2{20.0, 8.0});
}

TEST_CASE("a line has a cap at either end", "[render]") {
    TextureManager textures = gameTextures();
    textures.drawLine(Layer::Field, {10.0, 10.0}, {40.0, 50.0}, 2.0, cyan);
    REQUIRE(quadCount(textures, Layer::Field) == 3);
    const QuadSeen line = quad(textures, Layer::Field, 0);
    CHECK_THAT(distance((line.topLeft + line.bottomLeft) / 2.0, {10.0, 10.0}), WithinAbs(0.0, 1e-5));
    CHECK_THAT(distance((line.topRight + line.bottomRight) / 2.0, {40.0, 50.0}), WithinAbs(0.0, 1e-5));
    CHECK(quad(textures, Layer::Field, 1).topLeft == line.topRight);
    CHECK(quad(textures, Layer::Field, 1).bottomLeft == line.bottomRight);
    CHECK(quad(textures, Layer::Field, 2).topLeft == line.bottomLeft);
    CHECK(quad(textures, Layer::Field, 2).bottomLeft == line.topLeft);
}

TEST_CASE("a line of length 0 is a dot of two caps", "[render]") {
    TextureManager textures = gameTextures();
    textures.drawLine(Layer::Field, {10.0, 10.0}, {10.0, 10.0}, 2.0, cyan);
    REQUIRE(quadCount(textures, Layer::Field) == 2);
    CHECK_THAT(quad(textures, Layer::Field, 0).topRight.x, WithinAbs(16.0, 1e-5));
    CHECK_THAT(quad(textures, Layer::Field, 1).topLeft.x, WithinAbs(10.0, 1e-5));
}

TEST_CASE("a hundred thousand balls go into one batch", "[render]") {
    TextureManager textures = gameTextures();
    for (int i = 0; i < 100000; ++i)
        textures.draw(Layer::Field, i % 2 == 0 ? Sprite::BallBlue : Sprite::BallRed, {i % 960 * 1.0, 5.0},
                      cyan);
    CHECK(textures.batch(Layer::Field).count == 600000);
    CHECK(textures.batch(Layer::FieldGlow).count == 0);
}

TEST_CASE("the atlas's scale suits the window", "[render]") {
    const std::string directory = assetsPath("textures");
    const auto [pixels, scale] = GENERATE(
        table<double, double>({{0.5, 1.0}, {1.0, 1.0}, {1.005, 1.0}, {1.2, 1.5}, {1.5, 1.5}, {2.0, 2.0}}));
    CHECK(TextureManager(directory, pixels).manifest().scale == scale);
}

TEST_CASE("a larger window gets sharper sprites of the same logical size", "[render]") {
    TextureManager textures = gameTextures();
    const Vec2 before = textures.manifest().of(Sprite::Hexagon).high;
    textures.useScale(1.5);
    CHECK(textures.manifest().scale == 1.5);
    CHECK_THAT(textures.manifest().of(Sprite::Hexagon).high.x, WithinAbs(before.x, 0.7));
}

TEST_CASE("a copy has batches and a scale of its own", "[render]") {
    TextureManager textures = gameTextures();
    textures.draw(Layer::Field, Sprite::Dot, {100.0, 100.0}, cyan);
    TextureManager copy = textures;
    CHECK(quadCount(copy, Layer::Field) == 1);
    copy.clear();
    copy.useScale(2.0);
    CHECK(quadCount(textures, Layer::Field) == 1);
    CHECK(textures.manifest().scale == 1.0);
    CHECK(copy.manifest().scale == 2.0);
}

TEST_CASE("an error names the file of a missing or broken picture", "[render]") {
    const TempFolder folder;
    copyTextures(folder.path());
    const auto name = GENERATE("atlas-1x.png", "atlas-1x.toml");
    const std::string path = folder.path() + "/" + name;
    SECTION("missing") { std::filesystem::remove(path); }
    SECTION("empty") { std::ofstream(path, std::ios::trunc).flush(); }
    CHECK_THROWS_AS(TextureManager(folder.path()), DataError);
    CHECK_THROWS_WITH(TextureManager(folder.path()), ContainsSubstring(name));
}

TEST_CASE("a picture whose size differs from the manifest's is refused", "[render]") {
    const TempFolder folder;
    copyTextures(folder.path());
    std::filesystem::copy_file(assetsPath("textures/atlas-2x.png"), folder.path() + "/atlas-1x.png",
                               std::filesystem::copy_options::overwrite_existing);
    CHECK_THROWS_WITH(TextureManager(folder.path()), ContainsSubstring("expected a picture of"));
}

#if defined(ARKANONG_MEMORY_CAN_BE_SHORT)
TEST_CASE("a picture that does not fit into memory is not called wrong", "[render]") {
    const std::string path = assetsPath("textures/atlas-1x.png");
    const Vec2 size = gameTextures().manifest().pictureSize;
    bool isWhole = false;
    bool isShort = false;
    constexpr std::size_t step = std::size_t{1} << 20U;
    for (std::size_t more = 0; more <= 64 * step; more += step) {
        const ReadEnd end = readWith(more, [&] { sfml::loadPicture(path, size); });
        CAPTURE(more);
        CHECK(end != ReadEnd::CalledWrong);
        isWhole = isWhole || end == ReadEnd::Whole;
        isShort = isShort || end == ReadEnd::NoMemory;
    }
    CHECK(isWhole);
    CHECK(isShort);
}
#endif

TEST_CASE("a zoom enlarges everything that was drawn below the overlay since a mark", "[render]") {
    TextureManager textures = gameTextures();
    textures.draw(Layer::Field, Sprite::Dot, {100.0, 100.0}, cyan);
    const TextureManager::Mark mark = textures.mark();
    for (const Layer layer :
         {Layer::Field, Layer::FieldGlow, Layer::Balls, Layer::Overlay, Layer::OverlayGlow})
        textures.draw(layer, Sprite::Dot, {100.0, 100.0}, cyan);
    textures.zoom(mark, {50.0, 100.0}, 1.5);
    CHECK(distance(quad(textures, Layer::Field, 0).centre(), {100.0, 100.0}) < 1e-3);
    CHECK(distance(quad(textures, Layer::Field, 1).centre(), {125.0, 100.0}) < 1e-3);
    for (const Layer layer : {Layer::FieldGlow, Layer::Balls})
        CHECK(distance(quad(textures, layer, 0).centre(), {125.0, 100.0}) < 1e-3);
    for (const Layer layer : {Layer::Overlay, Layer::OverlayGlow})
        CHECK(distance(quad(textures, layer, 0).centre(), {100.0, 100.0}) < 1e-3);
}
