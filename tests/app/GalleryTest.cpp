#include "app/Gallery.hpp"

#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "Trials.hpp"
#include "app/Film.hpp"
#include "app/TextFaults.hpp"
#include "arkanong/app/window/Letterbox.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <array>
#include <set>

using namespace arkanong::test;

// What holds of every screen at every text size, and the screens' pictures for script/screens.

namespace {

/// Fails if this build lacks the language.
Catalogue catalogueFrom(const std::string& language) {
    if (language == "en") return {};
    const std::optional<Catalogue> built = builtCatalogue(language);
    REQUIRE(built);
    return *built;
}

} // namespace

TEST_CASE(
    "no text of any screen is cut, overlaps another, leaves the window or is too small, at any text size",
    "[app][texts]") {
    constexpr std::array sizes{100, 150, 200};
    constexpr std::size_t looked = trials(static_cast<int>(sizes.size()));
    const std::string only = wordFrom("ARKANONG_ONLY", "");
    std::size_t shown = 0; // Where a picture is looked at in one size, they take turns.
    for (const GalleryPicture& picture : gallery()) {
        if (picture.name.rfind(only, 0) != 0) continue;
        ++shown;
        for (std::size_t i = 0; i < looked; ++i) {
            const int textSize = sizes[(shown + i) % sizes.size()];
            // The player can change the size while a screen is open, or below the options: it must update its layout.
            const bool later = textSize == 150;
            Stage stage({later ? 100 : textSize});
            picture.show(stage);
            stage.runSeconds(picture.seconds);
            if (later) {
                stage.setTextSize(textSize);
                stage.runSeconds(0.1);
            }
            const Drawn drawn = drawnOn(stage);
            INFO(picture.name << " at " << textSize << " %");
            CHECK_FALSE(drawn.texts.empty());
            for (const std::string& fault : allFaultsOf(drawn, textSize / 100.0))
                FAIL_CHECK(fault);
        }
    }
}

TEST_CASE("beside and in a match no text lies across the field's walls, at any text size", "[app][texts]") {
    const int textSize = GENERATE(100, 200);
    const std::vector<std::string> matches{"match",       "replay",       "moment",       "online-gauntlet",
                                           "online-play", "online-watch", "online-round", "first-match"};
    const double walls[] = {fieldOrigin.x, fieldOrigin.x + tuning::fieldSize.x};
    for (const GalleryPicture& picture : gallery()) {
        const auto begins = [&](const std::string& name) { return picture.name.rfind(name, 0) == 0; };
        if (std::none_of(matches.begin(), matches.end(), begins) || begins("replays")) continue;
        Stage stage({textSize});
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        INFO(picture.name << " at " << textSize << " %");
        for (const DrawnText& text : drawnOn(stage).texts)
            for (const double wall : walls)
                if (!text.text.empty() && text.low.x < wall && text.high.x > wall) FAIL_CHECK(told(text));
    }
}

TEST_CASE("in one-button play hints name the one button and no other", "[app][texts]") {
    const std::set<std::string> shown{"campaign-1",   "draft",      "replays",       "replays-actions",
                                      "levels-first", "name",       "replay-paused", "scores-solo",
                                      "gauntlet-end", "result-won", "controls-1",    "pause-campaign"};
    const std::set<std::string> others{"Enter",      "Esc",       "Space",   "Arrows", "Page up, down",
                                       "Left right", "Backspace", "Letters", "F9",     "\u2190 \u2192"};
    for (const GalleryPicture& picture : gallery()) {
        if (shown.count(picture.name) == 0) continue;
        INFO(picture.name);
        Stage stage(GalleryLook{});
        Settings settings = stage.context.services.profile.settings();
        settings.oneButton = true;
        stage.context.services.profile.overrideSettings(settings);
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        std::vector<std::string> words;
        for (const DrawnText& text : drawnOn(stage).texts)
            if (mustBeRead(text)) words.push_back(text.text);
        CHECK_THAT(words, Catch::Matchers::VectorContains(std::string("Hold it")));
        for (const std::string& word : words)
            if (others.count(word) > 0) FAIL_CHECK(word);
    }
}

TEST_CASE("with a gamepad no screen names a key, but for the pages that set the keys", "[app][texts]") {
    const std::set<std::string> keys{"Enter",       "Esc",     "Space",   "Arrows", "Page up, down",
                                     "Backspace",   "Letters", "F9",      "Tab",    "Click",
                                     "Right click", "Wheel",   "Any key", "F1",     "F5",
                                     "^Z",          "- +",     "A D",     "Q E",    "Z X"};
    const std::vector<std::string> within{"Wheel", "Click", "Space", "F10", "F11"};
    for (const GalleryPicture& picture : gallery()) {
        if (picture.name.rfind("controls", 0) == 0) continue;
        INFO(picture.name);
        GalleryLook look;
        look.device = Device::Gamepad;
        Stage stage(look);
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        for (const DrawnText& text : drawnOn(stage).texts) {
            const auto names = [&](const std::string& key) {
                return text.text.find(key) != std::string::npos;
            };
            const bool key = keys.count(text.text) > 0 || std::any_of(within.begin(), within.end(), names);
            if (mustBeRead(text) && key) FAIL_CHECK(text.text);
        }
    }
}

TEST_CASE("every screen has a picture", "[.][gallery]") {
    const std::string folder = wordFrom("ARKANONG_SCREENS", "");
    REQUIRE_FALSE(folder.empty());
    const std::string size = wordFrom("ARKANONG_SCREEN_SIZE", "1280x720");
    const auto width = static_cast<unsigned>(std::stoul(size));
    const auto height = static_cast<unsigned>(std::stoul(size.substr(size.find('x') + 1)));
    const std::string device = wordFrom("ARKANONG_DEVICE", "keyboard");
    const std::string palette = wordFrom("ARKANONG_PALETTE", "standard");
    const std::string only = wordFrom("ARKANONG_ONLY", "");
    const Catalogue catalogue = catalogueFrom(wordFrom("ARKANONG_LANGUAGE", "en"));
    GalleryLook look{std::stoi(wordFrom("ARKANONG_TEXT_SIZE", "100")), palette, Device::Keyboard, &catalogue};
    if (device == "mouse") look.device = Device::Mouse;
    if (device == "gamepad") look.device = Device::Gamepad;
    TestWindow window(width, height);
    window.window.setView(letterboxView(width, height));
    for (const GalleryPicture& picture : gallery()) {
        if (picture.name.rfind(only, 0) != 0) continue;
        Stage stage(look);
        stage.textures.useScale(letterbox(width, height).height / screenSize.y);
        picture.show(stage);
        stage.runSeconds(picture.seconds);
        stage.screens.draw(stage.textures, 1.0, stage.context.look.view.movesMenus());
        drawSurround(window.window, stage.context.look.palette);
        stage.textures.flush(window.window);
        const auto shown = sfml::pictureOf(window.window);
        REQUIRE(shown);
        savePicture(*shown, std::filesystem::path(folder) / (picture.name + ".png"));
    }
}
