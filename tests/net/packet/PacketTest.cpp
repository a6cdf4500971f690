#include "arkanong/net/packet/Packet.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/net/RelayCall.hpp"
#include "net/packet/SomePackets.hpp"

using namespace arkanong::test;

namespace {

/// The packet after encoding and decoding.
Packet sent(const Packet& packet) {
    const auto arrived = decode(encode(packet));
    REQUIRE(arrived);
    return *arrived;
}

std::vector<OnlineInput> inputsSent(const InputPacket& packet) {
    return std::get<InputPacket>(sent(packet)).inputs;
}

template <typename Kind>
std::size_t longest() {
    for (const Packet& packet : largestPackets())
        if (std::holds_alternative<Kind>(packet)) return encode(packet).size();
    return 0;
}

} // namespace

TEST_CASE("Every packet arrives as it was sent, at its shortest and at its longest", "[net]") {
    const auto packets = GENERATE(smallestPackets(), largestPackets());
    REQUIRE(packets.size() == std::variant_size_v<Packet>);
    for (std::size_t kind = 0; kind < packets.size(); ++kind) {
        CAPTURE(kind);
        CHECK(packets[kind].index() == kind);
        CHECK(sameFields(sent(packets[kind]), packets[kind]));
        const bool wraps = std::holds_alternative<ChannelPacket>(packets[kind]);
        CHECK(encode(packets[kind]).size() <= (wraps ? largestDatagram : largestPacket));
    }
}

TEST_CASE("No answer is longer than its request, however long the texts are", "[net]") {
    CHECK(longest<CookiePacket>() <= encode(HelloPacket{}).size());
    CHECK(longest<RefusalPacket>() <= encode(JoinPacket{}).size());
    CHECK(longest<OfferPacket>() <= encode(SearchPacket{}).size());
    CHECK(longest<RelayedPacket>() <= encode(smallestPackets()[13]).size());
    CHECK(longest<PongPacket>() <= encode(PingPacket{}).size());
    CHECK(longest<ByePacket>() <= encode(InputPacket{}).size());
    CHECK(longest<RefusalPacket>() <= encode(WatchPacket{}).size());
}

TEST_CASE("A relay can wrap every packet, and the wrapping adds nothing but the channel", "[net]") {
    constexpr Address relay{0x0a000009, usualPort};
    for (const Packet& packet : largestPackets()) {
        Datagram sent{relay, encode(packet)};
        CHECK(wrapped(sent).bytes == sent.bytes);
        if (std::holds_alternative<ChannelPacket>(packet)) continue;
        sent.address.channel = 3;
        const Datagram onTheWay = wrapped(sent);
        CHECK(onTheWay.address == relay);
        CHECK(onTheWay.bytes.size() == sent.bytes.size() + 6);
        CHECK(unwrapped(onTheWay, {0x0a000008, usualPort}).address ==
              relay); // Of somebody else than the relay.
        const Datagram arrived = unwrapped(onTheWay, relay);
        CHECK(arrived.address == sent.address);
        CHECK(arrived.bytes == sent.bytes);
    }
}

TEST_CASE("Texts are cut to the largest length, and unprintable characters become question marks", "[net]") {
    const OfferPacket long32{1, 2, wideText(17) + "x", std::string(33, 'x'), 3};
    const auto cut = std::get<OfferPacket>(sent(long32));
    CHECK(cut.name == wideText(16));
    CHECK(cut.level == std::string(32, 'x'));
    const auto shown = std::get<JoinPacket>(sent(JoinPacket{1, 2, 3, "a\nb", "\xff\u202e\u200bz"}));
    CHECK(shown.version == "a?b");
    CHECK(shown.name == "???z");
}

TEST_CASE("Inputs arrive bit for bit, as many as fit, from the first one on", "[net]") {
    InputPacket packet;
    packet.inputs = wildInputs(240);
    const auto arrived = inputsSent(packet);
    CHECK(encode(packet).size() > largestPacket - 12); // No further input would fit.
    CHECK(arrived.size() >= 40);
    REQUIRE(arrived.size() < packet.inputs.size());
    packet.inputs.resize(arrived.size());
    CHECK(arrived == packet.inputs);
    CHECK(inputsSent(packet) == packet.inputs);
}

