#include "arkanong/net/Spectator.hpp"
#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "net/ReadyHost.hpp"
#include "net/WatchableHost.hpp"

using namespace arkanong::test;

// From a guest's arrival to the start of the match: a guest or host that leaves or stalls must not cost the other side
// a match.

namespace {

using Stage = Peer::Stage;

constexpr Address aHost{0x0a000001, usualPort};
constexpr Address aGuest{0x0a000041, 40'000};
constexpr Address nextGuest{0x0a000042, 40'000};

/// A guest whose host sends the packets that the test chooses.
struct ReadyGuest {
    Peer peer = Peer::guest(aHost, "GUEST", "0.2.0", 8);
    Peer::Time now{1'000'000};
    Token guest = 0;
    static constexpr Token session = 4711;

    ReadyGuest() {
        peer.update(now);
        guest = std::get<HelloPacket>(*decode(peer.takeOutgoing().at(0).bytes)).guest;
        say(CookiePacket{guest, 1});
    }
    void say(const Packet& packet) { peer.receive({aHost, encode(packet)}, now); }
    /// In every frame the host sends this packet and answers pings, until the guest has ended. Returns the time taken,
    /// s.
    template <typename Says>
    double secondsHeld(Says says) {
        const Peer::Time begun = now;
        for (; !peer.ended() && now - begun < Peer::Time{60'000'000}; now += ReadyHost::eachPicture) {
            peer.update(now);
            for (const Datagram& one : peer.takeOutgoing()) {
                const auto packet = decode(one.bytes);
                if (const auto* const ping = std::get_if<PingPacket>(&*packet))
                    say(PongPacket{session, ping->ping});
            }
            says();
        }
        return std::chrono::duration<double>(now - begun).count();
    }
};

std::vector<TermsPacket> partsOf(const MatchTerms& terms, Token guest, Token session) {
    const std::string bytes = encodeTerms(terms);
    constexpr std::size_t part = TermsPacket::largestPart;
    const auto count = static_cast<std::uint16_t>((bytes.size() + part - 1) / part);
    std::vector<TermsPacket> parts;
    for (std::uint16_t i = 0; i < count; ++i)
        parts.push_back({guest, session, i, count, bytes.substr(i * part, part)});
    return parts;
}

} // namespace

TEST_CASE("If a guest cancels before the match, the host waits on and the next guest plays", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 10.0, 0.02, 0.02}, 5);
    const bool late = GENERATE(false, true);
    match.run(5e3, [&] {
        return late ? match.guest().peer.terms() != nullptr : match.guest().peer.stage() == Stage::Preparing;
    });
    REQUIRE(match.host().peer.stage() == Stage::Preparing);
    match.guest().peer.leave();
    match.run(500);
    CHECK(match.host().peer.stage() == Stage::Waiting);
    // The next guest is either another player, or the same player who has changed their mind.
    const bool other = GENERATE(true, false);
    if (other) match.guest().address = nextGuest;
    match.guest().peer = Peer::guest(match.host().address, "NEXT", "0.2.0", 99);
    CHECK(match.play() == "");
    CHECK(match.host().peer.otherName() == "NEXT");
}

TEST_CASE("If a guest leaves after the host sent StartPacket, the host keeps waiting for guests", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 0.0, 0.0, 0.0}, 5);
    match.network.onTheWay = [&](const Address& to, Packet& packet) {
        if (to == match.host().address && std::holds_alternative<InputPacket>(packet)) packet = PongPacket{};
    };
    match.run(5e3, [&] { return match.guest().peer.session() != nullptr; });
    REQUIRE(match.guest().peer.session() != nullptr);
    match.guest().peer.leave();
    match.run(500);
    CHECK(match.host().peer.stage() == Stage::Waiting);
}

TEST_CASE("A host repeats StartPacket until the guest begins", "[net]") {
    SimulatedMatch match(quickTerms(), {80.0, 0.0, 0.0, 0.0}, 5);
    int lost = 0;
    match.network.onTheWay = [&](const Address&, Packet& packet) {
        if (std::holds_alternative<StartPacket>(packet) && lost++ < 10) packet = PongPacket{};
    };
    CHECK(match.play() == "");
    CHECK(lost > 10);
}

