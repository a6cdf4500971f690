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

/// What the host of a match between two machines chooses; both machines have the same.
struct MatchTerms {
    Level level; ///< Of a series.
    /// Of a run through the gauntlet: gauntlet::rounds levels, which GauntletRun::level() chooses from. Empty: a series.
    std::vector<Level> gauntlet{};
    MatchSettings
        settings;   ///< The mode is Versus. A run through the gauntlet has goals and cards of its own.
    int rounds = 3; ///< The length of the series: 1, 3 or 5.
    Side host = Side::Blue; ///< The side that the host plays; the guest plays the other.
    /// As displayed; index with sideIndex().
    std::array<std::string, 2> names{};
    /// Of the first round, and each later round has the next number; or of the first run.
    std::uint64_t seed = 0;

    bool isGauntlet() const { return !gauntlet.empty(); }
    /// The rounds at most.
    int length() const { return isGauntlet() ? arkanong::gauntlet::rounds : rounds; }
};

/// What one side does in one tick. Beside the paddle's command it says what the player wants of the match, so that both
/// machines do it in the same tick.
struct OnlineInput {
    /// Set in one tick only.
    enum Wish : std::uint8_t {
        pause = 1U << 0U,
        goOn = 1U << 1U,    ///< Ends a pause, whoever asked for it.
        rematch = 1U << 2U, ///< After the match: it begins anew when both have asked.
        /// In a draft: this open card, and with the next two bits the second and the third.
        takeFirst = 1U << 3U,
    };
    static constexpr unsigned wishBits = 3 + gauntlet::openCards;
    /// The wish for an open card.
    static constexpr Wish take(std::size_t card) { return static_cast<Wish>(takeFirst << card); }

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

/// Where a series begins in a match: before the step that takes `tick` on, in the round of this number (see
/// OnlineMatch::round()). The first one begins at tick 0 in round 0.
struct SeriesStart {
    int tick = 0;
    int round = 0;

    friend bool operator==(const SeriesStart& a, const SeriesStart& b) {
        return a.tick == b.tick && a.round == b.round;
    }
    friend bool operator!=(const SeriesStart& a, const SeriesStart& b) { return !(a == b); }
};

/// A match between two machines, a series or a run through the gauntlet: its rounds, drafts, pauses and rematches, all of
/// which follow from the inputs of both sides alone. A regular value: a copy is a snapshot that continues exactly as the
/// original.
class OnlineMatch {
  public:
    enum class Stage : std::uint8_t {
        Draft,     ///< Before a round of the gauntlet: both pick, and then the round begins in a moment.
        Play,      ///< A round is played, its countdown included.
        Paused,    ///< The draft or round stands still.
        RoundOver, ///< A round was decided: the next one, or its draft, begins in a moment.
        Decided,   ///< The match is decided; it stays so until both want a rematch.
    };
    /// From the end of a round to the next, ticks.
    static constexpr int breath = tuning::seconds(4.0);
    /// For a pick, ticks; then the first card that may be picked is.
    static constexpr int draftTime = tuning::seconds(30.0);
    /// From the last pick to the round, ticks.
    static constexpr int beginning = tuning::seconds(2.2);

    /// `terms` must outlive the match and its copies. With a later series' start it goes on as one that has come there by
    /// all the ticks before: it is Decided, both want a rematch, and the next step begins it.
    explicit OnlineMatch(const MatchTerms& terms, SeriesStart start = {});
    explicit OnlineMatch(MatchTerms&&, SeriesStart = {}) = delete;

    /// Advances by one tick (1/120 s). Appends the round's events to `events`.
    void step(const OnlineInputs& inputs, std::vector<Event>& events);

    /// Of the round that is played, or was played last; before the first draft is over a round that nobody plays.
    const World& world() const { return world_; }
    /// What the World began with.
    const Level& level() const { return *level_; }
    const MatchSettings& settings() const { return settings_; }
    std::uint64_t seed() const { return seed_; }
    Stage stage() const { return stage_; }
    /// Whether a step moves the World: it does not in a draft, in a pause and after a round.
    bool plays() const { return stage_ == Stage::Play; }
    /// The rounds won, the last one included once it is decided. Of a run none.
    const Series& series() const { return series_; }
    /// The same before the round of world().
    Series seriesBefore() const;
    /// The run through the gauntlet; nothing in a series.
    const std::optional<GauntletRun>& run() const { return run_; }
    /// Rounds won, in a run its points.
    int points(Side side) const { return run_ ? run_->points(side) : series_.wonBy(side); }
    /// Rounds decided in this series or run.
    int played() const;
    /// Who has won the series or run; empty while it is undecided.
    std::optional<Side> winner() const { return run_ ? run_->winner() : series_.winner(); }
    /// Ticks until the draft or what stands between two rounds goes on by itself; 0 in play and after the match.
    int rest() const { return rest_; }
    /// Who asked for the pause; only while there is one.
    Side pausedBy() const { return pausedBy_; }
    /// Whether the side has asked for a rematch.
    bool wantsRematch(Side side) const { return wants_[sideIndex(side)]; }
    /// Rounds begun before the present one, those of earlier series and runs included; -1 before the first one.
    int round() const { return round_; }
    /// Of the present series.
    SeriesStart seriesStart() const { return start_; }
    /// Ticks since the beginning, pauses included.
    int tick() const { return tick_; }
    const MatchTerms& terms() const { return *terms_; }

    /// A hash of everything that can influence later ticks.
    std::uint64_t stateHash() const;

  private:
    void begin();
    void hear(Side side, const OnlineInput& input);
    void pick(std::size_t card);
    void goOn();
    void finishRound();
    void beginMatch();

    const MatchTerms* terms_;
    const Level* level_; ///< Of the terms.
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
