#include "Catch.hpp"
#include "Folders.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/language/Languages.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

using namespace arkanong::test;

// The screens whose texts are translated, in the language for tests: English with accents, 40 % longer. A text without an
// accent there has not been looked up in the catalogue.

namespace {

/// Beginnings of names of the gallery's pictures.
constexpr std::string_view translated[] = {
    "briefing-",
    "campaign-",
    "campaign-lost",
    "campaign-won",
    "continue",
    "controls",
    "draft",
    "editor",
    "first-match",
    "game-over",
    "gauntlet-",
    "heat",
    "levels-",
    "match-campaign",
    "match-countdown",
    "match-finale",
    "match-full-cards",
    "match-full-finale",
    "match-full-gauntlet",
    "match-full-moment",
    "match-full-solo",
    "match-full-sudden-death",
    "match-series",
    "match-solo",
    "match-sudden-death",
    "moment",
    "mutators",
    "name",
    "online",
    "options",
    "overview",
    "paths",
    "pause-",
    "place",
    "play-on",
    "presets",
    "ready",
    "replay",
    "result-",
    "resumed",
    "round",
    "runs",
    "sandbox",
    "scores",
    "setup",
    "shelf",
    "stage",
    "story-",
    "title",
};

/// Nullopt if this build has no gettext or Python.
std::optional<Catalogue> pseudoCatalogue() {
    const std::filesystem::path program(programPath());
    const std::string file =
        (program.parent_path() / "languages" / (std::string(pseudoLanguage) + ".mo")).string();
    return std::filesystem::exists(file) ? std::optional(Catalogue::load(file)) : std::nullopt;
}

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

} // namespace

TEST_CASE("translated screens look all of their texts up, and have room for longer ones", "[app][texts]") {
    const std::optional<Catalogue> pseudo = pseudoCatalogue();
    if (!pseudo) return;
    const int textSize = GENERATE(100, 150); // At 200 % the title has too little room for longer texts.
    for (const GalleryPicture& picture : gallery()) {
        const auto begins = [&](std::string_view name) { return picture.name.rfind(name, 0) == 0; };
        if (std::none_of(std::begin(translated), std::end(translated), begins)) continue;
        Stage stage({textSize});
        stage.textures.type().catalogue = &*pseudo;
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        const Drawn drawn = drawnOn(stage);
        INFO(picture.name << " at " << textSize << " %");
        CHECK(drawn.texts.size() > 3);
        for (const DrawnText& text : drawn.texts)
            if (mustBeRead(text) && isEnglish(text.text) && !isPrinted(text.text))
                FAIL_CHECK("not looked up: " << told(text));
        for (const std::string& fault : faultsOf(drawn, textSize / 100.0))
            FAIL_CHECK(fault);
    }
}
