#if defined(__unix__) && !defined(__APPLE__)
#include "BuiltCatalogue.hpp"
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

/// Opens the options from the title.
void openOptions(GameRun& game) {
    game.await("screen title");
    game.chooseByKeys("OPTIONS").await("screen options");
}

} // namespace

TEST_CASE("options set with the keyboard take effect at once and are kept", "[.][display][e2e]") {
    const TempFolder folder;
    {
        GameRun game({}, folder / "home");
        openOptions(game);
        game.key("Return").await("screen options-sound");
        game.key("Left").await("sound 75 ");
        game.key("Left").await("sound 70 ");
        game.key("Escape").await("screen options");
        game.keys({"Down", "Down", "Return"}).await("screen options-picture");
        game.key("Right").await("look red-green low");
        game.key("Escape").await("screen options");
        game.keys({"Down", "Down", "Return"}).await("screen options-play");
        game.keyTimes("Left", 6);
        game.key("Escape").await("screen options");
        game.key("Escape").await("screen title");
        game.key("Escape");
        CHECK(game.exitCode() == 0);
    }
    const std::string kept = contentsOf(folder / "home/config.toml");
    CHECK_THAT(kept, ContainsSubstring("master = 70 "));
    CHECK_THAT(kept, ContainsSubstring("palette = \"red-green\""));
    CHECK_THAT(kept, ContainsSubstring("speed = 70 "));

    GameRun again({"--mode", "versus", "--volume", "10"}, folder / "home");
    again.await("screen play");
    again.await("speed 70");
    CHECK(again.lines("look red-green low").size() == 1);
    CHECK(again.lines("sound 10 ").size() == 1);
    again.key("F10").await("sound 10 60 80 muted");
    again.key("Escape").await("screen pause");
    again.keys({"Up", "Return"}).await("screen title");
    again.key("Escape");
    CHECK(again.exitCode() == 0);
    const std::string later = contentsOf(folder / "home/config.toml");
    CHECK_THAT(later, ContainsSubstring("master = 70 ")); // 10 applied to that run only.
    CHECK_THAT(later, ContainsSubstring("mute = true"));
}

TEST_CASE("the language is chosen while the game runs, at once, and kept", "[.][display][e2e]") {
    const std::optional<Catalogue> czech = builtCatalogue("cs");
    if (!czech) return; // A build without gettext.
    const TempFolder folder;
    const std::string language(czech->text("Language"));
    REQUIRE(language != "Language");
    {
        GameRun game({"--speech"}, folder / "home");
        game.await("language en");
        openOptions(game);
        game.chooseByMouse("PICTURE").await("screen options-picture");
        game.chooseByMouse("Language", 230); // From the system's language to English, the first of the list.
        game.chooseByMouse("Language", 230).await("language cs");
        game.await("said " + language);
        game.key("Escape").await("screen options");
        game.await("item SOUND "); // The log stays as it is.
        game.key("Escape").await("screen title");
        game.key("Escape");
        CHECK(game.exitCode() == 0);
    }
    CHECK_THAT(contentsOf(folder / "home/config.toml"), ContainsSubstring("language = \"cs\""));
    GameRun again({"--language", "en"}, folder / "home");
    again.await("language en");
}

TEST_CASE("options can be set with the mouse alone", "[.][display][e2e]") {
    const TempFolder folder;
    {
        GameRun game({}, folder / "home");
        game.await("screen title");
        game.chooseByMouse("OPTIONS").await("screen options");
        game.chooseByMouse("SOUND").await("screen options-sound");
        game.chooseByMouse("Master volume", -230); // Its left third.
        game.await("sound 75 ");
        game.chooseByMouse("BACK").await("screen options");
        game.chooseByMouse("PICTURE").await("screen options-picture");
        game.chooseByMouse("Palette", 230); // Its right third.
        game.await("look red-green low");
        game.chooseByMouse("BACK").await("screen options");
        game.chooseByMouse("FEEL").await("screen options-feel");
        game.chooseByMouse("Paddle motion", -230);
        game.chooseByMouse("BACK").await("screen options");
        game.chooseByMouse("PLAY").await("screen options-play");
        game.chooseByMouse("Game speed", -230);
        game.chooseByMouse("BACK").await("screen options");
        game.chooseByMouse("BACK").await("screen title");
    }
    const std::string kept = contentsOf(folder / "home/config.toml");
    CHECK_THAT(kept, ContainsSubstring("master = 75 "));
    CHECK_THAT(kept, ContainsSubstring("palette = \"red-green\""));
    CHECK_THAT(kept, ContainsSubstring("paddle-motion = false "));
    CHECK_THAT(kept, ContainsSubstring("speed = 95 "));
}

TEST_CASE("window size and full screen take effect at once", "[.][display][e2e]") {
    const TempFolder folder;
    {
        GameRun game({}, folder / "home");
        openOptions(game);
        game.keys({"Down", "Return"}).await("screen options-window");
        game.key("Down");
        game.key("Left").await("window 960x540");
        game.key("Up");
        game.key("Right");
        CHECK(game.await("window ") != "window 960x540");
        game.key("F11"); // The options page follows the change.
        game.await("window 960x540");
        game.key("Right"); // Switches full screen on again.
        CHECK(game.await("window ") != "window 960x540");
        game.key("Return").await("window 960x540");
        game.key("Escape").await("screen options");
    }
    const std::string kept = contentsOf(folder / "home/config.toml");
    CHECK_THAT(kept, ContainsSubstring("width = 960 "));
    CHECK_THAT(kept, ContainsSubstring("fullscreen = false"));
}

TEST_CASE("the size of a resized window is kept for the next start", "[.][display][e2e]") {
    const TempFolder folder;
    {
        GameRun game({}, folder / "home");
        game.await("screen title");
        game.resize(1000, 800).await("window 1000x800");
        CHECK_FALSE(std::filesystem::exists(folder / "home/config.toml")); // Not saved at each event.
        game.key("Escape");
        CHECK(game.exitCode() == 0);
    }
    GameRun again({}, folder / "home");
    again.await("window 1000x800");
}

TEST_CASE("a broken settings file is renamed and reported on the screen", "[.][display][e2e]") {
    const TempFolder folder;
    std::filesystem::create_directory(folder / "home");
    std::ofstream(folder / "home/config.toml") << "master = = loud\n";
    GameRun game({}, folder / "home");
    CHECK_THAT(game.await("note "), ContainsSubstring("config.toml:1:"));
    CHECK_THAT(game.await("note "), ContainsSubstring("the broken file was renamed to"));
    const auto told = [](const sf::Image& picture) { return countPixels(picture, 300, 30, 680, 60, isLit); };
    CHECK(told(game.screenshotWhen([&](const sf::Image& seen) { return told(seen) > 1000; })) > 1000);
    bool aside = false;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "home"))
        aside = aside || contentsOf(entry.path().string()) == "master = = loud\n";
    CHECK(aside);
}
#endif
