#include "arkanong/session/ScoreEligibility.hpp"

#include "Catch.hpp"
#include "arkanong/session/MatchSetup.hpp"

using namespace arkanong::test;

namespace {

SeriesStatistics wonWith(int score) {
    SeriesStatistics totals;
    totals.bestWon = {score, score};
    return totals;
}

/// A versus match of a person on side `person` against the computer. `own` and `others` are the person's and the
/// computer's goals to win.
MatchSetup versus(Side person, int own, int others) {
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.contestants = {};
    setup.contestants[sideIndex(person)].controller = Controller::Mouse;
    setup.settings.goals[sideIndex(person)] = own;
    setup.settings.goals[sideIndex(opponent(person))] = others;
    return setup;
}

} // namespace

TEST_CASE("a win counts with the usual goals, with fewer, or with the person's handicap", "[session]") {
    const Side person = GENERATE(Side::Blue, Side::Red);
    for (const auto& [own, others] : {std::pair{5, 5}, {3, 3}, {1, 1}, {9, 5}, {4, 2}}) {
        CAPTURE(own, others);
        const ScoreEligibility eligibility = eligibilityOf(versus(person, own, others), wonWith(1000));
        REQUIRE(eligibility.entry);
        CHECK(eligibility.entry->score == 1000);
        CHECK(eligibility.refusal.empty());
    }
}

TEST_CASE("a win does not count with a handicap in the person's favour", "[session]") {
    const Side person = GENERATE(Side::Blue, Side::Red);
    // Fewer goals than the computer, or so many goals that there is more time for points.
    for (const auto& [own, others] : {std::pair{4, 5}, {1, 9}, {6, 6}, {9, 9}}) {
        CAPTURE(own, others);
        const ScoreEligibility eligibility = eligibilityOf(versus(person, own, others), wonWith(1000));
        CHECK_FALSE(eligibility.entry);
        CHECK_THAT(std::string(eligibility.refusal), ContainsSubstring("goals"));
    }
}

TEST_CASE("a win does not count with cards on the person's side", "[session]") {
    const Side person = GENERATE(Side::Blue, Side::Red);
    MatchSetup setup = versus(person, 5, 5);
    setup.settings.cards[sideIndex(opponent(person))].add(Card::Ghost);
    CHECK(eligibilityOf(setup, wonWith(1000)).entry);
    setup.settings.cards[sideIndex(person)].add(Card::Ghost);
    CHECK_FALSE(eligibilityOf(setup, wonWith(1000)).entry);
    CHECK_THAT(std::string(eligibilityOf(setup, wonWith(1000)).refusal), ContainsSubstring("cards"));
}

TEST_CASE("a solo run counts unless it began with extra lives", "[session]") {
    SoloRun run;
    run.score = 500;
    CHECK(eligibilityOf(run, {}).entry);
    run.usual = false;
    CHECK_FALSE(eligibilityOf(run, {}).entry);
    CHECK_THAT(std::string(eligibilityOf(run, {}).refusal), ContainsSubstring("lives"));
}

TEST_CASE("a gauntlet run that one person has won counts with the scores of all rounds", "[session]") {
    const Side person = GENERATE(Side::Blue, Side::Red);
    MatchSetup setup = versus(person, 5, 5);
    GauntletMatch match;
    match.names[sideIndex(opponent(person))] = "DIESEL";
    while (!match.run.winner()) {
        for (std::size_t card = 0; match.run.stage() == GauntletRun::Stage::Draft; ++card)
            if (match.run.mayPick(card)) match.run.pick(card);
        RoundResult round;
        round.winner = person;
        round.goals[sideIndex(person)] = 2;
        round.score[sideIndex(person)] = 2500;
        match.run.finishRound(round);
    }
    setup.kind = match;
    const ScoreEligibility eligibility = eligibilityOf(setup, {});
    REQUIRE(eligibility.entry);
    CHECK(eligibility.entry->table == gauntletTable);
    CHECK(eligibility.entry->score == 5 * 2500);
    CHECK(eligibility.entry->level == 5);
    CHECK(eligibility.entry->levelName == "VS DIESEL");
    SeriesStatistics totals;
    totals.aids[sideIndex(person)].speed = 50;
    REQUIRE(eligibilityOf(setup, totals).entry);
    CHECK(eligibilityOf(setup, totals).entry->aids.speed == 50);
    std::swap(setup.contestants[0], setup.contestants[1]); // The computer has won.
    CHECK_FALSE(eligibilityOf(setup, {}).entry);
    CHECK(eligibilityOf(setup, {}).refusal.empty());
}
