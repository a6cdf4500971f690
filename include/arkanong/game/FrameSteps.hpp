#pragma once

#include "arkanong/game/SecondThread.hpp"
#include "arkanong/ui/ScreenStack.hpp"

#include <chrono>
#include <functional>

namespace arkanong {

/// Makes the steps that are due in a frame: before its picture is laid out, or on a second thread while the picture,
/// which has been laid out before them, is drawn. Nothing is copied for that: the picture's vertices are all that is
/// drawn of the match, and the match is not read again before its steps are done. What the players did counts as early
/// as ever, but is seen one picture later.
class FrameSteps {
  public:
    /// When a frame's steps have taken so long, those that are still due are left out: a crowded field slows the game
    /// down, but never its pictures to a standstill.
    static constexpr std::chrono::milliseconds budget{16};

    struct Made {
        int ticks = 0;
        bool leftOut = false;        ///< Steps were due that have been left out.
        double milliseconds = 0.0;   ///< What all of them took...
        double beside = 0.0;         ///< ...and how much of it went by while something else was done.
        ScreenChange change{Stay{}}; ///< What the last one asks for. It was the last if it asks for anything.
    };

    /// The screens must outlive this.
    explicit FrameSteps(ScreenStack& screens) : screens_(screens) {}

    /// Makes up to `due` steps, at least one if one is due.
    [[nodiscard]] Made make(int due);
    /// The same on the second thread while the caller does `meanwhile`, which must touch nothing that a step does: the
    /// screens, sounds, the event log, the player's profile. Both are done at the end, also where one of them throws:
    /// then what `meanwhile` throws comes first.
    [[nodiscard]] Made makeBeside(int due, const std::function<void()>& meanwhile);
    /// For `meanwhile`, where it cannot return: waits until no step is being made.
    void settle() noexcept { thread_.settle(); }

  private:
    ScreenStack& screens_;
    SecondThread thread_;
};

} // namespace arkanong
