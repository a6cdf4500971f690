#include "Catch.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "net/packet/SomePackets.hpp"

using namespace arkanong::test;

namespace {

/// How many of many modified packets were accepted.
struct Tally {
    int refused = 0, taken = 0, wrong = 0;

    void add(const std::string& bytes) {
        const auto packet = decode(bytes);
        if (!packet)
            ++refused;
        else
            ++(encode(*packet) == bytes ? taken : wrong);
    }
};

std::vector<std::string> allPackets() {
    std::vector<std::string> all;
    for (const auto& packets : {smallestPackets(), largestPackets()})
        for (const Packet& packet : packets)
            all.push_back(encode(packet));
    return all;
}

std::string changed(std::string bytes, std::size_t at, int to) {
    REQUIRE(at < bytes.size());
    bytes[at] = static_cast<char>(to);
    return bytes;
}

/// Offset of the fields behind the session token in a packet that begins with one.
constexpr std::size_t afterSession = 5 + 8;

const int wrappingKind = static_cast<int>(Packet(ChannelPacket{}).index()) + 1;

template <typename Kind>
std::string withCode(const std::string& code) {
    std::string bytes = encode(smallestPackets()[std::is_same_v<Kind, RelayPacket> ? 13 : 14]);
    return bytes.replace(6, code.size(), code);
}

} // namespace

TEST_CASE("A truncated packet is rejected, except for the last part of the terms and a wrapped packet",
          "[net]") {
    Tally cut;
    int parts = 0;
    for (const std::string& bytes : allPackets()) {
        for (std::size_t size = 0; size < bytes.size(); ++size)
            cut.add(bytes.substr(0, size));
        if (bytes[4] == 5) parts += static_cast<int>(bytes.size() - afterSession - 8 - 4) - 1;
        if (bytes[4] == wrappingKind) parts += static_cast<int>(bytes.size()) - 6;
    }
    CHECK(cut.taken == parts);
    CHECK(cut.wrong == 0);
    CHECK(cut.refused > 2000);
}

TEST_CASE("A packet with extra bytes is rejected, except for the last part of the terms and a wrapped packet",
          "[net]") {
    for (const std::string& bytes : allPackets()) {
        const std::string more = GENERATE(std::string("x"), std::string(1, '\0'), std::string(600, '\0'));
        CAPTURE(static_cast<int>(bytes[4]), bytes.size());
        const bool open = bytes[4] == 5 || bytes[4] == wrappingKind;
        if (!open || bytes.size() + more.size() > largestDatagram) CHECK_FALSE(decode(bytes + more));
    }
}

TEST_CASE("A packet with a flipped bit is rejected or decodes to something else", "[net]") {
    Tally flipped;
    for (const std::string& bytes : allPackets())
        for (std::size_t i = 0; i < bytes.size() * 8; ++i)
            flipped.add(changed(bytes, i / 8, static_cast<unsigned char>(bytes[i / 8]) ^ (1 << i % 8)));
    CHECK(flipped.wrong == 0);
    CHECK(flipped.taken > 1000);
    CHECK(flipped.refused > 1000);
}

TEST_CASE("Packets of an unknown kind, another program or another version are rejected", "[net]") {
    const std::string bytes = encode(PingPacket{1, 2});
    CHECK(decode(bytes));
    CHECK_FALSE(decode(""));
    CHECK_FALSE(decode(bytes.substr(0, 4)));
    CHECK_FALSE(decode(changed(bytes, 0, 'B')));
    CHECK_FALSE(decode(changed(bytes, 3, netVersion + 1)));
    for (const int kind : {0, static_cast<int>(std::variant_size_v<Packet>) + 1, 255})
        CHECK_FALSE(decode(changed(bytes, 4, kind)));
}

TEST_CASE("A packet may be padded with zeros only", "[net]") {
    const std::string bytes =
        encode(GENERATE(Packet(HelloPacket{1}), Packet(JoinPacket{1, 2, 3, "0.2.0", "X"}),
                        Packet(SearchPacket{1}), smallestPackets()[13]));
    CHECK(decode(bytes));
    for (std::size_t i = bytes.size() - 20; i < bytes.size(); ++i)
        CHECK_FALSE(decode(changed(bytes, i, 1)));
}

