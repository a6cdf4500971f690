#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace arkanong {

/// Asks this network's router, by UPnP, to forward a UDP port to this machine, so that a game can be joined from the
/// internet. A thread of its own asks, because that takes seconds. It renews the forwarding while the object exists and
/// then ends it. No call waits for the router; the end of the program does, at most farewell.
class RouterPort {
  public:
    enum class State : std::uint8_t {
        Asking,
        Open,
        Refused,  ///< Or the router's answers make no sense.
        NoRouter, ///< No router answers, or none that UPnP can ask.
        Private,  ///< The router is itself behind another one (CGNAT), so that its port helps nobody.
    };
    struct News {
        State state = State::Asking;
        Address outside{}; ///< Open: where the game can be joined. Private: the router's own address.
    };

    /// How long the router forwards unless it is asked again, so that it forgets a machine that has lost its power.
    static constexpr std::chrono::seconds usualLease = std::chrono::hours(1);
    static constexpr std::chrono::seconds farewell{3};

    /// Forwards the same port outside or, if that is taken, one of the next ones. `description` is the URL of a
    /// router's description, for tests; if it is empty, routers are searched.
    explicit RouterPort(std::uint16_t port, std::string description = {},
                        std::chrono::seconds lease = usualLease);
    ~RouterPort();
    RouterPort(const RouterPort&) = delete;
    RouterPort& operator=(const RouterPort&) = delete;

    News news() const;

  private:
    struct Job;
    std::shared_ptr<Job> job_;
};

} // namespace arkanong
