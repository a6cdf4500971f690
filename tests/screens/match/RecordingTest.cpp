#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "ui/Keeping.hpp"

#include <filesystem>

using namespace arkanong::test;

namespace {

std::unique_ptr<PlayScreen> play(Shared& shared, const MatchSetup& setup) {
    return std::make_unique<PlayScreen>(shared.context,
                                        loadMatch(setup, shared.context.services.levelFolder));
}

MatchSetup firstLevelOfCampaign(const Shared& shared) {
    const CampaignLevel at{1, 1};
    const auto path = campaignLevelPath(shared.context.services.levelFolder, at);
    REQUIRE(path);
    MatchSetup setup = campaignSetup(at, *path, shared.context.state.ownController);
    setup.seed = 3;
    return setup;
}

/// A master plays Blue on the first level and needs a single goal.
MatchSetup victoryInCampaign(const Shared& shared) {
    MatchSetup setup = firstLevelOfCampaign(shared);
    setup.contestants[sideIndex(Side::Blue)] = {Controller::Computer, {Difficulty::Master}};
    setup.settings.goals = {1, 9};
    return setup;
}

MatchSetup shortWatch() {
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.level = "pure-pong";
    setup.contestants.fill({Controller::Computer, {Difficulty::Hard}});
    setup.settings.goals = {1, 1};
    setup.seed = 5;
    return setup;
}

ScreenChange stepOn(Screen& screen, int ticks) {
    ScreenChange change = Stay{};
    for (int i = 0; i < ticks && is<Stay>(change); ++i)
        change = screen.step();
    return change;
}

constexpr int longMatch = tuning::seconds(400.0);

} // namespace

TEST_CASE("a match that comes to its end is kept and handed on", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, shortWatch());
    const ScreenChange end = stepOn(*screen, longMatch);
    REQUIRE(is<ShowResult>(end));
    const std::shared_ptr<const Replay> recording = std::get<ShowResult>(end).recording;
    REQUIRE(recording);
    CHECK(recording->hashes.back() == screen->world()->stateHash());
    CHECK_FALSE(firstDifference(*recording));
    const std::vector<PossibleComputers> computers = possibleComputers(*recording);
    CHECK_FALSE(computers.front()[0].empty());
    CHECK_FALSE(firstForgedInParts(*recording, computers));
    screen->leave();
    const auto kept = shared.kept();
    REQUIRE(kept.size() == 1);
    REQUIRE(kept[0].header);
    const ReplaySummary& summary = *kept[0].header->summary;
    CHECK(summary.occasion == "WATCH");
    CHECK(summary.players == std::array<std::string, 2>{"HARD", "HARD"});
    CHECK(summary.winner == screen->world()->match().winner());
    CHECK(summary.clock == screen->world()->match().clock());
    CHECK(shared.context.services.profile.takeNotes().empty());
}

TEST_CASE("an interrupted match is recorded only if some of it was played", "[screens]") {
    Keeping shared;
    MatchSetup setup = shortWatch();
    setup.settings.goals = {9, 9};
    const bool enough = GENERATE(false, true);
    const auto screen = play(shared, setup);
    while (screen->world()->match().clock() < shortestKept - (enough ? 0 : 1))
        REQUIRE(is<Stay>(screen->step()));
    screen->leave();
    REQUIRE(shared.kept().size() == (enough ? 1 : 0));
    if (enough) CHECK_FALSE(shared.kept()[0].header->summary->winner);
}

TEST_CASE("without a folder nothing is kept and the match ends as always", "[screens]") {
    Shared shared;
    shared.context.services.profile = PlayerProfile(std::nullopt);
    REQUIRE(shared.context.services.profile.takeNotes().size() == 1);
    const auto screen = play(shared, shortWatch());
    const ScreenChange end = stepOn(*screen, longMatch);
    REQUIRE(is<ShowResult>(end));
    CHECK(std::get<ShowResult>(end).recording);
    CHECK_FALSE(shared.context.services.profile.replays());
    CHECK(shared.context.services.profile.takeNotes().empty());
}

