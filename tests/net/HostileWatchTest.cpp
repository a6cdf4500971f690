#include "net/WatchableHost.hpp"

using namespace arkanong::test;

namespace {

using Time = SpectatorHost::Time;

const WatchedPacket& watchedIn(const std::optional<Packet>& packet) {
    REQUIRE(packet);
    REQUIRE(std::holds_alternative<WatchedPacket>(*packet));
    return std::get<WatchedPacket>(*packet);
}

} // namespace

TEST_CASE("An unverified address that asks to watch gets no more bytes than it sent", "[net]") {
    WatchableHost host;
    host.play(100);
    const std::string right = host.question(strangerAt, 1);
    CHECK(host.answers({strangerAt.host, 5556}, right).empty());
    CHECK(host.answers({0x0a000064, 5555}, right).empty());
    for (Token guess = 0; guess < 1000; ++guess)
        host.spectators.receive({strangerAt, encode(WatchPacket{guess, guess, simulationVersion, "0.2.0"})},
                                host.now);
    host.now += Time{100'000};
    host.spectators.update(host.now);
    CHECK(host.spectators.takeOutgoing().empty());
    CHECK(host.spectators.count() == 0);
    // A refusal is no longer than the request, either.
    const std::string other =
        encode(WatchPacket{1, host.cookieOf(strangerAt, 1), simulationVersion + 1, "0.1.0"});
    CHECK(bytesOf(host.answers(strangerAt, other)) <= other.size());
    CHECK(host.answers(strangerAt, other).size() == 1);
    CHECK(host.wait(Time{100'000}).empty());
}

TEST_CASE("A flood of watch requests takes no seat and is not answered", "[net]") {
    WatchableHost host;
    host.play(1000);
    host.seat();
    for (int i = 0; i < 20; ++i)
        for (Token guest = 0; guest < 500; ++guest)
            host.spectators.receive(
                {strangerAt, encode(WatchPacket{guest, guest, simulationVersion, "0.2.0"})}, host.now);
    CHECK(host.spectators.count() == 1);
    CHECK(host.spectators.takeOutgoing().empty());
}

TEST_CASE("A spectator that acknowledges nothing is sent a trickle and dropped after ten seconds", "[net]") {
    WatchableHost host;
    host.play(20'000);
    host.seat();
    const bool speaks = GENERATE(false, true);
    std::size_t bytes = 0;
    for (int i = 0; i < 100; ++i) {
        bytes += bytesOf(host.wait(Time{100'000}));
        if (speaks) host.say(WatchSeenPacket{host.token, 0});
    }
    UNSCOPED_INFO(bytes << " bytes");
    CHECK(bytes > 5'000);
    CHECK(bytes < 25'000);
    host.wait(Time{500'000});
    CHECK(host.spectators.count() == 0);
    CHECK(host.wait(Time{1'000'000}).empty());
}

TEST_CASE("Inputs never sent cannot be acknowledged, and only from the spectator's address", "[net]") {
    WatchableHost host;
    host.play(2'000);
    host.seat();
    for (const std::uint32_t ticks : {2'001U, 100'000U, 0x7fffffffU})
        host.say(WatchSeenPacket{host.token, ticks});
    host.spectators.receive({strangerAt, encode(WatchSeenPacket{host.token, 2'000})}, host.now);
    host.spectators.receive({strangerAt, encode(ByePacket{host.token})}, host.now);
    host.say(WatchSeenPacket{host.token + 1, 2'000});
    CHECK_FALSE(host.spectators.allKnow());
    CHECK(host.spectators.count() == 1);
    std::optional<Packet> first;
    for (const Datagram& one : host.wait(Time{100'000}))
        if (!first) first = decode(one.bytes);
    CHECK(watchedIn(first).first == 0);
    host.say(WatchSeenPacket{host.token, 2'000});
    CHECK(host.spectators.allKnow());
    // An acknowledgement cannot go backwards.
    host.say(WatchSeenPacket{host.token, 5});
    CHECK(host.spectators.allKnow());
    host.say(ByePacket{host.token});
    CHECK(host.spectators.count() == 0);
}

TEST_CASE("A spectator of a long series catches up at 80 kB a second, with each tick once", "[net]") {
    WatchableHost host;
    host.play(20'000);
    host.seat();
    int has = 0;
    std::size_t bytes = 0;
    int seconds = 0;
    for (; !host.spectators.allKnow() && seconds < 20; ++seconds) {
        std::size_t ofSecond = 0;
        for (int i = 0; i < 60; ++i) {
            for (const Datagram& one : host.wait(Time{1})) {
                ofSecond += one.bytes.size();
                const auto packet = decode(one.bytes);
                const WatchedPacket& watched = watchedIn(packet);
                CHECK(static_cast<int>(watched.first) == has);
                has += static_cast<int>(watched.inputs.size());
            }
            host.say(WatchSeenPacket{host.token, static_cast<std::uint32_t>(has)});
        }
        CHECK(ofSecond <= 82'000);
        bytes += ofSecond;
    }
    UNSCOPED_INFO(seconds << " s, " << bytes << " bytes");
    CHECK(host.spectators.allKnow());
    CHECK(seconds <= 3);
}

TEST_CASE("An expired cookie, whose address may belong to another machine by now, gives no seat", "[net]") {
    WatchableHost host;
    host.play(100);
    const std::string question = host.question(WatchableHost::spectatorAt, 42);
    const bool old = GENERATE(false, true);
    host.now += old ? 2 * Secrets::cookiesLast : Secrets::cookiesLast;
    host.spectators.receive({WatchableHost::spectatorAt, question}, host.now);
    CHECK(host.wait(Time{100'000}).empty() == old);
}

TEST_CASE("A spectator that never answers the terms gets a few kilobytes, then loses its seat", "[net]") {
    WatchableHost host;
    host.play(100);
    host.spectators.receive({WatchableHost::spectatorAt, host.question(WatchableHost::spectatorAt, 42)},
                            host.now);
    const std::size_t bytes = bytesOf(host.wait(Time{15'000'000}));
    UNSCOPED_INFO(bytes << " bytes");
    CHECK(bytes > 1'000);
    CHECK(bytes < 30'000);
    CHECK(host.wait(Time{1'000'000}).empty());
}

TEST_CASE("One IP address, or the /64 prefix of IPv6, gets at most half of the spectator seats", "[net]") {
    const bool ipv6 = GENERATE(false, true);
    WatchableHost host;
    host.play(100);
    std::size_t refused = 0;
    for (std::uint16_t i = 0; i < SpectatorHost::mostSpectators; ++i) {
        const Address from =
            ipv6 ? *addressNamed("2001:db8:0:1::" + std::to_string(i))
                 : Address{WatchableHost::spectatorAt.host, static_cast<std::uint16_t>(41000 + i)};
        for (const Datagram& one : host.answers(from, host.question(from, 42)))
            refused += std::get<RefusalPacket>(*decode(one.bytes)).why == Refusal::Full ? 1U : 0U;
    }
    CHECK(refused == SpectatorHost::mostSpectators - SpectatorHost::mostOfOneHost);
    CHECK(host.answers(strangerAt, host.question(strangerAt, 1)).empty()); // A seat is free.
    CHECK_FALSE(WatchableHost::to(strangerAt,
                                  [&] {
                                      host.now += Time{100'000};
                                      host.spectators.update(host.now);
                                      return host.spectators.takeOutgoing();
                                  }())
                    .empty());
}
