#include "arkanong/net/Relay.hpp"

#include "arkanong/net/KeyedHash.hpp"
#include "arkanong/net/Packet.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <algorithm>

namespace arkanong {

std::uint64_t Relay::cookieOf(const Address& player) const {
    ByteWriter message;
    message.whole(player.host, 4);
    message.whole(player.port, 2);
    return keyedHash(secret_, 3, message.bytes()) | 1U; // 0 stands for none.
}

void Relay::receive(const Datagram& datagram, Time now, std::vector<Datagram>& out) {
    const std::optional<Packet> packet = decode(datagram.bytes);
    const auto* const request = packet ? std::get_if<RelayPacket>(&*packet) : nullptr;
    const auto player = players_.find(datagram.address);
    if (request == nullptr) {
        if (player != players_.end())
            forward(datagram, player, now, out);
        else
            ++dropped_;
        return;
    }
    const std::uint64_t cookie = cookieOf(datagram.address);
    const bool seated = request->cookie == cookie && seat(datagram.address, request->code, now);
    if (request->cookie == cookie && !seated) return static_cast<void>(++dropped_);
    const bool connected = seated && seats_[request->code].size() == 2;
    out.push_back({datagram.address, encode(RelayedPacket{request->code, cookie, connected})});
}

bool Relay::seat(const Address& player, const std::string& code, Time now) {
    const auto known = players_.find(player);
    if (known != players_.end() && known->second.code == code) {
        known->second.heard = now;
        return true;
    }
    if (known != players_.end()) remove(known);
    if (players_.size() >= mostPlayers) return false;
    if (const auto taken = seats_.find(code); taken != seats_.end() && taken->second.size() == 2) {
        const auto silent =
            std::find_if(taken->second.begin(), taken->second.end(), [&](const Address& other) {
                return now - players_.at(other).heard >= givenUpAfter;
            });
        if (silent == taken->second.end()) return false;
        remove(players_.find(*silent));
    }
    seats_[code].push_back(player);
    players_[player] = Player{code, now};
    return true;
}

void Relay::forward(const Datagram& datagram, Players::iterator from, Time now, std::vector<Datagram>& out) {
    Player& player = from->second;
    player.heard = now;
    if (now - player.second >= std::chrono::seconds(1)) {
        player.second = now;
        player.datagrams = 0;
        player.bytes = 0;
    }
    ++player.datagrams;
    player.bytes += datagram.bytes.size();
    const std::vector<Address>& seated = seats_.at(player.code);
    const bool allowed = player.datagrams <= perSecond && player.bytes <= bytesPerSecond &&
                         datagram.bytes.size() <= largestDatagram;
    if (seated.size() < 2 || !allowed) return static_cast<void>(++dropped_);
    ++forwarded_;
    out.push_back({seated[0] == from->first ? seated[1] : seated[0], datagram.bytes});
}

void Relay::remove(Players::iterator player) {
    const auto seated = seats_.find(player->second.code);
    std::vector<Address>& places = seated->second;
    places.erase(std::remove(places.begin(), places.end(), player->first), places.end());
    if (places.empty()) seats_.erase(seated);
    players_.erase(player);
}

void Relay::update(Time now) {
    for (auto player = players_.begin(); player != players_.end();) {
        const auto next = std::next(player);
        if (now - player->second.heard >= forgottenAfter) remove(player);
        player = next;
    }
}

Relay::Figures Relay::figures() const {
    const auto matches =
        std::count_if(seats_.begin(), seats_.end(), [](const auto& code) { return code.second.size() == 2; });
    return {players_.size(), static_cast<std::size_t>(matches), forwarded_, dropped_};
}

} // namespace arkanong
