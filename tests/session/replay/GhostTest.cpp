#include "arkanong/session/replay/Ghost.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

using namespace arkanong::test;

namespace {

std::shared_ptr<const Replay> shared(Replay replay) {
    return std::make_shared<const Replay>(std::move(replay));
}

/// A recording of the person YOU as Blue against RUSTY.
std::shared_ptr<const Replay> recorded(int ticks = 1500) {
    return shared(summarised(playedMatch(ticks), "2026-11-21 10:00:00"));
}

/// The hash of a match of computers after some seconds; `ghost` plays along unless it is null.
std::uint64_t hashWith(Ghost* ghost) {
    const std::uint64_t seed = 9;
    World world(rowsOfBricks(), {}, seed);
    std::array<Bot, 2> bots{{{Side::Blue, Difficulty::Hard, seed}, {Side::Red, Difficulty::Easy, seed}}};
    std::vector<Event> events;
    for (int tick = 0; tick < 2000; ++tick) {
        world.step({bots[0].think(world), bots[1].think(world)}, events);
        if (ghost != nullptr) ghost->step();
    }
    return world.stateHash();
}

MatchSetup versusSetup() {
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.settings.goals.fill(tuning::goals);
    return setup;
}

MatchSetup against(const std::string& path) {
    MatchSetup setup;
    setup.kind = RivalMatch{path};
    return setup;
}

LoadedMatch loadedAgainst(const std::string& path) { return loadMatch(against(path), assetsPath("levels")); }

} // namespace

TEST_CASE("a ghost does not change the match that it plays along with", "[session]") {
    Ghost ghost(recorded());
    CHECK(hashWith(&ghost) == hashWith(nullptr));
    CHECK(ghost.world().tick() == 1500);
}

TEST_CASE("a ghost's world equals the replayed world at each tick", "[session]") {
    const std::shared_ptr<const Replay> replay = recorded();
    Ghost ghost(replay);
    ReplayPoint point(*replay);
    std::vector<Event> events;
    CHECK(ghost.world().stateHash() == point.world.stateHash());
    bool same = true;
    while (point.step(events)) {
        ghost.step();
        same = same && ghost.world().stateHash() == point.world.stateHash();
    }
    CHECK(same);
    CHECK(ghost.world().stateHash() == replay->hashes.back());
}

TEST_CASE("a ghost fades out after its recording ends or its match is decided", "[session]") {
    Ghost ghost(recorded(600));
    for (int tick = 0; tick < 600; ++tick)
        ghost.step();
    CHECK(ghost.presence() == 1.0);
    ghost.step();
    CHECK(ghost.presence() < 1.0);
    for (int tick = 0; tick < 2 * Ghost::fadeTicks; ++tick)
        ghost.step();
    CHECK(ghost.presence() == 0.0);
    CHECK(ghost.world().tick() == 600);
    CHECK(ghost.figures() == "0-0");
}

TEST_CASE("in solo a ghost shows its points, including those of the run's earlier levels", "[session]") {
    Replay replay;
    replay.level = rowsOfBricks();
    replay.settings.mode = Mode::Solo;
    const Ghost ghost(shared(replay));
    CHECK(ghost.figures() == "0");
    CHECK(ghost.figures(1200) == "1200");
}

TEST_CASE("a ghost is refused on another level and in another mode", "[session]") {
    const Replay replay = *recorded(10);
    CHECK(Ghost::refusal(replay, replay.level, replay.settings).empty());
    Level other = replay.level;
    other.bricks.pop_back();
    CHECK(Ghost::refusal(replay, other, replay.settings) == "The ghost played on another level");
    MatchSettings solo = replay.settings;
    solo.mode = Mode::Solo;
    CHECK(Ghost::refusal(replay, replay.level, solo) == "The ghost played in another mode");
}

TEST_CASE("a ghost shows the recorded person's paddle, and both paddles if no person played", "[session]") {
    Replay replay = *recorded(10);
    CHECK(Ghost(shared(replay)).shows(Side::Blue));
    CHECK_FALSE(Ghost(shared(replay)).shows(Side::Red));
    replay.summary->players = {"RUSTY", "YOU"};
    CHECK(Ghost(shared(replay)).side() == Side::Red);
    CHECK_FALSE(Ghost(shared(replay)).shows(Side::Blue));
    replay.summary->players = {"HARD", "EASY"};
    CHECK(Ghost(shared(replay)).shows(Side::Blue));
    CHECK(Ghost(shared(replay)).shows(Side::Red));
    replay.summary.reset();
    CHECK(Ghost(shared(replay)).side() == Side::Blue);
}

TEST_CASE("the best match is saved by level, mode and opponent, and only if one person plays", "[session]") {
    const Level level = rowsOfBricks();
    CHECK(ghostName(campaignSetup({1, 3}, "path", Controller::Mouse), level) == "campaign-1-3");
    CHECK(ghostName(campaignSetup({1, 3, true}, "path", Controller::Mouse), level) == "campaign-mirror-1-3");
    MatchSetup solo;
    solo.kind = SoloRun{};
    CHECK(ghostName(solo, level) == "solo-rows");
    MatchSetup versus = versusSetup();
    CHECK(ghostName(versus, level) == "versus-medium-rows");
    std::swap(versus.contestants[0], versus.contestants[1]);
    CHECK(ghostName(versus, level) == "versus-medium-rows-as-red");
    versus.contestants[0].controller = Controller::KeysLeft;
    CHECK(ghostName(versus, level).empty());
    CHECK(ghostName(sandboxSetup(Controller::Mouse), level).empty());
    CHECK(ghostName(against("file"), level).empty());
}

