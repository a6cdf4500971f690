#include "arkanong/session/analysis/PlayoutPlayers.hpp"

#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "PlayedMatch.hpp"

using namespace arkanong::test;

TEST_CASE("the computer that a recording names plays on, and its equal in a person's place", "[session]") {
    Replay replay = summarised(playedMatch(tuning::seconds(2.0)), "2026-11-21 13:40:05");
    const BotProfile rusty{replay.level.opponent->strength, replay.level.opponent->personality};
    const Profiles players = playoutPlayers(replay);
    CHECK(players[sideIndex(Side::Red)] == rusty);
    CHECK(players[sideIndex(Side::Blue)] == BotProfile{rusty.strength, Personality::Steady});
}

TEST_CASE("of several computers with a recorded name the one that gave its commands plays on", "[session]") {
    Replay replay = summarised(playedMatch(tuning::seconds(5.0)), "2026-11-21 13:40:05");
    replay.summary->occasion = "WATCH";
    replay.summary->place = "";
    replay.summary->players = {"HARD", "MEDIUM"};
    const Profiles players = playoutPlayers(replay);
    CHECK(players[0] == BotProfile{Difficulty::Hard, Personality::Steady});
    CHECK(players[1] == BotProfile{Difficulty::Medium, Personality::Hunter});
}

TEST_CASE("two people are played on by equals of medium strength", "[session]") {
    const Profiles players = playoutPlayers(ExactComputers{});
    CHECK(players[0] == BotProfile{});
    CHECK(players[1] == BotProfile{});
}

TEST_CASE("a run is played on by its computer and the computer's equal", "[session]") {
    const GauntletReplay run = playedGauntlet(1);
    const Profiles players = playoutPlayers(run);
    CHECK(players[1] == run.players[1].computer);
    CHECK(players[0] == BotProfile{run.players[1].computer.strength, Personality::Steady});
}

TEST_CASE("before a round a side could have picked another card", "[session]") {
    const GauntletReplay run = playedGauntlet(1);
    for (const Side side : {Side::Blue, Side::Red}) {
        const auto found = draftAlternatives(run.record, 0, side);
        REQUIRE(found.size() >= 2);
        int picked = 0;
        for (const DraftAlternative& alternative : found) {
            picked += alternative.picked ? 1 : 0;
            const CardSet hand = alternative.hands[sideIndex(side)];
            CHECK((hand.has(alternative.card) || alternative.card == Card::Mirror));
            if (alternative.picked) CHECK(alternative.hands == run.rounds[0]->settings.cards);
        }
        CHECK(picked == 1);
    }
}

TEST_CASE("a draft that a run does not have has no alternatives", "[session]") {
    CHECK(draftAlternatives(playedGauntlet(1).record, 5, Side::Blue).empty());
    CHECK(draftAlternatives(playedGauntlet(1).record, 1, Side::Blue).size() >= 2);
}
