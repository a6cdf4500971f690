#include "Catch.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/ui/StatisticsTable.hpp"
#include "ui/Shared.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;
using Catch::Matchers::VectorContains;
using sfml::Key;

namespace {

/// A match of one goal that a still Red has lost, or Blue.
std::shared_ptr<const Replay> recordingOf(Side winner, std::uint64_t seed = 1) {
    static std::array<std::shared_ptr<const Replay>, 2> kept;
    std::shared_ptr<const Replay>& replay = kept[sideIndex(winner)];
    if (replay && seed == 1) return replay;
    MatchPlay play;
    play.level.name = "Open Field";
    play.settings.goals = {1, 1};
    play.seed = seed;
    play.entrants[sideIndex(opponent(winner))].reset();
    Replay recorded;
    const MatchResult result = runMatch(play, &recorded);
    REQUIRE(result.winner == winner);
    replay = std::make_shared<const Replay>(std::move(recorded));
    return replay;
}

Match decided(Side winner) {
    Match match{MatchSettings{}};
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        match.tick(1, 1, events);
    while (!match.over())
        match.ballCrossed(winner, opponent(winner), {}, events);
    return match;
}

/// Blue is a person, Red the computer.
MatchSetup versus() {
    MatchSetup setup;
    setup.level = "open-field";
    return setup;
}

ScoreEntry soloEntry(int score = 900) {
    ScoreEntry entry;
    entry.table = soloTable;
    entry.score = score;
    entry.level = 4;
    return entry;
}

} // namespace

