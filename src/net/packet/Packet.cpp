#include "arkanong/net/packet/Packet.hpp"

#include "PacketReader.hpp"
#include "PacketWriter.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t packetKinds = std::variant_size_v<Packet>;

// Lists the fields of each packet, for PacketWriter and PacketReader alike.

template <typename Io>
void pass(Io& io, HelloPacket& packet) {
    io.number(packet.guest);
    io.padTo(HelloPacket::length);
}

template <typename Io>
void pass(Io& io, CookiePacket& packet) {
    io.number(packet.guest);
    io.number(packet.cookie);
}

template <typename Io>
void pass(Io& io, JoinPacket& packet) {
    io.number(packet.guest);
    io.number(packet.cookie);
    io.number(packet.simulation);
    io.text(packet.version, longestVersion);
    io.name(packet.name, longestPlayerName);
    io.ownHalf(packet.ownHalf);
    io.padTo(JoinPacket::length);
}

template <typename Io>
void pass(Io& io, RefusalPacket& packet) {
    io.number(packet.guest);
    io.choice(packet.why, Refusal::Declined);
    io.text(packet.version, longestVersion);
}

template <typename Io>
void pass(Io& io, TermsPacket& packet) {
    io.number(packet.guest);
    io.number(packet.session);
    io.number(packet.part);
    io.number(packet.parts);
    io.part(packet);
}

template <typename Io>
void pass(Io& io, TermsSeenPacket& packet) {
    io.number(packet.session);
    io.parts(packet.parts);
}

template <typename Io>
void pass(Io& io, PingPacket& packet) {
    io.number(packet.session);
    io.number(packet.ping);
}

template <typename Io>
void pass(Io& io, PongPacket& packet) {
    io.number(packet.session);
    io.number(packet.ping);
}

template <typename Io>
void pass(Io& io, StartPacket& packet) {
    io.number(packet.session);
}

template <typename Io>
void pass(Io& io, InputPacket& packet) {
    io.number(packet.session);
    io.counter(packet.number);
    io.number(packet.sent);
    io.number(packet.echo);
    io.counter(packet.held);
    io.tick(packet.now);
    io.tickNear(packet.known, packet.now);
    io.tick(packet.checkedTick);
    if (packet.checkedTick != 0) io.number(packet.checkedHash);
    io.tickNear(packet.first, packet.now);
    io.inputs(packet);
}

template <typename Io>
void pass(Io& io, ByePacket& packet) {
    io.number(packet.session);
    io.choice(packet.why, Leaving::OutOfSync);
}

template <typename Io>
void pass(Io& io, SearchPacket& packet) {
    io.number(packet.guest);
    io.padTo(SearchPacket::length);
}

template <typename Io>
void pass(Io& io, OfferPacket& packet) {
    io.number(packet.guest);
    io.number(packet.simulation);
    io.name(packet.name, longestPlayerName);
    io.text(packet.level, levelrules::longestName);
    io.rounds(packet.rounds);
    io.choice(packet.playing, true);
    io.number(packet.game);
}

template <typename Io>
void pass(Io& io, RelayPacket& packet) {
    io.code(packet.code);
    io.number(packet.cookie);
    io.choice(packet.role, RelayRole::Spectator);
    io.padTo(RelayPacket::length);
}

template <typename Io>
void pass(Io& io, RelayedPacket& packet) {
    io.code(packet.code);
    io.number(packet.cookie);
    io.choice(packet.place, RelayPlace::Taken);
    io.address(packet.partner);
}

template <typename Io>
void pass(Io& io, ChannelPacket& packet) {
    io.channel(packet.channel);
    io.rest(packet.bytes);
}

template <typename Io>
void pass(Io& io, WatchPacket& packet) {
    io.number(packet.guest);
    io.number(packet.cookie);
    io.number(packet.simulation);
    io.text(packet.version, longestVersion);
    io.padTo(WatchPacket::length);
}

template <typename Io>
void pass(Io& io, WatchedPacket& packet) {
    io.number(packet.session);
    io.tick(packet.confirmed);
    io.tick(packet.startTick);
    io.startRound(packet.startRound);
    io.tickNear(packet.first, packet.confirmed);
    io.inputs(packet);
}

template <typename Io>
void pass(Io& io, WatchSeenPacket& packet) {
    io.number(packet.session);
    io.tick(packet.ticks);
}

template <typename Io>
void pass(Io& io, AskedPacket& packet) {
    io.number(packet.guest);
    io.number(packet.cookie);
}

template <std::size_t... index>
Packet emptyPacket(std::size_t kind, std::index_sequence<index...> /*all*/) {
    Packet packet;
    ((index == kind ? static_cast<void>(packet.emplace<index>()) : static_cast<void>(0)), ...);
    return packet;
}

} // namespace

std::string encode(const Packet& packet) {
    PacketWriter writer(packet.index() + 1);
    // pass() takes references that a reader assigns to, so the writer gets a copy, which it does not change.
    std::visit([&writer](auto copy) { pass(writer, copy); }, packet);
    return writer.take();
}

std::optional<Packet> decode(std::string_view bytes) {
    static const std::string from = "a packet";
    if (bytes.size() < packetHeader || bytes.size() > largestDatagram) return {};
    const std::size_t kind = saidKind(bytes);
    if (kind == 0 || kind > packetKinds) return {};
    if (kind != kindOf<ChannelPacket>() && bytes.size() > largestPacket) return {};
    if (bytes.substr(0, packetHeader) != PacketWriter(kind).take()) return {};
    try {
        Packet packet = emptyPacket(kind - 1, std::make_index_sequence<packetKinds>());
        PacketReader reader(bytes.substr(packetHeader), from);
        std::visit([&reader](auto& read) { pass(reader, read); }, packet);
        if (encode(packet) != bytes) return {};
        return packet;
    } catch (const DataError&) {
        return {};
    }
}

std::optional<std::uint8_t> otherNetVersion(std::string_view bytes) {
    if (bytes.size() < packetHeader || bytes.size() > largestDatagram) return {};
    if (bytes.substr(0, packetMagic.size()) != packetMagic) return {};
    const auto version = static_cast<std::uint8_t>(bytes[packetMagic.size()]);
    if (version == netVersion) return {};
    return version;
}

} // namespace arkanong
