#include "arkanong/app/Director.hpp"

#include "app/Directed.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

using namespace arkanong::test;

TEST_CASE("a new player is offered the presets over the title, and a returning one is not", "[app]") {
    Directed game;
    game.director.start();
    CHECK(dynamic_cast<PresetsScreen*>(&game.director.top()) != nullptr);
    game.director.apply(Resume{});
    CHECK(game.director.top().name() == "title");
    game.context.services.profile.dropFirstMatch();
    game.director.start();
    CHECK(game.director.top().name() == "title");
}

TEST_CASE("a level of the command line that cannot be read is an error before the title", "[app]") {
    Directed game;
    game.options.level = game.folder.write("broken.toml", "?");
    CHECK_THROWS_AS(game.director.start(), DataError);
    CHECK(game.director.screens().empty());
}

TEST_CASE("an error is shown on a screen of its own in place of all others", "[app]") {
    Directed game;
    game.director.start();
    game.director.show(DataError("a.level", "is broken"));
    CHECK(dynamic_cast<ChoiceScreen*>(&game.director.top()) != nullptr);
    game.director.apply(Resume{}); // Does not close the only screen.
    CHECK(dynamic_cast<ChoiceScreen*>(&game.director.top()) != nullptr);
}

TEST_CASE("the game ends when a screen requests it, and its screens stay open", "[app]") {
    Directed game;
    game.director.start();
    CHECK_FALSE(game.director.hasQuit());
    game.director.apply(Stay{});
    CHECK_FALSE(game.director.hasQuit());
    game.director.apply(Quit{});
    CHECK(game.director.hasQuit());
    CHECK_FALSE(game.director.screens().empty());
}

TEST_CASE("the pointer is shown and free in menus and without a screen", "[app]") {
    Directed game;
    CHECK(game.director.pointerUse().shown);
    game.director.start();
    CHECK(game.director.pointerUse().shown);
    CHECK_FALSE(game.director.pointerUse().captured);
}
