#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/online/NetworkGames.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "online/OnlinePair.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

using Stage = Peer::Stage;

constexpr Address farAway{0xc0000201, 26740}; // 192.0.2.1, which is nobody's.

Peer guestOf(const Address& host) { return Peer::guest(host, "BOB", "0.2.0", 1); }

} // namespace

TEST_CASE("a host and a guest find each other, know each other's names and play to the end", "[online]") {
    OnlinePair pair;
    REQUIRE(pair.begin());
    CHECK(pair.host->peer().otherName() == "BOB MWMWMWMWMWMW");
    CHECK(pair.guest->peer().otherName() == "ADA LOVELACE WWW");
    CHECK(pair.host->peer().ownSide() == Side::Blue);
    REQUIRE(pair.playToEnd());
    const OnlineMatch& match = pair.host->peer().session()->confirmed();
    const ReplaySummary summary = *summarised({}, match).summary;
    CHECK(summary.occasion == "ONLINE");
    CHECK(summary.players == match.terms().names);
    CHECK(summary.winner == match.series().winner());
    CHECK(pair.host->peer().session()->takeDecided().size() == 1);
    CHECK_FALSE(keepsUnfinished(pair.host->peer()));

    SECTION("a rematch begins when both want one") {
        pair.host->wish(OnlineInput::rematch);
        CHECK(pair.playUntil(
            [&] { return pair.guest->peer().session()->confirmed().wantsRematch(Side::Blue); }));
        CHECK(pair.guest->peer().session()->confirmed().round() == 0);
        pair.guest->wish(OnlineInput::rematch);
        CHECK(pair.playUntil([&] { return pair.host->peer().session()->confirmed().round() == 1; }));
    }
    SECTION("who goes says so") {
        pair.guest.reset();
        for (int i = 0; i < 2000 && pair.host->peer().stage() != Stage::Left; ++i)
            pair.host->waitAndPump(std::chrono::milliseconds(1));
        CHECK(pair.host->peer().stage() == Stage::Left);
        CHECK(endWords(pair.host->peer(), pair.host->way()).text == "BOB MWMWMWMWMWMW HAS LEFT.");
    }
}

TEST_CASE("a host waits at its port, where others can find it", "[online]") {
    const auto host = OnlineGame::host(smallTerms(), 0);
    const OnlineWords words = waitingWords(*host);
    CHECK(words.heading == "WAITING FOR A PLAYER");
    CHECK_THAT(words.marks, ContainsSubstring(':' + std::to_string(host->port())));
    CHECK((words.text + words.marks).find("CODE") == std::string::npos);
    const auto relayed = OnlineGame::host(smallTerms(), 0, farAway);
    CHECK(inviteCodeNamed(relayed->way().code) == relayed->way().code);
    CHECK_THAT(waitingWords(*relayed).marks, ContainsSubstring("CODE " + relayed->way().code));
    CHECK_THAT(waitingWords(*relayed).text, ContainsSubstring("RELAY AT 192.0.2.1:26740"));
    CHECK_THAT(waitingWords(*OnlineGame::join(farAway, "BOB")).text, ContainsSubstring("192.0.2.1:26740"));
}

TEST_CASE("a second window hosts at another port", "[online]") {
    const auto one = OnlineGame::host(smallTerms());
    const auto other = OnlineGame::host(smallTerms());
    CHECK(one->port() != other->port());
    for (const auto& game : {one, other})
        CHECK(game->port() - usualPort <= nextPorts);
}

TEST_CASE("a game at this machine is found within two seconds, and forgotten when it is gone", "[online]") {
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] =
        "ADA " + std::to_string(randomSeed() % 1'000'000); // Others may play here.
    const std::string name = terms.names[sideIndex(terms.host)];
    std::shared_ptr<OnlineGame> host = OnlineGame::host(terms);
    NetworkGames search;
    const auto began = std::chrono::steady_clock::now();
    const auto foundOnes = [&] {
        std::vector<FoundGame> found = search.games();
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&](const FoundGame& game) { return game.name != name; }),
                    found.end());
        return found;
    };
    const auto pumpFor = [&](std::chrono::seconds time, std::size_t wanted) {
        const auto until = std::chrono::steady_clock::now() + time;
        while (foundOnes().size() != wanted && std::chrono::steady_clock::now() < until) {
            if (host) host->pump();
            search.pump();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    };
    pumpFor(std::chrono::seconds(2), 1);
    REQUIRE(foundOnes().size() == 1); // Also where the machine hears itself at two addresses.
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(2));
    const FoundGame found = foundOnes().front();
    CHECK(found.level == "FIRST LIGHT");
    CHECK(found.rounds == 1);
    CHECK(found.sameVersion);
    CHECK(found.address.port == host->port());
    host.reset();
    pumpFor(std::chrono::seconds(8), 0);
    CHECK(foundOnes().empty());
}

TEST_CASE("the connection is told in plain words with its milliseconds", "[online]") {
    CHECK(linkWord(0.0, 0.0) == "GOOD");
    CHECK(linkWord(79.9, 0.019) == "GOOD");
    CHECK(linkWord(80.0, 0.0) == "FAIR");
    CHECK(linkWord(10.0, 0.02) == "FAIR");
    CHECK(linkWord(200.0, 0.1) == "FAIR");
    CHECK(linkWord(200.1, 0.0) == "SLOW");
    CHECK(linkWord(10.0, 0.101) == "SLOW");
    Link link;
    link.measured(Link::Time{32'400});
    CHECK(linkText(link) == "GOOD 32 MS");
}

TEST_CASE("nobody answers: the player is told which port to open, and where", "[online]") {
    Peer peer = guestOf({0xc0000201, 4000});
    peer.update(Peer::Time{1});
    peer.update(Peer::unansweredAfter + Peer::Time{2});
    REQUIRE(peer.stage() == Stage::Unanswered);
    const OnlineWords direct = endWords(peer, {Address{0xc0000201, 4000}, {}});
    CHECK(direct.heading == "NO ANSWER");
    for (const char* const part : {"192.0.2.1:4000", "UDP PORT 4000", "FIREWALL", "ROUTER", "RELAY"})
        CHECK_THAT(direct.text, ContainsSubstring(part));
    const OnlineWords relayed = endWords(peer, {farAway, "7KQ2M-XD4HT"});
    CHECK_THAT(relayed.text, ContainsSubstring("THE CODE 7KQ2M-XD4HT"));
    CHECK(relayed.text.find("UDP PORT") == std::string::npos);
}

TEST_CASE("a name that was never chosen says who hosts", "[online]") {
    Settings settings;
    CHECK(onlineName(settings, true) == "HOST");
    CHECK(onlineName(settings, false) == "GUEST");
    settings.playerNames[0] = "Ada";
    CHECK(onlineName(settings, true) == "ADA");
}

TEST_CASE("the terms are those of the versus match, and each match has its own seed", "[online]") {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{5}};
    setup.level = "first-light";
    setup.settings.goals = {2, 4};
    const MatchTerms terms = termsOf(setup, assetsPath("levels"), "ADA");
    CHECK(terms.rounds == 5);
    CHECK(terms.settings.goals == std::array<int, 2>{2, 4});
    CHECK(terms.settings.mode == Mode::Versus);
    CHECK_FALSE(terms.level.bricks.empty());
    CHECK(terms.names[sideIndex(terms.host)] == "ADA");
    CHECK(terms.seed != termsOf(setup, assetsPath("levels"), "ADA").seed);
    setup.seed = 9;
    CHECK(termsOf(setup, assetsPath("levels"), "ADA").seed == 9);
}
