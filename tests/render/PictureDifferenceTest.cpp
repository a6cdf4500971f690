#include "render/PictureDifference.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Sfml.hpp"
#include "render/Textures.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// A picture for software rendering.
struct Painting {
    static constexpr unsigned width = 240;
    static constexpr unsigned height = 160;
    std::vector<std::uint8_t> bytes;

    sf::Image image() const { return sfml::imageFromPixels(width, height, bytes.data()); }

    template <typename Change>
    void change(Change change) {
        for (std::size_t i = 0; i < bytes.size(); ++i)
            if (i % 4 != 3) bytes[i] = static_cast<std::uint8_t>(std::clamp(change(bytes[i]), 0, 255));
    }
};

/// Draws sprites of the game, tinted, at whole pixels.
class Painter {
  public:
    Painter() {
        const std::string folder = assetsPath("textures/");
        REQUIRE(sfml::loadFromFile(atlas_, folder + textures_.manifest().image));
    }

    /// Draws the sprite with its top left corner at (left, top).
    void paint(Painting& on, Sprite sprite, int left, int top, sf::Color colour, double opacity = 1.0) const {
        const AtlasImage& image = textures_.manifest().of(sprite);
        const auto low = [](double at) { return static_cast<int>(at); };
        const Vec2 size = image.textureHigh - image.textureLow;
        for (int y = 0; y < low(size.y); ++y)
            for (int x = 0; x < low(size.x); ++x) {
                const sf::Color pixel =
                    sfml::pixelAt(atlas_, static_cast<unsigned>(low(image.textureLow.x) + x),
                                  static_cast<unsigned>(low(image.textureLow.y) + y));
                const auto at = static_cast<std::size_t>(4 * ((top + y) * int{Painting::width} + left + x));
                const double share = opacity * pixel.a / 255.0;
                const auto lay = [&](std::size_t i, int over) {
                    const double mixed = on.bytes[at + i] * (1.0 - share) + over * share;
                    on.bytes[at + i] = static_cast<std::uint8_t>(mixed + 0.5);
                };
                lay(0, pixel.r * colour.r / 255);
                lay(1, pixel.g * colour.g / 255);
                lay(2, pixel.b * colour.b / 255);
            }
    }

  private:
    TextureManager textures_ = gameTextures();
    sf::Image atlas_;
};

/// Nearly black and slightly uneven, like the game's background.
Painting background() {
    Painting painting;
    Random random(2);
    for (unsigned y = 0; y < Painting::height; ++y)
        for (unsigned x = 0; x < Painting::width; ++x) {
            const auto level = static_cast<std::uint8_t>(10 + y / 20 + random.below(2));
            painting.bytes.insert(painting.bytes.end(),
                                  {level, level, static_cast<std::uint8_t>(2 * level), 255});
        }
    return painting;
}

struct Place {
    int left;
    int top;
};

const Palette palette = defaultPalette();

/// A brick, a hexagon, and a ball at `ball`.
Painting scene(const Painter& painter, Place ball, sf::Color brick = palette.of(BrickKind::Normal)) {
    Painting painting = background();
    painter.paint(painting, Sprite::Hexagon, 120, 40, palette.hexagon);
    painter.paint(painting, Sprite::BrickNormal, 20, 20, brick);
    painter.paint(painting, Sprite::BallBlue, ball.left, ball.top, palette.blue);
    return painting;
}

bool same(const Painting& a, const Painting& b) {
    const PictureDifference there = differenceBetween(a.image(), b.image());
    CHECK(there.none() == differenceBetween(b.image(), a.image()).none());
    return there.none();
}

} // namespace

TEST_CASE("differences by the rounding of graphics drivers are tolerated", "[render]") {
    const Painter painter;
    const Painting one = scene(painter, {60, 90});
    CHECK(same(one, one));
    Painting noisy = one;
    Random random(1);
    noisy.change([&](int level) { return level + static_cast<int>(random.below(7)) - 3; });
    CHECK(same(one, noisy));
    Painting lighter = one;
    lighter.change([](int level) { return level + 2; });
    CHECK(same(one, lighter));
    // Anti-aliasing as if everything were shifted by half a pixel or a whole one.
    Painting half = one;
    const Painting aside = scene(painter, {61, 91});
    for (std::size_t i = 0; i < half.bytes.size(); ++i)
        half.bytes[i] = static_cast<std::uint8_t>((one.bytes[i] + aside.bytes[i]) / 2);
    CHECK(same(one, half));
    CHECK(same(one, aside));
}

TEST_CASE("a ball that is 2 px off makes a difference, wherever it is", "[render]") {
    const Painter painter;
    for (int shift = 0; shift < 32; shift += 5) {
        const Place place{40 + shift, 70 + shift};
        const Painting one = scene(painter, place);
        for (const Place by : {Place{2, 0}, Place{-2, 0}, Place{0, 2}, Place{0, -2}}) {
            CAPTURE(shift, by.left, by.top);
            CHECK_FALSE(same(one, scene(painter, {place.left + by.left, place.top + by.top})));
        }
    }
}

TEST_CASE("a small object too few or too many makes a difference", "[render]") {
    const Painter painter;
    const Painting one = scene(painter, {60, 90});
    for (const Sprite sprite : {Sprite::BallRed, Sprite::BadgeFull, Sprite::CapsuleGood, Sprite::Spark,
                                Sprite::Chevron, Sprite::AimDot}) {
        INFO(spriteNames[spriteIndex(sprite)]);
        Painting other = one;
        painter.paint(other, sprite, 95, 104, palette.pale);
        CHECK_FALSE(same(one, other));
    }
}

TEST_CASE("another colour or mark makes a difference", "[render]") {
    const Painter painter;
    const Painting one = scene(painter, {60, 90});
    sf::Color other = palette.of(BrickKind::Normal);
    other.g = static_cast<std::uint8_t>(other.g + 40);
    CHECK_FALSE(same(one, scene(painter, {60, 90}, other)));
    Painting owned = one;
    painter.paint(owned, Sprite::BallRed, 60, 90, palette.red);
    CHECK_FALSE(same(one, owned));
    Painting lighter = one;
    lighter.change([](int level) { return level + 6; });
    CHECK_FALSE(same(one, lighter));
    Painting faint = one;
    painter.paint(faint, Sprite::Glow, 150, 80, palette.red, 0.4);
    CHECK_FALSE(same(one, faint));
}

TEST_CASE("a difference tells and shows its position, and pictures of different sizes differ", "[render]") {
    const Painter painter;
    const Painting one = scene(painter, {60, 90});
    const Painting other = scene(painter, {60, 90}, palette.red);
    const PictureDifference difference = differenceBetween(one.image(), other.image());
    REQUIRE_FALSE(difference.none());
    for (const auto& [left, top] : difference.squares) {
        CHECK(left < 100);
        CHECK(top < 60);
    }
    CHECK_THAT(difference.text(), ContainsSubstring("the first at"));
    const sf::Image picture = shown(difference, other.image());
    const auto [left, top] = difference.squares.front();
    CHECK(sfml::pixelAt(picture, left, top).g == 255);
    CHECK(sfml::pixelAt(picture, 230, 150).g < 100);

    const sf::Image part = sfml::cropped(one.image(), 0, 0, 100, 100);
    CHECK_FALSE(differenceBetween(one.image(), part).none());
    CHECK_FALSE(differenceBetween(part, one.image()).none());
}
