#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/GameRun.hpp"
#include "storage/levels/SetText.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

/// A home folder with a set of two levels.
std::string homeWithSet(const TempFolder& folder) {
    const std::string home = folder / "home";
    std::filesystem::create_directories(home + "/sets");
    std::ofstream(home + "/sets/Zzyzx", std::ios::binary)
        << "Version: 1.00\r\n"
        << setLevel("Gate", {{8, "EE..........EE"}, {9, "dddddd..hhhhhh"}})
        << setLevel("Row", {{17, "aaaaaaaaaaaaaa"}}, {{17, "b+w?l*m<>}sjp+"}});
    return home;
}

} // namespace

TEST_CASE("the keyboard alone finds a level of a set and plays it", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({}, homeWithSet(folder));
    game.keys({"Down", "Return"}); // VERSUS.
    game.await("screen setup");
    game.keys({"Up", "Up", "Right", "Return"}); // From PLAY over RULES and BLUE to LEVEL.
    game.await("screen levels");
    game.keys({"z", "z", "y", "Down", "Right", "Return"}); // Only the set has this name.
    game.await("level sets/Zzyzx#2");
    game.await("screen setup");
    game.keys({"Down", "Down", "Return"}).await("screen play");
    game.await("CountdownTicked 0");
    game.key("space").await("BallServed");
    game.await("BrickBroken", matchPatience);
}

TEST_CASE("the mouse alone chooses a set and a level of it", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({}, homeWithSet(folder));
    game.await("screen title");
    game.chooseByMouse("VERSUS").await("screen setup");
    game.click(640, 250); // The level's picture.
    game.await("screen levels");
    game.click(180, 100 + 6 * 27 + 13); // Below the arenas and five worlds.
    game.click(360 + 148 + 66, 92 + 50).await("level sets/Zzyzx#2");
    game.await("screen setup");
    game.chooseByMouse("PLAY").await("screen play");
    game.awaitReports();
}

TEST_CASE("a solo run and the sandbox begin at a level of a set", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({}, homeWithSet(folder));
    const auto chooseSet = [&game] {
        game.await("screen levels");
        game.keys({"z", "z", "y", "Return"}).await("level sets/Zzyzx#1");
        game.await("screen play");
        game.awaitReports();
    };
    game.await("screen title");
    game.chooseByKeys("SCORES").await("screen scores");
    game.chooseByKeys("SOLO ON OTHER LEVELS");
    chooseSet();
    game.key("Escape").await("screen pause");
    game.chooseByKeys("QUIT TO TITLE").await("screen title");
    game.chooseByKeys("SANDBOX").await("screen play");
    game.key("Escape").await("screen pause");
    game.chooseByKeys("OTHER LEVELS");
    chooseSet();
}
#endif
