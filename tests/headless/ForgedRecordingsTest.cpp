#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/headless/GauntletPlay.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <functional>

// --verify compares recorded commands and picks of computers with those that the computers choose again.

using namespace arkanong::test;

namespace {

struct Verdict {
    int exitCode;
    std::string text;
};

Verdict verdictOn(const std::string& file, bool json = false) {
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.verify = file;
    options.json = json;
    std::ostringstream text;
    const int exitCode = runHeadless(options, text);
    return {exitCode, text.str()};
}

/// A forged recording: with changed commands, and with the hashes that follow from them.
Replay forged(const Replay& replay, const std::function<void(int tick, Commands&)>& change) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayRecorder recorder(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    while (std::optional<Commands> commands = player.next()) {
        change(world.tick() + 1, *commands);
        events.clear();
        world.step(*commands, events);
        recorder.record(*commands, world);
    }
    Replay again = recorder.finish(world);
    again.summary = replay.summary;
    return again;
}

/// The start of a match between this computer and a person as Blue who moves back and forth and sometimes serves.
Replay personAgainst(const BotProfile& computer, const Level& level, std::uint64_t seed, int ticks) {
    MatchSettings settings;
    settings.ownHalf = {60, 100};
    World world(level, settings, seed);
    ReplayRecorder recorder(level, settings, seed);
    Bot bot(Side::Red, computer, seed);
    std::vector<Event> events;
    while (world.tick() < ticks) {
        Commands commands{};
        constexpr int half = 170;
        constexpr std::int16_t speed = 700;
        commands[0].moveX = static_cast<std::int16_t>(world.tick() / half % 2 == 0 ? speed : -speed);
        if (world.tick() % half == 0) commands[0].buttons = Command::servePressed;
        commands[1] = bot.think(world);
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    return recorder.finish(world);
}

Replay named(Replay replay, const std::string& occasion, const std::string& blue, const std::string& red) {
    replay.summary = ReplaySummary{};
    replay.summary->occasion = occasion;
    replay.summary->players = {blue, red};
    return replay;
}

Verdict verdictOn(const Replay& replay, bool json = false) {
    const TempFolder folder;
    saveReplay(replay, folder / "match.replay");
    return verdictOn(folder / "match.replay", json);
}

/// Plays a run to its end. Computers draft as `replay` names them; the pick at index `changed` is another.
void playOut(GauntletReplay& replay, GauntletRun run, const std::function<Level(int)>& levelOf,
             const std::array<Entrant, 2>& entrants, std::optional<std::size_t> changed) {
    while (run.stage() != GauntletRun::Stage::Over) {
        while (run.stage() == GauntletRun::Stage::Draft) {
            std::size_t pick = draftedBy(replay.players[sideIndex(run.picker())].computer, run);
            if (run.record().picks.size() == changed) do
                    pick = (pick + 1) % gauntlet::openCards;
                while (!run.mayPick(pick));
            run.pick(pick);
        }
        MatchPlay play;
        play.level = levelOf(run.level());
        play.settings = run.matchSettings({});
        play.seed = run.matchSeed();
        play.entrants = entrants;
        Replay round;
        run.finishRound(*runMatch(play, &round).round);
        round.summary = ReplaySummary{};
        replay.rounds.push_back(std::make_shared<const Replay>(std::move(round)));
    }
    replay.record = run.record();
}

/// A run of two computers on one level. The pick at index `changed` differs from the computer's choice.
GauntletReplay runWithPick(std::optional<std::size_t> changed) {
    GauntletReplay replay;
    replay.players[0] = {"computer", "", {Difficulty::Hard, Personality::Collector}};
    replay.players[1] = {"computer", "", {*Strength::ofHundredths(235), Personality::Trickster}};
    playOut(
        replay, GauntletRun({7, 1}), [](int) { return rowsOfBricks(); },
        {replay.players[0].computer, replay.players[1].computer}, changed);
    return replay;
}

/// A duel of this day against the day's computer, which stands still.
GauntletReplay duelWithStillOpponent(Day day) {
    const Campaign campaign = loadCampaign(assetsPath("levels"));
    const DailyDuel duel = dailyDuel(day);
    const GauntletOpponent opponent = gauntletLadder(campaign)[duel.rung];
    GauntletReplay replay;
    replay.day = day;
    replay.players[0] = {"mouse", "", {Difficulty::Hard}};
    replay.players[1] = {"computer", opponent.name, opponent.computer};
    playOut(
        replay, GauntletRun(dailySettings(day)),
        [&](int level) { return campaign.entry(gauntletLevel(level)).level; },
        {replay.players[0].computer, std::nullopt}, std::nullopt);
    return replay;
}

} // namespace

// After a change of the rules arkanong_tests "[forged-duel]" writes it again.
TEST_CASE("a duel whose opponent stands still becomes the forged one", "[.forged-duel]") {
    saveGauntlet(duelWithStillOpponent(*dayNamed("2026-11-26")), testDataPath("forged_daily.replay"));
}

TEST_CASE("a forged daily duel against a computer that does not move is refused", "[headless]") {
    const std::string file = testDataPath("forged_daily.replay");
    const std::string why =
        "in round 1 at tick 1 Red's paddle moves at 0, 0 px/s, but the computer would have moved it at 0, ";
    const Verdict verdict = verdictOn(file);
    CHECK(verdict.exitCode == 1);
    CHECK_THAT(verdict.text, Catch::Matchers::StartsWith(file + ": " + why));
    const Verdict json = verdictOn(file, true);
    CHECK(json.exitCode == 1);
    CHECK_THAT(json.text, Catch::Matchers::StartsWith(
                              "{\"verified\": false, \"round\": 1, \"tick\": 1, \"why\": \"" + why));
}

TEST_CASE("duels of different days verify, and the report says what is verified of each side", "[headless]") {
    const TempFolder folder;
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.daily = true;
    options.day = dayNamed(GENERATE("2026-01-03", "2026-11-26", "2028-02-29"));
    options.record = folder / "duel.replay";
    std::ostringstream text;
    REQUIRE(runHeadless(options, text) == 0);
    const Verdict verdict = verdictOn(options.record);
    CHECK(verdict.exitCode == 0);
    CHECK_THAT(verdict.text,
               ContainsSubstring("Red: a computer, which gives the same commands and picks again\n"));
    GauntletReplay run = loadGauntlet(options.record);
    run.players[0].plays = "mouse"; // A person's commands cannot be forged.
    saveGauntlet(run, options.record);
    CHECK_THAT(verdictOn(options.record).text,
               ContainsSubstring("Blue: a person, whose commands and picks cannot be proved\n"));
    CHECK_THAT(verdictOn(options.record, true).text,
               ContainsSubstring("\"players\": {\"blue\": \"person\", \"red\": \"computer\"}}"));
}

TEST_CASE("each opponent of the ladder is recognised in a match against a person", "[headless]") {
    const Campaign campaign = loadCampaign(assetsPath("levels"));
    std::uint64_t seed = 40;
    for (const GauntletOpponent& opponent : gauntletLadder(campaign)) {
        CAPTURE(opponent.name);
        const Replay replay = personAgainst(opponent.computer, rowsOfBricks(), ++seed, 1500);
        CHECK_FALSE(firstForgedCommand(replay, {{{}, {opponent.computer}}}));
        BotProfile other = opponent.computer;
        other.personality =
            static_cast<Personality>((static_cast<std::size_t>(other.personality) + 1) % personalityCount);
        CHECK(firstForgedCommand(replay, {{{}, {other}}}));
    }
}

TEST_CASE("one changed command of a computer is found at its tick", "[headless]") {
    const BotProfile computer{Difficulty::Hard, Personality::Hothead};
    const Replay replay = personAgainst(computer, rowsOfBricks(), 9, 1200);
    struct Case {
        std::function<void(Command&)> change;
        const char* what;
    };
    const std::vector<Case> cases{
        {[](Command& command) { command.moveX += 1; }, "Red's paddle moves at "},
        {[](Command& command) { command.buttons ^= Command::servePressed; }, "serve"},
        {[](Command& command) { command.buttons ^= Command::serveHeld; }, "Red fires, unlike the computer"},
        {[](Command& command) { command.aimY -= 3; }, "Red aims at "},
        {[](Command& command) { command.buttons ^= Command::overdrive; }, "Red presses other buttons, "},
    };
    for (const int tick : {1, 700, 1200})
        for (const Case& changed : cases) {
            const Replay forgery = forged(replay, [&](int at, Commands& commands) {
                if (at == tick) changed.change(commands[1]);
            });
            REQUIRE_FALSE(firstDifference(forgery));
            const auto found = firstForgedCommand(forgery, {{{}, {computer}}});
            REQUIRE(found);
            CHECK(found->tick == tick);
            CHECK(found->side == Side::Red);
            CHECK_THAT(describe(*found), ContainsSubstring("at tick " + std::to_string(tick) + " Red"));
            CHECK_THAT(describe(*found), ContainsSubstring(changed.what));
        }
    const Replay persons = forged(replay, [](int, Commands& commands) { commands[0].moveX = 0; });
    CHECK(firstForgedCommand(persons, {{{}, {computer}}})); // The computer reacts to the person's commands.
}

TEST_CASE("one changed pick or command of a computer in a run is found", "[headless]") {
    const GauntletReplay run = runWithPick(std::nullopt);
    CHECK_FALSE(faultOfComputers(run));
    for (const std::size_t pick : {std::size_t{0}, std::size_t{3}, run.record.picks.size() - 1}) {
        CAPTURE(pick);
        const GauntletReplay forgery = runWithPick(pick);
        REQUIRE_FALSE(firstFault(forgery));
        const std::optional<GauntletFault> fault = faultOfComputers(forgery);
        REQUIRE(fault);
        CHECK_THAT(fault->why, Catch::Matchers::StartsWith("before " + ordinalRound(pick / 2) + ' '));
        CHECK_THAT(fault->why, ContainsSubstring("but the computer would have picked "));
    }
    for (std::size_t round = 0; round < run.rounds.size(); ++round) {
        GauntletReplay forgery = run;
        const int last = static_cast<int>(run.rounds[round]->ticks());
        forgery.rounds[round] =
            std::make_shared<const Replay>(forged(*run.rounds[round], [last](int tick, Commands& commands) {
                if (tick == last) commands[0].aimX += 1;
            }));
        REQUIRE_FALSE(firstFault(forgery));
        const std::optional<GauntletFault> fault = faultOfComputers(forgery);
        REQUIRE(fault);
        CHECK_THAT(fault->why, Catch::Matchers::StartsWith("in " + ordinalRound(round) + " at tick " +
                                                           std::to_string(last) + " Blue aims at "));
        forgery.players[0].plays = "mouse";
        CHECK_FALSE(faultOfComputers(forgery));
    }
}

TEST_CASE("a run whose computers draft at another strength is not reported as forged", "[headless]") {
    const std::vector<Level> levels{rowsOfBricks()};
    RunPlan plan{levels};
    plan.drafting = {std::nullopt, plan.players[1].strength};
    plan.record = true;
    const GauntletReplay run = *playRun(plan).recording;
    CHECK(run.players[0].plays == "computer that drafts at random");
    CHECK_FALSE(run.players[0].isComputer());
    CHECK(run.players[1].isComputer());
    CHECK_FALSE(faultOfComputers(run));
}

TEST_CASE("in a single match the commands of the computers named by the summary are compared", "[headless]") {
    const Replay replay = playedMatch(1500);
    const Verdict watched = verdictOn(named(replay, "WATCH", "HARD", "MEDIUM"));
    CHECK(watched.exitCode == 0);
    CHECK(watched.text == "verified\nBlue: a computer, which gives the same commands again\n"
                          "Red: a computer, which gives the same commands again\n");
    const Verdict campaign = verdictOn(summarised(replay, "2026-11-27 09:00:00"));
    CHECK(campaign.exitCode == 0);
    CHECK_THAT(campaign.text, ContainsSubstring("Blue: a person, whose commands cannot be proved\n"
                                                "Red: a computer, which gives the same commands again\n"));
    const Verdict weaker = verdictOn(named(replay, "VERSUS", "YOU", "EASY"), true);
    CHECK(weaker.exitCode == 1);
    CHECK_THAT(weaker.text, ContainsSubstring("{\"verified\": false, \"tick\": ") &&
                                ContainsSubstring("\"why\": \"at tick "));
    CHECK(verdictOn(named(replay, "ONLINE", "MASTER", "NOVICE")).exitCode == 0); // Names that people chose.
}

TEST_CASE("a strength between two difficulties is among those that its name can mean", "[headless]") {
    const BotProfile computer{*Strength::ofHundredths(GENERATE(150, 199, 235, 249)), Personality::Guardian};
    const Replay replay = personAgainst(computer, rowsOfBricks(), 12, 900);
    CHECK(verdictOn(named(replay, "VERSUS", "YOU", "MEDIUM")).exitCode == 0);
    CHECK(verdictOn(named(replay, "VERSUS", "YOU", "HARD")).exitCode == 1);
}
