#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "storage/levels/SetText.hpp"
#include "ui/Shared.hpp"

#include <cstdlib>

using namespace arkanong::test;
using sfml::Key;

namespace {

const std::string brick = "......aa......";

/// A home with a set of three levels, of which the second has nothing to break, and a level of the player's.
std::optional<UserFolders> homeIn(const TempFolder& folder) {
    std::filesystem::create_directories(folder / "sets");
    std::filesystem::create_directories(folder / "levels");
    folder.write("sets/Small", setLevel("One", {{9, brick}}) + setLevel("Two", {{9, "E............."}}) +
                                   setLevel("Three", {{9, brick}}));
    folder.write("levels/mine.toml", "name = \"Mine\"\nbricks = '''\nnn............\n'''\n");
    return UserFolders{folder.path(), folder.path()};
}

/// Sets $ARKANONG_HOME during its lifetime.
class Home {
  public:
    explicit Home(const std::string& path) : before_(userPlaces().arkanongHome) { set(path); }
    ~Home() { set(before_); }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

  private:
    static void set(const std::string& path) {
#if defined(_WIN32)
        _putenv_s("ARKANONG_HOME", path.c_str());
#else
        setenv("ARKANONG_HOME", path.c_str(), 1);
#endif
    }

    std::string before_;
};

void typeIn(Screen& screen, const std::string& text) {
    for (const char letter : text)
        static_cast<void>(screen.handle(sfml::CharacterTyped{static_cast<char32_t>(letter)}));
}

SoloRun runFrom(const std::string& first, int stage) {
    SoloRun run;
    run.first = first;
    run.stage = stage;
    return run;
}

} // namespace

TEST_CASE("a set without a name is not a blank row", "[screens]") {
    const TempFolder folder;
    std::filesystem::create_directories(folder / "sets");
    folder.write("sets/-_-", setLevel("One", {{9, brick}}));
    const std::vector<LevelGroup> groups =
        levelGroups(assetsPath("levels"), UserFolders{folder.path(), folder.path()});
    CHECK(groups.back().name == "A set without a name");
}

TEST_CASE("the player's own levels and the sets come after the game's", "[screens]") {
    const TempFolder folder;
    const std::vector<LevelGroup> groups = levelGroups(assetsPath("levels"), homeIn(folder));
    REQUIRE(groups.size() >= 8);
    CHECK(groups[0].name == "Arenas");
    CHECK(groups[2].name == "2  Honeycomb");
    CHECK(groups[6].name == "My levels");
    CHECK(groups[6].levels == std::vector<std::string>{folder / "levels/mine.toml"});
    CHECK(titleOf(groups[6], 0).title == "Mine");
    CHECK(groups[7].name == "Small");
    CHECK(groups[7].levels == std::vector<std::string>{"sets/Small#1", "sets/Small#2", "sets/Small#3"});
    CHECK(titleOf(groups[7], 2).title == "Three");
    CHECK(titleOf(groups[7], 2).author == "Ada");
    CHECK(levelGroups(assetsPath("levels"), std::nullopt)[5].name != "My levels");
}

TEST_CASE("a solo run that begins in a set goes through the set, and then once more, faster", "[screens]") {
    const TempFolder folder;
    homeIn(folder);
    const Home home(folder.path());
    Shared shared;
    const auto nameAt = [&](int stage) {
        const MatchSetup setup =
            soloSetup(shared.context.services.levelFolder, runFrom("sets/Small#3", stage),
                      shared.context.state.ownController);
        return loadLevel(levelPath(shared.context.services.levelFolder, setup.level)).name;
    };
    CHECK(nameAt(0) == "Three");
    CHECK(nameAt(1) == "One"); // On the second nothing can be broken.
    CHECK(nameAt(2) == "Three");
    const auto fast = [&](int stage) {
        return soloSetup(shared.context.services.levelFolder, runFrom("sets/Small#3", stage),
                         shared.context.state.ownController)
            .settings.mutators.has(Mutator::FastRally);
    };
    CHECK_FALSE(fast(1));
    CHECK(fast(2));
    const std::string mine = folder / "levels/mine.toml";
    CHECK(soloSetup(shared.context.services.levelFolder, runFrom(mine, 4), shared.context.state.ownController)
              .level == mine);
}

