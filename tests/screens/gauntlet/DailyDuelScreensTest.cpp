#include "PlayedRuns.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/screens/gauntlet/RunsScreen.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/sim/tuning/Gauntlet.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "ui/Keeping.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

const Day today = *dayNamed("2026-11-22");

/// The duel that the setup screen begins.
MatchSetup begunDuel(Shared& shared) {
    shared.context.state.today = today;
    GauntletSetupScreen screen(shared.context);
    press(screen, Key::Right);
    draw(shared, screen);
    const ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowDraft>(change));
    return std::get<ShowDraft>(change).setup;
}

/// The match of the duel's first round, whose cards are picked.
PlayScreen firstRound(Shared& shared, MatchSetup setup) {
    pickAny(runOf(setup));
    const std::string& folder = shared.context.services.levelFolder;
    return PlayScreen(shared.context, loadMatch(gauntletRound(std::move(setup), folder), folder));
}

/// Blue wins all rounds.
void winAll(MatchSetup& setup) {
    GauntletRun& run = runOf(setup);
    while (!run.winner()) {
        pickAny(run);
        RoundResult result;
        result.goals = {tuning::gauntletGoals, 1};
        result.score = {3000, 2000};
        result.steals = {4, 6};
        result.ticks = tuning::seconds(60.0);
        result.firstGoals = {tuning::seconds(41.0), 100};
        run.finishRound(result);
    }
}

} // namespace

TEST_CASE("the day's first try is ranked once its first round begins, and no other", "[screens]") {
    Shared shared;
    const PlayerProfile& profile = shared.context.services.profile;
    const MatchSetup duel = begunDuel(shared);
    CHECK(duel.as<GauntletMatch>().day == today);
    CHECK(duel.as<GauntletMatch>().ranked);
    CHECK(duel.as<GauntletMatch>().names[1] == testLadder()[dailyDuel(today).rung].name);
    CHECK(begunDuel(shared).as<GauntletMatch>().ranked); // Looking at the cards does not count.
    CHECK_FALSE(profile.runs().tried(today));
    {
        PlayScreen play = firstRound(shared, duel);
        CHECK_FALSE(profile.runs().tried(today));
        CHECK(is<Stay>(play.step()));
        CHECK(profile.runs().tried(today));
        CHECK(is<Stay>(play.step()));
    }
    CHECK(profile.runs().begun == 1);
    CHECK_FALSE(begunDuel(shared).as<GauntletMatch>().ranked);
    PlayScreen other = firstRound(shared, duel); // As another game had it open.
    CHECK(is<Stay>(other.step()));
    CHECK(profile.runs().begun == 2);
}

TEST_CASE("an interrupted ranked try is resumed as ranked, also from the first countdown", "[screens]") {
    Keeping shared;
    const MatchSetup duel = begunDuel(shared);
    const int ticks = GENERATE(1, 600); // In the countdown nothing is recorded yet.
    {
        PlayScreen play = firstRound(shared, duel);
        MatchSetup drafted = duel;
        pickAny(runOf(drafted));
        shared.context.services.profile.keepInterruptedRun(
            std::make_shared<const GauntletReplay>(gauntletRecord(drafted)));
        for (int tick = 0; tick < ticks; ++tick)
            CHECK(is<Stay>(play.step()));
        play.leave();
    }
    shared.reopen();
    shared.context.state.today = today;
    ScreenChange change = dailyTry(shared.context, today);
    CHECK(is<ShowMatch>(change) == (ticks > 1));
    MatchSetup setup =
        is<ShowMatch>(change) ? std::get<ShowMatch>(change).setup : std::get<ShowDraft>(change).setup;
    CHECK(setup.as<GauntletMatch>().ranked);
    const std::string& folder = shared.context.services.levelFolder;
    PlayScreen play(shared.context, loadMatch(gauntletRound(setup, folder), folder));
    for (int tick = 0; tick < 700; ++tick)
        static_cast<void>(play.step());
    play.leave();
    const auto& run = shared.context.services.profile.interruptedRun();
    REQUIRE(run);
    CHECK(run->ranked);
    CHECK(run->day == today);
    CHECK(shared.context.services.profile.runs().begun == 1);
    CHECK_FALSE(dailyReplacesRun(shared.context, today));
    CHECK(dailyReplacesRun(shared.context, Day(today.number() - 5)));
    shared.context.state.today = Day(today.number() + 1); // Another day's duel is another run.
    CHECK(dailyReplacesRun(shared.context, shared.context.state.today));
    const Dialog asks = interruptedRunDialog(shared.context, shared.context.state.today);
    REQUIRE(asks.entries.size() == 2);
    CHECK(is<ShowDraft>(asks.entries[1].change));
    shared.context.services.profile.dropInterruptedRun();
    CHECK_FALSE(dailyReplacesRun(shared.context, shared.context.state.today));
    change = dailyTry(shared.context, shared.context.state.today);
    REQUIRE(is<ShowDraft>(change));
    CHECK(std::get<ShowDraft>(change).setup.as<GauntletMatch>().ranked);
    change = dailyTry(shared.context, Day(today.number() - 5));
    CHECK_FALSE(std::get<ShowDraft>(change).setup.as<GauntletMatch>().ranked);
}

