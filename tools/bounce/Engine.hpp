#pragma once

#include "Scene.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arkanong::bounce {

struct State {
    Vec2 at;
    Vec2 velocity;
};

/// What an engine made of a setup.
struct Course {
    std::vector<State> states; ///< After each step, in the order of the balls.
    int touches = 0;           ///< How many touches began.

    State last(const Setup& setup, std::size_t ball) const {
        return states[states.size() - setup.balls.size() + ball];
    }
};

/// An engine under test. An adapter translates a setup into the engine's own objects with the settings that its makers
/// recommend for fast balls, takes the steps and reads the balls after each.
class Engine {
  public:
    Engine() = default;
    virtual ~Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    virtual std::string name() const = 0;     ///< With its version.
    virtual std::string madeFor() const = 0;  ///< What its makers made it for.
    virtual std::string settings() const = 0; ///< Those of the adapter, one line.
    /// Why it has no words for this setup; empty if it has.
    virtual std::string refusal(const Setup&) const { return {}; }
    /// Plays a setup that it does not refuse.
    virtual Course play(const Setup& setup) = 0;
};

std::unique_ptr<Engine> makeChipmunk();
std::unique_ptr<Engine> makeBox2d();
std::unique_ptr<Engine> makeBox2d3();
/// A program that reads setups as lines of JSON and answers each with numbers, see docs/bounce.md. Throws
/// std::runtime_error if it cannot be started.
std::unique_ptr<Engine> makeProgram(const std::vector<std::string>& command);

} // namespace arkanong::bounce
