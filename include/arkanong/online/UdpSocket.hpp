#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

namespace arkanong {

/// Number of ports after usualPort at which a game can be hosted if usualPort is taken, for example by a second window.
inline constexpr int nextPorts = 3;

/// A non-blocking UDP socket of libuv, for IPv4 and IPv6; of IPv4 alone where the system has no IPv6.
class UdpSocket {
  public:
    /// Largest number of datagrams per call of receive(), so that a flood cannot take up a whole frame.
    static constexpr std::size_t mostAtOnce = 500;

    /// Binds this port or, if it is taken, one of the `others` ports after it; port 0 binds any free port. Throws
    /// MachineError if no port can be bound.
    explicit UdpSocket(std::uint16_t port = 0, int others = 0);
    ~UdpSocket();
    UdpSocket(const UdpSocket&) = delete;
    UdpSocket& operator=(const UdpSocket&) = delete;

    std::uint16_t port() const;

    /// Also receives what is sent to all machines of each IPv6 network; without it some systems drop that.
    void joinSearches();

    /// Datagrams received since the last call, in order of arrival. Those longer than largestDatagram are dropped.
    [[nodiscard]] std::vector<Datagram> receive();
    /// Returns when a datagram has arrived, or after this time, which libuv can shorten by the grain of its clock: one
    /// tick of the system's timer, 10 ms at most.
    void wait(std::chrono::milliseconds longest);
    /// Sends a datagram. Failures are not reported, like losses in the network. The address can also be one of
    /// searchAddresses().
    void send(const Datagram& datagram);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace arkanong
