#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// A guest or spectator whose match has not begun within this time after its arrival is given up, even if it answers.
inline constexpr std::chrono::microseconds readyWithin{15'000'000};

/// Sends the terms of a match to a guest in parts: a few at a time, repeated until the guest acknowledges them.
class TermsSender {
  public:
    /// A sender without a guest; next() is empty.
    TermsSender() = default;
    /// `terms` = result of encodeTerms().
    TermsSender(Token guest, Token session, std::string terms)
        : guest_(guest), session_(session), terms_(std::move(terms)) {}

    using Time = std::chrono::microseconds;

    /// The next unacknowledged parts: at most four, and only one until the guest has answered for the first time.
    std::vector<TermsPacket> next() const;
    /// Time until the parts are sent again: `usual` once the guest has answered. A guest that has never answered gets
    /// them less often, so that a forged address is not flooded.
    Time rest(Time usual) const;
    /// The guest acknowledges the first `parts` parts. Returns false if that is impossible or not new.
    bool seen(std::uint16_t parts);
    /// Number of acknowledged parts.
    std::uint16_t seen() const { return seen_; }
    /// Whether all parts are acknowledged.
    bool done() const { return seen_ == count(); }

  private:
    static constexpr int atOnce = 4;
    std::uint16_t count() const;

    Token guest_ = 0;
    Token session_ = 0;
    std::string terms_;
    std::uint16_t seen_ = 0;
};

/// Collects the parts of the terms at the guest.
class TermsCollector {
  public:
    /// Adds a part if it is the next one. Returns whether it was the last.
    bool take(const TermsPacket& part);
    /// Number of parts collected.
    std::uint16_t parts() const { return parts_; }
    /// The collected bytes.
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
    std::uint16_t parts_ = 0;
    bool whole_ = false;
};

} // namespace arkanong
