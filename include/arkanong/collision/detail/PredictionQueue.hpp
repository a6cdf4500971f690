#pragma once

#include "arkanong/collision/detail/BallTable.hpp"
#include "arkanong/collision/detail/Processor.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arkanong {

/// A predicted contact: valid unless one of the two changes its trajectory before it.
struct Prediction {
    /// The order of predictions of equal time.
    enum class Kind : std::uint32_t { Border, Obstacle, Ball, RePredict };

    double time = 0.0; ///< Seconds since the interval's start.
    Kind kind = Kind::Border;
    Slot ball = 0;
    std::uint32_t other = 0; ///< The Border, the obstacle's number or the other ball's slot; unused for
                             ///< RePredict.
    std::uint32_t ballVersion = 0;
    std::uint32_t otherVersion = 0; ///< Version of the other ball or obstacle.
    std::uint32_t detail = 0;       ///< For obstacles: index of the normal.
};

/// A priority queue of predictions by time: a calendar queue (R. Brown, 1988). The interval is cut into
/// "days" with less than one prediction each on average. The predictions of a day are ordered only when it
/// comes, by a heap, so that a crowded day costs no more than a heap would. Ten times as fast as one heap at
/// 100,000 balls.
class PredictionQueue {
  public:
    /// Empties it for an interval of `span` seconds (>= 0) with about `expected` predictions.
    void reset(double span, std::size_t expected);
    /// Adds a prediction, not earlier than the last one taken. `later(a, b)` is a total order, by time first.
    template <typename Later>
    void push(Prediction prediction, Later&& later) {
        const double at = prediction.time * daysPerSecond_;
        const auto last = static_cast<double>(days_.size() - 1);
        const auto day = static_cast<std::size_t>(at < last ? at : last);
        if (day <= day_) return pushToday(prediction, later);
        // push_back() would write the prediction to memory before copying it here.
        if (entryCount_ == entries_.size()) entries_.resize(2 * entryCount_ + 1);
        entries_[entryCount_] = {prediction, days_[day]};
        if (day <= scoutedDay_ && days_[day] == none) ++scouted_;
        days_[day] = entryCount_++;
        busyDays_[day / week] |= std::uint64_t{1} << day % week;
    }

    /// Moves the earliest prediction into `next`; returns false if the queue is empty.
    template <typename Later>
    bool pop(Prediction& next, Later&& later) {
        if (today_.empty()) {
            const std::size_t day = busyDayAfter(day_);
            if (day == days_.size()) return false;
            day_ = day;
            if (scouted_ > 0) --scouted_;
            const Entry& first = entries_[days_[day]];
            if (first.nextOfDay == none) {
                next = first.prediction;
                return true;
            }
            for (std::uint32_t i = days_[day]; i != none; i = entries_[i].nextOfDay)
                today_.push_back(entries_[i].prediction);
            std::make_heap(today_.begin(), today_.end(), later);
        }
        std::pop_heap(today_.begin(), today_.end(), later);
        next = today_.back();
        today_.pop_back();
        return true;
    }

    /// Prefetches the first prediction of one more busy day ahead of the current day. Returns false if enough
    /// days are prefetched already, or no busy day is left.
    bool scout() {
        if (scouted_ >= mostScouted) return false;
        const std::size_t day = busyDayAfter(scoutedDay_ > day_ ? scoutedDay_ : day_);
        if (day == days_.size()) return false;
        scoutedDay_ = day;
        ++scouted_;
        prefetch(&entries_[days_[day]]);
        trail_[++trailEnd_ % mostScouted] = days_[day];
        return true;
    }
    /// The prediction that scout() reached `callsAgo` (below 16) calls ago, so that the data it refers to can
    /// be prefetched.
    const Prediction& scouted(std::size_t callsAgo) const {
        return entries_[trail_[(trailEnd_ - callsAgo) % mostScouted]].prediction;
    }

  private:
    template <typename Later>
    void pushToday(Prediction prediction, Later&& later) {
        today_.push_back(prediction);
        std::push_heap(today_.begin(), today_.end(), later);
    }
    /// The next day that has predictions, or days_.size().
    std::size_t busyDayAfter(std::size_t day) const {
        std::size_t number = (day + 1) / week;
        std::uint64_t busy = busyDays_[number] & ~std::uint64_t{0} << (day + 1) % week;
        while (busy == 0) {
            if (++number == busyDays_.size()) return days_.size();
            busy = busyDays_[number];
        }
        return number * week + lowestBit(busy);
    }

    static constexpr std::uint32_t none = 0xffffffff;
    static constexpr std::size_t week = 64;
    static constexpr std::size_t mostScouted = 16;
    struct Entry {
        Prediction prediction;
        std::uint32_t nextOfDay = none;
    };

    double daysPerSecond_ = 0.0;
    std::size_t day_ = 0;                 ///< The day whose predictions are in today_.
    LargeVector<std::uint32_t> days_;     ///< The first entry of each day, or none.
    std::vector<std::uint64_t> busyDays_; ///< A bit for each day with entries, plus one more week.
    LargeVector<Entry> entries_;          ///< Only the first entryCount_ are in use.
    std::uint32_t entryCount_ = 0;
    std::vector<Prediction> today_; ///< A heap.

    std::size_t scoutedDay_ = 0;
    std::size_t scouted_ = 0; ///< The number of busy days from day_ (exclusive) to scoutedDay_ (inclusive).
    std::array<std::uint32_t, mostScouted> trail_{};
    std::size_t trailEnd_ = 0;
};

} // namespace arkanong
