#include "net/SimulatedNetwork.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace arkanong::test {

Address SimulatedRouter::leaving(const Address& to) {
    const auto next = static_cast<std::uint16_t>(outside.port + 7 * outer.size());
    const auto [mapped, isNew] =
        outer.try_emplace(kind == Kind::Symmetric ? to : Address(), Address(outside.host, next));
    asked.insert({mapped->second, to});
    return mapped->second;
}

void SimulatedRouter::move(const Address& to) {
    outside = to;
    outer.clear();
    asked.clear();
}

SimulatedRouter* SimulatedNetwork::routerOf(const Address& inside) {
    const auto found = std::find_if(routers.begin(), routers.end(),
                                    [&](const SimulatedRouter& router) { return router.inside == inside; });
    return found == routers.end() ? nullptr : &*found;
}

Address SimulatedNetwork::reached(const Address& to, const Address& from) const {
    for (const SimulatedRouter& router : routers) {
        if (router.outside.host == to.host) return router.letsIn(to, from) ? router.inside : Address();
        if (router.inside == to) return {};
    }
    return to;
}

void SimulatedNetwork::send(const Address& from, std::vector<Datagram> sent, Peer::Time now) {
    for (const Datagram& datagram : sent) {
        bytes += datagram.bytes.size();
        ++count;
        SimulatedRouter* const router = routerOf(from);
        const Address outer = router == nullptr ? from : router->leaving(datagram.address);
        if (unplugged || random_.unit() < faults.loss) continue;
        carry(outer, datagram, now);
        if (random_.unit() < faults.duplicates) carry(outer, datagram, now);
    }
}

void SimulatedNetwork::carry(const Address& from, const Datagram& datagram, Peer::Time now) {
    const double way = faults.roundTrip / 2.0 + faults.jitter * random_.unit();
    Peer::Time at = now + Peer::Time(std::llround(way * 1e3));
    const auto intoSpike = at % Peer::Time(std::llround(faults.betweenSpikes * 1e3));
    at += std::max(Peer::Time{}, Peer::Time(std::llround(faults.spike * 1e3)) - intoSpike);
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
        const Address reaches = reached(next->second.first, next->second.second.address);
        if (reaches == Address()) {
            next = underway_.erase(next);
        } else if (reaches == to) {
            here.push_back(std::move(next->second.second));
            next = underway_.erase(next);
        } else {
            ++next;
        }
    }
    return here;
}

} // namespace arkanong::test