TEST_CASE("an interrupted campaign match is resumed later exactly as if never interrupted", "[screens]") {
    Keeping shared;
    const auto first = play(shared, firstLevelOfCampaign(shared));
    REQUIRE(is<Stay>(stepOn(*first, 1000)));
    REQUIRE(is<ShowPause>(first->handle(sfml::FocusLost{})));
    REQUIRE(shared.context.services.profile.interrupted());
    CHECK(shared.context.services.profile.interrupted()->summary->place == "1-1");
    shared.reopen();
    REQUIRE(shared.context.services.profile.takeNotes().empty());
    REQUIRE(shared.context.services.profile.interrupted());

    const auto second = play(shared, interruptedSetup(shared.context.services.profile.interrupted(),
                                                      shared.context.services.levelFolder,
                                                      shared.context.state.ownController));
    CHECK(second->world()->tick() == 1000);
    CHECK(second->world()->stateHash() == first->world()->stateHash());
    CHECK(is<ShowResumed>(second->step())); // A breath first.
    // The computer continues exactly as without the interruption.
    REQUIRE(is<Stay>(stepOn(*first, 500)));
    REQUIRE(is<Stay>(stepOn(*second, 500)));
    CHECK(second->world()->tick() == 1500);
    CHECK(second->world()->stateHash() == first->world()->stateHash());
    // It can be interrupted again.
    second->leave();
    const std::shared_ptr<const Replay> again = shared.context.services.profile.interrupted();
    REQUIRE(again);
    CHECK(again->ticks() == 1500);
    CHECK_FALSE(firstDifference(*again));
}

TEST_CASE("a campaign match is saved when the window closes, and can be resumed", "[screens]") {
    Keeping shared;
    const auto left = [&shared](int ticks) {
        const auto screen = play(shared, firstLevelOfCampaign(shared));
        stepOn(*screen, ticks);
        screen->leave();
        return shared.context.services.profile.interrupted() != nullptr;
    };
    CHECK_FALSE(left(tuning::countdown)); // Nothing has been played yet.
    CHECK(left(tuning::countdown + 500));
    CHECK(shared.kept().empty());
}

TEST_CASE("starting another campaign match drops the interrupted one", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, firstLevelOfCampaign(shared));
    stepOn(*screen, 1000);
    screen->handle(sfml::FocusLost{});
    const auto next = play(shared, firstLevelOfCampaign(shared).restarted());
    screen->leave(); // As when it is restarted.
    CHECK(shared.context.services.profile.interrupted());
    next->step();
    CHECK_FALSE(shared.context.services.profile.interrupted());
    CHECK_FALSE(std::filesystem::exists(shared.folder / "interrupted/1/match.replay"));
}

TEST_CASE("an interrupted match that plays otherwise is set aside, and the player is told", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, firstLevelOfCampaign(shared));
    stepOn(*screen, 1000);
    screen->handle(sfml::FocusLost{});
    Replay changed = *shared.context.services.profile.interrupted();
    changed.hashes.back() ^= 1U;
    shared.context.services.profile.keepInterrupted(std::make_shared<const Replay>(changed));
    CHECK_THROWS_WITH(play(shared, interruptedSetup(shared.context.services.profile.interrupted(),
                                                    shared.context.services.levelFolder,
                                                    shared.context.state.ownController)),
                      ContainsSubstring("cannot be resumed"));
    CHECK_FALSE(shared.context.services.profile.interrupted());
    const std::vector<std::string> notes = shared.context.services.profile.takeNotes();
    REQUIRE(notes.size() == 1);
    CHECK_THAT(notes[0], ContainsSubstring("interrupted/1/match.replay.broken-1"));
    CHECK(std::filesystem::exists(shared.folder / "interrupted/1/match.replay.broken-1"));
}

