#include "arkanong/screens/menus/TitleScreen.hpp"

#include "arkanong/session/Levels.hpp"
#include "ui/Shared.hpp"

#include <set>

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("the title disappears without input, and the first input only brings it back", "[screens]") {
    Shared shared;
    TitleScreen title(shared.context);
    title.advance(TitleScreen::patience - 1.0);
    CHECK_FALSE(title.demonstrates());
    title.handle(sfml::MouseMoved{{10, 10}});
    title.advance(TitleScreen::patience - 1.0);
    CHECK_FALSE(title.demonstrates());
    title.advance(2.0);
    CHECK(title.demonstrates());
    CHECK(is<Stay>(press(title, Key::Enter)));
    CHECK_FALSE(title.demonstrates());
    CHECK(is<ShowMatch>(press(title, Key::Enter)));
}

TEST_CASE("a slip of the mouse's right button does not end the game, Escape does", "[screens]") {
    Shared shared;
    TitleScreen title(shared.context);
    CHECK(is<Stay>(title.handle(sfml::MousePressed{sf::Mouse::Button::Right, {640, 100}})));
    CHECK(is<Quit>(press(title, Key::Escape)));
}

TEST_CASE("the title leads to every mode", "[screens]") {
    Shared shared;
    TitleScreen title(shared.context);
    CHECK(is<ShowMatch>(press(title, Key::Enter)));
    CHECK(is<ShowSetup>(chosen(title, 1)));
    CHECK(is<ShowGauntletSetup>(chosen(title, 1)));
    CHECK(is<ShowCampaign>(chosen(title, 1)));
    CHECK(is<ShowSoloStart>(chosen(title, 1)));
    CHECK(is<ShowMatch>(chosen(title, 1)));
    CHECK(is<ShowEditorChoice>(chosen(title, 1)));
    CHECK(is<ShowSetup>(chosen(title, 1)));
    CHECK(is<ShowReplays>(chosen(title, 1)));
    CHECK(is<ShowScores>(chosen(title, 1)));
    CHECK(is<ShowOptions>(chosen(title, 1)));
    CHECK(is<Quit>(chosen(title, 1)));
}

TEST_CASE("a click takes a large entry or a small one", "[screens]") {
    Shared shared;
    TitleScreen title(shared.context);
    const auto click = [&](double x, double y) {
        return title.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, y}});
    };
    CHECK(is<ShowMatch>(click(312, 214)));         // The top of the first...
    CHECK(is<ShowSetup>(click(312, 370)));         // ...the second...
    CHECK(is<ShowGauntletSetup>(click(312, 430))); // ...the third...
    CHECK(is<ShowCampaign>(click(110, 526)));      // ...and the first small one.
    CHECK(is<Stay>(click(900, 400)));
}

TEST_CASE("the first entry continues with the campaign's next level", "[screens]") {
    Shared shared;
    PlayerProfile& profile = shared.context.services.profile;
    profile.addVictory({1, 1}, {}, {});
    const auto way = [&] {
        TitleScreen title(shared.context);
        draw(shared, title);
        return press(title, Key::Enter);
    };
    const ScreenChange next = way();
    REQUIRE(is<ShowMatch>(next));
    CHECK(std::get<ShowMatch>(next).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
    CHECK(std::get<ShowMatch>(next).setup.as<CampaignMatch>().briefing);
    const auto winAll = [&profile](bool mirror) {
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next())
            profile.addVictory(*at, {}, {});
    };
    winAll(false);
    const ScreenChange mirror = way();
    REQUIRE(is<ShowMatch>(mirror));
    CHECK(std::get<ShowMatch>(mirror).setup.as<CampaignMatch>().at == CampaignLevel{1, 1, true});
    winAll(true);
    CHECK(is<ShowCampaign>(way()));
}

TEST_CASE("each match behind the title is played in another arena with bricks", "[screens]") {
    Shared shared;
    std::set<std::string> arenas;
    const std::size_t all = matchLevels(assetsPath("levels")).size() - 1; // Pure pong is not among them.
    for (std::size_t i = 0; i < all; ++i) {
        const TitleScreen title(shared.context);
        REQUIRE(title.exhibited());
        if (i == 0) CHECK(title.arena() == titleLevel);
        CHECK_FALSE(title.exhibited()->objects().bricks.empty());
        arenas.insert(title.arena());
    }
    CHECK(arenas.size() == all);
    CHECK(arenas.count("pure-pong") == 0);
}
