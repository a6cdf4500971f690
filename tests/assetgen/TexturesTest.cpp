#include "assetgen/Textures.hpp"

#include "Folders.hpp"
#include "Trials.hpp"
#include "arkanong/render/Sprite.hpp"
#include "assetgen/CommittedPicture.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

using namespace arkanong::test;

namespace {

const std::string folder = assetsPath("textures/");

std::string readText(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file.good());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

struct SpriteEntry {
    double x, y, w, h, ox, oy;
};

/// The [sprites] table of a manifest; every line must have the documented form.
std::map<std::string, SpriteEntry> spritesOf(const std::string& manifest) {
    std::map<std::string, SpriteEntry> sprites;
    std::istringstream lines(manifest.substr(manifest.find("[sprites]\n") + 10));
    for (std::string line; std::getline(lines, line) && !line.empty();) {
        INFO(line);
        std::replace_if(
            line.begin(), line.end(), [](char c) { return c == ',' || c == '{' || c == '='; }, ' ');
        std::istringstream words(line);
        std::string name, x, y, w, h, ox, oy;
        SpriteEntry e{};
        words >> name >> x >> e.x >> y >> e.y >> w >> e.w >> h >> e.h >> ox >> e.ox >> oy >> e.oy;
        REQUIRE(words);
        REQUIRE(x + y + w + h + ox + oy == "xywhoxoy");
        REQUIRE(sprites.emplace(name, e).second);
    }
    return sprites;
}

std::map<std::string, SpriteEntry> committedSprites(double scale) {
    return spritesOf(readText(folder + atlasName(scale) + ".toml"));
}

} // namespace

TEST_CASE("painting again gives the committed pictures, pixel for pixel", "[assetgen]") {
    constexpr int scales = trials(static_cast<int>(std::size(textureScales)));
    const double scale =
        GENERATE(take(scales, from_range(std::begin(textureScales), std::end(textureScales))));
    const Atlas atlas = paintAtlas(scale);
    CHECK(differingPixels(folder + atlasName(scale) + ".png", atlas.picture) == 0);
    CHECK(atlas.manifest == readText(folder + atlasName(scale) + ".toml"));
}

TEST_CASE("every sprite of the game exists at every scale", "[assetgen]") {
    const double scale = GENERATE(from_range(std::begin(textureScales), std::end(textureScales)));
    const auto sprites = committedSprites(scale);
    for (const std::string_view name : spriteNames) {
        INFO(name);
        CHECK(sprites.count(std::string(name)) == 1);
    }
}

TEST_CASE("a sprite has the same logical size at every scale", "[assetgen]") {
    const double scale = GENERATE(1.5, 2.0, 3.0);
    const auto one = committedSprites(1.0);
    const auto other = committedSprites(scale);
    REQUIRE(one.size() == other.size());
    for (const auto& [name, sprite] : one) {
        INFO(name);
        const SpriteEntry& large = other.at(name);
        CHECK(large.w == sprite.w * scale);
        CHECK(large.h == sprite.h * scale);
        CHECK(large.ox == sprite.ox * scale);
        CHECK(large.oy == sprite.oy * scale);
    }
}

TEST_CASE("a sprite's edge pixels are repeated around it, so filtering reaches no neighbour", "[assetgen]") {
    const double scale = 1.5;
    const auto sprites = committedSprites(scale);
    sf::Image atlas;
    REQUIRE(atlas.loadFromFile(folder + atlasName(scale) + ".png"));
    const auto pixel = [&](double x, double y) {
        const auto at = [&](unsigned px, unsigned py) {
            return 4 * (px + static_cast<std::size_t>(atlas.getSize().x) * py);
        };
        const std::uint8_t* p = atlas.getPixelsPtr() + at(static_cast<unsigned>(x), static_cast<unsigned>(y));
        return std::vector<int>(p, p + 4);
    };
    for (const auto& [name, s] : sprites) {
        INFO(name);
        for (double y = s.y; y < s.y + s.h; ++y) {
            REQUIRE(pixel(s.x - 1, y) == pixel(s.x, y));
            REQUIRE(pixel(s.x + s.w, y) == pixel(s.x + s.w - 1, y));
        }
        for (double x = s.x; x < s.x + s.w; ++x) {
            REQUIRE(pixel(x, s.y - 1) == pixel(x, s.y));
            REQUIRE(pixel(x, s.y + s.h) == pixel(x, s.y + s.h - 1));
        }
    }
}
