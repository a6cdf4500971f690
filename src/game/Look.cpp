#include "arkanong/game/Look.hpp"

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
    view.menuMotion = settings.menuMotion;
    view.reducedMotion = settings.reducedMotion;
    return view;
}

Hearing hearingOf(const Settings& settings) {
    return {settings.comboMelody && !settings.reducedMotion, settings.stereo && !settings.reducedMotion};
}

} // namespace arkanong
