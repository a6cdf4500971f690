#include "arkanong/session/gauntlet/Gauntlet.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedGauntlet.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "language/MoFile.hpp"
#include "session/Person.hpp"

using namespace arkanong::test;

namespace {

std::vector<GauntletOpponent> wholeLadder() { return gauntletLadder(loadCampaign(levelFolder)); }

GauntletRun& runIn(MatchSetup& setup) { return setup.as<GauntletMatch>().run; }

void draftAny(MatchSetup& setup) {
    while (runIn(setup).stage() == GauntletRun::Stage::Draft)
        for (std::size_t card = 0; card < gauntlet::openCards; ++card)
            if (runIn(setup).mayPick(card)) {
                runIn(setup).pick(card);
                break;
            }
}

} // namespace

TEST_CASE("the ladder orders the campaign's opponents from the weakest to the strongest", "[session]") {
    const std::vector<GauntletOpponent> ladder = wholeLadder();
    REQUIRE(ladder.size() == std::size_t{gauntlet::levels});
    for (std::size_t i = 1; i < ladder.size(); ++i)
        CHECK(ladder[i - 1].computer.strength.hundredths() <= ladder[i].computer.strength.hundredths());
    for (const GauntletOpponent& opponent : ladder)
        CHECK_FALSE(opponent.name.empty());
}

TEST_CASE("a run's match has the run's cards, goals, level and seed", "[session]") {
    MatchSetup setup = gauntletSetup({}, wholeLadder(), {5, gauntlet::levels});
    draftAny(setup);
    setup = gauntletRound(setup, levelFolder);
    const LoadedMatch match = loadMatch(setup, levelFolder);
    CHECK(match.settings.cards[0] == runIn(setup).hand(Side::Blue));
    CHECK(match.settings.cards[1].count() == 1);
    CHECK(match.settings.goals == std::array{tuning::gauntletGoals, tuning::gauntletGoals});
    CHECK(match.seed == runIn(setup).matchSeed());
    CHECK(match.settings.mode == Mode::Versus);
    CHECK(playerName(setup, match.level, Side::Red) == wholeLadder().front().name);
    CHECK(playerName(setup, match.level, Side::Blue) == "YOU");
}

TEST_CASE("the name of a player at another machine is shown as it was typed, even if a computer has it",
          "[session]") {
    const Catalogue catalogue = Catalogue::parse(
        moFile({{"", moHead}, {"player\4Guest", "Tseug"}, {"strength\4easy", "ysae"}}), "backwards.mo");
    MatchSetup setup = gauntletSetup({}, wholeLadder(), {5, gauntlet::levels});
    auto& run = setup.as<GauntletMatch>();
    run.names[sideIndex(Side::Red)] = "EASY";
    CHECK(gauntletPlayer(catalogue, setup, Side::Red) == "YSAE");
    run.online = true;
    CHECK(gauntletPlayer(catalogue, setup, Side::Red) == "EASY");
    run.names[sideIndex(Side::Red)] = namelessGuest;
    CHECK(gauntletPlayer(catalogue, setup, Side::Red) == "TSEUG");
    CHECK(gauntletPlayer(catalogue, setup, Side::Blue) == "YOU");
}

TEST_CASE("a finished match leads to the run's next draft, and the last one to the run's end", "[session]") {
    MatchSetup setup = gauntletSetup({}, wholeLadder(), {5, gauntlet::levels});
    CHECK_FALSE(setup.isContinued());
    int rounds = 0;
    while (!runIn(setup).winner()) {
        draftAny(setup);
        CHECK(setup.conclude(wonBy(Side::Red, tuning::gauntletGoals), nullptr) == Sequel::GauntletRound);
        ++rounds;
    }
    CHECK(setup.isContinued());
    CHECK(runIn(setup).winner() == Side::Red);
    CHECK(rounds == 5); // The other side cannot catch up three points in two rounds.
    const MatchSetup again = gauntletAgain(setup, {}, 6);
    CHECK(again.as<GauntletMatch>().run.round() == 0);
    CHECK(again.as<GauntletMatch>().names == setup.as<GauntletMatch>().names);
}

