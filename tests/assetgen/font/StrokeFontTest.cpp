#include "assetgen/font/StrokeFont.hpp"

#include "Catch.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

using namespace arkanong::test;

namespace {

using Stroke = std::vector<Vec2>;

const StrokeGlyph* find(char32_t code) {
    const auto& font = strokeFont();
    const auto found =
        std::find_if(font.begin(), font.end(), [=](const StrokeGlyph& glyph) { return glyph.code == code; });
    return found == font.end() ? nullptr : &*found;
}

const StrokeGlyph& glyphOf(char32_t code) {
    const StrokeGlyph* glyph = find(code);
    INFO("U+" << std::hex << static_cast<std::uint32_t>(code));
    REQUIRE(glyph != nullptr);
    return *glyph;
}

double distanceToLine(Vec2 p, Vec2 a, Vec2 b) {
    const double squared = lengthSquared(b - a);
    const double t = squared > 0.0 ? std::clamp(dot(p - a, b - a) / squared, 0.0, 1.0) : 0.0;
    return distance(p, lerp(a, b, t));
}

/// The distance of p from the glyph's lines.
double distanceToInk(Vec2 p, const StrokeGlyph& glyph) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const Stroke& stroke : glyph.strokes) {
        for (std::size_t i = 0; i < stroke.size(); ++i)
            nearest = std::min(nearest, distanceToLine(p, stroke[i == 0 ? 0 : i - 1], stroke[i]));
    }
    return nearest;
}

/// Calls check(p) for every vertex of the glyph and the midpoint of every line.
template <typename Check>
void forEachPoint(const StrokeGlyph& glyph, Check check) {
    for (const Stroke& stroke : glyph.strokes) {
        for (std::size_t i = 0; i < stroke.size(); ++i) {
            check(stroke[i]);
            if (i > 0) check(lerp(stroke[i - 1], stroke[i], 0.5));
        }
    }
}

struct Extent {
    double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
};

Extent extentOf(const StrokeGlyph& glyph) {
    Extent e;
    forEachPoint(glyph, [&](Vec2 p) {
        e = {std::min(e.left, p.x), std::max(e.right, p.x), std::min(e.top, p.y), std::max(e.bottom, p.y)};
    });
    return e;
}

bool isSpace(char32_t code) { return code == U' ' || code == 0xA0 || code == 0x2009 || code == 0x202F; }
bool isMark(char32_t code) { return code >= 0x300 && code <= 0x36F; }

/// The farthest that a line of one glyph is from all lines of the other, with both in the middle.
double difference(const StrokeGlyph& a, const StrokeGlyph& b) {
    const Vec2 middle{0.5 * (b.advance - a.advance), 0.0};
    double worst = 0.0;
    const auto compare = [&worst](const StrokeGlyph& one, Vec2 moved, const StrokeGlyph& other) {
        constexpr int pieces = 8; // Of each line: two letters may differ in the middle of one only.
        for (const Stroke& stroke : one.strokes)
            for (std::size_t i = 0; i < stroke.size(); ++i)
                for (int piece = 0; piece < pieces; ++piece) {
                    const Vec2 p =
                        lerp(stroke[i], stroke[std::min(i + 1, stroke.size() - 1)], piece * 1.0 / pieces);
                    worst = std::max(worst, distanceToInk(p + moved, other));
                }
    };
    compare(a, middle, b);
    compare(b, -middle, a);
    return worst;
}

constexpr double tiny = 1e-9;

} // namespace

