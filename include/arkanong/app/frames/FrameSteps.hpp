#pragma once

#include "arkanong/app/frames/SecondThread.hpp"
#include "arkanong/ui/ScreenStack.hpp"

#include <chrono>
#include <functional>

namespace arkanong {

/// Runs the simulation steps that are due in a frame: either before its picture is laid out, or on a second thread
/// while an already laid out picture is drawn. Nothing is copied for the second way, because drawing reads only the
/// picture's vertices. It applies input equally early, but shows it one picture later.
class FrameSteps {
  public:
    /// Time limit for the steps of a frame, after which those still due are dropped: a crowded field slows the game
    /// down, but the pictures keep coming.
    static constexpr std::chrono::milliseconds budget{16};

    struct Made {
        int ticks = 0;
        bool leftOut = false;        ///< Whether steps that were due have been dropped.
        double milliseconds = 0.0;   ///< Duration of all steps...
        double beside = 0.0;         ///< ...and how much of it ran in parallel to `meanwhile`.
        ScreenChange change{Stay{}}; ///< Requested by the last step. Any other than Stay ends the steps.
    };

    /// `screens` must outlive this object.
    explicit FrameSteps(ScreenStack& screens) : screens_(screens) {}

    /// Runs up to `due` steps, but at least one if `due` > 0.
    [[nodiscard]] Made make(int due);
    /// Runs the steps on the second thread while the caller runs `meanwhile`, which must not access what a step
    /// accesses: the screens, sounds, the event log and the player's profile. Both are complete on return. If both
    /// throw, the exception of `meanwhile` is thrown.
    [[nodiscard]] Made makeBeside(int due, const std::function<void()>& meanwhile);
    /// Waits until no step is running. For `meanwhile`, if it is about to end the program.
    void settle() noexcept { thread_.settle(); }

  private:
    ScreenStack& screens_;
    SecondThread thread_;
};

} // namespace arkanong