TEST_CASE("Texts that are too long or unprintable are rejected", "[net]") {
    const std::string bytes = encode(OfferPacket{1, 2, "NAME", "LEVEL", 3});
    const std::size_t name = bytes.find("NAME");
    CHECK(decode(changed(bytes, name, 'x')));
    for (const int byte : {0x0a, 0x00, 0x7f, 0xff, 0x80, 0xc3})
        CHECK_FALSE(decode(changed(bytes, name, byte)));
    // Lengths that reach beyond the end or into the next field.
    for (const int length : {3, 5, 17, 200, 255})
        CHECK_FALSE(decode(changed(bytes, name - 1, length)));
    for (const std::size_t length : {std::size_t{16}, std::size_t{17}}) {
        std::string longer = changed(bytes, name - 1, static_cast<int>(length));
        longer.replace(name, 4, std::string(length, 'x'));
        CHECK(decode(longer).has_value() == (length == 16));
    }
    std::string turned = changed(bytes, name - 1, 3);
    turned.replace(name, 4, "\u202e"); // Right-to-left override: the rest would be shown reversed.
    CHECK_FALSE(decode(turned));
}

TEST_CASE("A name without a visible character is rejected", "[net]") {
    for (const std::string name : {"", " ", "    ", "\u00a0\u3000 "}) {
        CHECK_FALSE(decode(encode(JoinPacket{1, 2, 3, "0.2.0", name})));
        CHECK_FALSE(decode(encode(OfferPacket{1, 2, name, "LEVEL", 3})));
    }
    CHECK(decode(encode(JoinPacket{1, 2, 3, "0.2.0", " x "})));
}

TEST_CASE("Numbers out of range are rejected", "[net]") {
    const auto last = [](const Packet& packet, int to) {
        const std::string bytes = encode(packet);
        return decode(changed(bytes, bytes.size() - 1, to)).has_value();
    };
    OfferPacket named;
    named.name = "X";
    const std::string offer = encode(named);
    for (const int rounds : {0, 1, 2, 3, 4, 5, 6, 7, 255})
        CHECK(decode(changed(offer, offer.size() - 2 - sizeof(Token), rounds)).has_value() ==
              isMatchLength(rounds));
    const std::size_t playing = offer.size() - 1 - sizeof(Token);
    CHECK(decode(changed(offer, playing, 1)).has_value());
    CHECK_FALSE(decode(changed(offer, playing, 2)).has_value());
    CHECK(last(ByePacket{}, 1));
    CHECK_FALSE(last(ByePacket{}, 2));
    const std::string relayed = encode(smallestPackets()[14]);
    constexpr std::size_t afterPlace = 16 + 2; // The partner's address.
    for (const int place : {3, 4, 255})
        CHECK(decode(changed(relayed, relayed.size() - 1 - afterPlace, place)).has_value() == (place == 3));
    const std::string shown = encode(smallestPackets()[13]);
    constexpr std::size_t role = 5 + 1 + 11 + 8;
    for (const int value : {2, 3, 255})
        CHECK(decode(changed(shown, role, value)).has_value() == (value == 2));
    for (const int channel : {0, 1, 4, 5, 255})
        CHECK(decode(changed(encode(ChannelPacket{}), 5, channel)).has_value() ==
              (channel >= 1 && channel <= ChannelPacket::channels));
    const std::string refusal = encode(RefusalPacket{});
    constexpr int declined = static_cast<int>(Refusal::Declined);
    CHECK(decode(changed(refusal, afterSession, declined)));
    CHECK_FALSE(decode(changed(refusal, afterSession, declined + 1)));
    const std::string seen = encode(TermsSeenPacket{});
    CHECK(decode(changed(seen, afterSession, TermsPacket::mostParts)));
    CHECK_FALSE(decode(changed(seen, afterSession, TermsPacket::mostParts + 1)));
    CHECK_FALSE(decode(changed(seen, afterSession + 1, 1)));
}

TEST_CASE("Impossible parts of the terms are rejected", "[net]") {
    constexpr std::size_t part = afterSession + 8, parts = part + 2;
    const std::string bytes = encode(largestPackets()[4]);
    CHECK(decode(changed(bytes, part, 0)));
    CHECK_FALSE(decode(changed(bytes, part, TermsPacket::mostParts)));
    CHECK_FALSE(decode(changed(bytes, part + 1, 1)));
    CHECK_FALSE(decode(changed(bytes, parts, TermsPacket::mostParts + 1)));
    CHECK_FALSE(decode(changed(bytes, parts, 0)));
    // Only the last part may be shorter, and no part is empty or longer.
    CHECK(decode(bytes.substr(0, parts + 3)));
    CHECK_FALSE(decode(bytes.substr(0, parts + 2)));
    CHECK_FALSE(decode(changed(bytes, part, 0).substr(0, parts + 3)));
    CHECK_FALSE(decode(bytes + "x"));
}

