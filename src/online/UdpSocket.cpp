#include "arkanong/online/UdpSocket.hpp"

#include "arkanong/storage/DataError.hpp"

#include <SFML/Network/IpAddress.hpp>
#include <SFML/System/Err.hpp>
#if __has_include(<SFML/Network/Dns.hpp>) // Since SFML 3.1, where IpAddress::resolve() is deprecated.
#include <SFML/Network/Dns.hpp>
#endif

#include <algorithm>
#include <array>
#include <sstream>
#include <string>

namespace arkanong {

namespace {

using Status = sf::Socket::Status;

#if SFML_VERSION_MAJOR >= 3
using Sender = std::optional<sf::IpAddress>;
std::uint32_t hostOf(const Sender& sender) { return sender ? sender->toInteger() : 0; }
#if __has_include(<SFML/Network/Dns.hpp>)
std::uint32_t hostNamed(const std::string& name) {
    for (const sf::IpAddress& address : sf::Dns::resolve(name).value_or(std::vector<sf::IpAddress>{}))
        if (address.isV4()) return address.toInteger();
    return 0;
}
#else
std::uint32_t hostNamed(const std::string& name) { return hostOf(sf::IpAddress::resolve(name)); }
#endif
#else
using Sender = sf::IpAddress;
std::uint32_t hostOf(const Sender& sender) { return sender.toInteger(); }
std::uint32_t hostNamed(const std::string& name) { return hostOf(sf::IpAddress(name)); }
#endif

} // namespace

UdpSocket::UdpSocket(std::uint16_t port, int others) {
    socket_.setBlocking(false);
    std::ostringstream dropped; // Swallows SFML's own message; the error below says more.
    std::streambuf* const usual = sf::err().rdbuf(dropped.rdbuf());
    Status status = socket_.bind(port);
    for (int i = 1; i <= others && status != Status::Done; ++i)
        status = socket_.bind(static_cast<std::uint16_t>(port + i));
    sf::err().rdbuf(usual);
    if (status != Status::Done)
        throw MachineError("UDP port " + std::to_string(port),
                           "cannot be used: probably another program uses it, perhaps another Arkanong");
    selector_.add(socket_);
}

void UdpSocket::wait(std::chrono::milliseconds longest) {
    static_cast<void>(selector_.wait(sf::milliseconds(static_cast<std::int32_t>(longest.count()))));
}

std::vector<Datagram> UdpSocket::receive() {
    std::vector<Datagram> came;
    std::array<char, 2 * largestDatagram> bytes{};
    // Some systems report here that an earlier datagram was not delivered. Datagrams that arrived after that must still
    // be read.
    for (std::size_t i = 0; i < mostAtOnce; ++i) {
        std::size_t length = 0;
        Sender sender{};
        unsigned short port = 0;
        const Status status = socket_.receive(bytes.data(), bytes.size(), length, sender, port);
        if (status == Status::NotReady) break;
        if (status != Status::Done || length > largestDatagram) continue;
        came.push_back({{hostOf(sender), port}, std::string(bytes.data(), length)});
    }
    return came;
}

void UdpSocket::send(const Datagram& datagram) {
    static_cast<void>(socket_.send(datagram.bytes.data(), datagram.bytes.size(),
                                   sf::IpAddress(datagram.address.host), datagram.address.port));
}

Address addressOf(const std::string& text) {
    if (const auto address = addressNamed(text)) return *address;
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::uint32_t host = hostNamed(text.substr(0, colon));
    const auto port = addressNamed("0.0.0.0" + text.substr(colon));
    if (host == 0 || !port) throw MachineError(text, "is not the name of a known machine");
    return {host, port->port};
}

std::optional<Address> ownAddress() {
    constexpr std::uint32_t ownMachine = 0x7f000000; // 127.0.0.0/8
    constexpr std::uint32_t network = 0xff000000;
    const std::uint32_t host = hostOf(sf::IpAddress::getLocalAddress());
    if (host == 0 || (host & network) == ownMachine) return std::nullopt;
    return Address{host, 0};
}

} // namespace arkanong
