#include "arkanong/render/background/Waves.hpp"

#include "arkanong/math/Easing.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double speed = 300.0; ///< px/s.
constexpr double life = 1.1;    ///< s.
constexpr double width = 46.0;  ///< Displaced zone to either side of the wave front, px.
constexpr double bend = 6.0;    ///< Initial displacement of a wave of strength 1, px.
constexpr double ahead = 16.0;  ///< Light begins this far before the front, px.
constexpr double behind = 95.0; ///< Light ends this far behind the front, px.

/// Displacement at `off` px from the front: outwards before it, inwards behind it; about -1 to 1, 0 beyond
/// `width`.
double push(double off) {
    const double u = off / width;
    const double v = 1.0 - u * u;
    return v <= 0.0 ? 0.0 : 3.5 * u * v * v;
}

double glow(double off) {
    const double left = off > 0.0 ? 1.0 - off / ahead : 1.0 + off / behind;
    return left <= 0.0 ? 0.0 : left * left;
}

} // namespace

double Waves::Wave::force() const {
    const double left = 1.0 - age / life;
    return strength * left * left;
}

void Waves::add(Vec2 at, double strength) {
    const Wave wave{at, 0.0, strength};
    if (waves_.size() < limit) {
        waves_.push_back(wave);
        return;
    }
    const auto fainter = [](const Wave& a, const Wave& b) { return a.force() < b.force(); };
    const auto faintest = std::min_element(waves_.begin(), waves_.end(), fainter);
    if (fainter(*faintest, wave)) *faintest = wave;
}

void Waves::advance(double seconds) {
    for (Wave& wave : waves_)
        wave.age += seconds;
    waves_.erase(
        std::remove_if(waves_.begin(), waves_.end(), [](const Wave& wave) { return wave.age >= life; }),
        waves_.end());
}

Waves::Effect Waves::at(Vec2 place) const {
    Effect effect;
    for (const Wave& wave : waves_) {
        const double front = wave.age * speed;
        const Vec2 from = place - wave.centre;
        const double squared = lengthSquared(from);
        const double most = front + width;
        const double least = std::max(0.0, front - behind);
        if (squared >= most * most || squared < least * least) continue;
        const double away = std::sqrt(squared);
        const double force = wave.force();
        effect.light += force * glow(away - front);
        if (away > 1.0) effect.shift += from * (bend * force * push(away - front) / away);
    }
    effect.light = std::min(1.0, effect.light);
    return effect;
}

} // namespace arkanong
