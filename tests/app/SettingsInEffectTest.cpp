#include "arkanong/app/SettingsInEffect.hpp"

#include "app/Directed.hpp"
#include "arkanong/app/DebugOverlay.hpp"

using namespace arkanong::test;

TEST_CASE("the command line overrides the settings, and an unknown palette is reported", "[app]") {
    Directed game;
    game.options.overrides = {[](Settings& settings) { settings.sparks = false; },
                              [](Settings& settings) { settings.palette = "unknown"; }};
    const SettingsInEffect inEffect(game.context, game.director.screens(), game.options, {});
    CHECK_FALSE(inEffect.settings().sparks);
    CHECK(game.context.look.view.sparks == 0.0);
    CHECK(game.context.state.toast.find("There is no palette \"unknown\"") == 0);
}

TEST_CASE("a changed setting takes effect once, wherever it is changed", "[app]") {
    Directed game;
    SettingsInEffect inEffect(game.context, game.director.screens(), game.options, {});
    CHECK_FALSE(inEffect.follow().has(Affects::Picture));
    REQUIRE(game.context.look.view.sparks > 0.0);
    game.context.services.profile.flip(&Settings::sparks);
    CHECK(inEffect.follow().has(Affects::Picture));
    CHECK(game.context.look.view.sparks == 0.0);
    CHECK_FALSE(inEffect.follow().has(Affects::Picture));
    game.context.services.profile.flip(&Settings::fullscreen);
    CHECK(inEffect.follow().has(Affects::WindowMode));
}

TEST_CASE("the size that the player gives the window becomes a setting if it is in range", "[app]") {
    Directed game;
    SettingsInEffect inEffect(game.context, game.director.screens(), game.options, {});
    const PlayerProfile& profile = game.context.services.profile;
    inEffect.noteWindowSize(1000, 700);
    CHECK(profile.settings().windowWidth == 1000);
    CHECK(profile.settings().windowHeight == 700);
    CHECK_FALSE(inEffect.follow().has(Affects::WindowSize)); // The window has that size already.
    inEffect.noteWindowSize(100, 700);
    CHECK(profile.settings().windowWidth == 1000);
    game.context.services.profile.flip(&Settings::fullscreen);
    inEffect.follow();
    inEffect.noteWindowSize(1920, 1080);
    CHECK(profile.settings().windowWidth == 1000);
}

TEST_CASE("the debug overlay is drawn only while it is shown", "[app]") {
    Shared shared;
    DebugOverlay debug;
    const auto vertices = [&] {
        debug.draw(shared.textures, shared.context.look.palette, nullptr);
        const auto count = shared.textures.batch(Layer::Overlay).count;
        shared.textures.clear();
        return count;
    };
    CHECK(vertices() == 0);
    debug.toggle();
    CHECK(vertices() > 0);
    debug.toggle();
    CHECK(vertices() == 0);
}
