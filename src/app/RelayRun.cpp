#include "arkanong/app/OnlineRuns.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/online/UdpSocket.hpp"
#include "arkanong/session/LoadedMatch.hpp"

#include <chrono>
#include <vector>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds untilSignal{200}; ///< The longest until a signal is noticed.
constexpr std::chrono::seconds betweenUpdates{1};
constexpr std::chrono::minutes betweenReports{1};
constexpr std::size_t mostShown = 4; ///< Addresses.

std::string textOf(const Relay::Figures& figures) {
    return "players " + std::to_string(figures.players) + ", spectators " +
           std::to_string(figures.spectators) + ", matches " + std::to_string(figures.matches) +
           ", forwarded " + std::to_string(figures.forwarded) + ", dropped " +
           std::to_string(figures.dropped);
}

} // namespace

int runRelay(std::uint16_t port, std::ostream& out) {
    catchSignals();
    UdpSocket socket(port);
    Relay relay(randomSeed());
    const Clock::time_point began = Clock::now();
    const auto now = [began] { return std::chrono::duration_cast<Relay::Time>(Clock::now() - began); };
    out << "relay at UDP port " << socket.port();
    const char* before = " of ";
    for (const Address& own : shownOwnAddresses(mostShown)) {
        out << before << textOf(Address(own.host, socket.port()));
        before = ", ";
    }
    out << "; interrupt it to end it" << std::endl;
    std::string told = textOf(relay.figures());
    Relay::Time updated{};
    Relay::Time reported{};
    std::vector<Datagram> forwarded;
    const auto report = [&] {
        const std::string figures = textOf(relay.figures());
        if (figures != told) out << figures << std::endl;
        told = figures;
    };
    while (endSignal() == 0) {
        socket.wait(untilSignal);
        for (const Datagram& datagram : socket.receive())
            relay.receive(datagram, now(), forwarded);
        for (const Datagram& datagram : forwarded)
            socket.send(datagram);
        forwarded.clear();
        if (now() - updated >= betweenUpdates) {
            updated = now();
            relay.update(updated);
        }
        if (now() - reported < betweenReports) continue;
        reported = now();
        report();
    }
    report();
    return 0;
}

} // namespace arkanong
