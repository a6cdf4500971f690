#pragma once

#include "arkanong/net/packet/Address.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Largest number of addresses in each of the following lists.
inline constexpr std::size_t mostOwnAddresses = 32;

/// This machine's addresses in its networks, with port 0 and without loopback addresses. The most useful for other
/// players come first: those from which this machine reaches the internet, then IPv4, then IPv6, and link-local ones
/// at last.
std::vector<Address> ownAddresses();
/// Those of ownAddresses() that are worth showing to a player: at most `most`, only one of each IPv6 network, and a
/// link-local one only if there is no other.
std::vector<Address> shownOwnAddresses(std::size_t most);

/// Where to ask all machines of this machine's networks, and this machine itself: the broadcast address of each IPv4
/// network, and all nodes (ff02::1) at each interface with IPv6; with port 0.
std::vector<Address> searchAddresses();
/// A link-local address with the name (on Windows the index) of its interface for each of these interfaces, such as
/// "fe80::1%eth0".
std::vector<std::string> searchedInterfaces();

} // namespace arkanong
