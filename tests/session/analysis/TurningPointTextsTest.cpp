#include "arkanong/session/analysis/TurningPointTexts.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// The words for the last incident of this kind that the scene has caused to Blue, as Blue reads them.
std::string textOf(const Scene& scene, TurningPointKind kind, std::optional<Side> you = Side::Blue) {
    Incidents incidents;
    addIncidents(incidents, scene.events, scene.world);
    addStanding(incidents, scene.world);
    const auto found = std::find_if(incidents.rbegin(), incidents.rend(), [kind](const TurningPoint& point) {
        return point.side == Side::Blue && point.kind == kind;
    });
    REQUIRE(found != incidents.rend());
    return turningPointText(Catalogue::english(), *found, you);
}

void catchCapsule(Scene& scene, Side side, PowerUp kind, bool bad) {
    scene.events.clear();
    scene.world.putCapsule(scene.paddle(side).position, {kind, bad}, side);
    scene.step();
    REQUIRE(scene.count<CapsuleCaught>() == 1);
}

/// A ball of Blue's falls on Red's paddle.
void steal(Scene& scene) {
    scene.clearBalls();
    scene.events.clear();
    scene.drop(Side::Red, Side::Blue);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallConverted>() > 0; }));
}

} // namespace

TEST_CASE("a goal is named by the third of the line that it went through", "[session]") {
    Scene scene = Scene::versus();
    SECTION("through a gap") {
        scene.scoreGoal(Side::Red);
        CHECK(textOf(scene, TurningPointKind::Goal) == "GOAL THROUGH YOUR OPEN LEFT");
        CHECK(textOf(scene, TurningPointKind::Goal, std::nullopt) == "GOAL THROUGH BLUE'S OPEN LEFT");
        CHECK(textOf(scene, TurningPointKind::Goal, Side::Red) == "GOAL THROUGH BLUE'S OPEN LEFT");
    }
    SECTION("through the right") {
        scene.openGap(Side::Blue, 5);
        scene.sendOut(Side::Blue, Side::Red, Scene::shieldX(5));
        REQUIRE(scene.stepUntil(40, [&] { return scene.count<GoalScored>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::Goal) == "GOAL THROUGH YOUR OPEN RIGHT");
    }
}

TEST_CASE("the last goal and goals without shields are named so", "[session]") {
    MatchSettings settings;
    SECTION("the last one") {
        settings.goals = {1, 1};
        Scene scene = Scene::versus({}, settings);
        scene.scoreGoal(Side::Red);
        CHECK(textOf(scene, TurningPointKind::Goal) == "LAST GOAL, ON YOUR LEFT");
    }
    SECTION("in sudden death") {
        settings.suddenDeathAt = 1;
        Scene scene = Scene::versus({}, settings);
        REQUIRE(scene.stepUntil(10, [&] { return scene.count<SuddenDeathBegan>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::SuddenDeath) == "SUDDEN DEATH BEGAN");
        scene.step(2);
        scene.sendOut(Side::Blue, Side::Red, Scene::shieldX(0));
        REQUIRE(scene.stepUntil(40, [&] { return scene.count<GoalScored>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::Goal) == "GOAL ON YOUR LEFT, WITHOUT SHIELDS");
    }
}

TEST_CASE("a match that points decide says so", "[session]") {
    MatchSettings settings;
    settings.pointsLimit = 10;
    Scene scene = Scene::versus({}, settings);
    scene.sendOut(Side::Blue, Side::Red);
    REQUIRE(scene.stepUntil(40, [&] { return scene.world.match().over(); }));
    CHECK(textOf(scene, TurningPointKind::TimeUp) == "TIME OR POINTS DECIDED FOR RED");
}

TEST_CASE("a stolen ball is named with the enemy balls on the half", "[session]") {
    Scene scene = Scene::versus();
    steal(scene);
    CHECK(textOf(scene, TurningPointKind::BallStolen) == "YOUR BALL STOLEN");
    for (const double x : {300.0, 600.0})
        scene.world.putBall({x, 450.0}, {0.0, -10.0}, Side::Red);
    CHECK(textOf(scene, TurningPointKind::BallStolen) == "YOUR BALL STOLEN, 2 BALLS ON YOUR HALF");
    CHECK(textOf(scene, TurningPointKind::BallStolen, Side::Red) ==
          "BLUE'S BALL STOLEN, 2 BALLS ON BLUE'S HALF");
}

TEST_CASE("a super, a boss's act and a card are named by their side", "[session]") {
    MatchSettings settings;
    SECTION("a super") {
        Scene scene = Scene::versus();
        for (int i = 0; i < 20 && scene.count<MomentumFilled>() == 0; ++i)
            steal(scene);
        REQUIRE(scene.count<MomentumFilled>() == 1);
        scene.serve(Side::Red, {480.0, 720.0});
        CHECK(textOf(scene, TurningPointKind::Super) == "RED'S SUPER BEGAN");
        CHECK(textOf(scene, TurningPointKind::Super, Side::Red) == "YOUR SUPER BEGAN");
    }
    SECTION("a boss") {
        settings.bosses[sideIndex(Side::Red)] = Boss::Umbra;
        Scene scene = Scene::versus({}, settings);
        REQUIRE(scene.stepUntil(tuning::seconds(60.0), [&] { return scene.count<BossActed>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::BossActed) == "UMBRA DARKENED THE FIELD");
    }
    SECTION("a card") {
        settings.cards[sideIndex(Side::Red)].add(Card::SparePlate);
        Scene scene = Scene::versus({}, settings);
        scene.scoreGoal(Side::Blue);
        scene.step(10);
        scene.clearBalls();
        scene.sendOut(Side::Red, Side::Blue, Scene::shieldX(1));
        REQUIRE(scene.stepUntil(40, [&] { return scene.count<CardWorked>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::Card) == "RED'S CARD WORKED: SPARE PLATE");
    }
}

TEST_CASE("a broken shield is named with its third and what is left", "[session]") {
    Scene scene = Scene::versus();
    scene.sendOut(Side::Blue, Side::Red, Scene::shieldX(2));
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<ShieldBroken>() > 0; }));
    CHECK(textOf(scene, TurningPointKind::ShieldBroken) == "SHIELD BROKEN ON YOUR MIDDLE, 5 LEFT");
}

TEST_CASE("capsules are named by what they hold and who caught them", "[session]") {
    Scene scene = Scene::versus();
    SECTION("a bad one") {
        catchCapsule(scene, Side::Blue, PowerUp::Narrow, true);
        CHECK(textOf(scene, TurningPointKind::BadCapsule) == "YOU CAUGHT A BAD CAPSULE: NARROW");
        CHECK(textOf(scene, TurningPointKind::BadCapsule, std::nullopt) ==
              "BLUE CAUGHT A BAD CAPSULE: NARROW");
    }
    SECTION("one that hinders") {
        catchCapsule(scene, Side::Red, PowerUp::Freeze, false);
        CHECK(textOf(scene, TurningPointKind::Hindered) == "RED HINDERED YOU: FREEZE");
    }
    SECTION("one that helps the opponent") {
        catchCapsule(scene, Side::Red, PowerUp::Wide, false);
        CHECK(textOf(scene, TurningPointKind::CapsuleTaken) == "RED CAUGHT WIDE");
    }
    SECTION("one that was missed") {
        scene.world.putCapsule({60.0, 700.0}, {PowerUp::Laser, false}, Side::Blue);
        REQUIRE(scene.stepUntil(100, [&] { return scene.count<CapsuleMissed>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::CapsuleMissed) == "YOU MISSED LASER");
    }
}

TEST_CASE("a lost ball, a crowd, a side without a ball and all else have words", "[session]") {
    Scene scene = Scene::versus();
    SECTION("a lost ball") {
        scene.openGap(Side::Blue, 5);
        scene.sendOut(Side::Blue, Side::Blue, Scene::shieldX(5));
        REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallLost>() > 0; }));
        CHECK(textOf(scene, TurningPointKind::BallLost) == "YOUR BALL LOST ON YOUR RIGHT");
    }
    SECTION("a crowd, and no ball") {
        scene.clearBalls();
        for (int i = 0; i < 11; ++i)
            scene.world.putBall({80.0 * (i + 1), 450.0}, {0.0, -10.0}, Side::Red);
        CHECK(textOf(scene, TurningPointKind::Crowd) == "11 BALLS ON YOUR HALF");
        CHECK(textOf(scene, TurningPointKind::NoBall) == "NO BALL OF YOURS IN PLAY");
        CHECK(textOf(scene, TurningPointKind::NoBall, std::nullopt) == "NO BALL OF BLUE'S IN PLAY");
    }
    SECTION("all else") {
        CHECK(turningPointText(Catalogue::english(), TurningPoint{}, Side::Blue) == "RED GOT THE UPPER HAND");
        CHECK(turningPointText(Catalogue::english(), TurningPoint{}, Side::Red) == "YOU GOT THE UPPER HAND");
    }
}

