#include "arkanong/net/Peer.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/net/Spectator.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "fuzz/Choices.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/SealedReplay.hpp"
#include "fuzz/Targets.hpp"
#include "fuzz/WatchedHost.hpp"

#include <algorithm>
#include <set>

namespace arkanong::test {

namespace {

constexpr Address hostAddress{0x0a000001, usualPort};
constexpr std::string_view code = "7KQ2M-XD4HT";

bool readPacket(std::string_view bytes) {
    const std::optional<Packet> packet = decode(bytes);
    if (packet) must(encode(*packet) == bytes, "a packet that is read is written back");
    must(!packet || !otherNetVersion(bytes), "a packet that is read is of this version");
    return packet.has_value();
}

/// The bytes after the rounds, the side and the names, as a replay with the version's numbers, with the hash of its
/// beginning and with the checksum that belong to it; as they are where they are none.
std::string begun(std::string_view bytes, const std::string& from) {
    try {
        ByteReader in(bytes, from);
        in.raw(2);
        in.text();
        in.text();
        const std::string_view head = bytes.substr(0, bytes.size() - in.left());
        Replay replay = decodeReplay(sealed(in.raw(in.left())), from);
        replay.hashes.front() = World(replay.level, replay.settings, replay.seed).stateHash();
        return std::string(head) + encodeReplay(replay);
    } catch (const DataError&) {
        return std::string(bytes);
    }
}

bool readTerms(std::string_view bytes) {
    try {
        const MatchTerms terms = decodeTerms(bytes, "any host");
        must(encodeTerms(terms) == bytes, "terms that are read are written back");
        OnlineMatch match(terms);
        std::vector<Event> events;
        constexpr int ticks = 30;
        for (int tick = 0; tick < ticks; ++tick)
            match.step({}, events);
        must(match.world().brokenInvariant().empty(), "terms that are read can be played");
        return true;
    } catch (const DataError&) {
        return false;
    }
}

/// Splits the bytes into datagrams, each after two bytes for its length and one for its sender and delay.
template <typename Receive>
void deliver(std::string_view bytes, Receive receive) {
    Peer::Time now{1'000'000};
    while (bytes.size() > 3) {
        Choices head(bytes.substr(0, 3));
        const std::size_t length = head.below(1024);
        const std::uint32_t sender = head.below(4);
        now += Peer::Time{sender == 3 ? 400'000 : 16'000};
        bytes.remove_prefix(3);
        const Address from = sender == 0 ? hostAddress : Address{0x0a000002 + sender, usualPort};
        receive(Datagram{from, std::string(bytes.substr(0, length))}, now);
        bytes.remove_prefix(std::min(length, bytes.size()));
    }
}

void mustBeShorter(const std::vector<Datagram>& answers, const Datagram& question) {
    std::size_t bytes = 0;
    for (const Datagram& answer : answers) {
        must(answer.address == question.address, "a stranger gets an answer, and nobody else");
        bytes += answer.bytes.size();
    }
    must(bytes <= question.bytes.size(), "a stranger gets no more bytes than came");
}

/// Answers the question about a guest, or not yet.
void decide(Peer& host, std::size_t choice) {
    const std::optional<Peer::Candidate> candidate = host.candidate();
    if (!candidate) return;
    if (choice == 0) host.accept(candidate->guest);
    if (choice == 1) host.refuse(candidate->guest);
    if (choice == 2) host.block(candidate->guest);
}

void askHost(std::string_view bytes, bool asksFirst) {
    constexpr std::size_t choices = 5;
    MatchTerms terms;
    terms.names = {"HOST", ""};
    Peer host = Peer::host(terms, "0.2.0", 7);
    host.askFirst(asksFirst);
    deliver(bytes, [&](const Datagram& datagram, Peer::Time now) {
        decide(host, datagram.bytes.size() % choices);
        host.takeOutgoing();
        host.receive(datagram, now);
        // A cookie cannot be guessed, but a fuzzer sees it being compared.
        const bool waits = host.stage() == Peer::Stage::Waiting || host.stage() == Peer::Stage::Asked;
        if (waits) mustBeShorter(host.takeOutgoing(), datagram);
        host.update(now);
        host.takeOutgoing();
    });
}

void askGuest(std::string_view bytes) {
    Peer guest = Peer::guest(hostAddress, "GUEST", "0.2.0", 8);
    guest.meetAt(hostAddress, std::string(code));
    std::set<Address> called{hostAddress}; // By the guest, because the relay has told the address.
    deliver(bytes, [&](const Datagram& datagram, Peer::Time now) {
        guest.update(now);
        for (const Datagram& sent : guest.takeOutgoing())
            called.insert(sent.address);
        guest.receive(datagram, now);
        if (called.count(datagram.address) == 0) mustBeShorter(guest.takeOutgoing(), datagram);
    });
}

bool within(const std::string& part, const std::string& whole) {
    return whole.find(part) != std::string::npos;
}

void askRelay(std::string_view bytes) {
    Relay relay(9);
    deliver(bytes, [&](const Datagram& datagram, Peer::Time now) {
        std::vector<Datagram> answers;
        relay.receive(datagram, now, answers);
        for (const Datagram& answer : answers)
            must(answer.address == datagram.address
                     ? answer.bytes.size() <= datagram.bytes.size()
                     : within(answer.bytes, datagram.bytes) || within(datagram.bytes, answer.bytes),
                 "a relay answers with no more bytes than came, or forwards what came, wrapped or not");
        must(answers.size() <= 1, "a relay sends one datagram for one");
        relay.update(now);
    });
}

void askSpectatorHost(std::string_view bytes) {
    WatchedHost host;
    deliver(bytes, [&](const Datagram& datagram, Peer::Time now) {
        host.spectators.receive(datagram, now);
        mustBeShorter(host.spectators.takeOutgoing(), datagram);
        host.spectators.update(now);
        for (const Datagram& sent : host.spectators.takeOutgoing())
            must(decode(sent.bytes).has_value(), "what who watches is sent can be read");
        must(host.spectators.count() <= SpectatorHost::mostSpectators, "no more watch than can");
    });
}

void askSpectator(std::string_view bytes) {
    Spectator spectator(hostAddress, "0.2.0", 8);
    std::vector<Event> events;
    deliver(bytes, [&](const Datagram& datagram, Peer::Time now) {
        spectator.update(now);
        spectator.takeOutgoing();
        spectator.receive(datagram, now);
        must(datagram.address == hostAddress || spectator.takeOutgoing().empty(),
             "who watches answers the host alone");
        spectator.catchUp();
        static_cast<void>(spectator.step(events));
        must(spectator.pace() >= 950 && spectator.pace() <= 1050, "nothing changes the pace much");
        must(spectator.caughtUp() >= 0.0 && spectator.caughtUp() <= 1.0, "nobody catches up more than all");
    });
    must(spectator.match() == nullptr || spectator.match()->world().brokenInvariant().empty(),
         "what is watched can be played");
}

} // namespace

bool readAnyPacket(std::string_view bytes) {
    const bool packet = readPacket(bytes);
    const bool terms = readTerms(bytes) || readTerms(begun(bytes, "any host"));
    askHost(bytes, false);
    askHost(bytes, true);
    askGuest(bytes);
    askRelay(bytes);
    askSpectatorHost(bytes);
    askSpectator(bytes);
    return packet || terms;
}

} // namespace arkanong::test
