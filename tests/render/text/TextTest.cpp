#include "arkanong/render/text/Text.hpp"

#include "Catch.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "render/Textures.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

using namespace arkanong::test;

namespace {

std::u32string decoded(std::string_view text) {
    std::u32string codes;
    while (!text.empty())
        codes += takeCodePoint(text);
    return codes;
}

template <typename Size, typename = void>
constexpr bool sizesText = false;
template <typename Size>
constexpr bool sizesText<Size, std::void_t<decltype(TextStyle{std::declval<Size>(), sf::Color()})>> = true;
// A text has a size of the scale, or one scaled from it.
static_assert(sizesText<TextSize>);
static_assert(sizesText<decltype(type::title * 1.5)>);
static_assert(!sizesText<double>);
static_assert(!std::is_convertible_v<double, TextSize> && !std::is_constructible_v<TextSize, double>);

TextStyle sized(TextSize size, Align align = Align::Left) {
    TextStyle style;
    style.size = size;
    style.align = align;
    return style;
}

} // namespace

TEST_CASE("UTF-8 of one to four bytes is decoded", "[render]") {
    CHECK(decoded("aÄ€") == U"aÄ€");
    CHECK(decoded("\xf0\x9f\x96\xb1!") == U"\U0001f5b1!");
}

TEST_CASE("each invalid UTF-8 byte becomes a replacement character and the rest is kept", "[render]") {
    CHECK(decoded("a\xff"
                  "b") == U"a\ufffdb");
    CHECK(decoded("\xc3") == U"\ufffd");
    CHECK(decoded("\xe2\x82z") == U"\ufffd\ufffdz");
    CHECK(decoded("\xc0\x80") == U"\ufffd\ufffd");
    CHECK(decoded("\xed\xa0\x80") == U"\ufffd\ufffd\ufffd");
    CHECK(decoded("\xf8ok") == U"\ufffdok");
}

TEST_CASE("every single byte can be drawn", "[render]") {
    TextureManager textures = gameTextures();
    for (int byte = 0; byte < 256; ++byte)
        drawText(textures, std::string(1, static_cast<char>(byte)), {10.0, 50.0}, sized(type::body));
    CHECK(quadCount(textures, Layer::Overlay) > 256);
}

TEST_CASE("a letter with a mark is drawn as the letter and its mark above", "[render]") {
    TextureManager textures = gameTextures();
    const std::size_t before = quadCount(textures, Layer::Overlay);
    drawText(textures, "e", {100.0, 100.0}, sized(type::title));
    drawText(textures, "é", {100.0, 100.0}, sized(type::title));
    REQUIRE(quadCount(textures, Layer::Overlay) == before + 3);
    const QuadSeen letter = quad(textures, Layer::Overlay, 0);
    CHECK(quad(textures, Layer::Overlay, 1).textureLow == letter.textureLow);
    CHECK(quad(textures, Layer::Overlay, 1).topLeft == letter.topLeft);
    CHECK(quad(textures, Layer::Overlay, 2).topLeft.y < letter.topLeft.y);
    CHECK(measureText(textures, "é", type::title) == measureText(textures, "e", type::title));
}

TEST_CASE("a Cyrillic letter is drawn by the Latin one that it looks like, or by its mirror image",
          "[render]") {
    TextureManager textures = gameTextures();
    for (const char* const letter : {"N", "И", "M", "М"})
        drawText(textures, letter, {100.0, 100.0}, sized(type::title));
    REQUIRE(quadCount(textures, Layer::Overlay) == 4);
    const auto at = [&](std::size_t i) { return quad(textures, Layer::Overlay, i); };
    CHECK(at(3).textureLow == at(2).textureLow);
    CHECK(at(3).topLeft == at(2).topLeft);
    CHECK(at(1).textureLow == at(0).textureLow);
    // The corners are exchanged, around the middle of the letter's width.
    const double width = measureText(textures, "N", type::title);
    CHECK(at(1).topLeft.x > at(1).bottomRight.x);
    CHECK_THAT(at(1).topLeft.x + at(0).topLeft.x, WithinAbs(200.0 + width, 1.01));
}

