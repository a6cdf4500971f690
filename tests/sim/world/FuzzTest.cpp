#include "Catch.hpp"
#include "Trials.hpp"
#include "sim/RandomPlay.hpp"

using namespace arkanong::test;

namespace {

/// Random power-ups are applied for this long; then the match must end.
constexpr int rain = tuning::seconds(30.0);
constexpr int longest = tuning::seconds(400.0);

/// A random power-up for a random side, once a second.
void applyRandomPowerUp(Scene& scene, Random& random) {
    const PowerUpDrop drop = randomDrop(random);
    const bool alone = scene.world.match().settings().mode == Mode::Solo;
    const Side catcher = alone || random.below(2) == 0 ? Side::Blue : Side::Red;
    scene.world.applyPowerUp(drop, catcher, scene.events);
}

} // namespace

TEST_CASE("two hundred matches of random play under any rules break no invariant, and all end", "[sim]") {
    for (std::uint64_t seed = 1; seed <= std::uint64_t{trials(200)}; ++seed) {
        Random random(seed);
        const Level level = randomLevel(random);
        const MatchSettings settings = randomSettings(random);
        Scene scene(level, settings, seed);
        while (!scene.world.match().over()) {
            stir(scene, random);
            if (scene.world.tick() % tuning::ticksPerSecond == 0 && scene.world.tick() < rain)
                applyRandomPowerUp(scene, random);
            scene.step();
            CAPTURE(seed, scene.world.tick());
            REQUIRE(scene.world.brokenInvariant() == "");
            REQUIRE(scene.world.collisions().parkedBalls() == 0);
            REQUIRE(scene.world.tick() < longest);
            scene.events.clear();
        }
    }
}
