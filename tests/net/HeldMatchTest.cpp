#include "Catch.hpp"
#include "net/SimulatedMatch.hpp"

#include <algorithm>

using namespace arkanong::test;
using namespace std::chrono_literals;

// Peers that keep sending without letting the match advance.

namespace {

using Stage = Peer::Stage;

/// Two machines in a match; from then on `change` edits each InputPacket to the host.
template <typename Change>
std::unique_ptr<SimulatedMatch> changedMatch(Change change) {
    auto match = std::make_unique<SimulatedMatch>(quickTerms(), NetworkFaults{80.0, 10.0, 0.0, 0.0}, 7);
    match->run(20e3, [&] { return match->host().peer.session() != nullptr; });
    match->run(2e3);
    REQUIRE(match->host().peer.stage() == Stage::Playing);
    match->network.onTheWay = [to = match->host().address, change](const Address& address, Packet& packet) {
        if (address != to) return;
        if (auto* const input = std::get_if<InputPacket>(&packet)) change(*input);
        /// Keeps the guest from ending the match itself.
        if (std::holds_alternative<ByePacket>(packet)) packet = PongPacket{};
    };
    return match;
}

void keepInputsBefore(InputPacket& packet, std::uint32_t tick) {
    const std::uint32_t kept = std::max(tick, packet.first) - packet.first;
    packet.inputs.resize(std::min<std::size_t>(packet.inputs.size(), kept));
}

/// As changedMatch(): from then on the host gets one input each `interval`.
std::unique_ptr<SimulatedMatch> slowedMatch(std::chrono::microseconds interval) {
    struct Start {
        const SimulatedMatch* match = nullptr;
        Peer::Time at{};
        std::uint32_t inputs = 0;
    };
    const auto start = std::make_shared<Start>();
    auto match = changedMatch([start, interval](InputPacket& packet) {
        if (start->match == nullptr) return;
        const auto passed = static_cast<std::uint32_t>((start->match->now - start->at) / interval);
        keepInputsBefore(packet, start->inputs + passed);
    });
    const int received = match->host().peer.session()->received();
    *start = {match.get(), match->now, static_cast<std::uint32_t>(received)};
    return match;
}

} // namespace

TEST_CASE("A peer that sends no new inputs is given up in half a minute, like a silent one", "[net]") {
    const auto match = changedMatch([](InputPacket& packet) { packet.inputs.clear(); });
    match->run(29e3);
    CHECK(match->host().peer.stage() == Stage::Playing); // Not Silent: packets arrive.
    CHECK(match->host().peer.session()->waits());
    match->run(2e3);
    CHECK(match->host().peer.stage() == Stage::Lost);
}

TEST_CASE("A peer that never acknowledges inputs is given up half a minute after the match stops", "[net]") {
    const auto match = changedMatch([](InputPacket& packet) { packet.known = 0; });
    match->run(5e3);
    const RollbackSession& session = *match->host().peer.session();
    CHECK(session.waits());
    CHECK(session.unacknowledged().size() <= mostInputs);
    match->run(31e3);
    CHECK(match->host().peer.stage() == Stage::Lost);
}

TEST_CASE("A peer that adds ten inputs a second cannot hold up a match for ever", "[net]") {
    const auto match = slowedMatch(100ms);
    match->run(40e3);
    CHECK(match->host().peer.stage() == Stage::Playing);
    match->run(10e3);
    CHECK(match->host().peer.stage() == Stage::Lost);
}

TEST_CASE("A match with a machine that runs at half speed continues", "[net]") {
    const auto match = slowedMatch(16'667us);
    match->run(90e3);
    CHECK(match->host().peer.stage() == Stage::Playing);
    CHECK(match->host().peer.session()->confirmed().tick() > 85 * 60);
}

TEST_CASE("A match survives two interruptions of 20 seconds, five seconds apart", "[net]") {
    const auto match = changedMatch([](InputPacket&) {});
    for (int i = 0; i < 2; ++i) {
        match->network.unplugged = true;
        match->run(20e3);
        CHECK(match->host().peer.stage() == Stage::Silent);
        match->network.unplugged = false;
        match->run(5e3);
        CHECK(match->host().peer.stage() == Stage::Playing);
        CHECK(match->guest().peer.stage() == Stage::Playing);
    }
}
