#include "BuiltCatalogue.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/screens/replays/ReplayBar.hpp"
#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <optional>
#include <vector>

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

/// Screens in a language at a text size of 200 %, and what they draw.
struct InLargeLetters : Shared {
    explicit InLargeLetters(std::string_view code) : catalogue(builtCatalogue(code)) {
        Type& type = textures.type();
        if (catalogue) type.catalogue = &*catalogue;
        type.scale = 2.0;
        type.noted = &texts;
        type.notedPanels = &panels;
    }
    const DrawnText& drawn(std::string_view english) const {
        const auto is = [&](const DrawnText& text) { return text.text == catalogue->text(english); };
        const auto found = std::find_if(texts.begin(), texts.end(), is);
        REQUIRE(found != texts.end());
        return *found;
    }

    std::optional<Catalogue> catalogue;
    std::vector<DrawnText> texts;
    std::vector<DrawnPanel> panels;
};

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

TEST_CASE("in no language the notes below the controls leave their panel", "[app]") {
    for (const Language& language : languages) {
        InLargeLetters shared(language.code);
        if (!shared.catalogue) continue; // A build without gettext.
        INFO(language.code);
        ControlsScreen(shared.context).draw(1.0, 1.0);
        REQUIRE(!shared.panels.empty());
        const double bottom = shared.panels.front().box.high.y;
        for (const DrawnText& text : shared.texts)
            CHECK((text.high.y < bottom || text.low.y > bottom));
    }
}

TEST_CASE("in no language the line for finding a level lies on the heading", "[app]") {
    for (const Language& language : languages) {
        InLargeLetters shared(language.code);
        if (!shared.catalogue) continue; // A build without gettext.
        INFO(language.code);
        LevelChoiceScreen(shared.context, SetupKind::Versus, "beehive").draw(1.0, 1.0);
        const DrawnText& heading = shared.drawn("LEVELS");
        const DrawnText& find = shared.drawn("Type to find a level, its author or a set");
        CHECK(find.low.x > heading.high.x);
        CHECK(find.high.x <= screenSize.x - space::margin + 1e-6);
    }
}

TEST_CASE("in no language the rows of a setup's page touch each other", "[app]") {
    for (const Language& language : languages) {
        InLargeLetters shared(language.code);
        if (!shared.catalogue) continue; // A build without gettext.
        SetupPageScreen page(shared.context, SetupKind::Versus, SetupPage::Red);
        page.advance(1.0);
        page.draw(1.0, 1.0);
        for (const DrawnText& row : shared.texts)
            for (const DrawnText& below : shared.texts) {
                if (below.low.y <= row.high.y) continue;
                INFO(language.code << ": " << row.text << " above " << below.text);
                for (const Box& letter : row.glyphs)
                    for (const Box& other : below.glyphs)
                        if (letter.low.x < other.high.x && other.low.x < letter.high.x)
                            CHECK(letter.high.y < other.low.y);
            }
    }
}

TEST_CASE("in no language the words of an empty list of replays leave its panel", "[app]") {
    for (const Language& language : languages) {
        InLargeLetters shared(language.code);
        if (!shared.catalogue) continue; // A build without gettext.
        INFO(language.code);
        ReplayListScreen(shared.context).draw(1.0, 1.0);
        CHECK(shared.drawn("No folder for replays could be found").low.x > space::margin);
    }
}

TEST_CASE("in no language the marks of a replay's buttons touch the times above them", "[app]") {
    for (const Language& language : languages) {
        InLargeLetters shared(language.code);
        if (!shared.catalogue) continue; // A build without gettext.
        ReplayBar::State state;
        state.length = 1000;
        ReplayBar::draw(shared.textures, defaultPalette(), state, {}, {}, 1.0);
        const DrawnText& start = shared.drawn("START");
        INFO(language.code << ' ' << start.text);
        for (const Box& glyph : start.glyphs)
            CHECK(glyph.low.y > shared.texts.front().high.y);
    }
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
