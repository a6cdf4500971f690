#include "Catch.hpp"
#include "arkanong/net/InputLog.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "net/SomePackets.hpp"
#include "net/WatchedMatch.hpp"

#include <algorithm>
#include <chrono>

using namespace arkanong;
using namespace arkanong::test;

namespace {

using Time = Audience::Time;

constexpr Address hostAt{0x0a000001, usualPort}, hisAddress{0x0a000101, 41000}, strangerAt{0x0a000063, 5555};
constexpr std::uint64_t secret = 7;

/// A host in a match, which one may watch who knows what to say.
struct Host {
    MatchTerms terms = quickTerms();
    RollbackSession session{terms, Side::Blue};
    Audience audience{"0.2.0", secret};
    Time now{1'000'000};
    Token token = 0; ///< Of the session with who watches.

    Host() { audience.follow(session); }

    /// Both sides do something else in each tick.
    void play(int ticks) {
        std::vector<Event> events;
        for (int i = 0; i < ticks; ++i) {
            const auto tick = static_cast<std::uint32_t>(session.now());
            OnlineInput blue, red;
            blue.command.moveX = static_cast<std::int16_t>(tick * 7919U % 600U);
            red.command.moveY = static_cast<std::int16_t>(tick * 104729U % 500U);
            session.receive(session.now(), {red});
            session.play(blue);
            session.acknowledged(session.now());
            session.advance(events);
        }
        audience.follow(session);
    }
    /// What is sent to this address after the packet has come from there.
    std::vector<Datagram> answers(const Address& from, const std::string& bytes) {
        audience.receive({from, bytes}, now);
        return to(from, audience.takeOutgoing());
    }
    static std::vector<Datagram> to(const Address& address, std::vector<Datagram> all) {
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const Datagram& one) { return one.address != address; }),
                  all.end());
        return all;
    }
    std::string question(const Address& from, Token guest) const {
        const Token cookie = Secrets(secret, Secrets::Use::Players).cookieOf(from, guest, now);
        return encode(WatchPacket{guest, cookie, simulationVersion, "0.2.0"});
    }
    /// Time passes; what is sent to who watches.
    std::vector<Datagram> wait(Time time) {
        std::vector<Datagram> sent;
        for (const Time until = now + time; now < until;) {
            now += Time{16'667};
            audience.update(now);
            for (Datagram& one : to(hisAddress, audience.takeOutgoing()))
                sent.push_back(std::move(one));
        }
        return sent;
    }
    /// He watches, and has the terms.
    void seat() {
        audience.receive({hisAddress, question(hisAddress, 42)}, now);
        for (int i = 0; i < 20 && audience.watchers() == 0; ++i)
            for (const Datagram& one : wait(Time{60'000}))
                if (const auto packet = decode(one.bytes))
                    if (const auto* const part = std::get_if<TermsPacket>(&*packet)) {
                        token = part->session;
                        const auto parts = static_cast<std::uint16_t>(part->part + 1);
                        audience.receive({hisAddress, encode(TermsSeenPacket{token, parts})}, now);
                    }
        REQUIRE(audience.watchers() == 1);
    }
    void say(const Packet& packet) { audience.receive({hisAddress, encode(packet)}, now); }
};

std::size_t bytesOf(const std::vector<Datagram>& sent) {
    std::size_t bytes = 0;
    for (const Datagram& one : sent)
        bytes += one.bytes.size();
    return bytes;
}

const WatchedPacket& watchedIn(const std::optional<Packet>& packet) {
    REQUIRE(packet);
    REQUIRE(std::holds_alternative<WatchedPacket>(*packet));
    return std::get<WatchedPacket>(*packet);
}

/// One who watches, and a host that says what it likes.
struct Guest {
    MatchTerms terms = quickTerms();
    Watcher watcher{hostAt, "0.2.0", 9};
    Time now{1'000'000};
    static constexpr Token session = 4711;

    Guest() {
        Token guest = 0;
        watcher.update(now);
        for (const Datagram& one : watcher.takeOutgoing())
            guest = std::get<HelloPacket>(*decode(one.bytes)).guest;
        hear(CookiePacket{guest, 1});
        const std::string bytes = encodeTerms(terms);
        const auto parts = static_cast<std::uint16_t>((bytes.size() + TermsPacket::largestPart - 1) /
                                                      TermsPacket::largestPart);
        for (std::uint16_t i = 0; i < parts; ++i)
            hear(TermsPacket{guest, session, i, parts,
                             bytes.substr(i * TermsPacket::largestPart, TermsPacket::largestPart)});
        CHECK(watcher.stage() == Watcher::Stage::Preparing);
    }
    void hear(const Packet& packet, const Address& from = hostAt) {
        watcher.receive({from, encode(packet)}, now);
    }
    WatchedPacket packet(std::uint32_t first, std::size_t count) const {
        WatchedPacket packet{session, first + static_cast<std::uint32_t>(count), 0, 0, first, {}};
        packet.inputs.resize(count);
        return packet;
    }
    /// Frames pass, and ticks are shown.
    void wait(int frames) {
        std::vector<Event> events;
        for (int i = 0; i < frames; ++i) {
            now += Time{16'667};
            watcher.update(now);
            watcher.catchUp();
            for (int tick = 0; tick < 2; ++tick)
                static_cast<void>(watcher.step(events));
        }
    }
    int has() {
        now += Time{600'000};
        watcher.update(now);
        int ticks = -1;
        for (const Datagram& one : watcher.takeOutgoing())
            if (const auto said = decode(one.bytes))
                if (const auto* const seen = std::get_if<WatchSeenPacket>(&*said))
                    ticks = static_cast<int>(seen->ticks);
        return ticks;
    }
};

} // namespace

TEST_CASE("An address that has not proved to be one's own gets nothing for asking to watch", "[net]") {
    Host host;
    host.play(100);
    const std::string right = host.question(strangerAt, 1);
    CHECK(host.answers({strangerAt.host, 5556}, right).empty());
    CHECK(host.answers({strangerAt.host + 1, 5555}, right).empty());
    for (Token guess = 0; guess < 1000; ++guess)
        host.audience.receive({strangerAt, encode(WatchPacket{guess, guess, simulationVersion, "0.2.0"})},
                              host.now);
    host.now += Time{100'000};
    host.audience.update(host.now);
    CHECK(host.audience.takeOutgoing().empty());
    CHECK(host.audience.watchers() == 0);
    // Nor more than came, where it is refused.
    const Token cookie = Secrets(secret, Secrets::Use::Players).cookieOf(strangerAt, 1, host.now);
    const std::string other = encode(WatchPacket{1, cookie, simulationVersion + 1, "0.1.0"});
    CHECK(bytesOf(host.answers(strangerAt, other)) <= other.size());
    CHECK(host.answers(strangerAt, other).size() == 1);
    CHECK(host.wait(Time{100'000}).empty());
}

TEST_CASE("A flood of questions takes no place, and each is answered in microseconds", "[net]") {
    Host host;
    host.play(1000);
    host.seat();
    std::vector<std::string> questions;
    for (Token guest = 0; guest < 500; ++guest)
        questions.push_back(encode(WatchPacket{guest, guest, simulationVersion, "0.2.0"}));
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i)
        for (const std::string& question : questions)
            host.audience.receive({strangerAt, question}, host.now);
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - began;
    UNSCOPED_INFO(took.count() / 10'000.0 << " us each");
    CHECK(took.count() / 10'000.0 < 100.0);
    CHECK(host.audience.watchers() == 1);
    CHECK(host.audience.takeOutgoing().empty());
}

TEST_CASE("Who takes in nothing gets a trickle, and is forgotten after ten seconds", "[net]") {
    Host host;
    host.play(20'000);
    host.seat();
    const bool speaks = GENERATE(false, true);
    std::size_t bytes = 0;
    for (int i = 0; i < 100; ++i) {
        bytes += bytesOf(host.wait(Time{100'000}));
        if (speaks) host.say(WatchSeenPacket{host.token, 0});
    }
    UNSCOPED_INFO(bytes << " bytes");
    CHECK(bytes > 5'000);
    CHECK(bytes < 25'000);
    host.wait(Time{500'000});
    CHECK(host.audience.watchers() == 0);
    CHECK(host.wait(Time{1'000'000}).empty());
}

TEST_CASE("What was never sent cannot be acknowledged, and nobody else speaks for who watches", "[net]") {
    Host host;
    host.play(2'000);
    host.seat();
    for (const std::uint32_t ticks : {2'001U, 100'000U, 0x7fffffffU})
        host.say(WatchSeenPacket{host.token, ticks});
    host.audience.receive({strangerAt, encode(WatchSeenPacket{host.token, 2'000})}, host.now);
    host.audience.receive({strangerAt, encode(ByePacket{host.token})}, host.now);
    host.say(WatchSeenPacket{host.token + 1, 2'000});
    CHECK_FALSE(host.audience.allKnow());
    CHECK(host.audience.watchers() == 1);
    std::optional<Packet> first;
    for (const Datagram& one : host.wait(Time{100'000}))
        if (!first) first = decode(one.bytes);
    CHECK(watchedIn(first).first == 0);
    host.say(WatchSeenPacket{host.token, 2'000});
    CHECK(host.audience.allKnow());
    // Back is not possible.
    host.say(WatchSeenPacket{host.token, 5});
    CHECK(host.audience.allKnow());
    host.say(ByePacket{host.token});
    CHECK(host.audience.watchers() == 0);
}

TEST_CASE("A long series is caught up at 80 kB a second at most, each tick once where nothing is lost",
          "[net]") {
    Host host;
    host.play(20'000);
    host.seat();
    int has = 0;
    std::size_t bytes = 0;
    int seconds = 0;
    for (; !host.audience.allKnow() && seconds < 20; ++seconds) {
        std::size_t ofSecond = 0;
        for (int i = 0; i < 60; ++i) {
            for (const Datagram& one : host.wait(Time{1})) {
                ofSecond += one.bytes.size();
                const auto packet = decode(one.bytes);
                const WatchedPacket& watched = watchedIn(packet);
                CHECK(static_cast<int>(watched.first) == has);
                has += static_cast<int>(watched.inputs.size());
            }
            host.say(WatchSeenPacket{host.token, static_cast<std::uint32_t>(has)});
        }
        CHECK(ofSecond <= 82'000);
        bytes += ofSecond;
    }
    UNSCOPED_INFO(seconds << " s, " << bytes << " bytes");
    CHECK(host.audience.allKnow());
    CHECK(seconds <= 3);
}

TEST_CASE("A log of inputs gives back what it was given, and a pause takes no room", "[net]") {
    InputLog log;
    Random random(2);
    std::vector<OnlineInputs> truth;
    for (int i = 0; i < 3000; ++i) {
        if (i < 1000 || i > 2000)
            truth.push_back({wildInput(random.below(3)), wildInput(random.below(2))});
        else
            truth.push_back({});
        log.add(truth.back());
    }
    CHECK(log.end() == 3000);
    for (int i = 0; i < 200; ++i) {
        const int from = static_cast<int>(random.below(3001));
        const std::size_t most = random.below(300);
        const auto inputs = log.from(from, most);
        REQUIRE(inputs.size() == std::min(most, truth.size() - static_cast<std::size_t>(from)));
        CHECK(std::equal(inputs.begin(), inputs.end(), truth.begin() + from));
    }
    log.forgetBefore(1500);
    log.forgetBefore(700);
    CHECK(log.begin() == 1500);
    CHECK(log.end() == 3000);
    CHECK(log.from(1500, 5000) == std::vector<OnlineInputs>(truth.begin() + 1500, truth.end()));
    log.forgetBefore(3000);
    CHECK(log.from(3000, 10).empty());
    log.add(truth[0]);
    CHECK(log.from(3000, 10).size() == 1);
}

TEST_CASE("Who watches takes each tick once, in order, from the host alone", "[net]") {
    Guest guest;
    guest.hear(guest.packet(0, 100), strangerAt);
    CHECK(guest.watcher.match() == nullptr);
    WatchedPacket wrong = guest.packet(0, 100);
    ++wrong.session;
    guest.hear(wrong);
    CHECK(guest.watcher.match() == nullptr);
    guest.hear(guest.packet(0, 100));
    REQUIRE(guest.watcher.match() != nullptr);
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(101, 50)); // A gap.
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(20, 40)); // Known.
    CHECK(guest.has() == 100);
    guest.hear(guest.packet(50, 100));
    CHECK(guest.has() == 150);
    guest.hear(ByePacket{Guest::session}, strangerAt);
    guest.hear(ByePacket{Guest::session + 1});
    CHECK(guest.watcher.stage() == Watcher::Stage::Watching);
}

TEST_CASE("A host that lies about ticks and rounds harms nobody who watches", "[net]") {
    constexpr std::uint32_t lastTick = 0x7fffffff;
    SECTION("the end of time") {
        Guest guest;
        WatchedPacket packet = guest.packet(lastTick - 240, 240);
        packet.startTick = packet.first;
        packet.startRound = WatchedPacket::mostRounds;
        packet.confirmed = lastTick;
        guest.hear(packet);
        REQUIRE(guest.watcher.match() != nullptr);
        guest.wait(300);
        CHECK(guest.watcher.match()->tick() <= 0x7fffffff);
        CHECK(guest.watcher.match()->round() == static_cast<int>(WatchedPacket::mostRounds));
        CHECK(guest.watcher.match()->world().brokenInvariant().empty());
    }
    SECTION("more than there will ever be") {
        Guest guest;
        WatchedPacket packet = guest.packet(0, 10);
        packet.confirmed = lastTick;
        guest.hear(packet);
        guest.wait(10);
        CHECK(guest.watcher.catchesUp());
        CHECK(guest.watcher.caughtUp() < 0.01);
        CHECK(guest.watcher.match()->tick() == 10);
        CHECK(guest.watcher.pace() == 1050);
    }
    SECTION("a flood of ticks, which are not all kept at once") {
        Guest guest;
        for (std::uint32_t first = 0; first < 100'000; first += 200)
            guest.hear(guest.packet(first, 200));
        CHECK(guest.has() <= static_cast<int>(Watcher::mostWaiting) + 240);
        guest.wait(60);
        CHECK(guest.watcher.match()->tick() > 10'000);
    }
    SECTION("a start that comes and goes") {
        Guest guest;
        for (std::uint32_t i = 0; i < 50; ++i) {
            WatchedPacket packet = guest.packet(i * 1000, 100);
            packet.startTick = i * 1000;
            packet.startRound = i % 3;
            guest.hear(packet);
            guest.wait(2);
        }
        CHECK(guest.watcher.stage() == Watcher::Stage::Watching);
        CHECK(guest.watcher.match()->world().brokenInvariant().empty());
    }
}

TEST_CASE("Terms that nobody can play end the watching with a word", "[net]") {
    Watcher watcher(hostAt, "0.2.0", 9);
    watcher.update(Time{1'000'000});
    const Token guest = std::get<HelloPacket>(*decode(watcher.takeOutgoing().at(0).bytes)).guest;
    watcher.receive({hostAt, encode(CookiePacket{guest + 1, 5})}, Time{1'000'002});
    CHECK(watcher.takeOutgoing().empty());
    watcher.receive({hostAt, encode(CookiePacket{guest, 5})}, Time{1'000'002});
    CHECK(std::holds_alternative<WatchPacket>(*decode(watcher.takeOutgoing().at(0).bytes)));
    watcher.receive({hostAt, encode(TermsPacket{guest, 8, 0, 1, "nonsense"})}, Time{1'000'003});
    CHECK(watcher.stage() == Watcher::Stage::Unusable);
    CHECK_THAT(watcher.problem(), ContainsSubstring("10.0.0.1"));
    for (const Datagram& one : watcher.takeOutgoing())
        CHECK(std::holds_alternative<ByePacket>(*decode(one.bytes)));
}

TEST_CASE("A cookie of two minutes ago, when the address may have been another's, opens no place", "[net]") {
    Host host;
    host.play(100);
    const std::string question = host.question(hisAddress, 42);
    const bool old = GENERATE(false, true);
    host.now += old ? 2 * Secrets::cookiesLast : Secrets::cookiesLast;
    host.audience.receive({hisAddress, question}, host.now);
    CHECK(host.wait(Time{100'000}).empty() == old);
}

TEST_CASE("Who has asked to watch and never answers gets a few kilobytes, and the place is free again",
          "[net]") {
    Host host;
    host.play(100);
    host.audience.receive({hisAddress, host.question(hisAddress, 42)}, host.now);
    const std::size_t bytes = bytesOf(host.wait(Time{15'000'000}));
    UNSCOPED_INFO(bytes << " bytes");
    CHECK(bytes > 1'000);
    CHECK(bytes < 30'000);
    CHECK(host.wait(Time{1'000'000}).empty());
}

TEST_CASE("One address has half of the places to watch at most", "[net]") {
    Host host;
    host.play(100);
    std::size_t refused = 0;
    for (std::uint16_t i = 0; i < Audience::mostWatchers; ++i) {
        const Address from{hisAddress.host, static_cast<std::uint16_t>(41000 + i)};
        for (const Datagram& one : host.answers(from, host.question(from, 42)))
            refused += std::get<RefusalPacket>(*decode(one.bytes)).why == Refusal::Full ? 1U : 0U;
    }
    CHECK(refused == Audience::mostWatchers - Audience::mostOfOneHost);
    CHECK(host.answers(strangerAt, host.question(strangerAt, 1)).empty()); // There is a place.
    CHECK_FALSE(Host::to(strangerAt,
                         [&] {
                             host.now += Time{100'000};
                             host.audience.update(host.now);
                             return host.audience.takeOutgoing();
                         }())
                    .empty());
}
