#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/Forecast.hpp"
#include "arkanong/collision/Jobs.hpp"
#include "arkanong/collision/detail/Domain.hpp"
#include "arkanong/collision/detail/ObstacleSet.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace arkanong {

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
/// left alone, and nothing is ever pushed. All balls have the same mass, whatever their radius. It is a value: a copy in
/// mid-step copies the step.
class CollisionManager {
  public:
    /// The largest length (px), speed (px/s), spin (turns/s) and duration (s) that is accepted, positive or negative.
    static constexpr double largest = 1e9;
    /// With fewer balls it takes longer to share the work of a step among jobs than to do it.
    static constexpr std::size_t leastToShare = 2000;

    /// Sets the box that balls stay inside (unless the response to a border contact lets them leave it). False, and
    /// nothing is changed, if a coordinate is not a number of at most `largest` or low is above high.
    bool setArena(const Box& arena);
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
    /// Removes an obstacle, even during a step. Its index becomes invalid: a later obstacle may have it.
    void removeObstacle(ObstacleIndex index);
    /// Lets all balls pass an obstacle, from now on and even during a step, until it is enabled.
    void disableObstacle(ObstacleIndex index);
    /// Puts a disabled obstacle back where it was, between two steps.
    void enableObstacle(ObstacleIndex index);
    /// Sets the velocity (px/s) and spin (turns/s) of the obstacle for the steps to come. Boxes do not spin. False, and
    /// nothing is changed, if a number is not one of at most `largest`.
    bool drive(ObstacleIndex index, Vec2 velocity, double spin);
    /// Changes the size of a box between two steps; the arguments are those of addBox().
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    /// Moves the obstacle to `centre` and the angle `turns` between two steps.
    void place(ObstacleIndex index, Vec2 centre, double turns);
    const Obstacle& obstacle(ObstacleIndex index) const { return obstacles_[obstacleNumber(index)]; }

    /// Sets the limits of the steps to come.
    void setLimits(const ContactLimits& limits) { limits_ = limits; }

    /// Starts a step of `duration` seconds, without balls. A step that has not ended is given up: obstacles are where
    /// they were at its beginning. False, and nothing is changed, unless the duration is from 0 to `largest`.
    bool begin(double duration);
    /// Starts a step with `count` balls, as by begin() and addBall(): ballAt(i) is ball i, asked for on all threads at the
    /// same time. False as begin() and addBall().
    bool begin(double duration, std::size_t count, const std::function<MovingCircle(std::size_t)>& ballAt,
               const Jobs& jobs = {});
    /// Starts a step with the balls of the last step, which must have ended. They keep their positions,
    /// velocities and indices; removed balls stay removed. Quickest if only contacts change balls, because
    /// nothing is copied. False as begin().
    bool beginNext(double duration);
    /// Adds a ball, before the first next() or in mid-step at the time of the last contact (for a ball that
    /// splits). Its index is the number of balls before it. Empty, and the ball is not added, if a number of it is not one
    /// of at most `largest`, or its radius is negative.
    std::optional<BallIndex> addBall(const MovingCircle& ball);
    /// Adds these balls in order. False if one was not added, nor those after it.
    bool addBalls(const std::vector<MovingCircle>& balls);
    /// The next contact in time order, empty at the end of the step and from then on. Answer each contact before the
    /// next call.
    std::optional<Contact> next();
    /// The same for a caller that knows its answers beforehand. With several jobs the step is simulated ahead of the answers
    /// as in bounceAll(), and from an answer that is another one than forecast again by one processor. The contacts, in
    /// their order, and the results are the same to the last bit for any jobs. `forecast` must be the same throughout a
    /// step, and until its end ball() must not be called.
    std::optional<Contact> next(const Jobs& jobs, const Forecast& forecast);
    /// Applies the caller's response to the contact that next() has just returned. False, and nothing is changed, if the
    /// response has a velocity with a number that is not one of at most `largest`.
    bool answer(const Contact& contact, const ContactResponse& answer);
    /// Answers every remaining contact of the step with a bounce. With several jobs, intervals that have not begun yet are
    /// cut into stripes that are simulated at the same time, and with very many balls into stripes whose data the caches can
    /// hold; the results are the same to the last bit.
    StepReport bounceAll(const Jobs& jobs = {});

