#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/Domain.hpp"
#include "arkanong/collision/ObstacleSet.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace arkanong {

/// Processors for a step's work, lent by the caller: the simulation itself has no threads.
struct Jobs {
    /// Into how many parts the work is cut.
    std::size_t count = 1;
    /// Calls its argument with 0 to count - 1, in any order and on any threads, and returns when all calls
    /// have. Not called if count is 1.
    std::function<void(const std::function<void(std::size_t)>&)> run;
};

/// Advances balls among obstacles through one step by continuous collision detection: every contact is found
/// at its exact time and in time order. Between contacts balls move in straight lines. The caller answers
/// each contact before the next is found:
///
///     collisions.begin(duration);
///     for (const MovingCircle& ball : balls) collisions.addBall(ball);
///     while (const auto contact = collisions.next())
///         collisions.answer(*contact, ContactResponse::bounce());
///     // ball(i) is now ball i at the end of the step
///
/// Obstacles persist from step to step; balls are added again for each step, or kept by beginNext(). Contacts at
/// equal times are ordered by kind (border, obstacle, ball), then by the lower and the higher index, so the
/// result does not depend on the machine. Shapes that overlap and approach touch at once; separating ones are
/// left alone, and nothing is ever pushed. It is a value: a copy in mid-step copies the step.
class CollisionManager {
  public:
    static constexpr int contactLimit = Domain::contactLimit;
    static constexpr int jammedLimit = Domain::jammedLimit;
    static constexpr std::uint64_t jammedStep = Domain::jammedStep;
    static constexpr std::uint64_t jammedShare = Domain::jammedShare;

    /// Sets the box that balls stay inside (unless the response to a border contact lets them leave it).
    void setArena(const Box& arena);
    const Box& arena() const { return arena_; }

