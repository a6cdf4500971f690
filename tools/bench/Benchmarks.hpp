#pragma once

#include "UnevenCrowds.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace arkanong::bench {

constexpr double stepSeconds = 1.0 / 60.0;

/// The results of a scene, printed as a line.
struct Result {
    std::string scene;
    std::size_t balls = 0;
    double medianMs = 0.0; ///< Of a step.
    double p95Ms = 0.0;
    double contactsPerSecond = 0.0; ///< Per second of processor time.
    double energyDrift = 0.0;       ///< Relative; not a number where energy is not conserved.
    double deepestOverlap = 0.0;    ///< Between two balls at the end, px; negative when none overlap.
    std::uint64_t hash = 0;         ///< State hash at the end.
};
void print(const Result& result);

// EngineScenes.cpp: the collision engine alone.
Result gas(std::size_t count, double packing, int steps, const std::string& name);
/// Prints what a step of the gas consists of: giving the balls in and reading them back, up to the first contact (grid,
/// sorting and first predictions), and all contacts with the predictions after them; and what is predicted in vain.
void parts();
/// A crowd with one ball a thousand times as fast as the others. It heats the crowd, so only first steps are
/// measured; the same steps without it are printed too.
void fast();
Result pinball();

// CrowdScenes.cpp: the collision engine alone, in ways that take turns step by step.
/// The gas copied in and out, without stripes, with one job and with a job for each processor; and at other packings.
void cores();
/// Prints what a step of crowds costs that have large balls, are in a corner, dense, or among a polygon of many sides.
void unevenCrowds(std::size_t count, int steps);

// MatchScene.cpp
/// Two computer players of the highest difficulty on a full field.
Result match();

// SandboxScene.cpp
/// Prints what a tick of the sandbox costs with one job and with a job for each processor, and the memory of one that is
/// built fifty times.
void sandbox();

// PeerScenes.cpp
/// The gas and crowds that are not even, in this engine and in others alternately, with the ratios.
void comparePeers();

/// A crowd in an engine: frictionless, perfectly elastic discs of equal mass, without gravity or sleep.
struct EngineScene {
    std::string name; ///< The engine, its version and its setting.
    std::function<void()> step;
    std::function<std::vector<MovingCircle>()> balls; ///< As they are now.
};

/// The sides of the arena and of the polygon, each to be hit from both sides.
std::vector<Segment> wallsOf(const test::UnevenCrowd& crowd);

/// With `hash`, balls are found by a hash of cells of a ball's size, and otherwise by its default, a tree.
EngineScene makeChipmunk(const test::UnevenCrowd& crowd, int iterations, bool hash);
/// With `bullets`, it looks for contacts between moving balls, too, as continuously as it can.
EngineScene makeBox2d(const test::UnevenCrowd& crowd, bool bullets);
EngineScene makeBox2d3(const test::UnevenCrowd& crowd, bool bullets);

} // namespace arkanong::bench
