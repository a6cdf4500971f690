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

/// Advances balls among obstacles through one step by continuous collision detection: every contact is found
/// at its exact time and in time order. Between contacts balls move in straight lines. The caller answers
/// each contact before the next is found:
///
///     collisions.begin(duration);
///     for (const MovingCircle& ball : balls) collisions.addBall(ball);
///     while (const auto contact = collisions.next())
///     collisions.answer(*contact, ContactResponse::bounce());
///     // ball(i) is now ball i at the end of the step
///
/// Obstacles persist from step to step; balls are added anew for each. Contacts at equal times are ordered by
/// kind (border, obstacle, ball), then by the lower and the higher index, so the result does not depend on
/// the machine. Shapes that overlap and approach touch at once; separating ones are left alone, and nothing
/// is ever pushed. It is a value: a copy in mid-step copies the step.
class CollisionManager {
  public:
    /// The most contacts of a ball in one step. A ball that would exceed it is frozen (parked): it stays
    /// where it is until the step's end, keeps its velocity for the next step, and is counted in
    /// parkedBalls().
    static constexpr int contactLimit = 1000;
    /// The limit once a step has had more than `jammedStep` contacts and `jammedShare` for each ball: the crowd is
    /// jammed. An ordinary step has far fewer, and the work of any step is bounded.
    static constexpr int jammedLimit = 4;
    static constexpr std::uint64_t jammedStep = 4000;
    static constexpr std::uint64_t jammedShare = 6;

    /// Sets the box that balls stay inside (unless the response to a border contact lets them leave it).
    void setArena(const Box& arena);
    const Box& arena() const { return arena_; }

