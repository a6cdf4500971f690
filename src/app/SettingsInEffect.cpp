#include "arkanong/app/SettingsInEffect.hpp"

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/language/Languages.hpp"

#include <utility>

namespace arkanong {

namespace {

/// What the level has, all switches on.
ViewSettings levelOf(Effects effects) {
    constexpr double half = 0.5;
    constexpr double few = 0.2;
    ViewSettings view;
    switch (effects) {
    case Effects::Low:
        view.sparks = few;
        view.trails = view.halos = view.ripples = false;
        view.shards = view.pattern = view.dust = false;
        break;
    case Effects::Medium:
        view.sparks = half;
        view.shards = view.dust = false;
        break;
    case Effects::Full: break;
    }
    return view;
}

} // namespace

ViewSettings viewSettingsOf(const Settings& settings) {
    ViewSettings view = levelOf(settings.effects);
    if (!settings.sparks) view.sparks = 0.0;
    view.shards = view.shards && settings.shards;
    view.trails = view.trails && settings.trails;
    view.ripples = view.ripples && settings.ripples;
    view.flashes = settings.flashes;
    view.shake = settings.screenShake;
    view.paddleMotion = settings.paddleMotion;
    view.eyes = settings.eyes;
    view.brickMotion = settings.brickMotion;
    view.menuMotion =
        settings.menuMotion && !settings.speech; // Speech says what stands on the screen at once.
    view.reducedMotion = settings.reducedMotion;
    return view;
}

Hearing hearingOf(const Settings& settings) {
    Hearing hearing{settings.comboMelody && !settings.reducedMotion,
                    settings.stereo && !settings.reducedMotion};
    if (settings.hearBall == 0) return hearing;
    // In the order of EarSound.
    constexpr auto levels = tableOf<EarSound, int Settings::*>(
        {&Settings::hearBall, &Settings::hearBall, &Settings::hearSecond, &Settings::hearCapsules,
         &Settings::hearWalls, &Settings::hearServes});
    for (std::size_t i = 0; i < levels.size(); ++i)
        hearing.ear[i] = settings.*levels[i] / 100.0;
    return hearing;
}

SettingsInEffect::SettingsInEffect(ScreenContext& context, ScreenStack& screens, const Options& options,
                                   std::string languageFolder)
    : context_(context), screens_(screens), languageFolder_(std::move(languageFolder)) {
    PlayerProfile& profile = context.services.profile;
    profile.note(problemsIn(profile.settings().controls));
    profile.overrideSettings(overridden(profile.settings(), options));
    applied_ = profile.settings();
    effects_.choose(applied_.effects);
    applySound();
    applyLanguage();
    applyPicture();
}

SettingsInEffect::~SettingsInEffect() { context_.services.textures.type().catalogue = &Catalogue::english(); }

AffectedParts SettingsInEffect::follow() {
    if (applied_ == context_.services.profile.settings()) return {};
    const Settings before = std::exchange(applied_, context_.services.profile.settings());
    const AffectedParts affected = affectedBetween(before, applied_);
    if (affected.has(Affects::EffectsLevel)) effects_.choose(applied_.effects);
    if (affected.has(Affects::Sound)) applySound();
    if (affected.has(Affects::Language)) applyLanguage();
    if (affected.has(Affects::Picture)) applyPicture();
    return affected;
}

void SettingsInEffect::noteWindowSize(unsigned width, unsigned height) {
    const auto fits = [](const SettingSide& side, unsigned pixels) {
        return pixels >= static_cast<unsigned>(side.low) && pixels <= static_cast<unsigned>(side.high);
    };
    if (applied_.fullscreen || !fits(windowWidthSetting, width) || !fits(windowHeightSetting, height)) return;
    applied_.windowWidth = static_cast<int>(width);
    applied_.windowHeight = static_cast<int>(height);
    Settings settings = context_.services.profile.settings();
    if (settings.windowWidth == applied_.windowWidth && settings.windowHeight == applied_.windowHeight)
        return;
    settings.windowWidth = applied_.windowWidth;
    settings.windowHeight = applied_.windowHeight;
    context_.services.profile.tryOut(std::move(settings));
}

void SettingsInEffect::adaptEffects(FrameTime frame, bool synced) {
    // Menus are drawn so fast that they do not show how long a match would take.
    if (!applied_.automaticEffects || !screens_.top().drawsMatch()) return;
    // With vertical sync, drawing includes waiting for the screen. While no frame is missed, only the other work
    // counts: a screen shows at least 50 frames per second, and a missed one doubles the time.
    constexpr double missed = 25.0; // ms
    if (synced && frame.whole < missed) frame.drawing = frame.beside = 0.0;
    if (!effects_.add(frame)) return;
    applyPicture();
    context_.services.log.write("effects " + std::string(nameOf(context_.look.effects)));
}

void SettingsInEffect::silence(bool silent) {
    if (std::exchange(silent_, silent) != silent) applySound();
}

void SettingsInEffect::applySound() {
    SoundManager& sounds = context_.services.sounds;
    const bool mute = applied_.mute || silent_;
    sounds.setVolumes({applied_.masterVolume, applied_.musicVolume, applied_.effectsVolume, mute});
    sounds.setHearing(hearingOf(applied_));
    context_.services.log.write("sound " + std::to_string(applied_.masterVolume) + ' ' +
                                std::to_string(applied_.musicVolume) + ' ' +
                                std::to_string(applied_.effectsVolume) + (mute ? " muted" : ""));
}

void SettingsInEffect::applyPicture() {
    const std::optional<Palette> palette = paletteNamed(applied_.palette);
    if (!palette)
        context_.state.toast = fill(context_.services.textures.type().text(
                                        "There is no palette \"{name}\": this is the standard one"),
                                    {{"name", applied_.palette}});
    context_.look.palette = palette.value_or(defaultPalette());
    context_.look.effects = effects_.level();
    context_.services.textures.type().scale = applied_.textSize / 100.0;
    Settings shown = applied_;
    shown.effects = context_.look.effects;
    context_.look.view = viewSettingsOf(shown);
    screens_.lookChanged();
    context_.scenery.forgetLook();
    context_.services.log.write("look " + applied_.palette + ' ' + std::string(nameOf(applied_.effects)));
}

void SettingsInEffect::applyLanguage() {
    LoadedLanguage loaded = loadLanguage(applied_.language, languageFolder_);
    if (!loaded.problem.empty()) context_.state.toast = loaded.problem;
    catalogue_ = std::move(loaded.catalogue);
    context_.services.textures.type().catalogue = &catalogue_;
    screens_.lookChanged();
    context_.services.log.write("language " + loaded.code);
}

} // namespace arkanong