TEST_CASE("the font holds the alphabets and the punctuation of the game's languages", "[assetgen]") {
    const auto [language, letters] = GENERATE(table<const char*, std::u32string>(
        {{"German", U"ÄÖÜäöüßẞ„“‚‘–"},
         {"French", U"ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»’\u00A0\u202F"},
         {"Spanish", U"ÁÉÍÑÓÚÜáéíñóúü¿¡«»"},
         {"Italian", U"ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùú"},
         {"Portuguese", U"ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü"},
         {"Polish", U"ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”"},
         {"Dutch", U"ÁÄÉËÍÏÓÖÚÜáäéëíïóöúüĲĳ‘’€"},
         {"Czech", U"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž„“"},
         {"Ukrainian", U"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя’«»№₴"},
         {"Turkish", U"ÇĞİÖŞÜIçğıöşüi"},
         {"Russian", U"ЁЪЫЭёъыэ"},
         {"Greek", U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΪΫϊϋΐΰ"}}));
    INFO(language);
    for (const char32_t code : letters)
        glyphOf(code);
}

TEST_CASE("the font has every letter that a player's name can have", "[assetgen]") {
    for (char32_t code = 0x20; code < 0x10000; ++code)
        if (const char32_t capital = capitalInNames(code); capital != 0) {
            glyphOf(code);
            glyphOf(capital);
        }
}

TEST_CASE("letters of one language differ clearly from each other", "[assetgen]") {
    const std::u32string letters =
        GENERATE(std::u32string(U"AÄOÖUÜaäoöuüßẞBsS"), std::u32string(U"CÇEÈÉÊËOÔŒceèéêëçoôœaàâæ"),
                 std::u32string(U"AĄCĆEĘLŁNŃOÓSŚZŹŻaącćeęlłnńoósśzźż"),
                 std::u32string(U"CČDĎEĚNŇRŘSŠTŤUŮÚZŽcčdďeěnňrřsštťuůúzž"),
                 std::u32string(U"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЪЫЭЁ"),
                 std::u32string(U"абвгґдеєжзиіїйклмнопрстуфхцчшщьюяъыэё"), std::u32string(U"GĞIİSŞ"),
                 std::u32string(U"gğıiíìîïsş"), std::u32string(U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
                 std::u32string(U"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"));
    for (std::size_t i = 0; i < letters.size(); ++i)
        for (std::size_t j = i + 1; j < letters.size(); ++j) {
            CAPTURE(utf8Of(letters[i]), utf8Of(letters[j]));
            CHECK(difference(glyphOf(letters[i]), glyphOf(letters[j])) > 0.06);
        }
}

TEST_CASE("a composed glyph has the strokes of its parts at their places", "[assetgen]") {
    for (const StrokeGlyph& glyph : strokeFont()) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(glyph.code));
        std::size_t strokes = 0;
        for (const GlyphPart& part : glyph.parts) {
            const StrokeGlyph& own = glyphOf(part.code);
            CHECK(own.parts.empty());
            for (const Stroke& stroke : own.strokes)
                for (const Vec2 p : stroke) {
                    const Vec2 placed = part.at + Vec2{part.mirrored ? own.advance - p.x : p.x, p.y};
                    CHECK_THAT(distanceToInk(placed, glyph), WithinAbs(0.0, tiny));
                }
            strokes += own.strokes.size();
        }
        if (!glyph.parts.empty()) CHECK(strokes == glyph.strokes.size());
    }
}

TEST_CASE("the font holds printable ASCII, Latin-1, Latin Extended-A, arrows and button signs",
          "[assetgen]") {
    for (char32_t code = 0x100; code <= 0x17F; ++code)
        glyphOf(code);
    for (char32_t code = 0x20; code <= 0x7E; ++code)
        glyphOf(code);
    for (char32_t code = 0xA0; code <= 0xFF; ++code)
        glyphOf(code);
    for (const char32_t code : std::u32string(U"–…←↑→↓↵⇧␣ⒶⒷⓍⓎ▲●⬡🖱"))
        glyphOf(code);
}

TEST_CASE("the font's glyphs are sorted by code, each once", "[assetgen]") {
    const auto& font = strokeFont();
    const auto notBefore = [](const StrokeGlyph& a, const StrokeGlyph& b) { return a.code >= b.code; };
    CHECK(std::adjacent_find(font.begin(), font.end(), notBefore) == font.end());
}

TEST_CASE("every glyph but the spaces draws something", "[assetgen]") {
    for (const StrokeGlyph& glyph : strokeFont()) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(glyph.code));
        CHECK(glyph.strokes.empty() == isSpace(glyph.code));
        CHECK((isMark(glyph.code) ? glyph.advance == 0.0 : glyph.advance > 0.3));
        for (const Stroke& stroke : glyph.strokes)
            CHECK_FALSE(stroke.empty());
    }
}

TEST_CASE("every stroke stays within the line height and its advance", "[assetgen]") {
    for (const StrokeGlyph& glyph : strokeFont()) {
        if (isSpace(glyph.code) || isMark(glyph.code)) continue;
        INFO("U+" << std::hex << static_cast<std::uint32_t>(glyph.code));
        const Extent e = extentOf(glyph);
        CHECK(e.top >= -1.4 - tiny);
        CHECK(e.bottom <= 0.3 + tiny);
        CHECK(e.left >= 0.0);
        CHECK(e.right <= glyph.advance);
    }
}

TEST_CASE("capitals and digits stand on the baseline and are one unit tall", "[assetgen]") {
    for (const char32_t code :
         std::u32string(U"ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789БГЖЗИЛПУФЧШЬЫЪЭЮЯЄΔΘΛΞΣΨΩ")) {
        INFO(utf8Of(code));
        const Extent e = extentOf(glyphOf(code));
        CHECK_THAT(e.top, WithinAbs(-1.0, tiny));
        CHECK_THAT(e.bottom, WithinAbs(0.0, tiny));
    }
}

TEST_CASE("lower-case letters share one height, ascenders another, descenders a depth", "[assetgen]") {
    for (const char32_t code : std::u32string(U"acemnorsuvwxzвгжзиклмнптчшьюяєэıαεικνοπστυω")) {
        INFO(utf8Of(code));
        const Extent e = extentOf(glyphOf(code));
        CHECK_THAT(e.top, WithinAbs(-0.7, tiny));
        CHECK_THAT(e.bottom, WithinAbs(0.0, tiny));
    }
    for (const char32_t code : std::u32string(U"bdfhkl"))
        CHECK_THAT(extentOf(glyphOf(code)).top, WithinAbs(-1.0, tiny));
    for (const char32_t code : std::u32string(U"gjpqy"))
        CHECK_THAT(extentOf(glyphOf(code)).bottom, WithinAbs(0.3, tiny));
}

TEST_CASE("digits have the same advance", "[assetgen]") {
    for (const char32_t code : std::u32string(U"123456789"))
        CHECK(glyphOf(code).advance == glyphOf(U'0').advance);
}

TEST_CASE("letters with straight stems have the same bearing on both sides", "[assetgen]") {
    for (const char32_t code : std::u32string(U"HMNUhnmuИПШипшн")) {
        INFO(static_cast<char>(code));
        const StrokeGlyph& glyph = glyphOf(code);
        const Extent e = extentOf(glyph);
        CHECK_THAT(e.left, WithinAbs(0.175, tiny));
        CHECK_THAT(glyph.advance - e.right, WithinAbs(0.175, tiny));
    }
}

TEST_CASE("an accented letter has its base letter's strokes and advance", "[assetgen]") {
    struct Pair {
        const char32_t* accented;
        char32_t base;
    };
    const auto [accented, base] =
        GENERATE(Pair{U"ÀÁÂÃÄÅ", U'A'}, Pair{U"Ç", U'C'}, Pair{U"ÈÉÊË", U'E'}, Pair{U"ÌÍÎÏ", U'I'},
                 Pair{U"Ñ", U'N'}, Pair{U"ÒÓÔÕÖ", U'O'}, Pair{U"ÙÚÛÜ", U'U'}, Pair{U"ÝŸ", U'Y'},
                 Pair{U"àáâãäå", U'a'}, Pair{U"ç", U'c'}, Pair{U"èéêë", U'e'}, Pair{U"ìíîï", U'ı'},
                 Pair{U"ñ", U'n'}, Pair{U"òóôõö", U'o'}, Pair{U"ùúûü", U'u'}, Pair{U"ýÿ", U'y'});
    const StrokeGlyph& letter = glyphOf(base);
    for (const char32_t code : std::u32string(accented)) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(code));
        const StrokeGlyph& glyph = glyphOf(code);
        CHECK(glyph.advance == letter.advance);
        REQUIRE(glyph.strokes.size() > letter.strokes.size());
        CHECK(std::equal(letter.strokes.begin(), letter.strokes.end(), glyph.strokes.begin()));
    }
}

