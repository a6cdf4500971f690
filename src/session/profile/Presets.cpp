#include "arkanong/session/profile/Presets.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Kinds.hpp"

namespace arkanong {

namespace {

enum Kind : std::size_t { Standard, Seeing, Hearing, ByEar, Hands, Calm, Button };

// In the order of Kind.
constexpr auto all = rowsOf<presetCount, Preset>({
    {translatable("STANDARD"), translatable("The full show: all effects on")},
    {translatable("EASY TO SEE"),
     translatable("Larger letters, pure colours on black, nothing that hides a ball")},
    {translatable("EASY TO HEAR"),
     translatable("Balls and bricks loud, music soft, and the same in both ears")},
    {translatable("BY EAR"),
     translatable("Screens and matches are spoken, and tones tell where balls arrive")},
    {translatable("EASY ON THE HANDS"),
     translatable("Nothing is held down, the paddle helps, balls are slower on your half")},
    {translatable("CALM"),
     translatable("Little moves, nothing flashes or shakes, soft music, a slower game")},
    {translatable("ONE BUTTON"),
     translatable("Any key or button plays, the paddle follows; menus move on by themselves")},
});

/// Resets every setting that some preset changes to its default.
void forget(Settings& settings) {
    const Settings fresh;
    for (const auto member :
         {&Settings::musicVolume, &Settings::effectsVolume, &Settings::textSize, &Settings::gameSpeed,
          &Settings::paddleAssist, &Settings::ownHalf, &Settings::hearBall})
        settings.*member = fresh.*member;
    for (const auto member : {&Settings::stereo, &Settings::reducedMotion, &Settings::screenShake,
                              &Settings::flashes, &Settings::shards, &Settings::ripples, &Settings::oneButton,
                              &Settings::speech, &Settings::toggleServe, &Settings::toggleLaser,
                              &Settings::toggleAdding, &Settings::toggleOverdrive})
        settings.*member = fresh.*member;
    settings.effects = fresh.effects;
    settings.palette = fresh.palette;
}

void toggleAll(Settings& settings) {
    for (const auto member : {&Settings::toggleServe, &Settings::toggleLaser, &Settings::toggleAdding,
                              &Settings::toggleOverdrive})
        settings.*member = true;
}

} // namespace

const std::array<Preset, presetCount>& presets() { return all; }

Settings withPreset(std::size_t preset, Settings settings) {
    forget(settings);
    switch (static_cast<Kind>(preset)) {
    case Standard: break;
    case Seeing:
        settings.textSize = 150;
        settings.palette = "high-contrast";
        settings.effects = Effects::Medium;
        settings.screenShake = settings.shards = settings.ripples = false;
        break;
    case Hearing:
        settings.musicVolume = 25;
        settings.effectsVolume = 100;
        settings.stereo = false;
        break;
    case ByEar:
        settings.speech = true;
        settings.hearBall = 100;
        settings.musicVolume = 25;
        settings.effectsVolume = 100;
        break;
    case Hands:
        toggleAll(settings);
        settings.paddleAssist = 50;
        settings.ownHalf = 75;
        break;
    case Calm:
        settings.reducedMotion = true;
        settings.screenShake = settings.flashes = false;
        settings.effects = Effects::Low;
        settings.musicVolume = 35;
        settings.gameSpeed = 75;
        break;
    case Button:
        toggleAll(settings);
        settings.oneButton = true;
        settings.gameSpeed = 75;
        break;
    }
    return settings;
}

std::size_t presetOf(const Settings& settings) {
    std::size_t preset = 0;
    while (preset < presetCount && withPreset(preset, settings) != settings)
        ++preset;
    return preset;
}

} // namespace arkanong
