#include "Clocked.hpp"
#include "EitherSide.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Scores.hpp"

using namespace arkanong::test;

namespace {

MatchSettings limitedTo(int points) {
    MatchSettings settings;
    settings.pointsLimit = points;
    return settings;
}

std::uint64_t hashOf(const MatchSettings& settings) {
    Hash hash;
    Match(settings).addTo(hash);
    return hash.value();
}

} // namespace

TEST_CASE("each side needs its own number of goals", "[sim]") {
    const Side weak = eitherSide();
    MatchSettings settings;
    settings.goals[sideIndex(weak)] = 1;
    settings.goals[sideIndex(opponent(weak))] = tuning::goalLimit;
    Clocked clocked = begun(settings);
    Match& match = clocked.match;
    CHECK(match.goalsNeeded(weak) == 1);
    CHECK(match.goalsNeeded(opponent(weak)) == 9);

    SECTION("the side that needs one wins at once") {
        clocked.score(weak);
        CHECK(match.winner() == weak);
    }
    SECTION("the side that needs nine, after nine") {
        for (int i = 0; i < 8; ++i)
            clocked.score(opponent(weak));
        CHECK_FALSE(match.over());
        clocked.score(opponent(weak));
        CHECK(match.winner() == opponent(weak));
    }
}

TEST_CASE("the side whose score reaches the points limit wins at once", "[sim]") {
    const Side side = eitherSide();
    SECTION("by converting a ball, not a point before the limit") {
        Clocked clocked = begun(limitedTo(2 * tuning::convertPoints + 1));
        clocked.convert(side);
        clocked.convert(side);
        CHECK_FALSE(clocked.match.over());
        clocked.convert(side);
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.count<MatchEnded>() == 1);
    }
    SECTION("by a brick, exactly at the limit") {
        Clocked clocked = begun(limitedTo(2 * tuning::brickPoints));
        CHECK(clocked.breakBrick(side, 1) == tuning::brickPoints);
        CHECK_FALSE(clocked.match.over());
        CHECK(clocked.breakBrick(side, 1) == tuning::brickPoints);
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.match.standing(side).score == 2 * tuning::brickPoints);
        CHECK(clocked.count<MatchEnded>() == 1);
    }
    SECTION("by an enemy shield") {
        Clocked clocked = begun(limitedTo(tuning::shieldPoints));
        clocked.match.shieldBroken(side, clocked.events);
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.match.standing(side).shieldsBroken == 1);
        CHECK(clocked.count<MatchEnded>() == 1);
    }
    SECTION("by a repair that was not needed") {
        Clocked clocked = begun(limitedTo(tuning::shieldPoints));
        clocked.match.repairSpared(side, clocked.events);
        CHECK(clocked.match.winner() == side);
    }
    SECTION("by a goal, which counts too") {
        Clocked clocked = begun(limitedTo(tuning::goalPoints));
        clocked.score(side);
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.match.standing(side).goals == 1);
        REQUIRE(clocked.events.size() == 3);
        CHECK(std::holds_alternative<GoalScored>(clocked.events[0]));
        CHECK(std::get<MatchEnded>(clocked.events[1]).winner == side);
        CHECK(std::holds_alternative<BallLost>(clocked.events[2]));
    }
    SECTION("and later points do not count") {
        Clocked clocked = begun(limitedTo(tuning::brickPoints));
        clocked.breakBrick(side, 1);
        clocked.breakBrick(opponent(side), 3);
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.match.standing(opponent(side)).score == 0);
    }
}

TEST_CASE("a deciding goal that also reaches the points limit ends the match once", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = limitedTo(tuning::goalPoints);
    settings.goals = {1, 1};
    Clocked clocked = begun(settings);
    clocked.score(side);
    CHECK(clocked.match.winner() == side);
    CHECK(clocked.match.standing(side).score == tuning::goalPoints);
    CHECK(clocked.count<MatchEnded>() == 1);
}

TEST_CASE("without a points limit no score decides a match before its time", "[sim]") {
    Clocked clocked = begun();
    for (int i = 0; i < 1000; ++i)
        clocked.breakBrick(Side::Blue, 3);
    CHECK_FALSE(clocked.match.over());
}

TEST_CASE("the points limit holds in sudden death and at a tie, not in the sandbox", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = limitedTo(tuning::convertPoints);
    SECTION("sudden death") {
        settings.suddenDeathAt = 100;
        Clocked clocked = begun(settings);
        clocked.tick(100);
        REQUIRE(clocked.match.phase() == Phase::SuddenDeath);
        clocked.convert(side);
        CHECK(clocked.match.winner() == side);
    }
    SECTION("tie") {
        settings.suddenDeathAt = settings.suddenDeathEnd = 100;
        Clocked clocked = begun(settings);
        clocked.tick(100);
        REQUIRE(clocked.match.phase() == Phase::NextGoal);
        clocked.convert(side);
        CHECK(clocked.match.winner() == side);
    }
    SECTION("sandbox") {
        settings.mode = Mode::Sandbox;
        Clocked clocked(settings);
        clocked.convert(side);
        clocked.breakBrick(side, 3);
        CHECK_FALSE(clocked.match.over());
    }
}

TEST_CASE("sudden death begins and ends at the times set", "[sim]") {
    const int at = tuning::seconds(GENERATE(60.0, 120.0, 300.0));
    Clocked clocked = begun(endingAt(at, at + tuning::suddenDeathLength));
    clocked.tick(at - 1);
    CHECK(clocked.match.phase() == Phase::Play);
    clocked.tick();
    CHECK(clocked.match.phase() == Phase::SuddenDeath);
    clocked.tick(tuning::seconds(90.0) - 1);
    CHECK(clocked.match.phase() == Phase::SuddenDeath);
    clocked.tick();
    CHECK(clocked.match.phase() == Phase::NextGoal);
}

TEST_CASE("every setting changes the state hash", "[sim]") {
    const std::uint64_t usual = hashOf({});
    CHECK(hashOf({}) == usual);
    MatchSettings settings;
    SECTION("goals") { settings.goals[sideIndex(eitherSide())] = 6; }
    SECTION("lives") { settings.lives = 6; }
    SECTION("points limit") { settings.pointsLimit = 5000; }
    SECTION("start of sudden death") { settings.suddenDeathAt = tuning::seconds(60.0); }
    SECTION("end of sudden death") { settings.suddenDeathEnd = tuning::seconds(300.0); }
    SECTION("mode") { settings.mode = GENERATE(Mode::Sandbox, Mode::Solo); }
    SECTION("mutators") { settings.mutators.set(Mutator::NoConversion, true); }
    SECTION("a boss") { settings.bosses[sideIndex(eitherSide())] = Boss::Foreman; }
    SECTION("the boss and its side") {
        settings.bosses = {Boss::Umbra, std::nullopt};
        MatchSettings other = settings;
        other.bosses[0] = Boss::Queen;
        CHECK(hashOf(settings) != hashOf(other));
        other.bosses = {std::nullopt, Boss::Umbra};
        CHECK(hashOf(settings) != hashOf(other));
    }
    CHECK(hashOf(settings) != usual);
}