TEST_CASE("a victory has music of its own, a defeat or a match of computers has not", "[screens]") {
    Shared shared;
    ResultScreen won(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    REQUIRE(won.music());
    CHECK(won.music()->track == Track::Title);
    CHECK(won.music()->intensity > 0.5);
    CHECK_FALSE(ResultScreen(shared.context, versus(), decided(Side::Red), recordingOf(Side::Red)).music());
    MatchSetup watched = versus();
    watched.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
    CHECK_FALSE(ResultScreen(shared.context, watched, decided(Side::Blue), recordingOf(Side::Blue)).music());
}

TEST_CASE("a story is the sum of its matches and keeps the best of their moments", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    const int serves = totals.statistics.of(Side::Blue).serves;
    const int best = totals.bestWon[sideIndex(Side::Blue)];
    REQUIRE(totals.highlight);
    CHECK(totals.highlight->side == Side::Blue);
    CHECK(serves > 0);
    CHECK(best == totals.statistics.of(Side::Blue).score);
    CHECK(totals.bestWon[sideIndex(Side::Red)] == 0);
    totals.add(recordingOf(Side::Blue));
    CHECK(totals.matches == 2);
    CHECK(totals.statistics.of(Side::Blue).serves == 2 * serves);
    CHECK(totals.bestWon[sideIndex(Side::Blue)] == best);
    CHECK(totals.recording == recordingOf(Side::Blue));
}

TEST_CASE("a result offers a rematch, its best moment and, where it was won by the rules, a high score",
          "[screens]") {
    Shared shared;
    ResultScreen won(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    settle(won);
    draw(shared, won);
    CHECK(is<ShowMatch>(chosen(won, 0)));
    const ScreenChange highlight = chosen(won, 1);
    REQUIRE(is<ShowHighlight>(highlight));
    CHECK(std::get<ShowHighlight>(highlight).setup.totals.highlight.has_value());
    const ScreenChange name = chosen(won, 1);
    REQUIRE(is<ShowName>(name));
    CHECK(std::get<ShowName>(name).entry.table == "versus-medium");
    CHECK(std::get<ShowName>(name).entry.levelName == "OPEN FIELD");
    CHECK(is<ShowTitle>(chosen(won, 1)));

    ResultScreen lost(shared.context, versus(), decided(Side::Red), recordingOf(Side::Red));
    settle(lost);
    CHECK(is<ShowTitle>(chosen(lost, 2)));
}

TEST_CASE("a rematch begins with a new story", "[screens]") {
    Shared shared;
    ResultScreen won(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    settle(won);
    const ScreenChange again = chosen(won, 0);
    CHECK(std::get<ShowMatch>(again).setup.totals.matches == 0);
}

TEST_CASE("without a recording there is no best moment to show", "[screens]") {
    Shared shared;
    ResultScreen screen(shared.context, versus(), decided(Side::Blue));
    settle(screen);
    draw(shared, screen);
    CHECK(is<ShowTitle>(chosen(screen, 1)));
}

TEST_CASE("what does not count is refused in words", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    CHECK(eligibilityOf(versus(), totals).entry);
    CHECK(eligibilityOf(versus(), totals).refusal.empty());
    SeriesStatistics slow = totals;
    slow.slowed = true;
    MatchSetup mutated = versus();
    mutated.settings.mutators.set(Mutator::PowerRain, true);
    MatchSetup easier = versus();
    easier.settings.goals = {3, 5};
    MatchSetup moreGoals = versus();
    moreGoals.settings.goals = {9, 9};
    MatchSetup longer = versus();
    longer.settings.suddenDeathAt += 1;
    longer.settings.suddenDeathEnd += 1;
    for (const ScoreEligibility& eligibility :
         {eligibilityOf(versus(), slow), eligibilityOf(mutated, totals), eligibilityOf(easier, totals),
          eligibilityOf(moreGoals, totals), eligibilityOf(longer, totals)}) {
        CHECK_FALSE(eligibility.entry);
        CHECK_FALSE(eligibility.refusal.empty());
    }
    MatchSetup helped = versus();
    helped.settings.help = true;
    CHECK_FALSE(eligibilityOf(helped, totals).entry);
    CHECK_FALSE(eligibilityOf(helped, totals).refusal.empty());
    MatchSetup handicapped = versus(); // To one's own cost.
    handicapped.settings.goals = {9, 2};
    CHECK(eligibilityOf(handicapped, totals).entry);
}

TEST_CASE("two people, or none, enter no scores", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    MatchSetup two = versus();
    two.contestants[sideIndex(Side::Red)].controller = Controller::KeysLeft;
    MatchSetup watched = versus();
    watched.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
    watched.kind = WatchMatch{};
    for (const MatchSetup& setup : {two, watched}) {
        CHECK_FALSE(eligibilityOf(setup, totals).entry);
        CHECK(eligibilityOf(setup, totals).refusal.empty());
    }
}

TEST_CASE("a person who plays Red has scores too", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Red));
    MatchSetup setup = versus();
    std::swap(setup.contestants[0], setup.contestants[1]);
    REQUIRE(eligibilityOf(setup, totals).entry);
    CHECK(eligibilityOf(setup, totals).entry->score == totals.bestWon[sideIndex(Side::Red)]);
    CHECK_FALSE(eligibilityOf(versus(), totals).entry); // Lost.
}

TEST_CASE("a campaign level that was won goes into the campaign's table by its number", "[screens]") {
    Shared shared;
    MatchSetup setup = versus();
    setup.kind = CampaignMatch{{2, 3}};
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    const ScoreEligibility eligibility = eligibilityOf(setup, totals);
    REQUIRE(eligibility.entry);
    CHECK(eligibility.entry->table == campaignTable);
    CHECK(eligibility.entry->level == campaign::levelsOfWorld + 3);
    CHECK(eligibility.entry->levelName == "2-3");
    const Match match = decided(Side::Blue);
    const Medals gained = shared.context.services.profile.addVictory(setup.as<CampaignMatch>().at,
                                                                     victoryOf(match, MissionProgress{}), {});
    CampaignResultScreen screen(shared.context, setup, match, {}, gained, recordingOf(Side::Blue));
    settle(screen);
    draw(shared, screen);
    CHECK(is<ShowMatch>(press(screen, Key::Enter)));
}

TEST_CASE("a run that began by other rules is refused, and one without a point says nothing", "[screens]") {
    SoloRun run;
    run.score = 500;
    CHECK(eligibilityOf(run, {}).entry);
    run.usual = false;
    CHECK_FALSE(eligibilityOf(run, {}).refusal.empty());
    run.score = 0;
    CHECK(eligibilityOf(run, {}).refusal.empty());
    CHECK_FALSE(eligibilityOf(run, {}).entry);
}

TEST_CASE("after a run among the best a name may be entered, once", "[screens]") {
    Shared shared;
    SoloRun run;
    run.score = 900;
    run.stage = 3;
    GameOverScreen over(shared.context, run, {}, nullptr);
    settle(over);
    draw(shared, over);
    const ScreenChange name = chosen(over, 1);
    REQUIRE(is<ShowName>(name));
    over.resumed(); // Skipped.
    CHECK(is<ShowName>(press(over, Key::Enter)));
    NameScreen naming(shared.context, std::get<ShowName>(name).entry);
    naming.handle(sfml::CharacterTyped{U'a'});
    CHECK(is<ShowEntered>(press(naming, Key::Enter)));
    over.resumed();
    const ScreenChange scores = press(over, Key::Enter);
    REQUIRE(is<ShowEntered>(scores));
    CHECK_FALSE(std::get<ShowEntered>(scores).place);
}

TEST_CASE("one press from a result plays again", "[screens]") {
    Shared shared;
    MatchSetup watched = versus();
    watched.kind = WatchMatch{};
    for (const MatchSetup& setup : {versus(), watched}) {
        ResultScreen result(shared.context, setup, decided(Side::Blue), recordingOf(Side::Blue));
        settle(result);
        CHECK(is<ShowMatch>(press(result, Key::Enter)));
    }
    SoloRun run;
    run.score = 900; // Among the best, so that there is a name to enter too.
    GameOverScreen over(shared.context, run, {}, nullptr);
    settle(over);
    CHECK(is<ShowSoloStart>(press(over, Key::Enter)));
}

TEST_CASE("a result takes no key, button or click before 0.7 s", "[screens]") {
    Shared shared;
    ResultScreen result(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    const std::vector<sfml::WindowEvent> presses{
        sfml::KeyPressed{Key::Enter},
        sfml::KeyPressed{Key::Escape},
        sfml::KeyPressed{Key::Down},
        sfml::MousePressed{sf::Mouse::Button::Left, {408, 364}}, // The first entry.
        sfml::MousePressed{sf::Mouse::Button::Right, {10, 10}},
        sfml::PadPressed{0, padButtonAccept},
        sfml::PadPressed{0, padButtonBack},
        sfml::PadMoved{0, sf::Joystick::Axis::PovY, -100.0F}};
    result.advance(0.69);
    for (const sfml::WindowEvent& event : presses)
        CHECK(is<Stay>(result.handle(event)));
    result.advance(0.02);
    CHECK(is<ShowMatch>(result.handle(presses[3])));
    CHECK(is<ShowMatch>(press(result, Key::Enter))); // Still the first entry.
}

TEST_CASE("a result waits until what serves is let go, and for nothing else", "[screens]") {
    Shared shared;
    HeldControls& held = shared.context.state.held;
    held.handle(sfml::KeyPressed{Key::Space});
    held.handle(sfml::MousePressed{sf::Mouse::Button::Left, {10, 10}});
    ResultScreen result(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    result.advance(5.0);
    CHECK(is<Stay>(press(result, Key::Enter)));
    held.handle(sfml::KeyReleased{Key::Space});
    result.advance(0.1);
    CHECK(is<Stay>(press(result, Key::Enter)));
    held.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {10, 10}});
    held.handle(sfml::KeyPressed{Key::Left}); // Only moves.
    result.advance(0.1);
    CHECK(is<ShowMatch>(press(result, Key::Enter)));
    held.handle(sfml::KeyPressed{Key::Space}); // From now on it chooses as in any menu.
    result.advance(0.1);
    CHECK(is<ShowMatch>(press(result, Key::Space)));
}

TEST_CASE("a name is typed, put together by gamepad, and kept for the next time", "[screens]") {
    Shared shared;
    NameScreen screen(shared.context, soloEntry());
    CHECK(is<Stay>(press(screen, Key::Enter))); // Not without a name.
    screen.handle(sfml::CharacterTyped{U'z'});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    screen.handle(sfml::PadPressed{0, padButtonAccept}); // B.
    screen.handle(sfml::PadPressed{0, padButtonAccept});
    screen.handle(sfml::PadPressed{0, padButtonBack});
    draw(shared, screen);
    const ScreenChange change = screen.handle(sfml::PadPressed{0, padButtonStart});
    REQUIRE(is<ShowEntered>(change));
    CHECK(std::get<ShowEntered>(change).place == 0U);
    const HighScore& entry = shared.context.services.profile.scores(soloTable).entries().at(0);
    CHECK(entry.name == "ZB");
    CHECK(entry.score == 900);
    CHECK(entry.level == 4);
    NameScreen again(shared.context, soloEntry());
    CHECK(is<ShowEntered>(press(again, Key::Enter)));
    CHECK(shared.context.services.profile.scores(soloTable).entries().size() == 2);
}

TEST_CASE("who skips the name is in no table", "[screens]") {
    Shared shared;
    NameScreen screen(shared.context, soloEntry());
    CHECK(is<Resume>(press(screen, Key::Escape)));
    CHECK(shared.context.services.profile.scores(soloTable).entries().empty());
}

TEST_CASE("the tables turn by keys, gamepad and mouse, and lead to what they are about", "[screens]") {
    Shared shared;
    ScoresScreen screen(shared.context, std::string(soloTable));
    draw(shared, screen);
    CHECK(is<ShowSoloStart>(press(screen, Key::Enter)));
    press(screen, Key::Right);
    CHECK(is<ShowCampaign>(press(screen, Key::Enter)));
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    CHECK(is<ShowSetup>(press(screen, Key::Enter)));
    screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {120, 122}}); // The first one's name.
    CHECK(is<ShowSoloStart>(press(screen, Key::Enter)));
    press(screen, Key::Left); // Round to the last one.
    CHECK(is<ShowSetup>(press(screen, Key::Enter)));
    CHECK(is<ShowTitle>(press(screen, Key::Escape)));
}

