#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <vector>

namespace arkanong::bench {

/// Time as a clock on the wall shows it, ms: for work that several threads share.
inline double elapsedMs() {
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

/// Processor time of this thread, ms. Excludes time given to other programs where the system measures it.
inline double workedMs() {
#if defined(__unix__) || defined(__APPLE__)
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
#else
    return elapsedMs();
#endif
}

/// The times of many steps, ms.
class Times {
  public:
    template <typename Step>
    void measure(Step&& step) {
        const double start = workedMs();
        step();
        add(workedMs() - start);
    }
    void add(double ms) { times_.push_back(ms); }

    double last() const { return times_.back(); }
    double median() const { return quantile(0.5); }
    double p95() const { return quantile(0.95); }
    double total() const {
        double sum = 0.0;
        for (const double ms : times_)
            sum += ms;
        return sum;
    }

  private:
    double quantile(double part) const {
        std::vector<double> sorted = times_;
        std::sort(sorted.begin(), sorted.end());
        return sorted.empty()
                   ? 0.0
                   : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
    }
    std::vector<double> times_;
};

} // namespace arkanong::bench
