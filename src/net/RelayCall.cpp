#include "arkanong/net/RelayCall.hpp"

#include <utility>
#include <variant>

namespace arkanong {

std::optional<RelayPacket> RelayCall::due(bool playing, Time now) {
    if (!used() || now - calledAt_ < (playing ? betweenPlayingCalls : betweenCalls)) return {};
    calledAt_ = now;
    if (!unansweredSince_) unansweredSince_ = now;
    return RelayPacket{code_, cookie_, role_};
}

void RelayCall::hear(const RelayedPacket& relayed, const Address& from, Time now) {
    if (!isRelay(from) || relayed.code != code_) return;
    unansweredSince_.reset();
    cookie_ = relayed.cookie;
    place_ = relayed.place;
    if (place_ != RelayPlace::Waiting)
        aloneSince_.reset();
    else if (!aloneSince_)
        aloneSince_ = now;
    std::optional<Address> partner;
    if (connected() && relayed.partner.port != 0 && relayed.partner != relay_) partner = relayed.partner;
    if (partner && partner != partner_) partnerAt_ = now;
    partner_ = partner;
}

std::optional<Address> RelayCall::dueTry(bool silent, Time now) {
    if (!partner_ || now - triedAt_ < betweenTries || (!silent && now - partnerAt_ >= triedFor)) return {};
    triedAt_ = now;
    return partner_;
}

Datagram unwrapped(Datagram received, const Address& relay) {
    if (received.address != relay) return received;
    std::optional<Packet> packet = decode(received.bytes);
    auto* const spectators = packet ? std::get_if<ChannelPacket>(&*packet) : nullptr;
    if (spectators == nullptr) return received;
    received.bytes = std::move(spectators->bytes);
    received.address.channel = spectators->channel;
    return received;
}

Datagram wrapped(Datagram sent) {
    if (sent.address.channel == 0) return sent;
    sent.bytes =
        encode(ChannelPacket{std::exchange(sent.address.channel, std::uint8_t{0}), std::move(sent.bytes)});
    return sent;
}

} // namespace arkanong
