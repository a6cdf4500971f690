#include "arkanong/sim/tuning/Match.hpp"

#include "Clocked.hpp"
#include "EitherSide.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

using namespace arkanong::test;

TEST_CASE("a match counts three, two, one and go before a side may serve", "[sim]") {
    Clocked clocked;
    Match& match = clocked.match;
    CHECK(match.ticksLeft() == tuning::countdown);
    clocked.tick(tuning::countdown - 1);
    CHECK(match.phase() == Phase::Countdown);
    CHECK_FALSE(match.mayServe(Side::Blue, 0));
    CHECK(match.clock() == 0);
    clocked.tick();
    CHECK(match.phase() == Phase::Play);
    CHECK(match.mayServe(Side::Blue, 0));
    CHECK(match.mayServe(Side::Red, 0));
    std::vector<int> counted;
    for (const Event& event : clocked.events)
        counted.push_back(std::get<CountdownTicked>(event).secondsLeft);
    CHECK(counted == std::vector<int>{3, 2, 1, 0});
}

TEST_CASE("a side serves while it has a reserve, its cooldown is over and few of its balls play", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    const Side side = eitherSide();
    CHECK(match.mayServe(side, 5));
    CHECK_FALSE(match.mayServe(side, 6));
    match.served(side);
    CHECK(match.standing(opponent(side)).reserve == tuning::reserveSize);
    CHECK(match.standing(side).reserve == tuning::reserveSize - 1);
    CHECK_FALSE(match.mayServe(side, 1));
    CHECK(match.mayServe(opponent(side), 1));
    clocked.tick(tuning::serveCooldown - 1);
    CHECK_FALSE(match.mayServe(side, 1));
    clocked.tick();
    CHECK(match.mayServe(side, 1));
    match.served(side);
    clocked.tick(tuning::serveCooldown);
    match.served(side);
    clocked.tick(tuning::serveCooldown);
    CHECK(match.standing(side).reserve == 0);
    CHECK_FALSE(match.mayServe(side, 3));
}

TEST_CASE("a ball returns to the reserve every eight seconds until it is full", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    const Side side = eitherSide();
    match.served(side);
    clocked.tick(100);
    match.served(side);
    CHECK(match.standing(side).reserve == 1);
    clocked.tick(tuning::reserveReturn - 101);
    CHECK(match.standing(side).reserve == 1);
    clocked.tick();
    CHECK(match.standing(side).reserve == 2);
    CHECK(match.standing(side).reserveTimer == tuning::reserveReturn);
    clocked.tick(tuning::reserveReturn);
    CHECK(match.standing(side).reserve == 3);
    CHECK(match.standing(side).reserveTimer == 0);
    clocked.tick(3 * tuning::reserveReturn);
    CHECK(match.standing(side).reserve == 3);
    CHECK(clocked.count<ReserveGrew>() == 2);
}

TEST_CASE("a lost ball returns to its owner's reserve after three seconds", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    const Side owner = eitherSide();
    const Side line = GENERATE(Side::Blue, Side::Red);
    match.served(owner);
    match.served(owner);
    clocked.cross(owner, line);
    CHECK(match.standing(owner).returning == std::vector<int>{tuning::lostBallReturn});
    clocked.tick(tuning::lostBallReturn - 1);
    CHECK(match.standing(owner).reserve == 1);
    clocked.tick();
    CHECK(match.standing(owner).reserve == 2);
    CHECK(match.standing(owner).returning.empty());
    CHECK(match.standing(opponent(owner)).reserve == tuning::reserveSize);
}

TEST_CASE("a lost ball does not increase a full reserve", "[sim]") {
    Clocked clocked = begun();
    clocked.cross(Side::Blue, Side::Red);
    clocked.tick(tuning::lostBallReturn + 1);
    CHECK(clocked.match.standing(Side::Blue).reserve == tuning::reserveSize);
    CHECK(clocked.count<ReserveGrew>() == 0);
}

TEST_CASE("a ball taken back costs nothing and returns to its owner's reserve like a lost one", "[sim]") {
    Clocked clocked = begun();
    const Side owner = eitherSide();
    clocked.match.served(owner);
    clocked.match.ballTakenBack(owner);
    CHECK(clocked.events.empty());
    clocked.tick(tuning::lostBallReturn);
    CHECK(clocked.match.standing(owner).reserve == tuning::reserveSize);
    CHECK(clocked.match.standing(opponent(owner)).goals == 0);
}

