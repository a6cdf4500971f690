#include "Catch.hpp"
#include "Trials.hpp"
#include "net/SimulatedMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

using Stage = Peer::Stage;
using Time = Peer::Time;

constexpr Address stranger{0x0a000063, 5555};
constexpr NetworkFaults usual{80.0, 10.0, 0.02, 0.02};

/// A match that has begun on both machines.
SimulatedMatch begun(const NetworkFaults& faults = usual, const MatchTerms& terms = quickTerms()) {
    SimulatedMatch match(terms, faults, 7);
    match.run(20e3, [&] {
        return match.host().peer.stage() == Stage::Playing && match.guest().peer.stage() == Stage::Playing;
    });
    REQUIRE(match.host().peer.stage() == Stage::Playing);
    REQUIRE(match.guest().peer.stage() == Stage::Playing);
    return match;
}

std::size_t bytesTo(const Address& address, const std::vector<Datagram>& sent) {
    std::size_t bytes = 0;
    for (const Datagram& datagram : sent)
        if (datagram.address == address) bytes += datagram.bytes.size();
    return bytes;
}

std::uint64_t confirmedHash(const Machine& machine) {
    return machine.peer.session()->confirmed().stateHash();
}

} // namespace

TEST_CASE("A guest finds the host, and both have the same terms, sides and names", "[net]") {
    MatchTerms terms = quickTerms();
    terms.host = Side::Red;
    terms.names = {"", "HOST"};
    terms.rounds = 3;
    const SimulatedMatch match = begun(usual, terms);
    for (const Machine& machine : match.machines) {
        CHECK(machine.peer.terms()->names == std::array<std::string, 2>{"GUEST", "HOST"});
        CHECK(machine.peer.terms()->rounds == 3);
        CHECK(machine.peer.terms()->level.bricks.size() == terms.level.bricks.size());
    }
    CHECK(match.machines[0].peer.ownSide() == Side::Red);
    CHECK(match.machines[1].peer.ownSide() == Side::Blue);
    CHECK(match.machines[0].peer.otherName() == "GUEST");
}

TEST_CASE("Both sides know the round trip before a match, and play each tick at the same time", "[net]") {
    SimulatedMatch match = begun({120.0, 0.0, 0.0, 0.0});
    for (const Machine& machine : match.machines)
        CHECK_THAT(machine.peer.connection().roundTrip(),
                   WithinAbs(136.0, 20.0)); // Includes the time of a frame.
    match.run(1000);
    CHECK(std::abs(match.host().peer.session()->now() - match.guest().peer.session()->now()) <= 6);
}

TEST_CASE("The machine that is ahead runs slower, by at most a hundredth, until both agree", "[net]") {
    SimulatedMatch match = begun({80.0, 0.0, 0.0, 0.0});
    match.guest().due += 20.0;
    match.run(500);
    CHECK(match.guest().peer.pace() == 990);
    CHECK(match.host().peer.pace() == 1010);
    match.run(20e3);
    CHECK(std::abs(match.guest().peer.connection().ahead() - match.host().peer.connection().ahead()) < 5.0);
    CHECK(match.host().waited == Time{});
    CHECK(match.guest().waited == Time{});
}

TEST_CASE("Whole matches over bad networks are the same on both machines", "[net]") {
    const double roundTrip = GENERATE(0.0, 80.0, 250.0);
    const double loss = GENERATE(0.0, 0.2);
    SimulatedMatch match(quickTerms(), {roundTrip, 40.0, loss, 0.1}, 3);
    CHECK(match.play() == "");
}

TEST_CASE("An online series has a recording of each round, the same on both machines", "[net]") {
    MatchTerms terms = quickTerms();
    terms.rounds = 3;
    SimulatedMatch match(terms, usual, 11);
    CHECK(match.play() == "");
    CHECK(match.host().decided.size() >= 2);
    CHECK(match.host().decided[1]->seed == terms.seed + 1);
}

