#include "arkanong/math/Random.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

#include <array>
#include <optional>
#include <stdexcept>

using namespace arkanong::test;

namespace {

constexpr PowerUpDrop wide{PowerUp::Wide, false};

/// px.
constexpr double fallPerTick = tuning::capsuleSpeed * tuning::tickSeconds;

Vec2 above(const Scene& scene, Side side, double distance) {
    return scene.paddle(side).position + Vec2{0.0, forward(side) * distance};
}

/// What a brick of this kind releases in a level with this chance, while so many power-ups are running.
std::optional<PowerUpDrop> releasedOf(double dropChance, std::uint64_t seed, const MatchSettings& settings,
                                      int running = 0, BrickKind kind = BrickKind::Glass) {
    Level level = levelOf({{13, 8, BrickKind::Normal, 1}, {5, 4, kind, 1}});
    level.dropChance = dropChance;
    Scene scene(level, settings, seed);
    scene.begin();
    constexpr std::array<PowerUp, 2> kinds{PowerUp::Sticky, PowerUp::Magnet};
    for (int i = 0; i < running; ++i)
        scene.give(i == 0 ? Side::Blue : Side::Red, kinds.at(static_cast<std::size_t>(i)));
    scene.shoot(Side::Blue, brickCentre(5, 4));
    scene.step(10);
    if (scene.count<BrickBroken>() != 1) throw std::logic_error("the brick was missed");
    if (scene.count<CapsuleReleased>() == 0) return std::nullopt;
    return scene.all<CapsuleReleased>().front().drop;
}

} // namespace

TEST_CASE("a broken brick's capsule falls straight to the side that broke it, through everything", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> places{{7, 4, BrickKind::Normal, 1}, {0, 0, BrickKind::Normal, 1}};
    places[0].drop = wide;
    for (const int row : {2, 6})
        places.push_back({7, row, BrickKind::Steel, 1});
    Scene scene = Scene::versus(levelOf(places));
    const Vec2 brick = brickCentre(7, 4);
    scene.world.putBall(brick + Vec2{0.0, -forward(side) * 24.0}, {0.0, forward(side) * 420.0}, side);
    REQUIRE(scene.stepUntil(10, [&] { return scene.count<CapsuleReleased>() > 0; }));
    CHECK(scene.all<CapsuleReleased>()[0].drop == wide);
    CHECK(scene.all<CapsuleReleased>()[0].at == brick);
    REQUIRE(scene.world.objects().capsules.size() == 1);
    const double start = scene.world.objects().capsules[0].position.y;
    scene.step(120);
    const Capsule& capsule = scene.world.objects().capsules.at(0);
    CHECK(capsule.towards == side);
    CHECK(capsule.position.x == brick.x);
    CHECK_THAT(capsule.position.y - start, WithinAbs(-forward(side) * tuning::capsuleSpeed, 1e-9));
    CHECK_THAT(capsule.position.y - capsule.previous.y, WithinAbs(-forward(side) * fallPerTick, 1e-9));
}

TEST_CASE("a capsule is caught where it touches the paddle, and takes effect at once", "[sim]") {
    const Side side = eitherSide();
    const double aside = GENERATE(0.0, 60.0, -82.0);
    Scene scene = Scene::versus();
    scene.world.putCapsule(above(scene, side, 40.0) + Vec2{aside, 0.0}, wide, side);
    REQUIRE(scene.stepUntil(60, [&] { return scene.world.objects().capsules.empty(); }));
    REQUIRE(scene.events.size() == 2);
    CHECK(std::get<CapsuleCaught>(scene.events[0]).by == side);
    CHECK(std::get<CapsuleCaught>(scene.events[0]).drop == wide);
    CHECK(std::get<PowerUpBegan>(scene.events[1]).side == side);
    CHECK(scene.world.powers().active(side, PowerUp::Wide));
    CHECK_FALSE(scene.world.powers().active(opponent(side), PowerUp::Wide));
}

TEST_CASE("a capsule beside the paddle falls past the goal line and is missed", "[sim]") {
    const Side side = eitherSide();
    const double aside = GENERATE(84.0, -200.0);
    Scene scene = Scene::versus();
    scene.world.putCapsule(above(scene, side, 40.0) + Vec2{aside, 0.0}, wide, side);
    REQUIRE(scene.stepUntil(240, [&] { return scene.world.objects().capsules.empty(); }));
    REQUIRE(scene.events.size() == 1);
    CHECK(std::get<CapsuleMissed>(scene.events[0]).towards == side);
    const double beyond = (goalLine(side) - std::get<CapsuleMissed>(scene.events[0]).at.y) * forward(side);
    CHECK(beyond > tuning::capsuleSize.y / 2.0);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Wide));
}

TEST_CASE("a capsule falls past the other side's paddle", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putCapsule(scene.paddle(opponent(side)).position, wide, side);
    scene.step(10);
    CHECK(scene.events.empty());
    CHECK(scene.world.objects().capsules.size() == 1);
}

