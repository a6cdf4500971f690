#include "assetgen/Badges.hpp"

#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace arkanong {

namespace {

constexpr Colour night = fromHex(0x0b1230);
constexpr Vec2 brickTile{40.0, 18.0}; ///< Half of a badge's size, logical px.
constexpr Vec2 capsuleTile{30.0, 18.0};
constexpr Vec2 bossTile{172.0, 72.0};

// Colours of the default palette. The asset generator may not include render, so they are repeated here.
struct BrickBadge {
    const char* sprite;
    Colour colour;
};
constexpr BrickBadge brickBadges[] = {
    {"brick-normal", fromHex(0x8496ff)},  {"brick-hard-3", fromHex(0x9fb8e8)},
    {"brick-hard-2", fromHex(0x9fb8e8)},  {"brick-hard-1", fromHex(0x9fb8e8)},
    {"brick-steel", fromHex(0x9098a6)},   {"brick-glass", fromHex(0xa8f0dc)},
    {"brick-bomb", fromHex(0xffb33d)},    {"brick-splitter", fromHex(0xc6f05a)},
    {"brick-blue", fromHex(0x4de8ff)},    {"brick-red", fromHex(0xff6f61)},
    {"brick-bumper", fromHex(0xffc9a3)},  {"brick-regrow", fromHex(0x6ee07a)},
    {"brick-mystery", fromHex(0xc08bff)},
};
static_assert(std::size(brickBadges) == brickKindCount + 2,
              "a badge for each kind of brick, three for hard ones");
constexpr Colour good = fromHex(0x7dff9b);
constexpr Colour bad = fromHex(0xff4fd0);
constexpr Colour goodSign = fromHex(0xffd997);

/// Paints a tinted sprite on the canvas, with its anchor at `at`; mirrored: its left side on the right.
void addSprite(Canvas& canvas, const std::string& name, Colour tint, Vec2 at = {}, bool mirrored = false) {
    const std::vector<SpriteRecipe> recipes = spriteRecipes();
    const auto recipe =
        std::find_if(recipes.begin(), recipes.end(), [&](const auto& r) { return r.name == name; });
    assert(recipe != recipes.end());
    Canvas sprite(recipe->low, recipe->high, canvas.scale());
    recipe->paint(sprite);
    canvas.flood([&](Vec2 p) {
        const Vec2 from{mirrored ? at.x - p.x : p.x - at.x, p.y - at.y};
        const int x = static_cast<int>(from.x * canvas.scale() + sprite.originX());
        const int y = static_cast<int>(from.y * canvas.scale() + sprite.originY());
        const bool inside = x >= 0 && y >= 0 && x < sprite.width() && y < sprite.height();
        if (!inside) return withAlpha(white, 0.0);
        const Colour c = sprite.at(x, y);
        return Colour{c.red * tint.red, c.green * tint.green, c.blue * tint.blue, c.alpha};
    });
}

Canvas tile(Vec2 half) {
    Canvas canvas(-half, half, badgeScale);
    canvas.fill(box({}, half, 6.0), night);
    return canvas;
}

Figure capsule(const std::string& kind, bool isBad) {
    Canvas canvas = tile(capsuleTile);
    addSprite(canvas, isBad ? "capsule-bad" : "capsule-good", isBad ? bad : good);
    addSprite(canvas, kind, isBad ? white : goodSign);
    return {kind + (isBad ? "-bad" : ""), canvas.picture()};
}

/// A sprite of a boss's body; `at` is its anchor, px from the paddle's centre.
struct BossPart {
    const char* sprite;
    Colour tint;
    Vec2 at{};
    bool mirrored = false;
};
constexpr Colour amber = fromHex(0xffc44d);
constexpr Colour bone = fromHex(0xe0cfaf);
constexpr Colour violet = fromHex(0xc08bff);
const struct {
    const char* name;
    Vec2 paddle; ///< Its centre on the tile.
    std::vector<BossPart> parts;
} bossBadges[] = {
    {"boss-foreman", {0, 26}, {{"boss-hat", amber}}},
    {"boss-queen",
     {0, 26},
     {{"boss-wing", violet, {55, -3}}, {"boss-wing", violet, {-55, -3}, true}, {"boss-crown", amber}}},
    {"boss-clockmaker", {0, 38}, {{"boss-clock", amber, {0, -30}}}},
    {"boss-minotaur", {0, 26}, {{"boss-horn", bone, {33, -9}}, {"boss-horn", bone, {-33, -9}, true}}},
    {"boss-umbra", {}, {{"boss-disc", fromHex(0x010205)}, {"boss-corona", violet}}},
};
static_assert(std::size(bossBadges) == bossCount, "a badge for each boss");

/// E.g. "power-shield-wall".
std::string spriteName(const PowerUpTraits& traits) {
    std::string name = "power-" + std::string(traits.name);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

} // namespace

std::vector<Figure> paintBadges() {
    std::vector<Figure> badges;
    for (const BrickBadge& brick : brickBadges) {
        Canvas canvas = tile(brickTile);
        addSprite(canvas, brick.sprite, brick.colour);
        badges.push_back({brick.sprite, canvas.picture()});
    }
    for (const auto& boss : bossBadges) {
        Canvas canvas = tile(bossTile);
        for (const BossPart& part : boss.parts)
            addSprite(canvas, part.sprite, part.tint, boss.paddle + part.at, part.mirrored);
        if (boss.name == std::string("boss-clockmaker")) {
            const Vec2 centre = boss.paddle + boss.parts.front().at;
            canvas.fill(penStrokes({{centre, centre + Vec2{13.0, -23.0}}}, 2.6), amber);
            canvas.fill(penStrokes({{centre, centre + Vec2{-15.0, -8.0}}}, 3.6), amber);
        }
        canvas.fill(box(boss.paddle, tuning::paddleSize / 2.0, tuning::paddleSize.y / 2.0),
                    fromHex(0xff6f61));
        badges.push_back({boss.name, canvas.picture()});
    }
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const PowerUpTraits& traits = traitsOf(static_cast<PowerUp>(i));
        badges.push_back(capsule(spriteName(traits), false));
        if (traits.badWeight > 0) badges.push_back(capsule(spriteName(traits), true));
    }
    return badges;
}

} // namespace arkanong
