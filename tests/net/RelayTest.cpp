#include "arkanong/net/Relay.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "net/RelayedMatch.hpp"

using namespace arkanong::test;

namespace {

using Time = Relay::Time;

constexpr Address blue{1, 1000};
constexpr Address red{2, 2000};
constexpr Address third{3, 3000};
const std::string said = encode(PingPacket{5, 6});
const std::string code = relayCode;

std::vector<Datagram> answers(Relay& relay, const Address& from, const std::string& bytes,
                              Time now = Time{1'000'000}) {
    std::vector<Datagram> out;
    relay.receive({from, bytes}, now, out);
    return out;
}

/// Shows the code as the guest if it is `red`, else as the host.
RelayedPacket shown(Relay& relay, const Address& from, Token cookie, Time now,
                    const std::string& shownCode = code) {
    const RelayRole role = from == red ? RelayRole::Guest : RelayRole::Host;
    const auto out = answers(relay, from, encode(RelayPacket{shownCode, cookie, role}), now);
    return out.empty() ? RelayedPacket{} : std::get<RelayedPacket>(*decode(out.front().bytes));
}

/// Shows the code twice, the second time with the cookie.
RelayedPacket seated(Relay& relay, const Address& from, Time now = Time{1'000'000},
                     const std::string& at = code) {
    const Token cookie = shown(relay, from, 0, now, at).cookie;
    return shown(relay, from, cookie, now, at);
}

void seatBoth(Relay& relay) {
    static_cast<void>(seated(relay, blue));
    static_cast<void>(seated(relay, red));
}

} // namespace

TEST_CASE("Two players with the same code are connected, and each gets what the other one sends", "[net]") {
    Relay relay(7);
    CHECK(seated(relay, blue).place == RelayPlace::Waiting);
    CHECK(seated(relay, red).place == RelayPlace::Connected);
    CHECK(seated(relay, blue).place == RelayPlace::Connected);
    const auto out = answers(relay, blue, said);
    REQUIRE(out.size() == 1);
    CHECK(out[0].address == red);
    CHECK(out[0].bytes == said);
    CHECK(answers(relay, red, said).at(0).address == blue);
    CHECK(relay.figures().matches == 1);
    CHECK(relay.figures().forwarded == 2);
}

TEST_CASE("No player can send the other one a packet that only relays send, of any version", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    std::string forged = encode(RelayedPacket{code, 1});
    CHECK(answers(relay, blue, forged).empty());
    ++forged[3];
    CHECK(answers(relay, blue, forged).empty());
    CHECK(answers(relay, blue, said).size() == 1);
}

TEST_CASE("A player whose address is not verified is neither remembered nor forwarded to", "[net]") {
    Relay relay(7);
    static_cast<void>(seated(relay, blue));
    const Token cookieOfBlue = shown(relay, blue, 0, Time{1'000'000}).cookie;
    CHECK(shown(relay, red, cookieOfBlue, Time{1'000'000}).place == RelayPlace::Waiting);
    CHECK(relay.figures().players == 1);
    CHECK(answers(relay, blue, said).empty());
    CHECK(answers(relay, red, said).empty());
}

TEST_CASE("A third player with the code is told that it is in use, until one of two is silent", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    CHECK(seated(relay, third, Time{2'000'000}).place == RelayPlace::Taken);
    CHECK(answers(relay, blue, said).at(0).address == red);
    answers(relay, red, said, Time{5'000'000});
    CHECK(seated(relay, third, Time{7'000'000}).place == RelayPlace::Connected);
    CHECK(answers(relay, red, said, Time{7'000'000}).at(0).address == third);
    CHECK(answers(relay, blue, said, Time{7'000'000}).empty());
}

TEST_CASE("A player who shows another code leaves the first", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    static_cast<void>(seated(relay, red, Time{1'000'000}, "AAAAA-AAAAA"));
    CHECK(relay.figures().matches == 0);
    CHECK(answers(relay, blue, said).empty());
}

TEST_CASE("A player who sends too much is forwarded as much as a match needs", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    const auto forwarded = [&](std::size_t size, Time now) {
        std::size_t count = 0;
        for (int i = 0; i < 1000; ++i)
            count += answers(relay, blue, "AKN" + std::string(size - 3, 'x'), now).size();
        return count;
    };
    CHECK(forwarded(10, Time{3'000'000}) == Relay::ofPlayer.datagrams);
    CHECK(forwarded(400, Time{5'000'000}) == Relay::ofPlayer.bytes / 400);
    CHECK(forwarded(largestDatagram + 1, Time{7'000'000}) == 0);
}

TEST_CASE("Showing another code does not reset a player's forwarding limit", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    std::size_t forwarded = 0;
    for (int i = 0; i < 1000; ++i) {
        static_cast<void>(seated(relay, blue, Time{3'000'000}, "AAAAA-AAAAA"));
        static_cast<void>(seated(relay, blue, Time{3'000'000}));
        forwarded += answers(relay, blue, said, Time{3'000'000}).size();
    }
    CHECK(forwarded > 0);
    CHECK(forwarded < Relay::ofPlayer.datagrams);
}