TEST_CASE("every letter of a text is drawn, and one that the font lacks as a box", "[render]") {
    TextureManager textures = gameTextures();
    const auto quadsOf = [&](const char* text) {
        const std::size_t before = quadCount(textures, Layer::Overlay);
        drawText(textures, text, {10.0, 50.0}, sized(type::body));
        return quadCount(textures, Layer::Overlay) - before;
    };
    constexpr std::size_t sides = 4;
    CHECK(quadsOf("\u4e2d") == sides);
    CHECK(quadsOf("\xff") == sides);
    for (const char* const letter : {"ą", "ř", "ї", "Ж", "ß", "ğ", "Ω", "ё", "„", "№", "₴"}) {
        INFO(letter);
        CHECK(quadsOf(letter) >= 1);
        CHECK(quadsOf(letter) <= 3);
    }
}

TEST_CASE("a text's width is the sum of its glyphs' and scales with its size", "[render]") {
    const TextureManager textures = gameTextures();
    const double width = measureText(textures, "RALLY", type::title);
    CHECK(width > 60.0);
    CHECK_THAT(measureText(textures, "RALLYRALLY", type::title), WithinAbs(2.0 * width, 1e-9));
    CHECK_THAT(measureText(textures, "RALLY", type::title * 1.25), WithinAbs(1.25 * width, 1e-9));
    CHECK(measureText(textures, "", type::title) == 0.0);
}

TEST_CASE("a line that does not fit is cut after a whole letter and gets an ellipsis", "[render]") {
    const TextureManager textures = gameTextures();
    const std::string line = "ÄÖÜÄÖÜ";
    const double width = measureText(textures, line, type::label);
    CHECK(fittedText(textures, line, type::label, width) == line);
    const std::string less = fittedText(textures, line, type::label, width - 1.0);
    CHECK(measureText(textures, less, type::label) < width);
    CHECK(decoded(less).back() == U'…');
    CHECK(line.rfind(less.substr(0, less.size() - std::string_view("…").size()), 0) == 0);
    CHECK(decoded(less).find(U'\ufffd') == std::u32string::npos);
    CHECK(fittedText(textures, line, type::label, 0.0) == "…");
    CHECK(fittedText(textures, "", type::label, 0.0).empty());
}

TEST_CASE("digits all have the same width", "[render]") {
    const TextureManager textures = gameTextures();
    const auto size =
        GENERATE(type::label, type::body, type::title, type::heading, type::display, type::body * 1.2);
    for (const char* digit : {"1", "4", "7", "9"})
        CHECK(measureText(textures, digit, size) == measureText(textures, "0", size));
}

TEST_CASE("text size enlarges letters up to the body's by a factor, larger ones by as many px", "[render]") {
    TextureManager textures = gameTextures();
    CHECK(textures.type().capHeight(type::label) == 12.0);
    textures.type().scale = 2.0;
    CHECK(textures.type().capHeight(type::label) == 24.0);
    CHECK(textures.type().capHeight(type::body) == 28.0);
    CHECK(textures.type().capHeight(type::heading) == 36.0 + 14.0);
}

TEST_CASE("a line grows around the middle of its capitals", "[render]") {
    TextureManager textures = gameTextures();
    std::vector<DrawnText> drawn;
    textures.type().noted = &drawn;
    for (const double scale : {1.0, 1.5, 2.0}) {
        textures.type().scale = scale;
        drawText(textures, "MIDDLE", {100.0, 100.0}, sized(type::body));
    }
    REQUIRE(drawn.size() == 3);
    for (const DrawnText& text : drawn)
        CHECK_THAT((text.low.y + text.high.y) / 2.0, WithinAbs(100.0 - type::body / 2.0, 1e-9));
    CHECK_THAT(drawn[2].capHeight(), WithinAbs(2.0 * drawn[0].capHeight(), 1e-9));
    CHECK(drawn[2].high.x - drawn[2].low.x > 1.5 * (drawn[0].high.x - drawn[0].low.x));
}

