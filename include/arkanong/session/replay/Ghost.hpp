#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Outcome.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// A recorded match that plays along with a match on the same level, for comparison. It has its own World, so it cannot
/// affect the match. Call step() once for each step of the match. A step allocates no more than a step of a World.
class Ghost {
  public:
    /// Length of the fade-out after its match is decided or its recording ends, ticks.
    static constexpr int fadeTicks = tuning::seconds(0.8);

    /// An English sentence for logs and errors that says why the replay cannot play along on this level with these settings; empty if it can.
    static std::string refusal(const Replay& replay, const Level& level, const MatchSettings& settings);

    /// `replay` is not null.
    explicit Ghost(std::shared_ptr<const Replay> replay);

    /// Advances by one tick. After the end of the recording only the fade-out advances.
    void step();

    const World& world() const { return point_.world; }
    /// Opacity, 0-1: 1 while it plays, then falling to 0 within fadeTicks.
    double presence() const;
    /// The side whose result is compared: the recorded person's, or Blue if not exactly one person played.
    Side side() const { return side_; }
    /// Whether to draw this side's paddle: the only recorded person's, or both if not exactly one person played.
    bool shows(Side side) const { return !alone_ || side == side_; }
    /// Its current result for display: its own and its opponent's goals, "2-1"; in Solo the score, "1200", including
    /// the `carried` points of the run's earlier levels.
    std::string figures(int carried = 0) const;

  private:
    std::shared_ptr<const Replay> replay_;
    ReplayPoint point_;
    Side side_ = Side::Blue;
    bool alone_ = false; ///< One person played.
    int endedFor_ = 0;   ///< Ticks since its end.
    std::vector<Event> events_;
};

/// The name under which the best match of this kind on this level is saved: "campaign-1-3", "solo-first-light",
/// "versus-medium-first-light". Levels can share a name, so ghostFile() adds the level's hash. Empty if not exactly one
/// person plays, for kinds of matches whose best is not saved, and for the later rounds of a series, where the ghost
/// would be that of the round just won.
std::string ghostName(const MatchSetup& setup, const Level& level);

/// Whether a match of this setup may be saved as the best: only with the usual rules and at full speed.
bool mayBeBest(const MatchSetup& setup);

/// The goals of both sides, "3-2"; in Solo the score, "1200".
std::string tallyOf(const Outcome& outcome);

/// The comparison of two results in a sentence: "You beat the replay: 3-1 against 2-1".
std::string verdict(const Catalogue& catalogue, const Outcome& own, const Outcome& replay);

} // namespace arkanong
