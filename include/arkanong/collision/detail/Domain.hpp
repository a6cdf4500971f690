#pragma once

#include "arkanong/collision/detail/BallGrid.hpp"
#include "arkanong/collision/detail/NearPairs.hpp"
#include "arkanong/collision/detail/ObstacleSet.hpp"
#include "arkanong/collision/detail/PathGrid.hpp"
#include "arkanong/collision/detail/PredictionQueue.hpp"
#include "arkanong/collision/detail/ZoneWatch.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace arkanong {

/// Balls that are advanced through one interval in time order: all of a step, or those of a Stripe. It
/// predicts what the balls touch and finds contacts; the caller decides the response. A value, like
/// CollisionManager.
class Domain {
  public:
    /// Forgets everything but the balls, before a step that begins at the time `now` of their trajectories.
    void clear(double now = 0.0);
    /// Moves the starts of all trajectories to the present, which becomes time 0. Call between two steps.
    void rewind();
    /// Begins an interval with all balls of `balls`.
    void begin(const Interval& interval, const HomeCells& homes, const ObstacleSet& obstacles);
    /// Begins an interval of a stripe, with the balls of `all` in these rows of cells. watch() knows which of
    /// them the stripe owns.
    void begin(const Interval& interval, const Domain& all, const HomeCells& homes, const StripeRows& rows,
               const ObstacleSet& obstacles);
    /// Waits at the beginning of an interval that the stripes simulate.
    void wait(const Interval& interval);
    /// Skips to the end of an interval that the stripes have simulated, with so many contacts.
    void skip(const Interval& interval, std::uint64_t contacts);
    /// Adds a ball in mid-interval, which `balls` contains already.
    void admit(BallIndex ball, const ObstacleSet& obstacles);

    enum class Found : std::uint8_t {
        Contact,
        Blocked, ///< An obstacle meets a frozen ball and must stop.
        End,     ///< The interval has ended.
        Crowded, ///< There are so many fast balls that a new interval should begin.
    };
    /// Advances to the next contact in time order, and sets now() to its time.
    Found next(Prediction& contact, const ObstacleSet& obstacles);

    /// Reflects the ball of this contact, or exchanges the velocities of two balls.
    void bounce(const Prediction& contact, const ObstacleSet& obstacles);
    void exchangeBalls(Slot first, Slot second, const ObstacleSet& obstacles);
    /// Sets a new trajectory from now on and predicts its contacts.
    void changeTrajectory(Slot slot, Vec2 position, Vec2 velocity, const ObstacleSet& obstacles);
    void removeBall(Slot slot);
    /// Lets a ball pass an obstacle for the rest of the step.
    void pass(BallIndex ball, std::uint32_t obstacle) { passed_.emplace_back(ball, obstacle); }
    /// Predicts which balls will touch an obstacle that has just stopped.
    void predictObstacle(std::uint32_t number, const ObstacleSet& obstacles);
    /// Restores the velocities of frozen balls, at the step's end.
    void releaseParked();

    Vec2 positionNow(Slot slot) const { return balls.trajectories[slot].at(now_); }
    /// The ball's present position, moved exactly onto this border if it is within `slack` of it.
    Vec2 touchedBorder(Slot slot, Border border) const;
    Vec2 normalOfObstacle(const Prediction& contact) const { return normals_[contact.detail]; }

