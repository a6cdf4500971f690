#pragma once

#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <cstdlib>

// What the tests of the first match share.

namespace arkanong::test {

inline constexpr int tries = 12; ///< A lesson is never lost; this many end a test that would not end.

inline bool near(int a, int b, int distance) { return std::abs(a - b) <= distance; }

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

/// Follows the ball, forward and back below it, until the log tells of `praise`. `move` brings the paddle to
/// about x, forward or back; `serve` serves where no ball is in play.
template <typename Serve, typename Move>
void strikeUntil(GameRun& game, const std::string& praise, Serve serve, Move move) {
    constexpr int reports = 160; // Forty seconds.
    for (int i = 0; i < reports && game.lines(praise).empty(); ++i) {
        const std::string report = game.awaitReports(1);
        if (report.find(" ball ") == std::string::npos) {
            serve();
            continue;
        }
        for (const bool forward : {true, false})
            move(report, placeAfter(report, " ball ").x, forward);
    }
    CHECK_FALSE(game.lines(praise).empty());
}

} // namespace arkanong::test
