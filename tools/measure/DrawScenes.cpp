#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/SandboxTools.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "bench/Timing.hpp"

#include <cstdio>
#include <string>

// Measures the time to build a frame: the vertices of every sprite, without drawing. Needs no display.

namespace arkanong::bench {

namespace {

constexpr int spritesWanted = 10'000;
constexpr int frames = 300;

/// Prints the median and the 95th percentile of the time of `build`; `between` runs before each frame and is
/// not timed.
template <typename Build, typename Between>
void measure(const char* name, TextureManager& textures, Build build, Between between) {
    constexpr int settling = 20; // Frames in which the batches grow.
    Times times;
    std::size_t sprites = 0;
    for (int frame = -settling; frame < frames; ++frame) {
        between();
        const double start = workedMs();
        build(frame);
        if (frame >= 0) times.add(workedMs() - start);
        sprites = 0;
        for (std::size_t layer = 0; layer < layerCount; ++layer)
            sprites += textures.batch(static_cast<Layer>(layer)).count / 6;
        sprites += textures.points().count();
        textures.clear();
    }
    std::printf("%-34s %8zu %10.3f %10.3f\n", name, sprites, times.median(), times.p95());
}

void nothing() {}

Vec2 positionOf(int i) { return {static_cast<double>(i * 37 % 1280), static_cast<double>(i * 91 % 720)}; }

void sprites(TextureManager& textures) {
    const sf::Color colour(77, 232, 255);
    measure(
        "sprites", textures,
        [&](int) {
            for (int i = 0; i < spritesWanted; ++i)
                textures.draw(Layer::Field, Sprite::BrickNormal, positionOf(i), colour);
        },
        nothing);
    measure(
        "turned sprites", textures,
        [&](int frame) {
            const Rotation turn = rotationFromTurns(frame * 0.003);
            for (int i = 0; i < spritesWanted; ++i)
                textures.draw(Layer::FieldGlow, Sprite::Shard, {positionOf(i), {0.9, 0.9}, turn}, colour);
        },
        nothing);
    measure(
        "letters", textures,
        [&](int) {
            const std::string line(100, 'A');
            for (int i = 0; i < spritesWanted / 100; ++i)
                drawText(textures, line, positionOf(i), {type::label, colour});
        },
        nothing);
}

/// The scene of script/measure: balls with their effects, bricks, hexagons and panels.
void scene(const char* name, TextureManager& textures, const std::string& level, int balls) {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    World world(loadLevel(level), settings, 1);
    spawnBalls(world, balls);
    MatchView view(defaultPalette(), {});
    std::vector<Event> events;
    measure(
        name, textures,
        [&](int) {
            view.advance(1.0 / 60.0, world);
            view.draw(textures, world, 0.5, std::nullopt);
        },
        [&] {
            events.clear();
            for (int tick = 0; tick < 2; ++tick)
                world.step({}, events);
            view.notice(events);
        });
}

} // namespace

} // namespace arkanong::bench

/// arkanong_draw_bench ASSETS LEVEL: the assets folder and a dense level.
int main(int argc, char** argv) {
    using namespace arkanong;
    if (argc != 3) {
        std::puts("arkanong_draw_bench ASSETS LEVEL");
        return 2;
    }
    const std::string assets = argv[1];
    TextureManager textures(assets + "/textures");
    std::printf("%-34s %8s %10s %10s\n", "frames without their drawing", "sprites", "median ms", "p95 ms");
    bench::sprites(textures);
    bench::scene("a dense match", textures, argv[2], 30);
    bench::scene("100,000 balls", textures, assets + "/levels/sandbox.toml", 100'000);
}
