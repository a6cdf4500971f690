#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// The port that a host listens at, unless another is given.
inline constexpr std::uint16_t usualPort = 26740;

/// Where datagrams come from and go to: an IPv4 address and a port.
struct Address {
    std::uint32_t host = 0; ///< 127.0.0.1 is 0x7f000001; 0 is none.
    std::uint16_t port = 0;

    friend bool operator==(const Address& a, const Address& b) {
        return a.host == b.host && a.port == b.port;
    }
    friend bool operator!=(const Address& a, const Address& b) { return !(a == b); }
    friend bool operator<(const Address& a, const Address& b) {
        return a.host != b.host ? a.host < b.host : a.port < b.port;
    }
};

/// "192.168.0.7:26740".
std::string textOf(const Address& address);
/// Four numbers from 0 to 255 with points, and a port from 1 to 65535 after a colon, without which it is usualPort; empty
/// for anything else, names of machines included.
std::optional<Address> addressNamed(std::string_view text);

/// Whether it can be a machine's name with a point in it, such as "home.example.org", and a port as above: perhaps there is
/// none of that name.
bool canBeName(std::string_view text);

/// A datagram to be sent, or one that came.
struct Datagram {
    Address address; ///< The receiver's, or the sender's.
    std::string bytes;
};

/// No datagram is longer, in bytes: so much passes every network in one piece (RFC 791: 576 with headers of at most 68).
inline constexpr std::size_t largestDatagram = 508;

} // namespace arkanong
