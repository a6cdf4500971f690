#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/render/objects/PowerView.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>
#include <optional>

// A match as Red sees it online: with Red's goal at the bottom.

using namespace arkanong::test;

namespace {

bool near(Vec2 a, Vec2 b) { return distance(a, b) < 1e-3; }

/// A match in play, with balls of both sides.
World played() {
    World world(loadLevel(assetsPath("levels/beehive.toml")), MatchSettings{}, 1);
    world.putBall({300.0, 200.0}, {200.0, 300.0}, Side::Blue);
    world.putBall({700.0, 500.0}, {-100.0, -300.0}, Side::Red);
    std::vector<Event> events;
    for (int i = 0; i < 60; ++i)
        world.step({}, events);
    return world;
}

/// The match as a side sees it; valid until the next call.
const TextureManager& seenBy(std::optional<Side> side, const World& world,
                             std::vector<DrawnText>* texts = nullptr) {
    MatchView view(defaultPalette(), {"WORLD", "LEVEL", "ADA", "BOB", {}}, calmView);
    if (side) view.showFor(*side);
    TextureManager& textures = freshTextures();
    textures.type().noted = texts;
    view.advance(1.0, world);
    view.draw(textures, world, 1.0, std::nullopt);
    textures.type().noted = nullptr;
    return textures;
}

std::vector<QuadSeen> quadsIn(const TextureManager& textures, Layer layer) {
    std::vector<QuadSeen> found;
    for (std::size_t i = 0; i < quadCount(textures, layer); ++i)
        found.push_back(quad(textures, layer, i));
    return found;
}

double heightOf(const std::vector<DrawnText>& texts, std::string_view text) {
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [text](const DrawnText& drawn) { return drawn.text == text; });
    REQUIRE(found != texts.end());
    return (found->low.y + found->high.y) / 2.0;
}

} // namespace

TEST_CASE("Red who is shown the field flipped has his paddle at the bottom, in his own colour", "[render]") {
    const World world = played();
    const auto paddles = quadsOf(seenBy(Side::Red, world), Layer::Balls, Sprite::PaddleMiddle);
    REQUIRE(paddles.size() == 2);
    for (const QuadSeen& paddle : paddles) {
        const bool red = paddle.colour == defaultPalette().of(Side::Red);
        CHECK((paddle.centre().y > screenSize.y / 2.0) == red);
        CHECK(paddle.topLeft.y < paddle.bottomLeft.y); // Its light comes from above as ever.
    }
}

TEST_CASE("a flipped field shows everything at the same x and at the mirrored y", "[render]") {
    const World world = played();
    const auto asIs = quadsIn(seenBy(std::nullopt, world), Layer::Balls);
    const auto turned = quadsIn(seenBy(Side::Red, world), Layer::Balls);
    REQUIRE(asIs.size() == turned.size());
    for (std::size_t i = 0; i < asIs.size(); ++i) {
        CHECK(near(turned[i].centre(), flipped(asIs[i].centre())));
        CHECK(turned[i].colour == asIs[i].colour);
    }
}

TEST_CASE("Blue is shown the field as it is", "[render]") {
    const World world = played();
    for (const Layer layer : {Layer::Field, Layer::FieldGlow, Layer::Balls, Layer::Overlay}) {
        const auto asIs = quadsIn(seenBy(std::nullopt, world), layer);
        const auto blues = quadsIn(seenBy(Side::Blue, world), layer);
        REQUIRE(asIs.size() == blues.size());
        for (std::size_t i = 0; i < asIs.size(); ++i)
            CHECK((asIs[i].topLeft == blues[i].topLeft && asIs[i].bottomRight == blues[i].bottomRight &&
                   asIs[i].textureLow == blues[i].textureLow && asIs[i].colour == blues[i].colour));
    }
}

