#include "arkanong/net/Relay.hpp"

#include "arkanong/net/Secrets.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

/// Packets of every protocol version begin with this; other datagrams are not forwarded.
constexpr std::string_view magic = "AKN";

/// Whether the datagram is of a kind that only relays send. A player who sends one tries to forge the relay's answer.
bool saysRelay(std::string_view bytes) {
    const std::size_t kind = Packet(RelayedPacket{}).index() + 1;
    const std::size_t at = magic.size() + 1;
    return bytes.size() > at && static_cast<unsigned char>(bytes[at]) == kind;
}

std::uint64_t periodOf(Relay::Time now) { return static_cast<std::uint64_t>(now / Relay::cookiesLast); }

} // namespace

void Relay::receive(const Datagram& datagram, Time now, std::vector<Datagram>& out) {
    bool used = false;
    if (datagram.bytes.size() <= largestDatagram && datagram.bytes.compare(0, magic.size(), magic) == 0) {
        std::optional<Packet> packet;
        if (datagram.bytes.size() == RelayPacket::length) packet = decode(datagram.bytes);
        const auto* const shown = packet ? std::get_if<RelayPacket>(&*packet) : nullptr;
        used = shown != nullptr ? answer(*shown, datagram.address, now, out) : forward(datagram, now, out);
    }
    if (!used) ++dropped_;
}

bool Relay::answer(const RelayPacket& shown, const Address& from, Time now, std::vector<Datagram>& out) {
    const auto known = players_.find(from);
    if (known != players_.end() && !known->second.spend(RelayPacket::length, now)) return false;
    const std::uint64_t period = periodOf(now);
    const auto proves = [&](std::uint64_t of) { return shown.cookie == cookieOf(shown.code, from, of); };
    const bool proven = proves(period) || (period > 0 && proves(period - 1));
    const RelayPlace place = proven ? takePlace(shown.code, from, now) : RelayPlace::Waiting;
    out.push_back({from, encode(RelayedPacket{shown.code, cookieOf(shown.code, from, period), place})});
    return true;
}

bool Relay::forward(const Datagram& datagram, Time now, std::vector<Datagram>& out) {
    const auto sender = players_.find(datagram.address);
    if (sender == players_.end() || !sender->second.spend(datagram.bytes.size(), now)) return false;
    sender->second.heard = now;
    if (saysRelay(datagram.bytes)) return false;
    const Address partner = partnerOf(datagram.address);
    if (partner == Address()) return false;
    out.push_back({partner, datagram.bytes});
    ++forwarded_;
    return true;
}

bool Relay::Player::spend(std::size_t length, Time now) {
    if (now - second >= std::chrono::seconds(1)) {
        second = now;
        datagrams = 0;
        bytes = 0;
    }
    if (datagrams >= perSecond || bytes + length > bytesPerSecond) return false;
    ++datagrams;
    bytes += length;
    return true;
}

RelayPlace Relay::takePlace(const std::string& code, const Address& from, Time now) {
    const auto known = players_.find(from);
    const auto connection = [&] {
        return partnerOf(from) != Address() ? RelayPlace::Connected : RelayPlace::Waiting;
    };
    if (known != players_.end() && known->second.code == code) {
        known->second.heard = now;
        return connection();
    }
    const auto found = codes_.find(code);
    const Places places = found != codes_.end() ? found->second : Places{};
    // A silent player's place is taken before a free one: it may be this player's own old place, and a player must not
    // be connected with himself.
    const auto silent = std::find_if(places.begin(), places.end(), [&](const Address& player) {
        return player != Address() && now - players_.at(player).heard >= givenUpAfter;
    });
    const auto free = silent != places.end() ? silent : std::find(places.begin(), places.end(), Address());
    if (free == places.end()) return RelayPlace::Taken;
    const Address left = *free;
    // A player who shows another code leaves the earlier one, but the datagram counters of this second are kept.
    const Player before = known != players_.end() ? known->second : Player{{}, now, now, 0, 0};
    if (known == players_.end() && !mayCome(from, left)) return RelayPlace::Full;
    const auto index = static_cast<std::size_t>(free - places.begin());
    forget(from);
    codes_[code][index] = from;
    if (left != Address()) players_.erase(left);
    players_[from] = {code, now, before.second, before.datagrams, before.bytes};
    return connection();
}

bool Relay::mayCome(const Address& from, const Address& left) const {
    if (players_.size() - (left != Address() ? 1 : 0) >= mostPlayers) return false;
    const auto first = players_.lower_bound({from.host, 0});
    const auto last = players_.upper_bound({from.host, 65'535});
    const auto ofHost = static_cast<std::size_t>(std::distance(first, last));
    return ofHost - (left != Address() && left.host == from.host ? 1 : 0) < mostOfOneHost;
}

void Relay::forget(const Address& player) {
    const auto known = players_.find(player);
    if (known == players_.end()) return;
    const auto code = codes_.find(known->second.code);
    std::replace(code->second.begin(), code->second.end(), player, Address());
    if (code->second == Places{}) codes_.erase(code);
    players_.erase(known);
}

Address Relay::partnerOf(const Address& player) const {
    const Places& places = codes_.at(players_.at(player).code);
    return places[0] == player ? places[1] : places[0];
}

void Relay::update(Time now) {
    std::vector<Address> silent;
    for (const auto& [address, player] : players_)
        if (now - player.heard >= forgottenAfter) silent.push_back(address);
    for (const Address& address : silent)
        forget(address);
}

Relay::Figures Relay::figures() const {
    const auto matches = std::count_if(codes_.begin(), codes_.end(), [](const auto& code) {
        return code.second[0] != Address() && code.second[1] != Address();
    });
    return {players_.size(), static_cast<std::size_t>(matches), forwarded_, dropped_};
}

Token Relay::cookieOf(const std::string& code, const Address& from, std::uint64_t period) const {
    ByteWriter said;
    said.whole(from.host, 4);
    said.whole(from.port, 2);
    said.text(code);
    return keyedHash(secret_, period, said.bytes());
}

} // namespace arkanong
