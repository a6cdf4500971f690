#pragma once

#include "arkanong/net/Address.hpp"
#include "arkanong/net/rollback/OnlineMatch.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What two machines say to each other. Each packet is one datagram of at most largestDatagram bytes: "AKN", the protocol's
// version (1 byte), the kind (1 byte, from 1 in the order of Packet), and the fields in the order of the structures: numbers
// little-endian, texts as their length (1 byte) and their UTF-8. A packet with a `length` has zeros at its end up to there.
// In an InputPacket the counters `number`, `held`, `now` and `checkedTick` are written in groups of 7 bits, the lowest first,
// with a set bit 7 where another follows; `known` and `first` are written the same way as their distance from `now` (0, -1,
// 1, -2 and so on); checkedHash is left out with checkedTick 0; the inputs are bits, see src/net/InputCode.hpp. The ticks of
// a WatchedPacket and of a WatchSeenPacket are written so, too: `first` as its distance from `confirmed`, and the inputs of
// Blue before those of Red.

namespace arkanong {

/// Incremented whenever the packets change.
inline constexpr std::uint8_t netVersion = 2;

/// A number that only the two know who talk to each other.
using Token = std::uint64_t;

/// Characters of a version's number, at most; longer texts are cut. For names see longestPlayerName and levelrules.
inline constexpr std::size_t longestVersion = 16;

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
/// Guest to host: I want to play. Padded, see HelloPacket.
struct JoinPacket {
    static constexpr std::size_t length = 160;
    Token guest = 0;
    Token cookie = 0;
    std::uint32_t simulation = 0; ///< See simulationVersion.
    std::string version;          ///< Of the game, "0.2.0".
    std::string name;             ///< The player's, as displayed. It must be a name: see isName().
    std::uint8_t ownHalf = 100;   ///< How fast balls are on the guest's half, see MatchSettings::ownHalf.
};
/// Why a host does not let a guest in.
enum class Refusal : std::uint8_t {
    Busy, ///< Somebody else plays; the match can be watched.
    OtherVersion,
    // To who wants to watch:
    Full,     ///< As many watch as can.
    NotBegun, ///< There is no match yet, or no more.
};
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
    /// Bytes of all parts together: the largest level takes 11,000, and a run through the gauntlet has seven.
    static constexpr std::size_t largestTerms = std::size_t{80} << 10U;
    static constexpr std::size_t mostParts = (largestTerms + largestPart - 1) / largestPart;
    Token guest = 0;
    Token session = 0;
    std::uint16_t part = 0;  ///< From 0.
    std::uint16_t parts = 1; ///< 1 to mostParts.
    std::string bytes;       ///< Not empty, at most largestPart; all but the last part have that many.
};
/// Guest to host: the parts that have arrived, all up to this one.
struct TermsSeenPacket {
    Token session = 0;
    std::uint16_t parts = 0; ///< At most mostParts.
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
/// Host to guest, until the guest's first InputPacket arrives: begin the match.
struct StartPacket {
    Token session = 0;
};

// In the match.

/// Either way, many times a second. Ticks are below 2^31, also that after the last input.
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
    std::uint32_t first = 0;         ///< The tick of the first input.
    std::vector<OnlineInput> inputs; ///< At most mostInputs; see encode().
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
    static constexpr std::size_t length = 216; ///< Padded, see HelloPacket.
    Token guest = 0;
};
/// Whether a series can have so many rounds.
constexpr bool isSeriesLength(int rounds) { return rounds == 1 || rounds == 3 || rounds == 5; }
/// The same for any match, see MatchTerms::length().
constexpr bool isMatchLength(int rounds) { return isSeriesLength(rounds) || rounds == gauntlet::rounds; }
/// Host to guest: I do.
struct OfferPacket {
    Token guest = 0;
    std::uint32_t simulation = 0;
    std::string name;        ///< The host's, as in a JoinPacket.
    std::string level;       ///< As displayed; GAUNTLET for a run through it.
    std::uint8_t rounds = 3; ///< 1, 3 or 5, or those of a run.
    bool playing = false;    ///< The match has begun, and can be watched.
};

// To a relay.

