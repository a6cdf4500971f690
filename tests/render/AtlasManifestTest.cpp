#include "arkanong/render/AtlasManifest.hpp"

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong::test;

namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

/// A manifest in which every sprite has the same rectangle.
std::string wholeManifest() {
    std::string text = "scale = 2\nimage = \"a.png\"\nwidth = 64\nheight = 32\n"
                       "[sprites]\n";
    for (const std::string_view name : spriteNames)
        text += std::string(name) + " = { x = 8, y = 4, w = 20, h = 10, ox = 10, oy = 5 }\n";
    return text +
           "[glyphs]\n20 = [ { code = 66, x = 0, y = 0, w = 4, h = 4, ox = 0, oy = 4, advance = 6.5 },\n"
           "{ code = 65, x = 4, y = 0, w = 4, h = 4, ox = 0, oy = 4, advance = 7 } ]\n"
           "10 = [ { code = 32, x = 0, y = 0, w = 0, h = 0, ox = 0, oy = 0, advance = 5 } ]\n";
}

DataError errorOf(const std::string& text) {
    try {
        parseAtlasManifest(text, "atlas.toml");
    } catch (const DataError& error) {
        return error;
    }
    FAIL("expected a DataError");
    return {"", ""};
}

} // namespace

TEST_CASE("a manifest's texture rectangles become logical px relative to the anchor", "[render]") {
    const AtlasManifest manifest = parseAtlasManifest(wholeManifest(), "atlas.toml");
    const AtlasImage& ball = manifest.of(Sprite::BallBlue);
    CHECK(manifest.scale == 2.0);
    CHECK(manifest.image == "a.png");
    CHECK(ball.low == Vec2{-5.0, -2.5});
    CHECK(ball.high == Vec2{5.0, 2.5});
    CHECK(ball.textureLow == Vec2{8.0, 4.0});
    CHECK(ball.textureHigh == Vec2{28.0, 14.0});
}

TEST_CASE("glyphs are found in any order in the file", "[render]") {
    const AtlasManifest manifest = parseAtlasManifest(wholeManifest(), "atlas.toml");
    REQUIRE(manifest.glyphs.size() == 2);
    CHECK(manifest.glyphs[0].capHeight == 10.0);
    REQUIRE(manifest.glyphs[1].find(U'A') != nullptr);
    CHECK(manifest.glyphs[1].find(U'A')->advance == 7.0);
    CHECK(manifest.glyphs[1].find(U'B')->advance == 6.5);
    CHECK(manifest.glyphs[1].find(U'C') == nullptr);
}

TEST_CASE("composed glyphs have their parts in cap heights", "[render]") {
    const AtlasManifest manifest = parseAtlasManifest(
        wholeManifest() +
            "[composed]\nletters = [ [1048, 22, 66, 0, 0, 1], [193, 15, 65, 0, 0, 0, 769, 7.5, -6, 0] ]\n",
        "atlas.toml");
    const ComposedGlyph* const marked = manifest.composedOf(U'Á');
    REQUIRE(marked != nullptr);
    CHECK(marked->advance == 0.75);
    REQUIRE(marked->parts.size() == 2);
    CHECK(marked->parts[1].code == 0x301);
    CHECK(marked->parts[1].at == Vec2{0.375, -6.0 / 20.0});
    CHECK_FALSE(marked->parts[1].mirrored);
    REQUIRE(manifest.composedOf(U'И') != nullptr);
    CHECK(manifest.composedOf(U'И')->parts.front().mirrored);
    CHECK(manifest.composedOf(U'A') == nullptr);
}

TEST_CASE("a malformed composed glyph is refused with its place", "[render]") {
    for (const char* const letters :
         {"[ [193] ]", "[ [193, 15, 65] ]", "[ 5 ]", "[ [0, 1] ]", "[ [1, 1, 2000000, 0, 0, 0] ]", "5"}) {
        INFO(letters);
        const DataError error = errorOf(wholeManifest() + "[composed]\nletters = " + letters + '\n');
        CHECK(error.line() > 4);
        CHECK_THAT(error.what(), ContainsSubstring("expected"));
    }
}

TEST_CASE("an error names a sprite that the manifest lacks", "[render]") {
    const auto name = GENERATE("ball-red", "paddle-left", "pixel", "icon-64");
    const DataError error =
        errorOf(replaced(wholeManifest(), "\n" + std::string(name) + " =", "\nother =").append("\n"));
    CHECK_THAT(error.what(), ContainsSubstring(name));
    CHECK(error.file() == "atlas.toml");
    CHECK(error.line() > 0);
}

TEST_CASE("errors in a manifest give line and column", "[render]") {
    SECTION("not TOML") {
        const DataError error = errorOf("scale = 1\nimage = \"a.png\nwidth = 3\n");
        CHECK(error.line() == 2);
        CHECK(error.column() > 0);
    }
    SECTION("an invalid number") {
        const DataError error = errorOf(replaced(wholeManifest(), "width = 64", "width = \"64\""));
        CHECK(error.line() == 3); // The width's.
        CHECK_THAT(error.what(), ContainsSubstring("a number"));
    }
    SECTION("an invalid scale") {
        CHECK_THAT(errorOf(replaced(wholeManifest(), "scale = 2", "scale = 0")).what(),
                   ContainsSubstring("atlas.toml:1:"));
    }
    SECTION("a sprite outside the picture") {
        const DataError error = errorOf(replaced(wholeManifest(), "x = 8,", "x = 45,"));
        CHECK(error.line() == 6);
        CHECK_THAT(error.what(), ContainsSubstring("inside the picture"));
    }
    SECTION("no glyphs") {
        const std::string text = wholeManifest();
        CHECK_THAT(errorOf(text.substr(0, text.find("20 = ["))).what(), ContainsSubstring("glyphs"));
    }
    SECTION("no image") {
        CHECK_THAT(errorOf(replaced(wholeManifest(), "image", "picture")).what(), ContainsSubstring("image"));
    }
}