TEST_CASE("a text without room is condensed before it gets smaller", "[render]") {
    const TextureManager textures = gameTextures();
    const double wide = measureText(textures, "CONDENSED", type::body);
    const TextSize narrower = fittingSize(textures, "CONDENSED", 0.7 * wide, {type::body});
    CHECK(narrower == type::body);
    CHECK_THAT(narrower.width(), WithinAbs(0.7, 1e-9));
    CHECK_THAT(measureText(textures, "CONDENSED", narrower), WithinAbs(0.7 * wide, 1e-9));
    const TextSize narrowest = fittingSize(textures, "CONDENSED", 0.4 * wide, {type::body});
    CHECK(narrowest == type::body);
    CHECK_THAT(narrowest.width(), WithinAbs(0.4, 1e-9));
    const TextSize smaller = fittingSize(textures, "CONDENSED", 0.3 * wide, {type::body});
    CHECK(smaller.width() == type::narrowest);
    CHECK(smaller < type::body);
}

TEST_CASE("a text gets a second line before its letters are condensed, and a path is broken", "[render]") {
    const TextureManager textures = gameTextures();
    const std::string text = "TWO LINES HAVE ROOM";
    const double wide = measureText(textures, text, type::body);
    CHECK(fittingLines(textures, text, wide, 2, {type::body}).lines.size() == 1);
    const FittedLines two = fittingLines(textures, text, 0.7 * wide, 2, {type::body});
    CHECK(two.lines.size() == 2);
    CHECK(two.size.width() == 1.0);
    CHECK(fittingLines(textures, text, 0.7 * wide, 1, {type::body}).lines.size() == 1);
    const std::string path = "/home/somebody/.local/share/arkanong/levels";
    std::string joined;
    for (const std::string& line : brokenText(textures, path, type::body, 120.0)) {
        CHECK(measureText(textures, line, type::body) <= 120.0);
        joined += line;
    }
    CHECK(joined == path);
}

TEST_CASE("a path is broken behind its folders where these have room", "[render]") {
    const TextureManager textures = gameTextures();
    const std::string path = "/home/somebody/levels/my-level.toml";
    const double room = measureText(textures, path, type::body) - 1.0;
    CHECK(brokenText(textures, path, type::body, room) ==
          std::vector<std::string>{"/home/somebody/levels/", "my-level.toml"});
}

TEST_CASE("no line ends or begins with a separator", "[render]") {
    const TextureManager textures = gameTextures();
    const auto wide = [&](const char* text) { return measureText(textures, text, type::body); };
    const std::vector<std::string> expected{"MINERVA", "Easy · hunter"};
    for (const char* const room : {"MINERVA  ·  ", "MINERVA", "Easy · hunter"})
        CHECK(wrapText(textures, "MINERVA  ·  Easy · hunter", type::body,
                       std::max(wide(room), wide("Easy · hunter"))) == expected);
    CHECK(wrapText(textures, "MINERVA · Easy", type::body, wide("MINERVA") + 1.0) ==
          std::vector<std::string>{"MINERVA", "Easy"});
}

TEST_CASE("marks that French sets off with a space stay in the line of their word", "[render]") {
    const TextureManager textures = gameTextures();
    const auto lines = [&](std::string_view text, std::string_view room) {
        return wrapText(textures, text, type::body, measureText(textures, room, type::body) + 1.0);
    };
    using Lines = std::vector<std::string>;
    for (const std::string mark : {":", ";", "?", "!", "»", "».", "?!"})
        CHECK(lines("Toi aussi " + mark + " bien", "Toi aussi") == Lines{"Toi", "aussi " + mark, "bien"});
    CHECK(lines("dit « oui »", "dit « o") == Lines{"dit", "« oui »"});
    CHECK(lines("dit « oui, toi »", "dit « o") == Lines{"dit", "« oui,", "toi »"});
    CHECK(lines("Toi\n! oui", "Toi ! oui") == Lines{"Toi", "! oui"}); // A line break is kept.
    CHECK(lines("Toi:aussi: bien", "Toi:aussi:") == Lines{"Toi:aussi:", "bien"});
}

