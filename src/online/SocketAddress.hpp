#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <algorithm>
#include <uv.h>

namespace arkanong {

/// The operating system's form of an address.
union SocketAddress {
    sockaddr any;
    sockaddr_in ipv4;
    sockaddr_in6 ipv6;
};

/// For a socket of IPv6, which also reaches IPv4 addresses, or for one of IPv4 alone.
inline SocketAddress socketAddressOf(const Address& address, bool ipv6) {
    SocketAddress made{};
    if (ipv6) {
        made.ipv6.sin6_family = AF_INET6;
        made.ipv6.sin6_port = htons(address.port);
        made.ipv6.sin6_scope_id = address.scope;
        std::copy(address.host.begin(), address.host.end(), made.ipv6.sin6_addr.s6_addr);
        return made;
    }
    made.ipv4.sin_family = AF_INET;
    made.ipv4.sin_port = htons(address.port);
    std::copy(address.host.end() - sizeof made.ipv4.sin_addr, address.host.end(),
              reinterpret_cast<std::uint8_t*>(&made.ipv4.sin_addr));
    return made;
}

inline Address addressOf(const sockaddr& socketAddress) {
    if (socketAddress.sa_family == AF_INET) {
        const auto& ipv4 = reinterpret_cast<const sockaddr_in&>(socketAddress);
        return {ntohl(ipv4.sin_addr.s_addr), ntohs(ipv4.sin_port)};
    }
    if (socketAddress.sa_family != AF_INET6) return {};
    const auto& ipv6 = reinterpret_cast<const sockaddr_in6&>(socketAddress);
    Address address;
    std::copy(ipv6.sin6_addr.s6_addr, ipv6.sin6_addr.s6_addr + address.host.size(), address.host.begin());
    address.port = ntohs(ipv6.sin6_port);
    if (address.isLinkLocal()) address.scope = static_cast<std::uint32_t>(ipv6.sin6_scope_id);
    return address;
}

} // namespace arkanong
