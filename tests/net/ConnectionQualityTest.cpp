#include "arkanong/net/ConnectionQuality.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

namespace {

using Time = ConnectionQuality::Time;

/// Time at which a 32-bit clock in 0.1 ms wraps around.
constexpr Time clockTurns{429'496'729'600};

/// Two machines with clocks of their own, and the connection between them.
struct TwoMachines {
    Time clock;        ///< How far the other machine's clock is ahead.
    Time way{40'000};  ///< One-way delay.
    Time hold{10'000}; ///< Time from receiving a packet to sending the answer.
    Time now{1'000'000};
    ConnectionQuality here{}, there{};

    /// One packet in each direction; `lie` edits the one that comes back.
    template <typename Lie>
    void exchange(Lie lie) {
        InputPacket packet;
        here.stamp(packet, now);
        there.arrived(packet, 0, now + way + clock);
        there.stamp(packet, now + way + hold + clock);
        lie(packet);
        now += way + hold + way;
        here.arrived(packet, 0, now);
    }
    void exchange() {
        exchange([](InputPacket&) {});
    }
};

InputPacket numbered(std::uint32_t number) {
    InputPacket packet;
    packet.number = number;
    return packet;
}

/// The loss measured after many packets, of which those whose numbers satisfy `lost` do not arrive.
template <typename Lost>
double lossWhere(Lost lost) {
    ConnectionQuality connection;
    double sum = 0.0;
    constexpr std::uint32_t count = 4000;
    for (std::uint32_t number = 1; number <= count; ++number) {
        if (!lost(number)) connection.arrived(numbered(number), 0, Time{number * 16'000});
        if (number > count / 2) sum += connection.loss();
    }
    return sum / (count / 2);
}

} // namespace

TEST_CASE("The round trip does not include the time for which the other side held the packet", "[net]") {
    // The other clock is behind, is ahead, or wraps around during the test.
    const Time clock = GENERATE(Time{-999'000}, Time{5'000'000'000}, clockTurns - Time{1'050'000});
    TwoMachines line{clock};
    for (int i = 0; i < 50; ++i)
        line.exchange();
    CHECK_THAT(line.here.roundTrip(), WithinAbs(80.0, 0.2));
    line.way = Time{60'000};
    line.exchange();
    CHECK(line.here.roundTrip() > 81.0);
    CHECK(line.here.roundTrip() < 100.0);
    for (int i = 0; i < 200; ++i)
        line.exchange();
    CHECK_THAT(line.here.roundTrip(), WithinAbs(120.0, 0.5));
}

TEST_CASE("The local clock may wrap around during a round trip", "[net]") {
    TwoMachines line{Time{0}};
    line.now = clockTurns - Time{30'000};
    line.exchange();
    CHECK_THAT(line.here.roundTrip(), WithinAbs(80.0, 0.2));
}

TEST_CASE("The round trip starts with the measurement from before the match", "[net]") {
    ConnectionQuality connection;
    CHECK(connection.roundTrip() == 0.0);
    connection.measured(Time{100'000});
    CHECK_THAT(connection.roundTrip(), WithinAbs(100.0, 1e-9));
}

TEST_CASE("A packet that was held for longer than its field can store gives no measurement", "[net]") {
    TwoMachines line{Time{0}};
    line.hold = Time{6'500'000};
    line.exchange();
    CHECK_THAT(line.here.roundTrip(), WithinAbs(80.0, 0.2));
    line.hold = Time{7'000'000};
    line.way = Time{400'000};
    line.exchange([](const InputPacket& packet) { CHECK(packet.echo == 0); });
    CHECK_THAT(line.here.roundTrip(), WithinAbs(80.0, 0.2));
}

TEST_CASE("False clock values are ignored", "[net]") {
    TwoMachines line{Time{0}};
    line.exchange();
    line.exchange([](InputPacket& packet) { packet.echo += 1'000'000; }); // From the future.
    line.exchange([](InputPacket& packet) { packet.echo -= 200'000; });   // Twenty seconds old.
    /// Held for longer than the whole round trip.
    line.exchange([](InputPacket& packet) { packet.held = 60'000; });
    CHECK_THAT(line.here.roundTrip(), WithinAbs(80.0, 0.2));
}

TEST_CASE("The loss is measured from the packet numbers", "[net]") {
    CHECK(lossWhere([](std::uint32_t) { return false; }) == 0.0);
    CHECK_THAT(lossWhere([](std::uint32_t number) { return number % 50 == 7; }), WithinAbs(0.02, 0.005));
    CHECK_THAT(lossWhere([](std::uint32_t number) { return number % 5 == 2; }), WithinAbs(0.2, 0.02));
    CHECK_THAT(lossWhere([](std::uint32_t number) { return number % 10 < 5; }), WithinAbs(0.5, 0.1));
    CHECK_THAT(lossWhere([](std::uint32_t number) { return number % 2 == 0; }), WithinAbs(0.5, 0.05));
}

TEST_CASE("A packet number far ahead counts as much loss and takes no long computation", "[net]") {
    ConnectionQuality connection;
    connection.arrived(numbered(1), 0, Time{1000});
    for (std::uint32_t number = 1'000'000'000; number < 4'000'000'000; number += 1'000'000'000)
        connection.arrived(numbered(number), 0, Time{2000});
    CHECK(connection.loss() > 0.9);
    CHECK(connection.loss() <= 1.0);
}

TEST_CASE("Overtaken and duplicated packets are ignored", "[net]") {
    ConnectionQuality connection;
    InputPacket packet = numbered(2);
    packet.now = 120;
    connection.arrived(packet, 100, Time{1'000'000});
    CHECK_THAT(connection.ahead(), WithinAbs(-20.0, 1e-9));
    for (const std::uint32_t number : {1U, 2U}) {
        packet.number = number;
        packet.now = 5000;
        connection.arrived(packet, 100, Time{1'100'000});
    }
    CHECK_THAT(connection.ahead(), WithinAbs(-20.0, 1e-9));
    CHECK(connection.loss() == 0.0);
}

TEST_CASE("The lead over the other side includes the ticks for which the packet was in flight", "[net]") {
    ConnectionQuality connection;
    connection.measured(Time{100'000}); // 6 ticks each way.
    InputPacket packet = numbered(1);
    packet.now = 100;
    connection.arrived(packet, 106, Time{1'000'000});
    CHECK_THAT(connection.ahead(), WithinAbs(0.0, 1e-9));
    // Smoothed: a twentieth of the difference.
    packet.number = 2;
    connection.arrived(packet, 126, Time{1'016'000});
    CHECK_THAT(connection.ahead(), WithinAbs(1.0, 1e-9));
}

TEST_CASE("Packets are numbered from 1, and a clock value of 0 does not count as missing", "[net]") {
    ConnectionQuality connection;
    InputPacket packet;
    connection.stamp(packet, Time{0});
    CHECK(packet.number == 1);
    CHECK(packet.sent == 1);
    CHECK(packet.echo == 0);
    connection.stamp(packet, Time{500'000});
    CHECK(packet.number == 2);
    CHECK(packet.sent == 5000);
}
