#include "arkanong/render/text/PadGlyphs.hpp"

#include "Catch.hpp"

#include <set>

using namespace arkanong;

TEST_CASE("every button has a character of its own and is printed in each family", "[render]") {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < padButtonPartCount; ++i) {
        const auto button = static_cast<PadPart>(i);
        const std::string glyph = padGlyph(button);
        std::string_view rest = glyph;
        CHECK(padGlyphPart(takeCodePoint(rest)) == button);
        CHECK(rest.empty());
        CHECK(hasPadGlyph("PRESS " + glyph));
        seen.insert(glyph);
        for (const PadFamily family : {PadFamily::Xbox, PadFamily::PlayStation, PadFamily::Nintendo})
            CHECK_FALSE(printedOn(button, family).empty());
    }
    CHECK(seen.size() == padButtonPartCount);
    CHECK_FALSE(padGlyphPart(U'A'));
    CHECK_FALSE(hasPadGlyph("PRESS A"));
}

TEST_CASE("a button has the name that its gamepad family prints on it", "[render]") {
    const std::string text = "PRESS " + padGlyph(PadPart::A) + " OR " + padGlyph(PadPart::Start);
    CHECK(spelled(text, PadFamily::Xbox) == "PRESS A OR START");
    CHECK(spelled(text, PadFamily::PlayStation) == "PRESS CROSS OR OPTIONS");
    CHECK(spelled(text, PadFamily::Nintendo) == "PRESS B OR +"); // On this gamepad B is the lowest button.
}
