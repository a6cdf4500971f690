#pragma once

#include "arkanong/net/Address.hpp"

#include <SFML/Network/SocketSelector.hpp>
#include <SFML/Network/UdpSocket.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// Number of ports after usualPort at which a game can be hosted if usualPort is taken, for example by a second window.
inline constexpr int nextPorts = 3;

/// A non-blocking UDP socket. The only class that uses SFML's network module.
class UdpSocket {
  public:
    /// Largest number of datagrams per call of receive(), so that a flood cannot take up a whole frame.
    static constexpr std::size_t mostAtOnce = 500;

    /// Binds this port or, if it is taken, one of the `others` ports after it; port 0 binds any free port. Throws
    /// MachineError if no port can be bound.
    explicit UdpSocket(std::uint16_t port = 0, int others = 0);

    std::uint16_t port() const { return socket_.getLocalPort(); }

    /// Datagrams received since the last call, in order of arrival. Those longer than largestDatagram are dropped.
    [[nodiscard]] std::vector<Datagram> receive();
    /// Returns when a datagram has arrived, or after this time.
    void wait(std::chrono::milliseconds longest);
    /// Sends a datagram. Failures are not reported, like losses in the network. The host 255.255.255.255 means all
    /// machines on the local network.
    void send(const Datagram& datagram);

  private:
    sf::UdpSocket socket_;
    sf::SocketSelector selector_; ///< Contains this socket only.
};

/// Parses an address or looks up a host name, which can take seconds; see addressNamed() and canBeName(). Throws
/// MachineError if the name is unknown.
Address addressOf(const std::string& text);

/// This machine's address in its network, with port 0; nullopt without a network.
std::optional<Address> ownAddress();

} // namespace arkanong