TEST_CASE("Datagrams that are not the game's are not forwarded", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    for (const std::string& bytes : {std::string(), std::string("AK"), std::string(100, 'x')})
        CHECK(answers(relay, blue, bytes).empty());
    CHECK(relay.figures().dropped == 3);
}

TEST_CASE("A host whose port changes while it waits is not connected with itself", "[net]") {
    Relay relay(7);
    static_cast<void>(seated(relay, blue));
    constexpr Address moved{blue.host, 1001};
    CHECK(seated(relay, moved, Time{6'000'000}).place == RelayPlace::Waiting);
    CHECK(relay.figures().players == 1);
    CHECK(seated(relay, red, Time{6'000'000}).place == RelayPlace::Connected);
    CHECK(answers(relay, red, said, Time{6'000'000}).at(0).address == moved);
}

TEST_CASE("A player in a match whose port changes can return even if the relay is full", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    for (std::uint32_t i = 0; i < Relay::mostPlayers; ++i)
        static_cast<void>(seated(relay, {1000 + i, 1}, Time{1'000'000}, inviteCode(i)));
    REQUIRE(relay.figures().players == Relay::mostPlayers);
    static_cast<void>(answers(relay, red, said, Time{6'000'000}));
    CHECK(seated(relay, third, Time{6'000'000}, "AAAAA-AAAAA").place == RelayPlace::Full);
    CHECK(seated(relay, {blue.host, 1001}, Time{6'000'000}).place == RelayPlace::Connected);
    CHECK(relay.figures().players == Relay::mostPlayers);
}

TEST_CASE("A relay tells players of a verified address that it is full, in fewer bytes than sent", "[net]") {
    Relay relay(7);
    const bool full = GENERATE(true, false); // If false, the limit of players per IP address is reached.
    const std::size_t players = full ? Relay::mostPlayers : Relay::mostOfOneHost;
    for (std::uint32_t i = 0; i < players; ++i)
        static_cast<void>(seated(
            relay, full ? Address{1000 + i, 1} : Address{third.host, static_cast<std::uint16_t>(1 + i)},
            Time{1'000'000}, inviteCode(i)));
    REQUIRE(relay.figures().players == players);
    CHECK(shown(relay, third, 0, Time{1'000'000}).place == RelayPlace::Waiting);
    CHECK(shown(relay, third, 4711, Time{1'000'000}).place == RelayPlace::Waiting);
    CHECK(seated(relay, third).place == RelayPlace::Full);
    CHECK(relay.figures().players == players);
    const Token cookie = shown(relay, third, 0, Time{1'000'000}).cookie;
    const std::string question = encode(RelayPacket{code, cookie});
    const auto out = answers(relay, third, question);
    REQUIRE(out.size() == 1);
    CHECK(out.front().address == third);
    CHECK(out.front().bytes.size() < question.size());
}

TEST_CASE("A relay counts the addresses of an IPv6 /64 network as one address", "[net]") {
    Relay relay(7);
    const auto inNetwork = [](const std::string& network, std::size_t i) {
        return *addressNamed(network + "::" + std::to_string(1 + i));
    };
    for (std::size_t i = 0; i < Relay::mostOfOneHost; ++i)
        CHECK(seated(relay, inNetwork("2001:db8:0:1", i), Time{1'000'000}, inviteCode(i)).place !=
              RelayPlace::Full);
    CHECK(seated(relay, *addressNamed("2001:db8:0:1:ffff::1"), Time{1'000'000}).place == RelayPlace::Full);
    CHECK(seated(relay, inNetwork("2001:db8:0:2", 0), Time{1'000'000}).place != RelayPlace::Full);
    CHECK(seated(relay, third, Time{1'000'000}, "AAAAA-AAAAA").place != RelayPlace::Full);
    CHECK(relay.figures().players == Relay::mostOfOneHost + 2);
}

TEST_CASE("A guest is told that the relay is full, and plays when a place is free", "[net]") {
    RelayedMatch meeting;
    SimulatedMatch& match = meeting.match;
    Relay& relay = meeting.relay;
    for (std::uint32_t i = 1; i < Relay::mostPlayers; ++i) // The host gets the last place.
        static_cast<void>(seated(relay, {1000 + i, 1}, match.now, inviteCode(i)));
    const bool others = GENERATE(false, true); // Whether the other players stay.
    match.now = match.host().next = match.guest().next = match.now + Relay::forgottenAfter - Time{3'000'000};
    // They are dropped after a minute, unless they show their codes again.
    match.between = [&, pass = match.between, again = Time{}](Time now) mutable {
        for (std::uint32_t i = 1; others && now >= again && i < Relay::mostPlayers; ++i)
            static_cast<void>(seated(relay, {1000 + i, 1}, now, inviteCode(i)));
        if (now >= again) again = now + Time{10'000'000};
        pass(now);
    };
    const auto guestsPlace = [&] { return match.guest().peer.relayPlace(); };
    match.run(2e3, [&] { return guestsPlace() == RelayPlace::Full; });
    CHECK(guestsPlace() == RelayPlace::Full);
    CHECK(match.host().peer.relayPlace() == RelayPlace::Waiting);
    if (!others) {
        CHECK(match.play() == "");
        return;
    }
    match.run(11e3);
    CHECK(match.guest().peer.stage() == Peer::Stage::Unanswered);
    CHECK(guestsPlace() == RelayPlace::Full);
}

