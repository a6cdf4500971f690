#include "arkanong/editor/pages/EditorPages.hpp"

#include "Folders.hpp"
#include "arkanong/editor/TrialScreen.hpp"
#include "arkanong/editor/pages/EditorTextScreen.hpp"
#include "arkanong/editor/pages/PropertiesScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "editor/Editing.hpp"

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("a trial is played against the level's opponent and always returns to the editor", "[editor]") {
    Level level = freshLevel("");
    level.opponent = Opponent{"Pip", Difficulty::Novice, Personality::Hothead, Boss::Queen};
    Editing editing(level);
    const MatchSetup setup = trialSetup(editing.session(), Controller::AnyDevice);
    const LoadedMatch match = loadMatch(setup, "nowhere");
    CHECK(match.level == level);
    CHECK(match.settings.bosses[sideIndex(Side::Red)] == Boss::Queen);
    CHECK(match.setup.contestants[sideIndex(Side::Red)].computer.strength == Difficulty::Novice);
    TrialScreen screen(editing.context, match);
    CHECK(is<Stay>(screen.step()));
    CHECK(is<ShowPause>(screen.handle(sfml::FocusLost{})));
    ChoiceScreen pause(editing.context, pauseDialog(setup));
    CHECK(is<ShowEditor>(chosen(pause, 3)));
    CHECK(is<ShowEditor>(press(screen, Key::Escape)));
}

TEST_CASE("each change of a property is one step and changes nothing else", "[editor]") {
    Level level = freshLevel("");
    level.dropChance = 0.12;
    Editing editing(level);
    PropertiesScreen screen(editing.context);
    draw(editing, screen);
    CHECK(std::get<ShowEditorPage>(press(screen, Key::Enter)).page == EditorPage::Name);
    press(screen, Key::Down, 6);
    press(screen, Key::Right);
    REQUIRE(editing.level().opponent);
    CHECK(editing.level().dropChance == 0.12);
    press(screen, Key::Down);
    press(screen, Key::Right);
    CHECK(editing.level().opponent->strength == Strength::of(2.1)); // One tenth stronger.
    press(screen, Key::Down, 2);
    press(screen, Key::Left);
    CHECK(editing.level().opponent->boss == static_cast<Boss>(bossCount - 1));
    press(screen, Key::Up, 6);
    press(screen, Key::Right);
    CHECK(editing.level().dropChance == 0.15);
    CHECK(editing.session().draft.stepsBack() == 4);
    press(screen, Key::Down, 3);
    press(screen, Key::Left);
    CHECK_FALSE(editing.level().opponent);
    press(screen, Key::Right);
    // Switching the opponent on again restores it.
    CHECK(editing.level().opponent->strength == Strength::of(2.1));
    draw(editing, screen);
}

TEST_CASE("goals are 2, 4 or 6 shields wide, and rules are chosen on a separate page", "[editor]") {
    Editing editing;
    PropertiesScreen screen(editing.context);
    press(screen, Key::Down, 4);
    press(screen, Key::Left);
    CHECK(editing.level().goalWidth == 4);
    press(screen, Key::Left);
    CHECK(editing.level().goalWidth == 2);
    press(screen, Key::Left);
    CHECK(editing.level().goalWidth == 6);
    press(screen, Key::Down);
    const ScreenChange opens = press(screen, Key::Enter);
    REQUIRE(is<ShowEditorPage>(opens));
    const auto page = editorPage(editing.context, std::get<ShowEditorPage>(opens).page);
    draw(editing, *page);
    press(*page, Key::Enter);
    CHECK(editing.level().rules.has(Mutator::MoreBalls));
    CHECK(is<Resume>(press(*page, Key::Escape)));
    screen.resumed();
    draw(editing, screen);
    CHECK(editing.session().draft.undo());
    CHECK_FALSE(editing.level().rules.has(Mutator::MoreBalls));
}

TEST_CASE("a theme can be chosen, and a copy of one of the game's levels keeps its theme", "[editor]") {
    Editing editing;
    PropertiesScreen screen(editing.context);
    press(screen, Key::Down, 2);
    press(screen, Key::Right, 3);
    CHECK(editing.level().theme == LevelTheme::Clockwork);
    draw(editing, screen);
    CHECK(copyOf(loadLevel(assetsPath("levels/beehive.toml"))).theme == LevelTheme::Honeycomb);
}

TEST_CASE("a mission is chosen by its kind and its number", "[editor]") {
    Level level = freshLevel("");
    level.medals.mission = {MissionKind::Steals, 7};
    Editing editing(level);
    PropertiesScreen screen(editing.context);
    press(screen, Key::Up, 4); // Wraps around from the first item, then up to the mission.
    press(screen, Key::Right);
    CHECK(editing.level().medals.mission == usualMission(MissionKind::Smashes));
    press(screen, Key::Down);
    press(screen, Key::Left);
    CHECK(editing.level().medals.mission.count == usualMission(MissionKind::Smashes).count - 1);
    draw(editing, screen);
}

TEST_CASE("a strength is shown as a name and the share of the step to the next one", "[editor]") {
    CHECK(shownStrength(Catalogue::english(), Difficulty::Medium) == "Medium");
    CHECK(shownStrength(Catalogue::english(), *Strength::of(2.4)) == "Medium + 40 %");
    CHECK(shownStrength(Catalogue::english(), *Strength::of(0.05)) == "Novice + 5 %");
}

TEST_CASE("a name can be typed or composed with a gamepad, and is never empty", "[editor]") {
    Editing editing;
    EditorTextScreen screen(editing.context, EditorPage::Name);
    press(screen, Key::Backspace, 10);
    CHECK(is<Stay>(press(screen, Key::Enter)));
    draw(editing, screen);
    enter(screen, U"Ärger");
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    screen.handle(sfml::PadPressed{0, padButtonAccept}); // B adds a letter while a name is composed.
    CHECK(is<Resume>(screen.handle(sfml::PadPressed{0, padButtonStart})));
    CHECK(editing.level().name == "Ärgerb");
    EditorTextScreen other(editing.context, EditorPage::Name);
    enter(other, U"!!");
    CHECK(is<Resume>(press(other, Key::Escape)));
    CHECK(editing.level().name == "Ärgerb");
}