TEST_CASE("Inputs of both sides arrive bit for bit, as many ticks as fit of both", "[net]") {
    Random random(9);
    for (int i = 0; i < 500; ++i) {
        WatchedPacket packet;
        // A side with few changes leaves the other one no more than half of the room, so both sides have fewer ticks.
        const std::uint32_t wild = random.below(3), count = random.below(241);
        for (std::uint32_t tick = 0; tick < count; ++tick)
            packet.inputs.push_back({wild == 0 ? OnlineInput{} : wildInput(random.next()),
                                     wild == 1 ? OnlineInput{} : wildInput(random.next())});
        const Packet arrived = sent(packet);
        if (!sameFields(arrived, packet)) FAIL("a field differs in packet " << i);
        const auto& inputs = std::get<WatchedPacket>(arrived).inputs;
        if (inputs.size() < std::min<std::size_t>(count, 20)) FAIL("few inputs in packet " << i);
        packet.inputs.resize(inputs.size());
        if (inputs != packet.inputs) FAIL("inputs differ in packet " << i);
    }
}

TEST_CASE("Predicted inputs take one bit each, and no packet has more than two seconds of them", "[net]") {
    InputPacket packet;
    const std::size_t empty = encode(packet).size();
    packet.inputs.resize(mostInputs + 60);
    CHECK(inputsSent(packet).size() == mostInputs);
    CHECK(encode(packet).size() == empty + mostInputs / 8);
    // An aim that keeps changing at the same rate is predicted, too.
    for (std::size_t i = 0; i < packet.inputs.size(); ++i)
        packet.inputs[i].command.aimX = static_cast<std::int16_t>(5 * i);
    CHECK(encode(packet).size() <= empty + mostInputs / 8 + 3);
}

TEST_CASE("Inputs with the largest jumps and random inputs arrive bit for bit", "[net]") {
    Random random(3);
    for (int i = 0; i < 2000; ++i) {
        InputPacket packet;
        packet.now = random.next() >> 1U;
        const std::uint32_t bits = random.below(17);
        const auto any = [&](std::int16_t before) {
            constexpr std::array<std::int16_t, 5> ends{-32768, 32767, 0, -32767, 1};
            if (bits == 16) return ends[random.below(5)];
            return static_cast<std::int16_t>(before + static_cast<int>(random.below(1U << bits)) -
                                             static_cast<int>((1U << bits) / 2));
        };
        OnlineInput input;
        for (std::uint32_t count = random.below(40); count > 0; --count) {
            Command& command = input.command;
            if (random.below(2) == 0) command.moveX = any(command.moveX);
            if (random.below(2) == 0) command.moveY = any(command.moveY);
            if (random.below(2) == 0) command.aimX = any(command.aimX);
            if (random.below(2) == 0) command.aimY = any(command.aimY);
            if (random.below(8) == 0) command.buttons = static_cast<std::uint8_t>(random.below(16));
            if (random.below(8) == 0)
                input.wishes = static_cast<std::uint8_t>(random.below(1U << OnlineInput::wishBits));
            packet.inputs.push_back(input);
        }
        packet.first = packet.now >= 1000 ? packet.now - random.below(1000) : 0;
        packet.known = random.next() >> 1U;
        const Packet arrived = sent(packet);
        if (!sameFields(arrived, packet)) FAIL("a field differs in packet " << i);
        const auto& inputs = std::get<InputPacket>(arrived).inputs;
        packet.inputs.resize(std::min(inputs.size(), packet.inputs.size()));
        if (inputs != packet.inputs || inputs.size() < std::min<std::size_t>(packet.inputs.size(), 30))
            FAIL("inputs differ in packet " << i);
    }
}

TEST_CASE("The version of a packet of another protocol is recognised, and of no other datagram", "[net]") {
    std::string bytes = encode(PingPacket{1, 2});
    CHECK_FALSE(otherNetVersion(bytes));
    bytes[3] = static_cast<char>(netVersion + 1);
    CHECK(otherNetVersion(bytes) == netVersion + 1);
    CHECK_FALSE(decode(bytes));
    CHECK(otherNetVersion(bytes.substr(0, 5)) == netVersion + 1);
    CHECK_FALSE(otherNetVersion(bytes.substr(0, 4)));
    CHECK_FALSE(otherNetVersion(bytes + std::string(largestDatagram, 'x')));
    bytes[0] = 'B';
    CHECK_FALSE(otherNetVersion(bytes));
}
