#include "arkanong/sim/replay/Outcome.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

using namespace arkanong::test;

TEST_CASE("a victory is better than none, then goals ahead count, then of two victories the time", "[sim]") {
    const Outcome narrow{Mode::Versus, true, 3, 2, 4000, 9000};
    const Outcome clear{Mode::Versus, true, 3, 1, 1000, 9999};
    const Outcome quick{Mode::Versus, true, 3, 2, 0, 8000};
    const Outcome lost{Mode::Versus, false, 2, 3, 9999, 1000};
    CHECK(isBetter(clear, narrow));
    CHECK(isBetter(quick, narrow));
    CHECK(isBetter(narrow, lost));
    CHECK_FALSE(isBetter(lost, narrow));
    CHECK_FALSE(isBetter(narrow, narrow));
    // An early defeat is no better than a late one.
    CHECK_FALSE(isBetter(lost, {Mode::Versus, false, 2, 3, 0, 2000}));
    CHECK_FALSE(isBetter({Mode::Versus, false, 2, 3, 0, 2000}, lost));
}

TEST_CASE("in solo a cleared level is better than a lost one, then points count, then time", "[sim]") {
    const Outcome cleared{Mode::Solo, true, 0, 0, 500, 9000};
    CHECK(isBetter(cleared, {Mode::Solo, false, 0, 0, 900, 9000}));
    CHECK(isBetter({Mode::Solo, true, 0, 0, 600, 9999}, cleared));
    CHECK(isBetter({Mode::Solo, true, 0, 0, 500, 8999}, cleared));
}

TEST_CASE("a replay's outcome is that of its last tick, seen from either side", "[sim]") {
    const Replay replay = playedMatch(4000);
    ReplayPoint point(replay);
    std::vector<Event> events;
    while (point.step(events))
        events.clear();
    for (const Side side : {Side::Blue, Side::Red}) {
        const Outcome outcome = outcomeOf(replay, side);
        CHECK(outcome.goals == point.world.match().standing(side).goals);
        CHECK(outcome.conceded == point.world.match().standing(opponent(side)).goals);
        CHECK(outcome.score == point.world.match().standing(side).score);
        CHECK(outcome.ticks == point.world.match().clock());
    }
    const Replay listed = summarised(replay, "2026-11-21 10:00:00");
    const Outcome told = outcomeOf(*listed.summary, Mode::Versus, Side::Red);
    CHECK_FALSE(told.won);
    CHECK(told.goals == 2);
    CHECK(told.conceded == 5);
    CHECK(told.score == 800);
    CHECK(outcomeOf(*listed.summary, Mode::Versus, Side::Blue).won);
}
