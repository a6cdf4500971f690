#pragma once

#include "Scenes.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace arkanong::bench {

constexpr double stepSeconds = 1.0 / 60.0;

/// What is printed of a scene, a line each.
struct Result {
    std::string scene;
    std::size_t balls = 0;
    double medianMs = 0.0; ///< A step.
    double p95Ms = 0.0;
    double contactsPerSecond = 0.0; ///< Of work.
    double energyDrift = 0.0;       ///< Relative; not a number where energy is not kept.
    double deepestOverlap = 0.0;    ///< Of two balls at the end, px; negative when none touch.
    std::uint64_t hash = 0;         ///< Of the state at the end.
};
void printHeading();
void print(const Result& result);

// EngineScenes.cpp: the collision engine alone.
Result gas(std::size_t count, double packing, int steps, const std::string& name);
/// A crowd in which one ball is a thousand times as fast as the others. It heats them, so every step is a
/// first one; the same steps without it are printed too.
void fast();
Result pinball();

// MatchScene.cpp
/// Two computer players of the highest strength on a full field.
Result match();

// PeerScenes.cpp
/// The gas in this engine and in others, in turns, with the ratios.
void comparePeers();

/// Each makes the gas in another engine, with frictionless, perfectly elastic discs, and returns what
/// advances it by a step.
std::function<void()> makeChipmunkGas(const test::Gas& gas);
std::function<void()> makeBox2dGas(const test::Gas& gas);

} // namespace arkanong::bench
