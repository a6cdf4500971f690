#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/Scene.hpp"

#include <algorithm>

// Goals through gaps between shields, and sudden death.

using namespace arkanong::test;

namespace {

MatchSettings needing(int goals) {
    MatchSettings settings;
    settings.goals = {goals, goals};
    return settings;
}

/// Three enemy balls that cross the line in the same tick through the first place, which is a gap.
void sendThree(Scene& scene, Side line) {
    for (const double x : {30.0, 80.0, 130.0})
        scene.sendOut(line, opponent(line), x);
}

/// The position in the list of the first event of this type.
template <typename T>
std::size_t placeOf(const std::vector<Event>& events) {
    const auto found = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return std::holds_alternative<T>(event); });
    REQUIRE(found != events.end());
    return static_cast<std::size_t>(found - events.begin());
}

} // namespace

TEST_CASE("an enemy ball through a gap is a goal, and the six shields stand again", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    const Side scorer = opponent(line);
    Scene scene = Scene::versus();
    for (const int place : {0, 1, 4})
        scene.openGap(line, place);
    scene.openGap(scorer, 5);
    scene.serve(scorer, {480.0, 360.0});
    scene.world.removeAt(scene.ball().position);
    scene.step(tuning::serveCooldown);
    scene.events.clear();
    const int before = scene.standing(scorer).score;
    scene.sendOut(line, scorer, Scene::shieldX(4));
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<GoalScored>() > 0; }));

    CHECK(scene.ballCount() == 0);
    CHECK(scene.standing(scorer).goals == 1);
    CHECK(scene.standing(line).goals == 0);
    CHECK(scene.standing(scorer).score == before + tuning::goalPoints);
    const GoalScored goal = scene.all<GoalScored>()[0];
    CHECK(goal.by == scorer);
    CHECK(goal.goals == 1);
    CHECK(goal.needed == tuning::goals - 1);
    CHECK_THAT(goal.at.x, WithinAbs(Scene::shieldX(4), 1e-9));
    CHECK(scene.standingShields(line) == 6);
    CHECK(scene.standingShields(scorer) == 6);
    CHECK(scene.count<ShieldRepaired>() == 1);
    REQUIRE(scene.count<ShieldsRestored>() == 1);
    CHECK(scene.all<ShieldsRestored>()[0].side == line);
    CHECK(placeOf<GoalScored>(scene.events) < placeOf<BallLost>(scene.events));
    CHECK(placeOf<BallLost>(scene.events) < placeOf<ShieldsRestored>(scene.events));

    SECTION("the ball returns to its owner's reserve") {
        REQUIRE(scene.standing(scorer).reserve == tuning::reserveSize - 1);
        scene.step(tuning::lostBallReturn - 2);
        CHECK(scene.standing(scorer).reserve == tuning::reserveSize - 1);
        scene.step();
        CHECK(scene.standing(scorer).reserve == tuning::reserveSize);
        CHECK(scene.standing(scorer).returning.empty());
    }
    SECTION("and the next ball at this place meets a shield") {
        scene.sendOut(line, scorer, Scene::shieldX(4));
        scene.step(30);
        CHECK(scene.count<GoalScored>() == 1);
        CHECK(scene.count<ShieldBroken>() == 1);
    }
}

TEST_CASE("a goal repairs two shields of the side that scored, those nearest to the middle", "[sim]") {
    const Side scorer = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    for (const int place : {0, 1, 2, 4})
        scene.openGap(scorer, place);
    scene.scoreGoal(scorer);
    scene.step(2);
    const std::vector<ShieldRepaired> repaired = scene.all<ShieldRepaired>();
    REQUIRE(repaired.size() == tuning::goalRepairs);
    CHECK(repaired[0].side == scorer);
    CHECK(repaired[0].place == 2);
    CHECK(repaired[1].side == scorer);
    CHECK((repaired[1].place == 1 || repaired[1].place == 4)); // Both are as far from the middle.
    CHECK(scene.standingShields(scorer) == 4);
    CHECK(scene.standingShields(opponent(scorer)) == 6);
}

