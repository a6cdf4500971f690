#pragma once

#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/net/rollback/VisualSmoothing.hpp"
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

/// Measures how far objects jump between two pictures when a prediction was wrong, px beyond their normal motion.
struct JumpMeter {
    enum Cause : std::uint8_t {
        FarBall,  ///< A ball in the other side's half.
        NearBall, ///< A ball in this side's half.
        Paddle,   ///< The other side's paddle.
    };
    /// Compares two pictures of the same tick: `before` was shown, and `now` is the corrected one that replaces it.
    void correct(Side own, const World& before, const World& now);

    std::array<std::vector<double>, 3> jumps{}; ///< Index: Cause. Without smoothing...
    std::array<std::vector<double>, 3> shown{}; ///< ...and as shown by VisualSmoothing.

  private:
    std::optional<VisualSmoothing> smoothing_;
};

/// A computer player on its own machine, 60 frames per second.
struct Machine {
    Machine(Peer player, const Address& at, Peer::Time begin)
        : address(at), peer(std::move(player)), next(begin) {}

    Address address;
    Peer peer;
    Peer::Time next;                ///< Time of the next frame.
    std::optional<Address> relay{}; ///< At which the players and spectators meet.
    std::optional<Bot> bot{};
    std::uint8_t wishes = 0; ///< Sent with the next tick.
    int inputDelay = 0;      ///< Ticks.
    double due = 0.0;        ///< Ticks that should have been played by now.
    std::vector<std::shared_ptr<const Replay>> decided{};
    std::optional<SpectatorHost> spectators{}; ///< Only at a host that accepts spectators.

    // Measurements.
    int touches = 0;          ///< By this machine's paddle, confirmed or predicted.
    int pictures = 0;         ///< Frames during the match.
    int longestRollback = 0;  ///< Ticks.
    long long rolledBack = 0; ///< Ticks, total.
    Peer::Time waited{};      ///< Time spent waiting for the other side, total.
    int waits = 0;            ///< How often it began to wait.
    Peer::Time waiting{};     ///< Time spent waiting since the last tick.
    Peer::Time longestWait{};
    std::vector<Event> shown{};   ///< Events that were shown.
    std::vector<double> times{};  ///< Time of all advance() calls per frame, ms, if `measures` is set.
    JumpMeter jumps{};            ///< Filled if `measuresJumps` is set.
    std::vector<Datagram> sent{}; ///< Datagrams to the other player, if `keepsSent` is set.
};

/// A match between two machines in virtual time, each a Peer with a computer player.
class SimulatedMatch {
  public:
    SimulatedMatch(const MatchTerms& terms, const NetworkFaults& faults, std::uint64_t seed);

    /// Advances the time by `milliseconds`; returns early if `until` holds.
    template <typename Until>
    void run(double milliseconds, Until until) {
        const Peer::Time end = now + Peer::Time(static_cast<Peer::Time::rep>(milliseconds * 1e3));
        while (now < end && !until())
            picture();
    }
    void run(double milliseconds) {
        run(milliseconds, [] { return false; });
    }
    /// Plays until both machines know that the series is decided, at most for these minutes. Returns what is wrong, or
    /// an empty text if both matches are the same to the bit and were really played: both paddles touched balls, and
    /// the longest rollback covered the delay of the network.
    std::string play(double minutes = 10.0);

    /// Lets the host accept spectators.
    void letWatch();

    Machine& host() { return machines[0]; }
    Machine& guest() { return machines[1]; }

    Peer::Time now{1'000'000};
    SimulatedNetwork network;
    std::array<Machine, 2> machines;
    bool measures = false;      ///< Fills Machine::times.
    bool measuresJumps = false; ///< Fills Machine::jumps.
    bool keepsSent = false;     ///< Fills Machine::sent.
    /// Further traffic in the network; called in each frame if set.
    std::function<void(Peer::Time)> between{};

  private:
    void picture();
    void picture(Machine& machine);
    std::string fault() const;

    std::uint64_t seed_;
};

/// Terms with a level on which a match is short.
MatchTerms quickTerms();
/// Terms of a gauntlet run whose levels differ in name and number of bricks.
MatchTerms quickGauntlet();
// The wishes of a player in one tick.
inline constexpr OnlineInput paused{{}, OnlineInput::pause};
inline constexpr OnlineInput resumed{{}, OnlineInput::resume};
inline constexpr OnlineInput wanting{{}, OnlineInput::rematch};

/// Whether it is the side's turn to pick a card.
bool drafts(const OnlineMatch& match, Side side);

} // namespace arkanong::test
