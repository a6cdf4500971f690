#include "Catch.hpp"
#include "Clocked.hpp"
#include "EitherSide.hpp"

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("the final rally begins when the last breakable brick is gone", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    clocked.tick(10, 1);
    CHECK(match.phase() == Phase::Play);
    clocked.tick(1, 0);
    CHECK(match.phase() == Phase::FinalRally);
    CHECK(clocked.count<FinalRallyBegan>() == 1);
    CHECK(match.ticksLeft() == tuning::finalRally);
    CHECK(match.mayServe(Side::Blue, 0));

    SECTION("and after twenty seconds the higher score wins, whatever the shields") {
        const Side winner = eitherSide();
        for (int i = 0; i < 30; ++i)
            clocked.convert(winner);
        clocked.cross(opponent(winner), winner);
        REQUIRE(match.standing(winner).score > match.standing(opponent(winner)).score);
        clocked.tick(tuning::finalRally - 1, 0);
        CHECK_FALSE(match.over());
        clocked.tick(1, 0);
        CHECK(match.winner() == winner);
    }
    SECTION("then more shields win") {
        const Side winner = eitherSide();
        clocked.cross(winner, opponent(winner));
        for (int i = 0; i < 25; ++i)
            clocked.convert(opponent(winner));
        clocked.tick(tuning::finalRally, 0);
        CHECK(match.winner() == winner);
    }
    SECTION("and an exact tie is played to the next shield") {
        clocked.tick(tuning::finalRally, 0);
        CHECK(match.phase() == Phase::NextShield);
        CHECK_FALSE(match.winner().has_value());
    }
}

TEST_CASE("a level without breakable bricks has no final rally", "[sim]") {
    Clocked clocked = begun();
    clocked.tick(1000, 0);
    CHECK(clocked.match.phase() == Phase::Play);
}

TEST_CASE("sudden death begins at three minutes", "[sim]") {
    Clocked clocked = begun();
    Match& match = clocked.match;
    clocked.tick(tuning::seconds(180.0) - 1);
    CHECK(match.phase() == Phase::Play);
    CHECK(match.ticksLeft() == 1);
    CHECK_FALSE(match.everyBallCosts());
    clocked.tick();
    CHECK(match.phase() == Phase::SuddenDeath);
    CHECK(match.ticksLeft() == tuning::seconds(90.0));
    CHECK(clocked.count<SuddenDeathBegan>() == 1);

    SECTION("and every ball lost costs the side whose line it crossed a shield") {
        const Side line = eitherSide();
        clocked.cross(line, line);
        CHECK(match.standing(line).shields == tuning::shields - 1);
        CHECK(match.standing(opponent(line)).shields == tuning::shields);
        CHECK(match.standing(opponent(line)).score == 0);
        clocked.cross(opponent(line), line);
        CHECK(match.standing(line).shields == tuning::shields - 2);
        CHECK(match.standing(opponent(line)).score == tuning::shieldPoints);
    }
    SECTION("and the rally speed climbs evenly to its maximum, lost shields or not") {
        CHECK_THAT(match.rallySpeed(), WithinAbs(420.0, 0.0));
        clocked.tick(tuning::suddenDeathClimb / 2);
        CHECK_THAT(match.rallySpeed(), WithinAbs(660.0, 1e-9));
        clocked.cross(Side::Blue, Side::Red);
        CHECK_THAT(match.rallySpeed(), WithinAbs(660.0, 1e-9));
        clocked.tick(tuning::suddenDeathClimb / 2);
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 1e-9));
        clocked.tick(100);
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 1e-9));
    }
    SECTION("and at four and a half minutes more shields win, whatever the score") {
        const Side winner = eitherSide();
        clocked.cross(opponent(winner), opponent(winner));
        for (int i = 0; i < 30; ++i)
            clocked.convert(opponent(winner));
        clocked.tick(tuning::seconds(90.0) - 1);
        CHECK_FALSE(match.over());
        clocked.tick();
        CHECK(match.winner() == winner);
    }
    SECTION("then the higher score") {
        const Side winner = eitherSide();
        clocked.convert(winner);
        clocked.tick(tuning::seconds(90.0));
        CHECK(match.winner() == winner);
    }
    SECTION("and an exact tie is played to the next shield") {
        const Side loser = eitherSide();
        const Side owner = GENERATE(Side::Blue, Side::Red);
        clocked.tick(tuning::seconds(90.0));
        REQUIRE(match.phase() == Phase::NextShield);
        CHECK_THAT(match.rallySpeed(), WithinAbs(900.0, 0.0));
        CHECK(match.mayServe(loser, 0));
        clocked.cross(owner, loser);
        CHECK(match.winner() == opponent(loser));
        CHECK(match.standing(loser).shields == tuning::shields - 1);
    }
}

TEST_CASE("of final rally and sudden death the one that ends first decides, by its own measure", "[sim]") {
    const int rallyAt = 50;
    SECTION("a final rally that reaches sudden death continues under its rules") {
        Clocked clocked = begun(endingAt(100, 10000));
        clocked.tick(rallyAt, 1);
        clocked.tick(60, 0);
        CHECK(clocked.match.phase() == Phase::FinalRally);
        CHECK(clocked.count<SuddenDeathBegan>() == 1);
        CHECK(clocked.match.everyBallCosts());
        clocked.convert(Side::Red);
        clocked.cross(Side::Red, Side::Red);
        clocked.tick(tuning::finalRally, 0);
        CHECK(clocked.match.winner() == Side::Red);
    }
    SECTION("sudden death ends first and counts shields") {
        Clocked clocked = begun(endingAt(100, 200));
        clocked.tick(rallyAt, 1);
        clocked.tick(100, 0);
        CHECK(clocked.match.ticksLeft() == 50);
        clocked.convert(Side::Red);
        clocked.cross(Side::Red, Side::Red);
        clocked.tick(50, 0);
        CHECK(clocked.match.winner() == Side::Blue);
    }
    SECTION("a final rally may begin in sudden death") {
        Clocked clocked = begun(endingAt(100, 10000));
        clocked.tick(200, 1);
        REQUIRE(clocked.match.phase() == Phase::SuddenDeath);
        clocked.tick(1, 0);
        CHECK(clocked.match.phase() == Phase::FinalRally);
        CHECK(clocked.match.everyBallCosts());
    }
}
