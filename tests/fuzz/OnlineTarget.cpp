#include "arkanong/net/Peer.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/net/Spectator.hpp"
#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "fuzz/Choices.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/RandomWorld.hpp"
#include "fuzz/Targets.hpp"

#include <algorithm>
#include <deque>
#include <map>

namespace arkanong::test {

namespace {

constexpr Address hostAt{0x0a000001, usualPort}, relayAt{0x0a000009, usualPort}, strangerAt{0x0a000063, 5555},
    spectatorAt{0x0a000003, usualPort};

MatchTerms shortMatch() {
    MatchTerms terms;
    terms.level.name = "Any";
    for (int column = 4; column < 10; ++column)
        terms.level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    terms.settings.goals = {1, 1};
    terms.rounds = 1;
    terms.names = {"HOST", ""};
    return terms;
}

/// Two peers, perhaps with a relay between them, and one who watches, on a network that does what the bytes say.
class AnyOnlineMatch {
  public:
    explicit AnyOnlineMatch(Choices choices) : choices_(choices), relayed_(choices_.oneIn(3)) {
        if (!relayed_) return;
        blocked_ = choices_.oneIn(2);
        for (Machine& machine : machines_)
            machine.peer.meetAt(relayAt, "7KQ2M-XD4HT");
    }

    /// Returns whether both came to play.
    bool run() {
        const int meeting = choices_.between(0, 60);
        for (int i = 0; i < meeting; ++i) {
            pictures();
            deliver();
        }
        constexpr int mostActs = 300;
        for (int i = 0; i < mostActs && !choices_.over(); ++i)
            act();
        for (const Machine& machine : machines_)
            if (machine.peer.session() == nullptr || machine.peer.session()->confirmed().tick() == 0)
                return false;
        return true;
    }

  private:
    struct Machine {
        Address address;
        Peer peer;
        Command command{};
    };
    struct Underway {
        Address from;
        Datagram datagram;
    };

    void act() {
        switch (choices_.below(16)) {
        case 0: return lose();
        case 1: return turn(true);
        case 2: return turn(false);
        case 3: return change();
        case 4: return forge();
        case 5: return impersonate();
        case 6: return shout();
        case 7: return interfere();
        case 8:
        case 9:
        case 10: return deliver();
        default: return pictures();
        }
    }

