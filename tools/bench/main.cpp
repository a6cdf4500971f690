#include "Benchmarks.hpp"

#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace arkanong::bench {

void printHeading() {
    std::printf("%-30s %8s %10s %10s %8s %12s %10s %10s  %s\n", "scene", "balls", "median ms", "p95 ms",
                "ns/ball", "contacts/s", "energy", "overlap", "state hash");
}

void print(const Result& result) {
    const double nsPerBall = result.medianMs * 1e6 / static_cast<double>(result.balls);
    std::printf("%-30s %8zu %10.4f %10.4f %8.1f %12.0f", result.scene.c_str(), result.balls, result.medianMs,
                result.p95Ms, nsPerBall, result.contactsPerSecond);
    for (const double number : {result.energyDrift, result.deepestOverlap}) {
        if (std::isnan(number))
            std::printf(" %10s", "-");
        else
            std::printf(" %10.1e", number);
    }
    std::printf("  %016" PRIx64 "\n", result.hash);
    std::fflush(stdout);
}

} // namespace arkanong::bench

/// arkanong_bench [--quick]: --quick omits the other engines and takes fewer steps.
int main(int argc, char** argv) {
    using namespace arkanong::bench;
    const bool quick = argc > 1 && std::strcmp(argv[1], "--quick") == 0;
    const int steps = quick ? 60 : 600;
    printHeading();
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U})
        print(gas(count, 0.2, steps, "gas"));
    if (!quick) print(gas(1000000, 0.2, 60, "gas"));
    print(gas(10000, 0.6, steps / 5, "dense"));
    fast();
    print(pinball());
    print(match());
    if (quick) return 0;
    parts();
    cores();
    comparePeers();
}
