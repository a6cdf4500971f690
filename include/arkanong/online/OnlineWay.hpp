#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// How two machines find each other: by the host's address, or by a code at a relay.
struct OnlineWay {
    /// Guest or spectator: the address of the host or of the relay. Host: the address of the relay, if it uses one.
    std::optional<Address> calls{};
    std::string code{}; ///< Invite code that all show to the relay; empty without a relay.
};

} // namespace arkanong
