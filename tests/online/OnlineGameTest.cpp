#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/online/NetworkGames.hpp"
#include "arkanong/online/OnlineTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "online/RelayedPair.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

using Stage = Peer::Stage;

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
    SECTION("a player who leaves tells the other one") {
        pair.guest.reset();
        for (int i = 0; i < 2000 && pair.host->peer().stage() != Stage::Left; ++i)
            pair.host->waitAndPump(std::chrono::milliseconds(1));
        CHECK(pair.host->peer().stage() == Stage::Left);
        CHECK(endWords(Catalogue::english(), pair.host->peer(), pair.host->way()).text ==
              "BOB MWMWMWMWMWMW left the match.");
    }
}

TEST_CASE("a second window hosts at another port", "[online]") {
    const auto one = OnlineGame::host(smallTerms());
    const auto other = OnlineGame::host(smallTerms());
    CHECK(one->port() != other->port());
    for (const auto& game : {one, other})
        CHECK(game->port() - usualPort <= nextPorts);
}

TEST_CASE("a game on this machine is found within two seconds and leaves the list when it ends", "[online]") {
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] =
        "ADA " + std::to_string(randomSeed() % 1'000'000); // Other tests can run games at the same time.
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
    REQUIRE(foundOnes().size() == 1); // Only once, even if the machine answers from two addresses.
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(2));
    const FoundGame found = foundOnes().front();
    CHECK(found.level == "First Light");
    CHECK(found.rounds == 1);
    CHECK(found.sameVersion);
    CHECK(found.address.port == host->port());
    host.reset();
    pumpFor(std::chrono::seconds(8), 0);
    CHECK(foundOnes().empty());
}

TEST_CASE("a game that has begun is listed as watchable, and changes of it are noticed", "[online]") {
    MatchTerms terms = smallTerms();
    terms.names[sideIndex(terms.host)] = "BEA " + std::to_string(randomSeed() % 1'000'000);
    const std::string name = terms.names[sideIndex(terms.host)];
    const auto host = OnlineGame::host(terms);
    const auto guest = OnlineGame::join(Address{0x7f000001, host->port()}, "BOB");
    NetworkGames search;
    const auto found = [&] {
        for (const FoundGame& game : search.games())
            if (game.name == name) return std::optional<FoundGame>(game);
        return std::optional<FoundGame>();
    };
    const auto pumpUntil = [&](auto isSo) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(5);
        while (!isSo() && std::chrono::steady_clock::now() < until) {
            host->pump();
            search.pump();
            if (found()) guest->pump(); // The guest joins after the game was found.
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        return isSo();
    };
    REQUIRE(pumpUntil([&] { return found().has_value(); }));
    CHECK_FALSE(found()->playing);
    CHECK(pumpUntil([&] { return found() && found()->playing; }));
    const auto games = search.games();
    CHECK(std::count_if(games.begin(), games.end(),
                        [&](const FoundGame& game) { return game.name == name; }) == 1);
}

