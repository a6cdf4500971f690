#include "net/WatchableHost.hpp"

using namespace arkanong::test;

// Limits on how much all spectators together can download from a host.

namespace {

using Time = SpectatorHost::Time;

/// A spectator controlled by the test: in each step it sends what is due, and counts the bytes in both directions.
struct Visitor {
    explicit Visitor(const Address& at) : address(at) {}

    /// Asks for a seat as a Spectator does: first for a cookie, which the host's Peer sends, then with it.
    void ask(WatchableHost& host) {
        asked = host.now;
        sent += encode(HelloPacket{}).size();
        received += encode(CookiePacket{}).size();
        say(host, WatchPacket{++guest, host.cookieOf(address, guest), simulationVersion, "0.2.0"});
    }
    void say(WatchableHost& host, const Packet& packet) {
        const std::string bytes = encode(packet);
        sent += bytes.size();
        host.spectators.receive({address, bytes}, host.now);
    }
    /// Takes a packet from the host: acknowledges the terms, and inputs if `follows`.
    void hear(WatchableHost& host, const std::string& bytes, bool follows) {
        received += bytes.size();
        const auto packet = decode(bytes);
        if (!std::holds_alternative<RefusalPacket>(*packet)) pulled += bytes.size();
        if (const auto* const part = std::get_if<TermsPacket>(&*packet)) {
            session = part->session;
            parts = part->part == 0 ? 1 : parts + (part->part == parts ? 1 : 0);
            say(host, TermsSeenPacket{session, static_cast<std::uint16_t>(parts)});
        }
        const auto* const watched = std::get_if<WatchedPacket>(&*packet);
        if (watched == nullptr) return;
        ++packets;
        has = std::max(has, watched->first + static_cast<std::uint32_t>(watched->inputs.size()));
        if (follows) say(host, WatchSeenPacket{session, has});
    }
    void leave(WatchableHost& host) {
        say(host, ByePacket{session});
        session = 0;
        packets = 0;
        has = 0;
    }