TEST_CASE("over a result the tables lead back to it", "[screens]") {
    Shared shared;
    ScoresScreen screen(shared.context, std::string(campaignTable), ScoresScreen::Over{});
    draw(shared, screen);
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(is<Resume>(press(screen, Key::Escape)));
}

TEST_CASE("the best moment is found, played to its end and left by itself or by any key", "[screens]") {
    Shared shared;
    MatchSetup setup = versus();
    setup.totals.add(recordingOf(Side::Blue));
    const Highlight highlight = *setup.totals.highlight;
    HighlightScreen screen(shared.context, setup);
    int steps = 0;
    while (screen.world()->tick() < highlight.begin) {
        REQUIRE(is<Stay>(screen.step()));
        REQUIRE(++steps < 1000);
    }
    CHECK(screen.world()->tick() == highlight.begin);
    screen.advance(1.0);
    draw(shared, screen);
    const int ticks =
        std::min(highlight.end, static_cast<int>(setup.totals.recording->ticks())) - highlight.begin;
    int shown = 0;
    while (is<Stay>(screen.step()))
        REQUIRE(++shown < 2 * ticks);
    CHECK(shown > ticks); // Some of it at half speed.
    HighlightScreen other(shared.context, setup);
    CHECK(is<Stay>(other.handle(sfml::MouseMoved{{10, 10}})));
    CHECK(is<Resume>(press(other, Key::A)));
    CHECK(is<Resume>(other.handle(sfml::PadPressed{0, padButtonAccept})));
}

