#pragma once

#include "arkanong/session/Lessons.hpp"

#include <vector>

namespace arkanong {

/// Sets up what each lesson needs on the field of first-match/lessons: a gate that opens for a red ball,
/// bricks that hold capsules, a bad capsule; anew where the player lost or missed it.
class LessonScene {
  public:
    /// `capsules` = what is added to the field for Lesson::Catch: the bricks that have no gift close the
    /// gate.
    explicit LessonScene(Level capsules) : capsules_(std::move(capsules)) {}

    /// Before each tick. What is seen and heard of it goes to `events`.
    void prepare(World& world, const Lessons& lessons, std::vector<Event>& events) const;

    /// Where on the field is what a lesson is about just now, px, between two ticks as `alpha` says; empty
    /// where there is nothing yet. For markers.
    std::vector<Vec2> targets(const World& world, const Lessons& lessons, double alpha = 1.0) const;

  private:
    void begin(World& world, Lesson lesson, std::vector<Event>& events) const;
    void openGate(World& world, std::vector<Event>& events) const;
    void sendRed(World& world) const;
    void dropBad(World& world, std::vector<Event>& events) const;
    void putCapsules(World& world, bool gate) const;
    bool opens(const World& world) const;

    Level capsules_;
};

} // namespace arkanong
