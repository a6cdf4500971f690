#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/rules/BossState.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The whole simulation; step() is the only way to advance it. A regular value: a copy is a snapshot that
/// continues exactly as the original.
class World {
  public:
    /// A match on `level` before its first tick. The same arguments give the same World.
    World(const Level& level, const MatchSettings& settings, std::uint64_t seed);

    /// Advances by one tick (1/120 s). Appends its events to `events` in the order in which they happen.
    void step(const Commands& commands, std::vector<Event>& events);

    /// Adds a ball between two steps, to set up a scene. No command does this, so replays cannot reproduce
    /// it. A ball that overlaps something bounces off it at once.
    void putBall(Vec2 position, Vec2 velocity, Side owner) {
        objects_.addBall(position, velocity, owner, match_.settings().ballRadius());
    }
    /// Gives a side the effect of a capsule between two steps; to set up a scene, like putBall().
    void applyPowerUp(PowerUpDrop drop, Side catcher, std::vector<Event>& events);
    /// Adds a capsule like putBall(), for a side that has a paddle.
    void putCapsule(Vec2 position, const PowerUpDrop& drop, Side towards) {
        objects_.addCapsule(position, drop, towards);
    }

    // WorldEditing.cpp: editing the sandbox between two steps; like putBall(), replays cannot reproduce it.
    // Each function returns false and changes nothing where the edit is not possible. Balls that overlap a
    // new object are removed.

    /// Adds a brick in the cell of the level grid that contains `at`, if the cell is free; hard bricks take
    /// `hits`. It may hold a power-up.
    bool putBrick(Vec2 at, BrickKind kind, int hits = 1, const std::optional<PowerUpDrop>& drop = {});
    /// Adds a hexagon within buildingRoom(); `radius` > 0 to the corners, px; `spin` in turns/s.
    bool putHexagon(Vec2 centre, double radius, double spin);
    /// Adds a closed outline of 3 to 64 corners within buildingRoom(), with edges of at least 4 px; it may be
    /// concave. Balls inside it stay inside.
    bool putPolygon(const std::vector<Vec2>& corners);
    /// Removes one object at a position: a brick, else a hexagon, else a polygon, else a ball.
    bool removeAt(Vec2 at);
    /// Breaks a shield of the side's line, for lessons; nobody scores. Returns false if it does not stand.
    bool breakShield(Side side, int place, std::vector<Event>& events);
    /// The box for hexagons and polygons: a ball's diameter away from every paddle's zone.
    Box buildingRoom() const;

    const ObjectManager& objects() const { return objects_; }
    const Match& match() const { return match_; }
    const PowerUps& powers() const { return powers_; }
    const CollisionManager& collisions() const { return collisions_; }
    /// What the boss that plays this side is doing; null where none does.
    const BossState* boss(Side side) const {
        const std::optional<BossState>& state = bosses_[sideIndex(side)];
        return state ? &*state : nullptr;
    }
    /// Whether Umbra has put out the light for this side.
    bool inTheDark(Side viewer) const {
        const BossState* const enemy = boss(opponent(viewer));
        return enemy && enemy->dark();
    }
    /// Whether in the dark of this side a ball leaves a trail that it sees: in Umbra's third phase only its own do.
    bool trailSeen(Side viewer, const Ball& ball) const {
        const BossState* const enemy = boss(opponent(viewer));
        return !enemy || enemy->phase < 3 || ball.owner == viewer;
    }
    /// Sets the boss of this side, one of MatchSettings::bosses, to another phase and other timers between two steps;
    /// to set up a scene, like putBall().
    void putBoss(Side side, const BossState& state) { bosses_[sideIndex(side)] = state; }
    /// Ticks since construction.
    int tick() const { return tick_; }

    /// A hash of everything that can influence later ticks.
    std::uint64_t stateHash() const;

    /// Describes in plain words the first fault in the state, empty when there is none: a ball outside the
    /// field, inside a paddle or not a number, a paddle outside its zone (the Minotaur's only while it charges), a drone
    /// outside its lane, an impossible laid brick, capsule or count. For
    /// tests and headless runs.
    std::string brokenInvariant() const;

  private:
    bool sandbox() const { return match_.settings().mode == Mode::Sandbox; }

    // The parts of a step in order, each in its own file.
    void movePaddles(const Commands& commands, std::vector<Event>& events);
    void moveHexagons();
    void serve(const Commands& commands, std::vector<Event>& events);
    void moveBalls(std::vector<Event>& events);
    void moveCapsules(std::vector<Event>& events);
    void tickBricks(std::vector<Event>& events);
    void tickPowerUps(const Commands& commands, std::vector<Event>& events);
    void tickCards(std::vector<Event>& events);
    void keepPlayAlive(const Commands& commands, std::vector<Event>& events);
    void tickShields();