TEST_CASE("the time of a turning point is the recording's, as the replay's bar and --from tell it",
          "[session]") {
    TurningPoint point;
    point.tick = tuning::seconds(41.0);
    CHECK(turningPointLine(Catalogue::english(), point, Side::Blue) ==
          clockText(point.tick) + " RED GOT THE UPPER HAND");
    CHECK(turningPointLine(Catalogue::english(), point, Side::Blue) == "0:41 RED GOT THE UPPER HAND");
}

TEST_CASE("chances are whole per cents, and only what is decided has 0 or 100", "[session]") {
    CHECK(chanceText(Catalogue::english(), 0.634) == "63 %");
    CHECK(chanceText(Catalogue::english(), 0.0001) == "1 %");
    CHECK(chanceText(Catalogue::english(), 0.9999) == "99 %");
    CHECK(chanceText(Catalogue::english(), 0.0) == "0 %");
    CHECK(chanceText(Catalogue::english(), 1.0) == "100 %");
}

TEST_CASE("alternatives have words", "[session]") {
    Alternative alternative;
    CHECK(alternativeText(Catalogue::english(), alternative) == "SERVE LEFT");
    alternative.kind = Alternative::Kind::CapsuleTaken;
    CHECK(alternativeText(Catalogue::english(), alternative) == "CAPSULE TAKEN");
    alternative.kind = Alternative::Kind::Hand;
    alternative.hand = 1;
    CHECK(alternativeText(Catalogue::english(), alternative) == "HAND 2");
}

TEST_CASE("a chance tells its error once there are enough playouts to know it", "[session]") {
    Alternative alternative;
    alternative.blue = 0.7;
    alternative.error = 0.046;
    CHECK(chanceWithError(Catalogue::english(), alternative, Side::Blue) == "...");
    alternative.playouts = 7;
    CHECK(chanceWithError(Catalogue::english(), alternative, Side::Blue) == "70 %");
    alternative.playouts = 8;
    CHECK(chanceWithError(Catalogue::english(), alternative, Side::Blue) == "70 % ± 9");
    CHECK(chanceWithError(Catalogue::english(), alternative, Side::Red) == "30 % ± 9");
}

TEST_CASE("a choice is told by its time, a capsule by its name, too", "[session]") {
    Choice choice;
    choice.tick = tuning::seconds(42.0);
    CHECK(choiceText(Catalogue::english(), choice) == "0:42");
    choice.kind = Choice::Kind::Capsule;
    choice.drop.kind = PowerUp::Wide;
    CHECK(choiceText(Catalogue::english(), choice) == "0:42 WIDE");
}
