#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// Default UDP port of a host.
inline constexpr std::uint16_t usualPort = 26740;

/// An IPv4 or IPv6 endpoint: where datagrams come from and go to.
struct Address {
    /// An IPv6 address in network byte order. The IPv4 address a.b.c.d is ::ffff:a.b.c.d. All zeros = no address.
    using Host = std::array<std::uint8_t, 16>;

    Host host{};
    std::uint16_t port = 0;
    /// Index of this machine's interface that leads to a link-local address; 0 for all others. It means nothing on
    /// another machine and is never sent.
    std::uint32_t scope = 0;
    std::uint8_t channel = 0; ///< Number of the sender behind a relay that forwards for several; else 0.

    constexpr Address() = default;
    constexpr Address(const Host& hostBytes, std::uint16_t portNumber, std::uint32_t scopeIndex = 0)
        : host(hostBytes), port(portNumber), scope(scopeIndex) {}
    /// An IPv4 address in host byte order: 127.0.0.1 is 0x7f000001.
    constexpr Address(std::uint32_t ipv4, std::uint16_t portNumber)
        : host{0,
               0,
               0,
               0,
               0,
               0,
               0,
               0,
               0,
               0,
               0xff,
               0xff,
               static_cast<std::uint8_t>(ipv4 >> 24U),
               static_cast<std::uint8_t>(ipv4 >> 16U),
               static_cast<std::uint8_t>(ipv4 >> 8U),
               static_cast<std::uint8_t>(ipv4)},
          port(portNumber) {}

    bool isIpv4() const;
    /// Whether the address is an IPv6 one of fe80::/10, which only machines on the same network can reach.
    bool isLinkLocal() const { return host[0] == 0xfe && (host[1] & 0xc0U) == 0x80; }
    /// Whether the address is of 127.0.0.0/8 or ::1.
    bool isLoopback() const;

    friend bool operator==(const Address& a, const Address& b) {
        return a.host == b.host && a.port == b.port && a.scope == b.scope && a.channel == b.channel;
    }
    friend bool operator!=(const Address& a, const Address& b) { return !(a == b); }
    friend bool operator<(const Address& a, const Address& b);
};

/// What limits per IP address count as one: an IPv4 address, or the /64 prefix of an IPv6 one, because a single line
/// is given that many addresses. The other bytes are 0.
Address::Host networkOf(const Address& address);

/// All fields as bytes, for keyed hashes: two different addresses have different bytes.
std::string bytesOf(const Address& address);

/// The address as text: "192.168.0.7:26740", "[2001:db8::7]:26741", or "2001:db8::7" for usualPort. A link-local one
/// has the index of its interface: "fe80::1%2".
std::string textOf(const Address& address);
/// Parses such a text. The port, from 1 to 65535, can be omitted (default: usualPort), and so can the brackets of an
/// IPv6 address without a port. Returns nullopt for anything else, including host names.
std::optional<Address> addressNamed(std::string_view text);

/// Longest text of a host or an address that can be typed, letters: a host name (RFC 1035) and a port.
inline constexpr std::size_t longestHost = 253;
inline constexpr std::size_t longestAddress = longestHost + 6;

/// What a resolver looks up: a host name, or a link-local address with the name of an interface.
struct HostName {
    std::string host;
    std::uint16_t port = usualPort;
};
/// Parses the text of a host name, such as "home.example.org" or "raspberrypi", or a link-local address with the name
/// of an interface, such as "fe80::1%eth0"; with an optional port as in an address. Does not look it up. Returns
/// nullopt for anything else. An invite code can be a name as well.
std::optional<HostName> hostNamed(std::string_view text);
inline bool canBeName(std::string_view text) { return hostNamed(text).has_value(); }

/// A datagram that was received or will be sent.
struct Datagram {
    Address address; ///< Sender of a received datagram, receiver of one to be sent.
    std::string bytes;
};

/// Largest size of a datagram, bytes. Every network carries this size without fragmentation (RFC 791: 576 bytes,
/// headers of up to 68 included).
inline constexpr std::size_t largestDatagram = 508;

} // namespace arkanong