    /// Removes all obstacles; their indices become invalid.
    void clearObstacles();
    /// Adds a box of `halfSize` (>= 0) with corners of radius `rounding` (0 <= rounding <= both half sizes):
    /// a bar with half-round ends where `rounding` equals the smaller half size. `tag` is reported in
    /// contacts, for the caller's use.
    ObstacleIndex addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag);
    /// Adds a closed polygon of at least two corners, given relative to `centre`, rotated by `turns`. It may
    /// be concave, and balls may be inside it. Sides of length zero are skipped; their corner counts.
    ObstacleIndex addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns, std::uint32_t tag);
    /// Removes an obstacle, even during a step.
    void removeObstacle(ObstacleIndex obstacle);
    /// Puts a removed obstacle back where it was, between two steps.
    void restoreObstacle(ObstacleIndex obstacle);
    /// Sets the velocity (px/s) and spin (turns/s) of the obstacle for the steps to come. Boxes do not spin.
    void drive(ObstacleIndex index, Vec2 velocity, double spin);
    /// Changes the size of a box between two steps; the arguments are those of addBox().
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    /// Moves the obstacle to `centre` and the angle `turns` between two steps.
    void place(ObstacleIndex index, Vec2 centre, double turns);
    const Obstacle& obstacle(ObstacleIndex obstacle) const { return obstacles_[obstacleNumber(obstacle)]; }

    /// Starts a step of `duration` (>= 0) seconds, without balls.
    void begin(double duration);
    /// Adds a ball, before the first next() or in mid-step at the time of the last contact (for a ball that
    /// splits). Its index is the number of balls added before it in this step.
    BallIndex addBall(const MovingCircle& ball);
    /// Adds all of them in order. Quickest where there are as many as in the step before and most are near where the
    /// ball with the same index was.
    void addBalls(const std::vector<MovingCircle>& balls);
    /// The next contact in time order, empty at the end of the step. Answer each contact before the next
    /// call.
    std::optional<Contact> next();
    /// Applies the response to the contact that next() has just returned.
    void answer(const Contact& contact, const ContactResponse& answer);
    /// Answers every remaining contact of the step with a bounce.
    void bounceAll();

    std::size_t ballCount() const { return balls_.size(); }
    /// The ball at the time of the last contact while the step runs, at the step's end afterwards.
    MovingCircle ball(BallIndex index) const {
        const Slot slot = balls_.slotOf(index);
        return {positionNow(slot), balls_.trajectories[slot].velocity, balls_.radius(slot)};
    }
    /// False once a response has removed it.
    bool alive(BallIndex index) const {
        return !balls_.sorted || !balls_.records[balls_.slotOf(index)].removed;
    }

    /// Contacts found since begin().
    std::uint64_t contactCount() const { return contactCount_; }
    /// Balls frozen by the contact limit since begin().
    std::size_t parkedBalls() const { return parked_.size(); }

    /// The first border or obstacle that a single ball would touch within `horizon` seconds, starting from
    /// the state between two steps; the contact's `ball` is 0. For aiming and for the computer player's
    /// predictions. A spinning side along which the ball glides within a billionth of a pixel may be missed.
    [[nodiscard]] std::optional<Contact> cast(const MovingCircle& ball, double horizon) const;

  private:
    // Obstacles.cpp
    ObstacleIndex addObstacle(const Obstacle& obstacle);
    void turnCorners(const Obstacle& obstacle);
    void markDriven(std::uint32_t number);
    void updateStandingGrid() const;
    void stopObstacle(std::uint32_t number);

    // CollisionManager.cpp: finding and answering contacts.
    void startStep();
    /// The next contact, counted; false at the end of the step.
    bool findNext(Prediction& contact);
    /// Counts a contact of the ball; true when it exceeds the limit, and the ball is now frozen.
    bool exhausted(Slot slot);
    Contact contactOf(const Prediction& prediction) const;
    Vec2 touchedBorder(Slot slot, Border border) const;
    void bounce(const Prediction& contact);
    void exchangeBalls(Slot first, Slot second);
    void setTrajectory(Slot slot, Vec2 position, Vec2 velocity);
    /// Sets a new trajectory from now on and predicts its contacts.
    void changeTrajectory(Slot slot, Vec2 position, Vec2 velocity);
    void admit(BallIndex ball);
    void removeBall(Slot slot);
    void finish();

    // Interval.cpp: cutting the step into intervals.
    bool startNextInterval();
    void beginInterval();
    void chooseInterval(bool first);

    // Prediction.cpp: predicting contacts.
    void predictAll();
    void makeRoomForPairs();
    /// Predicts everything that the ball may touch on its trajectory from now on. `parted` is the ball that
    /// it has just hit: on their new trajectories those two cannot meet again.
    void predict(Slot slot, Slot parted = noSlot);
    double predictSurroundings(Slot slot, Vec2 from, Vec2 velocity, double radius, double horizon);
    void predictObstacle(Slot slot, std::uint32_t number, double horizon);
    /// Predicts contacts of the pairs collected, and empties the collection.
    void predictPairs(double horizon, Slot parted);
    /// Predicts the contact of one pair for which mayTouch() is true.
    void predictPair(Slot slot, Slot other, double horizon);
    /// Whether a path with this middle and half size stays near the ball's home cell.
    bool isCellLocal(Slot slot, Vec2 middle, Vec2 reach) const;
    void push(const Prediction& prediction);
    /// Takes the earliest prediction, stale or not; false at the end of the interval.
    bool takePrediction(Prediction& next);
    bool later(const Prediction& a, const Prediction& b) const;
    bool stale(const Prediction& prediction) const;
    bool wasPassed(BallIndex ball, std::uint32_t obstacle) const;
    void fetchAhead();

    Vec2 positionNow(Slot slot) const { return balls_.trajectories[slot].at(now_); }
    double stepTime() const { return intervalStart_ + now_; }

    Box arena_;
    Box inner_; ///< The arena less the largest radius: a ball whose centre is inside touches no border.

    std::vector<Obstacle> obstacles_;
    std::vector<Vec2> corners_;                   ///< Corners of all polygons, without and with rotation, see
                                                  ///< Obstacle.
    std::vector<std::uint32_t> travelling_;       ///< Obstacles that have ever had a velocity.
    std::vector<std::uint32_t> driven_;           ///< Those and others to be updated at the step's end.
    ObstacleGrid travellingGrid_;                 ///< Rebuilt for each step.
    mutable ObstacleGrid standingGrid_;           ///< A cache, rebuilt on demand.
    mutable bool standingKnown_ = false;          ///< standingGrid_ is up to date.
    mutable std::vector<std::uint32_t> standing_; ///< The obstacles in standingGrid_.
    bool noObstacles_ = true;

    BallTable balls_;
    BallGrid grid_;  ///< Finds the cell-local balls.
    PathGrid paths_; ///< Finds all others, the fast balls.
    QuantisationScale quantisationScale_;
    PredictionQueue queue_;
    std::vector<Vec2> normals_; ///< Normals of the obstacle contacts predicted in this interval.
    std::vector<std::pair<BallIndex, std::uint32_t>>
        passed_;                                     ///< Obstacles that let a ball pass in this step.
    std::vector<std::pair<BallIndex, Vec2>> parked_; ///< Frozen balls with their velocities for the next
                                                     ///< step.

    // Scratch vectors, kept for their memory.
    NearPairs pairs_;
    std::vector<Slot> fastBalls_;
    std::vector<double> speeds_;

    double duration_ = 0.0;
    double intervalStart_ = 0.0;  ///< Seconds since begin().
    double span_ = 0.0;           ///< Length of the interval, s.
    double now_ = 0.0;            ///< Seconds since the interval's start.
    double drift_ = 0.0;          ///< How far outside its home cell a ball may get and still be cell-local,
                                  ///< px.
    double lookAhead_ = 0.0;      ///< How much of a path is predicted at once, px.
    std::size_t mostEntries_ = 0; ///< Where paths_ has more entries the interval is cut short.
    bool lastInterval_ = false;
    bool running_ = false;
    std::uint64_t contactCount_ = 0;
};

} // namespace arkanong