TEST_CASE("a chosen level of a set is used by the mode that asked for it", "[screens]") {
    const TempFolder folder;
    homeIn(folder);
    const Home home(folder.path());
    Shared shared;
    const auto choose = [&](SetupKind kind) {
        LevelChoiceScreen screen(shared.context, kind, "");
        typeIn(screen, "thr");
        screen.draw(1.0, 1.0);
        shared.textures.clear();
        return press(screen, Key::Enter);
    };
    CHECK(is<Resume>(choose(SetupKind::Versus)));
    CHECK(shared.context.state.lastVersus.level == "sets/Small#3");
    CHECK(is<Resume>(choose(SetupKind::Watch)));
    CHECK(shared.context.state.lastWatch.level == "sets/Small#3");
    CHECK(as<ShowSoloStart>(choose(SetupKind::Solo)).first == "sets/Small#3");
    const MatchSetup sandbox = as<ShowMatch>(choose(SetupKind::Sandbox)).setup;
    CHECK(sandbox.is<SandboxMatch>());
    CHECK(sandbox.level == "sets/Small#3");
}

TEST_CASE("Tab selects the next level, as in one-button play", "[screens]") {
    Shared shared;
    LevelChoiceScreen screen(shared.context, SetupKind::Versus, "beehive");
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(shared.context.state.lastVersus.level == "beehive");
    press(screen, Key::Tab, 1);
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(shared.context.state.lastVersus.level != "beehive");
}

TEST_CASE("going back first erases the search, and then leaves the screen", "[screens]") {
    Shared shared;
    LevelChoiceScreen screen(shared.context, SetupKind::Versus, "beehive");
    typeIn(screen, "no such level");
    screen.draw(1.0, 1.0);
    CHECK(is<Stay>(press(screen, Key::Enter)));
    for (int i = 0; i < 13; ++i)
        CHECK(is<Stay>(press(screen, Key::Backspace)));
    CHECK(is<Resume>(press(screen, Key::Backspace)));
    CHECK(is<Resume>(press(screen, Key::Escape)));
    CHECK(is<Stay>(press(screen, Key::W)));
    for (const double x : {100.0, 700.0}) {
        screen.handle(sfml::MouseMoved{{x, 300}});
        CHECK(is<Stay>(screen.handle(sfml::MouseWheeled{-1.0F})));
        CHECK(is<Stay>(screen.handle(sfml::MouseWheeled{1.0F})));
    }
}

TEST_CASE("the search is pasted, and a held Backspace empties it without leaving the screen", "[screens]") {
    Shared shared;
    LevelChoiceScreen screen(shared.context, SetupKind::Versus, "pure-pong");
    CHECK_FALSE(screen.repeats(Key::Backspace));
    CHECK(is<PasteText>(screen.handle(sfml::KeyPressed{Key::V, true})));
    screen.paste("beehive\n");
    screen.draw(1.0, 1.0);
    CHECK(screen.repeats(Key::Backspace));
    CHECK_FALSE(screen.repeats(Key::Enter));
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(shared.context.state.lastVersus.level == "beehive");
    static_cast<void>(screen.handle(sfml::KeyPressed{Key::A, true}));
    CHECK(is<Stay>(press(screen, Key::Backspace)));
    CHECK_FALSE(screen.repeats(Key::Backspace));
}

TEST_CASE("the setup, the solo's table and the sandbox's pause lead to all levels", "[screens]") {
    Shared shared;
    SetupScreen setup(shared.context, SetupKind::Watch);
    CHECK(as<ShowLevels>(setup.handle(sfml::MousePressed{sf::Mouse::Button::Left, {640, 250}})).kind ==
          SetupKind::Watch);
    press(setup, Key::Tab);  // From LEVEL to RED...
    press(setup, Key::Left); // ...and back.
    const auto levels = as<ShowLevels>(press(setup, Key::Enter));
    CHECK(levels.level == shared.context.state.lastWatch.level);
    ScoresScreen scores(shared.context, std::string(soloTable));
    press(scores, Key::Down);
    CHECK(as<ShowLevels>(press(scores, Key::Enter)).kind == SetupKind::Solo);
    MatchSetup sandbox;
    sandbox.kind = SandboxMatch{};
    sandbox.level = "sandbox";
    ChoiceScreen pause(shared.context, pauseDialog(sandbox));
    press(pause, Key::Down, 3);
    CHECK(as<ShowLevels>(press(pause, Key::Enter)).level == "sandbox");
}
