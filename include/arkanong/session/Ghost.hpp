#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Outcome.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// A recorded match that plays along with one on the same level, for a comparison. It has a World of its own, so that
/// it never touches the match; one step of it belongs to each step of the match. A step allocates nothing that a step of
/// a World does not.
class Ghost {
  public:
    /// How long it takes to fade away once its match is decided or its recording ends.
    static constexpr int fadeTicks = tuning::seconds(0.8);

    /// Why the replay cannot play along with a match on this level with these settings, a sentence; empty if it can.
    static std::string refusal(const Replay& replay, const Level& level, const MatchSettings& settings);

    /// `replay` is not null.
    explicit Ghost(std::shared_ptr<const Replay> replay);

    /// One tick. At the end nothing changes but that it fades.
    void step();

    const World& world() const { return point_.world; }
    /// 1 while it plays; then down to 0, when it is gone.
    double presence() const;
    /// The side that it is compared by: that of the person in the recording, else Blue.
    Side side() const { return side_; }
    /// Whether this side's paddle is the recorded person's; both count where none played alone.
    bool shows(Side side) const { return !alone_ || side == side_; }
    /// How it stands: its goals and those of its opponent, "2-1"; in Solo its score, "1200", after `carried` points of a
    /// run's earlier levels.
    std::string figures(int carried = 0) const;

  private:
    std::shared_ptr<const Replay> replay_;
    ReplayPoint point_;
    Side side_ = Side::Blue;
    bool alone_ = false; ///< One person played.
    int endedFor_ = 0;   ///< Ticks.
    std::vector<Event> events_;
};

/// The side that the only person of a recorded match played; nothing where it was none, two, or is not known.
std::optional<Side> personIn(const Replay& replay);

/// What the best match of this kind on this level is kept as: "campaign-1-3", "solo-first-light",
/// "versus-medium-first-light". Levels can share it, so that ghostFile() adds the level's hash. Empty unless exactly one
/// person plays, and for other kinds of matches, of which none is kept.
std::string ghostName(const MatchSetup& setup, const Level& level);

/// Whether a match of this setup may become the best: played by the usual rules and at full speed.
bool mayBeBest(const MatchSetup& setup);

/// Who was better, a sentence for a result: "YOU BEAT THE REPLAY: 3-1 AGAINST 2-1".
std::string verdict(const Outcome& own, const Outcome& replay);

} // namespace arkanong