TEST_CASE("Ticks beyond the last one and non-canonical varints are rejected", "[net]") {
    InputPacket packet;
    packet.now = packet.known = packet.first = 0x7ffffffe;
    packet.inputs.resize(1);
    const std::string bytes = encode(packet);
    // The packet's number, the clocks and `held` take 10 bytes, `now` 5, the two differences 1 each, the checkpoint's
    // tick 1, and the inputs 2.
    constexpr std::size_t now = afterSession + 10, known = now + 5, first = known + 2, inputs = first + 1;
    REQUIRE(bytes.size() == inputs + 2);
    CHECK(decode(bytes));
    CHECK(decode(changed(bytes, now, 0x80)));
    CHECK_FALSE(decode(changed(bytes, now, 0xff))); // The tick after the last input is out of range.
    CHECK_FALSE(decode(changed(bytes, now + 4, 0x08)));
    CHECK_FALSE(decode(changed(bytes, now + 4, 0x17)));
    CHECK_FALSE(decode(changed(bytes, now + 4, 0x87)));
    CHECK(decode(changed(bytes, known, 2)));
    CHECK_FALSE(decode(changed(bytes, known, 4)));
    CHECK_FALSE(decode(changed(bytes, inputs, 2)));
    CHECK_FALSE(decode(changed(bytes, inputs, 241)));
    CHECK_FALSE(decode(changed(bytes, inputs + 1, 2))); // A stray bit after the last input.
    std::string longer = encode(InputPacket{});
    longer.replace(afterSession, 1, std::string("\x80\0", 2));
    CHECK_FALSE(decode(longer));
}

TEST_CASE("A WatchedPacket has equally many inputs of both sides, and ticks and rounds in range", "[net]") {
    WatchedPacket packet;
    packet.confirmed = packet.first = 0x7ffffffd;
    packet.inputs.resize(2);
    const std::string bytes = encode(packet);
    // The confirmed tick takes 5 bytes, the start 1 and 1, the difference 1, and the inputs of a side 2: their number,
    // and one bit each.
    constexpr std::size_t confirmed = afterSession, round = confirmed + 6, first = round + 1,
                          blue = first + 1;
    REQUIRE(bytes.size() == blue + 4);
    CHECK(decode(bytes));
    CHECK_FALSE(decode(changed(bytes, confirmed, 0xfe))); // The tick after the last input is out of range.
    CHECK(decode(changed(bytes, round, 5)));
    CHECK(decode(changed(bytes, first, 1)));
    for (const int count : {0, 1, 3, 241, 255}) {
        CHECK_FALSE(decode(changed(bytes, blue, count)));
        CHECK_FALSE(decode(changed(bytes, blue + 2, count)));
    }
    const std::string most = encode(largestPackets()[16]);
    constexpr std::size_t ofMost = afterSession + 10;
    REQUIRE(most[ofMost + 2] == (WatchedPacket::mostRounds >> 14U));
    CHECK_FALSE(decode(changed(most, ofMost, static_cast<unsigned char>(most[ofMost]) + 1)));
    const std::string seen = encode(WatchSeenPacket{1, 0x7fffffff});
    CHECK(decode(changed(seen, seen.size() - 1, 6)));
    CHECK_FALSE(decode(changed(seen, seen.size() - 1, 8)));
}

TEST_CASE("A RelayPacket with a malformed invite code is rejected", "[net]") {
    for (const std::string code : {"7KQ2M-XD4HT", "22222-22222"}) {
        CHECK(decode(withCode<RelayPacket>(code)));
        CHECK(decode(withCode<RelayedPacket>(code)));
    }
    for (const std::string code :
         {"7kq2m-xd4ht", "7KQ2M XD4HT", "7KQ2MXXD4HT", "7KQ2M-XD4H ", "7KQ2M-XD4HB"}) {
        CAPTURE(code);
        CHECK_FALSE(decode(withCode<RelayPacket>(code)));
        CHECK_FALSE(decode(withCode<RelayedPacket>(code)));
    }
}
