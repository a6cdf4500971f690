#include "arkanong/render/text/PadGlyphs.hpp"

#include "Catch.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "render/GameTextures.hpp"

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
        CHECK(hasPadGlyph("Press " + glyph));
        seen.insert(glyph);
        for (const PadFamily family : {PadFamily::Xbox, PadFamily::PlayStation, PadFamily::Nintendo})
            CHECK_FALSE(printedOn(button, family).empty());
    }
    CHECK(seen.size() == padButtonPartCount);
    CHECK_FALSE(padGlyphPart(U'A'));
    CHECK_FALSE(hasPadGlyph("Press A"));
}

TEST_CASE("a button has the name that its gamepad family prints on it", "[render]") {
    const std::string text = "Press " + padGlyph(PadPart::A) + " or " + padGlyph(PadPart::Start);
    CHECK(spelled(Catalogue::english(), text, PadFamily::Xbox) == "Press A or START");
    CHECK(spelled(Catalogue::english(), text, PadFamily::PlayStation) == "Press CROSS or OPTIONS");
    CHECK(spelled(Catalogue::english(), text, PadFamily::Nintendo) ==
          "Press B or +"); // On this gamepad B is the lowest button.
}

TEST_CASE("a globe is drawn within a text, and is not heard", "[render]") {
    CHECK(spelled(Catalogue::english(), globe() + " Language", PadFamily::Xbox) == " Language");
    CHECK_FALSE(hasPadGlyph(globe()));
    TextureManager textures = test::gameTextures();
    const double alone = measureText(textures, "Language", type::body);
    CHECK_THAT(measureText(textures, globe() + "Language", type::body),
               test::WithinAbs(alone + globeWidth(textures, type::body), 1e-9));
    drawText(textures, globe(), {100.0, 100.0}, {});
    CHECK(textures.batch(Layer::Overlay).count > 0);
}
