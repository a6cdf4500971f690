#include "net/SimulatedMatch.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

// arkanong_online_matches [MATCHES [ROLLED]]: plays MATCHES whole matches between two machines in virtual time for
// every combination of round trip, jitter, loss and duplicates below, and prints for each round trip what the players
// would have noticed. Then plays ROLLED matches in which every tick is simulated again from 1 to 32 ticks before. Exits
// with 1 if a match did not end, was not really played, or differed.

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

/// Measurements of all matches with the same round trip.
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

void printFigures(std::array<Figures, roundTrips.size()>& all) {
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
}

/// Visible effects of mispredictions with a round trip of 120 ms and 5 % loss: jumps between pictures without
/// smoothing, and as shown by VisualSmoothing.
void printJumps(const MatchTerms& terms, std::size_t matches) {
    NetworkFaults line;
    line.roundTrip = 120.0;
    line.jitter = 10.0;
    line.loss = 0.05;
    JumpMeter all;
    double minutes = 0.0;
    for (std::size_t i = 0; i < matches; ++i) {
        SimulatedMatch match(terms, line, 7000 + i);
        match.measuresJumps = true;
        if (!match.play().empty()) continue;
        for (const Machine& machine : match.machines) {
            minutes += machine.peer.session()->now() / (60.0 * tuning::ticksPerSecond);
            for (std::size_t cause = 0; cause < all.jumps.size(); ++cause) {
                const auto append = [](auto& to, const auto& from) {
                    to.insert(to.end(), from.begin(), from.end());
                };
                append(all.jumps[cause], machine.jumps.jumps[cause]);
                append(all.shown[cause], machine.jumps.shown[cause]);
            }
        }
    }
    std::printf("120 ms, 5 %% loss, %.1f minutes: px that something jumps in a picture\n", minutes);
    constexpr std::array names{"a ball in the other half", "a ball in the own half", "the other paddle"};
    for (std::size_t cause = 0; cause < names.size(); ++cause) {
        const auto print = [&](const char* how, std::vector<double>& px) {
            if (px.empty()) return;
            std::printf("%-25s %-12s %7.1f a minute, %6.1f median %6.1f p99 %6.1f at most\n", names[cause],
                        how, static_cast<double>(px.size()) / minutes, quantile(px, 0.5), quantile(px, 0.99),
                        quantile(px, 1.0));
        };
        print("as guessed", all.jumps[cause]);
        print("as shown", all.shown[cause]);
    }
}

/// Calls `work(i)` for each i below `count`, on all processors.
template <typename Work>
void onAllProcessors(std::size_t count, Work work) {
    std::atomic<std::size_t> next{0};
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 1U); ++i)
        threads.emplace_back([&] {
            for (std::size_t one = next++; one < count; one = next++)
                work(one);
        });
    for (std::thread& thread : threads)
        thread.join();
}

/// Plays a match and simulates each of its ticks again from 1 to 32 ticks before, in turn. Returns how many ticks were
/// simulated again; 0 if a result differed.
int rollEveryTick(const MatchTerms& terms, std::uint64_t seed) {
    constexpr std::size_t furthest = 32;
    OnlineMatch truth(terms);
    std::array<Bot, 2> bots{{{Side::Blue, Difficulty::Hard, seed}, {Side::Red, Difficulty::Medium, seed}}};
    std::deque<OnlineMatch> before;
    std::deque<OnlineInputs> inputs;
    std::vector<Event> events;
    int rolled = 0;
    while (truth.stage() == OnlineMatch::Stage::Play) {
        before.push_back(truth);
        inputs.push_back(
            {OnlineInput{bots[0].think(truth.world())}, OnlineInput{bots[1].think(truth.world())}});
        if (before.size() > furthest) {
            before.pop_front();
            inputs.pop_front();
        }
        truth.step(inputs.back(), events);
        const std::size_t back = static_cast<std::size_t>(truth.tick()) % before.size() + 1;
        OnlineMatch again = before[before.size() - back];
        for (std::size_t i = inputs.size() - back; i < inputs.size(); ++i)
            again.step(inputs[i], events);
        if (again.stateHash() != truth.stateHash()) return 0;
        ++rolled;
        events.clear();
    }
    return rolled;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1080;
    const std::size_t rolledMatches = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 200;
    const MatchTerms terms = quickTerms();
    std::array<Figures, roundTrips.size()> all;
    int faults = 0;
    std::mutex adding;
    onAllProcessors(wanted, [&](std::size_t i) {
        SimulatedMatch match(terms, faultsOf(i), i);
        match.measures = true;
        const std::string fault = match.play();
        const std::lock_guard<std::mutex> lock(adding);
        if (fault.empty()) return all[i % roundTrips.size()].add(match);
        ++faults;
        std::printf("match %zu: %s\n", i, fault.c_str());
    });
    std::printf("%zu matches over %zu kinds of networks\n", wanted, combinations);
    printFigures(all);
    if (wanted > 0) printJumps(terms, 30);

    std::atomic<long long> rolled{0};
    std::atomic<int> differing{0};
    onAllProcessors(rolledMatches, [&](std::size_t i) {
        MatchTerms own = terms;
        own.seed += i;
        const int ticks = rollEveryTick(own, i);
        rolled += ticks;
        if (ticks == 0) ++differing;
    });
    std::printf(
        "%zu matches, each of whose %lld ticks was played again from 1 to 32 ticks before: %d differ\n",
        rolledMatches, rolled.load(), differing.load());
    return faults == 0 && differing == 0 ? 0 : 1;
}
