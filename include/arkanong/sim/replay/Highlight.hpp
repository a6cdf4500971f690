#pragma once

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

class World;

/// The kind of a highlight: what the side did.
enum class HighlightKind : std::uint8_t {
    Chain,    ///< Broke `count` bricks in quick succession.
    Combo,    ///< Broke `count` bricks between two touches of its paddle.
    Save,     ///< Saved a ball just before its goal line, see isSave().
    Goal,     ///< Scored `count` goals within a few seconds.
    Counter,  ///< Like Goal, but the last ball was converted shortly before.
    LastGoal, ///< Scored the goal that decided the match.
    Victory,  ///< Won by points or by time.
    Cleared,  ///< Broke the last brick of a level in Solo.
};

/// The best scene of a match.
struct Highlight {
    HighlightKind kind = HighlightKind::Victory;
    Side side = Side::Blue;
    int count = 1;
    double worth = 0.0; ///< A score for comparison with the highlights of other matches.
    // World::tick() at the beginning, the climax and the end of the scene. The end may be after the match's
    // last tick.
    int begin = 0;
    int climax = 0;
    int end = 0;
};

/// Finds the highlight of a match while it is played or replayed. Each candidate has a worth of its own, plus
/// half the worth of what happens shortly before and after it, at most doubling it; goals against its side do not count. Blue and Red are judged
/// alike; the same match has the same highlight.
class HighlightSearch {
  public:
    /// Call it after each tick, from the World's first one, with that tick's events.
    void note(const std::vector<Event>& events, const World& world);

    /// The best highlight found until now, the earliest of equal ones; empty before the first. Of one side that has none,
    /// its best shorter chain or combo, of at least two bricks.
    std::optional<Highlight> best(std::optional<Side> side = std::nullopt) const;

  private:
    struct Found {
        HighlightKind kind;
        Side side;
        int count;
        int from; ///< Tick at which it began; equals `tick` for single events.
        int tick;
        double worth;
    };
    /// Bricks that a side breaks in succession.
    struct Streak {
        int count = 0;
        int from = 0;
        int last = 0;
        std::optional<std::size_t> found; ///< Its index in found_, once it is long enough.
    };
    /// A ball in play after the last tick.
    struct Known {
        BallId id;
        Side owner;
        int convertedAt; ///< Tick of its last conversion; 0 for none.
    };

    void find(HighlightKind kind, Side side, double worth);
    void noteBrick(const BrickBroken& broken);
    void noteSave(const BallHitPaddle& hit, const World& world);
    void noteGoal(const GoalScored& goal, const World& world);
    void noteEnd(const MatchEnded& ended, const World& world);
    void extend(Streak& streak, HighlightKind kind, Side side, int least, double worthOfOne);
    bool lostBallWasConverted(Side owner, const World& world) const;
    void learnBalls(const World& world);
    double worthWithOthers(const Found& found) const;
    Highlight highlightOf(const Found& found) const;

    std::vector<Found> found_;
    std::array<std::optional<Found>, 2> short_; ///< Each side's best streak that is too short to count.
    std::array<Streak, 2> chains_;
    std::array<Streak, 2> combos_;
    std::vector<Known> balls_;
    std::vector<Known> before_; ///< Scratch of learnBalls(), kept for its memory.
    int tick_ = 0;
    int playFrom_ = 0; ///< Tick at which the countdown ended.
    bool over_ = false;
};

} // namespace arkanong
