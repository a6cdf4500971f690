#pragma once

#include "arkanong/collision/BallTable.hpp"
#include "arkanong/collision/Prefetch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arkanong {

/// That a ball will touch something, if neither changes its course before.
struct Prediction {
    /// In the order in which predictions for one time come true.
    enum class Kind : std::uint32_t { Border, Obstacle, Ball, LookAgain };

    double time; ///< Seconds since the interval's start.
    Kind kind;
    Slot ball;
    std::uint32_t other; ///< A Border, an obstacle, the other ball's slot, or nothing.
    std::uint32_t ballVersion;
    std::uint32_t otherVersion; ///< Of the ball or obstacle.
    std::uint32_t detail = 0;   ///< For obstacles: which normal.
};

/// Predictions by time: a calendar. The interval is cut into days with about one prediction each; a day's are
/// put in order only when it comes, in a heap of its own, so that a crowded day costs no more than a heap
/// would. Ten times as fast as one heap for everything at 100,000 balls.
class PredictionQueue {
  public:
    /// Empties it for an interval of `span` seconds (>= 0) in which about `expected` predictions are made.
    void reset(double span, std::size_t expected);
    /// Not for times before that of the last one taken. `later(a, b)` is a total order, by time first.
    template <typename Later>
    void push(const Prediction& prediction, Later&& later) {
        const double at = prediction.time * daysPerSecond_;
        const auto last = static_cast<double>(days_.size() - 1);
        const auto day = static_cast<std::size_t>(at < last ? at : last);
        if (day <= day_) {
            today_.push_back(prediction);
            std::push_heap(today_.begin(), today_.end(), later);
        } else {
            entries_.push_back({prediction, days_[day]});
            days_[day] = static_cast<std::uint32_t>(entries_.size() - 1);
        }
    }

    /// Takes the earliest into `next`; false when there is none.
    template <typename Later>
    bool pop(Prediction& next, Later&& later) {
        while (today_.empty()) {
            if (day_ + 1 >= days_.size()) return false;
            if (day_ + entryLead < days_.size() && days_[day_ + entryLead] != none)
                prefetch(&entries_[days_[day_ + entryLead]]);
            for (std::uint32_t i = days_[++day_]; i != none; i = entries_[i].nextOfDay)
                today_.push_back(entries_[i].prediction);
            std::make_heap(today_.begin(), today_.end(), later);
        }
        std::pop_heap(today_.begin(), today_.end(), later);
        next = today_.back();
        today_.pop_back();
        return true;
    }

    /// The first prediction `days` after the current day, null where there is none: what it is about can be
    /// fetched in time. To be asked for fewer than entryLead days.
    const Prediction* glimpse(std::size_t days) const {
        const std::size_t day = day_ + days;
        return day < days_.size() && days_[day] != none ? &entries_[days_[day]].prediction : nullptr;
    }

  private:
    static constexpr std::size_t entryLead = 24;
    static constexpr std::uint32_t none = 0xffffffff;
    struct Entry {
        Prediction prediction;
        std::uint32_t nextOfDay;
    };

    double daysPerSecond_ = 0.0;
    std::size_t day_ = 0;             ///< Whose predictions are in today_.
    std::vector<std::uint32_t> days_; ///< For each: one of its entries, or none.
    std::vector<Entry> entries_;
    std::vector<Prediction> today_; ///< A heap.
};

} // namespace arkanong