TEST_CASE("a text that is too long beside a number leaves it its place and size", "[render]") {
    TextureManager textures = gameTextures();
    std::vector<DrawnText> drawn;
    textures.type().noted = &drawn;
    textures.type().scale = 2.0;
    constexpr double width = 126.0;
    constexpr double gap = 10.0;
    drawEnds(textures, {"Geschmettert", type::label}, {"12", type::label}, {20.0, 200.0}, width, gap);
    drawEnds(textures, {"Super", type::label}, {"A number of many words", type::label}, {20.0, 300.0}, width,
             gap);
    REQUIRE(drawn.size() == 4);
    CHECK_THAT(drawn[1].capHeight(), WithinAbs(2.0 * type::label, 1e-9));
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
        CHECK_THAT(drawn[i].low.x, WithinAbs(20.0, 1e-9));
        CHECK(drawn[i].high.x + gap <= drawn[i + 1].low.x + 1e-6);
        CHECK_THAT(drawn[i + 1].high.x, WithinAbs(20.0 + width, 1e-9));
    }
}

TEST_CASE("two texts at the ends of a line are condensed alike where they are too near", "[render]") {
    TextureManager textures = gameTextures();
    std::vector<DrawnText> drawn;
    textures.type().noted = &drawn;
    const double left = measureText(textures, "A LONG HEADING", type::body);
    const double right = measureText(textures, "NOTE", type::label);
    const double width = GENERATE_COPY(left + right + 40.0, left + right - 20.0);
    constexpr double gap = 16.0;
    drawEnds(textures, {"A LONG HEADING", type::body}, {"NOTE", type::label}, {100.0, 200.0}, width, gap);
    REQUIRE(drawn.size() == 2);
    const double share = std::min(1.0, (width - gap) / (left + right));
    CHECK_THAT(drawn[0].low.x, WithinAbs(100.0, 1e-9));
    CHECK_THAT(drawn[0].high.x, WithinAbs(100.0 + share * left, 1e-9));
    CHECK_THAT(drawn[1].low.x, WithinAbs(100.0 + width - share * right, 1e-9));
    CHECK_THAT(drawn[1].high.x, WithinAbs(100.0 + width, 1e-9));
}

TEST_CASE("lines are drawn one below the other, and only those that are too wide are condensed", "[render]") {
    TextureManager textures = gameTextures();
    std::vector<DrawnText> drawn;
    textures.type().noted = &drawn;
    const double width = measureText(textures, "WHAT HAS ROOM", type::label);
    drawFittedLines(textures, {"WHAT HAS ROOM", "WHAT HAS LESS ROOM"}, {100.0, 200.0}, width,
                    sized(type::label), 20.0);
    REQUIRE(drawn.size() == 2);
    for (const DrawnText& text : drawn)
        CHECK_THAT(text.high.x - text.low.x, WithinAbs(width, 1e-9));
    CHECK_THAT(drawn[1].high.y - drawn[0].high.y, WithinAbs(20.0, 1e-9));
}

TEST_CASE("text is drawn from the sheet nearest to its size", "[render]") {
    TextureManager textures = gameTextures();
    const auto [size, sheet] = GENERATE(table<TextSize, std::size_t>({{type::label, 0},
                                                                      {type::label * 1.02, 0},
                                                                      {type::body, 1},
                                                                      {type::title * 0.95, 2},
                                                                      {type::heading * 1.7, 4}}));
    drawText(textures, "A", {100.0, 100.0}, sized(size));
    const AtlasImage& image = textures.manifest().glyphs[sheet].find(U'A')->image;
    CHECK(quad(textures, Layer::Overlay, 0).textureLow == image.textureLow);
}

TEST_CASE("a glyph that is missing in the nearest sheet is taken from another sheet", "[render]") {
    TextureManager textures = gameTextures();
    REQUIRE(textures.manifest().glyphs.back().find(U'a') == nullptr);
    drawText(textures, "a", {100.0, 100.0}, sized(type::display));
    const AtlasImage& image = textures.manifest().glyphs[3].find(U'a')->image;
    const QuadSeen seen = quad(textures, Layer::Overlay, 0);
    CHECK(seen.textureLow == image.textureLow);
    CHECK_THAT(seen.bottomRight.y - seen.topLeft.y, WithinAbs(2.0 * (image.high.y - image.low.y), 1e-4));
}