TEST_CASE("a match of another kind keeps the interrupted campaign match", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, firstLevelOfCampaign(shared));
    stepOn(*screen, 1000);
    screen->handle(sfml::FocusLost{});
    const auto watch = play(shared, shortWatch());
    stepOn(*watch, longMatch);
    CHECK(shared.context.services.profile.interrupted());
}

TEST_CASE("a resumed match is no longer interrupted once it has ended", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, firstLevelOfCampaign(shared));
    stepOn(*screen, 1500);
    screen->handle(sfml::FocusLost{});
    const auto resumed = play(shared, interruptedSetup(shared.context.services.profile.interrupted(),
                                                       shared.context.services.levelFolder,
                                                       shared.context.state.ownController));
    REQUIRE(is<ShowResumed>(resumed->step()));
    const ScreenChange end = stepOn(*resumed, longMatch);
    REQUIRE(is<ShowCampaignResult>(end));
    CHECK_FALSE(shared.context.services.profile.interrupted());
    REQUIRE(std::get<ShowCampaignResult>(end).recording);
    CHECK_FALSE(firstDifference(*std::get<ShowCampaignResult>(end).recording));
    const std::vector<PossibleComputers> computers =
        possibleComputers(*std::get<ShowCampaignResult>(end).recording);
    CHECK(computers.front()[sideIndex(Side::Red)].size() == 1);
    CHECK_FALSE(firstForgedInParts(*std::get<ShowCampaignResult>(end).recording, computers));
    REQUIRE(shared.kept().size() == 1);
    CHECK(shared.kept()[0].header->summary->occasion == "CAMPAIGN 1-1");
    resumed->leave();
    CHECK_FALSE(shared.context.services.profile.interrupted());
}

TEST_CASE("a campaign victory is saved in the deciding tick, though its result is never shown", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, victoryInCampaign(shared));
    while (!screen->world()->match().over())
        REQUIRE(is<Stay>(screen->step()));
    REQUIRE(screen->world()->match().winner() == Side::Blue);
    CHECK(shared.context.services.profile.progress().won({1, 1}));
    REQUIRE(is<ShowPause>(screen->handle(sfml::FocusLost{})));
    screen->leave();
    shared.reopen();
    CHECK(shared.context.services.profile.progress().won({1, 1}));
    CHECK_FALSE(shared.context.services.profile.interrupted());
    CHECK(shared.kept().size() == 1);
}

TEST_CASE("a campaign victory counts once, and its result is told of the new medals", "[screens]") {
    Keeping shared;
    const auto screen = play(shared, victoryInCampaign(shared));
    const ScreenChange end = stepOn(*screen, longMatch);
    REQUIRE(is<ShowCampaignResult>(end));
    const auto& result = std::get<ShowCampaignResult>(end);
    const Progress& progress = shared.context.services.profile.progress();
    REQUIRE(progress.medals() > 0);
    CHECK(result.gained.count() == progress.medals());
    const CampaignResultScreen shown(shared.context, result.setup, result.match, result.level, result.gained,
                                     result.recording);
    screen->leave();
    CHECK(result.gained.count() == progress.medals());
    CHECK(progress.levelsWon() == 1);
    CHECK(shared.kept().size() == 1);
}

TEST_CASE("a campaign defeat is counted, and its result is told how far the mission came", "[screens]") {
    Keeping shared;
    MatchSetup setup = firstLevelOfCampaign(shared);
    setup.contestants[sideIndex(Side::Blue)] = {Controller::Computer, {Difficulty::Novice}};
    setup.settings.goals = {9, 1};
    const auto screen = play(shared, setup);
    const ScreenChange end = stepOn(*screen, longMatch);
    REQUIRE(is<ShowCampaignResult>(end));
    const auto& result = std::get<ShowCampaignResult>(end);
    REQUIRE(result.match.winner() == Side::Red);
    CHECK(shared.context.services.profile.progress().defeats({1, 1}) == 1);
    CHECK(result.mission.mission() == result.level.medals.mission);
    ReplayPoint replayed(*result.recording);
    std::vector<Event> events;
    while (replayed.step(events))
        continue;
    CHECK(replayed.mission.count() == result.mission.count());
}