TEST_CASE("an enemy ball across a goal line is a goal and scores for its owner", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    const Side line = eitherSide();
    const Side scorer = opponent(line);
    CHECK(match.goalsNeeded(scorer) == tuning::goals);
    clocked.cross(scorer, line);
    CHECK(match.standing(scorer).goals == 1);
    CHECK(match.standing(line).goals == 0);
    CHECK(match.goalsNeeded(scorer) == tuning::goals - 1);
    CHECK(match.goalsNeeded(line) == tuning::goals);
    CHECK(match.standing(scorer).score == tuning::goalPoints);
    CHECK(match.standing(line).score == 0);
    REQUIRE(clocked.events.size() == 2);
    const auto goal = std::get<GoalScored>(clocked.events[0]);
    CHECK(goal.by == scorer);
    CHECK(goal.goals == 1);
    CHECK(goal.needed == tuning::goals - 1);
    CHECK(goal.at == somewhere);
    CHECK(std::get<BallLost>(clocked.events[1]).owner == scorer);
}

TEST_CASE("a side's own ball across its own goal line costs nothing, in no phase", "[sim]") {
    const Phase phase = GENERATE(Phase::Play, Phase::SuddenDeath, Phase::NextGoal);
    Clocked clocked =
        begun(phase == Phase::Play ? MatchSettings{} : endingAt(5, phase == Phase::NextGoal ? 5 : 1000));
    clocked.tick(10);
    REQUIRE(clocked.match.phase() == phase);
    const Side line = eitherSide();
    clocked.cross(line, line);
    for (const Side side : {Side::Blue, Side::Red}) {
        CHECK(clocked.match.standing(side).goals == 0);
        CHECK(clocked.match.standing(side).score == 0);
    }
    CHECK(clocked.count<GoalScored>() == 0);
    CHECK(clocked.count<BallLost>() == 1);
    CHECK(clocked.match.phase() == phase);
}

TEST_CASE("the match ends at once when a side has all its goals", "[sim]") {
    MatchSettings settings;
    settings.goals = {2, 2};
    Clocked clocked = begun(settings);
    Match& match = clocked.match;
    const Side loser = eitherSide();
    clocked.score(opponent(loser));
    CHECK_FALSE(match.over());
    clocked.score(opponent(loser));
    CHECK(match.over());
    CHECK(match.goalsNeeded(opponent(loser)) == 0);
    CHECK(match.winner() == opponent(loser));
    CHECK(clocked.count<MatchEnded>() == 1);

    SECTION("and balls that cross afterwards do not count") {
        clocked.score(loser);
        clocked.score(opponent(loser));
        clocked.tick(1000, 0);
        CHECK(match.standing(loser).goals == 0);
        CHECK(match.standing(opponent(loser)).goals == 2);
        CHECK(clocked.count<GoalScored>() == 2);
        CHECK(clocked.breakBrick(loser, 1) == 0);
        clocked.convert(loser);
        match.shieldBroken(loser, clocked.events);
        match.repairSpared(loser, clocked.events);
        CHECK(match.standing(loser).shieldsBroken == 0);
        CHECK(match.standing(loser).score == 0);
        CHECK(match.winner() == opponent(loser));
        CHECK(clocked.count<MatchEnded>() == 1);
        CHECK_FALSE(match.mayServe(loser, 0));
    }
}

TEST_CASE("points for a brick grow with its hits and the combo, until the own paddle is touched", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    const Side side = eitherSide();
    CHECK(clocked.breakBrick(side, 1) == 50);
    CHECK(clocked.breakBrick(side, 3) == 150);
    CHECK(clocked.breakBrick(side, 1) == 50);
    CHECK(match.comboFactor(side) == 1);
    CHECK(clocked.breakBrick(side, 1) == 50);
    CHECK(match.comboFactor(side) == 2);
    CHECK(clocked.breakBrick(side, 2) == 200);
    CHECK(match.standing(side).combo == 5);
    CHECK(match.standing(side).score == 500);
    match.paddleTouched(opponent(side));
    CHECK(match.standing(side).combo == 5);
    match.paddleTouched(side);
    CHECK(match.standing(side).combo == 0);
    CHECK(match.standing(side).bestCombo == 5);
    CHECK(clocked.breakBrick(side, 1) == 50);
    CHECK(match.standing(side).bricksBroken == 6);
}

TEST_CASE("the combo factor has a limit", "[sim]") {
    Clocked clocked = begun();
    for (int i = 0; i < 100; ++i)
        clocked.breakBrick(Side::Blue, 1);
    CHECK(clocked.match.comboFactor(Side::Blue) == tuning::comboFactorLimit);
    CHECK(clocked.match.comboFactor(Side::Red) == 1);
}

