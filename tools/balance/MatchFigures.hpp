#pragma once

#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/campaign/Medals.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace arkanong::test {

/// What happened in one match or in several ones together.
struct MatchFigures {
    int matches = 0;
    std::vector<double> seconds; ///< Of play, of each match.
    int blueWins = 0;
    Victory end;                    ///< What blue would be given for the last match.
    std::vector<Victory> victories; ///< The same of the matches that blue has won.
    std::vector<int> missionCounts; ///< How far it came with the mission, in each of its wins.
    int suddenDeaths = 0;
    int leadChanges = 0; ///< Matches in which each side has led.
    int comebacks = 0;   ///< Matches won after being two goals behind.
    int faults = 0;      ///< Matches stopped by a broken invariant or a stuck ball.

    double ticks = 0.0;            ///< Of play; the next three are sums over them.
    double balls = 0.0;            ///< In play.
    double fewBalls = 0.0;         ///< Ticks with at most one ball.
    double powerUps = 0.0;         ///< Running, of both sides; also a sum over the ticks.
    std::array<double, 2> depth{}; ///< Mean distance of each side's paddle from its goal line, px.

    int serves = 0;
    int touches = 0; ///< Of paddles.
    int blueTouches = 0;
    int blueSmashes = 0;
    int blueCushions = 0;
    int caught = 0;    ///< Capsules, by both.
    int badCaught = 0; ///< Of these the bad ones.
    int goals = 0;
    int shields = 0; ///< Broken.
    int rises = 0;   ///< Of the field.
    int takenBack = 0;
    int steals = 0;
    int supers = 0; ///< Begun, of both sides.
    int loops = 0;  ///< How often a ball met shields three times running without leaving the paddle's zone.

    void add(const MatchFigures& other);
};

/// Plays a match of two computers to its end, at most ten minutes. Prints the first fault, if there is one.
MatchFigures playMatch(const Level& level, const MatchSettings& settings,
                       const std::array<BotProfile, 2>& profiles, std::uint64_t seed);

} // namespace arkanong::test
