#include "net/SimulatedNetwork.hpp"

#include <cmath>
#include <optional>

namespace arkanong::test {

void SimulatedNetwork::send(const Address& from, std::vector<Datagram> sent, Peer::Time now) {
    for (const Datagram& datagram : sent) {
        bytes += datagram.bytes.size();
        ++count;
        if (unplugged || random_.unit() < faults.loss) continue;
        carry(from, datagram, now);
        if (random_.unit() < faults.duplicates) carry(from, datagram, now);
    }
}

void SimulatedNetwork::carry(const Address& from, const Datagram& datagram, Peer::Time now) {
    const double way = faults.roundTrip / 2.0 + faults.jitter * random_.unit();
    const Peer::Time at = now + Peer::Time(std::llround(way * 1e3));
    Datagram arriving{from, datagram.bytes};
    if (std::optional<Packet> packet = onTheWay ? decode(arriving.bytes) : std::nullopt) {
        onTheWay(datagram.address, *packet);
        arriving.bytes = encode(*packet);
    }
    underway_.insert({at, {datagram.address, std::move(arriving)}});
}

std::vector<Datagram> SimulatedNetwork::arrived(const Address& to, Peer::Time now) {
    std::vector<Datagram> here;
    for (auto next = underway_.begin(); next != underway_.end() && next->first <= now;) {
        if (next->second.first == to) {
            here.push_back(std::move(next->second.second));
            next = underway_.erase(next);
        } else {
            ++next;
        }
    }
    return here;
}

} // namespace arkanong::test