TEST_CASE("a paddle at full speed does not miss a capsule in its way", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.drive(side, seenBy(side, Vec2{200.0, 700.0}));
    scene.events.clear();
    scene.move(side, 0, side == Side::Blue ? -640 : 640);
    scene.world.putCapsule(seenBy(side, Vec2{200.0, 560.0}), wide, side);
    scene.step(40);
    CHECK(scene.count<CapsuleCaught>() == 1);
}

TEST_CASE("helpful capsules affect the catcher, hindering ones the opponent, bad ones the catcher", "[sim]") {
    const Side side = eitherSide();
    const auto kind = static_cast<PowerUp>(GENERATE(range(0, static_cast<int>(powerUpCount))));
    const bool bad = GENERATE(false, true);
    const bool hinders = traitsOf(kind).hinders;
    if (bad && !hinders) return; // There is no such drop.
    Scene scene = Scene::versus();
    scene.world.putCapsule(above(scene, side, 10.0), {kind, bad}, side);
    scene.step();
    REQUIRE(scene.count<PowerUpBegan>() == 1);
    const PowerUpBegan began = scene.all<PowerUpBegan>()[0];
    CHECK(began.kind == kind);
    CHECK(began.side == (hinders && !bad ? opponent(side) : side));
    const bool lasts = traitsOf(kind).ticks > 0;
    CHECK(scene.world.powers().active(began.side, kind) == lasts);
    CHECK_FALSE(scene.world.powers().active(opponent(began.side), kind));
}

TEST_CASE("two capsules caught in the same tick both take effect", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putCapsule(above(scene, side, 10.0), wide, side);
    scene.world.putCapsule(above(scene, side, 10.0) + Vec2{30.0, 0.0}, {PowerUp::Narrow, true}, side);
    scene.world.putCapsule(above(scene, side, 300.0), {PowerUp::Magnet, false}, side);
    scene.step();
    CHECK(scene.count<CapsuleCaught>() == 2);
    CHECK(scene.world.powers().active(side, PowerUp::Wide));
    CHECK(scene.world.powers().active(side, PowerUp::Narrow));
    REQUIRE(scene.world.objects().capsules.size() == 1);
    CHECK(scene.world.objects().capsules[0].drop.kind == PowerUp::Magnet);
}

TEST_CASE("a capsule caught in the tick in which the match ends has no effect", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.goals = {1, 1};
    Scene scene = Scene::versus({}, settings);
    scene.openGap(side, 0);
    const Vec2 line{40.0, goalLine(side) - forward(side) * 6.0};
    scene.world.putBall(line, {0.0, -420.0 * forward(side)}, opponent(side));
    scene.world.putCapsule(above(scene, side, 10.0), {PowerUp::ExtraShield, false}, side);
    scene.step();
    REQUIRE(scene.world.match().winner() == opponent(side));
    CHECK(scene.count<CapsuleCaught>() == 1);
    CHECK(scene.count<PowerUpBegan>() == 0);
    CHECK(scene.count<ShieldsRestored>() == 0);
    CHECK(scene.standingShields(side) == tuning::shieldsOfRow - 1);
}

TEST_CASE("a capsule caught in the tick of a goal has its effect", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.openGap(side, 0);
    scene.world.putBall({40.0, goalLine(side) - forward(side) * 6.0}, {0.0, -420.0 * forward(side)},
                        opponent(side));
    SECTION("an extra shield, which finds all shields on their way back, gives points") {
        scene.world.putCapsule(above(scene, side, 10.0), {PowerUp::ExtraShield, false}, side);
        scene.step();
        CHECK(scene.standing(side).score > 0);
        CHECK(scene.count<ShieldRepaired>() == 0);
    }
    SECTION("multiball multiplies the balls that are left") {
        scene.world.putBall({300.0, 360.0}, {0.0, 300.0}, side);
        scene.world.putCapsule(above(scene, side, 10.0), {PowerUp::Multiball, false}, side);
        scene.step();
        CHECK(scene.ballCount() == 3);
    }
    CHECK(scene.count<CapsuleCaught>() == 1);
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.count<ShieldsRestored>() == 1);
    CHECK(scene.standingShields(side) == tuning::shieldsOfRow);
}

TEST_CASE("a magnet attracts good capsules to the paddle's middle and ignores bad ones", "[sim]") {
    const Side side = eitherSide();
    const bool bad = GENERATE(false, true);
    const double aside = GENERATE(-350.0, 350.0);
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Magnet);
    scene.world.putCapsule(above(scene, side, 350.0) + Vec2{aside, 0.0}, {PowerUp::Narrow, bad}, side);
    scene.step();
    const Capsule capsule = scene.world.objects().capsules.at(0);
    const double drawn = (capsule.previous.x - capsule.position.x) * (aside > 0.0 ? 1.0 : -1.0);
    CHECK_THAT(drawn, WithinAbs(bad ? 0.0 : tuning::magnetSpeed * tuning::tickSeconds, 1e-9));
    REQUIRE(scene.stepUntil(500, [&] { return scene.world.objects().capsules.empty(); }));
    CHECK(scene.count<CapsuleCaught>() == (bad ? 0U : 1U));
    CHECK(scene.count<CapsuleMissed>() == (bad ? 1U : 0U));
}

