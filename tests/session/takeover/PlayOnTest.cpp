#include "arkanong/session/takeover/PlayOn.hpp"

#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "TakenOver.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/session/replay/Ghost.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/GhostFile.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

using namespace arkanong::test;

namespace {

constexpr int moment = 1200;

/// A campaign match of YOU against Rusty.
std::shared_ptr<const Replay> recorded(int ticks = 3000) {
    return std::make_shared<const Replay>(summarised(playedMatch(ticks), "2026-11-21 10:00:00"));
}

PlayOnMatch momentAt(int tick, const std::shared_ptr<const Replay>& replay = recorded()) {
    return momentOf(ReplayMatch{"x.replay"}, replay, tick);
}

MatchSetup usualSetup(const PlayOnMatch& match) {
    const Side side = usualSide(match);
    return playOnSetup(match, side, Controller::AnyDevice,
                       opponentsOf(Catalogue::english(), match, side, Controller::AnyDevice).front());
}

World worldAt(const Replay& replay, int tick) {
    ReplayPoint point(replay);
    std::vector<Event> events;
    while (point.world.tick() < tick && point.step(events))
        events.clear();
    return point.world;
}

/// A decided match of the setup.
Match decided(const MatchSetup& setup, Side winner, int goals, int conceded) {
    MatchSettings settings = setup.as<PlayOnMatch>().replay->settings;
    settings.goals = {goals, goals};
    Match match(settings);
    std::vector<Event> events;
    const auto score = [&](Side side, int times) {
        for (int i = 0; i < times; ++i) {
            do
                match.tick(10, 1, events);
            while (match.phase() == Phase::Countdown);
            match.ballCrossed(side, opponent(side), {480.0, goalLine(opponent(side))}, events);
        }
    };
    score(opponent(winner), conceded);
    score(winner, goals);
    return match;
}

} // namespace

TEST_CASE("the person in the recording is whom one takes over first", "[session]") {
    CHECK(usualSide(momentAt(moment)) == Side::Blue);
    Replay mirrored = *recorded();
    mirrored.summary->players = {"RUSTY", "YOU"};
    CHECK(usualSide(momentAt(moment, std::make_shared<const Replay>(mirrored))) == Side::Red);
}

TEST_CASE("between two computers one takes the side that lost", "[session]") {
    Replay watched = *recorded();
    watched.summary->players = {"HARD", "EASY"};
    const auto usual = [&](std::optional<Side> winner) {
        watched.summary->winner = winner;
        return usualSide(momentAt(moment, std::make_shared<const Replay>(watched)));
    };
    CHECK(usual(Side::Blue) == Side::Red);
    CHECK(usual(Side::Red) == Side::Blue);
    CHECK(usual(std::nullopt) == Side::Blue);
    watched.summary.reset();
    CHECK(usualSide(momentAt(moment, std::make_shared<const Replay>(watched))) == Side::Blue);
}

TEST_CASE("in a run of two computers one takes the side that lost the round", "[session]") {
    GauntletReplay run = playedGauntlet(2);
    for (auto& round : run.rounds) {
        Replay named = *round;
        named.summary->players = {"HARD", "EASY"};
        round = std::make_shared<const Replay>(std::move(named));
    }
    ReplayMatch shown{"run.replay"};
    shown.run = std::make_shared<const GauntletReplay>(run);
    for (std::size_t round : {0U, 1U}) {
        shown.round = round;
        const Side winner = run.record.results[round].winner;
        CHECK(usualSide(momentOf(shown, run.rounds[round], 600)) == opponent(winner));
    }
}

TEST_CASE("one plays on against the recorded computer first, with its strength and character", "[session]") {
    const std::vector<PlayOnOpponent> all =
        opponentsOf(Catalogue::english(), momentAt(moment), Side::Blue, Controller::AnyDevice);
    CHECK(all.front().text == "Rusty, as recorded");
    CHECK(all.front().name == "RUSTY");
    CHECK(all.front().contestant.computer == BotProfile{Difficulty::Medium, Personality::Hunter});
    CHECK(all.size() == 1 + difficultyCount + 5); // And a friend with five devices.
    for (const PlayOnOpponent& other : all)
        CHECK(goTogether(Controller::AnyDevice, other.contestant.controller));
}

TEST_CASE("a friend cannot play with the device of the other side", "[session]") {
    for (const PlayOnOpponent& other :
         opponentsOf(Catalogue::english(), momentAt(moment), Side::Blue, Controller::KeysLeft))
        CHECK(other.contestant.controller != Controller::KeysLeft);
}