TEST_CASE("converting an enemy ball is counted and scores", "[sim]") {
    Clocked clocked = begun();
    const Side side = eitherSide();
    clocked.convert(side);
    CHECK(clocked.match.standing(side).conversions == 1);
    CHECK(clocked.match.standing(side).score == tuning::convertPoints);
}

TEST_CASE("smashes are counted for their side until the match is over", "[sim]") {
    Clocked clocked = begun();
    const Side side = eitherSide();
    for (const Stroke stroke : {Stroke::Smash, Stroke::Plain, Stroke::Cushion, Stroke::Smash})
        clocked.match.paddleTouched(side, stroke);
    CHECK(clocked.match.standing(side).smashes == 2);
    CHECK(clocked.match.standing(opponent(side)).smashes == 0);
    while (!clocked.match.over())
        clocked.cross(side, opponent(side));
    clocked.match.paddleTouched(side, Stroke::Smash);
    CHECK(clocked.match.standing(side).smashes == 2);
}

TEST_CASE("the rally speed grows by two per cent a touch, to the maximum, until a goal", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    CHECK_THAT(match.rallySpeed(), WithinAbs(420.0, 0.0));
    match.paddleTouched(Side::Blue);
    CHECK_THAT(match.rallySpeed(), WithinAbs(428.4, 1e-9));
    match.paddleTouched(Side::Red);
    CHECK_THAT(match.rallySpeed(), WithinAbs(436.968, 1e-9));
    for (int i = 0; i < 100; ++i)
        match.paddleTouched(Side::Red);
    CHECK_THAT(match.rallySpeed(), WithinAbs(tuning::maximumSpeed, 0.0));
    clocked.cross(Side::Blue, Side::Blue);
    CHECK_THAT(match.rallySpeed(), WithinAbs(tuning::maximumSpeed, 0.0));
    match.shieldBroken(Side::Blue, clocked.events);
    CHECK_THAT(match.rallySpeed(), WithinAbs(tuning::maximumSpeed, 0.0));
    clocked.cross(Side::Blue, Side::Red);
    CHECK_THAT(match.rallySpeed(), WithinAbs(420.0, 0.0));
}

TEST_CASE("breaking an enemy shield is counted and scores", "[sim]") {
    Clocked clocked = begun();
    const Side side = eitherSide();
    clocked.match.shieldBroken(side, clocked.events);
    CHECK(clocked.match.standing(side).shieldsBroken == 1);
    CHECK(clocked.match.standing(side).score == tuning::shieldPoints);
    CHECK(clocked.match.standing(opponent(side)).shieldsBroken == 0);
}

TEST_CASE("each rise of the field makes the rally six per cent faster, and goals reset it to that", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    match.paddleTouched(Side::Blue);
    match.fieldRises();
    CHECK_THAT(match.rallySpeed(), WithinAbs(420.0 * 1.02 * 1.06, 1e-9));
    clocked.score(Side::Blue);
    CHECK_THAT(match.rallySpeed(), WithinAbs(420.0 * 1.06, 1e-9));
    match.fieldRises();
    CHECK_THAT(match.rallySpeed(), WithinAbs(420.0 * 1.06 * 1.06, 1e-9));
    for (int i = 0; i < 100; ++i)
        match.fieldRises();
    CHECK_THAT(match.rallySpeed(), WithinAbs(tuning::maximumSpeed, 0.0));
    clocked.score(Side::Blue);
    CHECK_THAT(match.rallySpeed(), WithinAbs(tuning::maximumSpeed, 0.0));
}

TEST_CASE("the sandbox never ends and nothing costs anything", "[sim]") {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    Clocked clocked(settings);
    CHECK(clocked.match.phase() == Phase::Play);
    clocked.tick(tuning::suddenDeathEnd + 10, 0);
    CHECK(clocked.match.phase() == Phase::Play);
    CHECK(clocked.match.ticksLeft() == 0);
    for (int i = 0; i < 10; ++i)
        clocked.match.served(Side::Blue);
    CHECK(clocked.match.mayServe(Side::Blue, 99999));
    CHECK_FALSE(clocked.match.mayServe(Side::Blue, 100000));
    clocked.match.paddleTouched(Side::Blue);
    CHECK_THAT(clocked.match.rallySpeed(), WithinAbs(420.0, 0.0));
    CHECK(clocked.events.empty());
    clocked.score(Side::Blue);
    CHECK(clocked.count<GoalScored>() == 0);
    CHECK(clocked.match.standing(Side::Blue).goals == 0);
}
