#if defined(__unix__) && !defined(__APPLE__)
#include "app/clip/MovingPicture.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

namespace {

/// A solo run with one life.
std::vector<std::string> shortRun(const TempFolder& folder) {
    return {"--mode", "solo", "--level", rowOfBricks(folder), "--lives", "1"};
}

/// Serves to the right, dodges the ball and loses the only life.
void loseRun(GameRun& game) {
    game.await("CountdownTicked 0");
    game.point(1000, 400);
    game.click(1000, 400).await("BrickBroken");
    game.keyDown("Left").await("MatchEnded winner red", matchPatience);
    game.keyUp("Left").await("statistics blue score");
    game.await("place 1 solo");
    game.awaitAfterPlay("result");
}

} // namespace

TEST_CASE("after a match the keyboard alone shows statistics and the highlight replay", "[.][display][e2e]") {
    GameRun game(shortMatch());
    game.await("MatchEnded winner red", matchPatience);
    game.await("statistics blue score");
    CHECK_THAT(game.await("statistics red score"), ContainsSubstring("goals 1 "));
    game.awaitAfterPlay("result");
    const auto shown = [](const sf::Image& picture) {
        return countPixels(picture, 668, 200, 60, 320, isCyan) > 100 &&
               countPixels(picture, 1030, 200, 60, 320, isCoral) > 100;
    };
    CHECK(shown(game.screenshotWhen(shown)));
    game.keys({"Down", "Down", "Return"}).await("moment RED: "); // After TURNING POINTS.
    game.await("screen moment");
    game.await("moment ends", matchPatience); // Ends by itself.
    game.await("screen result");
    game.key("Return").await("screen moment");
    game.key("space"); // Ends at any key.
    game.await("screen result");
    game.keys({"Up", "Up", "Return"}).await("screen play");
}

TEST_CASE("a key on the result saves the highlight as a clip; the menu stays usable", "[.][display][e2e]") {
    GameRun game(shortMatch());
    game.await("MatchEnded winner red", matchPatience);
    game.awaitAfterPlay("result");
    game.key("F9").await("clip begins");
    game.key("Down").await("selected");
    const std::string line = game.await("clip /", matchPatience);
    const MovingPicture saved = movingPictureIn(line.substr(line.find('/')));
    CHECK(saved.width == 854);
    CHECK(saved.height == 480);
    CHECK(saved.milliseconds > 3000);
}

TEST_CASE("a result takes no key meant for the play, and one press plays again", "[.][display][e2e]") {
    GameRun game(shortMatch());
    game.await("MatchEnded winner red", matchPatience);
    game.keyDown("space").await("screen result");
    game.keys({"Return", "Escape", "Down"});
    game.awaitThat([&] { return !game.lines("takes input").empty(); }, std::chrono::seconds(2));
    CHECK(game.lines("takes input").empty());
    CHECK(game.lines("screen play").size() == 1);
    game.keyUp("space").await("takes input");
    CHECK(game.lines("selected").empty());
    const std::size_t screens = game.lines("screen ").size();
    game.key("Return").await("screen play");
    CHECK(game.lines("screen ").size() == screens + 1);
}

TEST_CASE("a typed name is in the high-score table after a restart", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game(shortRun(folder), home);
        loseRun(game);
        game.chooseByKeys("ENTER YOUR NAME").await("screen name");
        game.keys({"z", "o", "e", "Return"}).await("name ZOE");
        game.await("scores place 1");
        game.await("screen scores");
        game.key("Escape").await("screen result");
        game.key("Escape").await("screen title");
    }
    GameRun game({}, home);
    game.await("screen title");
    game.chooseByKeys("SCORES").await("table solo");
    game.await("screen scores");
    const auto named = [](const sf::Image& picture) {
        return countPixels(picture, 134, 172, 90, 22, isLit) > 40; // The name in the first row.
    };
    CHECK(named(game.screenshotWhen(named)));
    game.key("Right").await("table campaign");
    const auto unnamed = [&](const sf::Image& picture) {
        const int lit = countPixels(picture, 152, 172, 70, 22, isLit);
        return lit == 0; // An empty table shows only a dash.
    };
    CHECK(unnamed(game.screenshotWhen(unnamed)));
}

TEST_CASE("the mouse alone watches the highlight, enters a name, opens high scores", "[.][display][e2e]") {
    const TempFolder folder;
    {
        GameRun game(shortMatch());
        game.awaitAfterPlay("result", matchPatience);
        game.chooseByMouse("BEST MOMENT").await("screen moment");
        game.click(640, 360).await("screen result");
    }
    GameRun game(shortRun(folder));
    loseRun(game);
    game.chooseByMouse("ENTER YOUR NAME").await("screen name");
    game.click(640 - 270, 376);          // A.
    game.click(640 + 108, 376 + 3 * 52); // OK.
    game.await("name A");
    game.await("scores place 1");
    game.await("screen scores");
    game.click(232, 122).await("table campaign");
    game.chooseByMouse("BACK").await("screen result");
}
#endif
