#include "arkanong/online/NetworkGames.hpp"

#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <algorithm>
#include <variant>

namespace arkanong {

namespace {

constexpr std::chrono::milliseconds betweenQuestions{500};
constexpr std::chrono::seconds forgottenAfter{3};
constexpr std::size_t mostGames = 32;                   ///< More games are false, or too many to choose from.
constexpr std::ptrdiff_t mostOfOneHost = nextPorts + 1; ///< One game for each default port.
constexpr std::uint32_t everyone = 0xffffffff;
constexpr std::uint32_t thisMachine = 0x7f000001;

} // namespace

NetworkGames::NetworkGames() : token_(randomSeed()), own_(ownAddress()) {}

void NetworkGames::ask() {
    const std::string question = encode(SearchPacket{token_});
    // Without a network the broadcast fails, but games on this machine can still be found.
    for (const std::uint32_t host : {everyone, thisMachine})
        for (int i = 0; i <= nextPorts; ++i)
            socket_.send({{host, static_cast<std::uint16_t>(usualPort + i)}, question});
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
    /// A game on this machine answers from both addresses.
    if (own_ && address.host == own_->host) address.host = thisMachine;
    take({address, offer->name, offer->level, offer->rounds, offer->simulation == simulationVersion,
          offer->playing});
}

void NetworkGames::take(const FoundGame& game) {
    const Clock::time_point now = Clock::now();
    const auto known = std::find_if(heard_.begin(), heard_.end(),
                                    [&](const Heard& heard) { return heard.game.address == game.address; });
    if (known != heard_.end()) {
        *known = {game, now};
        return;
    }
    // A game on this machine also answers from the machine's addresses in other networks.
    const auto same = std::find_if(heard_.begin(), heard_.end(), [&](const Heard& heard) {
        const bool own = heard.game.address.host == thisMachine || game.address.host == thisMachine;
        return own && heard.game.address.port == game.address.port && heard.game.name == game.name &&
               heard.game.level == game.level;
    });
    if (same != heard_.end()) {
        same->at = now;
        return;
    }
    const auto ofHost = std::count_if(heard_.begin(), heard_.end(), [&](const Heard& heard) {
        return heard.game.address.host == game.address.host;
    });
    if (heard_.size() < mostGames && ofHost < mostOfOneHost) heard_.push_back({game, now});
}

std::vector<FoundGame> NetworkGames::games() const {
    std::vector<FoundGame> games;
    games.reserve(heard_.size());
    for (const Heard& heard : heard_)
        games.push_back(heard.game);
    return games;
}

} // namespace arkanong
