#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"

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
    void putBall(Vec2 position, Vec2 velocity, Side owner) {
        objects_.addBall(position, velocity, owner, match_.settings().ballRadius());
    }
    /// Lets a side have what a capsule would bring, between two steps; to set a scene, like putBall().
    void applyPowerUp(const PowerUpDrop& drop, Side catcher, std::vector<Event>& events);
    /// Puts a capsule on the field, like putBall(), for a side that has a paddle.
    void putCapsule(Vec2 position, const PowerUpDrop& drop, Side towards) {
        objects_.addCapsule(position, drop, towards);
    }

    // WorldEditing.cpp: building by hand in the sandbox between two steps; like putBall(), no replay knows of
    // it. Each does nothing and answers false where it can't be done. Balls in the way of what is put there
    // are gone.

    /// A brick in the cell of the level grid that `at` lies in, unless there is one; hard ones take `hits`.
    /// It may hold a power-up.
    bool putBrick(Vec2 at, BrickKind kind, int hits = 1, const std::optional<PowerUpDrop>& drop = {});
    /// Anywhere within buildingRoom(); `radius` > 0 to the corners, px; `spin` in turns a second.
    bool putHexagon(Vec2 centre, double radius, double spin);
    /// A closed outline of 3 to 64 corners within buildingRoom(), each some px from the one before; it may be
    /// concave. Balls within it stay within it.
    bool putPolygon(const std::vector<Vec2>& corners);
    /// Takes away what is at a place: a brick, else a hexagon, else a polygon, else a ball.
    bool removeAt(Vec2 at);
    /// Where hexagons and polygons may be: a ball's room away from every paddle's zone.
    Box buildingRoom() const;

    const ObjectManager& objects() const { return objects_; }
    const Match& match() const { return match_; }
    const PowerUps& powers() const { return powers_; }
    const CollisionManager& collisions() const { return collisions_; }
    /// Ticks since the World was made.
    int tick() const { return tick_; }

    /// Changes with any difference that can matter to what follows.
    std::uint64_t stateHash() const;

    /// Says in plain words what is wrong with the state, empty when nothing is: a ball outside the field,
    /// inside a paddle or not a number, a paddle outside its zone, a capsule or a count that cannot be. For
    /// tests and headless runs.
    std::string brokenInvariant() const;

  private:
    bool sandbox() const { return match_.settings().mode == Mode::Sandbox; }

    // The parts of a step, in their order, each in the file of its subject.
    void movePaddles(const Commands& commands);
    void moveHexagons();
    void serve(const Commands& commands, std::vector<Event>& events);
    void moveBalls(std::vector<Event>& events);
    void moveCapsules(std::vector<Event>& events);
    void tickBricks(std::vector<Event>& events);
    void tickPowerUps(const Commands& commands, std::vector<Event>& events);
    void keepPlayAlive(const Commands& commands, std::vector<Event>& events);

    // World.cpp: how things move, and what keeps play alive.
    void fitWidth(Paddle& paddle);
    void readBackBalls();
    void readBackObstacles();
    void preventStalls(std::vector<Event>& events);
    void tickOverdrive(const Commands& commands);

    // WorldServing.cpp: how balls come from the paddles.
    /// What the serve button does: a held ball goes first.
    void serveFor(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    void pour(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    /// The radius of balls in a crowd of so many in the sandbox: from a certain number on, together they
    /// cover no more of the field.
    double radiusIn(std::size_t crowd) const;
    void makeRoom();
    void serveForIdlePlayers(std::vector<Event>& events);
    void serveBall(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    bool holds(const Paddle& paddle, Vec2 normal) const;
    void holdBall(const Contact& contact, const Paddle& paddle, double offset, std::vector<Event>& events);
    void carryHeldBalls();
    void releaseHeldBalls(std::vector<Event>& events);
    void launch(std::size_t index, Vec2 aim, std::vector<Event>& events);

    // WorldBricks.cpp: what becomes of bricks.
    /// `by` is empty where it is nobody's doing.
    void breakBrick(std::size_t index, std::optional<Side> by, Vec2 ballVelocity, std::vector<Event>& events);
    void releaseDrop(const Brick& brick, Side by, std::vector<Event>& events);
    void tickBlasts(std::vector<Event>& events);
    void explode(const Blast& blast, std::vector<Event>& events);
    void tickRegrowths(std::vector<Event>& events);
    bool isFree(const Brick& place) const;
    void tickSparks(std::vector<Event>& events);

    // WorldPowers.cpp: what power-ups do.
    void multiplyBalls(Side side, std::vector<Event>& events);
    void fireLasers(const Commands& commands, std::vector<Event>& events);
    Beam beamOf(const Paddle& paddle) const;
    void burn(const Beam& beam, std::vector<Event>& events);
    void burnBrick(const Beam& beam, std::size_t index, std::vector<Event>& events);
    void tickAbility(std::vector<Event>& events);
    /// The speed that this ball is drawn to, px/s, and how firmly (a share in a second).
    struct Pace {
        double speed, share;
    };
    Pace paceOf(const Ball& ball) const;

    // WorldEditing.cpp
    template <typename InTheWay>
    void sweepBalls(InTheWay inTheWay);

    // WorldContacts.cpp: what comes of a ball's touch.
    ContactResponse answerTo(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchBorder(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchPaddle(const Contact& contact, const Paddle& paddle, std::vector<Event>& events);
    ContactResponse touchBrick(const Contact& contact, std::size_t index, std::vector<Event>& events);
    ContactResponse touchHexagon(const Contact& contact, const Hexagon& hexagon, std::vector<Event>& events);
    ContactResponse touchPolygon(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchBall(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchShieldWall(const Contact& contact, Side side, std::vector<Event>& events);
    ContactResponse throwOff(const Contact& contact) const;
    /// The ball leaves as two, as far as the limit of balls allows; `unhindered` = it flies on through.
    ContactResponse splitBall(const Contact& contact, bool unhindered, std::vector<Event>& events);
    ContactResponse squeeze(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const;
    /// -1 or 1: a ball before or behind the paddle gets out past the nearer end, unless the wall is too near
    /// to let it through there.
    double wayOut(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const;
    void reportHit(const Event& hit, std::vector<Event>& events);

    ObjectManager objects_;
    CollisionManager collisions_;
    Match match_;
    PowerUps powers_;
    Random random_;
    double dropChance_; ///< Of the level.
    int tick_ = 0;
    int untilSpark_ = 0;     ///< Ticks.
    int idleServeTimer_ = 0; ///< Ticks for which no ball has been in play.
    int overdriveTimer_ = 0; ///< Ticks for which overdrive still has an effect.

    // Of one step only.
    std::vector<std::uint8_t> paddleTouches_; ///< For each ball.
    int hitEvents_ = 0;
    int ballEvents_ = 0;
};

} // namespace arkanong
