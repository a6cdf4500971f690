#include "net/SimulatedMatch.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <thread>
#include <vector>

// arkanong_online_matches [MATCHES]: plays so many whole matches between two machines in virtual time, over every
// combination of round trip, jitter, loss and duplicates below, and prints for each round trip what the players would have
// noticed. Exits with 1 where a match did not end, was not played, or differed between the machines.

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr std::array roundTrips{0.0, 30.0, 80.0, 150.0, 250.0};
constexpr std::array jitters{0.0, 20.0, 40.0};
constexpr std::array losses{0.0, 0.02, 0.1, 0.2};
constexpr std::array duplicates{0.0, 0.1};
constexpr std::size_t combinations = roundTrips.size() * jitters.size() * losses.size() * duplicates.size();

NetworkFaults faultsOf(std::size_t match) {
    NetworkFaults faults;
    faults.roundTrip = roundTrips[match % roundTrips.size()];
    match /= roundTrips.size();
    faults.jitter = jitters[match % jitters.size()];
    match /= jitters.size();
    faults.loss = losses[match % losses.size()];
    match /= losses.size();
    faults.duplicates = duplicates[match % duplicates.size()];
    return faults;
}

/// Of all matches with one round trip.
struct Figures {
    int matches = 0;
    double minutes = 0.0;
    int touches = 0;
    double mostBytesPerSecond = 0.0;
    long long rolledBack = 0;
    long long pictures = 0;
    int longestRollback = 0;
    double waited = 0.0;      ///< s
    double longestWait = 0.0; ///< ms
    std::vector<double> times{};

    void add(const SimulatedMatch& match) {
        ++matches;
        for (const Machine& machine : match.machines) {
            const double seconds =
                machine.peer.session()->now() / static_cast<double>(tuning::ticksPerSecond);
            minutes += seconds / 120.0;
            touches += machine.touches;
            mostBytesPerSecond =
                std::max(mostBytesPerSecond, static_cast<double>(match.network.bytes) / 2.0 / seconds);
            rolledBack += machine.rolledBack;
            pictures += machine.pictures;
            longestRollback = std::max(longestRollback, machine.longestRollback);
            waited += std::chrono::duration<double>(machine.waited).count();
            longestWait = std::max(longestWait, static_cast<double>(machine.longestWait.count()) / 1e3);
            times.insert(times.end(), machine.times.begin(), machine.times.end());
        }
    }
};

double quantile(std::vector<double>& values, double share) {
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * share);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1020;
    const MatchTerms terms = quickTerms();
    std::array<Figures, roundTrips.size()> all;
    std::atomic<std::size_t> next{0};
    std::atomic<int> faults{0};
    std::mutex adding;
    const auto work = [&] {
        for (std::size_t i = next++; i < wanted; i = next++) {
            SimulatedMatch match(terms, faultsOf(i), i);
            match.measures = true;
            const std::string fault = match.play();
            const std::lock_guard<std::mutex> lock(adding);
            if (!fault.empty()) {
                ++faults;
                std::printf("match %zu: %s\n", i, fault.c_str());
            } else {
                all[i % roundTrips.size()].add(match);
            }
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 1U); ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();

    std::printf("%zu matches over %zu kinds of networks\n", wanted, combinations);
    std::printf("round trip  matches  minutes  touches  mean and longest rollback  rollback p50   p99     "
                "waits       "
                "longest  most traffic\n");
    for (std::size_t i = 0; i < all.size(); ++i) {
        Figures& figures = all[i];
        if (figures.matches == 0) continue;
        std::printf(
            "%7.0f ms %8d %8.1f %8d %13.1f %6d ticks %10.3f ms %6.3f ms %6.1f s %7.0f ms %8.1f kB/s\n",
            roundTrips[i], figures.matches, figures.minutes, figures.touches,
            static_cast<double>(figures.rolledBack) / static_cast<double>(figures.pictures),
            figures.longestRollback, quantile(figures.times, 0.5), quantile(figures.times, 0.99),
            figures.waited, figures.longestWait, figures.mostBytesPerSecond / 1e3);
    }
    return faults == 0 ? 0 : 1;
}
