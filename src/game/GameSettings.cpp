#include "arkanong/game/Game.hpp"
#include "arkanong/game/Look.hpp"
#include "arkanong/input/ControlMap.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"

namespace arkanong {

void Game::takeSettings() {
    context_.services.profile = PlayerProfile(userFolders());
    context_.services.profile.note(problemsIn(context_.services.profile.settings().controls));
    context_.services.profile.overrideSettings(overridden(context_.services.profile.settings(), options_));
    applied_ = context_.services.profile.settings();
    effects_.choose(applied_.effects);
    applySound();
    applyPicture();
}

// Compared with what is in effect: so it does not matter who changed them, and when.
void Game::followSettings() {
    if (applied_ == context_.services.profile.settings()) return;
    const Settings before = std::exchange(applied_, context_.services.profile.settings());
    const AffectedParts affected = affectedBetween(before, applied_);
    if (affected.has(Affects::EffectsLevel)) effects_.choose(applied_.effects);
    if (affected.has(Affects::Sound)) applySound();
    if (affected.has(Affects::Picture)) applyPicture();
    if (affected.has(Affects::WindowMode))
        openWindow();
    else if (affected.has(Affects::WindowSize) && !applied_.fullscreen)
        window_.setSize(
            {static_cast<unsigned>(applied_.windowWidth), static_cast<unsigned>(applied_.windowHeight)});
    if (affected.has(Affects::VerticalSync)) applyVerticalSync();
    if (affected.has(Affects::Mouse)) applyWindowSettings();
}

void Game::applySound() {
    sounds_.setVolumes({applied_.masterVolume, applied_.musicVolume, applied_.effectsVolume, applied_.mute});
    sounds_.setHearing(hearingOf(applied_));
    log_.write("sound " + std::to_string(applied_.masterVolume) + ' ' + std::to_string(applied_.musicVolume) +
               ' ' + std::to_string(applied_.effectsVolume) + (applied_.mute ? " muted" : ""));
}

void Game::applyPicture() {
    const std::optional<Palette> palette = paletteNamed(applied_.palette);
    if (!palette) toast_.show("THERE IS NO PALETTE \"" + applied_.palette + "\": THIS IS THE STANDARD ONE");
    context_.look.palette = palette.value_or(defaultPalette());
    context_.look.effects = effects_.level();
    textures_.setTextScale(applied_.textSize / 100.0);
    Settings shown = applied_;
    shown.effects = context_.look.effects;
    context_.look.view = viewSettingsOf(shown);
    screens_.lookChanged();
    context_.scenery.forgetLook();
    log_.write("look " + applied_.palette + ' ' + std::string(nameOf(applied_.effects)));
}

void Game::adaptQuality(FrameTime frame) {
    // Menus are drawn in no time: they say nothing of what a match would cost.
    if (!applied_.automaticEffects || quit_ || !top().drawsMatch()) return;
    // Where the screen sets the pace, waiting for it counts as drawing. While pictures come in that pace
    // there is nothing to mend; a screen shows 50 or more a second, and one picture missed takes two of its
    // turns.
    constexpr double missed = 25.0;
    if (synced_ && frame.whole < missed) frame.drawing = frame.beside = 0.0;
    if (!effects_.add(frame)) return;
    applyPicture();
    log_.write("effects " + std::string(nameOf(context_.look.effects)));
}

void Game::flip(bool Settings::*setting) {
    Settings settings = context_.services.profile.settings();
    settings.*setting = !(settings.*setting);
    context_.services.profile.change(std::move(settings));
}

} // namespace arkanong
