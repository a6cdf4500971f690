#pragma once

#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <cstdlib>

// What the tests of the first match share.

namespace arkanong::test {

inline constexpr int tries = 12; ///< A lesson is never lost; this many end a test that would not end.

inline bool near(int a, int b, int distance) { return std::abs(a - b) <= distance; }

/// Waits for a lesson that may have begun already, while the paddle was still moving.
inline void reach(GameRun& game, const std::string& lesson) {
    REQUIRE(game.awaitThat([&] { return !game.lines(lesson).empty(); }));
}

/// Serves by `serve` until the log tells of `praise`.
template <typename Serve>
void serveUntil(GameRun& game, const std::string& praise, Serve serve) {
    for (int i = 0; i < tries && game.lines(praise).empty(); ++i) {
        const std::size_t before = game.lines("BallLost").size();
        serve();
        game.awaitThat([&] { return !game.lines(praise).empty() || game.lines("BallLost").size() > before; });
        game.awaitReports(1);
    }
    CHECK_FALSE(game.lines(praise).empty());
}

/// Moves forward and back below a ball until the log contains `praise`. `serve` serves if no ball is in play,
/// `go` brings the paddle to about x, and `nod` moves it forward and back.
template <typename Serve, typename Go, typename Nod>
void strikeUntil(GameRun& game, const std::string& praise, Serve serve, Go go, Nod nod) {
    constexpr int rounds = 100; // About a minute.
    constexpr int below = 60;
    for (int i = 0; i < rounds && game.lines(praise).empty(); ++i) {
        const std::string report = game.awaitReports(1);
        const bool ball = report.find(" ball ") != std::string::npos;
        if (!ball)
            serve();
        else if (const int x = placeAfter(report, " ball ").x; !near(x, paddleIn(report).x, below))
            go(x);
        else
            nod();
    }
    CHECK_FALSE(game.lines(praise).empty());
}

/// Lets bad capsules fall until the log tells that one was dodged. `stepAside` moves the paddle away from where the
/// capsule was released, above the paddle, and returns once the paddle is out of its way or `hasEnded` is true.
template <typename StepAside>
void dodgeUntilPraised(GameRun& game, StepAside stepAside) {
    const auto dodged = [&] { return !game.lines("WELL DODGED").empty(); };
    const auto released = [&] { return game.lines("CapsuleReleased"); };
    const auto ended = [&] {
        return game.lines("CapsuleCaught").size() + game.lines("CapsuleMissed").size();
    };
    const auto falls = [&] { return released().size() > ended(); };
    for (int i = 0; i < tries && game.awaitThat([&] { return dodged() || falls(); }) && !dodged(); ++i) {
        const auto hasEnded = [&, before = ended()] { return ended() > before; };
        stepAside(placeAfter(released().back(), "CapsuleReleased at "), hasEnded);
        game.awaitThat(hasEnded);
    }
    CHECK(dodged());
}

} // namespace arkanong::test