TEST_CASE("one machine can fill only its share of the list of games", "[online]") {
    std::vector<std::unique_ptr<UdpSocket>> liars;
    liars.push_back(std::make_unique<UdpSocket>(usualPort, nextPorts)); // Receives the search.
    while (liars.size() < 12)
        liars.push_back(std::make_unique<UdpSocket>());
    NetworkGames search;
    const auto ofLiar = [&] {
        const auto games = search.games();
        return std::count_if(games.begin(), games.end(),
                             [](const FoundGame& game) { return game.name == "LIAR"; });
    };
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(1200);
    while (std::chrono::steady_clock::now() < until) {
        search.pump();
        for (const Datagram& question : liars.front()->receive()) {
            const auto packet = decode(question.bytes);
            const auto* const asked = packet ? std::get_if<SearchPacket>(&*packet) : nullptr;
            if (asked == nullptr) continue;
            for (std::size_t i = 0; i < liars.size(); ++i)
                liars[i]->send({question.address, encode(OfferPacket{asked->guest, simulationVersion, "LIAR",
                                                                     "LEVEL " + std::to_string(i), 3})});
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    CHECK(ofLiar() > 0);
    CHECK(ofLiar() <= nextPorts + 1);
}

TEST_CASE("a third machine watches a match to its end and a rematch, and the host counts it", "[online]") {
    OnlinePair pair;
    REQUIRE(pair.begin());
    CHECK(pair.host->spectators() == 0);
    pair.letWatch();
    CHECK(waitingWords(Catalogue::english(), *pair.watched).heading == "CALLING");
    const auto stage = [&] { return pair.watched->spectator().stage(); };
    REQUIRE(pair.playUntil([&] { return stage() == Spectator::Stage::Watching; }));
    CHECK(pair.host->spectators() == 1);
    CHECK(pair.guest->spectators() == 0);
    CHECK(spectatorsText(Catalogue::english(), pair.host->spectators()) == "1 spectator");
    REQUIRE(pair.playToEnd());
    REQUIRE(pair.pumpUntil([&] { return pair.host->spectatorsKnow(); }));
    // As fast as possible.
    std::vector<Event> events;
    const Spectator& spectator = pair.watched->spectator();
    const auto seen = [&] {
        pair.watched->spectator().catchUp();
        while (pair.watched->spectator().step(events))
            continue;
        return spectator.match()->stage() == OnlineMatch::Stage::Decided;
    };
    // The players must advance, so that the spectator's two seconds of delay are covered.
    REQUIRE(pair.playUntil(seen));
    const auto truth = pair.host->peer().session()->takeDecided();
    const auto decided = pair.watched->spectator().takeDecided();
    REQUIRE(truth.size() == 1);
    REQUIRE(decided.size() == 1);
    CHECK(decided[0]->hashes == truth[0]->hashes);
    CHECK(spectator.match()->terms().names == pair.host->peer().terms()->names);

    SECTION("a rematch is seen too") {
        for (const auto& game : {pair.host, pair.guest})
            game->wish(OnlineInput::rematch);
        REQUIRE(pair.playUntil([&] { return seen() ? false : spectator.match()->round() == 1; }));
    }
    SECTION("the host says that it leaves") {
        pair.host.reset();
        for (int i = 0; i < 2000 && !spectator.ended(); ++i) {
            pair.watched->waitAndPump(std::chrono::milliseconds(1));
            static_cast<void>(seen());
        }
        CHECK(spectator.stage() == Spectator::Stage::Left);
        CHECK(endWords(Catalogue::english(), spectator, pair.watched->way()).heading == "THE MATCH IS OVER");
    }
    SECTION("the spectator says that it leaves") {
        pair.watched.reset();
        CHECK(pair.pumpUntil([&] { return pair.host->spectators() == 0; }));
    }
}

TEST_CASE("spectators see the last inputs of a guest that leaves at once", "[online]") {
    OnlinePair pair;
    REQUIRE(pair.begin());
    pair.letWatch();
    const Spectator& spectator = pair.watched->spectator();
    REQUIRE(pair.playUntil([&] { return spectator.stage() == Spectator::Stage::Watching; }));
    REQUIRE(pair.pumpUntil([&] { return pair.host->spectatorsKnow(); }));
    RollbackSession& session = *pair.host->peer().session();
    for (const auto& game : {pair.host, pair.guest})
        for (int i = 0; i < RollbackSession::window / 2; ++i)
            game->peer().session()->play(OnlineInput{});
    REQUIRE(pair.pumpUntil([&] { return session.canConfirm(); }));
    pair.guest->leave();
    REQUIRE(pair.pumpUntil([&] { return pair.host->peer().ended() && pair.host->spectatorsKnow(); }));
    CHECK(pair.host->spectators() == 1);
    const int before = session.confirmed().tick();
    std::vector<Event> events;
    session.advance(events);
    CHECK(session.confirmed().tick() > before);
    REQUIRE(pair.pumpUntil([&] {
        pair.watched->spectator().catchUp();
        while (pair.watched->spectator().step(events))
            continue;
        return spectator.ended();
    }));
    CHECK(spectator.stage() == Spectator::Stage::Left);
    CHECK(spectator.match()->tick() == session.confirmed().tick());
    CHECK(pair.host->spectators() == 0);
}

TEST_CASE("players meet by a code, play directly, and are watched by it", "[online]") {
    RelayedPair pair;
    REQUIRE(pair.begin());
    CHECK(wayText(*pair.host) == "Direct");
    CHECK(wayText(*pair.guest) == "Direct");
    CHECK(wayText(*OnlineGame::join(pair.at, "BOB")).empty());
    pair.letWatch();
    CHECK_THAT(waitingWords(Catalogue::english(), *pair.watched).text,
               ContainsSubstring(pair.host->way().code));
    CHECK(pair.pumpUntil([&] { return pair.host->spectators() == 1; }));
    CHECK(pair.relay.figures().spectators == 1);
    pair.watched.reset();
    CHECK(pair.pumpUntil([&] { return pair.host->spectators() == 0; }));
}

TEST_CASE("without a chosen name the player is called Host or Guest, with small letters", "[online]") {
    Settings settings;
    CHECK(onlineName(settings, true) == "Host");
    CHECK(onlineName(settings, false) == "Guest");
    CHECK(chosenName(settings).empty());
    settings.playerNames[0] = "Ada";
    CHECK(onlineName(settings, true) == "ADA");
    CHECK(chosenName(settings) == "Ada");
    settings.playerNames[0] = "Host"; // Typed, it is none of them.
    CHECK(onlineName(settings, true) == "HOST");
}

TEST_CASE("termsOf() describes the versus match, with a new seed for each match", "[online]") {
    MatchSetup setup;
    setup.kind = VersusMatch{Series{5}};
    setup.level = "first-light";
    setup.settings.goals = {2, 4};
    Settings settings;
    settings.playerNames[0] = "Ada";
    settings.ownHalf = 70;
    const Side side = GENERATE(Side::Blue, Side::Red);
    const MatchTerms terms = hostedBy(settings, side, termsOf(setup, assetsPath("levels")));
    CHECK(terms.host == side);
    CHECK(terms.settings.ownHalf[sideIndex(side)] == 70);
    CHECK(terms.settings.ownHalf[sideIndex(opponent(side))] == 100);
    CHECK(terms.rounds == 5);
    CHECK(terms.settings.goals == std::array<int, 2>{2, 4});
    CHECK(terms.settings.mode == Mode::Versus);
    CHECK_FALSE(terms.level.bricks.empty());
    CHECK(terms.names[sideIndex(terms.host)] == "ADA");
    CHECK(terms.seed != termsOf(setup, assetsPath("levels")).seed);
    setup.seed = 9;
    CHECK(termsOf(setup, assetsPath("levels")).seed == 9);
}