TEST_CASE("One IP address cannot take all places", "[net]") {
    Relay relay(7);
    for (std::uint16_t port = 1; port <= 100; ++port)
        static_cast<void>(seated(relay, {5, port}, Time{1'000'000}, inviteCode(port)));
    CHECK(relay.figures().players == Relay::mostOfOneHost);
    static_cast<void>(seated(relay, {6, 1}));
    CHECK(relay.figures().players == Relay::mostOfOneHost + 1);
}

TEST_CASE("A relay's cookie is valid for one to two minutes", "[net]") {
    Relay relay(7);
    const Token cookie = shown(relay, blue, 0, Time{59'000'000}).cookie;
    static_cast<void>(shown(relay, blue, cookie, Time{118'000'000}));
    CHECK(relay.figures().players == 1);
    relay.update(Time{180'000'000});
    static_cast<void>(shown(relay, blue, cookie, Time{185'000'000}));
    CHECK(relay.figures().players == 0);
}

TEST_CASE("A player who is silent for a minute is dropped", "[net]") {
    Relay relay(7);
    static_cast<void>(seated(relay, blue));
    relay.update(Time{60'000'000});
    CHECK(relay.figures().players == 1);
    relay.update(Time{61'000'000});
    CHECK(relay.figures().players == 0);
}

TEST_CASE("No flood makes a relay remember more than its players, or costs a match a datagram", "[net]") {
    Relay relay(7);
    seatBoth(relay);
    Random random(3);
    Time now{1'000'000};
    std::size_t arrived = 0;
    std::size_t sent = 0;
    const std::string asking = encode(RelayPacket{code, 0});
    for (int i = 0; i < 200'000; ++i) {
        now += Time{100};
        const Address stranger{random.next() | 256U, 99};
        for (const Datagram& answer : answers(relay, stranger, i % 2 == 0 ? asking : "junk", now)) {
            CHECK(answer.address == stranger);
            CHECK(answer.bytes.size() <= asking.size());
        }
        if (i % 20 == 0 && i < 5 * static_cast<int>(Relay::mostPlayers) * 20) {
            const Address player{0x70000000U + static_cast<std::uint32_t>(i), 9};
            static_cast<void>(seated(relay, player, now, inviteCode(random.next())));
        }
        if (i % 167 != 0) continue;
        ++sent;
        arrived += answers(relay, blue, said, now).size();
        answers(relay, red, said, now);
    }
    CHECK(relay.figures().players == Relay::mostPlayers);
    CHECK(arrived == sent);
}

TEST_CASE("A match through a relay is the same on both machines", "[net]") {
    RelayedMatch meeting;
    meeting.putBehind(SimulatedRouter::Kind::Symmetric, SimulatedRouter::Kind::Symmetric);
    CHECK(meeting.match.play() == "");
    CHECK(meeting.relay.figures().forwarded > 1000);
}

TEST_CASE("An invite code has no letters easily confused, and is parsed as people type it", "[net]") {
    CHECK(inviteCode(0) == "22222-22222");
    CHECK(inviteCode(1) != inviteCode(2));
    const std::string one = inviteCode(0x123456789abcdefULL);
    CHECK(one.size() == inviteCodeLength);
    CHECK(inviteCodeNamed(one) == one);
    CHECK(inviteCodeNamed(" 7kq2m xd4ht ") == code);
    CHECK(inviteCodeNamed("7KQ2MXD4HT") == code);
    CHECK(inviteCodeNamed("7KQZM-XD4HT") == code);
    for (const char* wrong : {"", "7KQ2M-XD4H", "7KQ2M-XD4HTT", "7KQ2M--XD4HT", "7KQ2O-XD4HT", "192.168.0.7"})
        CHECK(inviteCodeNamed(wrong).empty());
}

TEST_CASE("Whose relay has told for three seconds that nobody is there knows it, until somebody comes",
          "[net]") {
    constexpr Time begun{1'000'000};
    RelayCall call(third, code, RelayRole::Guest);
    CHECK_FALSE(call.isAloneAt(begun + RelayCall::answersWithin)); // The relay has said nothing.
    call.hear({code, 1, RelayPlace::Waiting}, third, begun);
    call.hear({code, 1, RelayPlace::Waiting}, third, begun + RelayCall::betweenCalls);
    CHECK_FALSE(call.isAloneAt(begun + RelayCall::answersWithin - Time{1}));
    CHECK(call.isAloneAt(begun + RelayCall::answersWithin));
    call.hear({code, 1, RelayPlace::Connected}, third, begun + RelayCall::answersWithin);
    CHECK_FALSE(call.isAloneAt(begun + 2 * RelayCall::answersWithin));
}
