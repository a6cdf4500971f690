#include "Benchmarks.hpp"

#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>

namespace arkanong::bench {

namespace {

/// What the figures depend on: the day, the compiler and the processor.
void printMachine() {
    const std::time_t now = std::time(nullptr);
    char day[16] = "";
    std::strftime(day, sizeof(day), "%Y-%m-%d", std::gmtime(&now));
    std::string line, processor = "unknown processor";
    for (std::ifstream file("/proc/cpuinfo"); std::getline(file, line);)
        if (line.rfind("model name", 0) == 0) processor = line.substr(line.find(':') + 2);
#ifdef __VERSION__
    const char* const compiler = __VERSION__;
#else
    const char* const compiler = "unknown";
#endif
    std::printf("%s, compiler %s, %s\n", day, compiler, processor.c_str());
}

void printHeading() {
    std::printf("%-30s %8s %10s %10s %8s %12s %10s %10s  %s\n", "scene", "balls", "median ms", "p95 ms",
                "ns/ball", "contacts/s", "energy", "overlap", "state hash");
}

void scenes(bool quick) {
    const int steps = quick ? 60 : 600;
    printHeading();
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U})
        print(gas(count, 0.2, steps, "gas"));
    if (!quick) print(gas(1000000, 0.2, 60, "gas"));
    print(gas(10000, 0.6, steps / 5, "dense"));
    fast();
    print(pinball());
    print(match());
}

} // namespace

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

/// arkanong_bench [--quick | --only PART]: --quick omits the other engines and takes fewer steps; --only measures one of
/// scenes, parts, cores, crowds, sandbox and peers.
int main(int argc, char** argv) {
    using namespace arkanong::bench;
    const bool quick = argc > 1 && std::strcmp(argv[1], "--quick") == 0;
    const char* const only = argc > 2 && std::strcmp(argv[1], "--only") == 0 ? argv[2] : nullptr;
    const auto wanted = [only](const char* part) { return only == nullptr || std::strcmp(only, part) == 0; };
    printMachine();
    if (wanted("scenes")) scenes(quick);
    if (quick) return 0;
    if (wanted("parts")) parts();
    if (wanted("cores")) cores();
    if (wanted("crowds")) unevenCrowds(100000, 40);
    if (wanted("sandbox")) sandbox();
    if (wanted("peers")) comparePeers();
}