/// A player to the relay: connect me with whoever shows the same code. Padded, see HelloPacket.
struct RelayPacket {
    static constexpr std::size_t length = 64;
    std::string code; ///< An inviteCode().
    Token cookie = 0; ///< Of the relay's latest answer; 0 before there is one.
};
/// What a relay has for a player who shows a code.
enum class RelayPlace : std::uint8_t {
    Waiting,   ///< The other player is not there yet, or the player has not shown the cookie.
    Connected, ///< Both players are there: the relay forwards what they send.
    Full,      ///< None: the relay has no place left, for anybody or for more players of this address.
    Taken,     ///< None: two other players use this code.
};
/// The relay's answer.
struct RelayedPacket {
    std::string code;
    Token cookie = 0; ///< To be said again, which proves that the player is where it says it is.
    RelayPlace place = RelayPlace::Waiting;
};

// From who watches a match, and the answers. The host proves first by a cookie where the watcher is, as with a guest, and
// sends the terms in the same parts; then the inputs of both sides, as far as they are certain.

/// Watcher to host: I want to watch. As long as a JoinPacket, so that every answer is shorter.
struct WatchPacket {
    static constexpr std::size_t length = JoinPacket::length;
    Token guest = 0;
    Token cookie = 0;
    std::uint32_t simulation = 0;
    std::string version; ///< Of the game.
};
/// Host to watcher: what the players have done. Ticks are below 2^31, also that after the last inputs.
struct WatchedPacket {
    static constexpr std::uint32_t mostRounds = 1'000'000;
    Token session = 0;
    std::uint32_t confirmed = 0;  ///< Ticks that are certain by now.
    std::uint32_t startTick = 0;  ///< Where the series begins that the watcher is shown, see SeriesStart...
    std::uint32_t startRound = 0; ///< ...at most mostRounds.
    std::uint32_t first = 0;      ///< The tick of the first inputs.
    std::vector<OnlineInputs> inputs; ///< At most mostInputs; see encode().
};
/// Watcher to host: it has the inputs up to this tick. Also says that it is still there.
struct WatchSeenPacket {
    Token session = 0;
    std::uint32_t ticks = 0;
};

using Packet =
    std::variant<HelloPacket, CookiePacket, JoinPacket, RefusalPacket, TermsPacket, TermsSeenPacket,
                 PingPacket, PongPacket, StartPacket, InputPacket, ByePacket, SearchPacket, OfferPacket,
                 RelayPacket, RelayedPacket, WatchPacket, WatchedPacket, WatchSeenPacket>;

/// The packet as a datagram. Texts are cut to what they may have, and what is not printable in them becomes question marks;
/// of an InputPacket or a WatchedPacket as many inputs as fit are in it, the first ones. All else must be within its range.
std::string encode(const Packet& packet);
/// Nothing where encode() of this version would not have written exactly these bytes: a packet of another program or
/// version, or a forged one. Numbers of a returned packet are within their ranges. Never allocates more than a few kilobytes.
std::optional<Packet> decode(std::string_view bytes);
/// Of a packet of another version of the protocol: which. Nothing for anything else.
std::optional<std::uint8_t> otherNetVersion(std::string_view bytes);

/// The most inputs in an InputPacket: those of two seconds.
inline constexpr std::size_t mostInputs = 2 * static_cast<std::size_t>(tuning::ticksPerSecond);

// The terms as bytes: rounds at most (1), the host's side (1: 0 Blue, 1 Red), the names of Blue and Red as texts of
// ByteFormat.hpp, and a replay without ticks (see ReplayFile.hpp), whose only hash is that of the World before its first
// tick; of a run through the gauntlet, which has 7 rounds, such a replay for each level, each after its length (4).

/// The terms as at most TermsPacket::largestTerms bytes. They must be such as decodeTerms() takes.
std::string encodeTerms(const MatchTerms& terms);
/// Throws DataError for anything that encodeTerms() of this version would not have written. Returned terms can be played,
/// and their texts are no longer than those of a level's file and of the settings. Help for a side is refused, which only
/// the campaign has; cards, bosses' paddles, mutators, a handicap and slower balls on the own half are not. `from` is who
/// sent them, for the error's text.
MatchTerms decodeTerms(std::string_view bytes, const std::string& from);

} // namespace arkanong