TEST_CASE("at the end of a day's duel there is a line to share, which a key and the menu copy", "[screens]") {
    Shared shared;
    MatchSetup setup = dailySetup(today, true, testLadder(), Controller::AnyDevice);
    winAll(setup);
    GauntletEndScreen end(shared.context, setup);
    settle(end);
    end.advance(5.0);
    end.draw(1.0, 1.0);
    CHECK(allInWindow(shared.textures));
    const std::string line = "Arkanong 22 Nov  5-0  20 steals  0:41 fastest goal";
    CHECK(end.line() == line);
    const ScreenChange byKey = press(end, Key::C);
    REQUIRE(is<CopyText>(byKey));
    CHECK(std::get<CopyText>(byKey).text == line);
    const ScreenChange again = press(end, Key::Enter);
    REQUIRE(is<ShowDraft>(again));
    const auto& next = std::get<ShowDraft>(again).setup.as<GauntletMatch>();
    CHECK(next.day == today);
    CHECK_FALSE(next.ranked);
    CHECK(next.run.record().settings == runOf(setup).record().settings);
    const ScreenChange byMenu = chosen(end, 1);
    REQUIRE(is<CopyText>(byMenu));
    CHECK(std::get<CopyText>(byMenu).text == line);
    setup.as<GauntletMatch>().ranked = false;
    CHECK(GauntletEndScreen(shared.context, setup).line() == line + "  unranked");
}

TEST_CASE("other runs have no line to copy", "[screens]") {
    Shared shared;
    GauntletEndScreen end(shared.context, playedRun(gauntlet::rounds));
    settle(end);
    CHECK(end.line().empty());
    CHECK(is<Stay>(press(end, Key::C)));
}

TEST_CASE("a run won by a person asks for a name if its score is good, a lost run does not", "[screens]") {
    Shared shared;
    MatchSetup setup = runBetween(Controller::AnyDevice, Controller::Computer);
    winAll(setup);
    GauntletEndScreen end(shared.context, setup);
    settle(end);
    const ScreenChange change = chosen(end, 2);
    REQUIRE(is<ShowName>(change));
    const ScoreEntry& entry = std::get<ShowName>(change).entry;
    CHECK(entry.table == gauntletTable);
    CHECK(entry.score == 15'000);
    CHECK(entry.levelName == "VS " + testLadder()[0].name);
    shared.context.services.profile.addScore(gauntletTable, {"ADA", 15'000, 5, "", ""});
    end.resumed();
    CHECK(is<ShowEntered>(press(end, Key::Enter)));
    GauntletEndScreen lost(shared.context, playedRun(gauntlet::rounds));
    settle(lost);
    CHECK(is<ShowGauntletSetup>(chosen(lost, 1)));
}

TEST_CASE("the ladder shows which opponents have been beaten", "[screens]") {
    Shared shared;
    shared.context.services.profile.addRun(wonRun(testLadder()[3].name, 10, 400));
    const GauntletSetupScreen screen(shared.context);
    draw(shared, screen);
    for (std::size_t rung = 0; rung < testLadder().size(); ++rung)
        CHECK(screen.beaten(testLadder()[rung]) == (rung == 3));
}

TEST_CASE("the page of runs tells figures, cards and the latest duels, and all of it fits", "[screens]") {
    Shared shared;
    shared.context.state.today = today;
    PlayerProfile& profile = shared.context.services.profile;
    {
        const RunsScreen none(shared.context);
        draw(shared, none);
        CHECK(none.duels().empty());
        CHECK(none.cards().empty());
    }
    for (int number = 30; number > 0; --number)
        profile.addRun(rankedRun(Day(today.number() - number), 4));
    profile.beginRun(today);
    for (int i = 0; i < 20; ++i) {
        FinishedRun run = wonRun("DIESEL", 1'000'000 + i, 444 + i);
        run.cards = {static_cast<Card>(i % 9), Card::SparePlate};
        profile.addRun(run);
    }
    RunsScreen screen(shared.context);
    screen.draw(1.0, 1.0);
    CHECK(allInWindow(shared.textures));
    std::string all;
    for (const RunsScreen::Figure& figure : screen.figures())
        all += std::string(figure.what) + " " + figure.value + ", ";
    CHECK(
        all ==
        "Runs begun 1, Runs won 20, Opponents beaten 1, Greatest heat -, Most points 5, Most steals 1000019, "
        "Fastest goal 0:03.7, Daily duels in a row 30, longest 30, ");
    REQUIRE(screen.duels().size() == RunsScreen::mostDuels);
    CHECK(screen.duels()[0] == "22 Nov  Unfinished");
    CHECK(screen.duels()[1] == "21 Nov  Lost 4-5  10 steals");
    REQUIRE(screen.cards().size() == RunsScreen::mostCards);
    CHECK(screen.cards()[0] == Card::Thief); // 30 times and twice more.
    CHECK(screen.cards()[1] == Card::SparePlate);
    CHECK(is<ShowShelf>(press(screen, Key::Enter)));
    const ScreenChange scores = chosen(screen, 1);
    REQUIRE(is<ShowScores>(scores));
    CHECK(std::get<ShowScores>(scores).table == gauntletTable);
    CHECK(is<ShowGauntletSetup>(press(screen, Key::Escape)));
}
