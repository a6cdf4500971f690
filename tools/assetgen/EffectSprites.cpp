#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Random.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>
#include <array>
#include <cmath>

// Effects of power-ups on paddles, balls and the field.

namespace arkanong {

namespace {

/// Value noise in [0, 1] with one value for each lattice square.
class Noise {
  public:
    explicit Noise(std::uint64_t seed) {
        Random random(seed);
        for (double& value : values_)
            value = random.unit();
    }

    double at(Vec2 p) const {
        const double left = std::floor(p.x);
        const double top = std::floor(p.y);
        const double x = easeInOut(p.x - left);
        const double y = easeInOut(p.y - top);
        const auto mixed = [&](double row) {
            return value(left, row) + (value(left + 1.0, row) - value(left, row)) * x;
        };
        return mixed(top) + (mixed(top + 1.0) - mixed(top)) * y;
    }

  private:
    static constexpr std::size_t size = 64;

    double value(double column, double row) const {
        const auto wrapped = [](double i) {
            return static_cast<std::size_t>(static_cast<int>(i) + 1024) % size;
        };
        return values_[wrapped(row) * size + wrapped(column)];
    }

    std::array<double, size * size> values_{};
};

/// A round cloud of fog, radius 64, with a ragged edge and an opaque inside.
void fog(Canvas& canvas) {
    const Noise noise(11);
    canvas.flood([&](Vec2 p) {
        const Vec2 drift = Vec2{noise.at(p / 17.0), noise.at(p / 17.0 + Vec2{20.0, 9.0})} * 1.6;
        const double billow = 0.55 * noise.at(p / 26.0 + drift) + 0.3 * noise.at(p / 11.0 + drift) +
                              0.15 * noise.at(p / 5.0 + drift);
        const double edge = 65.0 - 10.0 * noise.at(p / 9.0 + Vec2{31.0, 40.0}) - length(p);
        const double light = 0.3 + 0.75 * easeInOut((billow - 0.25) / 0.5);
        return Colour{0.92 * light, 0.95 * light, std::min(1.0, 1.06 * light), easeInOut(edge / 9.0)};
    });
}

/// A flame to the left of a ball at the anchor.
void flame(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double along =
            std::clamp((p.x + 50.0) / 64.0, 0.0, 1.0); // 0 at the tip, 1 in front of the ball
        const double round = std::clamp((15.0 - p.x) / 15.0, 0.0, 1.0);
        const double half = 15.0 * std::sqrt(along) * std::sqrt(round) * (0.3 + 0.7 * along) + 0.01;
        const double inside = std::clamp(1.0 - std::abs(p.y) / half, 0.0, 1.0);
        return withAlpha(white, easeInOut(1.5 * inside) * easeInOut(1.3 * along));
    });
}

/// Three speed lines behind a ball at the anchor.
void streak(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        double light = 0.0;
        for (const double y : {-6.0, 0.0, 6.0}) {
            const double reach = y == 0.0 ? 78.0 : 56.0;
            const double t = std::clamp(1.0 + p.x / reach, 0.0, 1.0) * std::clamp(-p.x / 4.0, 0.0, 1.0);
            light = std::max(light, t * t * easeInOut(1.0 - std::abs(p.y - y) / (0.8 + 1.4 * t)));
        }
        return withAlpha(white, light);
    });
}

/// Part of a ring of radius 32 around the anchor, brightest on +x.
void wave(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double away = length(p);
        const double aside = away > 0.0 ? std::abs(p.y) / away : 1.0;
        const double band = 1.0 - std::abs(away - 32.0) / 2.4;
        return withAlpha(white, easeInOut(band) * (p.x > 0.0 ? easeInOut((0.62 - aside) / 0.5) : 0.0));
    });
}

/// A star of four rays.
void glint(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double rays = 1.0 - std::sqrt(std::abs(p.x) / 15.0) - std::sqrt(std::abs(p.y) / 15.0);
        const double core = 1.0 - length(p) / 6.0;
        return withAlpha(white, std::max(easeInOut(1.6 * rays), easeInOut(core)));
    });
}

/// Slime that hangs down from a paddle's edge at y = 0.
void goo(Canvas& canvas) {
    const Shape dome = [](Vec2 p) { return std::max(length(Vec2{p.x, 1.25 * p.y}) - 7.4, p.y - 1.6); };
    const Shape drips = penStrokes({{{-3.6, 0.0}, {-3.6, 5.6}}, {{3.0, 0.0}, {3.0, 3.0}}}, 3.4);
    const Shape all = [=](Vec2 p) { return std::min(dome(p), drips(p)); };
    canvas.glow(all, withAlpha(white, 0.35), 3.0);
    canvas.fill(all, grey(0.72));
    canvas.fill(outline(all, 1.3), white);
    canvas.fill(penStrokes({arc({0.0, 0.0}, 4.2, 0.58, 0.72)}, 1.4), white);
}

/// Icicles that grow upwards from y = 0.
void ice(Canvas& canvas) {
    const auto spike = [&](double x, double lean, double height, double half) {
        const Vec2 tip{x + lean, -height};
        const Shape whole = polygon({{x - half, 2.0}, tip, {x + half, 2.0}});
        canvas.glow(whole, withAlpha(white, 0.25), 2.0);
        canvas.fill(whole, grey(0.78, 0.95));
        canvas.fill(polygon({{x, 2.0}, tip, {x + half, 2.0}}), grey(0.55, 0.95));
        canvas.fill(outline(whole, 0.9), white);
    };
    spike(-5.2, -2.4, 5.6, 2.6);
    spike(5.0, 2.2, 6.8, 2.8);
    spike(0.0, 0.4, 10.0, 3.2);
}

/// A vertical gradient from transparent at the top to opaque at the bottom.
void shade(Canvas& canvas) {
    canvas.flood([](Vec2 p) { return withAlpha(white, easeInOut((p.y + 32.0) / 64.0)); });
}

} // namespace

std::vector<SpriteRecipe> effectRecipes() {
    return {
        {"fog", {-68, -68}, {68, 68}, fog},      {"flame", {-52, -18}, {18, 18}, flame},
        {"streak", {-80, -12}, {4, 12}, streak}, {"wave", {0, -26}, {38, 26}, wave},
        {"glint", {-18, -18}, {18, 18}, glint},  {"goo", {-14, -12}, {14, 12}, goo},
        {"ice", {-14, -16}, {14, 6}, ice},       {"shade", {-2, -32}, {2, 32}, shade},
    };
}

} // namespace arkanong