TEST_CASE("accents do not touch the letters below them", "[assetgen]") {
    const double penWidth = 0.12;
    for (const auto& [accented, base] :
         {std::pair{U'Ä', U'A'}, {U'É', U'E'}, {U'Ñ', U'N'}, {U'Ô', U'O'}, {U'Å', U'A'}, {U'é', U'e'},
          {U'î', U'ı'},          {U'ñ', U'n'}, {U'ü', U'u'}, {U'å', U'a'}, {U'Ğ', U'G'}, {U'İ', U'I'},
          {U'Ů', U'U'},          {U'ů', U'u'}, {U'ž', U'z'}, {U'ő', U'o'}, {U'ď', U'd'}, {U'ť', U't'},
          {U'ľ', U'l'},          {U'Ľ', U'L'}, {U'Ķ', U'K'}, {U'ģ', U'g'}, {U'ĥ', U'h'}, {U'й', U'и'},
          {U'Ї', U'I'},          {U'ї', U'ı'}, {U'Ё', U'E'}, {U'ΐ', U'ι'}, {U'ώ', U'ω'}}) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(accented));
        const StrokeGlyph& glyph = glyphOf(accented);
        StrokeGlyph letter; // With room beside it, it stands elsewhere than alone.
        const auto marks = static_cast<std::ptrdiff_t>(glyphOf(base).strokes.size());
        letter.strokes.assign(glyph.strokes.begin(), glyph.strokes.begin() + marks);
        for (auto mark = glyph.strokes.begin() + marks; mark != glyph.strokes.end(); ++mark)
            for (const Vec2 p : *mark)
                CHECK(distanceToInk(p, letter) > penWidth + 0.02);
    }
}