TEST_CASE("After an unplugged cable the match resumes where it was", "[net]") {
    SimulatedMatch match = begun();
    match.run(3000);
    match.network.unplugged = true;
    match.run(5000);
    CHECK(match.host().peer.stage() == Stage::Silent);
    CHECK(match.guest().peer.stage() == Stage::Silent);
    CHECK(match.host().peer.session()->waits());
    match.network.unplugged = false;
    match.run(500);
    CHECK(match.host().peer.stage() == Stage::Playing);
    CHECK_FALSE(match.host().peer.session()->waits());
    CHECK(match.play() == "");
}

TEST_CASE("A side that has been silent for half a minute is given up", "[net]") {
    SimulatedMatch match = begun();
    match.network.unplugged = true;
    match.run(29e3);
    CHECK(match.host().peer.stage() == Stage::Silent);
    match.run(2e3);
    CHECK(match.host().peer.stage() == Stage::Lost);
    CHECK(match.guest().peer.stage() == Stage::Lost);
}

TEST_CASE("A player whose address changes is found at the new one, and the match continues", "[net]") {
    SimulatedMatch match = begun();
    match.run(2000);
    match.guest().address = {0x0a000002, 40001};
    match.run(500);
    CHECK(match.play() == "");
}

TEST_CASE("A player who leaves tells the other side, even if most datagrams are lost", "[net]") {
    SimulatedMatch match = begun({80.0, 10.0, 0.5, 0.0});
    match.guest().peer.leave();
    match.run(1000);
    CHECK(match.guest().peer.stage() == Stage::Left);
    CHECK(match.host().peer.stage() == Stage::Left);
}

TEST_CASE("A second guest is told that the host is busy, one of another simulation what is wrong", "[net]") {
    SimulatedMatch match = begun();
    Peer second = Peer::guest(match.host().address, "SECOND", "0.2.0", 99);
    const auto ask = [&](Token guest, std::uint32_t simulation) {
        match.host().peer.receive({stranger, encode(HelloPacket{guest})}, match.now);
        const auto cookie = decode(match.host().peer.takeOutgoing().back().bytes);
        match.host().peer.receive({stranger, encode(JoinPacket{guest, std::get<CookiePacket>(*cookie).cookie,
                                                               simulation, "0.1.0", "SECOND"})},
                                  match.now);
        return std::get<RefusalPacket>(*decode(match.host().peer.takeOutgoing().back().bytes)).why;
    };
    CHECK(ask(4711, simulationVersion) == Refusal::Busy);
    CHECK(ask(4711, simulationVersion + 1) == Refusal::OtherVersion);
    match.run(200);
    CHECK(match.host().peer.stage() == Stage::Playing);
}