TEST_CASE("alone there are lives in place of balls to turn, goals and shields", "[screens]") {
    const auto names = [](Mode mode) {
        std::vector<std::string> all;
        for (const StatisticsRow& row : statisticsRows({}, mode))
            all.emplace_back(row.what);
        return all;
    };
    for (const char* name : {"STEALS", "GOALS", "SHIELDS BROKEN"}) {
        CHECK_THAT(names(Mode::Versus), VectorContains(std::string(name)));
        CHECK_THAT(names(Mode::Solo), !VectorContains(std::string(name)));
    }
    CHECK_THAT(names(Mode::Versus), !VectorContains(std::string("LIVES LOST")));
    CHECK_THAT(names(Mode::Solo), VectorContains(std::string("LIVES LOST")));
}

TEST_CASE("the table of a result has each side's goals and the shields it broke", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    totals.add(recordingOf(Side::Red));
    const std::vector<StatisticsRow> rows = statisticsRows(totals.statistics, Mode::Versus);
    const auto row = [&rows](std::string_view name) {
        return *std::find_if(rows.begin(), rows.end(),
                             [name](const StatisticsRow& each) { return each.what == name; });
    };
    CHECK(row("GOALS").blue == 1);
    CHECK(row("GOALS").red == 1);
    CHECK(row("SHIELDS BROKEN").blue > 0);
    CHECK(row("SHIELDS BROKEN").red > 0);
    CHECK(row("SHIELDS BROKEN").blue == totals.statistics.of(Side::Blue).shieldsBroken);
    CHECK_THAT(describe(totals.statistics.of(Side::Red)), ContainsSubstring("goals 1 shields "));
}

TEST_CASE("a single match shows its goals, a series its rounds", "[screens]") {
    const auto drawn = [](MatchSetup setup, const Match& match) {
        Shared shared;
        const ResultScreen screen(shared.context, std::move(setup), match);
        screen.draw(1.0, 1.0);
        return shared.textures.vertexCount(Layer::Overlay);
    };
    Match close{MatchSettings{}};
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        close.tick(1, 1, events);
    for (int goal = 1; goal < tuning::goals; ++goal)
        close.ballCrossed(Side::Red, Side::Blue, {}, events);
    while (!close.over())
        close.ballCrossed(Side::Blue, Side::Red, {}, events);
    MatchSetup series = versus();
    series.kind = VersusMatch{Series{3, {2, 1}}};
    // Only what stands under the headline differs: 5 : 4 or 5 : 0, and GOALS or ROUNDS.
    CHECK(drawn(versus(), close) != drawn(series, close));
    CHECK(drawn(series, close) == drawn(series, decided(Side::Blue)));
}

TEST_CASE("a player who has a name in the settings is offered it", "[screens]") {
    Shared shared;
    Settings settings;
    settings.playerNames[sideIndex(Side::Blue)] = "Ada";
    shared.context.services.profile.change(settings);
    NameScreen screen(shared.context, soloEntry());
    press(screen, Key::Enter);
    CHECK(shared.context.services.profile.scores(soloTable).entries().at(0).name == "ADA");
}
