#pragma once

#include "arkanong/net/packet/Address.hpp"
#include "arkanong/net/rollback/OnlineMatch.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The network protocol. Each packet is one datagram of at most largestPacket bytes, a ChannelPacket of largestDatagram:
// "AKN", the protocol version (1 byte), the kind (1 byte, from 1 in the order of Packet), and the fields in the order
// of the structures. Numbers are little-endian; texts are their length in bytes (1 byte) and their UTF-8. A packet with
// a `length` is padded with zeros up to it.
//
// In an InputPacket the counters `number`, `held`, `now` and `checkedTick` are varints: groups of 7 bits, lowest first,
// with bit 7 set if another group follows. `known` and `first` are varints, too, of their zigzag-coded difference from
// `now` (0, -1, 1, -2 and so on). checkedHash is absent if checkedTick is 0. The inputs are a bit stream, see
// src/net/InputCode.hpp.
//
// The ticks of a WatchedPacket and a WatchSeenPacket are varints, too, with `first` as the difference from `confirmed`.
// The inputs of Blue come before those of Red.

namespace arkanong {

/// Version of the protocol. Increment it whenever the packets change.
inline constexpr std::uint8_t netVersion = 3;

/// Largest size of a packet, bytes: a relay can wrap it in a ChannelPacket.
inline constexpr std::size_t largestPacket = largestDatagram - 6;

/// A random number that only the two ends of a session know.
using Token = std::uint64_t;

/// Largest length of a version text, characters; longer texts are cut. For names see longestPlayerName and levelrules.
inline constexpr std::size_t longestVersion = 16;

// Connecting. The host verifies the guest's address with a cookie. Until then it sends no more bytes to that address
// than it received from there, and stores nothing.

/// Guest to host: asks whether there is a game. Padded to `length` bytes so that every answer is shorter.
struct HelloPacket {
    static constexpr std::size_t length = 64;
    Token guest = 0; ///< Chosen by the guest; every answer repeats it.
};
/// Host to guest: a cookie, which the guest must send back.
struct CookiePacket {
    Token guest = 0;
    Token cookie = 0;
};
/// Guest to host: asks to play. Padded, see HelloPacket.
struct JoinPacket {
    static constexpr std::size_t length = 160;
    Token guest = 0;
    Token cookie = 0;
    std::uint32_t simulation =
        0;               ///< The guest's simulationVersion: machines with other rules cannot play together.
    std::string version; ///< The game's version, such as "0.2.0".
    std::string name;    ///< The guest's display name; isName() must hold.
    std::uint8_t ownHalf = 100; ///< Speed of balls on the guest's half, percent; see MatchSettings::ownHalf.
};
/// Why a host refuses a guest or a spectator.
enum class Refusal : std::uint8_t {
    Busy, ///< Another guest plays; the match can be watched.
    OtherVersion,
    // To a spectator:
    Full,     ///< All spectator seats are taken.
    NotBegun, ///< No match is running.
    // To either:
    Declined, ///< The host's player has refused or blocked it.
};
/// Host to guest or spectator: refuses it.
struct RefusalPacket {
    Token guest = 0;
    Refusal why = Refusal::Busy;
    std::string version; ///< Version of the host's game.
};

// Transfer of the terms in parts, see encodeTerms(). All packets from here on carry the session token.

/// Host to guest: one part of the terms.
struct TermsPacket {
    static constexpr std::size_t largestPart = 440;
    /// Largest size of all parts together, bytes: the largest level takes 11,000, and a gauntlet run has seven levels.
    static constexpr std::size_t largestTerms = std::size_t{80} << 10U;
    static constexpr std::size_t mostParts = (largestTerms + largestPart - 1) / largestPart;
    Token guest = 0;
    Token session = 0;
    std::uint16_t part = 0;  ///< Index, from 0.
    std::uint16_t parts = 1; ///< 1 to mostParts.
    std::string bytes;       ///< 1 to largestPart bytes; all parts but the last have exactly largestPart.
};
/// Guest to host: acknowledges the first `parts` parts.
struct TermsSeenPacket {
    Token session = 0;
    std::uint16_t parts = 0; ///< At most mostParts.
};
/// Either direction: asks for a PongPacket with the same number at once, to measure the round trip.
struct PingPacket {
    Token session = 0;
    Token ping = 0;
};
/// Either direction: the answer to a PingPacket.
struct PongPacket {
    Token session = 0;
    Token ping = 0;
};
/// Host to guest: begins the match. Repeated until the guest's first InputPacket arrives.
struct StartPacket {
    Token session = 0;
};

// During the match.

/// Either direction, many times per second: inputs and clocks. All ticks, including the one after the last input, are
/// below 2^31.
struct InputPacket {
    Token session = 0;
    std::uint32_t number = 0; ///< The sender's packets are numbered from 1.
    std::uint32_t sent = 0;   ///< The sender's clock, 0.1 ms.
    std::uint32_t echo = 0;   ///< `sent` of the newest packet received; 0 if none.
    std::uint16_t held = 0;   ///< Time from that packet's arrival to this packet, 0.1 ms.
    std::uint32_t now = 0;    ///< The sender's RollbackSession::scheduled().
    std::uint32_t known = 0;  ///< Number of the receiver's inputs that have arrived, as an acknowledgement.
    std::uint32_t checkedTick = 0; ///< See RollbackSession::Checkpoint; 0 = no checkpoint.
    std::uint64_t checkedHash = 0;
    std::uint32_t first = 0;         ///< Tick of the first input.
    std::vector<OnlineInput> inputs; ///< At most mostInputs; see encode().
};
/// Why a player leaves.
enum class Leaving : std::uint8_t { Left, OutOfSync };
/// Either direction: the sender leaves. Sent several times, because datagrams get lost.
struct ByePacket {
    Token session = 0; ///< Of a guest for whom the host has been asked: its number, see HelloPacket.
    Leaving why = Leaving::Left;
};

// Discovery on the local network, by broadcast.

/// Guest to all: asks which hosts offer a game.
struct SearchPacket {
    static constexpr std::size_t length = 224; ///< Padded, see HelloPacket.
    Token guest = 0;
};
/// Whether a series can have this number of rounds.
constexpr bool isSeriesLength(int rounds) { return rounds == 1 || rounds == 3 || rounds == 5; }
/// Whether a series or a gauntlet run can have this number of rounds, see MatchTerms::length().
constexpr bool isMatchLength(int rounds) { return isSeriesLength(rounds) || rounds == gauntlet::rounds; }
/// Host to guest: offers a game.
struct OfferPacket {
    Token guest = 0;
    std::uint32_t simulation = 0;
    std::string name;        ///< The host's display name, as in a JoinPacket.
    std::string level;       ///< Display name of the level; "Gauntlet" for a run.
    std::uint8_t rounds = 3; ///< 1, 3 or 5 for a series, gauntlet::rounds for a run.
    bool playing = false;    ///< The match has begun and can be watched.
    Token game = 0;          ///< Chosen by the host: the same in the offers from all its addresses.
};

// To and from a relay.

/// Who shows a code to a relay. A code has places for one host, one guest and ChannelPacket::channels spectators.
enum class RelayRole : std::uint8_t { Host, Guest, Spectator };
/// Host, guest or spectator to relay: asks to be connected with those who show the same code. Padded, see HelloPacket.
struct RelayPacket {
    static constexpr std::size_t length = 64;
    std::string code; ///< Written as by inviteCode().
    Token cookie = 0; ///< From the relay's latest answer; 0 before the first one.
    RelayRole role = RelayRole::Host;
};
/// The relay's answer to a machine that shows a code.
enum class RelayPlace : std::uint8_t {
    Waiting, ///< The other player, or a spectator's host, is missing; or this machine has not sent the cookie yet.
    Connected, ///< It is present: the relay forwards their datagrams.
    Full,      ///< Refused: the relay has no free place, or none for this IP address.
    Taken,     ///< Refused: others have all places of this role.
};
/// Relay to host, guest or spectator: the state of the code.
struct RelayedPacket {
    std::string code;
    Token cookie = 0; ///< The receiver sends it back, which verifies its address.
    RelayPlace place = RelayPlace::Waiting;
    /// To a player who is Connected: the other player's verified address. Else none.
    Address partner{};
};
/// Between a host and its relay: a spectator's datagram, in either direction.
struct ChannelPacket {
    static constexpr std::uint8_t channels = 4;
    std::uint8_t channel = 1; ///< The spectator's place, 1 to `channels`.
    std::string bytes;        ///< At most largestPacket.
};

// Watching a match. The host verifies the spectator's address with a cookie, as for a guest, sends the terms in the
// same parts, and then the confirmed inputs of both sides.

/// Spectator to host: asks to watch. As long as a JoinPacket, so that every answer is shorter.
struct WatchPacket {
    static constexpr std::size_t length = JoinPacket::length;
    Token guest = 0;
    Token cookie = 0;
    std::uint32_t simulation = 0;
    std::string version; ///< The game's version.
};
/// Host to spectator: inputs of both players. All ticks, including the one after the last inputs, are below 2^31.
struct WatchedPacket {
    static constexpr std::uint32_t mostRounds = 1'000'000;
    Token session = 0;
    std::uint32_t confirmed = 0;      ///< Number of confirmed ticks at the host.
    std::uint32_t startTick = 0;      ///< Start of the series that the spectator is shown, see SeriesStart.
    std::uint32_t startRound = 0;     ///< At most mostRounds.
    std::uint32_t first = 0;          ///< Tick of the first inputs.
    std::vector<OnlineInputs> inputs; ///< At most mostInputs; see encode().
};
/// Spectator to host: acknowledges all inputs before tick `ticks`. Repeated as a sign of life.
struct WatchSeenPacket {
    Token session = 0;
    std::uint32_t ticks = 0;
};

/// Host to guest: the answer to each JoinPacket until the host's player has decided whether this guest may play.
struct AskedPacket {
    Token guest = 0;
    Token cookie = 0; ///< For the next JoinPacket: the old one may expire while the guest waits.
};

using Packet = std::variant<HelloPacket, CookiePacket, JoinPacket, RefusalPacket, TermsPacket,
                            TermsSeenPacket, PingPacket, PongPacket, StartPacket, InputPacket, ByePacket,
                            SearchPacket, OfferPacket, RelayPacket, RelayedPacket, WatchPacket, WatchedPacket,
                            WatchSeenPacket, AskedPacket, ChannelPacket>;

/// The packet as a datagram. Texts are cut to their largest length, and unprintable characters become question marks.
/// An InputPacket or WatchedPacket carries as many of its inputs as fit, from the first one on. All other fields must
/// be within their ranges.
std::string encode(const Packet& packet);
/// Parses a datagram. Returns nullopt unless encode() of this version could have written exactly these bytes, so a
/// packet of another program or version and most forgeries are rejected. All numbers of a returned packet are within
/// their ranges. Allocates at most a few kilobytes.
std::optional<Packet> decode(std::string_view bytes);
/// The protocol version of a packet of another version; nullopt for anything else.
std::optional<std::uint8_t> otherNetVersion(std::string_view bytes);

/// Largest number of inputs in an InputPacket: two seconds of ticks.
inline constexpr std::size_t mostInputs = 2 * static_cast<std::size_t>(tuning::ticksPerSecond);

// Format of the encoded terms: the largest number of rounds (1 byte), the host's side (1 byte: 0 Blue, 1 Red), the
// names of Blue and Red as texts of ByteFormat.hpp, and a replay without ticks (see ReplayFile.hpp), whose only hash is
// that of the World before its first tick. For a gauntlet run of 7 rounds there is one such replay for each level, each
// preceded by its length (4 bytes).

/// Encodes terms in at most TermsPacket::largestTerms bytes. decodeTerms() must be able to accept them.
std::string encodeTerms(const MatchTerms& terms);
/// Decodes terms. Throws DataError for anything that encodeTerms() of this version would not have written. Returned
/// terms can be played, and their texts are no longer than those of level files and settings allow. Help for a side is
/// rejected, because only the campaign has it; cards, bosses' paddles, mutators, a handicap and slower balls on a
/// player's half are accepted. `from` names the sender in error messages.
MatchTerms decodeTerms(std::string_view bytes, const std::string& from);

} // namespace arkanong
