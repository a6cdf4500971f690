#include "arkanong/session/profile/Presets.hpp"

#include "Catch.hpp"

using namespace arkanong;

TEST_CASE("the standard preset is a new game's settings", "[session]") {
    CHECK(withPreset(0, Settings{}) == Settings{});
    CHECK(presetOf(Settings{}) == 0);
}

TEST_CASE("each preset is recognised, can follow any other, and is undone by the standard", "[session]") {
    const auto one = static_cast<std::size_t>(GENERATE(range(0, static_cast<int>(presetCount))));
    const Settings settings = withPreset(one, Settings{});
    CAPTURE(presets()[one].name);
    CHECK(presetOf(settings) == one);
    CHECK_FALSE(presets()[one].text.empty());
    for (std::size_t other = 0; other < presetCount; ++other) {
        CHECK(withPreset(other, settings) == withPreset(other, Settings{}));
        CHECK((other == one) == (withPreset(other, Settings{}) == settings));
    }
}

TEST_CASE("a preset keeps the settings that no preset changes", "[session]") {
    Settings own;
    own.masterVolume = 33;
    own.fullscreen = true;
    own.mouseSensitivity = 2.0;
    own.playerNames[0] = "Ada";
    own.controls["left-keys"]["serve"] = {"X"};
    own.ghost = false;
    for (std::size_t preset = 0; preset < presetCount; ++preset) {
        Settings after = withPreset(preset, own);
        CHECK(after.masterVolume == 33);
        CHECK(after.fullscreen);
        CHECK(after.mouseSensitivity == 2.0);
        CHECK(after.playerNames == own.playerNames);
        CHECK(after.controls == own.controls);
        CHECK_FALSE(after.ghost);
    }
}

TEST_CASE("presets change the settings that their descriptions name", "[session]") {
    const auto named = [](std::string_view name) {
        for (std::size_t preset = 0; preset < presetCount; ++preset)
            if (presets()[preset].name == name) return withPreset(preset, Settings{});
        FAIL("there is no preset " << name);
        return Settings{};
    };
    CHECK(named("EASY TO SEE").textSize >= 150);
    CHECK(named("EASY TO SEE").palette == "high-contrast");
    CHECK(named("EASY TO HEAR").effectsVolume > 2 * named("EASY TO HEAR").musicVolume);
    CHECK_FALSE(named("EASY TO HEAR").stereo);
    const Settings hands = named("EASY ON THE HANDS");
    CHECK(hands.paddleAssist > 0);
    CHECK(hands.ownHalf < 100);
    CHECK((hands.toggleServe && hands.toggleLaser && hands.toggleAdding && hands.toggleOverdrive));
    CHECK_FALSE(hands.oneButton);
    const Settings calm = named("CALM");
    CHECK(calm.reducedMotion);
    CHECK_FALSE(calm.flashes);
    CHECK_FALSE(calm.screenShake);
    CHECK(calm.gameSpeed < 100);
    CHECK(named("ONE BUTTON").oneButton);
}
