#include "Catch.hpp"
#include "Scene.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr int interval = 200;

MatchSettings boss(PowerUp kind) {
    MatchSettings settings;
    settings.ability = BossAbility{kind, interval};
    return settings;
}

} // namespace

TEST_CASE("a boss uses its ability at regular intervals, first after one interval of play", "[sim]") {
    Scene scene = Scene::versus({}, boss(PowerUp::Wide));
    scene.step(interval);
    CHECK(scene.count<BossAbilityUsed>() == 0);
    scene.step();
    REQUIRE(scene.count<BossAbilityUsed>() == 1);
    CHECK(scene.all<BossAbilityUsed>()[0].by == Side::Red);
    CHECK(scene.all<BossAbilityUsed>()[0].kind == PowerUp::Wide);
    CHECK(scene.world.powers().active(Side::Red, PowerUp::Wide));
    CHECK_FALSE(scene.world.powers().active(Side::Blue, PowerUp::Wide));
    scene.step(2 * interval);
    CHECK(scene.count<BossAbilityUsed>() == 3);
}

TEST_CASE("an ability that hinders affects the player", "[sim]") {
    const PowerUp kind = GENERATE(PowerUp::Narrow, PowerUp::Reverse, PowerUp::Freeze, PowerUp::BlindSpot);
    Scene scene = Scene::versus({}, boss(kind));
    scene.step(interval + 1);
    CHECK(scene.world.powers().active(Side::Blue, kind));
    CHECK_FALSE(scene.world.powers().active(Side::Red, kind));
    REQUIRE(scene.count<PowerUpBegan>() == 1);
    CHECK(scene.all<PowerUpBegan>()[0].side == Side::Blue);
}

TEST_CASE("an ability may be a wall, balls or a shield", "[sim]") {
    const PowerUp kind = GENERATE(PowerUp::ShieldWall, PowerUp::Multiball, PowerUp::ExtraShield);
    Scene scene = Scene::versus({}, boss(kind));
    scene.openGap(Side::Red, 1);
    const int score = scene.standing(Side::Red).score;
    scene.step(interval - 11);
    scene.world.putBall({480.0, 360.0}, {100.0, 200.0}, Side::Red);
    scene.step(11);
    CHECK((scene.standingShields(Side::Red, ShieldRow::Wall) == tuning::shieldsOfRow) ==
          (kind == PowerUp::ShieldWall));
    CHECK((scene.ballCount() == 3) == (kind == PowerUp::Multiball));
    CHECK(scene.stands(Side::Red, 1) == (kind == PowerUp::ExtraShield));
    CHECK(scene.standing(Side::Red).score == score);
    CHECK(scene.standingShields(Side::Blue) == tuning::shieldsOfRow);
}

TEST_CASE("no ability is used before the match begins, after its end, or in solo", "[sim]") {
    SECTION("before") {
        MatchSettings settings = boss(PowerUp::Wide);
        settings.ability->interval = 1;
        Scene scene({}, settings);
        scene.step(tuning::countdown);
        CHECK(scene.count<BossAbilityUsed>() == 0);
    }
    SECTION("after") {
        MatchSettings settings = boss(PowerUp::Wide);
        settings.goals = {1, 1};
        Scene scene = Scene::versus({}, settings);
        scene.scoreGoal(Side::Red);
        REQUIRE(scene.world.match().clock() < interval);
        scene.step(3 * interval);
        REQUIRE(scene.world.match().over());
        CHECK(scene.count<BossAbilityUsed>() == 0);
    }
    SECTION("in solo") {
        Scene scene = Scene::solo({}, boss(PowerUp::ShieldWall));
        scene.step(3 * interval);
        CHECK(scene.count<BossAbilityUsed>() == 0);
        CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == 0);
        CHECK(scene.world.objects().shieldsOf(Side::Blue, ShieldRow::Wall) == 0);
    }
}

TEST_CASE("the ability continues in sudden death", "[sim]") {
    MatchSettings settings = boss(PowerUp::Magnet);
    settings.suddenDeathAt = 10;
    Scene scene = Scene::versus({}, settings);
    scene.step(interval + 1);
    CHECK(scene.world.match().phase() == Phase::SuddenDeath);
    CHECK(scene.count<BossAbilityUsed>() == 1);
}
