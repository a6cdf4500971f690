#pragma once

#include "InputCode.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/net/packet/PacketFormat.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arkanong {

/// Reads the fields of a packet as PacketWriter writes them. Throws DataError if a number is out of its range or the
/// bytes end too soon. It may accept other bytes that a PacketWriter would not have written; decode() rejects those.
class PacketReader {
  public:
    PacketReader(std::string_view bytes, const std::string& from) : in_(bytes, from) {}

    template <typename Number>
    void number(Number& number) {
        number = static_cast<Number>(in_.whole(sizeof number));
    }
    template <typename Number>
    void counter(Number& number) {
        constexpr unsigned longest = 32;
        std::uint64_t read = 0;
        unsigned shift = 0;
        std::uint64_t byte = goesOn;
        for (; (byte & goesOn) != 0 && shift < longest; shift += groupBits) {
            byte = in_.whole(1);
            read |= (byte & (goesOn - 1U)) << shift;
        }
        number = static_cast<Number>(read);
    }
    void tick(std::uint32_t& tick) {
        counter(tick);
        checkTick(tick);
    }
    void tickNear(std::uint32_t& tick, std::uint32_t other) {
        std::uint32_t folded = 0;
        counter(folded);
        tick = other + (folded >> 1U ^ ((folded & 1U) != 0 ? ~0U : 0U));
        checkTick(tick);
    }
    template <typename Kind>
    void choice(Kind& kind, Kind last) {
        kind = static_cast<Kind>(in_.between(0, static_cast<int>(last), in_.signed8(), "a choice"));
    }
    void text(std::string& text, std::size_t /*longest*/) { text = in_.raw(in_.whole(1)); }
    void name(std::string& name, std::size_t longest) {
        text(name, longest);
        if (!isName(name, longest)) in_.fail("expected a name with a visible character");
    }
    void code(std::string& code) {
        text(code, inviteCodeLength);
        if (code.empty() || inviteCodeNamed(code) != code) in_.fail("expected an invite code");
    }
    /// The port can be 0, and the host can be no address.
    void address(Address& address) {
        for (std::uint8_t& byte : address.host)
            number(byte);
        number(address.port);
    }
    void channel(std::uint8_t& channel) {
        number(channel);
        if (channel < 1 || channel > ChannelPacket::channels) in_.fail("expected a channel");
    }
    void rest(std::string& bytes) { bytes = in_.raw(in_.left()); }
    void rounds(std::uint8_t& rounds) {
        number(rounds);
        if (!isMatchLength(rounds)) in_.fail("expected 1, 3, 5 or 7 rounds");
    }
    void ownHalf(std::uint8_t& percent) {
        number(percent);
        if (percent < leastOwnHalf || percent > 100) in_.fail("expected 40 to 100 percent");
    }
    void parts(std::uint16_t& parts) {
        number(parts);
        if (parts > TermsPacket::mostParts) in_.fail("expected fewer parts");
    }
    void part(TermsPacket& packet) {
        constexpr std::size_t largest = TermsPacket::largestPart;
        if (packet.parts > TermsPacket::mostParts || packet.part >= packet.parts) in_.fail("expected a part");
        const std::size_t size = in_.left();
        const bool whole = size == largest;
        if (size == 0 || size > largest || (!whole && packet.part + 1 < packet.parts))
            in_.fail("expected a part");
        packet.bytes = in_.raw(size);
    }
    void inputs(InputPacket& packet) {
        packet.inputs = readInputs(in_);
        checkTick(packet.first + packet.inputs.size());
    }
    void inputs(WatchedPacket& packet) {
        const std::vector<OnlineInput> blue = readInputs(in_);
        const std::vector<OnlineInput> red = readInputs(in_);
        if (blue.size() != red.size()) in_.fail("expected as many inputs of either side");
        packet.inputs.reserve(blue.size());
        for (std::size_t i = 0; i < blue.size(); ++i)
            packet.inputs.push_back({blue[i], red[i]});
        checkTick(packet.first + packet.inputs.size());
    }
    void startRound(std::uint32_t& round) {
        counter(round);
        if (round > WatchedPacket::mostRounds) in_.fail("expected fewer rounds");
    }
    void padTo(std::size_t /*length*/) {}

  private:
    void checkTick(std::uint64_t tick) const {
        if (tick >= packetTicks) in_.fail("expected an earlier tick");
    }
    ByteReader in_;
};

} // namespace arkanong
