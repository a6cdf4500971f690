#include "Results.hpp"

#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/StatisticsTable.hpp"
#include "ui/Shared.hpp"

#include <algorithm>

using namespace arkanong::test;
using Catch::Matchers::VectorContains;
using sfml::Key;

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

TEST_CASE("a result offers a rematch, its best moment and, won by the rules, a high score", "[screens]") {
    Shared shared;
    ResultScreen won(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    settle(won);
    draw(shared, won);
    CHECK(is<ShowMatch>(chosen(won, 0)));
    const ScreenChange highlight = chosen(won, 2); // After TURNING POINTS.
    REQUIRE(is<ShowHighlight>(highlight));
    CHECK(std::get<ShowHighlight>(highlight).setup.totals.highlight.has_value());
    const ScreenChange name = chosen(won, 1);
    REQUIRE(is<ShowName>(name));
    CHECK(std::get<ShowName>(name).entry.table == "versus-medium");
    CHECK(std::get<ShowName>(name).entry.levelName == "OPEN FIELD");
    CHECK(is<ShowTitle>(chosen(won, 1)));

    ResultScreen lost(shared.context, versus(), decided(Side::Red), recordingOf(Side::Red));
    settle(lost);
    CHECK(is<ShowTitle>(chosen(lost, 3)));
}

TEST_CASE("F9 or a gamepad's Y saves the best moment, at the result and while it is shown", "[screens]") {
    Shared shared;
    ResultScreen result(shared.context, versus(), decided(Side::Blue), recordingOf(Side::Blue));
    settle(result);
    const ScreenChange saved = press(result, Key::F9);
    REQUIRE(is<SaveMoment>(saved));
    const MatchSetup& setup = std::get<SaveMoment>(saved).setup;
    REQUIRE(setup.totals.highlight);
    const sfml::PadPressed yButton{0, padButtonFourth};
    CHECK(is<SaveMoment>(result.handle(yButton)));
    HighlightScreen moment(shared.context, setup);
    CHECK(is<SaveMoment>(press(moment, Key::F9)));
    CHECK(is<SaveMoment>(moment.handle(yButton)));
    ResultScreen without(shared.context, versus(), decided(Side::Blue));
    settle(without);
    CHECK(is<Stay>(press(without, Key::F9)));
}

TEST_CASE("after a defeat the result offers one's own best moment, of computers the winner's", "[screens]") {
    MatchPlay play;
    play.level = loadLevel(levelPath(assetsPath("levels"), "first-light"));
    play.settings.goals = {3, 3};
    play.entrants = {BotProfile{Difficulty::Novice}, BotProfile{Difficulty::Master}};
    Replay recorded;
    REQUIRE(runMatch(play, &recorded).winner == Side::Red);
    MatchSetup setup = versus();
    const bool watched = GENERATE(false, true);
    if (watched) {
        setup.kind = WatchMatch{};
        setup.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
    }
    Shared shared;
    ResultScreen lost(shared.context, setup, decided(Side::Red),
                      std::make_shared<const Replay>(std::move(recorded)));
    settle(lost);
    const Side expected = watched ? Side::Red : Side::Blue;
    const ScreenChange saved = press(lost, Key::F9);
    CHECK(std::get<SaveMoment>(saved).setup.totals.highlight->side == expected);
    const ScreenChange shown = chosen(lost, 2);
    CHECK(std::get<ShowHighlight>(shown).setup.totals.highlight->side == expected);
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

TEST_CASE("in the mirror campaign a victory is Red's", "[screens]") {
    Shared shared;
    PlayerProfile& profile = shared.context.services.profile;
    const CampaignLevel at{1, 1, true};
    const MatchSetup setup = campaignSetup(at, "x", Controller::Mouse);
    CHECK(winText(setup, Side::Red) == "YOU WIN");
    Level level;
    level.medals.score = 100000;
    const Match match = decided(Side::Red);
    const MissionProgress mission(level.medals.mission, at.person());
    const Victory victory = setup.victory(match, mission);
    CHECK(victory.score == match.standing(Side::Red).score);
    const Medals gained = profile.addVictory(at, victory, level.medals);
    CampaignResultScreen won(shared.context, setup, match, level, gained, recordingOf(Side::Red), mission);
    REQUIRE(won.music()); // Of a person's victory.
    settle(won);
    draw(shared, won);
    for (int defeat = 0; defeat < 2; ++defeat)
        profile.addDefeat(at);
    CampaignResultScreen lost(shared.context, setup, decided(Side::Blue), level, {}, nullptr, mission);
    CHECK_FALSE(lost.music());
    settle(lost);
    draw(shared, lost);
    const ScreenChange help = chosen(lost, 2); // Below TRY AGAIN and NEXT LEVEL.
    REQUIRE(is<ShowMatch>(help));
    CHECK(std::get<ShowMatch>(help).setup.settings.help == Side::Red);
}

TEST_CASE("the finale follows a victory in the campaign's last level, and nothing else", "[screens]") {
    Shared shared;
    PlayerProfile& profile = shared.context.services.profile;
    struct Case {
        CampaignLevel at;
        Side winner;
        bool finale;
    };
    for (const Case& one : {Case{{5, 8}, Side::Red, false}, Case{{5, 8}, Side::Blue, true},
                            Case{{5, 7}, Side::Blue, false}, Case{{5, 8, true}, Side::Red, false}}) {
        CAPTURE(nameOf(one.at), one.finale);
        const Match match = decided(one.winner);
        if (one.winner == one.at.person()) profile.addVictory(one.at, {}, {});
        CampaignResultScreen screen(shared.context, campaignSetup(one.at, "x", Controller::Mouse), match, {},
                                    {});
        settle(screen);
        CHECK(is<ShowFinale>(press(screen, Key::Escape)) == one.finale);
        CHECK(is<ShowFinale>(press(screen, Key::Enter)) == one.finale);
    }
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
    GameOverScreen over(shared.context, {}, {}, nullptr); // Without a high score.
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
    for (const char* name : {"Steals", "Goals", "Shields broken"}) {
        CHECK_THAT(names(Mode::Versus), VectorContains(std::string(name)));
        CHECK_THAT(names(Mode::Solo), !VectorContains(std::string(name)));
    }
    CHECK_THAT(names(Mode::Versus), !VectorContains(std::string("Lives lost")));
    CHECK_THAT(names(Mode::Solo), VectorContains(std::string("Lives lost")));
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
    CHECK(row("Goals").blue == 1);
    CHECK(row("Goals").red == 1);
    CHECK(row("Shields broken").blue > 0);
    CHECK(row("Shields broken").red > 0);
    CHECK(row("Shields broken").blue == totals.statistics.of(Side::Blue).shieldsBroken);
    CHECK_THAT(describe(totals.statistics.of(Side::Red)), ContainsSubstring("goals 1 shields "));
}

TEST_CASE("a single match shows its goals, a series its rounds", "[screens]") {
    const auto drawn = [](MatchSetup setup, const Match& match) {
        Shared shared;
        const ResultScreen screen(shared.context, std::move(setup), match);
        screen.draw(1.0, 1.0);
        return shared.textures.batch(Layer::Overlay).count;
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
    // Only the lines under the headline differ: 5 : 4 or 5 : 0, and GOALS or ROUNDS.
    CHECK(drawn(versus(), close) != drawn(series, close));
    CHECK(drawn(series, close) == drawn(series, decided(Side::Blue)));
}
