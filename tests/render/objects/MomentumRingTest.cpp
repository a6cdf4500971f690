#include "arkanong/render/objects/MomentumRing.hpp"

#include "Catch.hpp"
#include "Things.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

constexpr Vec2 place{480.0, 400.0};

std::vector<QuadSeen> pieces(const MomentumShown& shown, Side side = Side::Blue, double seconds = 0.0) {
    TextureManager& textures = freshTextures();
    drawMomentumRing(textures, defaultPalette(), paddleAt(place, side), 1.0, shown, seconds);
    return quadsOf(textures, Layer::FieldGlow, Sprite::Hair);
}

/// The pieces of its bright part.
std::vector<QuadSeen> bright(const MomentumShown& shown, Side side = Side::Blue) {
    std::vector<QuadSeen> found = pieces(shown, side);
    found.erase(
        std::remove_if(found.begin(), found.end(), [](const QuadSeen& seen) { return seen.colour.a < 128; }),
        found.end());
    return found;
}

double lengthOf(const std::vector<QuadSeen>& pieces) {
    double sum = 0.0;
    for (const QuadSeen& piece : pieces)
        sum += distance(piece.topLeft, piece.topRight);
    return sum;
}

} // namespace

TEST_CASE("without momentum and super a paddle has no ring", "[render]") { CHECK(pieces({}).empty()); }

TEST_CASE("steals close the ring from the paddle's back to its front, alike on both sides", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double whole = lengthOf(bright({0.999, 0.0}, side));
    for (const double share : {0.1, 0.25, 0.5, 0.75})
        CHECK_THAT(lengthOf(bright({share, 0.0}, side)), WithinAbs(share * whole, 0.02 * whole));
    double sideways = 0.0;
    for (const QuadSeen& piece : bright({0.3, 0.0}, side)) {
        CHECK((piece.centre().y - place.y) * forward(side) < 0.0);
        sideways += piece.centre().x - place.x;
    }
    CHECK_THAT(sideways, WithinAbs(0.0, 0.01));
}

TEST_CASE("the ring keeps clear of the paddle all round", "[render]") {
    for (const QuadSeen& piece : bright({0.999, 0.0})) {
        const Vec2 from = piece.centre() - place;
        const double straight = (tuning::paddleSize.x - tuning::paddleSize.y) / 2.0;
        const Vec2 off{std::max(std::abs(from.x) - straight, 0.0), from.y};
        CHECK(length(off) > tuning::paddleSize.y / 2.0 + 4.0);
        CHECK(length(off) < tuning::paddleSize.y / 2.0 + 10.0);
    }
}

TEST_CASE("a full ring has a colour of its own, and a super opens the ring again", "[render]") {
    CHECK(bright({0.9, 0.0}).at(0).colour.r == defaultPalette().blue.r);
    CHECK(bright({1.0, 0.0}).at(0).colour.r == defaultPalette().amber.r);
    CHECK(lengthOf(bright({0.0, 0.25})) < 0.3 * lengthOf(bright({0.0, 1.0})));
}

TEST_CASE("in a super the flames of a side's balls are in its own colour", "[render]") {
    ObjectManager objects;
    objects.balls = {ballAt({480.0, 300.0}, {480.0, 290.0})};
    const PowerUps burning = with(Side::Blue, PowerUp::Fireball);
    const auto flame = [&](double superLeft) {
        TextureManager& textures = freshTextures();
        Scene scene{objects, burning, 1000, 1.0};
        scene.momentum[sideIndex(Side::Blue)].superLeft = superLeft;
        WorldRenderer(defaultPalette()).draw(textures, scene, std::nullopt);
        return quadsOf(textures, Layer::FieldGlow, Sprite::Flame).at(0).colour;
    };
    CHECK(flame(0.0) == defaultPalette().fire);
    CHECK(flame(0.5) == defaultPalette().blue);
}
