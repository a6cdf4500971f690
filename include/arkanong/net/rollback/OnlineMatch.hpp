#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The terms of a match between two machines: what the host has chosen. Both machines have the same.
struct MatchTerms {
    Level level; ///< For a series.
    /// For a gauntlet run: gauntlet::rounds levels, from which GauntletRun::level() chooses. Empty for a series.
    std::vector<Level> gauntlet{};
    MatchSettings settings; ///< The mode is Versus. A gauntlet run replaces the goals and cards.
    int rounds = 3;         ///< Length of the series: 1, 3 or 5.
    Side host = Side::Blue; ///< The side that the host plays; the guest plays the other.
    /// Display names; index with sideIndex().
    std::array<std::string, 2> names{};
    /// Seed of the first round, increased by one for each later round; in a gauntlet, the seed of the first run.
    std::uint64_t seed = 0;

    bool isGauntlet() const { return !gauntlet.empty(); }
    /// Largest number of rounds.
    int length() const { return isGauntlet() ? arkanong::gauntlet::rounds : rounds; }
};

/// One player's input in one tick: the paddle's command, and wishes that concern the match, so that both machines act
/// on them in the same tick.
struct OnlineInput {
    /// Requests to the match. Each is set for one tick only.
    enum Wish : std::uint8_t {
        pause = 1U << 0U,
        resume = 1U << 1U,  ///< Ends a pause, whichever side asked for it.
        rematch = 1U << 2U, ///< After the match: a new one begins when both sides have asked.
        /// In a draft: picks the first open card. The next two bits pick the second and the third.
        takeFirst = 1U << 3U,
    };
    static constexpr unsigned wishBits = 3 + gauntlet::openCards;
    /// The wish that picks open card number `card`, from 0.
    static constexpr Wish take(std::size_t card) { return static_cast<Wish>(takeFirst << card); }

    Command command{};
    std::uint8_t wishes = 0;

    bool has(Wish wish) const { return (wishes & wish) != 0; }
    friend bool operator==(const OnlineInput& a, const OnlineInput& b) {
        return a.command == b.command && a.wishes == b.wishes;
    }
    friend bool operator!=(const OnlineInput& a, const OnlineInput& b) { return !(a == b); }
};

/// The inputs of both sides in one tick; index with sideIndex().
using OnlineInputs = std::array<OnlineInput, 2>;

/// Where a series starts within a match: before the step that plays `tick`, in round number `round` (see
/// OnlineMatch::round()). The first series starts at tick 0 in round 0.
struct SeriesStart {
    int tick = 0;
    int round = 0;

    friend bool operator==(const SeriesStart& a, const SeriesStart& b) {
        return a.tick == b.tick && a.round == b.round;
    }
    friend bool operator!=(const SeriesStart& a, const SeriesStart& b) { return !(a == b); }
};

/// A match between two machines, either a series or a gauntlet run, with its rounds, drafts, pauses and rematches. Its
/// state depends on the inputs of both sides alone. A regular value: a copy is a snapshot that continues exactly as the
/// original.
class OnlineMatch {
  public:
    enum class Stage : std::uint8_t {
        /// Before a gauntlet round: both sides pick cards, then the round begins after `beginning` ticks.
        Draft,
        Play,      ///< A round is played, including its countdown.
        Paused,    ///< The draft or round is paused.
        RoundOver, ///< A round was decided: the next one, or its draft, begins after `breath` ticks.
        Decided,   ///< The match is decided, until both sides want a rematch.
    };
    /// Break between two rounds, ticks.
    static constexpr int breath = tuning::seconds(4.0);
    /// Time limit for a pick, ticks; then the first card that the side may take is picked for it.
    static constexpr int draftTime = tuning::seconds(30.0);
    /// Time from the last pick to the start of the round, ticks.
    static constexpr int beginning = tuning::seconds(2.2);

    /// `terms` must outlive the match and its copies. With the start of a later series, creates the state right before
    /// that start: the match is Decided, both sides want a rematch, and the next step begins the series.
    explicit OnlineMatch(const MatchTerms& terms, SeriesStart start = {});
    explicit OnlineMatch(MatchTerms&&, SeriesStart = {}) = delete;

    /// Advances by one tick (1/120 s). Appends the round's events to `events`.
    void step(const OnlineInputs& inputs, std::vector<Event>& events);

    /// World of the present round, or of the last one between rounds. Before the first draft is over it is a
    /// placeholder that is not played.
    const World& world() const { return world_; }
    /// Level, settings and seed of the present round.
    const Level& level() const { return *level_; }
    const MatchSettings& settings() const { return settings_; }
    std::uint64_t seed() const { return seed_; }
    Stage stage() const { return stage_; }
    /// Whether a step advances the World: not in a draft, in a pause and after a round.
    bool plays() const { return stage_ == Stage::Play; }
    /// The rounds won so far in the series, including a round that was just decided. Empty in a gauntlet run.
    const Series& series() const { return series_; }
    /// The series as it was before the present round.
    Series seriesBefore() const;
    /// The gauntlet run; nullopt in a series.
    const std::optional<GauntletRun>& run() const { return run_; }
    /// Rounds won in a series, points in a gauntlet run.
    int points(Side side) const { return run_ ? run_->points(side) : series_.wonBy(side); }
    /// Rounds decided in this series or run.
    int played() const;
    /// Winner of the series or run; nullopt while it is undecided.
    std::optional<Side> winner() const { return run_ ? run_->winner() : series_.winner(); }
    /// Ticks until the draft or the break between two rounds ends by itself; 0 during play and after the match.
    int rest() const { return rest_; }
    /// The side that asked for the pause; valid only in a pause.
    Side pausedBy() const { return pausedBy_; }
    /// Whether the side has asked for a rematch.
    bool wantsRematch(Side side) const { return wants_[sideIndex(side)]; }
    /// Number of rounds begun before the present one, including earlier series and runs; -1 before the first one.
    int round() const { return round_; }
    /// Start of the present series.
    SeriesStart seriesStart() const { return start_; }
    /// Ticks since the beginning, including pauses.
    int tick() const { return tick_; }
    const MatchTerms& terms() const { return *terms_; }

    /// A hash of everything that can influence later ticks.
    std::uint64_t stateHash() const;

  private:
    void begin();
    void hear(Side side, const OnlineInput& input);
    void pick(std::size_t card);
    void proceed();
    void finishRound();
    void beginMatch();

    const MatchTerms* terms_;
    const Level* level_; ///< Points into *terms_.
    MatchSettings settings_;
    std::uint64_t seed_;
    World world_;
    Series series_;
    std::optional<GauntletRun> run_;
    Stage stage_ = Stage::Play;
    Side pausedBy_ = Side::Blue;
    std::array<bool, 2> wants_{};
    SeriesStart start_;
    int round_;
    int rest_ = 0;
    int tick_;
};

} // namespace arkanong
