#include "Results.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

// Entering and reading high scores.

namespace {

ScoreEntry soloEntry(int score = 900) {
    ScoreEntry entry;
    entry.table = soloTable;
    entry.score = score;
    entry.level = 4;
    return entry;
}

} // namespace

TEST_CASE("what does not count is refused in words", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    CHECK(eligibilityOf(versus(), totals).entry);
    CHECK(eligibilityOf(versus(), totals).refusal.empty());
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
         {eligibilityOf(mutated, totals), eligibilityOf(easier, totals), eligibilityOf(moreGoals, totals),
          eligibilityOf(longer, totals)}) {
        CHECK_FALSE(eligibility.entry);
        CHECK_FALSE(eligibility.refusal.empty());
    }
    MatchSetup helped = versus();
    helped.settings.help = Side::Blue;
    CHECK_FALSE(eligibilityOf(helped, totals).entry);
    CHECK_FALSE(eligibilityOf(helped, totals).refusal.empty());
    MatchSetup handicapped = versus(); // To one's own cost.
    handicapped.settings.goals = {9, 2};
    CHECK(eligibilityOf(handicapped, totals).entry);
}

TEST_CASE("a boss's paddle of one's own enters no score, the opponent's does", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    MatchSetup own = versus();
    own.settings.bosses[sideIndex(Side::Blue)] = Boss::Queen;
    CHECK_FALSE(eligibilityOf(own, totals).entry);
    CHECK_FALSE(eligibilityOf(own, totals).refusal.empty());
    MatchSetup others = versus();
    others.settings.bosses[sideIndex(Side::Red)] = Boss::Queen;
    CHECK(eligibilityOf(others, totals).entry);
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

TEST_CASE("a score with aids goes into the same table, which names them", "[screens]") {
    SeriesStatistics totals;
    totals.add(recordingOf(Side::Blue));
    totals.aids[sideIndex(Side::Blue)] = {100, 40, 25, true};
    REQUIRE(eligibilityOf(versus(), totals).entry);
    CHECK(eligibilityOf(versus(), totals).entry->table == versusTable(Difficulty::Medium));
    CHECK(eligibilityOf(versus(), totals).entry->aids == totals.aids[sideIndex(Side::Blue)]);
    SoloRun run;
    run.score = 500;
    CHECK(eligibilityOf(run, totals).entry->aids == totals.aids[sideIndex(Side::Blue)]);
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

TEST_CASE("after a solo run among the best the name is asked for once, then it is replayed", "[screens]") {
    Shared shared;
    SoloRun run;
    run.score = 900;
    run.stage = 3;
    GameOverScreen over(shared.context, run, {}, nullptr);
    settle(over);
    draw(shared, over);
    const ScreenChange name = press(over, Key::Enter);
    REQUIRE(is<ShowName>(name));
    over.resumed(); // Skipped.
    CHECK(is<ShowName>(press(over, Key::Enter)));
    NameScreen naming(shared.context, std::get<ShowName>(name).entry);
    naming.handle(sfml::CharacterTyped{U'a'});
    CHECK(is<ShowEntered>(press(naming, Key::Enter)));
    over.resumed();
    CHECK(is<ShowSoloStart>(press(over, Key::Enter)));
    const ScreenChange scores = chosen(over, 1);
    REQUIRE(is<ShowEntered>(scores));
    CHECK_FALSE(std::get<ShowEntered>(scores).place);
}

TEST_CASE("a name is typed, put together by gamepad, and kept for the next time", "[screens]") {
    Shared shared;
    NameScreen screen(shared.context, soloEntry());
    CHECK(is<Stay>(press(screen, Key::Enter))); // Not without a name.
    screen.handle(sfml::CharacterTyped{U'z'});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    screen.handle(sfml::PadPressed{0, padButtonAccept}); // B.
    screen.handle(sfml::PadDisconnected{0});             // Another device continues at the same letter.
    screen.handle(sfml::PadPressed{1, padButtonAccept});
    screen.handle(sfml::PadPressed{1, padButtonBack});
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

TEST_CASE("going back by gamepad or mouse takes letters off, and leaves where there is none", "[screens]") {
    Shared shared;
    NameScreen screen(shared.context, soloEntry());
    screen.handle(sfml::CharacterTyped{U'z'});
    CHECK(is<Stay>(screen.handle(sfml::PadPressed{0, padButtonBack})));
    CHECK(is<Resume>(screen.handle(sfml::PadPressed{0, padButtonBack})));
    CHECK(is<Resume>(screen.handle(sfml::MousePressed{sf::Mouse::Button::Right, {}})));
    CHECK(is<Stay>(press(screen, Key::Backspace))); // Which writes, so that it does not.
    CHECK(shared.context.services.profile.scores(soloTable).entries().empty());
}

TEST_CASE("with one button a name is put together letter by letter, or kept as it is offered", "[screens]") {
    Shared shared;
    Settings settings = shared.context.services.profile.settings();
    settings.oneButton = true;
    shared.context.services.profile.overrideSettings(settings);
    NameScreen screen(shared.context, soloEntry());
    CHECK(is<Stay>(press(screen, Key::Enter))); // Not without a name.
    press(screen, Key::Tab, 2);
    press(screen, Key::Enter);   // B.
    press(screen, Key::Tab, 39); // To the grid's end.
    CHECK(is<ShowEntered>(press(screen, Key::Enter)));
    CHECK(shared.context.services.profile.scores(soloTable).entries().at(0).name == "B");
    NameScreen again(shared.context, soloEntry());
    CHECK(is<ShowEntered>(press(again, Key::Enter)));
}

TEST_CASE("a name is entered with what helped", "[screens]") {
    Shared shared;
    ScoreEntry helped = soloEntry();
    helped.aids = {50, 100, 75, false};
    NameScreen screen(shared.context, helped);
    screen.handle(sfml::CharacterTyped{U'a'});
    draw(shared, screen);
    CHECK(is<ShowEntered>(press(screen, Key::Enter)));
    CHECK(shared.context.services.profile.scores(soloTable).entries().at(0).aids == helped.aids);
    ScoresScreen scores(shared.context, std::string(soloTable));
    draw(shared, scores);
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
    CHECK(is<ShowGauntletSetup>(press(screen, Key::Enter)));
    press(screen, Key::Right);
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

TEST_CASE("a player who has a name in the settings is offered it", "[screens]") {
    Shared shared;
    Settings settings;
    settings.playerNames[sideIndex(Side::Blue)] = "Ada";
    shared.context.services.profile.change(settings);
    NameScreen screen(shared.context, soloEntry());
    press(screen, Key::Enter);
    CHECK(shared.context.services.profile.scores(soloTable).entries().at(0).name == "ADA");
}
