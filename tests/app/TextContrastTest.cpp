#include "Trials.hpp"
#include "app/Gallery.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "render/TestWindow.hpp"
#include "render/match/Contrast.hpp"

#include <algorithm>

// Every text of every screen has enough contrast to the pixels behind it, in every palette.

using namespace arkanong::test;

namespace {

double contrastOf(sf::Color a, sf::Color b) { return contrastRatio(luminance(a), luminance(b)); }

/// What WCAG asks of large text begins at 24 px letters, whose capitals are about 17 px high.
double wantedFor(const DrawnText& text) { return text.capHeight() >= 17.0 ? 3.0 : 4.5; }

/// The contrast to the pixels behind the text, but for the worst hundredth: an edge may cross its corner.
double contrastIn(const sf::Image& behind, const DrawnText& text) {
    constexpr double passedOver = 0.01;
    std::vector<double> contrasts;
    const auto [width, height] = behind.getSize();
    const auto right = std::min(static_cast<double>(width), text.high.x);
    const auto bottom = std::min(static_cast<double>(height), text.high.y);
    for (double y = std::max(0.0, text.low.y); y < bottom; y += 1.0)
        for (double x = std::max(0.0, text.low.x); x < right; x += 1.0) {
            const sf::Color ground =
                sfml::pixelAt(behind, static_cast<unsigned>(x), static_cast<unsigned>(y));
            sf::Color solid = text.colour;
            solid.a = 255;
            contrasts.push_back(contrastOf(blended(ground, solid, text.colour.a / 255.0), ground));
        }
    if (contrasts.empty()) return 21.0;
    const auto worst =
        contrasts.begin() + static_cast<std::ptrdiff_t>(passedOver * static_cast<double>(contrasts.size()));
    std::nth_element(contrasts.begin(), worst, contrasts.end());
    return *worst;
}

/// Whether the text must be readable: not disabled, not below another screen, and not fading.
bool isRead(const DrawnText& text) {
    constexpr int there = 200; ///< Opacity.
    return !text.dark && text.colour.a >= there && text.layer == Layer::Overlay && !hasPadGlyph(text.text);
}

} // namespace

TEST_CASE("WCAG's own examples have its contrast", "[app]") {
    CHECK_THAT(contrastOf(sf::Color::White, sf::Color::Black), WithinAbs(21.0, 1e-9));
    CHECK_THAT(contrastOf(colourFromHex(0x767676), sf::Color::White), WithinAbs(4.54, 0.01));
    CHECK_THAT(contrastOf(colourFromHex(0x777777), sf::Color::White), WithinAbs(4.48, 0.01));
}

TEST_CASE("in every palette text has a contrast of 4.5, large text of 3", "[.][display][app][contrast]") {
    const std::string only = wordFrom("ARKANONG_ONLY", "");
    TestWindow window;
    constexpr std::size_t palettes = trials(static_cast<int>(paletteNames.size()));
    std::size_t shown = 0; // Where a picture is looked at in one palette, they take turns.
    for (const GalleryPicture& picture : gallery()) {
        if (picture.name.rfind(only, 0) != 0) continue;
        ++shown;
        Stage stage({});
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        for (std::size_t i = 0; i < palettes; ++i) {
            const std::string_view palette = paletteNames[(shown + i) % paletteNames.size()];
            stage.context.look.palette = *paletteNamed(palette);
            stage.screens.lookChanged();
            stage.context.scenery.forgetLook();
            std::vector<DrawnText> texts;
            stage.textures.type().noted = &texts;
            stage.textures.type().onlyNoted = true;
            stage.screens.draw(stage.textures, 1.0, true);
            stage.textures.type().noted = nullptr;
            const sf::Image behind = window.flush(stage.textures);
            for (const DrawnText& text : texts) {
                if (!isRead(text)) continue;
                const double contrast = contrastIn(behind, text);
                if (contrast < wantedFor(text))
                    FAIL_CHECK(picture.name << " in " << palette << ": \"" << text.text << "\" has only "
                                            << contrast);
            }
        }
    }
}
