#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "Trials.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <array>

using namespace arkanong::test;

// The screens whose texts are translated, in the language for tests: English with accents, 40 % longer. A text without an
// accent there has not been looked up in the catalogue.

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Whether the text is printed on a gamepad's button, and so the same in all languages.
bool isPrinted(const std::string& text) {
    for (std::size_t button = 0; button < padButtonPartCount; ++button)
        if (text == printedOn(static_cast<PadPart>(button), PadFamily::Xbox)) return true;
    return false;
}

/// Whether the text has a word of three letters or more, and no other sign of the language for tests.
bool isEnglish(const std::string& text) {
    const bool accented = std::any_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
    const auto word =
        std::search_n(text.begin(), text.end(), 3, true, [](char c, bool) { return isLetter(c); });
    return !accented && word != text.end();
}

/// What players typed in the gallery: names, and the texts of a level in the editor; and names of levels and players of its
/// recordings.
constexpr std::string_view typed[] = {
    "ADA LOVELACE WWW",
    "BOB MWMWMWMWMWMW",
    "Her drones are small paddles. Three hits put one to sleep.",
    "QUEEN BEE",
    "Queen Bee",
    "The Queen",
    "THE QUEEN'S OTHER GARDEN",
    "The Queen's Other Garden",
    "OPEN FIELD",
    "ROWS",
    "Row",
    "Rusty",
    // A language, in its own words.
    "English",
    // The game's name, and what is wrong with a file: see DataError.
    "ARKANONG",
    "my-level.toml:12:3: expected a whole number from 1 to 3, found \"many\"",
};

/// Whether the line is of such a text, or of one in no language: a path, an address, or a name as wide as can be.
bool isTyped(std::string_view line) {
    if (line.substr(0, 1) == "/" || line.substr(0, 2) == "[2") return true;
    if (line.find_first_not_of("[WMw. ") == std::string_view::npos) return true;
    if (line.size() > 3 && line.substr(line.size() - 3) == "...") line.remove_suffix(3);
    return std::any_of(std::begin(typed), std::end(typed),
                       [line](std::string_view text) { return text.find(line) != std::string_view::npos; });
}

} // namespace

TEST_CASE("translated screens look all of their texts up, and have room for longer ones", "[app][texts]") {
    const std::optional<Catalogue> pseudo = builtCatalogue(pseudoLanguage);
    if (!pseudo) return;
    const int textSize = 50 * GENERATE(range(2, 2 + trials(3))); // 100, 150 and 200 %.
    for (const GalleryPicture& picture : gallery()) {
        Stage stage({textSize, "standard", Device::Keyboard, &*pseudo});
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        const Drawn drawn = drawnOn(stage);
        INFO(picture.name << " at " << textSize << " %");
        CHECK(drawn.texts.size() > 3);
        for (const DrawnText& text : drawn.texts)
            if (mustBeRead(text) && isEnglish(text.text) && !isTyped(text.text) && !isPrinted(text.text))
                FAIL_CHECK("not looked up: " << told(text));
        for (const std::string& fault : faultsOf(drawn, textSize / 100.0))
            FAIL_CHECK(fault);
    }
}

TEST_CASE("in no language a text of any screen is cut, overlaps another, leaves the window or is too small",
          "[app][texts]") {
    std::vector<Catalogue> catalogues;
    std::vector<std::string_view> codes;
    for (const Language& language : languages) {
        if (std::optional<Catalogue> built = builtCatalogue(language.code)) {
            catalogues.push_back(std::move(*built));
            codes.push_back(language.code);
        }
    }
    if (catalogues.empty()) return; // A build without gettext.
    constexpr std::array sizes{100, 150, 200};
    const std::size_t looks = catalogues.size() * sizes.size();
    const std::string only = wordFrom("ARKANONG_ONLY", "");
    // At 200 %, where most faults are, each language is looked at; at the other sizes they take turns, so that the test is
    // short. One chosen language is looked at in every size.
    const std::string chosen = wordFrom("ARKANONG_LANGUAGE", "");
    constexpr bool isShort = trials(10) < 10;
    std::size_t turn = 0;
    for (const GalleryPicture& picture : gallery()) {
        const std::size_t own = turn++ % looks;
        if (picture.name.rfind(only, 0) != 0 || (chosen.empty() && isShort && own % 9 != 0)) continue;
        for (std::size_t look = 0; look < looks; ++look) {
            const std::size_t language = look % catalogues.size();
            const int textSize = sizes[look / catalogues.size()];
            const bool isTurn = look == own || (textSize == 200 && !isShort);
            if (chosen.empty() ? !isTurn : codes[language] != chosen) continue;
            Stage stage({textSize, "standard", Device::Keyboard, &catalogues[language]});
            picture.show(stage);
            stage.runSeconds(picture.seconds);
            INFO(picture.name << " in " << codes[language] << " at " << textSize << " %");
            const Drawn drawn = drawnOn(stage);
            for (const std::string& fault : allFaultsOf(drawn, textSize / 100.0))
                FAIL_CHECK(fault);
        }
    }
}

TEST_CASE("the way to the language is marked and fits in every language and text size", "[app][texts]") {
    const int textSize = GENERATE(100, 150, 200);
    for (const Language& language : languages) {
        const std::optional<Catalogue> built = builtCatalogue(language.code);
        if (!built) continue; // English, or a build without gettext.
        INFO(language.code << " at " << textSize << " %");
        const auto check = [&](auto show) {
            Stage stage({textSize, "standard", Device::Keyboard, &*built});
            show(stage);
            stage.runSeconds(1.0);
            const Drawn drawn = drawnOn(stage);
            const auto isMarked = [](const DrawnText& text) {
                return mustBeRead(text) && text.text.find(globe()) != std::string::npos;
            };
            CHECK(std::any_of(drawn.texts.begin(), drawn.texts.end(), isMarked));
            for (const std::string& fault : faultsOf(drawn, textSize / 100.0))
                FAIL_CHECK(fault);
        };
        check([](Stage& stage) { stage.put<TitleScreen>(7U); });
        check([](Stage& stage) { stage.put<OptionsScreen>(true); });
        check([](Stage& stage) { stage.put<PresetsScreen>(true); }); // Seen at once.
        check([](Stage& stage) { press(stage.put<PresetsScreen>(true), sfml::Key::Up); });
        check([](Stage& stage) {
            press(stage.put<OptionPageScreen>(OptionPage::Picture), sfml::Key::Up, 3); // To the language.
        });
    }
}