TEST_CASE("against a recorded person's side one meets a medium computer first", "[session]") {
    const PlayOnOpponent first =
        opponentsOf(Catalogue::english(), momentAt(moment), Side::Red, Controller::AnyDevice).front();
    CHECK(first.text == "Medium");
    CHECK(first.contestant.computer == BotProfile{Difficulty::Medium, Personality::Steady});
}

TEST_CASE("a computer that the recording names by its strength alone has that one", "[session]") {
    Replay replay = *recorded();
    replay.summary->place.clear();
    replay.summary->players = {"YOU", "HARD"};
    const auto all =
        opponentsOf(Catalogue::english(), momentAt(moment, std::make_shared<const Replay>(replay)),
                    Side::Blue, Controller::AnyDevice);
    CHECK(all.front().contestant.computer == BotProfile{Difficulty::Hard, Personality::Steady});
}

TEST_CASE("a decided match cannot be played on, an interrupted one can", "[session]") {
    Replay replay = playedMatch(60 * 60 * tuning::ticksPerSecond);
    const int end = static_cast<int>(replay.ticks());
    CHECK(whyNotPlayedOn(replay, worldAt(replay, end)).find("decided") != std::string::npos);
    CHECK(whyNotPlayedOn(replay, worldAt(replay, end - 1)).empty());
    CHECK(whyNotPlayedOn(*recorded(), worldAt(*recorded(), 3000)).empty());
}

TEST_CASE("a match that was taken over often enough cannot be taken over once more", "[session]") {
    Replay replay = *recorded();
    for (int i = 1; i <= static_cast<int>(Takeover::most); ++i)
        replay.summary->takeovers.push_back({100 * i});
    CHECK_FALSE(whyNotPlayedOn(replay, worldAt(replay, moment)).empty());
    CHECK(whyNotPlayedOn(replay, worldAt(replay, 300)).empty()); // There the last ones are undone.
}

TEST_CASE("the index gives the same moment as playing from the start", "[session]") {
    const auto replay = recorded();
    ReplayIndex index(*replay);
    index.advance(3000);
    for (const int tick : {0, 5, 299, 300, moment, 3000}) {
        const PlayOnMatch quick = momentOf(ReplayMatch{"x"}, replay, index, tick);
        const ReplayPoint slow = thinkingPoint(momentAt(tick, replay));
        CHECK(thinkingPoint(quick).world.tick() == std::max(0, tick - ReplayPart::thinksAlong));
        CHECK(thinkingPoint(quick).world.stateHash() == slow.world.stateHash());
    }
}

TEST_CASE("the replay says from where it was played on, by whom and from whom", "[session]") {
    const MatchSetup setup = usualSetup(momentAt(moment));
    const LoadedMatch match = loadMatch(setup, "");
    const ReplaySummary summary = summaryOf(setup, match.level, Match(match.settings), "now");
    CHECK(summary.occasion == "PLAYED ON FROM 0:10");
    CHECK(summary.place.empty());
    CHECK(summary.players == std::array<std::string, 2>{"YOU", "RUSTY"});
    CHECK_FALSE(summary.computers[0]);
    CHECK(summary.computers[1] == BotProfile{Difficulty::Medium, Personality::Hunter});
    REQUIRE(summary.takeovers.size() == 1);
    const Takeover& takeover = summary.takeovers.front();
    CHECK(takeover.tick == moment);
    CHECK(takeover.occasion == "CAMPAIGN 1-2");
    CHECK(takeover.players == std::array<std::string, 2>{"YOU", "RUSTY"});
    CHECK(takeover.goals == std::array<int, 2>{5, 2});
    CHECK(shownPlayers(Catalogue::english(), summaryBefore(summary)) == "You against Rusty");
    CHECK(shownTally(Catalogue::english(), summaryBefore(summary), Mode::Versus) == "Goals 5 : 2");
}

TEST_CASE("a match against a friend names both as players", "[session]") {
    const PlayOnMatch match = momentAt(moment);
    const MatchSetup setup =
        playOnSetup(match, Side::Red, Controller::AnyDevice,
                    opponentsOf(Catalogue::english(), match, Side::Red, Controller::AnyDevice).back());
    CHECK_FALSE(setup.onlyPerson());
    CHECK(playerName(setup, {}, Side::Blue) == "PLAYER 1");
    CHECK(playerName(setup, {}, Side::Red) == "PLAYER 2");
}

TEST_CASE("the settings of the recording stay, whatever aids the new player has chosen", "[session]") {
    LoadedMatch match = loadMatch(usualSetup(momentAt(moment)), "");
    Settings settings;
    settings.ownHalf = 60;
    settings.relaxed = true;
    setOwnHalves(match, settings);
    setHelp(match, settings);
    CHECK(match.settings.ownHalf == MatchSettings().ownHalf);
    CHECK_FALSE(match.settings.help);
    CHECK(match.seed == recorded()->seed);
}

