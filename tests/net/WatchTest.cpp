#include "Catch.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "net/WatchedMatch.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

using Watching = Spectator::Stage;
using Time = Spectator::Time;

constexpr NetworkFaults good{40.0, 5.0, 0.0, 0.0};

MatchTerms threeRounds() {
    MatchTerms terms = quickTerms();
    terms.rounds = 3;
    return terms;
}

/// Starts the match, and lets it run for some seconds.
void begin(WatchedMatch& watched, double seconds = 0.0) {
    watched.run(20e3, [&] { return watched.match.host().peer.session() != nullptr; });
    REQUIRE(watched.match.host().peer.session() != nullptr);
    watched.run(seconds * 1e3);
}

void checkSameRounds(const WatchedMatch& watched, const Onlooker& onlooker, std::size_t from = 0) {
    const auto& truth = watched.match.machines[0].decided;
    REQUIRE(onlooker.decided.size() + from == truth.size());
    for (std::size_t i = 0; i < onlooker.decided.size(); ++i) {
        CHECK(onlooker.decided[i]->hashes == truth[i + from]->hashes);
        CHECK(onlooker.decided[i]->seed == truth[i + from]->seed);
        CHECK_FALSE(firstDifference(*onlooker.decided[i]));
    }
}

void wish(WatchedMatch& watched, OnlineInput::Wish wish) {
    for (Machine& machine : watched.match.machines)
        machine.wishes = wish;
}

} // namespace

TEST_CASE("A spectator sees exactly the players' match, even over a bad connection", "[net]") {
    const NetworkFaults faults =
        GENERATE(NetworkFaults{0.0, 0.0, 0.0, 0.0}, NetworkFaults{250.0, 40.0, 0.2, 0.1},
                 NetworkFaults{400.0, 100.0, 0.1, 0.1});
    CAPTURE(faults.roundTrip, faults.loss);
    WatchedMatch watched(threeRounds(), faults, 3);
    Onlooker& onlooker = watched.add();
    begin(watched);
    if (onlooker.spectator.stage() == Watching::Refused) // It asked before the match had begun.
        onlooker.spectator = Spectator(watched.match.host().address, "0.2.0", 77);
    REQUIRE(watched.playToEnd());
    CHECK(watched.sameTicks(onlooker) > 1000);
    CHECK(watched.confirmed().series().played() >= 2);
    checkSameRounds(watched, onlooker);
    CHECK(onlooker.spectator.match()->series().won == watched.confirmed().series().won);
}

TEST_CASE("A spectator who joins in the second round catches up from the first", "[net]") {
    WatchedMatch watched(threeRounds(), {120.0, 10.0, 0.05, 0.02}, 4);
    begin(watched);
    watched.run(300e3, [&] { return watched.confirmed().round() == 1; });
    watched.run(2e3);
    Onlooker& onlooker = watched.add();
    watched.run(5e3, [&] { return onlooker.spectator.catchesUp(); });
    CHECK(onlooker.spectator.catchesUp());
    CHECK(onlooker.spectator.caughtUp() < 0.9);
    watched.run(5e3,
                [&] { return onlooker.spectator.match() != nullptr && !onlooker.spectator.catchesUp(); });
    CHECK_FALSE(onlooker.spectator.catchesUp());
    REQUIRE(watched.playToEnd());
    CHECK(watched.sameTicks(onlooker) > 300);
    CHECK(onlooker.mostAtOnce <= Spectator::mostCaughtUp + 4);
    checkSameRounds(watched, onlooker);
}

TEST_CASE("A rematch continues for spectators, and one who joins then sees it from its start", "[net]") {
    WatchedMatch watched(quickTerms(), {80.0, 10.0, 0.02, 0.02}, 6);
    begin(watched);
    Onlooker& first = watched.add();
    // A pause of Red in the first match must not be sent to later spectators.
    watched.match.guest().wishes = OnlineInput::pause;
    watched.run(1000);
    watched.match.host().wishes = OnlineInput::resume;
    REQUIRE(watched.playToEnd());
    wish(watched, OnlineInput::rematch);
    watched.run(2e3, [&] { return watched.confirmed().round() == 1; });
    REQUIRE(watched.confirmed().round() == 1);
    CHECK(watched.confirmed().seriesStart().round == 1);
    Onlooker& second = watched.add();
    watched.run(5e3, [&] { return first.spectator.match()->round() == 1; });
    REQUIRE(watched.playToEnd());
    CHECK(second.spectator.match()->seriesStart() == watched.confirmed().seriesStart());
    CHECK(watched.sameTicks(first) > 1000);
    CHECK(watched.sameTicks(second) > 300);
    CHECK(second.hashes.begin()->first > watched.confirmed().seriesStart().tick);
    checkSameRounds(watched, first);
    checkSameRounds(watched, second, 1);
}

