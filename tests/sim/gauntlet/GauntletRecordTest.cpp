#include "Catch.hpp"
#include "DraftedRuns.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/tuning/Match.hpp"

#include <algorithm>

// What a run follows from: its seed, its levels and its record.

using namespace arkanong::test;

TEST_CASE("no level comes again before all others have been played", "[sim]") {
    for (const int levels : {1, 2, 3, 7, 35}) {
        const GauntletRun run({9, levels});
        std::vector<int> times(static_cast<std::size_t>(levels));
        for (int round = 0; round < gauntlet::rounds; ++round) {
            REQUIRE(run.level(round) >= 0);
            REQUIRE(run.level(round) < levels);
            ++times[static_cast<std::size_t>(run.level(round))];
        }
        const auto [least, most] = std::minmax_element(times.begin(), times.end());
        CHECK(*most - *least <= 1);
    }
}

TEST_CASE("the levels of a run are the campaign's without the bosses'", "[sim]") {
    CHECK(gauntlet::levels == 35);
    CHECK(gauntletLevel(0) == CampaignLevel{1, 1});
    CHECK(gauntletLevel(6) == CampaignLevel{1, 7});
    CHECK(gauntletLevel(7) == CampaignLevel{2, 1});
    for (int i = 0; i < gauntlet::levels; ++i) {
        CHECK(exists(gauntletLevel(i)));
        CHECK_FALSE(gauntletLevel(i).isBoss());
    }
}

TEST_CASE("the same seed gives the same cards, levels and matches, another seed others", "[sim]") {
    const GauntletRun one = randomRun(21), same = randomRun(21), other = randomRun(22);
    CHECK(one.record() == same.record());
    CHECK(one.matchSeed() == same.matchSeed());
    CHECK_FALSE(one.record() == other.record());
    CHECK(one.matchSeed() != other.matchSeed());
    for (const Side side : {Side::Blue, Side::Red})
        CHECK(one.cards(side) == same.cards(side));
}

TEST_CASE("a run is built anew from its record, at any point of it", "[sim]") {
    const GauntletRecord whole = randomRun(static_cast<std::uint64_t>(GENERATE(range(0, 20)))).record();
    GauntletRecord part{whole.settings, {}, {}};
    GauntletRun run(whole.settings);
    const auto check = [&] {
        const std::optional<GauntletRun> again = GauntletRun::replayed(part);
        REQUIRE(again);
        CHECK(again->record() == run.record());
        CHECK(again->stage() == run.stage());
        CHECK(again->round() == run.round());
        CHECK(again->level() == run.level());
        CHECK(again->matchSeed() == run.matchSeed());
        CHECK(again->firstPicker() == run.firstPicker());
        CHECK(again->winner() == run.winner());
        for (const Side side : {Side::Blue, Side::Red}) {
            CHECK(again->cards(side) == run.cards(side));
            CHECK(again->points(side) == run.points(side));
        }
    };
    check();
    auto pick = whole.picks.begin();
    for (const RoundResult& result : whole.results) {
        for (; run.stage() == Stage::Draft; ++pick) {
            run.pick(*pick);
            part.picks.push_back(*pick);
            check();
        }
        run.finishRound(result);
        part.results.push_back(result);
        check();
    }
    CHECK(run.stage() == Stage::Over);
}

TEST_CASE("a record that cannot have happened is no run", "[sim]") {
    const GauntletRecord good = randomRun(4).record();
    REQUIRE(GauntletRun::replayed(good));
    GauntletRecord bad = good;
    SECTION("a card that does not lie open") { bad.picks[3] = 3; }
    SECTION("a card that is taken") { bad.picks[5] = bad.picks[4]; }
    SECTION("a pick too many") { bad.picks.push_back(0); }
    SECTION("a result before the draft's end") { bad.picks.pop_back(); }
    SECTION("a result after the end") { bad.results.push_back(bad.results.back()); }
    SECTION("more goals than win a round") { bad.results[1].goals.fill(tuning::gauntletGoals + 1); }
    SECTION("goals below zero") { bad.results[1].goals = {-1, -1}; }
    SECTION("a winner with fewer goals") { bad.results[1] = wonBy(Side::Red, 1, 2); }
    SECTION("numbers that are too large") { bad.results[0].ticks = 2'000'000'000; }
    SECTION("negative steals") { bad.results[0].steals = {-1, 0}; }
    SECTION("a score too large") { bad.results[0].score = {0, 2'000'000'000}; }
    SECTION("no levels") { bad.settings.levels = 0; }
    SECTION("too many levels") { bad.settings.levels = 1001; }
    CHECK_FALSE(GauntletRun::replayed(bad));
}