TEST_CASE("a match that was played on enters no high score", "[session]") {
    const MatchSetup setup = usualSetup(momentAt(moment));
    SeriesStatistics totals;
    totals.bestWon = {9000, 0};
    totals.won = {1, 0};
    CHECK_FALSE(eligibilityOf(setup, totals).entry);
}

TEST_CASE("a match that was played on becomes no ghost", "[session]") {
    CHECK(ghostName(usualSetup(momentAt(moment)), rowsOfBricks()).empty());
    const TempFolder folder;
    const std::string path = folder / "ghost.replay";
    saveReplay(takenOver(*recorded(), moment, 2400), path);
    CHECK_FALSE(loadGhost(path).value);
}

TEST_CASE("a match that was played on cannot be played against", "[session]") {
    const TempFolder folder;
    const std::string path = folder / "taken.replay";
    saveReplay(takenOver(*recorded(), moment, 2400, true), path);
    MatchSetup setup;
    setup.kind = RivalMatch{path};
    CHECK_THROWS_WITH(loadMatch(setup, ""), ContainsSubstring("others took it over"));
}

TEST_CASE("a match that was played on is not resumed as a campaign match", "[session]") {
    const TempFolder folder;
    const std::string path = folder / "match.replay";
    Replay taken = takenOver(*recorded(), moment, 2400, true);
    taken.summary->place = "1-2"; // As a forger would write it.
    saveReplay(taken, path);
    CHECK_FALSE(loadInterrupted(path).value);
    CHECK_FALSE(usualSetup(momentAt(moment)).isResumable());
}

TEST_CASE("then and now are compared in a heading and in a sentence", "[session]") {
    Replay replay = *recorded();
    replay.summary->goals = {1, 3};
    replay.summary->winner = Side::Red;
    const MatchSetup setup = usualSetup(momentAt(moment, std::make_shared<const Replay>(replay)));
    CHECK(thenAndNow(Catalogue::english(), setup, decided(setup, Side::Blue, 3, 2)) == "THEN 1-3, NOW 3-2");
    CHECK(thenAndNowSentence(Catalogue::english(), setup, decided(setup, Side::Blue, 3, 2)) ==
          "In the recording you lost 1 to 3, now you won 3 to 2.");
    replay.summary->winner.reset();
    const MatchSetup unfinished = usualSetup(momentAt(moment, std::make_shared<const Replay>(replay)));
    CHECK(thenAndNowSentence(Catalogue::english(), unfinished, decided(setup, Side::Red, 3, 0)) ==
          "In the recording you had 1 to 3 when it stopped, now you lost 0 to 3.");
}

TEST_CASE("who takes the other side compares with that side", "[session]") {
    const PlayOnMatch match = momentAt(moment);
    const MatchSetup setup =
        playOnSetup(match, Side::Red, Controller::AnyDevice,
                    opponentsOf(Catalogue::english(), match, Side::Red, Controller::AnyDevice).front());
    CHECK(thenAndNowSentence(Catalogue::english(), setup, decided(setup, Side::Red, 3, 1)) ==
          "In the recording Red lost 2 to 5, now you won 3 to 1.");
}

TEST_CASE("a run with a round that others took over cannot have happened", "[session]") {
    GauntletReplay run = playedGauntlet(1);
    REQUIRE_FALSE(whyImpossible(run));
    run.rounds.front() = std::make_shared<const Replay>(takenOver(*run.rounds.front(), 300, 600));
    REQUIRE(whyImpossible(run));
    CHECK(whyImpossible(run)->find("taken over") != std::string::npos);
}

TEST_CASE("a round of a run is played on against the run's computer", "[session]") {
    const auto run = std::make_shared<const GauntletReplay>(playedGauntlet(1));
    ReplayMatch shown{"run.replay"};
    shown.run = run;
    const PlayOnMatch match = momentOf(shown, run->rounds.front(), 600);
    CHECK(usualSide(match) == Side::Blue);
    const PlayOnOpponent first =
        opponentsOf(Catalogue::english(), match, Side::Blue, Controller::AnyDevice).front();
    CHECK(first.contestant.computer == run->players[1].computer);
    CHECK(first.text == "The Foreman, as recorded");
    CHECK_FALSE(shownAgain(playOnSetup(match, {})).as<ReplayMatch>().match);
    CHECK(shownAgain(playOnSetup(match, {})).as<ReplayMatch>().run == run);
    CHECK(shownAgain(playOnSetup(match, {})).as<ReplayMatch>().tick == 600);
}
