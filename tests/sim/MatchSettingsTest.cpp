#include "Catch.hpp"
#include "Clocked.hpp"
#include "EitherSide.hpp"

using namespace arkanong;
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

TEST_CASE("each side begins with its own shields and loses with its last one", "[sim]") {
    const Side weak = eitherSide();
    MatchSettings settings;
    settings.shields[sideIndex(weak)] = 1;
    settings.shields[sideIndex(opponent(weak))] = 9;
    Clocked clocked = begun(settings);
    Match& match = clocked.match;
    CHECK(match.standing(weak).shields == 1);
    CHECK(match.standing(opponent(weak)).shields == 9);

    SECTION("the side with one shield, at once") {
        clocked.cross(opponent(weak), weak);
        CHECK(match.winner() == opponent(weak));
    }
    SECTION("the side with nine, after nine") {
        for (int i = 0; i < 8; ++i)
            clocked.cross(weak, opponent(weak));
        CHECK_FALSE(match.over());
        clocked.cross(weak, opponent(weak));
        CHECK(match.winner() == weak);
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
    SECTION("by an enemy shield, which is lost too") {
        Clocked clocked = begun(limitedTo(tuning::shieldPoints));
        clocked.cross(side, opponent(side));
        CHECK(clocked.match.winner() == side);
        CHECK(clocked.match.standing(opponent(side)).shields == tuning::shields - 1);
        REQUIRE(clocked.events.size() == 3);
        CHECK(std::holds_alternative<ShieldLost>(clocked.events[0]));
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

TEST_CASE("a ball that takes the last shield and reaches the points limit ends the match once", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = limitedTo(tuning::shieldPoints);
    settings.shields = {1, 1};
    Clocked clocked = begun(settings);
    clocked.cross(side, opponent(side));
    CHECK(clocked.match.winner() == side);
    CHECK(clocked.match.standing(side).score == tuning::shieldPoints);
    CHECK(clocked.count<MatchEnded>() == 1);
}

TEST_CASE("without a points limit no score decides a match before its time", "[sim]") {
    Clocked clocked = begun();
    for (int i = 0; i < 1000; ++i)
        clocked.breakBrick(Side::Blue, 3);
    CHECK_FALSE(clocked.match.over());
}

TEST_CASE("the points limit holds in sudden death and in the final rally, not in the sandbox", "[sim]") {
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
    SECTION("final rally") {
        Clocked clocked = begun(settings);
        clocked.tick(1, 1);
        clocked.tick(1, 0);
        REQUIRE(clocked.match.phase() == Phase::FinalRally);
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
    CHECK(clocked.match.phase() == Phase::NextShield);
}

TEST_CASE("every setting changes the state hash", "[sim]") {
    const std::uint64_t usual = hashOf({});
    CHECK(hashOf({}) == usual);
    MatchSettings settings;
    SECTION("shields") { settings.shields[sideIndex(eitherSide())] = 6; }
    SECTION("points limit") { settings.pointsLimit = 5000; }
    SECTION("start of sudden death") { settings.suddenDeathAt = tuning::seconds(60.0); }
    SECTION("end of sudden death") { settings.suddenDeathEnd = tuning::seconds(300.0); }
    SECTION("mode") { settings.mode = GENERATE(Mode::Sandbox, Mode::Solo); }
    SECTION("mutators") { settings.mutators.set(Mutator::NoConversion, true); }
    SECTION("a boss ability") { settings.ability = BossAbility{}; }
    SECTION("the kind of boss ability") {
        settings.ability = BossAbility{PowerUp::Freeze, 600};
        MatchSettings other = settings;
        other.ability->kind = PowerUp::Reverse;
        CHECK(hashOf(settings) != hashOf(other));
        other = settings;
        other.ability->interval = 601;
        CHECK(hashOf(settings) != hashOf(other));
    }
    CHECK(hashOf(settings) != usual);
}
