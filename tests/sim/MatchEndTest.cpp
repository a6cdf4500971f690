#include "Clocked.hpp"
#include "EitherSide.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Scores.hpp"

using namespace arkanong::test;

TEST_CASE("a match goes on without breakable bricks", "[sim]") {
    Clocked clocked = begun();
    clocked.tick(10, 1);
    clocked.tick(1000, 0);
    CHECK(clocked.match.phase() == Phase::Play);
}

TEST_CASE("sudden death begins at two and a half minutes", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    clocked.tick(tuning::seconds(150.0) - 1);
    CHECK(match.phase() == Phase::Play);
    CHECK(match.ticksLeft() == 1);
    CHECK(match.shieldsHold());
    clocked.tick();
    CHECK(match.phase() == Phase::SuddenDeath);
    CHECK(match.ticksLeft() == tuning::seconds(90.0));
    CHECK(clocked.count<SuddenDeathBegan>() == 1);
    CHECK_FALSE(match.shieldsHold());

    SECTION("and goals still end it") {
        const Side winner = eitherSide();
        for (int goal = 1; goal <= tuning::goals; ++goal) {
            CHECK_FALSE(match.over());
            clocked.score(winner);
        }
        CHECK(match.winner() == winner);
        CHECK_FALSE(match.shieldsHold());
    }
    SECTION("and the rally speed climbs evenly to its maximum, goals or not") {
        CHECK_THAT(match.rallySpeed(), WithinAbs(420.0, 0.0));
        clocked.tick(tuning::suddenDeathClimb / 2);
        CHECK_THAT(match.rallySpeed(), WithinAbs(660.0, 1e-9));
        clocked.score(Side::Blue);
        CHECK_THAT(match.rallySpeed(), WithinAbs(660.0, 1e-9));
        clocked.tick(tuning::suddenDeathClimb / 2);
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 1e-9));
        clocked.tick(100);
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 1e-9));
    }
    SECTION("and at four minutes more goals win, whatever the score") {
        const Side winner = eitherSide();
        clocked.score(winner);
        for (int i = 0; i < 30; ++i)
            clocked.convert(opponent(winner));
        REQUIRE(match.standing(opponent(winner)).score > match.standing(winner).score);
        clocked.tick(tuning::seconds(90.0) - 1);
        CHECK_FALSE(match.over());
        clocked.tick();
        CHECK(match.winner() == winner);
    }
    SECTION("then the higher score") {
        const Side winner = eitherSide();
        clocked.score(Side::Blue);
        clocked.score(Side::Red);
        clocked.convert(winner);
        clocked.tick(tuning::seconds(90.0));
        CHECK(match.winner() == winner);
    }
    SECTION("and an exact tie is played to the next goal") {
        const Side winner = eitherSide();
        clocked.tick(tuning::seconds(90.0));
        REQUIRE(match.phase() == Phase::NextGoal);
        CHECK_FALSE(match.winner().has_value());
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 0.0));
        CHECK(match.mayServe(winner, 0));
        CHECK_FALSE(match.shieldsHold());
        clocked.convert(opponent(winner)); // Points decide no longer.
        clocked.tick(1000);
        CHECK_FALSE(match.over());
        clocked.score(winner);
        CHECK(match.winner() == winner);
        CHECK(match.standing(winner).goals == 1);
        CHECK(clocked.count<MatchEnded>() == 1);
    }
}

TEST_CASE("the goal that decides a tie is reported as the deciding one", "[sim]") {
    const Side winner = eitherSide();
    Clocked clocked = begun(endingAt(10, 20));
    clocked.tick(20);
    REQUIRE(clocked.match.phase() == Phase::NextGoal);
    clocked.events.clear();
    clocked.score(winner);
    REQUIRE(clocked.events.size() == 3);
    CHECK(std::get<GoalScored>(clocked.events[0]).goals == 1);
    CHECK(std::get<GoalScored>(clocked.events[0]).needed == 0);
    CHECK(std::get<MatchEnded>(clocked.events[1]).winner == winner);
    CHECK(std::get<MatchEnded>(clocked.events[1]).loser == opponent(winner));
    CHECK(std::holds_alternative<BallLost>(clocked.events[2]));
}

TEST_CASE("at the end of sudden death the side that needs fewer goals wins, not the one with more", "[sim]") {
    const Side favourite = eitherSide();
    MatchSettings settings = endingAt(10, 20);
    settings.goals[sideIndex(favourite)] = 7;
    settings.goals[sideIndex(opponent(favourite))] = 3;
    Clocked clocked = begun(settings);
    const int goals = GENERATE(3, 4, 5);
    for (int i = 0; i < goals; ++i)
        clocked.score(favourite);
    clocked.tick(20);
    if (goals == 4) { // Both need three, and goals score.
        CHECK(clocked.match.winner() == favourite);
    } else {
        CHECK(clocked.match.winner() == (goals < 4 ? opponent(favourite) : favourite));
    }
}

TEST_CASE("with a handicap, equal needs and equal points are a tie", "[sim]") {
    const Side favourite = eitherSide();
    MatchSettings settings = endingAt(10, 20);
    settings.goals[sideIndex(favourite)] = 6;
    Clocked clocked = begun(settings);
    clocked.score(favourite);
    for (int i = 0; i < tuning::goalPoints / tuning::convertPoints; ++i)
        clocked.convert(opponent(favourite));
    REQUIRE(clocked.match.standing(Side::Blue).score == clocked.match.standing(Side::Red).score);
    clocked.tick(20);
    CHECK(clocked.match.phase() == Phase::NextGoal);
}

TEST_CASE("sudden death without a length is a tie or a decision at once", "[sim]") {
    const bool ahead = GENERATE(false, true);
    Clocked clocked = begun(endingAt(10, 10));
    if (ahead) clocked.score(Side::Red);
    clocked.tick(10);
    CHECK(clocked.count<SuddenDeathBegan>() == 1);
    CHECK(clocked.match.phase() == (ahead ? Phase::Over : Phase::NextGoal));
}
