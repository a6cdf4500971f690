#include "arkanong/net/Relay.hpp"

#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/packet/PacketFormat.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <algorithm>

namespace arkanong {

namespace {

enum Place : std::size_t { HostPlace, GuestPlace, FirstSpectator };

/// Whether the datagram begins as packets of every protocol version do; others are not forwarded.
bool isGames(std::string_view bytes) { return bytes.substr(0, packetMagic.size()) == packetMagic; }

/// Whether the datagram is of a kind that only relays send to players. A player who sends one tries to forge it.
bool saysRelay(std::string_view bytes) {
    if (bytes.size() < packetHeader) return false;
    const std::size_t kind = saidKind(bytes);
    return kind == kindOf<RelayedPacket>() || kind == kindOf<ChannelPacket>();
}

std::uint64_t periodOf(Relay::Time now) { return static_cast<std::uint64_t>(now / Relay::cookiesLast); }

} // namespace

void Relay::receive(const Datagram& datagram, Time now, std::vector<Datagram>& out) {
    bool used = false;
    if (datagram.bytes.size() <= largestDatagram && isGames(datagram.bytes)) {
        std::optional<Packet> packet;
        if (datagram.bytes.size() == RelayPacket::length) packet = decode(datagram.bytes);
        const auto* const shown = packet ? std::get_if<RelayPacket>(&*packet) : nullptr;
        used = shown != nullptr ? answer(*shown, datagram.address, now, out) : forward(datagram, now, out);
    }
    if (!used) ++dropped_;
}

const Relay::Limit& Relay::limitOf(std::size_t place) {
    return place < FirstSpectator ? ofPlayer : ofSpectator;
}

bool Relay::answer(const RelayPacket& shown, const Address& from, Time now, std::vector<Datagram>& out) {
    const auto known = players_.find(from);
    if (known != players_.end() &&
        !known->second.sent.add(RelayPacket::length, now, limitOf(known->second.place)))
        return false;
    const std::uint64_t period = periodOf(now);
    const auto proves = [&](std::uint64_t of) { return shown.cookie == cookieOf(shown.code, from, of); };
    const bool proven = proves(period) || (period > 0 && proves(period - 1));
    RelayedPacket said{shown.code, cookieOf(shown.code, from, period)};
    if (proven) said.place = takePlace(shown, from, now);
    if (said.place == RelayPlace::Connected && shown.role != RelayRole::Spectator)
        said.partner = partnerOf(players_.at(from));
    out.push_back({from, encode(said)});
    return true;
}

bool Relay::forward(const Datagram& datagram, Time now, std::vector<Datagram>& out) {
    const auto found = players_.find(datagram.address);
    if (found == players_.end()) return false;
    Player& sender = found->second;
    if (saysRelay(datagram.bytes)) {
        const std::optional<Packet> packet =
            sender.place == HostPlace ? decode(datagram.bytes) : std::nullopt;
        const auto* const wrapped = packet ? std::get_if<ChannelPacket>(&*packet) : nullptr;
        return wrapped != nullptr && forward(sender, *wrapped, now, out);
    }
    if (!sender.sent.add(datagram.bytes.size(), now, limitOf(sender.place))) return false;
    sender.heard = now;
    const Address partner = partnerOf(sender);
    const bool watches = sender.place >= FirstSpectator;
    if (partner == Address() || (watches && datagram.bytes.size() > largestPacket)) return false;
    const auto channel = static_cast<std::uint8_t>(sender.place - FirstSpectator + 1);
    out.push_back({partner, watches ? encode(ChannelPacket{channel, datagram.bytes}) : datagram.bytes});
    ++forwarded_;
    return true;
}

bool Relay::forward(Player& host, const ChannelPacket& wrapped, Time now, std::vector<Datagram>& out) {
    if (!isGames(wrapped.bytes) || saysRelay(wrapped.bytes)) return false;
    const Address to = codes_.at(host.code)[FirstSpectator + wrapped.channel - 1U];
    const std::size_t length = wrapped.bytes.size();
    if (to == Address() || !players_.at(to).watching.add(length, now, toSpectator) ||
        !host.watching.add(length, now, toSpectators))
        return false;
    host.heard = now;
    out.push_back({to, wrapped.bytes});
    ++forwarded_;
    return true;
}

bool Relay::Spent::add(std::size_t length, Time now, const Limit& limit) {
    if (now - second >= std::chrono::seconds(1)) *this = {now, 0, 0};
    if (datagrams >= limit.datagrams || bytes + length > limit.bytes) return false;
    ++datagrams;
    bytes += length;
    return true;
}

RelayPlace Relay::takePlace(const RelayPacket& shown, const Address& from, Time now) {
    const bool watches = shown.role == RelayRole::Spectator;
    const auto known = players_.find(from);
    const auto connection = [&] {
        return partnerOf(players_.at(from)) != Address() ? RelayPlace::Connected : RelayPlace::Waiting;
    };
    const auto firstOfRole = static_cast<std::size_t>(shown.role);
    if (known != players_.end() && known->second.code == shown.code &&
        std::min<std::size_t>(known->second.place, FirstSpectator) == firstOfRole) {
        known->second.heard = now;
        return connection();
    }
    const auto found = codes_.find(shown.code);
    const Places places = found != codes_.end() ? found->second : Places{};
    const auto* const first = places.begin() + firstOfRole;
    const auto* const last = first + (watches ? mostSpectators : 1);
    // A silent machine's place is taken before a free one: it may be this machine's own old place.
    const auto* const silent = std::find_if(first, last, [&](const Address& player) {
        return player != Address() && now - players_.at(player).heard >= givenUpAfter;
    });
    const auto* const free = silent != last ? silent : std::find(first, last, Address());
    if (free == last) return RelayPlace::Taken;
    const Address left = *free;
    // A machine that leaves an earlier place keeps the counters of this second.
    Player player = known != players_.end() ? known->second : Player{};
    player.code = shown.code;
    player.place = static_cast<std::size_t>(free - places.begin());
    player.heard = now;
    if (known == players_.end() && !mayCome(from, left)) return RelayPlace::Full;
    forget(from);
    codes_[shown.code][player.place] = from;
    if (left != Address()) players_.erase(left);
    players_[from] = player;
    return connection();
}

bool Relay::mayCome(const Address& from, const Address& left) const {
    if (players_.size() - (left != Address() ? 1 : 0) >= mostPlayers) return false;
    const Address::Host network = networkOf(from);
    std::size_t ofHost = 0;
    for (auto player = players_.lower_bound({network, 0});
         player != players_.end() && networkOf(player->first) == network; ++player)
        ++ofHost;
    return ofHost - (left != Address() && networkOf(left) == network ? 1 : 0) < mostOfOneHost;
}

void Relay::forget(const Address& player) {
    const auto known = players_.find(player);
    if (known == players_.end()) return;
    const auto code = codes_.find(known->second.code);
    std::replace(code->second.begin(), code->second.end(), player, Address());
    if (code->second == Places{}) codes_.erase(code);
    players_.erase(known);
}

Address Relay::partnerOf(const Player& player) const {
    return codes_.at(player.code)[player.place == HostPlace ? GuestPlace : HostPlace];
}

void Relay::update(Time now) {
    std::vector<Address> silent;
    for (const auto& [address, player] : players_)
        if (now - player.heard >= forgottenAfter) silent.push_back(address);
    for (const Address& address : silent)
        forget(address);
}

Relay::Figures Relay::figures() const {
    Figures figures{0, 0, 0, forwarded_, dropped_};
    for (const auto& [address, player] : players_)
        ++(player.place < FirstSpectator ? figures.players : figures.spectators);
    figures.matches =
        static_cast<std::size_t>(std::count_if(codes_.begin(), codes_.end(), [](const auto& code) {
            return code.second[HostPlace] != Address() && code.second[GuestPlace] != Address();
        }));
    return figures;
}

Token Relay::cookieOf(const std::string& code, const Address& from, std::uint64_t period) const {
    ByteWriter said;
    said.raw(bytesOf(from));
    said.text(code);
    return keyedHash(secret_, period, said.bytes());
}

} // namespace arkanong