TEST_CASE("a goal resets the rally speed", "[sim]") {
    const Side scorer = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.drop(scorer, scorer, 0.0, 400.0);
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<BallHitPaddle>() > 0; }));
    REQUIRE(scene.world.match().rallySpeed() > tuning::rallySpeed);
    scene.scoreGoal(scorer);
    CHECK(scene.world.match().rallySpeed() == tuning::rallySpeed);
}

TEST_CASE("an own ball through one's own gap costs nothing and comes back", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.openGap(side, 0);
    scene.sendOut(side, side);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallLost>() > 0; }));
    CHECK(scene.ballCount() == 0);
    CHECK(scene.count<GoalScored>() == 0);
    CHECK(scene.count<ShieldsRestored>() == 0);
    CHECK(scene.standing(opponent(side)).goals == 0);
    CHECK(scene.standing(side).goals == 0);
    CHECK(scene.standingShields(side) == 5);
    CHECK(scene.standing(side).returning.size() == 1);
}

TEST_CASE("balls that cross in the same tick are goals each, and never more than the match needs", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    const Side scorer = opponent(line);
    const int needed = GENERATE(1, 2, 3, 4);
    Scene scene = Scene::versus({}, needing(needed));
    scene.openGap(line, 0);
    sendThree(scene, line);
    REQUIRE(scene.stepUntil(40, [&] { return scene.ballCount() == 0; }));
    const int goals = std::min(needed, 3);
    CHECK(scene.standing(scorer).goals == goals);
    CHECK(scene.count<GoalScored>() == static_cast<std::size_t>(goals));
    CHECK(scene.count<BallLost>() == 3);
    CHECK(scene.world.match().over() == (needed <= 3));
    CHECK(scene.count<MatchEnded>() == (needed <= 3 ? 1U : 0U));
    for (int i = 0; i < goals; ++i)
        CHECK(scene.all<GoalScored>()[static_cast<std::size_t>(i)].needed == needed - 1 - i);
    CHECK(scene.standingShields(line) == (needed <= 3 && goals < 2 ? 5 : scene.standingShields(line)));
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("balls that follow a goal meet the shields again", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.openGap(line, 0);
    const double ahead = forward(line);
    for (const double depth : {40.0, 75.0, 110.0})
        scene.world.putBall({80.0, goalLine(line) + ahead * depth}, {0.0, -ahead * 420.0}, opponent(line));
    scene.step(60);
    CHECK(scene.count<GoalScored>() == 2); // The second breaks a shield, and the third flies into its gap.
    CHECK(scene.count<ShieldBroken>() == 1);
    CHECK(scene.standing(opponent(line)).goals == 2);
}

TEST_CASE("where both sides score the last goal in one tick the match ends once", "[sim]") {
    Scene scene = Scene::versus({}, needing(1));
    for (const Side line : {Side::Blue, Side::Red})
        scene.openGap(line, 0);
    for (const Side line : {Side::Blue, Side::Red})
        scene.sendOut(line, opponent(line));
    REQUIRE(scene.stepUntil(40, [&] { return scene.ballCount() == 0; }));
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.count<MatchEnded>() == 1);
    CHECK(scene.standing(Side::Blue).goals + scene.standing(Side::Red).goals == 1);
    CHECK(scene.standing(*scene.world.match().winner()).goals == 1);
}

TEST_CASE("a caught multiball and a goal in one tick go together", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    const Side scorer = opponent(line);
    Scene scene = Scene::versus();
    scene.openGap(line, 0);
    // The ball that scores is gone before the capsule multiplies the scorer's other ball.
    scene.world.putBall({40.0, goalLine(line) - forward(line) * 6.0}, {0.0, -420.0 * forward(line)}, scorer);
    scene.world.putBall({480.0, 360.0}, {100.0, 0.0}, scorer);
    scene.world.putCapsule(scene.paddle(scorer).position, {PowerUp::Multiball, false}, scorer);
    scene.step();
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.ballCount() == 3);
    CHECK(scene.standing(scorer).goals == 1);
    CHECK(scene.standingShields(line) == 6);
}

