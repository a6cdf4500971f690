#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// The whole simulation, and the one door into it: step(). A regular value: a copy is a snapshot that goes on
/// exactly as the original would.
class World {
  public:
    World(const Level& level, const MatchSettings& settings, std::uint64_t seed);

    /// Advances by one tick (1/120 s). Appends what happened to `events`, in the order in which it happened.
    void step(const Commands& commands, std::vector<Event>& events);

    /// Puts a ball on the field between two steps, to set a scene: no command does this, so no replay knows
    /// of it. Where it overlaps something it starts by bouncing off that.
    void putBall(Vec2 position, Vec2 velocity, Side owner) { objects_.addBall(position, velocity, owner); }

    const ObjectManager& objects() const { return objects_; }
    const Match& match() const { return match_; }
    const CollisionManager& collisions() const { return collisions_; }
    /// Ticks since the World was made.
    int tick() const { return tick_; }

    /// Changes with any difference that can matter to what follows.
    std::uint64_t stateHash() const;

    /// Says in plain words what is wrong with the state, empty when nothing is: a ball outside the field,
    /// inside a paddle or not a number, a paddle outside its zone. For tests and headless runs.
    std::string brokenInvariant() const;

  private:
    bool sandbox() const { return match_.settings().mode == Mode::Sandbox; }

    // World.cpp: the parts of a step, in their order.
    void movePaddles(const Commands& commands);
    void moveHexagons();
    void serve(const Commands& commands, std::vector<Event>& events);
    void moveBalls(std::vector<Event>& events);
    void keepPlayAlive(const Commands& commands, std::vector<Event>& events);

    void pour(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    /// The radius of balls in a crowd of so many in the sandbox: from a certain number on, together they
    /// cover no more of the field.
    static double radiusIn(std::size_t crowd);
    void makeRoom();
    void serveForIdlePlayers(std::vector<Event>& events);
    void serveBall(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    void readBackBalls();
    void readBackObstacles();
    void tickOverdrive(const Commands& commands);
    void tickSparks(std::vector<Event>& events);

    // WorldContacts.cpp: what comes of a ball's touch.
    Answer answerTo(const Contact& contact, std::vector<Event>& events);
    Answer touchBorder(const Contact& contact, std::vector<Event>& events);
    Answer touchPaddle(const Contact& contact, const Paddle& paddle, std::vector<Event>& events);
    Answer touchBrick(const Contact& contact, std::size_t index, std::vector<Event>& events);
    Answer touchHexagon(const Contact& contact, const Hexagon& hexagon, std::vector<Event>& events);
    Answer touchBall(const Contact& contact, std::vector<Event>& events);
    Answer squeeze(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const;
    void breakBrick(std::size_t index, const Ball& ball, Vec2 velocity, std::vector<Event>& events);
    void reportHit(const Event& hit, std::vector<Event>& events);

    ObjectManager objects_;
    CollisionManager collisions_;
    Match match_;
    Random random_;
    int tick_ = 0;
    int sparkTimer_ = 0;     ///< Ticks for which hardly any brick has been left.
    int idleServeTimer_ = 0; ///< Ticks for which no ball has been in play.
    int overdriveTimer_ = 0; ///< Ticks for which overdrive still has an effect.

    // Of one step only.
    std::vector<std::uint8_t> paddleTouches_; ///< For each ball.
    int hitEvents_ = 0;
    int ballEvents_ = 0;
};

} // namespace arkanong
