#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// What the host of a match between two machines chooses; both machines have the same.
struct MatchTerms {
    Level level;
    MatchSettings settings; ///< The mode is Versus.
    int rounds = 3;         ///< The length of the series: 1, 3 or 5.
    Side host = Side::Blue; ///< The side that the host plays; the guest plays the other.
    /// As displayed; index with sideIndex().
    std::array<std::string, 2> names{};
    std::uint64_t seed = 0; ///< Of the first round; each later round has the next number.
};

/// What one side does in one tick. Beside the paddle's command it says what the player wants of the match, so that both
/// machines do it in the same tick.
struct OnlineInput {
    /// Set in one tick only.
    enum Wish : std::uint8_t {
        pause = 1U << 0U,
        goOn = 1U << 1U,    ///< Ends a pause, whoever asked for it.
        rematch = 1U << 2U, ///< After the series: it begins anew when both have asked.
    };

    Command command{};
    std::uint8_t wishes = 0;

    bool has(Wish wish) const { return (wishes & wish) != 0; }
    friend bool operator==(const OnlineInput& a, const OnlineInput& b) {
        return a.command == b.command && a.wishes == b.wishes;
    }
    friend bool operator!=(const OnlineInput& a, const OnlineInput& b) { return !(a == b); }
};

/// One input a side; index with sideIndex().
using OnlineInputs = std::array<OnlineInput, 2>;

/// A match between two machines: its rounds, pauses and rematches, all of which follow from the inputs of both sides alone.
/// A regular value: a copy is a snapshot that continues exactly as the original.
class OnlineMatch {
  public:
    enum class Stage : std::uint8_t {
        Play,      ///< A round is played, its countdown included.
        Paused,    ///< The round stands still.
        RoundOver, ///< A round was decided: the next one begins in a moment.
        Decided,   ///< The series is decided; it stays so until both want a rematch.
    };
    /// From the end of a round to the next, ticks.
    static constexpr int breath = tuning::seconds(4.0);

    /// `terms` must outlive the match and its copies.
    explicit OnlineMatch(const MatchTerms& terms);
    explicit OnlineMatch(MatchTerms&&) = delete;

    /// Advances by one tick (1/120 s). Appends the round's events to `events`.
    void step(const OnlineInputs& inputs, std::vector<Event>& events);

    /// Of the round that is played, or was played last.
    const World& world() const { return world_; }
    Stage stage() const { return stage_; }
    /// Whether a step moves the World: it does not in a pause and after a round.
    bool plays() const { return stage_ == Stage::Play; }
    /// The rounds won, the last one included once it is decided.
    const Series& series() const { return series_; }
    /// Who asked for the pause; only while there is one.
    Side pausedBy() const { return pausedBy_; }
    /// Whether the side has asked for a rematch.
    bool wantsRematch(Side side) const { return wants_[sideIndex(side)]; }
    /// Rounds begun before the present one, those of earlier series included.
    int round() const { return round_; }
    /// The seed of this round's World.
    std::uint64_t seed() const;
    /// Ticks since the beginning, pauses included.
    int tick() const { return tick_; }
    const MatchTerms& terms() const { return *terms_; }

    /// A hash of everything that can influence later ticks.
    std::uint64_t stateHash() const;

  private:
    void begin();
    void hear(Side side, const OnlineInput& input);

    const MatchTerms* terms_;
    World world_;
    Series series_;
    Stage stage_ = Stage::Play;
    Side pausedBy_ = Side::Blue;
    std::array<bool, 2> wants_{};
    int round_ = 0;
    int rest_ = 0; ///< Ticks until the next round; 0 while none is awaited.
    int tick_ = 0;
};

} // namespace arkanong