    const Interval& interval() const { return interval_; }
    /// Seconds since the interval's start.
    double now() const { return now_; }
    /// Skips to the interval's end.
    void finish();
    double stepTime() const { return interval_.start + now_; }
    std::uint64_t contactCount() const { return contactCount_; }
    /// The most contacts in a period without progress, see ContactLimits; only if it is shorter than the step.
    std::uint64_t mostWithoutProgress() const { return mostWithoutProgress_; }
    const std::vector<std::pair<BallIndex, Vec2>>& parked() const { return parked_; }
    /// When the first ball was frozen, s from the step's beginning; infinity if none was.
    double parkedFrom() const { return parkedFrom_; }
    const ZoneWatch& watch() const { return watch_; }
    /// Predictions in this step.
    struct Predictions {
        std::uint64_t made = 0;
        /// Predictions that were dropped because one of the two had changed its trajectory.
        std::uint64_t stale = 0;
    };
    const Predictions& predictions() const { return predictions_; }
    /// Calls visit(prediction, whether it is stale) for each entry of the queue, in the order of a copy of it.
    template <typename Visit>
    void visitQueue(const ObstacleSet& obstacles, const Visit& visit) const {
        PredictionQueue copy = queue_;
        Prediction one;
        while (copy.pop(one, [this](const Prediction& a, const Prediction& b) { return later(a, b); }))
            visit(one, stale(one, obstacles));
    }
    /// Entries of fast balls' paths since the interval's start.
    std::size_t pathEntries() const { return paths_.entryCount() - firstEntries_; }
    Slot startOfRow(int row) const { return grid_.startOfRow(row); }

    BallTable balls;

  private:
    // Domain.cpp: the course of an interval.
    void start(const Interval& interval, const ObstacleSet& obstacles);
    void countFrom(double time);
    /// Counts a contact of the ball; true when it exceeds a limit, and the ball is now frozen.
    bool exhausted(Slot slot, const ObstacleSet& obstacles);
    void setTrajectory(Slot slot, Vec2 position, Vec2 velocity);
    bool stale(const Prediction& prediction, const ObstacleSet& obstacles) const;
    bool wasPassed(BallIndex ball, std::uint32_t obstacle) const;

    // DomainPrediction.cpp: predicting contacts.
    void predictAll(const ObstacleSet& obstacles);
    void makeRoomForPairs();
    /// Predicts everything that the ball may touch on its trajectory from now on. `parted` is the ball that
    /// it has just hit: on their new trajectories the two cannot meet again.
    void predict(Slot slot, const ObstacleSet& obstacles, Slot parted = noSlot);
    double predictSurroundings(Slot slot, double horizon, const ObstacleSet& obstacles);
    void predictObstacle(Slot slot, std::uint32_t number, double horizon, const ObstacleSet& obstacles);
    /// Predicts contacts of the pairs collected, and empties the collection.
    void predictPairs(double horizon, Slot parted);
    /// Predicts the contact of one pair for which mayTouch() is true.
    void predictPair(Slot slot, Slot other, double horizon);
    /// Whether a path whose bounding box has this centre and half size stays within the drift of the ball's
    /// home cell.
    bool isCellLocal(Slot slot, Vec2 middle, Vec2 reach) const;
    void push(const Prediction& prediction);
    bool later(const Prediction& a, const Prediction& b) const;
    void fetchAhead();

    Interval interval_;
    double now_ = 0.0;
    BallGrid grid_;  ///< Finds the cell-local balls.
    PathGrid paths_; ///< Finds all others, the fast balls.
    PredictionQueue queue_;
    std::vector<Vec2> normals_; ///< Normals of the obstacle contacts predicted in this interval.
    std::vector<std::pair<BallIndex, std::uint32_t>>
        passed_;                                     ///< Obstacles that let a ball pass in this step.
    std::vector<std::pair<BallIndex, Vec2>> parked_; ///< Frozen balls with their velocities for the next
                                                     ///< step.
    double parkedFrom_ = 0.0;
    std::uint64_t contactCount_ = 0; ///< Contacts found in this step.
    std::uint64_t countedFrom_ = 0;  ///< contactCount_ when time last made progress, see ContactLimits.
    double countedUntil_ = 0.0;      ///< Progress begins after this time, s from the step's beginning.
    std::uint64_t mostWithoutProgress_ = 0;
    Predictions predictions_;
    std::size_t firstEntries_ = 0; ///< Entries of paths_ at the interval's start.
    std::size_t mostEntries_ = 0;  ///< With more entries the interval ends early.
    ZoneWatch watch_;

    // Scratch vectors, kept for their memory.
    NearPairs pairs_;
    std::vector<Slot> fastBalls_;
};

} // namespace arkanong
