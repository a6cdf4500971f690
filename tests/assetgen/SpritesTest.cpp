#include "assetgen/Sprites.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "assetgen/Textures.hpp"
#include "assetgen/font/GlyphPainter.hpp"

#include <algorithm>
#include <cmath>
#include <set>

using namespace arkanong;
using arkanong::test::WithinAbs;

namespace {

Canvas painted(const std::string& name, double scale) {
    for (const SpriteRecipe& recipe : spriteRecipes()) {
        if (recipe.name != name) continue;
        Canvas canvas(recipe.low, recipe.high, scale);
        recipe.paint(canvas);
        return canvas;
    }
    FAIL("no sprite is called " << name);
    return Canvas({}, {}, 1.0);
}

/// The largest difference between two columns of pixels in any channel.
double difference(const Canvas& a, int columnA, const Canvas& b, int columnB) {
    REQUIRE(a.height() == b.height());
    double largest = 0.0;
    for (int y = 0; y < a.height(); ++y) {
        const Colour one = a.at(columnA, y);
        const Colour other = b.at(columnB, y);
        largest = std::max({largest, std::abs(one.red - other.red), std::abs(one.green - other.green),
                            std::abs(one.blue - other.blue), std::abs(one.alpha - other.alpha)});
    }
    return largest;
}

double brightestBorder(const Canvas& canvas, bool left, bool right, bool topAndBottom) {
    double most = 0.0;
    for (int y = 0; y < canvas.height(); ++y) {
        most = std::max(most, left ? canvas.at(0, y).alpha : 0.0);
        most = std::max(most, right ? canvas.at(canvas.width() - 1, y).alpha : 0.0);
    }
    for (int x = 0; topAndBottom && x < canvas.width(); ++x)
        most = std::max({most, canvas.at(x, 0).alpha, canvas.at(x, canvas.height() - 1).alpha});
    return most;
}

bool endsWith(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

TEST_CASE("sprite names are unique", "[assetgen]") {
    std::set<std::string> names;
    for (const SpriteRecipe& recipe : spriteRecipes())
        CHECK(names.insert(recipe.name).second);
}

TEST_CASE("every sprite has whole pixels at every scale, so that its size never jumps", "[assetgen]") {
    const double scale = GENERATE(from_range(std::begin(textureScales), std::end(textureScales)));
    for (const SpriteRecipe& recipe : spriteRecipes()) {
        INFO(recipe.name << " at " << scale);
        const Canvas canvas(recipe.low, recipe.high, scale);
        CHECK(canvas.width() / scale == recipe.high.x - recipe.low.x);
        CHECK(canvas.height() / scale == recipe.high.y - recipe.low.y);
        CHECK(canvas.originX() / scale == -recipe.low.x);
        CHECK(canvas.originY() / scale == -recipe.low.y);
    }
}

TEST_CASE("the pieces of a paddle and of a highlight join without a seam", "[assetgen]") {
    const std::string name = GENERATE("paddle", "pill");
    const double scale = GENERATE(from_range(std::begin(textureScales), std::end(textureScales)));
    const Canvas left = painted(name + "-left", scale);
    const Canvas middle = painted(name + "-middle", scale);
    const Canvas right = painted(name + "-right", scale);
    const double invisible =
        2.0 / 255.0; // The glow of a round end falls off slightly sooner than that of a line.
    CHECK(difference(left, left.width() - 1, middle, 0) < invisible);
    CHECK(difference(middle, 0, middle, middle.width() - 1) < invisible);
    CHECK(difference(middle, middle.width() - 1, right, 0) < invisible);
}

TEST_CASE("a line and its cap join without a seam", "[assetgen]") {
    const double scale = GENERATE(from_range(std::begin(textureScales), std::end(textureScales)));
    const Canvas line = painted("line", scale);
    const Canvas cap = painted("line-cap", scale);
    CHECK(difference(line, 0, line, line.width() - 1) == 0.0);
    CHECK(difference(line, line.width() - 1, cap, 0) < 0.12 / scale);
}

TEST_CASE("no sprite is cut off at its border, unless it is a part of something larger", "[assetgen]") {
    const double scale = GENERATE(1.0, 1.5);
    const std::set<std::string> fillTheirPlace{"pixel", "bar",     "panel", "badge-empty",
                                               "spark", "icon-64", "shade"};
    for (const SpriteRecipe& recipe : spriteRecipes()) {
        if (fillTheirPlace.count(recipe.name) > 0) continue;
        INFO(recipe.name << " at " << scale);
        const bool middle =
            endsWith(recipe.name, "-middle") || recipe.name == "line" || recipe.name == "hair";
        const bool fromSeam = endsWith(recipe.name, "-right") || recipe.name == "line-cap";
        const bool toSeam = endsWith(recipe.name, "-left") || recipe.name == "trail";
        const Canvas canvas = painted(recipe.name, scale);
        CHECK(brightestBorder(canvas, !middle && !fromSeam, !middle && !toSeam, true) < 0.02);
    }
}

TEST_CASE("sprites that the game tints are grey", "[assetgen]") {
    const auto strongestHue = [](const Canvas& canvas) {
        double strongest = 0.0;
        for (int y = 0; y < canvas.height(); ++y)
            for (int x = 0; x < canvas.width(); ++x)
                strongest = std::max(strongest, std::abs(canvas.at(x, y).blue - canvas.at(x, y).red));
        return strongest;
    };
    for (const SpriteRecipe& recipe : spriteRecipes()) {
        INFO(recipe.name);
        const bool coloured = recipe.name == "icon-64";
        CHECK((strongestHue(painted(recipe.name, 1.0)) > 0.2) == coloured);
    }
}

TEST_CASE("no two cards have signs that could be taken for each other, even without colour", "[assetgen]") {
    std::vector<Canvas> signs;
    for (const SpriteRecipe& recipe : cardRecipes())
        if (recipe.name.rfind("card-", 0) == 0) signs.push_back(painted(recipe.name, 1.0));
    REQUIRE(signs.size() == cardCount + fusionCount);
    for (std::size_t one = 0; one < signs.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            double differs = 0.0;
            double covered = 0.0;
            for (int y = 0; y < signs[one].height(); ++y)
                for (int x = 0; x < signs[one].width(); ++x) {
                    const double a = signs[one].at(x, y).alpha;
                    const double b = signs[other].at(x, y).alpha;
                    differs += std::abs(a - b);
                    covered += std::max(a, b);
                }
            INFO(traitsOf(static_cast<Card>(one)).name << " and " << traitsOf(static_cast<Card>(other)).name);
            CHECK(differs / covered > 0.48);
        }
    }
}

TEST_CASE("a card's picture is its sign, larger", "[assetgen]") {
    const Canvas sign = painted("card-anchor", 3.0);
    const Canvas picture = painted("picture-anchor", 1.0);
    const auto ink = [](const Canvas& canvas, int left, int right) {
        double sum = 0.0;
        for (int y = 0; y < canvas.height(); ++y)
            for (int x = left; x < right; ++x)
                sum += canvas.at(x, y).alpha;
        return sum;
    };
    for (const Canvas* canvas : {&sign, &picture}) {
        const double left = ink(*canvas, 0, canvas->originX());
        const double right = ink(*canvas, canvas->originX(), canvas->width());
        CHECK_THAT(left, WithinAbs(right, 0.05 * right)); // An anchor is symmetric.
    }
}

TEST_CASE("a glyph's stroke width is proportional to its size", "[assetgen]") {
    const auto glyphs = paintGlyphs(1.0);
    const auto bar = std::find_if(glyphs.begin(), glyphs.end(),
                                  [](const Glyph& g) { return g.size == 36 && g.code == U'I'; });
    REQUIRE(bar != glyphs.end());
    double covered = 0.0;
    const int middleOfCapital = bar->canvas.originY() - 18;
    for (int x = 0; x < bar->canvas.width(); ++x)
        covered += std::clamp((bar->canvas.at(x, middleOfCapital).alpha - 0.35) / 0.65, 0.0, 1.0);
    CHECK_THAT(covered, WithinAbs(0.095 * 36, 0.6));
}

TEST_CASE("in every size of the font the glyphs are sorted", "[assetgen]") {
    const auto glyphs = paintGlyphs(1.0);
    const auto before = [](const Glyph& a, const Glyph& b) {
        return a.size < b.size || (a.size == b.size && a.code < b.code);
    };
    CHECK(std::adjacent_find(glyphs.begin(), glyphs.end(),
                             [&](const Glyph& a, const Glyph& b) { return !before(a, b); }) == glyphs.end());
    for (const int size : glyphSizes)
        for (const char32_t code : {U' ', U'0', U'9', U':', U'A', U'Z', U'!'})
            CHECK(std::any_of(glyphs.begin(), glyphs.end(),
                              [&](const Glyph& g) { return g.size == size && g.code == code; }));
}

TEST_CASE("a space has an advance and no pixels", "[assetgen]") {
    for (const Glyph& glyph : paintGlyphs(1.0)) {
        if (glyph.code != U' ') continue;
        CHECK(glyph.advance > 0.0);
        CHECK(glyph.canvas.width() == 0);
    }
}
