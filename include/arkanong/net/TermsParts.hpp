#pragma once

#include "arkanong/net/Packet.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// A guest or spectator for whom the match has not begun so long after its arrival is given up, even if it answers.
inline constexpr std::chrono::microseconds readyWithin{15'000'000};

/// The terms of a match on their way from the host to a guest, in parts: a few at once, and again until the guest says that
/// it has them.
class TermsSender {
  public:
    /// To nobody: there is nothing to be sent.
    TermsSender() = default;
    /// `terms` = see encodeTerms().
    TermsSender(Token guest, Token session, std::string terms)
        : guest_(guest), session_(session), terms_(std::move(terms)) {}

    using Time = std::chrono::microseconds;

    /// The next parts that the guest may not have: one until the guest has answered.
    std::vector<TermsPacket> next() const;
    /// Until they are to be sent again, where the guest that answers gets them this often: one that never has is not to be
    /// flooded.
    Time rest(Time usual) const;
    /// The guest has so many parts, as it says. Returns whether that is news, and true.
    bool seen(std::uint16_t parts);
    /// The parts that the guest has.
    std::uint16_t seen() const { return seen_; }
    /// Whether the guest has all.
    bool done() const { return seen_ == count(); }

  private:
    static constexpr int atOnce = 4;
    std::uint16_t count() const;

    Token guest_ = 0;
    Token session_ = 0;
    std::string terms_;
    std::uint16_t seen_ = 0;
};

/// The same at the guest.
class TermsCollector {
  public:
    /// Takes a part if it is the next one. Returns whether it was the last.
    bool take(const TermsPacket& part);
    /// The parts that have come.
    std::uint16_t parts() const { return parts_; }
    /// What they are together.
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
    std::uint16_t parts_ = 0;
    bool whole_ = false;
};

} // namespace arkanong
