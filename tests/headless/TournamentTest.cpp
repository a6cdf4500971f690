#include "arkanong/headless/Tournament.hpp"

#include "Catch.hpp"

#include <sstream>

using namespace arkanong::test;

namespace {

TournamentPlan smallPlan() {
    TournamentPlan plan;
    plan.entrants = {std::nullopt, BotProfile{Difficulty::Easy}, BotProfile{Difficulty::Hard}};
    plan.levels.resize(2);
    plan.levels[0].name = "Empty";
    plan.levels[1].name = "One";
    plan.levels[1].bricks = {{6, 4, BrickKind::Steel, 1}};
    plan.settings.goals = {1, 1};
    plan.settings.suddenDeathAt = tuning::seconds(20.0);
    plan.settings.suddenDeathEnd = tuning::seconds(40.0);
    plan.matches = 8;
    plan.seed = 11;
    return plan;
}

} // namespace

TEST_CASE("Wilson's interval matches a published example", "[headless]") {
    // Newcombe's published example: 81 of 263.
    const Share share{81, 263};
    CHECK_THAT(share.value(), WithinAbs(0.3080, 1e-4));
    CHECK_THAT(share.low(), WithinAbs(0.2553, 1e-4));
    CHECK_THAT(share.high(), WithinAbs(0.3662, 1e-4));
    CHECK_THAT((Share{0, 10}.low()), WithinAbs(0.0, 1e-12));
    CHECK_THAT((Share{0, 10}.high()), WithinAbs(0.2775, 1e-4));
    CHECK_THAT((Share{10, 10}.high()), WithinAbs(1.0, 1e-12));
    CHECK_THAT((Share{10, 10}.low() + Share{0, 10}.high()), WithinAbs(1.0, 1e-12));
}

TEST_CASE("each entrant meets every other one, equally often on both sides, on every level", "[headless]") {
    const TournamentPlan plan = smallPlan();
    const TournamentResult result = playTournament(plan, 1);
    REQUIRE(result.pairings.size() == 3);
    REQUIRE(result.matches.size() == 24);
    for (std::size_t i = 0; i < result.matches.size(); ++i) {
        const MatchResult& match = result.matches[i];
        const TournamentResult::Pairing& pairing = result.pairings[i / 8];
        CHECK(match.seed == 11 + i % 8);
        CHECK(match.level == plan.levels[i / 2 % 2].name);
        CHECK(match.sides[i % 2].player == nameOf(plan.entrants[pairing.first]));
        CHECK(match.sides[1 - i % 2].player == nameOf(plan.entrants[pairing.second]));
    }
    for (const TournamentResult::Pairing& pairing : result.pairings)
        CHECK(pairing.wins + pairing.losses <= 8);
    CHECK(result.pairings[0].wins > result.pairings[0].losses); // The still paddle is the weakest entrant.
    CHECK(result.pairings[1].wins > result.pairings[1].losses); // Hard beats it too.
}

TEST_CASE("a tournament's result does not depend on the number of threads", "[headless]") {
    const TournamentPlan plan = smallPlan();
    const TournamentResult one = playTournament(plan, 1), three = playTournament(plan, 3);
    REQUIRE(one.matches.size() == three.matches.size());
    for (std::size_t i = 0; i < one.matches.size(); ++i)
        CHECK(one.matches[i].hash == three.matches[i].hash);
    CHECK(one.blue.count == three.blue.count);
    for (std::size_t i = 0; i < one.pairings.size(); ++i)
        CHECK(one.pairings[i].wins == three.pairings[i].wins);
}

TEST_CASE("a tournament's table shows each pairing from both sides", "[headless]") {
    const TournamentPlan plan = smallPlan();
    TournamentResult result;
    result.pairings = {{1, 0, 8, 0}, {2, 0, 6, 2}, {2, 1, 4, 4}};
    result.blue = {13, 24};
    result.matches.resize(24);
    std::ostringstream text, json;
    printTournament(text, plan, result, false);
    for (const char* part :
         {"8 matches per pairing, seeds 11 to 18, on Empty, One", "100.0 (67.6-100.0)", "0.0 (0.0-32.4)",
          "75.0 (40.9-92.9)", "25.0 (7.1-59.1)", "50.0 (21.5-78.5)", "Blue won 13 of 24: 54.2 ("})
        CHECK_THAT(text.str(), ContainsSubstring(part));
    printTournament(json, plan, result, true);
    CHECK_THAT(json.str(),
               ContainsSubstring(
                   "{\"first\": \"hard\", \"second\": \"still\", \"wins\": 6, \"of\": 8, \"share\": 0.75"));
}