TEST_CASE("the panel of the side at the bottom is at the bottom", "[render]") {
    const World world = played();
    const Side low = GENERATE(Side::Blue, Side::Red);
    std::vector<DrawnText> texts;
    static_cast<void>(seenBy(low, world, &texts));
    const std::string_view own = low == Side::Blue ? "BLUE" : "RED";
    const std::string_view other = low == Side::Blue ? "RED" : "BLUE";
    CHECK(heightOf(texts, own) > screenSize.y / 2.0);
    CHECK(heightOf(texts, other) < screenSize.y / 2.0);
}

TEST_CASE("text on a flipped field is upright, with the middle of its letters mirrored", "[render]") {
    const double size = GENERATE(100.0, 200.0);
    const auto letters = [size](bool turned, Vec2 middle) {
        TextureManager& textures = freshTextures();
        textures.type().scale = size / 100.0;
        textures.setFlipped(turned);
        drawText(textures, "+100, Qj", middle + Vec2{0.0, type::label / 2.0},
                 {type::label, sf::Color::White, Align::Centre, Layer::Field});
        textures.type().scale = 1.0;
        return quadsIn(textures, Layer::Field);
    };
    const Vec2 place{300.0, 120.0};
    const auto turned = letters(true, place);
    const auto asIs = letters(false, flipped(place));
    REQUIRE(asIs.size() == turned.size());
    for (std::size_t i = 0; i < asIs.size(); ++i) {
        CHECK(near(turned[i].topLeft, asIs[i].topLeft));
        CHECK(near(turned[i].bottomRight, asIs[i].bottomRight));
        CHECK(turned[i].textureLow == asIs[i].textureLow);
    }
}

TEST_CASE("capsules, bricks and their signs stay upright, and lean the other way", "[render]") {
    const Sprite sprite =
        GENERATE(Sprite::CapsuleBad, Sprite::PowerLaser, Sprite::Warning, Sprite::BrickSteel,
                 Sprite::BrickLowMystery, Sprite::PlateRed, Sprite::BallRed);
    TextureManager& textures = freshTextures();
    textures.setFlipped(true);
    textures.draw(Layer::Field, sprite, {{200.0, 100.0}, {1.5, 1.5}, rotationFromDegrees(10.0)},
                  sf::Color::White);
    textures.setFlipped(false);
    textures.draw(Layer::Field, sprite, {{200.0, 620.0}, {1.5, 1.5}, rotationFromDegrees(-10.0)},
                  sf::Color::White);
    const QuadSeen turned = quad(textures, Layer::Field, 0);
    const QuadSeen upright = quad(textures, Layer::Field, 1);
    CHECK(near(turned.topLeft, upright.topLeft));
    CHECK(near(turned.bottomRight, upright.bottomRight));
}

TEST_CASE("the shade before a goal line is flipped with the line", "[render]") {
    TextureManager& textures = freshTextures();
    textures.setFlipped(true);
    textures.draw(Layer::Field, Sprite::Shade, shadeFrom(Side::Red, 80.0), sf::Color::White);
    textures.setFlipped(false);
    textures.draw(Layer::Field, Sprite::Shade, shadeFrom(Side::Blue, 80.0), sf::Color::White);
    CHECK(near(quad(textures, Layer::Field, 0).topLeft, quad(textures, Layer::Field, 1).topLeft));
    CHECK(near(quad(textures, Layer::Field, 0).bottomRight, quad(textures, Layer::Field, 1).bottomRight));
}

TEST_CASE("a word on a flipped field begins where its event is seen, and rises on the screen", "[render]") {
    MatchView view(defaultPalette(), {});
    view.showFor(Side::Red);
    const World world = played();
    BrickBroken broken{};
    broken.at = {480.0, 250.0};
    broken.points = Particles::pointsWorthAWord;
    view.notice({broken});
    const auto height = [&] {
        std::vector<DrawnText> texts;
        TextureManager& textures = freshTextures();
        textures.type().noted = &texts;
        view.draw(textures, world, 1.0, std::nullopt);
        textures.type().noted = nullptr;
        return heightOf(texts, "+" + std::to_string(broken.points));
    };
    const double before = height();
    CHECK(std::abs(before - flipped(broken.at).y) < 12.0);
    view.advance(0.3, world);
    CHECK(height() < before - 4.0);
}