TEST_CASE("With a good connection a spectator is two seconds late within a tenth and never stalls", "[net]") {
    WatchedMatch watched(threeRounds(), good, 8);
    begin(watched, 6.0);
    Onlooker& onlooker = watched.add();
    watched.run(3e3);
    REQUIRE(onlooker.spectator.stage() == Watching::Watching);
    onlooker.waited = 0;
    int least = 10'000, most = 0;
    for (int i = 0; i < 600; ++i) {
        watched.run(16.0);
        const int late = watched.confirmed().tick() - onlooker.spectator.match()->tick();
        least = std::min(least, late);
        most = std::max(most, late);
    }
    UNSCOPED_INFO("late by " << least << " to " << most << " ticks");
    CHECK(onlooker.waited == 0);
    CHECK(least >= Spectator::delay - 24);
    CHECK(most <= Spectator::delay + 24);
}

TEST_CASE("A spectator who joins at the start waits for two seconds, and then never again", "[net]") {
    WatchedMatch watched(threeRounds(), good, 9);
    begin(watched);
    Onlooker& onlooker = watched.add();
    watched.run(1500);
    REQUIRE(onlooker.spectator.stage() == Watching::Watching);
    CHECK(onlooker.spectator.waits());
    CHECK(onlooker.hashes.empty());
    watched.run(1500);
    CHECK_FALSE(onlooker.spectator.waits());
    watched.run(10e3);
    CHECK(onlooker.waited == 0);
    CHECK(std::abs(onlooker.spectator.behind() - Spectator::delay) < 24);
}

TEST_CASE("After a pulled cable a spectator goes on where it was, even if the host dropped it", "[net]") {
    const double seconds = GENERATE(1.0, 5.0, 14.0);
    CAPTURE(seconds);
    MatchTerms terms = threeRounds();
    terms.settings.suddenDeathAt = tuning::seconds(60.0);
    terms.settings.suddenDeathEnd = tuning::seconds(90.0);
    WatchedMatch watched(terms, {80.0, 10.0, 0.02, 0.0}, 10);
    begin(watched);
    Onlooker& onlooker = watched.add();
    watched.run(5e3);
    const Address there = onlooker.address;
    REQUIRE_FALSE(onlooker.spectator.waits());
    onlooker.address = {}; // Nothing reaches it, and its packets belong to no address.
    onlooker.waited = 0;
    watched.run(seconds * 1e3);
    CHECK((onlooker.waited > 0) == (seconds > 2.0));
    CHECK(watched.spectators().count() == (seconds < 10.0 ? 1U : 0U));
    onlooker.address = there;
    watched.run(4e3);
    CHECK(watched.spectators().count() == 1);
    CHECK_FALSE(onlooker.spectator.waits());
    REQUIRE(watched.playToEnd());
    CHECK(watched.sameTicks(onlooker) > 300);
    checkSameRounds(watched, onlooker);
}

TEST_CASE("When the host leaves, a spectator sees all ticks before the end", "[net]") {
    WatchedMatch watched(threeRounds(), {80.0, 10.0, 0.05, 0.0}, 12);
    begin(watched, 4.0);
    Onlooker& onlooker = watched.add();
    watched.run(3e3);
    const int last = watched.confirmed().tick();
    watched.match.host().peer.leave();
    watched.spectators().follow(*watched.match.host().peer.session());
    watched.spectators().leave(Leaving::Left);
    watched.run(1e3);
    CHECK(onlooker.spectator.stage() == Watching::Watching);
    watched.run(2e3);
    CHECK(onlooker.spectator.stage() == Watching::Left);
    CHECK(onlooker.spectator.match()->tick() >= last);
    CHECK(watched.sameTicks(onlooker) > 0);
}

TEST_CASE("A spectator gives up a host that is silent for half a minute", "[net]") {
    WatchedMatch watched(threeRounds(), good, 13);
    begin(watched, 1.0);
    Onlooker& onlooker = watched.add();
    watched.run(3e3);
    watched.match.network.unplugged = true;
    watched.run(29e3);
    CHECK(onlooker.spectator.stage() == Watching::Watching);
    CHECK(onlooker.spectator.waits());
    watched.run(2e3);
    CHECK(onlooker.spectator.stage() == Watching::Lost);
    CHECK(watched.spectators().count() == 0);
}