TEST_CASE("A host gives up after fifteen seconds a guest that answers but never gets ready", "[net]") {
    ReadyHost host;
    static_cast<void>(host.join(aGuest));
    const Token session = host.session;
    REQUIRE(session != 0);
    const int kind = GENERATE(0, 1, 2);
    CAPTURE(kind);
    const auto speak = [&] {
        for (const Datagram& one : host.peer.takeOutgoing()) {
            const auto packet = decode(one.bytes);
            const auto* const ping = std::get_if<PingPacket>(&*packet);
            if (ping != nullptr)
                host.peer.receive({aGuest, encode(PongPacket{session, ping->ping})}, host.now);
        }
        if (kind == 0) static_cast<void>(host.answers(aGuest, TermsSeenPacket{session, 0}));
        if (kind == 1) static_cast<void>(host.answers(aGuest, TermsSeenPacket{session, 1}));
        InputPacket inputs;
        inputs.session = session;
        if (kind == 2) static_cast<void>(host.answers(aGuest, inputs));
    };
    host.wait(Peer::Time{14'500'000}, speak);
    CHECK(host.peer.stage() == Stage::Preparing);
    host.wait(Peer::Time{1'000'000}, speak);
    CHECK(host.peer.stage() == Stage::Waiting);
    // The same guest has to wait, so that others can join first.
    static_cast<void>(host.join(aGuest));
    CHECK(host.peer.stage() == Stage::Waiting);
    static_cast<void>(host.join(nextGuest, 43));
    CHECK(host.peer.stage() == Stage::Preparing);
}

TEST_CASE("A guest who has left before the match can join again after a few seconds", "[net]") {
    ReadyHost host;
    static_cast<void>(host.join(aGuest));
    static_cast<void>(host.answers(aGuest, ByePacket{host.session}));
    CHECK(host.peer.stage() == Stage::Waiting);
    static_cast<void>(host.join({aGuest.host, 40'001}));
    CHECK(host.peer.stage() == Stage::Waiting);
    host.now += KeptOut::othersFirst;
    static_cast<void>(host.join(aGuest));
    CHECK(host.peer.stage() == Stage::Preparing);
}

TEST_CASE("While a host prepares with one guest, another guest is not refused", "[net]") {
    ReadyHost host;
    static_cast<void>(host.join(aGuest));
    CHECK(host.join(nextGuest, 43).empty());
    static_cast<void>(host.answers(aGuest, ByePacket{host.session}));
    CHECK_FALSE(host.join(nextGuest, 43).empty());
    CHECK(host.peer.stage() == Stage::Preparing);
}

TEST_CASE("A guest gives up after fifteen seconds a host that never begins", "[net]") {
    ReadyGuest guest;
    const std::vector<TermsPacket> parts = partsOf(quickTerms(), guest.guest, ReadyGuest::session);
    const bool all = GENERATE(false, true);
    CAPTURE(all);
    const double seconds = guest.secondsHeld([&] {
        if (all)
            for (const TermsPacket& part : parts)
                guest.say(part);
        guest.say(parts.front());
    });
    CHECK_THAT(seconds, WithinAbs(15.0, 0.1));
    CHECK(guest.peer.stage() == Stage::Lost);
    CHECK(guest.peer.session() == nullptr);
}

TEST_CASE("A spectator gives up after fifteen seconds a host that never shows the match", "[net]") {
    Spectator spectator(aHost, "0.2.0", 9);
    Spectator::Time now{1'000'000};
    spectator.update(now);
    const Token guest = std::get<HelloPacket>(*decode(spectator.takeOutgoing().at(0).bytes)).guest;
    spectator.receive({aHost, encode(CookiePacket{guest, 1})}, now);
    const TermsPacket first = partsOf(quickTerms(), guest, 4711).front();
    const Spectator::Time begun = now;
    for (; !spectator.ended() && now - begun < Spectator::Time{60'000'000}; now += ReadyHost::eachPicture) {
        spectator.update(now);
        spectator.receive({aHost, encode(first)}, now);
    }
    CHECK_THAT(std::chrono::duration<double>(now - begun).count(), WithinAbs(15.0, 0.1));
    CHECK(spectator.stage() == Spectator::Stage::Lost);
}

TEST_CASE("A spectator that has not received all terms within fifteen seconds loses its seat", "[net]") {
    WatchableHost host(quickGauntlet());
    host.play(100);
    host.spectators.receive({WatchableHost::spectatorAt, host.question(WatchableHost::spectatorAt, 42)},
                            host.now);
    const std::vector<Datagram> first = host.wait(SpectatorHost::Time{9'000'000});
    const auto part = std::get<TermsPacket>(*decode(first.at(0).bytes));
    REQUIRE(part.parts > 1);
    host.say(TermsSeenPacket{part.session, 1});
    CHECK_FALSE(host.wait(SpectatorHost::Time{5'500'000}).empty());
    host.wait(SpectatorHost::Time{1'000'000});
    CHECK(host.wait(SpectatorHost::Time{1'000'000}).empty());
}
