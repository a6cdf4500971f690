#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/world/World.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The lessons of the first match, in order.
enum class Lesson : std::uint8_t {
    Move,    ///< Move the paddle to two marked spots.
    Serve,   ///< Serve a ball.
    Break,   ///< Break bricksToBreak bricks.
    Strike,  ///< Smash a ball or cushion it.
    Convert, ///< Convert a red ball by touching it.
    Score,   ///< Send a ball through a gap in Red's shields.
    Catch,   ///< Catch a capsule.
    Dodge,   ///< Let a bad capsule fall.
};
inline constexpr std::size_t lessonCount = countOf<Lesson>;

/// The player's current task.
enum class Task : std::uint8_t {
    MoveThere,
    MoveOn, ///< Move to the second spot.
    Serve,
    BreakBricks,
    ServeAgain, ///< The ball was lost before the lesson was passed.
    StrikeBall,
    TouchRed,  ///< Touch the red ball that is coming or will come soon.
    TouchNext, ///< Touch the next red ball, after one got past.
    ScoreGoal,
    ServeAtGap,
    OpenBrick, ///< Break a brick that holds a capsule.
    ServeAtBrick,
    CatchCapsule,
    CatchNext, ///< A capsule was missed: break another brick.
    LetFall,   ///< Let the bad capsule fall that is coming or will come soon.
    LetNext,   ///< Let the next bad capsule fall, after one was caught.
    Enjoy,     ///< No task: the lesson is passed.
};

/// The sequence of lessons. Follows a practice match (see MatchSettings) tick by tick and tracks the player's
/// task. A lesson is passed only by doing its task; failures are repeated. LessonScene sets up the field for
/// each lesson.
class Lessons {
  public:
    static constexpr int bricksToBreak = 4;
    static constexpr double spotRadius = 26.0;           ///< Radius of a spot, px.
    static constexpr int praise = tuning::seconds(1.8);  ///< Ticks between passing a lesson and the next one.
    static constexpr int reading = tuning::seconds(3.0); ///< Ticks before the first attempt at a lesson.
    static constexpr int nextTry = tuning::seconds(1.5); ///< Ticks before every further attempt.
    /// Ticks of inactivity before the task is repeated to the player.
    static constexpr int impatience = tuning::seconds(9.0);

    /// Call after each tick with its events.
    void notice(const World& world, const std::vector<Event>& events);

    /// True once all lessons are passed.
    bool over() const { return index_ == lessonCount; }
    /// The current lesson; the last one once all are passed.
    Lesson current() const;
    /// True while the current lesson is passed and the next one has not begun.
    bool passed() const { return praiseLeft_ > 0; }
    /// The task after the latest tick.
    Task task() const { return task_; }
    /// Ticks since the task last changed.
    int taskAge() const { return taskAge_; }

    /// True if the lesson begins with the next tick.
    bool begins() const { return age_ == 0 && !passed() && !over(); }
    /// True once the player has had time to read, so the lesson's ball or capsule may come.
    bool mayCome() const { return !passed() && !over() && untilTry_ == 0; }
    /// True if the player can serve in the current lesson.
    bool haveServes() const;
    /// Filters the commands: Red does nothing, and Blue can serve only where the lesson includes it.
    Commands allowed(Commands commands) const;

    /// The spot the paddle must reach, px; nullopt unless the lesson is Move and not yet passed.
    [[nodiscard]] std::optional<Vec2> spot() const;
    /// The bricks still to be broken in the lesson Break.
    int bricksLeft() const;

  private:
    void noticeEvent(const Event& event);
    bool achieved(const World& world);
    Task taskIn(const World& world) const;
    void failed();

    std::size_t index_ = 0;
    int age_ = 0;
    int praiseLeft_ = 0;
    int untilTry_ = reading;
    bool retries_ = false; ///< An attempt at this lesson has failed.
    Task task_ = Task::MoveThere;
    int taskAge_ = 0;
    std::size_t spotsReached_ = 0;
    int bricksBroken_ = 0;
    // What happened in the latest tick.
    bool served_ = false;
    bool converted_ = false;
    bool struck_ = false; ///< A smash or a cushion.
    bool scored_ = false;
    bool caughtGood_ = false;
    bool missedBad_ = false;
};

} // namespace arkanong