TEST_CASE("text is aligned to the left, centre or right of its position", "[render]") {
    TextureManager textures = gameTextures();
    for (const Align align : {Align::Left, Align::Centre, Align::Right})
        drawText(textures, "HI", {400.0, 300.0}, sized(type::title, align));
    const double width = measureText(textures, "HI", type::title);
    const double left = quad(textures, Layer::Overlay, 0).topLeft.x;
    CHECK_THAT(quad(textures, Layer::Overlay, 2).topLeft.x, WithinAbs(left - width / 2.0, 1.01));
    CHECK_THAT(quad(textures, Layer::Overlay, 4).topLeft.x, WithinAbs(left - width, 1.01));
}

TEST_CASE("a space advances and draws nothing", "[render]") {
    TextureManager textures = gameTextures();
    drawText(textures, " ", {0.0, 0.0}, sized(type::body));
    CHECK(quadCount(textures, Layer::Overlay) == 0);
    CHECK(measureText(textures, " ", type::body) > 0.0);
}

TEST_CASE("wrapped lines fit the width and hold every word in order", "[render]") {
    const TextureManager textures = gameTextures();
    const std::string text = "the ball that no paddle meets costs its keeper a shield";
    const auto width = GENERATE(120.0, 200.0, 333.0);
    const std::vector<std::string> lines = wrapText(textures, text, type::body, width);
    std::string joined;
    for (const std::string& line : lines) {
        CHECK(measureText(textures, line, type::body) <= width);
        joined += (joined.empty() ? "" : " ") + line;
    }
    CHECK(lines.size() > 1);
    CHECK(joined == text);
}

TEST_CASE("line breaks and empty lines are kept", "[render]") {
    const TextureManager textures = gameTextures();
    CHECK(wrapText(textures, "A\n\nB", type::body, 500.0) == std::vector<std::string>{"A", "", "B"});
    CHECK(wrapText(textures, "", type::body, 500.0) == std::vector<std::string>{""});
}

TEST_CASE("a word that is too long gets a line of its own", "[render]") {
    const TextureManager textures = gameTextures();
    const std::vector<std::string> lines = wrapText(textures, "A EXTRAORDINARILY B", type::body, 60.0);
    CHECK(lines == std::vector<std::string>{"A", "EXTRAORDINARILY", "B"});
}

TEST_CASE("parts side by side that need more room get it from the others", "[render]") {
    CHECK(widthsByNeed({100.0, 100.0, 100.0}, {80.0, 100.0, 20.0}) == std::vector{100.0, 100.0, 100.0});
    const std::vector<double> enough = widthsByNeed({100.0, 100.0, 100.0}, {80.0, 150.0, 20.0});
    CHECK_THAT(enough[0], WithinAbs(90.0, 1e-9));
    CHECK_THAT(enough[1], WithinAbs(150.0, 1e-9));
    CHECK_THAT(enough[2], WithinAbs(60.0, 1e-9));
    const std::vector<double> tooLittle = widthsByNeed({100.0, 100.0}, {180.0, 60.0});
    CHECK_THAT(tooLittle[0], WithinAbs(150.0, 1e-9));
    CHECK_THAT(tooLittle[1], WithinAbs(50.0, 1e-9));
}

TEST_CASE("a text gets the first size that fits, and is scaled down if no size fits", "[render]") {
    const TextureManager textures = gameTextures();
    const std::string text = "A MATCH WAITS";
    const double wide = measureText(textures, text, type::heading);
    CHECK(fittingSize(textures, text, wide, {type::heading, type::title}) == type::heading);
    CHECK(fittingSize(textures, text, wide - 1.0, {type::heading, type::title}) == 20.0);
    const TextSize small = fittingSize(textures, text, 60.0, {type::heading, type::title});
    CHECK(small < 20.0);
    CHECK(small > 0.0);
    CHECK(measureText(textures, text, small) <=
          60.5); // Other sheets' letters are a little wider or narrower.
    CHECK(fittingSize(textures, "", 0.0, {type::body}) == 14.0);
}