    Address address;
    Time asked{};
    Token guest = 0;
    Token session = 0; ///< 0 without a seat.
    int parts = 0;
    int packets = 0;       ///< Packets of inputs since the seat was given.
    std::uint32_t has = 0; ///< Number of ticks received.
    std::size_t sent = 0;
    std::size_t received = 0;
    std::size_t pulled = 0; ///< Bytes of terms and inputs among those received.
};

/// Visitors with different addresses.
std::vector<Visitor> visitors(std::size_t count) {
    std::vector<Visitor> all;
    for (std::uint32_t i = 0; i < count; ++i)
        all.emplace_back(WatchableHost::spectator(i));
    return all;
}

/// Lets the host send what is due. Returns the number of bytes.
std::size_t serve(WatchableHost& host, std::vector<Visitor>& all, bool follow) {
    host.spectators.update(host.now);
    std::size_t bytes = 0;
    for (const Datagram& one : host.spectators.takeOutgoing()) {
        bytes += one.bytes.size();
        all.at(one.address.host.back() - WatchableHost::spectatorAt.host.back())
            .hear(host, one.bytes, follow);
    }
    return bytes;
}

constexpr Time eachStep{5'000}; // Far more often than a frame, like a host without a window.

} // namespace

TEST_CASE("Spectators who leave and return get one kilobyte a second, however often they ask", "[net]") {
    WatchableHost host;
    host.play(5'000);
    std::vector<Visitor> all = visitors(SpectatorHost::mostSpectators);
    // They ask continuously, or no more often than they get a seat.
    const Time between = GENERATE(Time{0}, Time{1'000'000}, Time{30'000'000});
    CAPTURE(between.count());
    constexpr double seconds = 60.0;
    const Time end = host.now + Time{60'000'000};
    for (; host.now < end; host.now += eachStep) {
        for (Visitor& visitor : all) {
            if (visitor.session == 0 && host.now >= visitor.asked + between) visitor.ask(host);
            if (visitor.packets >= 4) visitor.leave(host);
        }
        static_cast<void>(serve(host, all, false));
    }
    double in = 0.0, out = 0.0, pulled = 0.0;
    for (const Visitor& visitor : all) {
        in += static_cast<double>(visitor.sent);
        out += static_cast<double>(visitor.received);
        pulled += static_cast<double>(visitor.pulled);
    }
    UNSCOPED_INFO("out " << out / seconds << ", of these pulled " << pulled / seconds << ", in "
                         << in / seconds << " bytes a second, ratio " << out / in);
    CHECK(pulled / seconds < 1'000.0);
    if (between < Time{30'000'000}) CHECK(out < in); // At the longest interval each request gets a seat.
}

TEST_CASE("All spectators together are sent 125 kB a second at most, at any rate of updates", "[net]") {
    WatchableHost host;
    host.play(20'000);
    std::vector<Visitor> all = visitors(SpectatorHost::mostSpectators);
    for (Visitor& visitor : all)
        visitor.ask(host);
    std::size_t most = 0, whole = 0;
    for (int second = 0; second < 5; ++second) {
        std::size_t bytes = 0;
        for (int i = 0; i < 1'000; ++i) {
            host.now += Time{1'000};
            bytes += serve(host, all, true);
        }
        most = std::max(most, bytes);
        whole += bytes;
    }
    UNSCOPED_INFO(most << " bytes in a second, " << whole << " in five");
    CHECK(most <= 125'000 + 8'000);
    CHECK(whole > 500'000); // The limit is used up while there is something to send.
}

TEST_CASE("A host gives out sixteen seats a minute, at most six of them to one IP address", "[net]") {
    WatchableHost host;
    host.play(100);
    std::vector<Visitor> all = visitors(20);
    const auto given = [&](Visitor& visitor) {
        visitor.ask(host);
        std::vector<Datagram> said = WatchableHost::to(visitor.address, host.spectators.takeOutgoing());
        for (int i = 0; i < 3 && said.empty(); ++i) {
            host.now += Time{20'000};
            host.spectators.update(host.now);
            said = WatchableHost::to(visitor.address, host.spectators.takeOutgoing());
        }
        const auto packet = decode(said.at(0).bytes);
        if (const auto* const part = std::get_if<TermsPacket>(&*packet)) {
            visitor.session = part->session;
            visitor.leave(host);
            return true;
        }
        CHECK(std::get<RefusalPacket>(*packet).why == Refusal::Full);
        return false;
    };
    const Time begun = host.now;
    for (std::size_t i = 0; i < 8; ++i)
        CHECK(given(all[0]) == (i < SpectatorHost::mostComingOfOneHost));
    for (std::size_t i = 1; i < all.size(); ++i)
        CHECK(given(all[i]) == (i + SpectatorHost::mostComingOfOneHost <= SpectatorHost::mostComing));
    host.now = begun + SpectatorHost::comingWithin + Time{100'000};
    CHECK(given(all[0]));
}

TEST_CASE("A live spectator never waits while seven others catch up at once", "[net]") {
    MatchTerms terms = quickTerms();
    terms.settings.suddenDeathAt = tuning::seconds(70.0);
    terms.settings.suddenDeathEnd = tuning::seconds(90.0);
    terms.settings.goals = {5, 5};
    WatchedMatch watched(terms, {40.0, 5.0, 0.0, 0.0}, 8);
    watched.run(20e3, [&] { return watched.match.host().peer.session() != nullptr; });
    Onlooker& live = watched.add();
    watched.run(45e3);
    REQUIRE(live.spectator.stage() == Spectator::Stage::Watching);
    live.waited = 0;
    for (std::size_t i = 1; i < SpectatorHost::mostSpectators; ++i)
        watched.add();
    int seconds = 0;
    const auto caughtUp = [&] {
        return std::all_of(watched.onlookers.begin(), watched.onlookers.end(), [](const auto& one) {
            return one->spectator.match() != nullptr && !one->spectator.catchesUp() &&
                   !one->spectator.waits();
        });
    };
    for (; !caughtUp() && seconds < 30; ++seconds)
        watched.run(1e3);
    UNSCOPED_INFO("caught up after " << seconds << " s");
    CHECK(caughtUp());
    CHECK(live.waited == 0);
}

TEST_CASE("A blocked address that asks to watch is told so, and gets no seat", "[net]") {
    WatchableHost host;
    const std::string question = host.question(WatchableHost::spectatorAt, 42);
    host.spectators.receive({WatchableHost::spectatorAt, question}, host.now, true);
    const std::vector<Datagram> told = host.spectators.takeOutgoing();
    REQUIRE(told.size() == 1);
    CHECK(told.front().bytes.size() < question.size());
    CHECK(std::get<RefusalPacket>(*decode(told.front().bytes)).why == Refusal::Declined);
    CHECK(host.wait(Time{1'000'000}).empty());
}
