#pragma once

#include "InputCode.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/net/packet/PacketFormat.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Writes the fields of a packet. It has the same functions as PacketReader, so that each packet's fields are listed
/// once.
class PacketWriter {
  public:
    explicit PacketWriter(std::size_t kind) {
        out_.raw(packetMagic);
        out_.whole(netVersion, 1);
        out_.whole(kind, 1);
    }

    template <typename Number>
    void number(Number& number) {
        out_.whole(number, sizeof number);
    }
    template <typename Number>
    void counter(Number& number) {
        std::uint32_t rest = number;
        for (; rest >= goesOn; rest >>= groupBits)
            out_.whole(rest | goesOn, 1);
        out_.whole(rest, 1);
    }
    void tick(std::uint32_t& tick) { counter(tick); }
    void tickNear(std::uint32_t& tick, std::uint32_t other) {
        const std::uint32_t distance = tick - other;
        std::uint32_t folded = distance << 1U ^ (distance >> 31U != 0 ? ~0U : 0U);
        counter(folded);
    }
    template <typename Kind>
    void choice(Kind& kind, Kind /*last*/) {
        out_.whole(static_cast<std::uint64_t>(kind), 1);
    }
    void text(std::string& text, std::size_t longest) {
        const std::string shown = printable(text);
        std::size_t length = 0;
        for (std::size_t i = 0; i < longest && length < shown.size(); ++i)
            length += characterLength(std::string_view(shown).substr(length));
        out_.whole(length, 1);
        out_.raw(std::string_view(shown).substr(0, length));
    }
    void name(std::string& name, std::size_t longest) { text(name, longest); }
    void code(std::string& code) { text(code, inviteCodeLength); }
    void address(Address& address) {
        for (std::uint8_t& byte : address.host)
            number(byte);
        number(address.port);
    }
    void channel(std::uint8_t& channel) { number(channel); }
    void rest(std::string& bytes) { out_.raw(bytes); }
    void rounds(std::uint8_t& rounds) { number(rounds); }
    void ownHalf(std::uint8_t& percent) { number(percent); }
    void parts(std::uint16_t& parts) { number(parts); }
    void part(TermsPacket& packet) { out_.raw(packet.bytes); }
    void inputs(InputPacket& packet) {
        out_.raw(packedInputs(packet.inputs, largestPacket - out_.bytes().size()));
    }
    /// Writes as many ticks as fit of both sides, each side into half of the room at first.
    void inputs(WatchedPacket& packet) {
        std::array<std::vector<OnlineInput>, 2> sides;
        for (const OnlineInputs& both : packet.inputs)
            for (std::size_t side = 0; side < sides.size(); ++side)
                sides[side].push_back(both[side]);
        const std::size_t room = largestPacket - out_.bytes().size();
        std::string blue = packedInputs(sides[0], room / 2);
        sides[1].resize(inputsIn(blue));
        const std::string red = packedInputs(sides[1], room - blue.size());
        sides[0].resize(inputsIn(red));
        blue = packedInputs(sides[0], room / 2);
        out_.raw(blue);
        out_.raw(red);
    }
    void startRound(std::uint32_t& round) { counter(round); }
    void padTo(std::size_t length) {
        assert(out_.bytes().size() <= length);
        out_.raw(std::string(length - out_.bytes().size(), '\0'));
    }

    std::string take() {
        assert(out_.bytes().size() <= largestDatagram);
        return out_.take();
    }

  private:
    ByteWriter out_;
};

} // namespace arkanong