TEST_CASE("multiball before a gap scores with the balls that fly into it", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    for (const int place : {0, 1})
        scene.openGap(line, place);
    scene.sendOut(line, opponent(line), 160.0);
    scene.give(opponent(line), PowerUp::Multiball);
    REQUIRE(scene.ballCount() == 3);
    scene.step(40);
    CHECK(scene.standing(opponent(line)).goals >= 1);
    CHECK(scene.standing(opponent(line)).goals <= 3);
    CHECK(scene.count<GoalScored>() + scene.ballCount() == 3);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("the shields drop when sudden death begins, and each enemy ball through is a goal", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    MatchSettings settings;
    settings.suddenDeathAt = 40;
    Scene scene = Scene::versus({}, settings);
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<SuddenDeathBegan>() > 0; }));
    CHECK(scene.world.match().phase() == Phase::SuddenDeath);
    for (const Side side : {Side::Blue, Side::Red}) {
        CHECK(scene.standingShields(side) == 0);
        CHECK(scene.world.objects().shieldsOf(side, ShieldRow::Line) == 0);
    }
    scene.sendOut(line, opponent(line));
    scene.sendOut(line, line, 240.0);
    scene.step(40);
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.count<BallLost>() == 2);
    CHECK(scene.count<ShieldsRestored>() == 0);
    CHECK(scene.standingShields(line) == 0);

    SECTION("where an extra shield gives points") {
        const int score = scene.standing(line).score;
        scene.give(line, PowerUp::ExtraShield);
        scene.step();
        CHECK(scene.standing(line).score == score + tuning::shieldPoints);
        CHECK(scene.count<ShieldRepaired>() == 0);
        CHECK(scene.standingShields(line) == 0);
    }
    SECTION("and a shield wall still stands") {
        scene.give(line, PowerUp::ShieldWall);
        scene.step();
        CHECK(scene.standingShields(line, ShieldRow::Wall) == 6);
        scene.sendOut(line, opponent(line));
        scene.step(40);
        CHECK(scene.count<GoalScored>() == 1);
        CHECK(scene.count<ShieldBroken>() == 1);
        CHECK(scene.standingShields(line, ShieldRow::Wall) == 5);
    }
}

TEST_CASE("a ball that bounces off a shield as sudden death begins flies on, a later one scores", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    // 38 px to the shield at 420 px/s take ten to eleven ticks.
    const int later = GENERATE(range(5, 20));
    MatchSettings settings;
    settings.suddenDeathAt = later;
    Scene scene = Scene::versus({}, settings);
    const bool own = GENERATE(false, true);
    scene.sendOut(line, own ? line : opponent(line));
    scene.stepSoundly(40);
    const std::size_t bounced = scene.count<BallHitShield>() + scene.count<ShieldBroken>();
    const std::size_t gone = scene.count<BallLost>();
    CHECK(bounced + gone == 1);
    CHECK((gone == 1) == (later < 11));
    CHECK(scene.count<GoalScored>() == (own ? 0U : gone));
}

TEST_CASE("a goal in the tick in which sudden death begins leaves no shields behind", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    for (int at = 10; at < 35; ++at) {
        CAPTURE(at);
        MatchSettings settings;
        settings.suddenDeathAt = at;
        Scene scene = Scene::versus({}, settings);
        scene.openGap(line, 0);
        scene.sendOut(line, opponent(line));
        scene.step(60);
        CHECK(scene.count<GoalScored>() == 1);
        CHECK(scene.standingShields(line) == 0);
        CHECK(scene.world.objects().shieldsOf(line, ShieldRow::Line) == 0);
    }
}

TEST_CASE("the next goal at a tie ends the match, on either line", "[sim]") {
    const Side line = GENERATE(Side::Blue, Side::Red);
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = 5;
    Scene scene = Scene::versus({}, settings);
    scene.step(10);
    REQUIRE(scene.world.match().phase() == Phase::NextGoal);
    scene.sendOut(line, line);
    scene.step(40);
    CHECK(scene.count<BallLost>() == 1);
    CHECK_FALSE(scene.world.match().over());
    scene.sendOut(line, opponent(line));
    scene.step(40);
    CHECK(scene.world.match().winner() == opponent(line));
    CHECK(scene.all<GoalScored>()[0].needed == 0);
    CHECK(scene.count<MatchEnded>() == 1);
}
