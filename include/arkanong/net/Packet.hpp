#pragma once

#include "arkanong/net/Address.hpp"
#include "arkanong/net/OnlineMatch.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What two machines say to each other. Each packet is one datagram of at most largestDatagram bytes: "AKN", the protocol's
// version (1 byte), the kind (1 byte, from 1 in the order of Packet), and the fields as the structures have them, numbers
// as in storage/ByteFormat.hpp.

namespace arkanong {

/// Incremented whenever the packets change.
inline constexpr std::uint8_t netVersion = 1;

/// A number that only the two know who talk to each other.
using Token = std::uint64_t;

// From a guest who looks for a game, and the answers. A host proves with Cookie that the guest is where it says it is, and
// until then sends it no more bytes than came, and remembers nothing.

/// Guest to host: is there a game? Padded to `length` bytes, so that every answer to it is shorter.
struct HelloPacket {
    static constexpr std::size_t length = 64;
    Token guest = 0; ///< The guest's own number, which every answer to it repeats.
};
/// Host to guest: say this number again.
struct CookiePacket {
    Token guest = 0;
    Token cookie = 0;
};
/// Guest to host: I want to play.
struct JoinPacket {
    Token guest = 0;
    Token cookie = 0;
    std::uint32_t simulation = 0; ///< See simulationVersion.
    std::string version;          ///< Of the game, as --version has it.
    std::string name;             ///< The player's, as displayed.
};
/// Why a host does not let a guest in.
enum class Refusal : std::uint8_t { Busy, OtherVersion };
/// Host to guest: no.
struct RefusalPacket {
    Token guest = 0;
    Refusal why = Refusal::Busy;
    std::string version; ///< Of the host's game.
};

// The terms of the match in parts, see encodeTerms(). From here on every packet has the session's number.

/// Host to guest: a part of the terms.
struct TermsPacket {
    static constexpr std::size_t largestPart = 440;
    static constexpr std::size_t largestTerms = std::size_t{64} << 10U; ///< Bytes of all parts together.
    Token guest = 0;
    Token session = 0;
    std::uint16_t part = 0;  ///< From 0.
    std::uint16_t parts = 1; ///< At least 1.
    std::string bytes;       ///< At most largestPart; all but the last part have that many.
};
/// Guest to host: the parts that have arrived, all up to this one.
struct TermsSeenPacket {
    Token session = 0;
    std::uint16_t parts = 0;
};
/// Either way: answer at once.
struct PingPacket {
    Token session = 0;
    Token ping = 0;
};
struct PongPacket {
    Token session = 0;
    Token ping = 0;
};
/// Host to guest: the match begins.
struct StartPacket {
    Token session = 0;
};

// In the match.

/// Either way, many times a second.
struct InputPacket {
    Token session = 0;
    std::uint32_t number = 0;      ///< Counts the sender's packets from 1.
    std::uint32_t sent = 0;        ///< The sender's clock, in 1/10 ms.
    std::uint32_t echo = 0;        ///< `sent` of the newest packet that came; 0 if none has.
    std::uint16_t held = 0;        ///< From its arrival until this was sent, 1/10 ms.
    std::uint32_t now = 0;         ///< Ticks that the sender has played.
    std::uint32_t known = 0;       ///< Ticks of which the sender has the receiver's inputs.
    std::uint32_t checkedTick = 0; ///< See RollbackSession::Checkpoint; 0 for none.
    std::uint64_t checkedHash = 0;
    std::uint32_t first = 0; ///< The tick of the first input.
    /// Runs of equal inputs on the way (see encode()). An encoder leaves away from the end what does not fit.
    std::vector<OnlineInput> inputs;
};
/// Why a player goes.
enum class Leaving : std::uint8_t { Left, OutOfSync };
/// Either way: the sender goes, and says so a few times.
struct ByePacket {
    Token session = 0;
    Leaving why = Leaving::Left;
};

// On the local network, to everyone.

/// Who offers a game?
struct SearchPacket {
    static constexpr std::size_t length = 160; ///< Padded, see HelloPacket.
    Token guest = 0;
};
/// Host to guest: I do.
struct OfferPacket {
    static constexpr std::size_t longestText = 48; ///< Bytes of each text.
    Token guest = 0;
    std::uint32_t simulation = 0;
    std::string name;  ///< The host's.
    std::string level; ///< As displayed.
    std::uint8_t rounds = 3;
};

// To a relay.

/// A player to the relay: connect me with whoever shows the same code. Padded, see HelloPacket.
struct RelayPacket {
    static constexpr std::size_t length = 64;
    std::string code; ///< See inviteCode().
    Token cookie = 0; ///< Of the relay's answer; 0 before there is one.
};
/// The relay's answer.
struct RelayedPacket {
    std::string code;
    Token cookie = 0;       ///< To be said again, which proves that the player is where it says it is.
    bool connected = false; ///< Both are there: what is sent now is forwarded.
};

using Packet = std::variant<HelloPacket, CookiePacket, JoinPacket, RefusalPacket, TermsPacket,
                            TermsSeenPacket, PingPacket, PongPacket, StartPacket, InputPacket, ByePacket,
                            SearchPacket, OfferPacket, RelayPacket, RelayedPacket>;

/// The packet as a datagram. Of an InputPacket as many inputs as fit are in it, the first ones.
std::string encode(const Packet& packet);
/// Nothing where encode() of this version would not have written exactly these bytes: a packet of another program or
/// version, or a forged one. Never allocates more than a few kilobytes.
std::optional<Packet> decode(std::string_view bytes);
/// Of a packet of another version of the protocol: which. Nothing for anything else.
std::optional<std::uint8_t> otherNetVersion(std::string_view bytes);

/// The most inputs in an InputPacket: those of two seconds.
inline constexpr std::size_t mostInputs = 2 * static_cast<std::size_t>(tuning::ticksPerSecond);

/// The terms as bytes: a replay without ticks, and what only a match between two machines has.
std::string encodeTerms(const MatchTerms& terms);
/// Throws DataError for anything that encodeTerms() of this version would not have written, and for what cannot be played
/// between two machines. Returned terms can be played.
MatchTerms decodeTerms(std::string_view bytes, const std::string& from);

} // namespace arkanong
