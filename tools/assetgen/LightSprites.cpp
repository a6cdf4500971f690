#include "arkanong/math/Easing.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

namespace arkanong {

namespace {

void pixel(Canvas& canvas) {
    canvas.flood([](Vec2) { return white; });
}

/// Glows only upwards and downwards, so that its ends stay sharp when stretched.
void line(Canvas& canvas) {
    const Shape core = [](Vec2 p) { return std::abs(p.y) - 1.0; };
    canvas.glow(core, withAlpha(white, 0.5), 5.0);
    canvas.fill(core, white);
}

void lineCap(Canvas& canvas) {
    const Shape core = circle({}, 1.0);
    canvas.glow(core, withAlpha(white, 0.5), 5.0);
    canvas.fill(core, white);
}

/// A thin line with a slight glow, for background patterns.
void hair(Canvas& canvas) {
    const Shape core = [](Vec2 p) { return std::abs(p.y) - 0.5; };
    canvas.glow(core, withAlpha(white, 0.3), 1.5);
    canvas.fill(core, white);
}

void softDot(Canvas& canvas) {
    canvas.flood([](Vec2 p) { return withAlpha(white, 1.0 - easeInOut((length(p) - 1.0) / 2.2)); });
}

void softGlow(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double t = std::clamp(length(p) / 32.0, 0.0, 1.0);
        const double u = 1.0 - t * t;
        return withAlpha(white, u * u / (0.8 + 6.8 * t * t));
    });
}

/// A spark that flies to the right: a round head with a fading tail.
void spark(Canvas& canvas) {
    const Shape streak = [](Vec2 p) {
        const double along = std::clamp((p.x + 7.0) / 12.5, 0.0, 1.0);
        return distance(p, {std::clamp(p.x, -7.0, 5.5), 0.0}) - (0.3 + 1.2 * along);
    };
    canvas.fill(streak, [](Vec2 p) { return withAlpha(white, easeInOut((p.x + 9.0) / 12.0)); });
}

void shard(Canvas& canvas) {
    const Shape splinter = polygon({{-6.0, 3.5}, {-1.5, -4.0}, {6.5, 1.5}});
    canvas.fill(splinter, grey(0.42, 0.95));
    canvas.fill(outline(splinter, 1.2), white);
}

void ring(Canvas& canvas) {
    const Shape band = outline(circle({}, 32.0), 1.6);
    canvas.glow(band, withAlpha(white, 0.4), 4.0);
    canvas.fill(band, white);
}

/// The ball is at the anchor, the middle of the right end.
void trail(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double t = std::clamp(1.0 + p.x / 64.0, 0.0, 1.0);
        const double half = 0.8 + 6.8 * t;
        const double softEdge = easeInOut((half - std::abs(p.y)) / (0.35 * half));
        return withAlpha(white, t * std::sqrt(t) * softEdge);
    });
}

} // namespace

std::vector<SpriteRecipe> lightRecipes() {
    return {
        {"pixel", {-2, -2}, {2, 2}, pixel},          {"line", {-4, -6}, {4, 6}, line, 1.0},
        {"line-cap", {0, -6}, {6, 6}, lineCap, 1.0}, {"hair", {-4, -2}, {4, 2}, hair, 0.5},
        {"dot", {-4, -4}, {4, 4}, softDot},          {"glow", {-32, -32}, {32, 32}, softGlow},
        {"spark", {-8, -2}, {8, 2}, spark},          {"shard", {-8, -6}, {8, 6}, shard},
        {"ring", {-36, -36}, {36, 36}, ring},        {"trail", {-64, -8}, {0, 8}, trail},
    };
}

} // namespace arkanong