TEST_CASE("the text says which side picks first, and why", "[session]") {
    MatchSetup setup = gauntletSetup({}, wholeLadder(), {5, gauntlet::levels});
    CHECK_THAT(whyFirst(Catalogue::english(), setup), ContainsSubstring("Coin toss"));
    draftAny(setup);
    setup.conclude(wonBy(Side::Red, tuning::gauntletGoals), nullptr);
    CHECK(whyFirst(Catalogue::english(), setup) == "You are behind: you pick first");
    draftAny(setup);
    setup.conclude(wonBy(Side::Blue, tuning::gauntletGoals), nullptr);
    const std::string red = wholeLadder().front().name;
    CHECK(whyFirst(Catalogue::english(), setup) == red + " lost the last round: " + red + " picks first");
}

TEST_CASE("a card that would complete a fusion names the fusion and its other part", "[session]") {
    bool completed = false;
    for (std::uint64_t seed = 1; seed < 60 && !completed; ++seed) {
        MatchSetup setup = gauntletSetup({}, wholeLadder(), {seed, gauntlet::levels});
        while (!runIn(setup).winner() && !completed) {
            for (const GauntletRun::OpenCard& open : runIn(setup).open())
                for (const Side side : {Side::Blue, Side::Red})
                    if (const auto fusion = completedBy(runIn(setup), side, open.card)) {
                        completed = true;
                        const Card partner = partnerOf(*fusion, open.card);
                        CHECK(fusionOf(partner, open.card) == fusion);
                        const std::vector<Card>& cards = runIn(setup).cards(side);
                        CHECK(std::find(cards.begin(), cards.end(), partner) != cards.end());
                    }
            draftAny(setup);
            setup.conclude(wonBy(Side::Red, tuning::gauntletGoals), nullptr);
        }
    }
    CHECK(completed);
}

TEST_CASE("a saved run is restored with its players, recordings and day", "[session]") {
    GauntletReplay kept = playedGauntlet(1, 200);
    kept.day = dayNamed("2026-11-22");
    kept.ranked = true;
    const std::optional<MatchSetup> setup = gauntletSetup(kept);
    REQUIRE(setup);
    CHECK(encodeGauntlet(gauntletRecord(*setup)) == encodeGauntlet(kept));
    CHECK(setup->isResumable());
    CHECK_FALSE(setup->isKept()); // The run is saved instead.
    CHECK(setup->resume() == kept.rounds.back());
    const LoadedMatch match = loadMatch(*setup, levelFolder);
    CHECK(match.seed == kept.rounds.back()->seed);
    CHECK(match.level.name == "Row"); // The level comes from the recording.
    CHECK_FALSE(gauntletSetup(playedGauntlet(0))->resume());
}

TEST_CASE("a run that contradicts its rules or has unusable players is not resumed", "[session]") {
    GauntletReplay kept = playedGauntlet(0, 130);
    SECTION("an unknown device") { kept.players[0].plays = "theremin"; }
    SECTION("both sides with one device") {
        kept.players[0].plays = "mouse";
        kept.players[1].plays = "mouse";
    }
    SECTION("picks that the draft does not allow") { kept.record.picks[1] = kept.record.picks[0]; }
    SECTION("another round's recording") { kept.record.settings.seed += 1; }
    CHECK_FALSE(gauntletSetup(kept));
}

TEST_CASE("a round of a recorded run is loaded by its index", "[session]") {
    const TempFolder folder;
    const GauntletReplay run = playedGauntlet(1, 200);
    const std::string path = folder / "run.replay";
    saveGauntlet(run, path);
    MatchSetup setup;
    setup.kind = ReplayMatch{path, 1};
    const LoadedMatch match = loadMatch(setup, levelFolder);
    const auto& loaded = match.setup.as<ReplayMatch>().run;
    REQUIRE(loaded);
    CHECK(match.replay == loaded->rounds[1]);
    CHECK(match.seed == run.rounds[1]->seed);
    setup.kind = ReplayMatch{folder / "gone.replay", 0, {}, loaded};
    CHECK(loadMatch(setup, levelFolder).replay == loaded->rounds[0]);
    setup.kind = ReplayMatch{path, 2};
    CHECK_THROWS_WITH(loadMatch(setup, levelFolder),
                      ContainsSubstring("expected a run with 3 rounds, found 2"));
    saveReplay(*run.rounds[0], path);
    setup.kind = ReplayMatch{path};
    CHECK_FALSE(loadMatch(setup, levelFolder).setup.as<ReplayMatch>().run);
}
