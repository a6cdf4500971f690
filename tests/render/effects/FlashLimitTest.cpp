#include "arkanong/render/effects/FlashLimit.hpp"

#include "Catch.hpp"
#include "arkanong/render/effects/Particles.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"
#include "render/objects/Things.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// The largest number of these times (s, ascending) within any one second.
std::size_t mostInASecond(const std::vector<double>& moments) {
    std::size_t most = 0;
    for (const double from : moments)
        most = std::max(most, static_cast<std::size_t>(
                                  std::count_if(moments.begin(), moments.end(), [from](double moment) {
                                      return moment >= from && moment < from + 1.0 - 1e-9;
                                  })));
    return most;
}

/// Total area of all drawn glows, px².
double glowing(const TextureManager& textures) {
    double area = 0.0;
    for (const QuadSeen& seen : quadsOf(textures, Layer::FieldGlow, Sprite::Glow))
        area += discArea(widthOf(seen) / 2.0);
    return area;
}

} // namespace

TEST_CASE("the screen flashes at most three times in any second", "[render]") {
    FlashLimit light;
    std::vector<double> flashes;
    for (int i = 0; i < 600; ++i) {
        if (light.mayFlash()) flashes.push_back(i * frame);
        light.advance(frame);
    }
    // Flashes in the next three frames belong to the same flash.
    std::vector<double> onsets;
    for (const double flash : flashes)
        if (onsets.empty() || flash > onsets.back() + 0.06) onsets.push_back(flash);
    CHECK(mostInASecond(onsets) == FlashLimit::mostInASecond);
    CHECK(onsets.size() >= 29);
}

TEST_CASE("many small lights at once count as a screen flash, few do not", "[render]") {
    FlashLimit light;
    const double small = FlashLimit::largeArea / 10.0;
    std::size_t lit = 0;
    for (int i = 0; i < 300; ++i) { // Every fifth frame: at most three are lit at a time.
        if (i % 5 == 0 && light.mayLight(small)) ++lit;
        light.advance(frame);
    }
    CHECK(lit == 60);

    FlashLimit crowded;
    std::vector<double> refused;
    for (int i = 0; i < 60; ++i) {
        for (int brick = 0; brick < 12; ++brick)
            if (!crowded.mayLight(small)) refused.push_back(i * frame);
        crowded.advance(frame);
    }
    CHECK(refused.size() > 300);
}

TEST_CASE("a storm of explosions, goals, shields and bricks flashes at most thrice a second", "[render]") {
    std::vector<Event> storm{BombExploded{middle}, GoalScored{middle, Side::Blue, 1, 4},
                             ShieldBroken{middle, Side::Blue, ShieldRow::Line, 2, 5}};
    for (int i = 0; i < 9; ++i)
        storm.emplace_back(BrickBroken{middle, {}, BrickId{1}, BrickKind::Normal, Side::Blue, 1, 50});
    Particles particles(defaultPalette());
    TextureManager textures = gameTextures();
    FlashLimit light;
    std::vector<double> onsets;
    double before = 0.0;
    for (int i = 0; i < 300; ++i) {
        particles.notice(storm, light);
        textures.clear();
        particles.draw(textures);
        const double area = glowing(textures);
        const bool rises = area > before + FlashLimit::largeArea;
        if (rises && (onsets.empty() || i * frame > onsets.back() + 0.06)) onsets.push_back(i * frame);
        before = area;
        light.advance(frame);
        particles.advance(frame);
    }
    CHECK(mostInASecond(onsets) <= FlashLimit::mostInASecond);
    CHECK(onsets.size() > 5);
}

TEST_CASE("a storm of hits does not make all bricks blink", "[render]") {
    ObjectManager objects;
    std::vector<Event> storm;
    for (std::uint32_t i = 0; i < 60; ++i) {
        Brick brick = brickAt({40.0 + 68.0 * (i % 12), 250.0 + 27.0 * (i / 12)}, BrickKind::Steel);
        brick.id = BrickId{i};
        objects.bricks.push_back(brick);
        storm.emplace_back(
            BallHitBrick{brick.centre, {0.0, 1.0}, 500.0, brick.id, BrickKind::Steel, 1, Side::Blue});
    }
    const sf::Color usual = defaultPalette().of(BrickKind::Steel);
    WorldRenderer renderer(defaultPalette());
    FlashLimit light;
    TextureManager textures = gameTextures();
    std::vector<double> onsets;
    for (int i = 0; i < 180; ++i) {
        renderer.notice(storm, light);
        textures.clear();
        renderer.draw(textures, {objects, PowerUps{}, 10000, 1.0}, std::nullopt);
        const auto bricks = quadsOf(textures, Layer::Field, Sprite::BrickSteel);
        const auto white = std::count_if(bricks.begin(), bricks.end(), [usual](const QuadSeen& seen) {
            return seen.colour.r > usual.r + (255 - usual.r) * 9 / 10;
        });
        const bool large =
            static_cast<double>(white) * tuning::brickSize.x * tuning::brickSize.y > FlashLimit::largeArea;
        if (large && (onsets.empty() || i * frame > onsets.back() + 0.06)) onsets.push_back(i * frame);
        light.advance(frame);
        renderer.advance(frame, objects);
    }
    CHECK(mostInASecond(onsets) <= FlashLimit::mostInASecond);
    CHECK_FALSE(onsets.empty());
}
