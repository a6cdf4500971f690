#include "net/WatchedMatch.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

constexpr Spectator::Time pictureTime{16'671};

} // namespace

void Onlooker::picture(SimulatedNetwork& network, Spectator::Time now) {
    for (const Datagram& datagram : network.arrived(address, now))
        spectator.receive(datagram, now);
    spectator.update(now);
    if (const OnlineMatch* const match = spectator.match(); match != nullptr && !spectator.ended()) {
        const int before = match->tick();
        spectator.catchUp();
        if (spectator.match()->tick() != before)
            hashes[spectator.match()->tick()] = spectator.match()->stateHash();
        std::vector<Event> events;
        due += static_cast<double>(pictureTime.count()) / 1e6 * tuning::ticksPerSecond * spectator.pace() /
               1000.0;
        for (; due >= 1.0; due -= 1.0)
            if (spectator.step(events)) hashes[spectator.match()->tick()] = spectator.match()->stateHash();
        mostAtOnce = std::max(mostAtOnce, spectator.match()->tick() - before);
        if (spectator.waits() && !hashes.empty()) ++waited;
        for (auto& replay : spectator.takeDecided())
            decided.push_back(std::move(replay));
    }
    network.send(address, spectator.takeOutgoing(), now);
}

WatchedMatch::WatchedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed)
    : match(terms, faults, seed) {
    match.letWatch();
    match.between = [this](Spectator::Time now) { between(now); };
}

Onlooker& WatchedMatch::add() {
    const auto number = static_cast<std::uint32_t>(onlookers.size());
    onlookers.push_back(std::make_unique<Onlooker>(Address{0x0a000101 + number, 41000}, match.host().address,
                                                   1000 + number, match.now));
    return *onlookers.back();
}

void WatchedMatch::between(Spectator::Time now) {
    for (const Machine& machine : match.machines)
        if (const RollbackSession* const session = machine.peer.session())
            hashes_[session->confirmed().tick()] = session->confirmed().stateHash();
    for (const auto& onlooker : onlookers)
        if (now >= onlooker->next) {
            onlooker->picture(match.network, now);
            onlooker->next += pictureTime;
        }
}

bool WatchedMatch::playToEnd(double minutes) {
    const auto decided = [](const OnlineMatch* one) {
        return one != nullptr && one->stage() == OnlineMatch::Stage::Decided;
    };
    const auto over = [&] {
        return std::all_of(match.machines.begin(), match.machines.end(),
                           [&](const Machine& machine) {
                               const RollbackSession* const session = machine.peer.session();
                               return session != nullptr && decided(&session->confirmed());
                           }) &&
               std::all_of(onlookers.begin(), onlookers.end(),
                           [&](const auto& onlooker) { return decided(onlooker->spectator.match()); });
    };
    run(minutes * 60e3, over);
    return over();
}

int WatchedMatch::sameTicks(const Onlooker& onlooker) const {
    int same = 0;
    for (const auto& [tick, hash] : onlooker.hashes) {
        const auto truth = hashes_.find(tick);
        if (truth == hashes_.end()) continue;
        if (truth->second != hash) return -1;
        ++same;
    }
    return same;
}

} // namespace arkanong::test
