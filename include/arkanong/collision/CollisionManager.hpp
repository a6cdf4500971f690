#pragma once

#include "arkanong/collision/BallGrid.hpp"
#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/NearPairs.hpp"
#include "arkanong/collision/Obstacle.hpp"
#include "arkanong/collision/ObstacleGrid.hpp"
#include "arkanong/collision/PathGrid.hpp"
#include "arkanong/collision/PredictionQueue.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arkanong {

/// A ball as the collision engine knows it.
struct MovingCircle {
    Vec2 position; ///< Centre, px.
    Vec2 velocity; ///< px/s.
    double radius = 0.0;
};

/// Advances balls among obstacles through one step, meeting every contact at its true time and in the order
/// of those times. Between contacts balls fly straight. The caller answers each contact before the next is
/// found:
///
///     collisions.begin(duration);
///     for (const MovingCircle& ball : balls) collisions.addBall(ball);
///     while (const auto contact = collisions.next())
///     collisions.answer(*contact, ContactResponse::bounce());
///     // now ball(i) is where ball i is at the end of the step
///
/// Obstacles stay from step to step; balls are handed in anew for each. Equal times are ordered by kind of
/// contact (border, obstacle, ball), then by the lower and the higher index, so the result never depends on
/// the machine. Overlapping and approaching things touch now; separating ones are left alone, so nothing is
/// ever pushed. A value: copying it in mid-step copies the step.
class CollisionManager {
  public:
    /// No ball makes more contacts than this in one step. One that would is parked: it stays where it is
    /// until the step's end, as if nailed down, keeps its velocity for the next step, and is counted in
    /// parkedBalls().
    static constexpr int contactLimit = 1000;

    /// Balls stay inside this box (or leave it if the answer to a border contact says so).
    void setArena(const Box& arena);
    const Box& arena() const { return arena_; }