    std::size_t ballCount() const { return domain_.balls.size(); }
    /// The ball at the time of the last contact while the step runs, at the step's end afterwards.
    MovingCircle ball(BallIndex index) const {
        assert(!ahead_);
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
    std::uint64_t contactCount() const { return domain_.contactCount(); }
    /// Balls frozen by a limit since begin(), see ContactLimits.
    std::size_t parkedBalls() const { return domain_.parked().size(); }
    /// How far the step has got.
    StepReport report() const;
    /// Predictions since begin(), without those in stripes.
    const Domain::Predictions& predictions() const { return domain_.predictions(); }
    /// An entry of the step's queue.
    struct Entry {
        double time = 0.0; ///< Seconds since the step began.
        ContactKind kind = ContactKind::Border;
        BallIndex ball = 0;
        std::uint32_t other = 0; ///< The Border, the obstacle's number or the other ball.
        bool lookAgain = false;  ///< No contact: from then on the ball's path is predicted again.
        bool stale = false;      ///< One of the two has changed its trajectory since it was predicted.
    };
    /// The queue of a step by one processor, in the order in which it is taken out. For explaining: it copies the queue.
    /// Begins the step if it has not begun.
    std::vector<Entry> queue();
    /// Counts of the intervals that were cut into stripes, by outcome, since construction.
    struct StripeCounts {
        std::uint64_t intervals = 0;
        /// Intervals in which the stripes disagreed or a forecast was wrong, so that all balls were simulated again as one
        /// domain.
        std::uint64_t repeated = 0;
    };
    const StripeCounts& stripeCounts() const { return stripeCounts_; }

    /// The first border or obstacle that a single ball would touch within `horizon` seconds, starting from
    /// the state between two steps; the contact's `ball` is 0. For aiming and for the computer player's
    /// predictions. A spinning side along which the ball glides within a billionth of a pixel may be missed. Of obstacles
    /// touched at the same time the one with the lower index is reported. Threads may cast at the same time.
    [[nodiscard]] std::optional<Contact> cast(const MovingCircle& ball, double horizon) const;

  private:
    /// Which contacts of two balls the caller gets, see Forecast.
    struct BallContacts {
        std::size_t left = 0;
        double softest = 0.0;
        /// Whether the caller gets this one.
        bool take(const Contact& contact);
    };
    /// A contact that a stripe has found, with the answer that it expects from the caller.
    struct ForeseenContact {
        Contact contact;
        ContactResponse answer;
    };
    /// A part of an interval that is simulated in parallel with the others.
    struct Stripe {
        StripeRows rows;
        Domain domain;
        /// It has reached the interval's end, and nothing in it affected another stripe.
        bool completed = false;
        std::size_t firstSlot = 0; ///< The slot in domain_ of the first ball that the stripe owns.
        /// The contacts of its own balls for the caller, in time order, and how many of them are in foreseen_.
        std::vector<ForeseenContact> foreseen;
        std::size_t merged = 0;
        const Contact& nextForeseen() const { return foreseen[merged].contact; }
    };
    /// Who takes part in a step besides the engine. Without jobs there are no stripes; without a forecast and with jobs
    /// every contact is a bounce.
    struct Partners {
        const Jobs* jobs = nullptr;
        const Forecast* forecast = nullptr;
    };

    // CollisionManager.cpp: the course of a step, and the caller's responses.
    bool worthSharing(const Jobs& jobs) const { return jobs.run && ballCount() >= leastToShare; }
    /// Prepares for a step of `duration` seconds that begins at the time `now` of the balls' trajectories.
    /// Only the balls of the previous step are kept.
    void forgetStep(double duration, double now);
    void startStep(const Partners& partners);
    bool findNext(Prediction& contact, const Partners& partners);
    Contact contactOf(const Domain& domain, const Prediction& prediction) const;
    static bool accepts(const ContactResponse& answer);
    /// Applies the response to a contact with a border or an obstacle, except that the obstacle stops.
    void respond(Domain& domain, Slot slot, const Contact& contact, const ContactResponse& answer) const;
    void stopObstacle(std::uint32_t number);
    void finish();

    // Balls.cpp: how balls enter the step.
    bool prepare(double duration);
    void arrangeBalls(const Jobs& jobs);

    // Intervals.cpp: cutting the step into intervals.
    void beginInterval(double start, const Partners& partners);
    bool startNextInterval(const Partners& partners);
    Interval chooseInterval(double start, bool first);
    double largestLocal(bool first);
    Box crowd(bool first) const;
    void findHomes(const Interval& interval, const Jobs& jobs);

    // Stripes.cpp: cutting an interval into stripes.
    /// Advances all balls to the interval's end, or lets them wait for the caller's answers at its beginning. Returns
    /// false, without having changed anything, if the interval has to be simulated as one domain.
    bool advanceStripes(const Interval& interval, const Partners& partners);
    void cutIntoStripes(const Interval& interval, std::size_t most);
    void simulate(std::size_t number, const Interval& interval, const Forecast* forecast);
    bool stripesAgree(const Interval& interval) const;
    void distrustStripes();
    /// Returns the number of contacts in the stripes.
    std::uint64_t gatherStripes(const Jobs& jobs);
    void gather(const Stripe& stripe);

    // ForeseenContacts.cpp: simulating ahead of the caller's answers.
    /// Takes the answer to a contact in a stripe from the forecast; false if it has none.
    bool foresee(Stripe& stripe, BallContacts& wanted, const Prediction& prediction,
                 const Forecast& forecast);
    /// Puts the contacts of all stripes in time order. False if their order is not known.
    bool mergeForeseen();
    /// Ends the interval: all answers were those expected.
    void keepForeseen(const Jobs& jobs);
    /// Gives up what the stripes have found after the contact that the caller was given last, because the step takes
    /// another course from there on.
    void forgetForeseen();

    Box arena_;
    ObstacleSet obstacles_;
    Domain domain_; ///< All balls of the step.
    double duration_ = 0.0;
    BallContacts wanted_; ///< Of the rest of the step.
    enum class Stage : std::uint8_t { Ready, Running, Over };
    Stage stage_ = Stage::Ready; ///< Of the step.
    ContactLimits limits_;
    /// What a job has found out about its share of the balls.
    struct PartOfBalls {
        bool valid = true;
        bool equal = true; ///< All have the same radius.
    };
    std::vector<PartOfBalls> parts_; ///< Kept for its memory.
    HomeCells homes_;
    std::vector<double> samples_; ///< Kept for its memory.

    std::vector<Stripe> stripes_;
    std::vector<int> sampledRows_; ///< Kept for its memory.
    StripeCounts stripeCounts_;
    int pause_ = 0; ///< The number of intervals in which the field is not cut after stripes have disagreed.
    int pauseLeft_ = 0; ///< How many of these intervals are still to come.

    /// The interval that the stripes have simulated ahead of the caller's answers.
    std::optional<Interval> ahead_;
    BallContacts wantedAtStart_;            ///< At its beginning.
    std::vector<ForeseenContact> foreseen_; ///< Its contacts for the caller, in time order.
    std::size_t given_ = 0;                 ///< How many of them the caller has been given.
    std::size_t answered_ = 0;              ///< How many of these the caller has answered, each as expected.
};

} // namespace arkanong
