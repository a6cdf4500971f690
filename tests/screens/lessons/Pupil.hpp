#pragma once

#include "arkanong/screens/lessons/FirstMatchScreen.hpp"
#include "session/School.hpp"

namespace arkanong::test {

/// The lessons on their screen, with a player who does what they ask for.
class Pupil : public FirstMatchScreen {
  public:
    using FirstMatchScreen::FirstMatchScreen;

    ScreenChange step() override {
        const int before = field().tick();
        ScreenChange change = FirstMatchScreen::step();
        if (field().tick() != before) school_.lessons.notice(field(), happened());
        return change;
    }

    /// Plays until bricks are to be broken. Returns false if that takes too long.
    bool reachBricks() { return reach(Task::BreakBricks); }
    /// Plays until this is the task. Returns false if that takes too long.
    bool reach(Task task) {
        const auto there = [this, task] { return school_.lessons.task() == task; };
        for (int ticks = tuning::seconds(60.0); ticks > 0 && !there(); --ticks)
            static_cast<void>(step());
        return there();
    }

  protected:
    void command(const TickInput& common, Commands& commands) override {
        school_.world = field();
        commands[sideIndex(Side::Blue)] = school_.willing();
        FirstMatchScreen::command(common, commands);
    }

  private:
    School school_;
};

} // namespace arkanong::test
