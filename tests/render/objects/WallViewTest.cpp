#include "arkanong/render/objects/WallView.hpp"

#include "Catch.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

namespace {

std::size_t drawnFor(const std::vector<Vec2>& corners) {
    TextureManager& textures = freshTextures();
    drawWall(textures, Layer::Field, corners, 3.0, sf::Color::White);
    return quadCount(textures, Layer::Field);
}

} // namespace

TEST_CASE("a wall is drawn as its outline and a hatching that grows with its height", "[render]") {
    const std::size_t flat = drawnFor({{0, 0}, {200, 0}, {100, 6}});
    const std::size_t low = drawnFor({{0, 0}, {200, 0}, {100, 70}});
    const std::size_t high = drawnFor({{0, 0}, {200, 0}, {100, 140}});
    CHECK(low > flat);
    CHECK(high - low == 10); // A line every 7 px.
}
