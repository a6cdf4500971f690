#pragma once

#include "arkanong/net/Audience.hpp"
#include "arkanong/net/rollback/Glide.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "net/SimulatedNetwork.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong::test {

/// How far things jump in the pictures where a guess was wrong, px beyond their own way from one picture to the next.
struct JumpMeter {
    enum Cause : std::uint8_t {
        FarBall,  ///< A ball in the other side's half.
        NearBall, ///< A ball in the own half.
        Paddle,   ///< The other side's.
    };
    /// `before` was shown, and is replaced by `now`, the same tick guessed anew.
    void correct(Side own, const World& before, const World& now);

    std::array<std::vector<double>, 3> jumps{}; ///< Index: Cause. If all were shown at once where they are...
    std::array<std::vector<double>, 3> shown{}; ///< ...and as Glide shows them.

  private:
    std::optional<Glide> glide_;
};

/// A computer player at a machine of its own, 60 pictures a second.
struct Machine {
    Machine(Peer player, const Address& at, Peer::Time begin)
        : address(at), peer(std::move(player)), next(begin) {}

    Address address;
    Peer peer;
    Peer::Time next; ///< Its next picture.
    std::optional<Bot> bot{};
    std::uint8_t wishes = 0; ///< To be said in the next tick.
    double due = 0.0;        ///< Ticks.
    std::vector<std::shared_ptr<const Replay>> decided{};
    std::optional<Audience> audience{}; ///< Of a host that can be watched.

    // What it did and saw.
    int touches = 0;          ///< Of the own paddle, confirmed or guessed.
    int pictures = 0;         ///< During the match.
    int longestRollback = 0;  ///< Ticks.
    long long rolledBack = 0; ///< Ticks, all together.
    Peer::Time waited{};      ///< For the other, all together.
    Peer::Time waiting{};     ///< Without a break until now.
    Peer::Time longestWait{};
    std::vector<Event> shown{};   ///< Events that were shown.
    std::vector<double> times{};  ///< Of all advance() in a picture, ms, where they are measured.
    JumpMeter jumps{};            ///< Where they are measured.
    std::vector<Datagram> sent{}; ///< To the other player, where it is kept.
};

/// A match between two machines in virtual time, each a Peer with a computer player.
class SimulatedMatch {
  public:
    SimulatedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed);

    /// Lets the time go on, ms; ends early where `until` says so.
    template <typename Until>
    void run(double milliseconds, Until until) {
        const Peer::Time end = now + Peer::Time(static_cast<Peer::Time::rep>(milliseconds * 1e3));
        while (now < end && !until())
            picture();
    }
    void run(double milliseconds) {
        run(milliseconds, [] { return false; });
    }
    /// Plays until both know that the series is decided, at most for these minutes. Returns what is wrong; empty when both
    /// matches are the same to the bit and were played: both paddles touched balls, and guesses reached as far back as
    /// the way takes.
    std::string play(double minutes = 10.0);

    /// The host has an Audience.
    void letWatch();

    Machine& host() { return machines[0]; }
    Machine& guest() { return machines[1]; }

    Peer::Time now{1'000'000};
    SimulatedNetwork network;
    std::array<Machine, 2> machines;
    bool measures = false;      ///< Machine::times.
    bool measuresJumps = false; ///< Machine::jumps.
    bool keepsSent = false;     ///< Machine::sent.
    /// What else is in the network, called at each picture; empty: nothing.
    std::function<void(Peer::Time)> between{};

  private:
    void picture();
    void picture(Machine& machine);
    std::string fault() const;

    std::uint64_t seed_;
};

/// A level on which a match is short.
MatchTerms quickTerms();
/// Of a run through the gauntlet whose levels differ by their names and in how many bricks they have.
MatchTerms quickGauntlet();
// What a player wishes in one tick.
inline constexpr OnlineInput paused{{}, OnlineInput::pause};
inline constexpr OnlineInput goingOn{{}, OnlineInput::goOn};
inline constexpr OnlineInput wanting{{}, OnlineInput::rematch};

/// Whether it is the side's turn to pick a card.
bool drafts(const OnlineMatch& match, Side side);

} // namespace arkanong::test
