#pragma once

#include "arkanong/session/lessons/Lessons.hpp"

#include <vector>

namespace arkanong {

/// Sets up each lesson on the level first-match/lessons: a gate that opens for a red ball, a gap in Red's shields,
/// bricks with capsules, a bad capsule. Sets the lesson up again if the player lost or missed its ball or capsule.
class LessonScene {
  public:
    /// `capsules` holds the bricks that are added to the field for Lesson::Catch. Its bricks without a drop form the
    /// gate, which is closed at first.
    explicit LessonScene(Level capsules) : capsules_(std::move(capsules)) {}

    /// Call before each tick. Appends events for the changes it makes.
    void prepare(World& world, const Lessons& lessons, std::vector<Event>& events) const;

    /// The positions that the screen should mark for the current lesson, px, interpolated between the last
    /// two ticks by `alpha`. Empty if there is nothing to mark yet.
    std::vector<Vec2> targets(const World& world, const Lessons& lessons, double alpha = 1.0) const;

  private:
    void begin(World& world, Lesson lesson, std::vector<Event>& events) const;
    void openGate(World& world, std::vector<Event>& events) const;
    void sendRed(World& world) const;
    void dropBad(World& world, std::vector<Event>& events) const;
    void closeGate(World& world) const;
    void putCapsules(World& world) const;
    bool opens(const World& world) const;

    Level capsules_;
};

} // namespace arkanong
