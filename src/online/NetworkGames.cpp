#include "arkanong/online/NetworkGames.hpp"

#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <algorithm>
#include <variant>

namespace arkanong {

namespace {

constexpr std::chrono::milliseconds betweenQuestions{500};
constexpr std::chrono::seconds forgottenAfter{3};
constexpr std::size_t mostHeard = 64;                   ///< More games are false, or too many to choose from.
constexpr std::ptrdiff_t mostOfOneHost = nextPorts + 1; ///< One game for each default port.
constexpr Address thisMachine{0x7f000001, 0};

/// The smaller, the better is this address of a game that has several.
int rankOf(const Address& address) {
    if (address.isLoopback()) return 0;
    if (address.isIpv4()) return 1;
    return address.isLinkLocal() ? 3 : 2;
}

/// Whether two answers are of the same game, from two addresses of its machine.
bool isSame(const FoundGame& a, const FoundGame& b) {
    return a.game == b.game && a.address.port == b.address.port && a.name == b.name && a.level == b.level;
}

} // namespace

NetworkGames::NetworkGames() : token_(randomSeed()) {}

void NetworkGames::ask() {
    own_ = ownAddresses(); // They change, too.
    const std::string question = encode(SearchPacket{token_});
    for (const Address& network : searchAddresses())
        for (int i = 0; i <= nextPorts; ++i)
            socket_.send(
                {Address(network.host, static_cast<std::uint16_t>(usualPort + i), network.scope), question});
}

void NetworkGames::pump() {
    const Clock::time_point now = Clock::now();
    if (now - asked_ >= betweenQuestions) {
        asked_ = now;
        ask();
    }
    for (const Datagram& datagram : socket_.receive())
        hear(datagram);
    heard_.erase(std::remove_if(heard_.begin(), heard_.end(),
                                [now](const Heard& heard) { return now - heard.at > forgottenAfter; }),
                 heard_.end());
}

void NetworkGames::hear(const Datagram& datagram) {
    const std::optional<Packet> packet = decode(datagram.bytes);
    const auto* const offer = packet ? std::get_if<OfferPacket>(&*packet) : nullptr;
    if (offer == nullptr || offer->guest != token_) return;
    Address address = datagram.address;
    // A game on this machine answers from all its addresses.
    if (std::any_of(own_.begin(), own_.end(), [&](const Address& own) { return own.host == address.host; }))
        address = Address(thisMachine.host, address.port);
    take({address, offer->name, offer->level, offer->rounds, offer->simulation == simulationVersion,
          offer->playing, offer->game});
}

void NetworkGames::take(const FoundGame& game) {
    const Clock::time_point now = Clock::now();
    const auto known = std::find_if(heard_.begin(), heard_.end(),
                                    [&](const Heard& heard) { return heard.game.address == game.address; });
    if (known != heard_.end()) {
        *known = {game, now};
        return;
    }
    const auto ofHost = std::count_if(heard_.begin(), heard_.end(), [&](const Heard& heard) {
        return heard.game.address.host == game.address.host;
    });
    if (heard_.size() < mostHeard && ofHost < mostOfOneHost) heard_.push_back({game, now});
}

std::vector<FoundGame> NetworkGames::games() const {
    std::vector<FoundGame> games;
    for (const Heard& heard : heard_) {
        const auto same = std::find_if(games.begin(), games.end(),
                                       [&](const FoundGame& game) { return isSame(game, heard.game); });
        if (same == games.end())
            games.push_back(heard.game);
        else if (rankOf(heard.game.address) < rankOf(same->address))
            *same = heard.game;
    }
    return games;
}

} // namespace arkanong
