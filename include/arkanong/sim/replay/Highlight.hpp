#pragma once

#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/Objects.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

class World;

/// What a side did that is worth seeing again.
enum class HighlightKind : std::uint8_t {
    Chain,      ///< Broke `count` bricks, each soon after the one before.
    Combo,      ///< Broke `count` bricks between two touches of its paddle.
    Save,       ///< Turned a ball back in the last stretch before its goal, see isSave().
    Shield,     ///< Took `count` enemy shields within a few seconds...
    Counter,    ///< ...the last of them with a ball that it had turned round a moment before.
    LastShield, ///< Took the enemy's last one.
    Victory,    ///< Won by points or by time.
    Cleared,    ///< Broke the last brick of a level in Solo.
};

/// A stretch of a match around its best feat.
struct Highlight {
    HighlightKind kind = HighlightKind::Victory;
    Side side = Side::Blue;
    int count = 1;
    double worth = 0.0; ///< To be compared with other matches'.
    // World::tick() of the stretch's beginning, of the feat itself and of the stretch's end, which may lie
    // beyond the match's last tick.
    int begin = 0;
    int climax = 0;
    int end = 0;
};

/// Looks for a match's best moment while it is played or played again. Each feat has a worth of its own, and
/// half of that of what else happens shortly before and after it counts with it, but no more than its own.
/// Blue and Red are judged alike; the same match has the same best moment.
class HighlightSearch {
  public:
    /// Call it after each tick, from the World's first one on, with that tick's events.
    void note(const std::vector<Event>& events, const World& world);

    /// Of equals the earlier one; nothing where nothing has happened yet.
    std::optional<Highlight> best() const;

  private:
    struct Found {
        HighlightKind kind;
        Side side;
        int count;
        int from; ///< Tick at which it began; of what happens at once the same as `tick`.
        int tick;
        double worth;
    };
    /// Bricks that a side is breaking one after the other.
    struct Streak {
        int count = 0;
        int from = 0;
        int last = 0;
        std::optional<std::size_t> found; ///< Its place in found_, once it is long enough.
    };
    /// A ball in play after the last tick.
    struct Known {
        BallId id;
        Side owner;
        int turnedAt; ///< Tick since which it is its owner's, where it was the enemy's before.
    };

    void find(HighlightKind kind, Side side, double worth);
    void noteBrick(const BrickBroken& broken);
    void noteSave(const BallHitPaddle& hit, const World& world);
    void noteShield(const ShieldLost& lost, const World& world);
    void noteEnd(const MatchEnded& ended, const World& world);
    void extend(Streak& streak, HighlightKind kind, Side side, int least, double worthOfOne);
    bool lostBallWasTurned(Side owner, const World& world) const;
    void learnBalls(const World& world);
    double worthWithOthers(const Found& found) const;
    Highlight highlightOf(const Found& found) const;

    std::vector<Found> found_;
    std::array<Streak, 2> chains_;
    std::array<Streak, 2> combos_;
    std::vector<Known> balls_;
    std::vector<Known> before_; ///< Of learnBalls(), kept for its room.
    int tick_ = 0;
    int playFrom_ = 0; ///< Tick at which the countdown had ended.
    bool over_ = false;
};

} // namespace arkanong
