#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

// Packets of every kind, and their contents.

namespace arkanong::test {

/// A text of this many characters of four bytes each.
inline std::string wideText(std::size_t characters) {
    std::string text;
    for (; characters > 0; --characters)
        text += "\U0001F3D3";
    return text;
}

/// An input that differs from all before it in every field, so that it takes the most bits.
inline OnlineInput wildInput(std::uint32_t number) {
    const auto value = [](std::uint32_t from) { return static_cast<std::int16_t>(from * 40'503U); };
    OnlineInput input;
    input.command = {value(number * 7 + 1), value(number * 11 + 2), static_cast<std::uint8_t>(number % 16),
                     value(number * 13 + 3), value(number * 17 + 4)};
    input.wishes = static_cast<std::uint8_t>(number % ((1U << OnlineInput::wishBits) - 1U) + 1);
    return input;
}

inline std::vector<OnlineInput> wildInputs(std::uint32_t count) {
    std::vector<OnlineInput> inputs;
    for (std::uint32_t i = 0; i < count; ++i)
        inputs.push_back(wildInput(i));
    return inputs;
}

/// One packet of each kind, in the order of Packet, as short as possible.
inline std::vector<Packet> smallestPackets() {
    TermsPacket terms;
    terms.bytes = "x";
    RelayPacket relay;
    RelayedPacket relayed;
    relay.code = relayed.code = "22222-22222";
    JoinPacket join;
    OfferPacket offer;
    join.name = offer.name = "x";
    return {HelloPacket{}, CookiePacket{}, join,          RefusalPacket{}, terms,           TermsSeenPacket{},
            PingPacket{},  PongPacket{},   StartPacket{}, InputPacket{},   ByePacket{},     SearchPacket{},
            offer,         relay,          relayed,       WatchPacket{},   WatchedPacket{}, WatchSeenPacket{},
            AskedPacket{}, ChannelPacket{}};
}

inline Address largestAddress() {
    Address address;
    address.host.fill(0xff);
    address.port = 0xffff;
    return address;
}

/// One packet of each kind, as long as possible, with different values in all fields.
inline std::vector<Packet> largestPackets() {
    constexpr Token one = 0xfedcba9876543210U, other = 0x8f1e2d3c4b5a6978U;
    constexpr auto parts = static_cast<std::uint16_t>(TermsPacket::mostParts);
    constexpr std::uint32_t lastTick = 0x7fffffffU;
    const std::string name = wideText(16);
    InputPacket inputs{one, 0xfffffffeU,  0xfffffffdU, 0xfffffffcU, 0xffffU,        lastTick,
                       1,   lastTick - 1, other,       0x40000000U, wildInputs(240)};
    WatchedPacket watched{one, lastTick, lastTick - 3, WatchedPacket::mostRounds, 0x40000000U, {}};
    for (const OnlineInput& input : wildInputs(240))
        watched.inputs.push_back({input, wildInput(input.command.buttons + 300U)});
    const std::string code = "7KQ2M-XD4HT";
    return {HelloPacket{one},
            CookiePacket{one, other},
            JoinPacket{one, other, 0xfedcba98U, wideText(longestVersion), name},
            RefusalPacket{one, Refusal::Declined, wideText(longestVersion)},
            TermsPacket{one, other, parts - 1, parts, std::string(TermsPacket::largestPart, '\xff')},
            TermsSeenPacket{one, parts},
            PingPacket{one, other},
            PongPacket{one, other},
            StartPacket{one},
            inputs,
            ByePacket{one, Leaving::OutOfSync},
            SearchPacket{one},
            OfferPacket{one, 0xfedcba98U, name, wideText(32), 5, true, other},
            RelayPacket{code, one, RelayRole::Spectator},
            RelayedPacket{code, one, RelayPlace::Taken, largestAddress()},
            WatchPacket{one, other, 0xfedcba98U, wideText(longestVersion)},
            watched,
            WatchSeenPacket{one, lastTick},
            AskedPacket{one, other},
            ChannelPacket{ChannelPacket::channels, std::string(largestPacket, '\xff')}};
}

// References to all fields of a packet, for comparison.
inline auto fieldsOf(const HelloPacket& p) { return std::tie(p.guest); }
inline auto fieldsOf(const CookiePacket& p) { return std::tie(p.guest, p.cookie); }
inline auto fieldsOf(const JoinPacket& p) {
    return std::tie(p.guest, p.cookie, p.simulation, p.version, p.name);
}
inline auto fieldsOf(const RefusalPacket& p) { return std::tie(p.guest, p.why, p.version); }
inline auto fieldsOf(const TermsPacket& p) { return std::tie(p.guest, p.session, p.part, p.parts, p.bytes); }
inline auto fieldsOf(const TermsSeenPacket& p) { return std::tie(p.session, p.parts); }
inline auto fieldsOf(const PingPacket& p) { return std::tie(p.session, p.ping); }
inline auto fieldsOf(const PongPacket& p) { return std::tie(p.session, p.ping); }
inline auto fieldsOf(const StartPacket& p) { return std::tie(p.session); }
/// All fields but the inputs.
inline auto fieldsOf(const InputPacket& p) {
    return std::tie(p.session, p.number, p.sent, p.echo, p.held, p.now, p.known, p.checkedTick, p.checkedHash,
                    p.first);
}
inline auto fieldsOf(const ByePacket& p) { return std::tie(p.session, p.why); }
inline auto fieldsOf(const SearchPacket& p) { return std::tie(p.guest); }
inline auto fieldsOf(const OfferPacket& p) {
    return std::tie(p.guest, p.simulation, p.name, p.level, p.rounds, p.playing);
}
inline auto fieldsOf(const RelayPacket& p) { return std::tie(p.code, p.cookie, p.role); }
inline auto fieldsOf(const RelayedPacket& p) { return std::tie(p.code, p.cookie, p.place, p.partner); }
inline auto fieldsOf(const WatchPacket& p) { return std::tie(p.guest, p.cookie, p.simulation, p.version); }
/// All fields but the inputs.
inline auto fieldsOf(const WatchedPacket& p) {
    return std::tie(p.session, p.confirmed, p.startTick, p.startRound, p.first);
}
inline auto fieldsOf(const WatchSeenPacket& p) { return std::tie(p.session, p.ticks); }
inline auto fieldsOf(const AskedPacket& p) { return std::tie(p.guest, p.cookie); }
inline auto fieldsOf(const ChannelPacket& p) { return std::tie(p.channel, p.bytes); }

/// Whether two packets are of the same kind and have the same fields, apart from inputs.
inline bool sameFields(const Packet& a, const Packet& b) {
    return std::visit(
        [](const auto& one, const auto& other) {
            if constexpr (std::is_same_v<decltype(one), decltype(other)>)
                return fieldsOf(one) == fieldsOf(other);
            else
                return false;
        },
        a, b);
}

} // namespace arkanong::test
