#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "online/FakeRouter.hpp"
#include "screens/online/OnlinePlay.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The host's screen, with a router of this nature.
struct Routed : Keeping {
    FakeRouter router;
    std::shared_ptr<OnlineGame> game = OnlineGame::host(smallTerms(), 0);
    OnlineWaitScreen screen{context, game};

    explicit Routed(RouterNature nature = {}) : router(std::move(nature)) {
        game->setRouter(router.url());
        CHECK(is<Stay>(chosen(screen, 1)));
    }
    std::string text() const { return waitingWords(Catalogue::english(), *game).text; }
    /// What the screen says when the router has answered.
    std::string answer() {
        for (int i = 0; i < 10'000 && game->routerNews()->state == RouterPort::State::Asking; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        CHECK(is<Stay>(screen.step()));
        draw(*this, screen);
        return text();
    }
};

} // namespace

TEST_CASE("the host has the router's port opened, copies the address outside, and closes the port",
          "[screens]") {
    Routed host;
    draw(host, host.screen);
    const std::string outside = textOf(Address{0xcb007109, host.game->port()});
    CHECK_THAT(host.answer(), ContainsSubstring("Friends anywhere can join at " + outside));
    CHECK(as<CopyText>(press(host.screen, Key::C)).text == outside);
    CHECK(waitingWords(Catalogue::english(), *host.game).marks == outside);
    CHECK(is<Stay>(press(host.screen, Key::Enter)));
    CHECK_FALSE(host.game->routerNews());
    CHECK(waitingWords(Catalogue::english(), *host.game).marks != outside);
    CHECK(is<Stay>(press(host.screen, Key::Enter)));
    CHECK(host.game->routerNews());
    CHECK(host.context.services.profile.settings().askFirst); // The other item was not chosen.
}

TEST_CASE("the host reads that the router is asked, and can stop that", "[screens]") {
    RouterNature nature;
    nature.silent = true;
    Routed host(nature);
    draw(host, host.screen);
    CHECK_THAT(host.text(), ContainsSubstring("Your router is asked"));
    CHECK(is<Stay>(press(host.screen, Key::Enter)));
    CHECK_FALSE(host.game->routerNews());
}

TEST_CASE("the host reads why the router's port is not open, and asks again", "[screens]") {
    RouterNature nature;
    nature.refuses = 606;
    Routed refused(nature);
    CHECK_THAT(refused.answer(), ContainsSubstring("Your router refuses"));
    CHECK(is<Stay>(press(refused.screen, Key::Enter)));
    CHECK_THAT(refused.answer(), ContainsSubstring("Your router refuses"));
    nature.outside = "100.64.3.7";
    CHECK_THAT(Routed(nature).answer(), ContainsSubstring("does not help: its own address, 100.64.3.7, is"));
    nature.description = "rubbish";
    CHECK_THAT(Routed(nature).answer(), ContainsSubstring("No router answers"));
}
