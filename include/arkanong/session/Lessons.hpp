#pragma once

#include "arkanong/sim/World.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// What the first match teaches, in its order.
enum class Lesson : std::uint8_t {
    Move,    ///< The paddle, to two marked spots.
    Serve,   ///< A ball.
    Break,   ///< Some bricks.
    Convert, ///< A red ball, by touching it.
    Catch,   ///< A capsule.
    Dodge,   ///< A bad one.
};
inline constexpr std::size_t lessonCount = 6;

/// What the player is to do just now.
enum class Task : std::uint8_t {
    MoveThere,
    MoveOn, ///< To the second spot.
    Serve,
    BreakBricks,
    ServeAgain, ///< The ball is gone before enough bricks are.
    TouchRed,   ///< A red ball comes, or will come soon.
    TouchNext,  ///< The same after one that got past.
    OpenBrick,  ///< Break one that holds a capsule.
    ServeAtBrick,
    CatchCapsule,
    CatchNext, ///< One was missed: open another brick.
    LetFall,   ///< A bad capsule, or it will come soon.
    LetNext,   ///< The same after one that was caught.
    Enjoy,     ///< Nothing: the lesson is passed.
};

/// Leads through the lessons: follows a match in practice (see MatchSettings) tick by tick and knows what the
/// player has yet to do. Only doing it passes a lesson; what goes wrong is tried once more. LessonScene sets
/// up what a lesson needs.
class Lessons {
  public:
    static constexpr int bricksToBreak = 4;
    static constexpr double spotRadius = 26.0;              ///< px.
    static constexpr int praise = tuning::seconds(1.8);     ///< Ticks from a lesson passed to the next one.
    static constexpr int reading = tuning::seconds(3.0);    ///< Ticks before the first try of a lesson,
    static constexpr int nextTry = tuning::seconds(1.5);    ///< and before every further one.
    static constexpr int impatience = tuning::seconds(9.0); ///< Who does nothing so long is told again.

    /// After each tick, with what happened in it.
    void notice(const World& world, const std::vector<Event>& events);

    /// All are passed.
    bool over() const { return index_ == lessonCount; }
    /// The one that is on, or the last one.
    Lesson current() const;
    /// It is passed; the next one comes in a moment.
    bool passed() const { return praiseLeft_ > 0; }
    /// From the latest tick's point of view.
    Task task() const { return task_; }
    /// Ticks for which the task has been this one.
    int taskAge() const { return taskAge_; }

    /// The lesson begins with the coming tick.
    bool begins() const { return age_ == 0 && !passed() && !over(); }
    /// What the lesson sends towards the player may come: there was time to read.
    bool mayCome() const { return !passed() && !over() && untilTry_ == 0; }
    /// What of the commands counts: Red rests, and Blue serves only where that is part of the lesson.
    Commands allowed(Commands commands) const;

    /// Where the paddle is to go; nothing in other lessons.
    std::optional<Vec2> spot() const;
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
    bool retries_ = false; ///< A try of this lesson went wrong.
    Task task_ = Task::MoveThere;
    int taskAge_ = 0;
    std::size_t spotsReached_ = 0;
    int bricksBroken_ = 0;
    // Of the latest tick.
    bool served_ = false;
    bool converted_ = false;
    bool caughtGood_ = false;
    bool missedBad_ = false;
};

} // namespace arkanong
