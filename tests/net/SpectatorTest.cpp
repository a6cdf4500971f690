#include "arkanong/net/Spectator.hpp"

#include "Catch.hpp"
#include "net/WatchedMatch.hpp"

using namespace arkanong::test;

namespace {

using Time = Spectator::Time;

constexpr Address hostAt{0x0a000001, usualPort};

/// A spectator, and a host whose packets the test chooses.
struct Guest {
    MatchTerms terms = quickTerms();
    Spectator spectator{hostAt, "0.2.0", 9};
    Time now{1'000'000};
    static constexpr Token session = 4711;

    Guest() {
        Token guest = 0;
        spectator.update(now);
        for (const Datagram& one : spectator.takeOutgoing())
            guest = std::get<HelloPacket>(*decode(one.bytes)).guest;
        hear(CookiePacket{guest, 1});
        const std::string bytes = encodeTerms(terms);
        const auto parts = static_cast<std::uint16_t>((bytes.size() + TermsPacket::largestPart - 1) /
                                                      TermsPacket::largestPart);
        for (std::uint16_t i = 0; i < parts; ++i)
            hear(TermsPacket{guest, session, i, parts,
                             bytes.substr(i * TermsPacket::largestPart, TermsPacket::largestPart)});
        CHECK(spectator.stage() == Spectator::Stage::Preparing);
    }
    void hear(const Packet& packet, const Address& from = hostAt) {
        spectator.receive({from, encode(packet)}, now);
    }
    WatchedPacket packet(std::uint32_t first, std::size_t count) const {
        WatchedPacket packet{session, first + static_cast<std::uint32_t>(count), 0, 0, first, {}};
        packet.inputs.resize(count);
        return packet;
    }
    /// Lets frames pass and shows ticks.
    void wait(int frames) {
        std::vector<Event> events;
        for (int i = 0; i < frames; ++i) {
            now += Time{16'667};
            spectator.update(now);
            spectator.catchUp();
            for (int tick = 0; tick < 2; ++tick)
                static_cast<void>(spectator.step(events));
        }
    }
    int has() {
        now += Time{600'000};
        spectator.update(now);
        int ticks = -1;
        for (const Datagram& one : spectator.takeOutgoing())
            if (const auto said = decode(one.bytes))
                if (const auto* const seen = std::get_if<WatchSeenPacket>(&*said))
                    ticks = static_cast<int>(seen->ticks);
        return ticks;
    }
};

} // namespace

TEST_CASE("A spectator takes each tick once, in order, from the host only", "[net]") {
    Guest guest;
    guest.hear(guest.packet(0, 100), strangerAt);
    CHECK(guest.spectator.match() == nullptr);
    WatchedPacket wrong = guest.packet(0, 100);
    ++wrong.session;
    guest.hear(wrong);
    CHECK(guest.spectator.match() == nullptr);
    guest.hear(guest.packet(0, 100));
    REQUIRE(guest.spectator.match() != nullptr);
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(101, 50)); // A gap.
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(20, 40)); // Known already.
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(50, 100));
    CHECK(guest.has() == 150);
    guest.hear(ByePacket{Guest::session}, strangerAt);
    guest.hear(ByePacket{Guest::session + 1});
    CHECK(guest.spectator.stage() == Spectator::Stage::Watching);
}

TEST_CASE("A host that lies about ticks and rounds does not harm spectators", "[net]") {
    constexpr std::uint32_t lastTick = 0x7fffffff;
    SECTION("the last possible tick") {
        Guest guest;
        WatchedPacket packet = guest.packet(lastTick - 240, 240);
        packet.startTick = packet.first;
        packet.startRound = WatchedPacket::mostRounds;
        packet.confirmed = lastTick;
        guest.hear(packet);
        REQUIRE(guest.spectator.match() != nullptr);
        guest.wait(300);
        CHECK(guest.spectator.match()->tick() <= 0x7fffffff);
        CHECK(guest.spectator.match()->round() == static_cast<int>(WatchedPacket::mostRounds));
        CHECK(guest.spectator.match()->world().brokenInvariant().empty());
    }
    SECTION("more ticks than are possible") {
        Guest guest;
        WatchedPacket packet = guest.packet(0, 10);
        packet.confirmed = lastTick;
        guest.hear(packet);
        guest.wait(10);
        CHECK(guest.spectator.catchesUp());
        CHECK(guest.spectator.caughtUp() < 0.01);
        CHECK(guest.spectator.match()->tick() == 10);
        CHECK(guest.spectator.pace() == 1050);
    }
    SECTION("a flood of ticks, of which only a limited number is stored") {
        Guest guest;
        for (std::uint32_t first = 0; first < 100'000; first += 200)
            guest.hear(guest.packet(first, 200));
        CHECK(guest.has() <= static_cast<int>(Spectator::mostWaiting) + 240);
        guest.wait(60);
        CHECK(guest.spectator.match()->tick() > 10'000);
    }
    SECTION("a start that changes back and forth") {
        Guest guest;
        for (std::uint32_t i = 0; i < 50; ++i) {
            WatchedPacket packet = guest.packet(i * 1000, 100);
            packet.startTick = i * 1000;
            packet.startRound = i % 3;
            guest.hear(packet);
            guest.wait(2);
        }
        CHECK(guest.spectator.stage() == Spectator::Stage::Watching);
        CHECK(guest.spectator.match()->world().brokenInvariant().empty());
    }
}

TEST_CASE("Unplayable terms end watching with an error text", "[net]") {
    Spectator spectator(hostAt, "0.2.0", 9);
    spectator.update(Time{1'000'000});
    const Token guest = std::get<HelloPacket>(*decode(spectator.takeOutgoing().at(0).bytes)).guest;
    spectator.receive({hostAt, encode(CookiePacket{guest + 1, 5})}, Time{1'000'002});
    CHECK(spectator.takeOutgoing().empty());
    spectator.receive({hostAt, encode(CookiePacket{guest, 5})}, Time{1'000'002});
    CHECK(std::holds_alternative<WatchPacket>(*decode(spectator.takeOutgoing().at(0).bytes)));
    spectator.receive({hostAt, encode(TermsPacket{guest, 8, 0, 1, "nonsense"})}, Time{1'000'003});
    CHECK(spectator.stage() == Spectator::Stage::Unusable);
    CHECK_THAT(spectator.problem(), ContainsSubstring("10.0.0.1"));
    for (const Datagram& one : spectator.takeOutgoing())
        CHECK(std::holds_alternative<ByePacket>(*decode(one.bytes)));
}
