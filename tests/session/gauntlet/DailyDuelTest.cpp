#include "arkanong/session/gauntlet/DailyDuel.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"

#include <functional>
#include <set>
#include <string_view>

using namespace arkanong::test;

namespace {

const std::vector<GauntletOpponent>& installedLadder() {
    static const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(assetsPath("levels")));
    return ladder;
}

Day day(std::string_view name) { return dayNamed(name).value(); }

GauntletRun runOf(Day day) { return GauntletRun(dailySettings(day)); }

/// The campaign levels of the rounds and the first open cards: "3-5, 1-2...: piercing, thief, echo".
std::string described(const GauntletRun& run) {
    std::string text;
    for (int round = 0; round < gauntlet::rounds; ++round)
        text += (round == 0 ? "" : ", ") + nameOf(gauntletLevel(run.level(round)));
    for (const GauntletRun::OpenCard& open : run.open())
        text += "; " + std::string(traitsOf(open.card).name);
    return text;
}

} // namespace

TEST_CASE("the duel of a day is the same on every machine", "[session]") {
    CHECK(dailyDuel(day("2026-11-22")).seed == 0x214D'E613'DE1F'1F71U);
    CHECK(dailyDuel(day("2026-11-22")).rung == 10);
    CHECK(described(runOf(day("2026-11-22"))) ==
          "5-4, 1-6, 2-1, 5-6, 4-1, 5-2, 2-7; spare plate; mirror; wrecker");
    CHECK(dailyDuel(day("2028-02-29")).seed == 0x4C75'17D4'BB8B'3FF7U);
    CHECK(dailyDuel(day("2028-02-29")).rung == 11);
    CHECK(described(runOf(day("2028-02-29"))) ==
          "1-5, 1-3, 2-1, 1-6, 4-1, 5-6, 3-2; swift serve; mason; piercing");
}

TEST_CASE("successive days differ in seed, opponent, levels and cards, also around a leap day", "[session]") {
    for (Day today = day("2027-12-31"); today < day("2028-03-31"); today = Day(today.number() + 1)) {
        CAPTURE(nameOf(today));
        const Day next(today.number() + 1);
        CHECK(dailyDuel(today).rung != dailyDuel(next).rung);
        CHECK(described(runOf(today)) != described(runOf(next)));
        const std::uint64_t changed = dailyDuel(today).seed ^ dailyDuel(next).seed;
        int bits = 0;
        for (std::uint64_t rest = changed; rest != 0; rest &= rest - 1)
            ++bits;
        CHECK(bits > 12); // Number of differing bits of 64.
    }
}

TEST_CASE("400 daily duels use every level, every card and opponent of the ladder's middle", "[session]") {
    std::set<int> levels;
    std::set<Card> cards;
    std::set<std::size_t> rungs;
    std::set<std::uint64_t> seeds;
    int blueFirst = 0;
    constexpr int days = 400;
    for (int number = 0; number < days; ++number) {
        const Day today(day("2026-11-22").number() + number);
        seeds.insert(dailyDuel(today).seed);
        rungs.insert(dailyDuel(today).rung);
        const GauntletRun run = runOf(today);
        for (int round = 0; round < gauntlet::rounds; ++round)
            levels.insert(run.level(round));
        for (const GauntletRun::OpenCard& open : run.open())
            cards.insert(open.card);
        blueFirst += run.firstPicker() == Side::Blue ? 1 : 0;
    }
    CHECK(seeds.size() == std::size_t{days});
    CHECK(levels.size() == std::size_t{gauntlet::levels});
    CHECK(cards.size() == cardCount);
    CHECK(rungs.size() == daily::rungs);
    CHECK(*rungs.begin() == daily::lowestRung);
    CHECK(*rungs.rbegin() < std::size_t{gauntlet::levels});
    CHECK(blueFirst > days / 3);
    CHECK(blueFirst < days * 2 / 3);
}

TEST_CASE("a duel's setup has a person against the day's opponent, ranked or not", "[session]") {
    const Day today = day("2026-11-22");
    const MatchSetup setup = dailySetup(today, true, installedLadder(), Controller::Mouse);
    const auto& match = setup.as<GauntletMatch>();
    CHECK(setup.onlyPerson() == Side::Blue);
    CHECK(setup.contestants[0].controller == Controller::Mouse);
    CHECK(match.day == today);
    CHECK(match.ranked);
    CHECK_FALSE(match.begun);
    CHECK(match.names[1] == installedLadder()[dailyDuel(today).rung].name);
    CHECK(match.run.record().settings == dailySettings(today));
    CHECK_FALSE(gauntletAgain(setup, {}, 3).as<GauntletMatch>().day);
}

TEST_CASE("the line to share has the day, the points, the steals and the fastest goal", "[session]") {
    const Day today = day("2026-11-22");
    CHECK(dailyLine(Catalogue::english(), today, {4, 3, 19, tuning::seconds(41.9), true}) ==
          "Arkanong 22 Nov  4-3  19 steals  0:41 fastest goal");
    CHECK(dailyLine(Catalogue::english(), today, {0, 5, 1, 0, false}, {50, 100, 75, false}) ==
          "Arkanong 22 Nov  0-5  1 steal  with paddle assist 50 %, speed 75 %");
    CHECK(dailyLine(Catalogue::english(), today, {0, 5, 1, 0, false}) == "Arkanong 22 Nov  0-5  1 steal");
    CHECK(dailyLine(Catalogue::english(), day("2027-01-02"), {8, 0, 0, tuning::seconds(65.0), true}) ==
          "Arkanong 2 Jan  8-0  0 steals  1:05 fastest goal");
}

TEST_CASE("a finished run is recorded for the only person who played it", "[session]") {
    MatchSetup setup = dailySetup(day("2026-11-22"), true, installedLadder(), Controller::AnyDevice);
    GauntletRun& run = setup.as<GauntletMatch>().run;
    while (!run.winner()) {
        for (std::size_t card = 0; run.stage() == GauntletRun::Stage::Draft; ++card)
            if (run.mayPick(card)) run.pick(card);
        RoundResult round;
        round.goals = {2, 1};
        round.steals = {3, 9};
        round.ticks = 5000;
        round.firstGoals = {900 - 10 * run.round(), 100};
        run.finishRound(round);
    }
    const auto finished = finishedRun(setup);
    REQUIRE(finished);
    CHECK(finished->figures == RunFigures{5, 0, 15, 860, true});
    CHECK(finished->opponent == setup.as<GauntletMatch>().names[1]);
    CHECK(finished->cards == run.cards(Side::Blue));
    CHECK(finished->day == day("2026-11-22"));
    setup.as<GauntletMatch>().ranked = false;
    CHECK_FALSE(finishedRun(setup)->day);
    setup.contestants[1].controller = Controller::KeysRight;
    CHECK_FALSE(finishedRun(setup));
}

namespace {

/// A person's run on the day's levels, interrupted at the start of its first round.
GauntletReplay begunDuel(Day day) {
    MatchSetup setup = dailySetup(day, true, installedLadder(), Controller::Mouse);
    auto& match = setup.as<GauntletMatch>();
    for (std::size_t card = 0; match.run.stage() == GauntletRun::Stage::Draft; ++card)
        if (match.run.mayPick(card)) match.run.pick(card);
    const LoadedMatch round = loadMatch(gauntletRound(setup, assetsPath("levels")), assetsPath("levels"));
    Replay replay = ReplayRecorder(round.level, round.settings, round.seed)
                        .finish(World(round.level, round.settings, round.seed));
    replay.summary = ReplaySummary{};
    match.rounds.push_back(std::make_shared<const Replay>(std::move(replay)));
    return gauntletRecord(setup);
}

void changeFirstRound(GauntletReplay& run, const std::function<void(Replay&)>& change) {
    Replay replay = *run.rounds.front();
    change(replay);
    run.rounds.front() = std::make_shared<const Replay>(std::move(replay));
}

} // namespace

TEST_CASE("a run that claims a day is that day's duel, or the difference is named", "[session]") {
    struct Case {
        std::function<void(GauntletReplay&)> change;
        const char* why;
    };
    const std::vector<Case> cases{
        {[](auto& run) { run.record.settings.seed += 1; }, "it is another run than that of 22 Nov"},
        {[](auto& run) { run.record.settings.levels = 34; }, "it is another run than that of 22 Nov"},
        {[](auto& run) { run.day = dayNamed("2026-11-23"); }, "it is another run than that of 23 Nov"},
        {[](auto& run) { run.players[1].name = "RUSTY"; }, "it is not played against "},
        {[](auto& run) { run.players[1].plays = "mouse"; }, "it is not played against "},
        {[](auto& run) { run.players[1].computer.strength = Difficulty::Novice; },
         "it is not played against "},
        {[](auto& run) { run.players[0].plays = "computer"; }, "a ranked try is played by a person"},
        {[](auto& run) { changeFirstRound(run, [](Replay& round) { round.level.bricks.pop_back(); }); },
         "round 1 is not played on the campaign's level 5-4"},
        {[](auto& run) {
             changeFirstRound(run,
                              [](Replay& round) { round.settings.mutators.set(Mutator::GiantBalls, true); });
         },
         "round 1 is played with mutators"},
    };
    const std::string levels = assetsPath("levels");
    CHECK_FALSE(whyNotDaily(begunDuel(day("2026-11-22")), levels));
    for (const Case& bad : cases) {
        GauntletReplay run = begunDuel(day("2026-11-22"));
        bad.change(run);
        const std::optional<std::string> why = whyNotDaily(run, levels);
        CAPTURE(bad.why);
        REQUIRE(why);
        CHECK_THAT(*why, ContainsSubstring(bad.why));
        run.day.reset();
        CHECK_FALSE(whyNotDaily(run, levels));
    }
}
