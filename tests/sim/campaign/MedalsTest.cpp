#include "arkanong/sim/campaign/Medals.hpp"

#include "Catch.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Scores.hpp"

#include <vector>

using namespace arkanong;

TEST_CASE("each medal has a target of its own, and reaching it exactly is enough", "[sim]") {
    const MedalTargets targets{60, {}, 8000};
    const Victory all{60 * tuning::ticksPerSecond, true, 8000};
    CHECK(medalsFor(all, targets).count() == 3);
    const Victory slow{all.ticks + 1, true, 8000}, idle{all.ticks, false, 8000}, poor{all.ticks, true, 7999};
    const std::vector<Victory> oneShort{slow, idle, poor};
    for (std::size_t i = 0; i < medalCount; ++i) {
        CAPTURE(i);
        const Medals medals = medalsFor(oneShort[i], targets);
        CHECK(medals.count() == 2);
        CHECK_FALSE(medals.has(static_cast<Medal>(i)));
    }
}

TEST_CASE("the figures of a victory are the time, the mission and the score", "[sim]") {
    Match match{MatchSettings{}};
    std::vector<Event> events;
    for (int tick = 0; tick < tuning::countdown + 600; ++tick)
        match.tick(10, 1, events);
    match.ballCrossed(Side::Red, Side::Blue, {}, events);
    match.ballCrossed(Side::Red, Side::Blue, {}, events);
    for (int goal = 0; goal < tuning::goals; ++goal)
        match.ballCrossed(Side::Blue, Side::Red, {}, events);
    REQUIRE(match.winner() == Side::Blue);
    MissionProgress mission({MissionKind::Conceded, 2});
    mission.note(events);
    const Victory victory = victoryOf(match, mission);
    CHECK(victory.ticks == 600);
    CHECK(victory.mission);
    CHECK_FALSE(victory.help);
    mission = MissionProgress({MissionKind::Conceded, 1});
    mission.note(events);
    CHECK_FALSE(victoryOf(match, mission).mission);
    CHECK(victory.score == tuning::goals * tuning::goalPoints);
}

TEST_CASE("medals are found by their names", "[sim]") {
    for (std::size_t i = 0; i < medalCount; ++i)
        CHECK(medalNamed(nameOf(static_cast<Medal>(i))) == static_cast<Medal>(i));
    CHECK(medalNamed("speed") == Medal::Speed);
    CHECK(medalNamed("mission") == Medal::Mission);
    CHECK_FALSE(medalNamed("gold"));
}
