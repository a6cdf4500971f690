#pragma once

#include "Scenes.hpp"

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
void printHeading();
void print(const Result& result);

// EngineScenes.cpp: the collision engine alone.
Result gas(std::size_t count, double packing, int steps, const std::string& name);
/// Prints what a step of the gas consists of: giving the balls in and reading them back, up to the first contact (grid,
/// sorting and first predictions), and all contacts with the predictions after them; and what is predicted in vain.
void parts();
/// The gas with one job and with a job for each processor, step by step in turn.
void cores();
/// A crowd with one ball a thousand times as fast as the others. It heats the crowd, so only first steps are
/// measured; the same steps without it are printed too.
void fast();
Result pinball();

// MatchScene.cpp
/// Two computer players of the highest difficulty on a full field.
Result match();

// PeerScenes.cpp
/// The gas in this engine and in others alternately, with the ratios.
void comparePeers();

/// The gas in an engine, with frictionless, perfectly elastic discs.
struct EngineScene {
    std::string name; ///< The engine and its setting.
    std::function<void()> step;
    std::function<std::vector<MovingCircle>()> balls; ///< As they are now.
};

/// Each engine twice: as exact as it is with ordinary options, and as fast.
enum class PeerSetting : std::uint8_t { Careful, Fast };
EngineScene makeChipmunkGas(const test::Gas& gas, PeerSetting setting);
EngineScene makeBox2dGas(const test::Gas& gas, PeerSetting setting);
EngineScene makeBox2d3Gas(const test::Gas& gas, PeerSetting setting);

} // namespace arkanong::bench