    void pictures() {
        now_ += Peer::Time{16'667};
        for (Machine& machine : machines_) {
            machine.peer.update(now_);
            play(machine);
            post(machine);
        }
        relay_.update(now_);
        watch();
    }

    void watch() {
        RollbackSession* const session = machines_[0].peer.session();
        if (session == nullptr) return;
        spectators_.update(now_);
        send(machines_[0].address, spectators_.takeOutgoing());
        if (!spectator_) {
            spectator_.emplace(hostAt, "0.2.0", 3);
            if (relayed_) spectator_->meetAt(relayAt, "7KQ2M-XD4HT");
        }
        spectator_->update(now_);
        spectator_->catchUp();
        must(spectator_->pace() >= 950 && spectator_->pace() <= 1050, "nothing changes the pace much");
        std::vector<Event> events;
        for (int tick = 0; tick < 2 && spectator_->step(events); ++tick) {
            const OnlineMatch& match = *spectator_->match();
            must(match.world().brokenInvariant().empty(), "nothing is out of place in what is watched");
            const auto truth = confirmed_.find(match.tick());
            must(forged_ || truth == confirmed_.end() || truth->second == match.stateHash(),
                 "what is watched is what was played");
        }
        send(spectatorAt, spectator_->takeOutgoing());
    }

    void play(Machine& machine) {
        must(machine.peer.pace() >= 990 && machine.peer.pace() <= 1010, "nothing changes the pace much");
        RollbackSession* const session = machine.peer.session();
        const bool host = &machine == &machines_[0];
        if (host && session != nullptr) spectators_.follow(*session);
        if (session == nullptr || machine.peer.ended()) return;
        for (int tick = 0; tick < 2 && !session->waits(); ++tick) {
            machine.command = anyCommand(machine.command, choices_);
            const bool wishes = choices_.oneIn(64);
            session->play({machine.command, static_cast<std::uint8_t>(
                                                wishes ? choices_.below(1U << OnlineInput::wishBits) : 0)});
        }
        std::vector<Event> events;
        session->advance(events);
        if (host) confirmed_[session->confirmed().tick()] = session->confirmed().stateHash();
        must(session->present().world().brokenInvariant().empty(), "nothing is out of place in a match");
        compare();
    }

    /// As long as nobody lies both matches are the same.
    void compare() {
        if (forged_) return;
        for (const Machine& machine : machines_)
            must(machine.peer.stage() != Peer::Stage::OutOfSync, "honest machines have the same match");
        const RollbackSession* const one = machines_[0].peer.session();
        const RollbackSession* const other = machines_[1].peer.session();
        if (one == nullptr || other == nullptr || one->confirmed().tick() != other->confirmed().tick())
            return;
        must(one->confirmed().stateHash() == other->confirmed().stateHash(), "what is confirmed is the same");
    }

    void post(Machine& machine) { send(machine.address, machine.peer.takeOutgoing()); }

    void send(const Address& from, std::vector<Datagram> sent) {
        for (Datagram& datagram : sent) {
            datagram = wrapped(std::move(datagram));
            must(datagram.bytes.size() <= largestDatagram, "no datagram is too long");
            must(decode(datagram.bytes).has_value(), "what is sent can be read");
            underway_.push_back({from, std::move(datagram)});
        }
    }

    /// All that is underway arrives, and the answers to it set out.
    void deliver() {
        std::deque<Underway> arriving;
        arriving.swap(underway_);
        for (const Underway& one : arriving)
            arrive(one.from, one.datagram);
    }

    void arrive(const Address& from, const Datagram& datagram) {
        if (datagram.address == relayAt) {
            std::vector<Datagram> sent;
            relay_.receive({from, datagram.bytes}, now_, sent);
            for (Datagram& one : sent) {
                must(from != strangerAt || one.bytes.size() <= datagram.bytes.size(),
                     "a relay answers a stranger with no more bytes than came");
                underway_.push_back({relayAt, std::move(one)});
            }
            return;
        }
        if (blocked_ && arePlayers(from, datagram.address)) return;
        const Datagram came = unwrapped({from, datagram.bytes}, relayAt);
        for (Machine& machine : machines_)
            if (machine.address == datagram.address) {
                machine.peer.receive(&machine == &machines_[0] ? came : Datagram{from, datagram.bytes}, now_);
                post(machine);
            }
        if (machines_[0].address == datagram.address) {
            spectators_.receive(came, now_);
            send(machines_[0].address, spectators_.takeOutgoing());
        }
        if (spectator_ && datagram.address == spectatorAt) {
            spectator_->receive({from, datagram.bytes}, now_);
            send(spectatorAt, spectator_->takeOutgoing());
        }
    }

    bool arePlayers(const Address& one, const Address& other) const {
        return (one == machines_[0].address && other == machines_[1].address) ||
               (one == machines_[1].address && other == machines_[0].address);
    }

    Underway* anyUnderway() {
        if (underway_.empty()) return nullptr;
        return &underway_[choices_.below(
            static_cast<std::uint32_t>(std::min<std::size_t>(underway_.size(), 64)))];
    }

    void lose() {
        if (!underway_.empty()) underway_.pop_front();
    }

    /// The next datagram arrives later than the others, or at the same time.
    void turn(bool alsoNow) {
        if (underway_.empty()) return;
        underway_.push_back(underway_.front());
        if (!alsoNow) underway_.pop_front();
    }

    void change() {
        Underway* const one = anyUnderway();
        if (one == nullptr || one->datagram.bytes.empty()) return;
        forged_ = true;
        std::string& bytes = one->datagram.bytes;
        const std::size_t at = choices_.below(512) % bytes.size();
        if (choices_.oneIn(4)) return bytes.resize(at);
        bytes[at] = static_cast<char>(choices_.below(256));
    }

    /// The sender lies, in a packet that is well written.
    void forge() {
        Underway* const one = anyUnderway();
        if (one == nullptr) return;
        std::optional<Packet> packet = decode(one->datagram.bytes);
        if (auto* const watched = packet ? std::get_if<WatchedPacket>(&*packet) : nullptr) {
            forge(*watched);
            one->datagram.bytes = encode(*packet);
            return;
        }
        auto* const input = packet ? std::get_if<InputPacket>(&*packet) : nullptr;
        if (input == nullptr) return;
        forged_ = true;
        const std::array<std::uint32_t*, 7> fields{&input->number, &input->sent,  &input->echo,
                                                   &input->now,    &input->known, &input->checkedTick,
                                                   &input->first};
        const std::uint32_t field = choices_.below(9);
        const std::uint32_t wild = choices_.oneIn(2) ? lastTick - choices_.below(256) : choices_.below(1024);
        if (field < fields.size())
            *fields[field] = wild;
        else if (field == fields.size())
            input->inputs.resize(choices_.below(240));
        else
            input->checkedHash ^= wild;
        if (input->first > lastTick - input->inputs.size()) input->inputs.clear();
        one->datagram.bytes = encode(*packet);
    }

    void forge(WatchedPacket& watched) {
        forged_ = true;
        const std::array<std::uint32_t*, 4> fields{&watched.confirmed, &watched.startTick,
                                                   &watched.startRound, &watched.first};
        const std::uint32_t field = choices_.below(5);
        const std::uint32_t wild = choices_.oneIn(2) ? lastTick - choices_.below(256) : choices_.below(1024);
        if (field < fields.size())
            *fields[field] = wild;
        else
            watched.inputs.resize(choices_.below(240));
        watched.startRound = std::min(watched.startRound, WatchedPacket::mostRounds);
        if (watched.first > lastTick - watched.inputs.size()) watched.inputs.clear();
    }

    /// A stranger sends what one of the players has sent.
    void impersonate() {
        const Underway* const seen = anyUnderway();
        if (seen == nullptr) return;
        const Datagram datagram = seen->datagram;
        const std::size_t before = underway_.size();
        arrive(strangerAt, datagram);
        std::size_t answered = 0;
        for (std::size_t i = before; i < underway_.size(); ++i)
            if (underway_[i].datagram.address == strangerAt) answered += underway_[i].datagram.bytes.size();
        must(answered <= datagram.bytes.size(), "a stranger gets no more bytes than came");
    }

    /// A stranger, or one of the players, sends anything.
    void shout() {
        std::string bytes = "AKN";
        bytes += static_cast<char>(netVersion);
        for (std::uint32_t left = 1 + choices_.below(64); left > 0; --left)
            bytes += static_cast<char>(choices_.below(256));
        const std::array<Address, 4> from{strangerAt, machines_[0].address, machines_[1].address,
                                          spectatorAt};
        const std::array<Address, 4> to{relayAt, machines_[0].address, machines_[1].address, spectatorAt};
        forged_ = true;
        const Address sender = from[choices_.below(4)];
        arrive(sender, {to[choices_.below(4)], bytes});
    }

    void interfere() {
        Machine& machine = machines_[choices_.below(2)];
        switch (choices_.below(4)) {
        case 0: now_ += Peer::Time{100'000} * choices_.below(256); return;
        case 1: ++machine.address.port; return; // As by a router.
        case 2:
            // Not always: nothing comes after it.
            if (choices_.oneIn(4)) machine.peer.leave();
            return post(machine);
        default: underway_.clear();
        }
    }

    static constexpr std::uint32_t lastTick = 0x7ffffffe;

    Choices choices_;
    bool relayed_;
    bool blocked_ = false; ///< The players' routers do not let the direct way through.
    bool forged_ = false;  ///< Something else has arrived than was sent.
    Peer::Time now_{1'000'000};
    Relay relay_{3};
    std::array<Machine, 2> machines_{
        {{hostAt, Peer::host(shortMatch(), "0.2.0", 1), {}},
         {{0x0a000002, usualPort}, Peer::guest(relayed_ ? relayAt : hostAt, "GUEST", "0.2.0", 2), {}}}};
    SpectatorHost spectators_{"0.2.0", 1};
    std::optional<Spectator> spectator_;     ///< Comes when there is a match.
    std::map<int, std::uint64_t> confirmed_; ///< Hashes of the host's match.
    std::deque<Underway> underway_;
};

} // namespace

bool playAnyOnlineMatch(std::string_view bytes) {
    constexpr std::size_t least = 16; // Fewer do not get beyond the greeting.
    return bytes.size() >= least && AnyOnlineMatch(Choices(bytes)).run();
}

} // namespace arkanong::test