    // World.cpp: movement and anti-stall rules.
    /// The paddle's velocity for one tick, in its zone.
    Vec2 steered(const Paddle& paddle, const Command& command) const;
    void fitWidth(Paddle& paddle);
    /// Takes back the growth of a paddle that would end in a wall.
    void fitIntoField(Paddle& paddle);
    /// Hands all balls to the collision engine. In the sandbox they shrink to radiusIn() first.
    void admitBalls();
    /// Takes over where the engine has moved the balls; `removed` = a response has removed one. After
    /// readBackObstacles().
    void readBackBalls(bool removed);
    bool isOnPaddle(const Ball& ball) const;
    void readBackObstacles();
    void preventStalls(std::vector<Event>& events);
    /// Sends a ball into the field that has met a line's shields often enough without leaving the zone, and
    /// that another ball has turned towards them again. Through a gap it may go.
    void keepOffShields(Ball& ball) const;
    void tickOverdrive(const Commands& commands);

    // WorldServing.cpp: serving and holding balls.
    /// Answers the serve button: a held ball is served first.
    void serveFor(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    void pour(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    /// The radius of balls when there are `crowd` of them in the sandbox: above tuning::sandboxRoom it
    /// shrinks so that their total area stays the same.
    double radiusIn(std::size_t crowd) const;
    void serveForIdlePlayers(std::vector<Event>& events);
    void serveBall(const Paddle& paddle, Vec2 aim, std::vector<Event>& events);
    double serveSpeed(Side side) const; ///< px/s.
    void serveOne(Side side, Vec2 start, Vec2 velocity, double radius, std::vector<Event>& events);
    /// Two small balls to both sides of this velocity, as far as the limit of balls allows.
    void serveTwins(Side side, Vec2 start, Vec2 velocity, std::vector<Event>& events);
    bool holds(const Paddle& paddle, Vec2 normal, Stroke stroke) const;
    void holdBall(const Contact& contact, const Paddle& paddle, double offset, std::vector<Event>& events);
    void carryHeldBalls();
    void releaseHeldBalls(std::vector<Event>& events);
    void launch(std::size_t index, Vec2 aim, std::vector<Event>& events);

    // WorldBricks.cpp: breaking, exploding and regrowing bricks.
    /// `by` is empty where no side broke it (a spark).
    void breakBrick(std::size_t index, std::optional<Side> by, Vec2 ballVelocity, std::vector<Event>& events);
    void releaseDrop(const Brick& brick, Side by, std::vector<Event>& events);
    void tickBlasts(std::vector<Event>& events);
    void explode(const Blast& blast, std::vector<Event>& events);
    void tickRegrowths(std::vector<Event>& events);
    void tickRise(std::vector<Event>& events);
    bool isFree(const Brick& brick) const;
    /// Whether a brick can be laid there now.
    bool isOpen(const MortarCell& cell) const {
        const BrickId id = cell.brick.id;
        return !objects_.brickIndex(id) && !objects_.growsBack(id) && isFree(cell.brick);
    }
    void tickSparks(std::vector<Event>& events);

    // WorldPowers.cpp: effects of power-ups.
    void placeBlindSpot(Side side);
    void multiplyBalls(Side side, std::vector<Event>& events);
    void repairShield(Side side, std::vector<Event>& events);
    void fireLasers(const Commands& commands, std::vector<Event>& events);
    Beam beamOf(const Paddle& paddle) const;
    void burn(const Beam& beam, std::vector<Event>& events);
    void burnBrick(const Beam& beam, std::size_t index, std::vector<Event>& events);
    /// The target speed of this ball, px/s, and the share of the difference made up in a second.
    struct Pace {
        double speed, share;
    };
    Pace paceOf(const Ball& ball) const;

    // WorldCards.cpp: the rules of cards.
    bool has(Side side, Card card) const { return match_.settings().has(side, card); }
    static void report(Card card, Side side, Vec2 at, std::vector<Event>& events);
    void makeCards();
    /// Lays the mason's bricks that do not stand, nearest to the side's zone first, then to the middle.
    void layMasonBricks(Side side, std::vector<Event>& events);
    /// Makes an enemy ball `side`'s, unless touches do not convert, with all that follows from it.
    void steal(Ball& ball, Side side, Vec2 at, std::vector<Event>& events);
    /// Drops a good capsule for the side.
    void dropGift(Vec2 at, Side side, Card card, std::vector<Event>& events);
    /// The card by which the ball goes through a brick that it breaks at this place, if any.
    std::optional<Card> passageOf(const Ball& ball, Vec2 at) const;
    /// What follows where a side has broken a brick, a shield, or has scored a goal at this place.
    void afterBreaking(const Brick& brick, Side by, std::vector<Event>& events);
    void afterShield(const Shield& shield, Ball& ball, Vec2 at, std::vector<Event>& events);
    void afterGoal(Side by, Vec2 at, std::vector<Event>& events);
    /// The side whose card lets this broken brick grow back; empty where none does.
    std::optional<Side> growerOf(const Brick& brick) const;
    void reportGrowth(const Brick& brick, std::vector<Event>& events) const;
    void hitEchoes(std::vector<Event>& events);
    /// Whether this shield, hit by an enemy ball, is spared; the plate is spent by that.
    bool spares(const Shield& shield);
    void breakNeighbour(const Shield& shield, Side by, std::vector<Event>& events);
    /// Whether the wall or hexagon makes the ball faster.
    bool springs(const Contact& contact) const;
    ContactResponse springOff(const Contact& contact, std::vector<Event>& events) const;

    // WorldBosses.cpp: phases, timers and what the Foreman, the Clockmaker, the Queen and Umbra do.
    void makeBosses();
    void tickBosses(std::vector<Event>& events);
    void tickAct(Side side, BossState& boss, std::vector<Event>& events);
    /// Whether it acts: it may have to wait for a free cell or for a ball.
    bool act(Side side, BossState& boss, std::vector<Event>& events);
    void endAct(Side side, BossState& boss, std::vector<Event>& events);
    bool layBrick(Side side, BossState& boss, std::vector<Event>& events);
    void turnBalls(Side side, bool back, std::vector<Event>& events);
    bool mayTurn(const Ball& ball) const;
    void turnHexagons();
    void tickDrones(Side side, const BossState& boss, std::vector<Event>& events);
    void moveDrones();
    ContactResponse touchDrone(const Contact& contact, std::size_t index, std::vector<Event>& events);

    // WorldCharge.cpp: the Minotaur's charge.
    /// Whether it sets off: there is an enemy ball to charge at.
    bool setOff(Side side, BossState& boss, std::vector<Event>& events);
    /// The paddle's velocity for one tick outside its zone.
    Vec2 charging(const Paddle& paddle, const Command& command, BossState& boss, std::vector<Event>& events);
    Vec2 walkingBack(const Paddle& paddle, const Command& command, const BossState& boss) const;
    void breakBricksIn(const Box& box, std::vector<Event>& events);
    /// Whether something in the box stops the Minotaur.
    bool stops(const Box& box) const;
    /// Notes that the Minotaur is back in its zone.
    void settleCharge(Side side, BossState& boss, std::vector<Event>& events);
    bool outside(const Paddle& paddle) const;
    /// How far the paddle's front is beyond the inner edge of its zone, px; 0 or less within it.
    double beyondZone(const Paddle& paddle) const;

    // WorldEditing.cpp
    template <typename InTheWay>
    void sweepBalls(InTheWay inTheWay);

    // WorldContacts.cpp: the response to each contact of a ball.
    ContactResponse answerTo(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchBorder(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchPaddle(const Contact& contact, const Paddle& paddle, std::vector<Event>& events);
    ContactResponse touchBrick(const Contact& contact, std::size_t index, std::vector<Event>& events);
    ContactResponse touchHexagon(const Contact& contact, const Hexagon& hexagon, std::vector<Event>& events);
    ContactResponse touchPolygon(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchBall(const Contact& contact, std::vector<Event>& events);
    ContactResponse touchShield(const Contact& contact, std::size_t index, std::vector<Event>& events);
    /// Reflects it and makes it faster by this factor, to at least `least` and at most the maximum speed, px/s.
    ContactResponse throwOff(const Contact& contact, double factor, double least) const;
    /// Off a hexagon or a brick that moves. A ball caught between it and something else gets out along it.
    ContactResponse offMoving(const Contact& contact, Vec2 normal) const;
    /// Splits the ball in two, if the limit of balls allows; `unhindered` = it is not deflected.
    ContactResponse splitBall(const Contact& contact, bool unhindered, std::vector<Event>& events);
    ContactResponse squeeze(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const;
    /// -1 or 1: the x direction in which a ball before the paddle gets out past the nearer end, or past the
    /// other end where the wall leaves no room.
    double wayOut(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const;
    void reportHit(const Event& hit, std::vector<Event>& events);

    ObjectManager objects_;
    CollisionManager collisions_;
    Match match_;
    PowerUps powers_;
    std::array<std::optional<BossState>, 2> bosses_; ///< Index with sideIndex().
    /// What the cards of a side remember.
    struct CardMemory {
        int steals = 0;          ///< In this match.
        bool spareSpent = false; ///< Since the last goal conceded.
        bool layAgain = false;   ///< The mason's bricks are laid anew after this step.
        int untilShot = 0;       ///< Ticks of play until the sniper's next laser.
    };
    std::array<CardMemory, 2> memories_; ///< Index with sideIndex().
    /// A brick was broken by a side that has Card::Echo; empty between two steps.
    struct EchoPlace {
        Vec2 at; ///< The mirror image of its centre.
        Side by;
    };
    std::vector<EchoPlace> echoes_;
    Random random_;
    double dropChance_; ///< The level's drop chance.
    int tick_ = 0;
    int untilSpark_ = 0;     ///< Ticks.
    int idleServeTimer_ = 0; ///< Ticks without a ball in play.
    int overdriveTimer_ = 0; ///< Ticks until overdrive loses its effect.

    // For the current step only.
    std::vector<std::uint8_t> paddleTouches_; ///< For each ball.
    int hitEvents_ = 0;
    int ballEvents_ = 0;
};

} // namespace arkanong
