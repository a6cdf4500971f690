#if defined(__linux__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <thread>

using namespace arkanong::test;

namespace {

/// Holds a key for two seconds of real time, in which the system repeats it.
void holdLong(GameRun& game, const std::string& name) {
    game.keyDown(name);
    std::this_thread::sleep_for(std::chrono::seconds(2));
    game.keyUp(name);
}

/// From the title, where ONLINE begins.
void openOnline(GameRun& game) {
    game.focus();
    game.chooseByKeys("VERSUS").await("screen setup");
    game.chooseByKeys("PLAY ONLINE").await("screen online");
}

} // namespace

TEST_CASE("a held key repeats in a line of text, which is edited as elsewhere", "[.][display][e2e]") {
    GameRun game({});
    game.chooseByKeys("EDITOR").await("screen editor-choice");
    game.key("Return").await("screen editor");
    game.key("F6").await("screen properties"); // The name is selected.
    const auto rename = [&game] { game.key("Return").await("screen text"); };
    rename();
    holdLong(game, "BackSpace"); // The name has eight letters.
    game.keys({"a", "b", "c", "Left", "BackSpace", "Home", "Delete", "x", "Return"}).await("text xc");
    rename();
    game.keys({"ctrl+a", "ctrl+c"}).await("copied xc");
    game.keys({"End", "ctrl+v"}).await("pasted");
    game.keys({"shift+Left", "ctrl+x"}).await("copied c");
    game.keys({"Home", "shift+Insert"}).await("pasted");
    game.key("Return").await("text cxcx");
    rename();
    game.key("ctrl+a");
    holdLong(game, "y");
    const std::string typed = game.key("Return").await("text y");
    CHECK_THAT(typed, ContainsSubstring("yyyyyy"));
}

TEST_CASE("the host's address is copied by one key and pasted by the guest", "[.][display][e2e]") {
    GameRun host({"--level", "pure-pong", "--name", "Ada"});
    GameRun guest({"--name", "Bob"});
    host.await("screen title");
    guest.await("screen title");
    openOnline(host);
    host.chooseByKeys("HOST A GAME").await("screen setup");
    host.chooseByKeys("HOST THE GAME").await("hosts at UDP port ");
    host.key("c").await("copied ");
    openOnline(guest);
    guest.chooseByKeys("JOIN BY ADDRESS OR CODE").await("screen online-text");
    guest.key("ctrl+v").await("pasted");
    guest.key("Return").await("screen online-wait");
    host.awaitAfterPlay("online-question");
    host.focus().key("Return").await("screen online-play");
    guest.await("screen online-play");
}
#endif