TEST_CASE("only the first round of a series has a ghost and can become one", "[session]") {
    const Level level = rowsOfBricks();
    MatchSetup setup = versusSetup();
    Series& series = setup.as<VersusMatch>().series;
    series.rounds = 3;
    CHECK(ghostName(setup, level) == "versus-medium-rows");
    series = series.after(Side::Blue);
    CHECK(ghostName(setup, level).empty());
}

TEST_CASE("best matches with aids are saved apart from those without", "[session]") {
    Level level;
    level.name = "Rows";
    MatchSetup setup = versusSetup();
    const std::string usual = ghostName(setup, level);
    setup.totals.aids[sideIndex(Side::Red)].assist = 50; // The aids of a computer's side do not count.
    CHECK(ghostName(setup, level) == usual);
    setup.totals.aids[sideIndex(Side::Blue)].speed = 75;
    CHECK(ghostName(setup, level) == usual + "-aided");
    CHECK(mayBeBest(setup));
}

TEST_CASE("only matches with the usual rules can become the best", "[session]") {
    CHECK(mayBeBest(versusSetup()));
    MatchSetup longer = versusSetup();
    longer.settings.goals.fill(tuning::goals + 1);
    CHECK_FALSE(mayBeBest(longer));
    MatchSetup helped = campaignSetup({1, 3}, "path", Controller::Mouse);
    CHECK(mayBeBest(helped));
    helped.settings.help = Side::Blue;
    CHECK_FALSE(mayBeBest(helped));
}

TEST_CASE("the verdict names the better side and the deciding figures", "[session]") {
    const Outcome narrow{Mode::Versus, true, 3, 2, 4000, 9000};
    const Outcome clear{Mode::Versus, true, 3, 1, 1000, 9012};
    const Outcome lost{Mode::Versus, false, 1, 3, 1000, 9000};
    CHECK(verdict(Catalogue::english(), clear, narrow) == "You beat the replay: 3-1 against 3-2");
    CHECK(verdict(Catalogue::english(), lost, clear) == "The replay is still better: 3-1 against your 1-3");
    CHECK(verdict(Catalogue::english(), clear, clear) == "As good as the replay: 3-1 and 3-1");
    CHECK(verdict(Catalogue::english(), {Mode::Versus, true, 3, 1, 0, 7200 + 66}, clear) ==
          "You beat the replay: 1:00.5 against 1:15.1");
    CHECK(verdict(Catalogue::english(), {Mode::Solo, true, 0, 0, 700, 9000},
                  {Mode::Solo, true, 0, 0, 600, 1}) == "You beat the replay: 700 against 600");
    CHECK(verdict(Catalogue::english(), {Mode::Solo, false, 0, 0, 700, 9000},
                  {Mode::Solo, true, 0, 0, 700, 1}) == "The replay is still better: you did not win");
}

TEST_CASE("a match against a replay has its level, seed and opponent; the person takes a side", "[session]") {
    const TempFolder folder;
    Replay replay = *recorded(200);
    saveReplay(replay, folder / "a.replay");
    const LoadedMatch match = loadedAgainst(folder / "a.replay");
    CHECK(match.seed == replay.seed);
    CHECK(levelHash(match.level) == levelHash(replay.level));
    CHECK(match.setup.onlyPerson() == Side::Blue);
    CHECK(match.setup.contestants[1].computer.personality == Personality::Hunter);
    CHECK(playerName(match.setup, match.level, Side::Red) == "RUSTY");
    REQUIRE(match.replay);
    CHECK(Ghost::refusal(*match.replay, match.level, match.settings).empty());

    replay.summary->players = {"HARD", "YOU"};
    saveReplay(replay, folder / "b.replay");
    const LoadedMatch mirrored = loadedAgainst(folder / "b.replay");
    CHECK(mirrored.setup.onlyPerson() == Side::Red);
    CHECK(mirrored.setup.contestants[0].computer.strength == Difficulty::Hard);
    CHECK(playerName(mirrored.setup, mirrored.level, Side::Blue) == "HARD");
}

TEST_CASE("a replay that cannot be played against is refused with the reason", "[session]") {
    const TempFolder folder;
    Replay replay = *recorded(20);
    const auto refusalOf = [&](const char* why) {
        saveReplay(replay, folder / "a.replay");
        CHECK_THROWS_WITH(loadedAgainst(folder / "a.replay"), ContainsSubstring(why));
    };
    replay.summary->players = {"PLAYER 1", "PLAYER 2"};
    refusalOf("PLAYER 2 is neither the level's opponent nor a computer's strength");
    replay.summary.reset();
    refusalOf("it does not say who played");
    folder.write("a.replay", "broken");
    CHECK_THROWS_AS(loadedAgainst(folder / "a.replay"), DataError);
}
