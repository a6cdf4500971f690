#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <chrono>
#include <string>

namespace arkanong {

/// Looks up a host name without blocking. If it is destroyed before the answer has come, the answer is ignored.
class NameLookup {
  public:
    enum class State : std::uint8_t { Waiting, Found, Unknown };
    /// A name without an answer counts as unknown after this time.
    static constexpr std::chrono::seconds patience{10};

    /// An address, see addressNamed(), is found at once, a link-local one with an interface; other texts should be
    /// names, see canBeName().
    explicit NameLookup(const std::string& text);
    ~NameLookup();
    NameLookup(const NameLookup&) = delete;
    NameLookup& operator=(const NameLookup&) = delete;

    /// Takes an answer that has arrived. Call it once per frame.
    State state();
    /// The address, once it is found: an IPv4 one if the name has several and this machine can use it.
    const Address& address() const { return address_; }

  private:
    struct Request;

    State state_ = State::Waiting;
    Address address_;
    Request* request_ = nullptr; ///< Owned by libuv's loop until it has answered.
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

/// Looks up an address or a host name, and waits for the answer. Throws MachineError if the name is unknown.
Address addressOf(const std::string& text);

} // namespace arkanong