    void clearObstacles();
    /// A box of `halfSize` (>= 0) with corners of radius `rounding` (0 <= rounding <= both half sizes): a bar
    /// with half-round ends where it equals the smaller one. `tag` comes back in contacts, for the caller's
    /// use.
    ObstacleIndex addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag);
    /// A closed polygon of at least two corners, given relative to `centre`; it may be concave, and balls may
    /// be inside it. Zero-length sides are skipped, their corner counts.
    ObstacleIndex addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns, std::uint32_t tag);
    void removeObstacle(ObstacleIndex obstacle);
    /// Puts a removed obstacle back where it was, between two steps.
    void restoreObstacle(ObstacleIndex obstacle);
    /// Sets the velocity (px/s) and spin (turns/s) at which the obstacle moves through the steps to come.
    /// Boxes do not spin.
    void drive(ObstacleIndex index, Vec2 velocity, double spin);
    /// Gives a box another size between two steps; the arguments are those of addBox().
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    /// Puts the obstacle somewhere else between two steps.
    void place(ObstacleIndex index, Vec2 centre, double turns);
    const Obstacle& obstacle(ObstacleIndex obstacle) const { return obstacles_[obstacleNumber(obstacle)]; }

    /// Starts a step of `duration` (>= 0) seconds, without balls.
    void begin(double duration);
    /// Adds a ball: before the first next(), or in mid-step at the time of the last contact (a ball that
    /// splits). Its index is the number of balls added before it in this step.
    BallIndex addBall(const MovingCircle& ball);
    /// Adds all of them, in their order.
    void addBalls(const std::vector<MovingCircle>& balls);
    /// The next contact in time order; nothing at the end of the step. Each contact must be answered.
    std::optional<Contact> next();
    void answer(const Contact& contact, const ContactResponse& answer);
    /// Answers every remaining contact of the step with a bounce.
    void bounceAll();

    std::size_t ballCount() const { return balls_.size(); }
    /// The ball at the time of the last contact found while the step runs, at the step's end afterwards.
    MovingCircle ball(BallIndex index) const {
        const Slot slot = balls_.slotOf(index);
        return {positionNow(slot), balls_.trajectories[slot].velocity, balls_.radius(slot)};
    }
    /// False once an answer removed it.
    bool alive(BallIndex index) const {
        return !balls_.sorted || !balls_.records[balls_.slotOf(index)].removed;
    }

    /// Contacts found since begin().
    std::uint64_t contactCount() const { return contactCount_; }
    /// Balls that met the contact limit since begin().
    std::size_t parkedBalls() const { return parked_.size(); }

    /// The first border or obstacle that a lone ball would touch within `horizon` seconds, from the state
    /// between two steps; the contact's `ball` is 0. For aiming, for the computer player's look-ahead.
    [[nodiscard]] std::optional<Contact> cast(const MovingCircle& ball, double horizon) const;

  private:
    // Obstacles.cpp
    ObstacleIndex addObstacle(const Obstacle& obstacle);
    void turnCorners(const Obstacle& obstacle);
    void markDriven(std::uint32_t number);
    void knowStanding() const;
    void stopObstacle(std::uint32_t number);

    // CollisionManager.cpp: how contacts are found and answered.
    void startStep();
    /// The next contact, counted; false at the end of the step.
    bool findNext(Prediction& contact);
    /// Counts a contact of the ball; true when it has had its last of this step and is parked.
    bool exhausted(Slot slot);
    Contact contactOf(const Prediction& prediction) const;
    Vec2 touchedBorder(Slot slot, Border border) const;
    void bounce(const Prediction& contact);
    void exchangeBalls(Slot first, Slot second);
    void setTrajectory(Slot slot, Vec2 position, Vec2 velocity);
    /// Sets a new course from now on and predicts it.
    void changeTrajectory(Slot slot, Vec2 position, Vec2 velocity);
    void admit(BallIndex ball);
    void removeBall(Slot slot);
    void finish();

    // Interval.cpp: what the balls do together.
    bool startNextInterval();
    void beginInterval();
    void chooseInterval();

    // Prediction.cpp: what one will touch.
    void predictAll();
    /// Everything that the ball may touch on its course from now on, except the ball that it just parted
    /// from: on the courses of now they cannot meet again.
    void predict(Slot slot, Slot parted = noSlot);
    double predictSurroundings(Slot slot, Vec2 from, Vec2 velocity, double radius, double horizon);
    void predictObstacle(Slot slot, std::uint32_t number, double horizon);
    /// Predicts the pairs collected, and forgets them.
    void predictPairs(double horizon, Slot parted);
    /// Of a pair that may touch.
    void predictPair(Slot slot, Slot other, double horizon);
    bool isCellLocal(Slot slot, const Box& path) const;
    void push(const Prediction& prediction);
    /// The earliest, stale or not; false at the end of the interval.
    bool takePrediction(Prediction& next);
    bool later(const Prediction& a, const Prediction& b) const;
    bool stale(const Prediction& prediction) const;
    bool wasPassed(BallIndex ball, std::uint32_t obstacle) const;
    void fetchAhead();

    Vec2 positionNow(Slot slot) const { return balls_.trajectories[slot].at(now_); }
    double stepTime() const { return intervalStart_ + now_; }

    Box arena_;
    Box inner_; ///< Where no ball's centre is near enough to a border to touch it.

    std::vector<Obstacle> obstacles_;
    std::vector<Vec2> corners_;                   ///< Of all polygons, unturned and turned, see Obstacle.
    std::vector<std::uint32_t> travelling_;       ///< Obstacles that have been driven somewhere.
    std::vector<std::uint32_t> driven_;           ///< Those and others that a step's end must look at.
    ObstacleGrid travellingGrid_;                 ///< Made for each step.
    mutable ObstacleGrid standingGrid_;           ///< A cache: brought up to date by whoever asks first.
    mutable bool standingKnown_ = false;          ///< standingGrid_ is up to date.
    mutable std::vector<std::uint32_t> standing_; ///< What is in it.
    bool noObstacles_ = true;

    BallTable balls_;
    BallGrid grid_;  ///< Of the balls that stay at home...
    PathGrid paths_; ///< ...and of the others, the roamers.
    QuantisationScale quantisationScale_;
    PredictionQueue queue_;
    std::vector<Vec2> normals_; ///< Of the obstacle contacts predicted in this interval.
    std::vector<std::pair<BallIndex, std::uint32_t>>
        passed_;                                     ///< Obstacles that a ball was let through in this step.
    std::vector<std::pair<BallIndex, Vec2>> parked_; ///< With the velocities for the next step.

    // Scratch, kept for its memory.
    NearPairs pairs_;
    std::vector<Slot> roamers_;
    std::vector<double> speeds_;

    double duration_ = 0.0;
    double intervalStart_ = 0.0;  ///< Seconds since begin().
    double span_ = 0.0;           ///< Length of the interval, s.
    double now_ = 0.0;            ///< Seconds since the interval's start.
    double drift_ = 0.0;          ///< How far from its home cell a ball may get and still be at home, px.
    double lookAhead_ = 0.0;      ///< How much of a path is predicted at once, px.
    std::size_t mostEntries_ = 0; ///< In paths_; then the interval is cut short.
    bool lastInterval_ = false;
    bool running_ = false;
    std::uint64_t contactCount_ = 0;
};

} // namespace arkanong