TEST_CASE("symmetric letters are exactly symmetric", "[assetgen]") {
    for (const char32_t code :
         std::u32string(U"AHIMOTUVWXYovwx8=+-*|^_!:.\"'¨¯·×÷±°⇧␣↑↓●▲⬡ⒶЖШФОПжшфнптΘΛΞΨΩΔψ")) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(code));
        const StrokeGlyph& glyph = glyphOf(code);
        forEachPoint(glyph, [&](Vec2 p) {
            CHECK_THAT(distanceToInk({glyph.advance - p.x, p.y}, glyph), WithinAbs(0.0, tiny));
        });
    }
}

TEST_CASE("brackets and arrows are each other's mirror images", "[assetgen]") {
    const auto [left, right] = GENERATE(table<char32_t, char32_t>(
        {{U'(', U')'}, {U'[', U']'}, {U'{', U'}'}, {U'<', U'>'}, {U'«', U'»'}, {U'/', U'\\'}, {U'←', U'→'}}));
    INFO(static_cast<char>(left));
    const StrokeGlyph& a = glyphOf(left);
    const StrokeGlyph& b = glyphOf(right);
    REQUIRE(a.advance == b.advance);
    forEachPoint(a, [&](Vec2 p) {
        CHECK_THAT(distanceToInk({a.advance - p.x, p.y}, b), WithinAbs(0.0, tiny));
    });
}

TEST_CASE("letters and digits that are easily confused differ clearly", "[assetgen]") {
    for (const auto& [one, other] : {std::pair{U'0', U'O'},
                                     {U'1', U'l'},
                                     {U'1', U'I'},
                                     {U'I', U'l'},
                                     {U'5', U'S'},
                                     {U'8', U'B'},
                                     {U'2', U'Z'},
                                     {U'6', U'G'},
                                     {U'u', U'v'}}) {
        INFO(static_cast<char>(one) << " and " << static_cast<char>(other));
        CHECK(difference(glyphOf(one), glyphOf(other)) > 0.1);
    }
}