TEST_CASE("in the mirror campaign Red's victory is kept", "[screens]") {
    Keeping shared;
    const CampaignLevel at{1, 1, true};
    MatchSetup setup = firstLevelOfCampaign(shared);
    setup = campaignSetup(at, setup.level, shared.context.state.ownController);
    setup.seed = 3;
    setup.contestants[sideIndex(Side::Red)] = {Controller::Computer, {Difficulty::Master}};
    const auto screen = play(shared, setup);
    const ScreenChange end = stepOn(*screen, longMatch);
    REQUIRE(is<ShowCampaignResult>(end));
    REQUIRE(screen->world()->match().winner() == Side::Red);
    const Progress& progress = shared.context.services.profile.progress();
    CHECK(progress.won(at));
    CHECK(progress.levelsWon(true) == 1);
    CHECK(progress.levelsWon() == 0);
    CHECK(shared.context.state.lastCampaignLevel == at);
}

TEST_CASE("an interrupted match of the mirror campaign is resumed there", "[screens]") {
    Keeping shared;
    const CampaignLevel at{1, 1, true};
    MatchSetup setup = firstLevelOfCampaign(shared);
    setup = campaignSetup(at, setup.level, shared.context.state.ownController);
    auto screen = play(shared, setup);
    stepOn(*screen, tuning::countdown + 400);
    REQUIRE(is<ShowPause>(screen->handle(sfml::FocusLost{})));
    screen.reset();
    shared.reopen();
    const std::shared_ptr<const Replay>& match = shared.context.services.profile.interrupted();
    REQUIRE(match);
    CHECK(match->summary->place == "MIRROR-1-1");
    CHECK(match->summary->players[sideIndex(Side::Red)] == "YOU");
    const MatchSetup goesOn =
        interruptedSetup(match, shared.context.services.levelFolder, shared.context.state.ownController);
    CHECK(goesOn.as<CampaignMatch>().at == at);
    CHECK(goesOn.onlyPerson() == Side::Red);
    const auto resumed = play(shared, goesOn);
    CHECK(resumed->world()->tick() > tuning::countdown);
}

TEST_CASE("a replay is described in plain words", "[screens]") {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{3, {1, 0}}};
    const Match match{MatchSettings{}};
    const ReplaySummary summary = summaryOf(setup, Level{}, match, "2026-11-21 13:40:05");
    CHECK(summary.occasion == "VERSUS, ROUND 2");
    CHECK(shownPlayers(Catalogue::english(), summary) == "You against Medium");
    CHECK(shownResult(Catalogue::english(), summary, match.settings()) == "Unfinished");
    CHECK(shownScore(summary, Mode::Versus) == "0 : 0");
    CHECK(shownTally(Catalogue::english(), summary, Mode::Versus) == "Goals 0 : 0");
    ReplaySummary won = summary;
    won.scores = {1200, 800};
    won.goals = {3, 1};
    CHECK(shownTally(Catalogue::english(), won, Mode::Versus) == "Goals 3 : 1");
    CHECK(shownTally(Catalogue::english(), won, Mode::Solo) == "1200");
    won.winner = Side::Blue;
    CHECK(shownResult(Catalogue::english(), won, match.settings()) == "You win");
    won.winner = Side::Red;
    CHECK(shownResult(Catalogue::english(), won, match.settings()) == "Medium wins");
    MatchSettings other;
    other.finale = true;
    CHECK(shownResult(Catalogue::english(), won, other) == "Finished");
    other.mode = Mode::Solo;
    other.finale = false;
    CHECK(shownResult(Catalogue::english(), won, other) == "Lives lost");
    won.players[0] = "MEDIUM";
    CHECK(shownResult(Catalogue::english(), won, match.settings()) == "Red wins");
    CHECK(localTime().size() == 19);
}
