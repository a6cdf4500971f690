#include "arkanong/render/effects/Fireworks.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

constexpr int worldColours = 5;         ///< Of the worlds, one after the other.
constexpr double rocketInterval = 0.34; ///< From one rocket to the next, s.
constexpr double rocketRise = 0.5;      ///< From a rocket's start to its burst, s.
constexpr double sparkLife = 1.7;       ///< Of the sparks, s.
constexpr double sparkFall = 46.0;      ///< px/s².
constexpr double sparkDrag = 2.4;       ///< 1/s.
constexpr int sparkCount = 34;
constexpr double stillAge = 0.35; ///< The age of bursts that stand still, s.
/// Where those burst, in shares of the area: beside what is written in its middle.
constexpr std::array<Vec2, worldColours> stillPlaces{
    {{0.14, 0.2}, {0.86, 0.24}, {0.1, 0.66}, {0.2, 0.42}, {0.84, 0.6}}};

/// One rocket and its burst.
struct Rocket {
    Vec2 at; ///< Where it bursts.
    double reach;
    double turns; ///< Of its first spark.
    sf::Color colour;
};

/// `share` of the area's width and height from its top left corner.
Vec2 placeIn(const Box& area, Vec2 share) {
    const Vec2 size = area.high - area.low;
    return area.low + Vec2{share.x * size.x, share.y * size.y};
}

Rocket rocketOf(int number, const Palette& palette, const Box& area) {
    constexpr std::uint64_t seed = 2026;
    Random random(seed, static_cast<std::uint64_t>(number));
    const Vec2 share{random.between(0.1, 0.9), random.between(0.12, 0.62)};
    return {placeIn(area, share), random.between(80.0, 150.0), random.unit(),
            palette.of(BrickKind::Normal, 1 + number % worldColours)};
}

/// Where fireworks are drawn.
struct Sky {
    TextureManager& textures;
    const Box& area;
    const std::vector<Box>& written;

    void draw(Vec2 place, Vec2 scale, Rotation turn, sf::Color colour) const {
        constexpr double reach = 16.0; ///< px around a spark's middle.
        const auto covers = [&](const Box& text) { return overlap(text, boxAround(place, {reach, reach})); };
        if (nearestPoint(area, place) != place || std::any_of(written.begin(), written.end(), covers)) return;
        textures.draw(Layer::FieldGlow, Sprite::Spark, {place, scale, turn}, colour);
    }
};

void drawBurst(const Sky& sky, const Rocket& rocket, double age) {
    const double flown = 1.0 - std::exp(-sparkDrag * age);
    const double left = 1.0 - age / sparkLife;
    for (int i = 0; i < sparkCount; ++i) {
        const Rotation turn = rotationFromTurns(wrapTurns(rocket.turns + i * 1.0 / sparkCount));
        const Vec2 way{turn.cosine, turn.sine};
        const double ring = i % 3 == 0 ? 0.55 : (i % 3 == 1 ? 0.8 : 1.0);
        const Vec2 place =
            rocket.at + way * (rocket.reach * ring * flown) + Vec2{0.0, sparkFall * age * age / 2.0};
        sky.draw(place, {0.5 + 1.3 * left, 1.2}, turn, faded(rocket.colour, easeOut(left)));
    }
}

/// Draws a rocket that has flown this `share` of its way up, 0 to 1.
void drawTrail(const Sky& sky, const Rocket& rocket, double share) {
    const double from = sky.area.high.y;
    const double y = from + (rocket.at.y - from) * easeOut(share);
    sky.draw({rocket.at.x, y}, {2.0 - share, 1.0}, rotationFromTurns(0.25),
             faded(rocket.colour, 0.8 * (1.0 - share) + 0.2));
}

} // namespace

void drawFireworks(TextureManager& textures, const Palette& palette, const ViewSettings& settings,
                   const Box& area, double age, const std::vector<Box>& written) {
    const Sky sky{textures, area, written};
    if (settings.reducedMotion || settings.sparks <= 0.0) {
        for (int number = 0; number < worldColours; ++number) {
            Rocket rocket = rocketOf(number, palette, area);
            const Vec2 share = stillPlaces[static_cast<std::size_t>(number)];
            rocket.at = placeIn(area, share);
            drawBurst(sky, rocket, stillAge);
        }
        return;
    }
    const int last = static_cast<int>(std::floor(age / rocketInterval));
    const int first =
        std::max(0, static_cast<int>(std::ceil((age - rocketRise - sparkLife) / rocketInterval)));
    for (int number = first; number <= last; ++number) {
        const double own = age - number * rocketInterval;
        const Rocket rocket = rocketOf(number, palette, area);
        if (own < rocketRise)
            drawTrail(sky, rocket, own / rocketRise);
        else if (own < rocketRise + sparkLife)
            drawBurst(sky, rocket, own - rocketRise);
    }
}

} // namespace arkanong