    /// Removes all obstacles; their indices become invalid.
    void clearObstacles() { obstacles_.clear(); }
    /// Adds a box of `halfSize` (>= 0) with corners of radius `rounding` (0 <= rounding <= both half sizes):
    /// a bar with half-round ends if `rounding` equals the smaller half size. `tag` is reported in contacts,
    /// for the caller's use.
    ObstacleIndex addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag) {
        return obstacles_.addBox(centre, halfSize, rounding, tag);
    }
    /// Adds a closed polygon of at least two corners, given relative to `centre`, rotated by `turns`. It may
    /// be concave, and balls may be inside it. Sides of length zero are skipped; their corner counts.
    ObstacleIndex addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns, std::uint32_t tag) {
        return obstacles_.addPolygon(centre, corners, turns, tag);
    }
    /// Removes an obstacle, even during a step.
    void removeObstacle(ObstacleIndex obstacle) { obstacles_.remove(obstacle); }
    /// Puts a removed obstacle back where it was, between two steps.
    void restoreObstacle(ObstacleIndex index);
    /// Sets the velocity (px/s) and spin (turns/s) of the obstacle for the steps to come. Boxes do not spin.
    void drive(ObstacleIndex index, Vec2 velocity, double spin);
    /// Changes the size of a box between two steps; the arguments are those of addBox().
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    /// Moves the obstacle to `centre` and the angle `turns` between two steps.
    void place(ObstacleIndex index, Vec2 centre, double turns);
    const Obstacle& obstacle(ObstacleIndex index) const { return obstacles_[obstacleNumber(index)]; }

    /// Starts a step of `duration` (>= 0) seconds, without balls.
    void begin(double duration);
    /// Starts a step with the balls of the last step, which must have ended. They keep their positions,
    /// velocities and indices; removed balls stay removed. Quickest if only contacts change balls, because
    /// nothing is copied.
    void beginNext(double duration);
    /// Adds a ball, before the first next() or in mid-step at the time of the last contact (for a ball that
    /// splits). Its index is the number of balls before it.
    BallIndex addBall(const MovingCircle& ball);
    /// Adds these balls in order.
    void addBalls(const std::vector<MovingCircle>& balls);
    /// The next contact in time order, empty at the end of the step. Answer each contact before the next
    /// call.
    std::optional<Contact> next();
    /// Applies the caller's response to the contact that next() has just returned.
    void answer(const Contact& contact, const ContactResponse& answer);
    /// Answers every remaining contact of the step with a bounce. With several jobs, intervals that have not begun yet are
    /// cut into stripes that are simulated at the same time, and with very many balls into stripes whose data the caches can
    /// hold; the results are the same to the last bit.
    void bounceAll(const Jobs& jobs = {});

    std::size_t ballCount() const { return domain_.balls.size(); }
    /// The ball at the time of the last contact while the step runs, at the step's end afterwards.
    MovingCircle ball(BallIndex index) const {
        const Slot slot = domain_.balls.slotOf(index);
        return {domain_.positionNow(slot), domain_.balls.trajectories[slot].velocity,
                domain_.balls.radius(slot)};
    }
    /// False once a response has removed the ball.
    bool alive(BallIndex index) const {
        const BallTable& balls = domain_.balls;
        return !balls.sorted || !balls.records[balls.slotOf(index)].removed;
    }

    /// Contacts found since begin().
    std::uint64_t contactCount() const { return domain_.contactCount() + stripedContacts_; }
    /// Balls frozen by the contact limit since begin().
    std::size_t parkedBalls() const { return domain_.parked().size(); }
    /// Predictions since begin(), without those in stripes.
    const Domain::Predictions& predictions() const { return domain_.predictions(); }
    /// Counts of the intervals that were cut into stripes, by outcome, since construction.
    struct StripeCounts {
        std::uint64_t intervals = 0;
        /// Intervals in which the stripes disagreed, so that all balls were simulated again as one domain.
        std::uint64_t repeated = 0;
    };
    const StripeCounts& stripeCounts() const { return stripeCounts_; }

    /// The first border or obstacle that a single ball would touch within `horizon` seconds, starting from
    /// the state between two steps; the contact's `ball` is 0. For aiming and for the computer player's
    /// predictions. A spinning side along which the ball glides within a billionth of a pixel may be missed.
    [[nodiscard]] std::optional<Contact> cast(const MovingCircle& ball, double horizon) const;

  private:
    /// A part of an interval that is simulated in parallel with the others.
    struct Stripe {
        StripeRows rows;
        Domain domain;
        /// It has reached the interval's end, and nothing in it affected another stripe.
        bool completed = false;
        std::size_t firstSlot = 0; ///< The slot in domain_ of the first ball that the stripe owns.
    };

    // CollisionManager.cpp: the course of a step, and the caller's responses. `jobs` is null if the caller
    // answers each contact.
    /// Prepares for a step of `duration` seconds that begins at the time `now` of the balls' trajectories.
    /// Only the balls of the previous step are kept.
    void forgetStep(double duration, double now);
    void startStep(const Jobs* jobs);
    bool findNext(Prediction& contact, const Jobs* jobs);
    Contact contactOf(const Prediction& prediction) const;
    void stopObstacle(std::uint32_t number);
    void finish();

    // Intervals.cpp: cutting the step into intervals.
    void beginInterval(double start, const Jobs* jobs);
    bool startNextInterval(const Jobs* jobs);
    Interval chooseInterval(double start, bool first);
    void findHomes(const Interval& interval, const Jobs& jobs);

    // Stripes.cpp: cutting an interval into stripes.
    /// Advances all balls to the interval's end. Returns false, without having changed anything, if the
    /// interval has to be simulated as one domain.
    bool advanceStripes(const Interval& interval, const Jobs& jobs);
    void cutIntoStripes(const Interval& interval, std::size_t most);
    void simulate(std::size_t stripe, const Interval& interval);
    bool stripesAgree() const;
    void gatherStripes(const Jobs& jobs);
    void gather(const Stripe& stripe);

    Box arena_;
    ObstacleSet obstacles_;
    Domain domain_; ///< All balls of the step.
    double duration_ = 0.0;
    bool running_ = false;
    HomeCells homes_;
    std::vector<double> speeds_; ///< Kept for its memory.

    std::vector<Stripe> stripes_;
    std::vector<int> sampledRows_; ///< Kept for its memory.
    StripeCounts stripeCounts_;
    std::uint64_t stripedContacts_ = 0;
};

} // namespace arkanong