TEST_CASE("A guest that gets no answer gives up after ten seconds", "[net]") {
    Peer guest = Peer::guest(stranger, "GUEST", "0.2.0", 1);
    for (Time now{1'000'000}; now < Time{12'000'000}; now += Time{16'667}) {
        CHECK((guest.stage() == Stage::Unanswered) == (now > Time{11'000'000} + Time{16'667}));
        guest.update(now);
    }
}

TEST_CASE("A host sends an unverified address no more bytes than came from it", "[net]") {
    Peer host = Peer::host(quickTerms(), "0.2.0", 1);
    Random random(4);
    for (int i = 0; i < 20'000; ++i) {
        Packet packet = HelloPacket{random.next()};
        if (i % 3 == 1) packet = JoinPacket{random.next(), random.next(), simulationVersion, "0.2.0", "X"};
        if (i % 3 == 2) packet = PingPacket{random.next(), random.next()};
        std::string bytes = encode(packet);
        if (i % 7 == 0) bytes[3] = static_cast<char>(random.next()); // For example, another protocol version.
        const Address from{random.next(), 1234};
        host.receive({from, bytes}, Time{1'000'000 + i});
        CHECK(bytesTo(from, host.takeOutgoing()) <= bytes.size());
    }
    CHECK(host.stage() == Stage::Waiting);
}

TEST_CASE("A cookie is valid for one address and one guest", "[net]") {
    Peer host = Peer::host(quickTerms(), "0.2.0", 1);
    host.receive({stranger, encode(HelloPacket{42})}, Time{1});
    const auto cookie = std::get<CookiePacket>(*decode(host.takeOutgoing().back().bytes)).cookie;
    const auto join = [&](const Address& from, Token guest) {
        host.receive({from, encode(JoinPacket{guest, cookie, simulationVersion, "0.2.0", "X"})}, Time{2});
        return host.takeOutgoing().size();
    };
    CHECK(join({stranger.host, 5556}, 42) == 0);
    CHECK(join({0x0a000064, stranger.port}, 42) == 0);
    CHECK(join(stranger, 43) == 0);
    CHECK(join(stranger, 42) > 0);
    CHECK(host.stage() == Stage::Preparing);
}

TEST_CASE("A cookie is valid for one minute at least and two at most", "[net]") {
    const Time begin = GENERATE(Time{1}, Time{59'999'999}, Time{60'000'000}, Time{600'000'001});
    const auto stageAfter = [&](Time later) {
        Peer host = Peer::host(quickTerms(), "0.2.0", 1);
        host.receive({stranger, encode(HelloPacket{42})}, begin);
        const auto cookie = std::get<CookiePacket>(*decode(host.takeOutgoing().back().bytes)).cookie;
        host.receive({stranger, encode(JoinPacket{42, cookie, simulationVersion, "0.2.0", "X"})},
                     begin + later);
        return host.stage();
    };
    CHECK(stageAfter(Secrets::cookiesLast) == Stage::Preparing);
    CHECK(stageAfter(2 * Secrets::cookiesLast) == Stage::Waiting);
}

TEST_CASE("Balls on each player's own half have the speed that the player wants, on either side", "[net]") {
    MatchTerms terms = quickTerms();
    terms.host = GENERATE(Side::Blue, Side::Red);
    const std::size_t host = sideIndex(terms.host), guest = sideIndex(opponent(terms.host));
    terms.settings.ownHalf[host] = 80;
    SimulatedMatch match(terms, usual, 3);
    match.guest().peer = Peer::guest(match.host().address, "GUEST", "0.2.0", 77, 60);
    match.run(20e3, [&] {
        return match.host().peer.stage() == Stage::Playing && match.guest().peer.stage() == Stage::Playing;
    });
    for (const Machine& machine : match.machines) {
        REQUIRE(machine.peer.session() != nullptr);
        CHECK(machine.peer.session()->confirmed().settings().ownHalf[host] == 80);
        CHECK(machine.peer.session()->confirmed().settings().ownHalf[guest] == 60);
    }
}

TEST_CASE("If a guest falls silent before the match, the host waits for another", "[net]") {
    SimulatedMatch match(quickTerms(), usual, 5);
    match.run(5e3, [&] { return match.host().peer.stage() == Stage::Preparing; });
    match.network.unplugged = true;
    match.run(11e3);
    CHECK(match.host().peer.stage() == Stage::Waiting);
    CHECK(match.guest().peer.stage() == Stage::Lost);
}

TEST_CASE("Replayed, truncated, extended, modified or foreign packets do not harm a match", "[net]") {
    SimulatedMatch match = begun();
    Random random(8);
    std::vector<std::string> heard;
    for (int i = 0; i < 600; ++i) {
        for (const Datagram& datagram : match.network.arrived(match.host().address, match.now)) {
            heard.push_back(datagram.bytes);
            match.host().peer.receive(datagram, match.now);
        }
        if (!heard.empty()) {
            std::string bytes = heard[random.below(static_cast<std::uint32_t>(heard.size()))];
            match.host().peer.receive({match.guest().address, bytes}, match.now);
            match.host().peer.receive({stranger, bytes}, match.now);
            match.host().peer.receive({match.guest().address, bytes.substr(0, random.below(40))}, match.now);
            match.host().peer.receive({match.guest().address, bytes + "x"}, match.now);
            bytes[5 + random.below(8)] ^= 1; // A wrong session token.
            match.host().peer.receive({match.guest().address, bytes}, match.now);
        }
        match.run(16.0);
    }
    CHECK(match.play() == "");
}

TEST_CASE("A flood of datagrams from strangers does not harm a match", "[net]") {
    SimulatedMatch match = begun();
    Random random(9);
    for (int i = 0; i < 300; ++i) {
        for (int j = 0; j < trials(100); ++j)
            match.host().peer.receive({{random.next(), 99}, encode(HelloPacket{random.next()})}, match.now);
        match.run(16.0);
    }
    CHECK(match.play() == "");
}

TEST_CASE("A peer that lies about ticks and clocks changes the pace by a hundredth at most", "[net]") {
    SimulatedMatch match = begun({80.0, 0.0, 0.0, 0.0});
    const std::uint64_t before = confirmedHash(match.host());
    InputPacket lie;
    const auto last = match.network.arrived(match.host().address, match.now + Time{100'000});
    for (const Datagram& datagram : last)
        if (const auto packet = decode(datagram.bytes))
            if (const auto* const input = std::get_if<InputPacket>(&*packet)) lie = *input;
    REQUIRE(lie.session != 0);
    lie.number += 100;
    lie.now = 2'000'000'000;
    lie.known = 2'000'000'000;
    lie.first = 2'000'000'000;
    lie.sent = 4'000'000'000U;
    lie.echo = 3'000'000'000U;
    match.host().peer.receive({match.guest().address, encode(lie)}, match.now);
    CHECK(match.host().peer.pace() >= 990);
    CHECK(match.host().peer.pace() <= 1010);
    CHECK(match.host().peer.stage() == Stage::Playing);
    CHECK(confirmedHash(match.host()) == before);
}

TEST_CASE("Machines whose matches differ notice it in a second, and both keep their recordings", "[net]") {
    SimulatedMatch match = begun();
    match.run(GENERATE(1000, 1130, 1270, 1400)); // Any moment between two checkpoints.
    // The guest's packets are modified in flight: the host gets other inputs than the guest has played.
    match.network.onTheWay = [&](const Address& to, Packet& packet) {
        auto* const input = std::get_if<InputPacket>(&packet);
        if (to != match.host().address || input == nullptr) return;
        for (OnlineInput& one : input->inputs)
            one.command.moveX = commandValue(one.command.moveX + 100.0);
    };
    match.run(40.0 + 10.0); // The first of them arrives.
    match.run(1000, [&] { return match.host().peer.ended() && match.guest().peer.ended(); });
    CHECK(match.host().peer.stage() == Stage::OutOfSync);
    CHECK(match.guest().peer.stage() == Stage::OutOfSync);
    CHECK(match.host().peer.session()->recording().ticks() > 0);
    CHECK_FALSE(firstDifference(match.host().peer.session()->recording()));
    CHECK_FALSE(firstDifference(match.guest().peer.session()->recording()));
}

TEST_CASE("Each event of a match is shown once, however often it was predicted", "[net]") {
    SimulatedMatch match(quickTerms(), {150.0, 20.0, 0.05, 0.0}, 21);
    REQUIRE(match.play() == "");
    match.run(500);
    // The real events, from the recording.
    const Replay& truth = *match.host().decided[0];
    World world(truth.level, truth.settings, truth.seed);
    ReplayPlayer player(truth);
    std::vector<Event> events;
    while (const auto commands = player.next())
        world.step(*commands, events);
    const auto countOf = [](const std::vector<Event>& all, auto kind) {
        return std::count_if(all.begin(), all.end(), [&](const Event& event) {
            return std::holds_alternative<decltype(kind)>(event);
        });
    };
    for (const Machine& machine : match.machines) {
        CHECK(countOf(machine.shown, GoalScored{}) == countOf(events, GoalScored{}));
        CHECK(countOf(machine.shown, ShieldBroken{}) == countOf(events, ShieldBroken{}));
        CHECK(countOf(machine.shown, MatchEnded{}) == 1);
        const auto broken = countOf(events, BrickBroken{});
        CHECK(broken > 0);
        CHECK(countOf(machine.shown, BrickBroken{}) >= broken);
        CHECK(countOf(machine.shown, BrickBroken{}) <= broken + broken / 4 + 2);
    }
}
