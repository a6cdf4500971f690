#include "net/SimulatedMatch.hpp"

#include "PlayedMatch.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"

#include <algorithm>
#include <chrono>

namespace arkanong::test {

namespace {

constexpr Address hostAddress{0x0a000001, usualPort};
constexpr Address guestAddress{0x0a000002, 40000};
/// Frame times: the two machines' clocks differ a little.
constexpr std::array<Peer::Time, 2> pictureTimes{Peer::Time{16'667}, Peer::Time{16'669}};

} // namespace

MatchTerms quickTerms() {
    MatchTerms terms;
    terms.level = rowsOfBricks();
    terms.level.opponent.reset();
    terms.rounds = 1;
    terms.settings.goals = {1, 1};
    terms.settings.suddenDeathAt = tuning::seconds(8.0);
    terms.settings.suddenDeathEnd = tuning::seconds(20.0);
    terms.names = {"HOST", "GUEST"};
    terms.seed = 5;
    return terms;
}

MatchTerms quickGauntlet() {
    MatchTerms terms = quickTerms();
    terms.gauntlet.resize(gauntlet::rounds, terms.level);
    for (std::size_t i = 0; i < terms.gauntlet.size(); ++i) {
        terms.gauntlet[i].name = "Level " + std::to_string(i);
        terms.gauntlet[i].bricks.resize(i + 1);
    }
    terms.level = Level{};
    terms.settings = MatchSettings{};
    terms.rounds = MatchTerms{}.rounds;
    return terms;
}

bool drafts(const OnlineMatch& match, Side side) {
    return match.stage() == OnlineMatch::Stage::Draft && match.run()->stage() == GauntletRun::Stage::Draft &&
           match.run()->picker() == side;
}

void JumpMeter::correct(Side own, const World& before, const World& now) {
    if (!smoothing_) smoothing_.emplace(own);
    const ObjectManager left = smoothing_->shown(before.objects());
    smoothing_->correct(before, now);
    smoothing_->advance(std::chrono::duration<double>(pictureTimes[0]).count());
    const ObjectManager drawn = smoothing_->shown(now.objects());
    constexpr double least = 0.5; // px.
    const auto add = [&](Cause cause, double jump, double moved) {
        if (jump >= least) jumps[cause].push_back(jump);
        if (moved >= least) shown[cause].push_back(moved);
    };
    for (std::size_t i = 0; i < now.objects().balls.size(); ++i) {
        const Ball& is = now.objects().balls[i];
        for (std::size_t j = 0; j < before.objects().balls.size(); ++j) {
            const Ball& was = before.objects().balls[j];
            if (was.id != is.id || was.owner != is.owner) continue;
            const double height = (is.position.y - goalLine(own)) * forward(own);
            add(height > tuning::fieldSize.y / 2.0 ? FarBall : NearBall, distance(was.position, is.position),
                distance(left.balls[j].position, drawn.balls[i].position));
        }
    }
    const Side other = opponent(own);
    add(Paddle, distance(before.objects().paddle(other)->position, now.objects().paddle(other)->position),
        distance(left.paddle(other)->position, drawn.paddle(other)->position));
}

SimulatedMatch::SimulatedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed)
    : network(faults, seed), machines{Machine{Peer::host(terms, "0.2.0", seed * 2 + 1), hostAddress, now},
                                      Machine{Peer::guest(hostAddress, "GUEST", "0.2.0", seed * 2 + 2),
                                              guestAddress, now + Peer::Time{5'000}}},
      seed_(seed) {}

void SimulatedMatch::letWatch() { machines[0].spectators.emplace("0.2.0", seed_ * 2 + 1); }

void SimulatedMatch::picture() {
    Machine& machine = machines[0].next <= machines[1].next ? machines[0] : machines[1];
    now = machine.next;
    if (between) between(now);
    picture(machine);
    machine.next += pictureTimes[&machine == &machines[0] ? 0 : 1];
}

void SimulatedMatch::picture(Machine& machine) {
    for (Datagram& datagram : network.arrived(machine.address, now)) {
        if (machine.relay) datagram = unwrapped(std::move(datagram), *machine.relay);
        machine.peer.receive(datagram, now);
        if (machine.spectators) machine.spectators->receive(datagram, now);
    }
    machine.peer.update(now);
    if (machine.spectators && machine.peer.session() != nullptr)
        machine.spectators->follow(*machine.peer.session());
    if (RollbackSession* const session = machine.peer.session();
        session != nullptr && !machine.peer.ended()) {
        if (!machine.bot) machine.bot.emplace(session->own(), Difficulty::Medium, seed_);
        const std::size_t before = machine.shown.size();
        int rolledBack = 0;
        double time = 0.0;
        // As in the game: once for the received inputs, and once for each tick.
        const auto advance = [&] {
            const auto begun = std::chrono::steady_clock::now();
            session->advance(machine.shown);
            time +=
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
            rolledBack = std::max(rolledBack, session->rolledBack());
        };
        if (measuresJumps) {
            const World shown = session->present().world();
            advance();
            machine.jumps.correct(session->own(), shown, session->present().world());
        } else {
            advance();
        }
        machine.due += std::chrono::duration<double>(pictureTimes[0]).count() * tuning::ticksPerSecond *
                       machine.peer.pace() / 1000.0;
        for (; machine.due >= 1.0; machine.due -= 1.0) {
            if (session->waits()) continue;
            const OnlineMatch match = session->ahead();
            OnlineInput input{machine.bot->think(match.world()), machine.wishes};
            if (drafts(match, session->own()))
                input.wishes = OnlineInput::take(draftedBy(BotProfile{Difficulty::Medium}, *match.run()));
            session->play(input, machine.inputDelay);
            machine.wishes = 0;
            advance();
        }
        if (session->waits() && machine.waiting == Peer::Time{}) ++machine.waits;
        machine.waiting = session->waits() ? machine.waiting + pictureTimes[0] : Peer::Time{};
        machine.waited += session->waits() ? pictureTimes[0] : Peer::Time{};
        machine.longestWait = std::max(machine.longestWait, machine.waiting);
        if (measures) machine.times.push_back(time);
        for (std::size_t i = before; i < machine.shown.size(); ++i)
            if (const auto* const hit = std::get_if<BallHitPaddle>(&machine.shown[i]))
                machine.touches += hit->side == session->own() ? 1 : 0;
        ++machine.pictures;
        machine.rolledBack += rolledBack;
        machine.longestRollback = std::max(machine.longestRollback, rolledBack);
        for (auto& replay : session->takeDecided())
            machine.decided.push_back(std::move(replay));
    }
    std::vector<Datagram> sent = machine.peer.takeOutgoing();
    const Address other = machines[&machine == &machines[0] ? 1 : 0].address;
    for (const Datagram& datagram : sent)
        if (keepsSent && datagram.address == other) machine.sent.push_back(datagram);
    const auto send = [&](std::vector<Datagram> datagrams) {
        for (Datagram& datagram : datagrams)
            datagram = wrapped(std::move(datagram));
        network.send(machine.address, std::move(datagrams), now);
    };
    send(std::move(sent));
    if (!machine.spectators) return;
    machine.spectators->update(now);
    send(machine.spectators->takeOutgoing());
}

std::string SimulatedMatch::play(double minutes) {
    const auto decided = [](const Machine& machine) {
        const RollbackSession* const session = machine.peer.session();
        return session != nullptr && session->confirmed().stage() == OnlineMatch::Stage::Decided;
    };
    const auto over = [&] {
        return (decided(machines[0]) && decided(machines[1])) || machines[0].peer.ended() ||
               machines[1].peer.ended();
    };
    run(minutes * 60e3, over);
    if (!over()) return "the match has not ended";
    return fault();
}

std::string SimulatedMatch::fault() const {
    for (const Machine& machine : machines) {
        if (machine.peer.ended())
            return "a machine gave up (stage " + std::to_string(static_cast<int>(machine.peer.stage())) + ")";
        if (machine.touches == 0) return "a paddle touched no ball";
        const double way = network.faults.roundTrip / 2e3 * tuning::ticksPerSecond;
        if (machine.longestRollback < way - machine.inputDelay)
            return "no guess reached as far back as the way takes";
    }
    const auto& one = machines[0].decided;
    const auto& other = machines[1].decided;
    if (one.empty() || one.size() != other.size()) return "the machines have recorded different rounds";
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i]->hashes != other[i]->hashes || one[i]->seed != other[i]->seed)
            return "the recordings differ";
        if (firstDifference(*one[i])) return "a recording does not lead to its own hashes";
    }
    return {};
}

} // namespace arkanong::test
