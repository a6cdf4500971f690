#include "arkanong/session/SeriesStatistics.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

using namespace arkanong::test;

namespace {

/// A match of three goals in which both sides play, or only the winner, without bricks that a ball could break by chance.
std::shared_ptr<const Replay> recordedWin(Side winner, bool bothPlay = true) {
    MatchPlay play;
    play.level = loadLevel(levelPath(assetsPath("levels"), bothPlay ? "first-light" : "pure-pong"));
    play.settings.goals = {3, 3};
    play.entrants[sideIndex(winner)] = BotProfile{Difficulty::Master};
    play.entrants[sideIndex(opponent(winner))] =
        bothPlay ? Entrant(BotProfile{Difficulty::Novice}) : std::nullopt;
    Replay recorded;
    REQUIRE(runMatch(play, &recorded).winner == winner);
    return std::make_shared<const Replay>(std::move(recorded));
}

double worthOf(const SeriesStatistics& totals, Side side) {
    REQUIRE(totals.moments[sideIndex(side)]);
    return totals.moments[sideIndex(side)]->highlight.worth;
}

} // namespace

TEST_CASE("the moment to show is the person's, even after a better one of a computer that won", "[session]") {
    const Side person = GENERATE(Side::Blue, Side::Red);
    SeriesStatistics totals;
    totals.add(recordedWin(opponent(person)), person);
    REQUIRE(worthOf(totals, opponent(person)) > worthOf(totals, person));
    REQUIRE(totals.highlight);
    CHECK(totals.highlight->side == person);
    CHECK(totals.recording);
}

TEST_CASE("between two computers or two persons the moment to show is the winner's", "[session]") {
    const Side winner = GENERATE(Side::Blue, Side::Red);
    SeriesStatistics totals;
    totals.add(recordedWin(winner));
    REQUIRE(totals.highlight);
    CHECK(totals.highlight->side == winner);
}

TEST_CASE("of a person who does nothing worth showing no moment is found, so the winner's is", "[session]") {
    SeriesStatistics totals;
    totals.add(recordedWin(Side::Red, false), Side::Blue);
    REQUIRE_FALSE(totals.moments[sideIndex(Side::Blue)]);
    REQUIRE(totals.highlight);
    CHECK(totals.highlight->side == Side::Red);
}

TEST_CASE("of several rounds the winner's moment is shown, with its own round's recording", "[session]") {
    const std::shared_ptr<const Replay> blue = recordedWin(Side::Blue);
    const std::shared_ptr<const Replay> red = recordedWin(Side::Red);
    SeriesStatistics totals;
    totals.add(red);
    totals.add(blue);
    REQUIRE(totals.highlight);
    CHECK(totals.highlight->worth == std::max(worthOf(totals, Side::Blue), worthOf(totals, Side::Red)));
    totals.add(blue);
    CHECK(totals.won == std::array<int, 2>{2, 1});
    CHECK(totals.highlight->side == Side::Blue);
    CHECK(totals.recording == totals.moments[sideIndex(Side::Blue)]->recording);
}
