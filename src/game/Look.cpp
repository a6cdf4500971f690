#include "arkanong/game/Look.hpp"

namespace arkanong {

ViewSettings viewSettingsOf(const Settings& settings) {
    constexpr double half = 0.5;
    constexpr double few = 0.2;
    ViewSettings view;
    switch (settings.effects) {
    case Effects::Low:
        view.sparks = few;
        view.trails = view.halos = view.ripples = false;
        view.shards = false;
        break;
    case Effects::Medium:
        view.sparks = half;
        view.shards = false;
        break;
    case Effects::Full: break;
    }
    view.flashes = settings.flashes;
    view.shake = settings.screenShake;
    view.reducedMotion = settings.reducedMotion;
    return view;
}

} // namespace arkanong
