#include "cli/Parsed.hpp"

using namespace arkanong::test;

TEST_CASE("the command line overrides settings for this run, and all others stay as saved", "[cli]") {
    Settings kept;
    kept.masterVolume = 20;
    kept.musicVolume = 30;
    kept.fullscreen = true;
    const auto with = [&kept](const Words& words) { return overridden(kept, accepted(words)); };
    CHECK(with({}).masterVolume == 20);
    CHECK(with({"--volume", "55"}).masterVolume == 55);
    CHECK(with({"--volume", "55"}).musicVolume == 30);
    CHECK(with({"--music-volume", "0"}).musicVolume == 0);
    CHECK(with({"--effects-volume", "100"}).effectsVolume == 100);
    CHECK(with({"--mute"}).mute);
    CHECK(with({"--palette", "high-contrast"}).palette == "high-contrast");
    CHECK(with({"--effects", "low"}).effects == Effects::Low);
    CHECK(with({"--reduced-motion"}).reducedMotion);
    CHECK_FALSE(with({"--no-shake"}).screenShake);
    CHECK_FALSE(with({"--no-flashes"}).flashes);
    CHECK_FALSE(with({"--no-vsync"}).verticalSync);
    CHECK(with({"--speed", "25"}).gameSpeed == 25);
    CHECK(with({"--paddle-assist", "50"}).paddleAssist == 50);
    CHECK(with({"--own-half", "60"}).ownHalf == 60);
    CHECK(with({"--input-delay", "3"}).inputDelay == 3);
    CHECK(with({"--one-button"}).oneButton);
    CHECK(with({"--menu-pace", "900"}).menuPace == 900);
    CHECK(with({"--toggle-serve"}).toggleServe);
    CHECK(with({"--toggle-laser"}).toggleLaser);
    CHECK(with({"--toggle-adding"}).toggleAdding);
    CHECK(with({"--toggle-overdrive"}).toggleOverdrive);
    CHECK(with({"--second-paddle-assist", "40"}).secondAssist == 40);
    CHECK(with({"--second-own-half", "70"}).secondOwnHalf == 70);
    CHECK(with({"--second-one-button"}).secondOneButton);
    CHECK(with({"--hear-ball", "90"}).hearBall == 90);
    CHECK(with({"--hear-second", "10"}).hearSecond == 10);
    CHECK(with({"--hear-capsules", "20"}).hearCapsules == 20);
    CHECK(with({"--hear-walls", "30"}).hearWalls == 30);
    CHECK(with({"--hear-serves", "40"}).hearServes == 40);
    CHECK(with({}).fullscreen);
    CHECK_FALSE(with({"--window", "640x360"}).fullscreen);
    CHECK(overridden({}, accepted({"--fullscreen"})).fullscreen);
}

TEST_CASE("each visual effect can be switched off for a run", "[cli]") {
    struct Piece {
        const char* option;
        bool Settings::*setting;
    };
    const Piece piece = GENERATE(values<Piece>({{"--no-automatic-effects", &Settings::automaticEffects},
                                                {"--no-paddle-motion", &Settings::paddleMotion},
                                                {"--no-eyes", &Settings::eyes},
                                                {"--no-brick-motion", &Settings::brickMotion},
                                                {"--no-shards", &Settings::shards},
                                                {"--no-sparks", &Settings::sparks},
                                                {"--no-trails", &Settings::trails},
                                                {"--no-ripples", &Settings::ripples},
                                                {"--no-hit-stop", &Settings::hitStop},
                                                {"--no-slow-motion", &Settings::slowMotion},
                                                {"--no-menu-motion", &Settings::menuMotion},
                                                {"--no-combo-melody", &Settings::comboMelody},
                                                {"--no-stereo", &Settings::stereo}}));
    CHECK_FALSE(overridden({}, accepted({piece.option})).*piece.setting);
    CHECK(overridden({}, accepted({})).*piece.setting);
}
