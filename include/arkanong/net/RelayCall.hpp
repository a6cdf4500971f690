#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace arkanong {

/// How a host, guest or spectator meets others at a Relay: it shows the relay the invite code again and again, keeps
/// what the relay answers, and says when to try the direct way to the other player.
///
/// The direct way ("hole punching"): a router lets in packets only from addresses to which packets have left. So both
/// players send small packets to the address that the relay has told them of the other. If the first of them is dropped
/// by a router, a later one gets in. It fails if a router gives a machine another port for each receiver (a symmetric
/// NAT). A relay that tells a wrong address causes no more than a few small packets a second to it.
class RelayCall {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start.

    static constexpr Time betweenCalls{500'000};
    static constexpr Time betweenPlayingCalls{2'000'000}; ///< Well within Relay::givenUpAfter.
    /// The time after a new address of the other player in which the direct way is tried...
    static constexpr Time triedFor{5'000'000};
    /// ...and the first part of it, in which a guest does not join through the relay.
    static constexpr Time directFirst{3'000'000};
    static constexpr Time betweenTries{200'000};
    /// After this time without an answer the relay counts as silent.
    static constexpr Time answersWithin{3'000'000};

    RelayCall() = default; ///< No relay is used.
    RelayCall(const Address& relay, std::string code, RelayRole role)
        : relay_(relay), code_(std::move(code)), role_(role) {}

    bool used() const { return !code_.empty(); }
    const Address& relay() const { return relay_; }
    bool isRelay(const Address& address) const { return used() && address == relay_; }
    /// The relay's last answer; Waiting if there is no relay or no answer yet.
    RelayPlace place() const { return place_; }
    /// Whether the relay has not answered for answersWithin.
    bool isSilentAt(Time now) const { return unansweredSince_ && now - *unansweredSince_ >= answersWithin; }
    /// Whether the relay says, and has said for answersWithin, that the other machine is missing.
    bool isAloneAt(Time now) const { return aloneSince_ && now - *aloneSince_ >= answersWithin; }
    bool connected() const { return place_ == RelayPlace::Connected; }
    /// The other player's address, as the relay sees it; nullopt if it is not known or cannot be used.
    const std::optional<Address>& partner() const { return partner_; }
    /// Whether a guest still waits for the direct way.
    bool directFirstAt(Time now) const { return partner_ && now - partnerAt_ < directFirst; }

    /// The packet to send to the relay if one is due. `playing` = the other player or the host is heard.
    std::optional<RelayPacket> due(bool playing, Time now);
    void hear(const RelayedPacket& relayed, const Address& from, Time now);
    /// The other player's address if a packet is due there. `silent` = the other player has fallen silent in a match,
    /// so that the direct way is tried for as long as this lasts.
    std::optional<Address> dueTry(bool silent, Time now);

  private:
    Address relay_{};
    std::string code_; ///< Empty without a relay.
    RelayRole role_ = RelayRole::Host;
    Token cookie_ = 0;
    RelayPlace place_ = RelayPlace::Waiting;
    std::optional<Address> partner_{};
    Time partnerAt_{}; ///< When the address became known.
    Time calledAt_ = -betweenPlayingCalls;
    Time triedAt_ = -betweenTries;
    std::optional<Time> unansweredSince_{}; ///< The first call after the latest answer.
    std::optional<Time> aloneSince_{};      ///< The first of the latest answers that were all Waiting.
};

/// A datagram from `relay` as a host sees it: a spectator's one is unwrapped, and comes from the relay's address with
/// the number of the spectator's channel. All others are returned as they are.
Datagram unwrapped(Datagram received, const Address& relay);
/// The opposite, for a datagram to be sent.
Datagram wrapped(Datagram sent);

} // namespace arkanong