TEST_CASE("A spectator that cannot watch is told why, or gives up after ten seconds", "[net]") {
    WatchedMatch watched(quickTerms(), good, 14);
    Onlooker& early = watched.add();
    watched.run(1000, [&] { return early.spectator.ended(); });
    CHECK(early.spectator.stage() == Watching::Refused);
    CHECK(early.spectator.refusal() == Refusal::NotBegun);
    Spectator alone({0x0a000063, 5555}, "0.2.0", 1);
    for (Time now{1'000'000}; now < Time{12'000'000}; now += Time{16'667}) {
        CHECK((alone.stage() == Watching::Unanswered) == (now > Time{11'000'000} + Time{16'667}));
        alone.update(now);
    }
    Spectator other({0x0a000063, 5555}, "0.2.0", 1);
    std::string newer = encode(RefusalPacket{});
    newer[3] = static_cast<char>(netVersion + 1);
    other.receive({{0x0a000064, 5555}, newer}, Time{1});
    CHECK(other.stage() == Watching::Calling);
    other.receive({{0x0a000063, 5555}, newer}, Time{1});
    CHECK(other.stage() == Watching::Refused);
    CHECK(other.refusal() == Refusal::OtherVersion);
}

TEST_CASE("Eight can watch, and the ninth is refused until one leaves", "[net]") {
    WatchedMatch watched(threeRounds(), good, 15);
    begin(watched);
    for (std::size_t i = 0; i < SpectatorHost::mostSpectators; ++i)
        watched.add();
    watched.run(2e3);
    CHECK(watched.spectators().count() == SpectatorHost::mostSpectators);
    Onlooker& ninth = watched.add();
    watched.run(2e3);
    CHECK(ninth.spectator.stage() == Watching::Refused);
    CHECK(ninth.spectator.refusal() == Refusal::Full);
    watched.onlookers[2]->spectator.leave();
    watched.run(500);
    CHECK(watched.spectators().count() == SpectatorHost::mostSpectators - 1);
    Onlooker& next = watched.add();
    watched.run(2e3);
    CHECK(next.spectator.stage() == Watching::Watching);
    watched.run(3e3);
    for (const auto& onlooker : watched.onlookers)
        CHECK(watched.sameTicks(*onlooker) >= 0);
}

TEST_CASE("Spectators do not change the players' traffic, and without any nothing is sent", "[net]") {
    const NetworkFaults smooth{80.0, 0.0, 0.0, 0.0}; // No loss, because it would depend on how much is sent.
    const auto played = [&](std::size_t spectators, bool watchable) {
        auto watched = std::make_unique<WatchedMatch>(threeRounds(), smooth, 16);
        if (!watchable) watched->match.host().spectators.reset();
        watched->match.keepsSent = true;
        begin(*watched, 1.0);
        for (std::size_t i = 0; i < spectators; ++i)
            watched->add();
        watched->run(20e3);
        CHECK(watched->match.host().decided.size() + watched->match.guest().decided.size() >= 2);
        return watched;
    };
    const auto without = played(0, false);
    const auto alone = played(0, true);
    const auto full = played(SpectatorHost::mostSpectators, true);
    CHECK(full->spectators().count() == SpectatorHost::mostSpectators);
    CHECK(alone->match.network.bytes == without->match.network.bytes);
    for (std::size_t i = 0; i < 2; ++i) {
        const Machine& one = without->match.machines[i];
        const Machine& other = full->match.machines[i];
        REQUIRE(one.sent.size() == other.sent.size());
        CHECK(std::equal(one.sent.begin(), one.sent.end(), other.sent.begin(),
                         [](const Datagram& a, const Datagram& b) { return a.bytes == b.bytes; }));
        CHECK(one.waited == other.waited);
        CHECK(one.longestRollback == other.longestRollback);
        CHECK(one.shown.size() == other.shown.size());
    }
    const double perSpectator =
        static_cast<double>(full->match.network.bytes - alone->match.network.bytes) / 8.0 / 20.0;
    UNSCOPED_INFO(perSpectator << " bytes per second and spectator, both ways");
    CHECK(perSpectator < 4000.0);
}
