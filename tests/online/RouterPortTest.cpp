#include "arkanong/online/RouterPort.hpp"

#include "Catch.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "online/FakeRouter.hpp"
#include "online/OnlinePair.hpp"

using namespace arkanong::test;

namespace {

using State = RouterPort::State;

/// Waits until it is so, at most some seconds. Returns whether it is.
template <typename Predicate>
bool becomes(Predicate isSo) {
    for (int i = 0; i < 10'000 && !isSo(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return isSo();
}

RouterPort::News answered(const RouterPort& port) {
    CHECK(becomes([&] { return port.news().state != State::Asking; }));
    return port.news();
}

State answerOf(RouterNature nature) {
    const FakeRouter router(std::move(nature));
    const RouterPort port(26740, router.url());
    const State state = answered(port).state;
    CHECK(router.forwarded().empty());
    return state;
}

} // namespace

TEST_CASE("a router forwards the port for an hour, and no longer when it is not needed", "[online]") {
    const FakeRouter router;
    {
        const RouterPort port(26740, router.url());
        const RouterPort::News news = answered(port);
        CHECK(news.state == State::Open);
        CHECK(textOf(news.outside) == "203.0.113.9:26740");
        CHECK(router.forwarded() == std::map<int, int>{{26740, 26740}});
        CHECK(router.lease() == 3600);
        CHECK(router.renewals() == 0);
    }
    CHECK(becomes([&] { return router.forwarded().empty(); }));
}

TEST_CASE("the forwarding of a port is renewed before it runs out", "[online]") {
    const FakeRouter router;
    const RouterPort port(26740, router.url(), std::chrono::seconds(1));
    CHECK(becomes([&] { return router.renewals() >= 2; }));
    CHECK(port.news().state == State::Open);
}

TEST_CASE("a port that is forwarded to another machine is left alone, and the next one is used", "[online]") {
    RouterNature nature;
    nature.taken = {{26740, 0}, {26741, 0}};
    const FakeRouter router(nature);
    const RouterPort port(26740, router.url());
    CHECK(answered(port).outside == Address(0xcb007109, 26742));
    CHECK(router.forwarded() == std::map<int, int>{{26742, 26740}});
    for (int taken = 26740; taken < 26800; ++taken)
        nature.taken[taken] = 0;
    CHECK(answerOf(nature) == State::Refused);
    nature.taken = {{65535, 0}};
    const FakeRouter last(nature);
    CHECK(answered(RouterPort(65535, last.url())).state == State::Refused);
}

TEST_CASE("a router that knows no leases forwards until it is told to stop", "[online]") {
    RouterNature nature;
    nature.onlyPermanent = true;
    const FakeRouter router(nature);
    {
        const RouterPort port(26740, router.url());
        CHECK(answered(port).state == State::Open);
        CHECK(router.lease() == 0);
    }
    CHECK(becomes([&] { return router.forwarded().empty(); }));
}

TEST_CASE("a router that refuses, or whose answers make no sense, opens nothing", "[online]") {
    RouterNature nature;
    nature.refuses = 606;
    CHECK(answerOf(nature) == State::Refused);
    nature = {};
    for (const char* const answer : {"rubbish", "<", "<a><b><c>", "HTTP/1.1 500 no\r\n\r\n"}) {
        nature.answer = answer;
        CHECK(answerOf(nature) == State::Refused);
    }
    nature = {};
    for (const std::string& outside :
         {std::string(), std::string("0.0.0.0"), std::string("2001:db8::7"), std::string("999.1.1.1"),
          std::string("home.example.org"), std::string(100'000, '9')}) {
        nature.outside = outside;
        CHECK(answerOf(nature) == State::Refused);
    }
}

TEST_CASE("a router behind another one does not help, and is asked for no port", "[online]") {
    RouterNature nature;
    for (const char* const outside : {"10.1.2.3", "100.64.0.9", "100.127.0.9", "127.0.0.1", "169.254.7.7",
                                      "172.16.3.4", "172.31.3.4", "192.168.7.8", "192.0.0.2", "224.0.0.1"}) {
        nature.outside = outside;
        CHECK(answerOf(nature) == State::Private);
    }
    for (const char* const outside : {"9.9.9.9", "100.63.0.1", "100.128.0.1", "169.253.0.1", "172.15.0.1",
                                      "172.32.0.1", "192.0.2.7", "192.167.0.1", "223.0.0.1"}) {
        nature.outside = outside;
        const FakeRouter router(nature);
        CHECK(answered(RouterPort(26740, router.url())).state == State::Open);
    }
}

TEST_CASE("a machine that is no router, or not there, opens nothing", "[online]") {
    RouterNature nature;
    for (const char* const description :
         {"rubbish", "<", "<?xml version=\"1.0\"?><root></root>",
          "<root><device><deviceType>urn:schemas-upnp-org:device:Printer:1</deviceType></device></root>"}) {
        nature.description = description;
        CHECK(answerOf(nature) == State::NoRouter);
    }
    const std::string gone = FakeRouter().url();
    for (const std::string& url : {gone, std::string("http://"), std::string("rubbish"),
                                   "http://127.0.0.1:1/" + std::string(5000, 'x')})
        CHECK(answered(RouterPort(26740, url)).state == State::NoRouter);
}

TEST_CASE("huge answers of a router do no harm", "[online]") {
    RouterNature nature;
    nature.bulk = 3'000'000;
    const FakeRouter router(nature);
    {
        const RouterPort port(26740, router.url());
        CHECK(answered(port).state == State::Open);
    }
    CHECK(becomes([&] { return router.forwarded().empty(); }));
    nature.answer = std::string(1'000'000, '<');
    nature.bulk = 0;
    CHECK(answerOf(nature) == State::Refused);
    std::string many;
    for (int i = 0; i < 20'000; ++i)
        many += "<NewExternalIPAddress>203.0.113.9</NewExternalIPAddress>";
    nature.answer = many;
    CHECK(answerOf(nature) == State::Open); // What it says is an address.
}

TEST_CASE("nobody waits for a silent router", "[online]") {
    RouterNature nature;
    nature.silent = true;
    const FakeRouter router(nature);
    const auto began = std::chrono::steady_clock::now();
    {
        const RouterPort port(26740, router.url());
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        CHECK(port.news().state == State::Asking);
    }
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(1));
}

TEST_CASE("the router's port is open as long as a game is hosted", "[online]") {
    const FakeRouter router;
    auto game = OnlineGame::host(smallTerms(), 0);
    game->setRouter(router.url());
    CHECK_FALSE(game->routerNews());
    game->openRouterPort();
    REQUIRE(becomes([&] { return game->routerNews()->state == State::Open; }));
    CHECK(addressText(*game) == textOf(Address{0xcb007109, game->port()}));
    CHECK(router.forwarded() == std::map<int, int>{{game->port(), game->port()}});
    game->closeRouterPort();
    CHECK_FALSE(game->routerNews());
    CHECK(becomes([&] { return router.forwarded().empty(); }));
    game->openRouterPort();
    REQUIRE(becomes([&] { return game->routerNews()->state == State::Open; }));
    game.reset();
    CHECK(becomes([&] { return router.forwarded().empty(); }));
}
