#pragma once

#include "arkanong/net/Address.hpp"

#include <SFML/Network/SocketSelector.hpp>
#include <SFML/Network/UdpSocket.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// Where usualPort is taken, by a second window say, a game is hosted at one of so many ports behind it.
inline constexpr int nextPorts = 3;

/// The game's way to other machines: the one file that knows a socket. Only wait() waits.
class UdpSocket {
  public:
    /// receive() returns no more at once: a flood takes no whole frame.
    static constexpr std::size_t mostAtOnce = 500;

    /// Listens at this port, or where it is taken at one of so many behind it; port 0: at any that is free. Throws
    /// MachineError where none can be used.
    explicit UdpSocket(std::uint16_t port = 0, int others = 0);

    std::uint16_t port() const { return socket_.getLocalPort(); }

    /// What has come since the last call, in the order in which it came. What is longer than largestDatagram is left out.
    [[nodiscard]] std::vector<Datagram> receive();
    /// Returns when something has come, or after this time.
    void wait(std::chrono::milliseconds longest);
    /// Sends it, or not: nobody is told of a datagram that gets lost, here or on its way. The host 255.255.255.255 is
    /// everyone on the local network.
    void send(const Datagram& datagram);

  private:
    sf::UdpSocket socket_;
    sf::SocketSelector selector_; ///< Of this socket.
};

/// The address that is written, or that of the machine whose name it is, which is looked up and may take seconds; see
/// addressNamed() and canBeName(). Throws MachineError where no machine of that name is known.
Address addressOf(const std::string& text);

/// The machine's own address in its network, without a port; nothing where it is in none.
std::optional<Address> ownAddress();

} // namespace arkanong