TEST_CASE("a magnet attracts no capsule that falls to the other side", "[sim]") {
    Scene scene = Scene::versus();
    scene.give(Side::Blue, PowerUp::Magnet);
    scene.world.putCapsule({300.0, 360.0}, wide, Side::Red);
    scene.step(60);
    CHECK(scene.world.objects().capsules.at(0).position.x == 300.0);
}

TEST_CASE("bricks hold random power-ups as often as the level's drop chance says", "[sim]") {
    const double dropChance = GENERATE(0.0, 0.3, 1.0);
    constexpr int broken = 600;
    int held = 0;
    for (std::uint64_t seed = 0; seed < broken; ++seed)
        held += releasedOf(dropChance, seed, {}).has_value() ? 1 : 0;
    CHECK_THAT(static_cast<double>(held) / broken, WithinAbs(dropChance, dropChance == 0.3 ? 0.06 : 0.0));
}

TEST_CASE("the more power-ups are running, the fewer good capsules fall, and as many bad ones", "[sim]") {
    const bool rain = GENERATE(false, true);
    const BrickKind kind = GENERATE(BrickKind::Glass, BrickKind::Mystery);
    constexpr int broken = 900;
    std::array<int, 2> good{}, bad{};
    for (std::uint64_t seed = 0; seed < 2 * broken; ++seed) {
        const std::size_t running = seed % 2;
        MatchSettings settings;
        settings.mutators.set(Mutator::PowerRain, rain);
        const auto drop = releasedOf(0.6, seed / 2, settings, running == 0 ? 0 : 2, kind);
        if (drop) ++(drop->bad ? bad : good)[running];
    }
    const double fade = rain ? tuning::rainFade : tuning::dropFade;
    CHECK_THAT(1.0 * good[1] / good[0], WithinAbs(fade * fade, 0.08));
    CHECK_THAT(1.0 * bad[1] / bad[0], WithinAbs(1.0, 0.15));
}

TEST_CASE("bricks release at most two capsules at once towards a side", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> places{{13, 8, BrickKind::Normal, 1}};
    for (const int column : {2, 5, 8, 11}) {
        places.push_back({column, 4, BrickKind::Glass, 1});
        places.back().drop = wide;
    }
    Scene scene = Scene::versus(levelOf(places));
    for (const int column : {2, 5, 8}) {
        scene.shoot(side, brickCentre(column, 4));
        scene.step(20);
    }
    REQUIRE(scene.count<BrickBroken>() == 3);
    CHECK(scene.count<CapsuleReleased>() == 2);
    scene.shoot(opponent(side), brickCentre(11, 4));
    scene.step(20);
    CHECK(scene.count<CapsuleReleased>() == 3);
    CHECK(scene.all<CapsuleReleased>().back().towards == opponent(side));
}

TEST_CASE("drops are drawn by their weights, one in three of them bad", "[sim]") {
    const bool withOpponent = GENERATE(true, false);
    Random random(7);
    constexpr int draws = 60000;
    std::array<int, powerUpCount> good{}, bad{};
    for (int i = 0; i < draws; ++i) {
        const PowerUpDrop drop = drawDrop(random, withOpponent);
        ++(drop.bad ? bad : good)[powerUpIndex(drop.kind)];
    }
    const auto sum = [](const auto& numbers, const auto& of) {
        double total = 0.0;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            total += of(i);
        return total;
    };
    const double goodDraws = sum(good, [&](std::size_t i) { return good[i]; });
    CHECK_THAT(goodDraws / draws, WithinAbs(2.0 / 3.0, 0.01));
    const auto weight = [&](std::size_t i) {
        const PowerUpTraits& traits = traitsOf(static_cast<PowerUp>(i));
        return traits.hinders && !withOpponent ? 0 : traits.weight;
    };
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        CAPTURE(traitsOf(static_cast<PowerUp>(i)).name);
        CHECK_THAT(good[i] / goodDraws, WithinAbs(weight(i) / sum(good, weight), 0.01));
        CHECK((bad[i] > 0) == traitsOf(static_cast<PowerUp>(i)).hinders);
    }
}

TEST_CASE("power-ups are found by their exact names only", "[sim]") {
    for (const PowerUp kind : everyOf<PowerUp>())
        CHECK(powerUpNamed(traitsOf(kind).name) == kind);
    CHECK_FALSE(powerUpNamed("").has_value());
    CHECK_FALSE(powerUpNamed("wider").has_value());
    CHECK_FALSE(powerUpNamed("Wide").has_value());
}
