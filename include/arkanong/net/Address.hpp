#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// Default UDP port of a host.
inline constexpr std::uint16_t usualPort = 26740;

/// An IPv4 endpoint: where datagrams come from and go to.
struct Address {
    std::uint32_t host = 0; ///< Host byte order: 127.0.0.1 is 0x7f000001. 0 = no address.
    std::uint16_t port = 0;

    friend bool operator==(const Address& a, const Address& b) {
        return a.host == b.host && a.port == b.port;
    }
    friend bool operator!=(const Address& a, const Address& b) { return !(a == b); }
    friend bool operator<(const Address& a, const Address& b) {
        return a.host != b.host ? a.host < b.host : a.port < b.port;
    }
};

/// The address as text, such as "192.168.0.7:26740".
std::string textOf(const Address& address);
/// Parses four numbers from 0 to 255 with dots between them and, after a colon, a port from 1 to 65535 (default:
/// usualPort). Returns nullopt for anything else, including host names.
std::optional<Address> addressNamed(std::string_view text);

/// Whether the text has the form of a host name with at least one dot, such as "home.example.org", with an optional
/// port as above. Does not look the name up.
bool canBeName(std::string_view text);

/// A datagram that was received or will be sent.
struct Datagram {
    Address address; ///< Sender of a received datagram, receiver of one to be sent.
    std::string bytes;
};

/// Largest size of a datagram, bytes. Every network carries this size without fragmentation (RFC 791: 576 bytes,
/// headers of up to 68 included).
inline constexpr std::size_t largestDatagram = 508;

} // namespace arkanong
