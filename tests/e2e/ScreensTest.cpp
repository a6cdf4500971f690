#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

// Every screen is reached by the keyboard alone and by the mouse alone. script/screens keeps their pictures.

using namespace arkanong::test;

namespace {

/// Opens `screen` through the menu item.
void open(GameRun& game, const std::string& item, const std::string& screen) {
    game.chooseByKeys(item).await("screen " + screen);
}
void openByMouse(GameRun& game, const std::string& item, const std::string& screen) {
    game.chooseByMouse(item).await("screen " + screen);
}

void back(GameRun& game, const std::string& screen) { game.key("Escape").await("screen " + screen); }
void backByMouse(GameRun& game, const std::string& screen) { game.rightButton().await("screen " + screen); }

} // namespace

TEST_CASE("the keyboard alone leads to title, campaign, match and pause", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    game.keepPicture("title");
    open(game, "CAMPAIGN", "campaign");
    game.keepPicture("campaign-1");
    for (const char* world : {"2", "3", "4", "5"}) {
        game.key("Next"); // Page down.
        game.await(std::string("selected ") + world + "-1");
        game.keepPicture(std::string("campaign-") + world);
    }
    game.keys({"Next", "Return"}); // Round to the first world.
    game.await("screen story");    // Before a world's first match, once.
    game.keepPicture("story");
    game.key("Escape").await("screen briefing");
    game.keepPicture("briefing");
    game.key("Return").await("screen play");
    game.await("CountdownTicked 0");
    game.key("space").await("BallServed");
    game.keepPicture("match");
    back(game, "pause");
    game.keepPicture("pause");
    open(game, "OPTIONS", "options");
    game.keepPicture("pause-options");
    back(game, "pause");
    open(game, "BACK TO THE LEVELS", "campaign");
    game.key("Return").await("screen continue");
    game.keepPicture("continue");
    back(game, "campaign");
    back(game, "title");
}

TEST_CASE("the keyboard leads to the setup and the screens opened from it", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    open(game, "VERSUS", "setup");
    game.keepPicture("versus-setup");
    open(game, "RULES", "setup-page");
    open(game, "Mutators", "mutators");
    game.keepPicture("mutators");
    back(game, "setup-page");
    back(game, "setup");
    open(game, "LEVEL", "levels");
    game.keepPicture("levels");
    back(game, "setup");
    back(game, "title");
    open(game, "WATCH", "setup");
    game.keepPicture("watch-setup");
    back(game, "title");
    open(game, "SCORES", "scores");
    game.keepPicture("scores");
    back(game, "title");
    open(game, "REPLAYS", "replays");
    game.keepPicture("replays-none");
    back(game, "title");
    open(game, "SANDBOX", "play");
    game.awaitReports();
    game.key("space").await("BallServed");
    game.keepPicture("sandbox");
    back(game, "pause");
    game.keepPicture("sandbox-pause");
    open(game, "OTHER LEVELS", "levels");
    back(game, "pause");
}

TEST_CASE("the keyboard alone leads to every page of the options", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    open(game, "OPTIONS", "options");
    game.keepPicture("options");
    for (const char* page : {"SOUND", "WINDOW", "PICTURE", "PLAY"}) {
        open(game, page, "options-");
        game.keepPicture(std::string("options-") + page);
        back(game, "options");
    }
    open(game, "CONTROLS", "controls");
    game.keepPicture("controls");
    for (const char* set : {"LEFT KEYS", "RIGHT KEYS", "MOUSE", "GAMEPAD"}) {
        open(game, set, "keys");
        game.keepPicture(std::string("controls-") + set);
        back(game, "controls");
    }
}

TEST_CASE("the keyboard alone leads through a series to result and replay", "[.][display][e2e][screens]") {
    GameRun game(shortMatch("3"));
    game.awaitAfterPlay("round", matchPatience);
    game.key("Down"); // The countdown waits while another item is selected.
    game.keepPicture("round");
    game.key("Up");
    game.key("Return").awaitAfterPlay("result", matchPatience);
    game.keepPicture("result");
    open(game, "BEST MOMENT", "moment");
    game.keepPicture("moment");
    if (game.lines("moment ends").empty())
        game.key("space"); // On a busy machine the picture may take as long.
    game.await("screen result");
    open(game, "QUIT TO TITLE", "title");
    open(game, "REPLAYS", "replays");
    game.keepPicture("replays");
    game.key("Return").await("screen replay");
    game.keepPicture("replay");
}

TEST_CASE("the keyboard alone leads to the editor and its pages", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    open(game, "EDITOR", "editor-choice");
    game.keepPicture("editor-choice");
    game.key("Return").await("screen editor");
    game.key("space").await("drawn bricks 1");
    game.keepPicture("editor");
    back(game, "editor-menu");
    game.keepPicture("editor-menu");
    open(game, "PROPERTIES", "properties");
    game.keepPicture("editor-properties");
}

TEST_CASE("the mouse alone leads to every menu", "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    openByMouse(game, "VERSUS", "setup");
    openByMouse(game, "RULES", "setup-page");
    openByMouse(game, "Mutators", "mutators");
    backByMouse(game, "setup-page");
    backByMouse(game, "setup");
    backByMouse(game, "title");
    openByMouse(game, "SCORES", "scores");
    backByMouse(game, "title");
    openByMouse(game, "WATCH", "setup");
    backByMouse(game, "title");
    openByMouse(game, "REPLAYS", "replays");
    game.rightButton().await("screen title");
    openByMouse(game, "OPTIONS", "options");
    openByMouse(game, "CONTROLS", "controls");
    backByMouse(game, "options");
    backByMouse(game, "title");
    openByMouse(game, "CAMPAIGN", "campaign");
    game.click(208, 240); // The first level.
    game.await("screen story");
    game.chooseByMouse("CONTINUE").await("screen briefing");
    game.chooseByMouse("PLAY").await("screen play");
    game.await("CountdownTicked 0");
    game.rightButton().await("screen pause");
    openByMouse(game, "OPTIONS", "options");
    backByMouse(game, "pause");
    openByMouse(game, "QUIT TO TITLE", "title");
    openByMouse(game, "SANDBOX", "play");
}
#endif
