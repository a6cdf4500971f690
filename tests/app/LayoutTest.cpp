#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;

namespace {

/// All that was drawn and not yet flushed; letters and edges may glow a little over the window's own.
bool liesInTheWindow(const TextureManager& textures) {
    constexpr double glow = 8.0;
    for (const Layer layer : {Layer::Overlay, Layer::OverlayGlow})
        for (std::size_t i = 0; i < textures.batch(layer).count; ++i) {
            const Vec2 at = position(textures.batch(layer).vertices[i]);
            if (at.x < -glow || at.y < -glow || at.x > screenSize.x + glow || at.y > screenSize.y + glow)
                return false;
        }
    return textures.batch(Layer::Overlay).count > 0;
}

} // namespace

TEST_CASE("explanations of options and mutators are drawn in sizes of the type scale", "[app]") {
    const TextureManager textures = gameTextures();
    constexpr double room = tuning::fieldSize.x - 2.0 * space::padding;
    const auto fits = [&](std::string_view text) {
        INFO(text);
        const TextSize size = fittingSize(textures, text, room, {type::label});
        CHECK(size == type::label);
        CHECK(size.width() > 0.95); // Hardly narrower than others.
    };
    for (std::size_t page = 0; page < optionPageCount; ++page) {
        fits(explain(static_cast<OptionPage>(page)));
        for (const Setting& row : optionRows(static_cast<OptionPage>(page))) {
            const std::size_t options = itemOf(row, {}).options.size();
            for (std::size_t option = 0; option < options; ++option)
                fits(explain(row, withChoice(row, {}, option)));
        }
    }
    for (std::size_t mutator = 0; mutator < mutatorCount; ++mutator)
        fits(explain(static_cast<Mutator>(mutator)));
}

TEST_CASE("every card of the setup and every page of it lie in the window", "[app]") {
    Shared shared;
    SetupScreen setup(shared.context, SetupKind::Versus);
    const auto looked = [&](Screen& screen, int items) {
        for (int item = 0; item < items; ++item) {
            press(screen, sfml::Key::Tab);
            screen.draw(1.0, 1.0);
            CHECK(liesInTheWindow(shared.textures));
            shared.textures.clear();
        }
    };
    looked(setup, SetupScreen::Online + 1);
    for (const SetupPage page : {SetupPage::Blue, SetupPage::Red, SetupPage::Rules}) {
        SetupPageScreen open(shared.context, SetupKind::Versus, page);
        looked(open, 7);
    }
}

TEST_CASE("every page of the options fits between the window's top and the hints", "[app]") {
    const auto page = GENERATE(range(std::size_t{0}, optionPageCount));
    Shared shared;
    const OptionPageScreen screen(shared.context, static_cast<OptionPage>(page));
    screen.draw(1.0, 1.0); // Its panel asserts that there is room for it.
    CHECK(liesInTheWindow(shared.textures));
}

TEST_CASE("the list of the options, the presets and the controls fit, too", "[app]") {
    Shared shared;
    for (const bool first : {false, true}) {
        PresetsScreen(shared.context, first).draw(1.0, 1.0);
        CHECK(liesInTheWindow(shared.textures));
        OptionsScreen(shared.context, first).draw(1.0, 1.0);
        CHECK(liesInTheWindow(shared.textures));
    }
    ControlsScreen(shared.context).draw(1.0, 1.0);
    CHECK(liesInTheWindow(shared.textures));
}

TEST_CASE("the longest names and the biggest scores fit the tables", "[app]") {
    Shared shared;
    const std::string widest(longestPlayerName, 'W');
    for (int score = 9'999'990; score < 10'000'000; ++score)
        shared.context.services.profile.addScore(
            soloTable, {widest, score, 99, "2026-12-31", std::string(32, 'W'), {100, 40, 25, true}});
    ScoresScreen screen(shared.context, std::string(soloTable), std::nullopt);
    screen.advance(10.0);
    screen.draw(1.0, 1.0);
    CHECK(liesInTheWindow(shared.textures));
}
