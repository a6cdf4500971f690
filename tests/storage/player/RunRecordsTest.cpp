#include "arkanong/storage/player/RunRecords.hpp"

#include "PlayedRuns.hpp"

#include <limits>

using namespace arkanong::test;

TEST_CASE("runs that come to their ends are counted, with the best of all", "[storage]") {
    RunRecords records;
    records.add(wonRun("DIESEL", 31, 400));
    records.add(lostRun(44, 0));
    records.add(wonRun("DIESEL", 12, 300));
    CHECK(records.won == 2);
    CHECK(records.mostPoints == 5);
    CHECK(records.mostSteals == 44);
    CHECK(records.fastestGoal == 300);
    CHECK(records.beaten == std::map<std::string, int>{{"DIESEL", 2}});
    CHECK(records.cards[cardIndex(Card::Thief)].picked == 3);
    CHECK(records.cards[cardIndex(Card::Thief)].won == 2);
    CHECK(records.cards[cardIndex(Card::Echo)].picked == 0);
    CHECK(records.days.empty());
}

TEST_CASE("days in a row end where a day's ranked try has not come to its end", "[storage]") {
    RunRecords records;
    CHECK(records.streakAt(Day(100)) == 0);
    for (const int number : {97, 98, 99})
        records.add(rankedRun(Day(number), 3));
    CHECK(records.streakAt(Day(99)) == 3);
    CHECK(records.streakAt(Day(100)) == 3); // Today is not over.
    CHECK(records.streakAt(Day(101)) == 0);
    records.begin(Day(100));
    CHECK(records.streakAt(Day(101)) == 0);
    CHECK(records.longestStreak == 3);
    records.add(rankedRun(Day(102), 3));
    CHECK(records.longestStreak == 3);
    CHECK(records.streakAt(Day(102)) == 1);
    records.add(rankedRun(Day(0), 3));
    CHECK(records.streakAt(Day(0)) == 1);
}

TEST_CASE("a day that has been tried stays tried, even when the clock is set back", "[storage]") {
    RunRecords records;
    CHECK_FALSE(records.tried(Day(500)));
    records.begin(Day(500));
    CHECK(records.tried(Day(500)));
    CHECK_FALSE(records.tried(Day(499)));
    for (int number = 501; number <= 1000; ++number)
        records.add(rankedRun(Day(number), 1));
    CHECK(records.days.size() == RunRecords::mostDays);
    CHECK(records.tried(Day(500))); // Forgotten, and too long ago.
    CHECK(records.tried(Day(601)));
    CHECK_FALSE(records.tried(Day(1001)));
    CHECK(records.longestStreak == int{RunRecords::mostDays});
}

TEST_CASE("what two running games add comes together", "[storage]") {
    RunRecords before;
    before.begun = 5;
    before.add(wonRun("DIESEL", 20, 400));
    RunRecords here = before;
    here.begun = 7;
    here.add(wonRun("DIESEL", 10, 350));
    here.begin(Day(10));
    here.begin(Day(12));
    RunRecords there = before;
    there.begun = 6;
    there.add(wonRun("HEDY", 25, 900));
    there.add(rankedRun(Day(10), 4));
    there.add(rankedRun(Day(11), 2));
    const auto check = [](const RunRecords& both) {
        CHECK(both.begun == 8);
        CHECK(both.won == 3);
        CHECK(both.mostSteals == 25);
        CHECK(both.fastestGoal == 350);
        CHECK(both.beaten == std::map<std::string, int>{{"DIESEL", 2}, {"HEDY", 1}});
        CHECK(both.cards[cardIndex(Card::Thief)].picked == 5);
        CHECK(both.cards[cardIndex(Card::Thief)].won == 3);
        REQUIRE(both.days.size() == 3);
        CHECK(both.days.at(Day(10)));
        CHECK(both.days.at(Day(11))->points == 2);
        CHECK_FALSE(both.days.at(Day(12)));
        CHECK(both.longestStreak == 2);
    };
    check(withChanges(there, before, here));
    check(withChanges(here, before, there));
}

TEST_CASE("of two results of one day the one that was there first stays", "[storage]") {
    RunRecords kept;
    kept.add(rankedRun(Day(10), 1));
    RunRecords after;
    after.add(rankedRun(Day(10), 6));
    CHECK(withChanges(kept, {}, after).days.at(Day(10))->points == 1);
}

TEST_CASE("records have room for so many opponents only, and numbers stay at the largest", "[storage]") {
    RunRecords records;
    records.won = std::numeric_limits<int>::max();
    for (int number = 0; number < 200; ++number)
        records.add(wonRun("OPPONENT " + std::to_string(number), 1, 1));
    records.add(wonRun(std::string(RunRecords::longestName + 1, 'A'), 1, 1));
    records.add(wonRun("OPPONENT 7", 1, 1));
    CHECK(records.won == std::numeric_limits<int>::max());
    CHECK(records.beaten.size() == RunRecords::mostOpponents);
    CHECK(records.beaten.at("OPPONENT 7") == 2);
    CHECK(withChanges(records, {}, records).won == std::numeric_limits<int>::max());
}
