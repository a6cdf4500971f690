#include "app/clip/ClipReader.hpp"
#include "app/clip/WatchedMatch.hpp"
#include "arkanong/app/clip/ClipRecorder.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "bench/Timing.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

// Saves the best moment of a match between two computers as F9 does, while nothing else is drawn, and compares each
// picture of the file with what was drawn. Needs a display.

namespace arkanong::bench {

namespace {

constexpr std::chrono::microseconds frameTime{16'667};

/// Saves the moment of `setup` as this file and prints the figures. Returns false if that fails.
bool save(const ScreenContext& context, const MatchSetup& setup, const std::string& path) {
    ClipRecorder recorder(context, setup, path);
    std::vector<test::ClipPixels> drawn;
    Times turns;
    double comparing = 0.0;
    const double begin = elapsedMs();
    while (!recorder.outcome()) {
        const auto next = std::chrono::steady_clock::now() + frameTime;
        const double turn = elapsedMs();
        recorder.advance(context.services.textures);
        const double drawnAt = elapsedMs();
        if (recorder.pictures() > static_cast<int>(drawn.size())) {
            turns.add(drawnAt - turn);
            drawn.push_back(test::scaledTo(ClipRecorder::width, ClipRecorder::height, recorder.picture()));
            comparing += elapsedMs() - drawnAt;
        }
        std::this_thread::sleep_until(next);
    }
    const double seconds = (elapsedMs() - begin) / 1000.0;
    if (!recorder.outcome()->problem.empty()) {
        std::puts(recorder.outcome()->problem.c_str());
        return false;
    }
    test::ClipReader reader(path);
    std::vector<double> decibels;
    for (const test::ClipPixels& picture : drawn)
        decibels.push_back(test::likeness(reader.next(), picture));
    const auto lowest = std::min_element(decibels.begin(), decibels.end());
    const auto at = lowest - decibels.begin();
    std::printf("%s, %d x %d px, %zu pictures in %d ms\n",
                captionOf(Catalogue::english(), *setup.totals.highlight).c_str(), reader.width(),
                reader.height(), drawn.size(), reader.milliseconds());
    std::printf("PSNR lowest %.1f dB (picture %d), ", *lowest, static_cast<int>(at));
    std::sort(decibels.begin(), decibels.end());
    std::printf("median %.1f dB\n", decibels[decibels.size() / 2]);
    std::printf("%zu bytes, %.0f a picture\n", reader.bytes(), double(reader.bytes()) / double(drawn.size()));
    std::printf("%.1f s to save it, of which %.1f s for this comparison; drawing a picture takes %.1f ms, of "
                "95 %% at most %.1f ms\n",
                seconds, comparing / 1000.0, turns.median(), turns.p95());
    return true;
}

} // namespace

} // namespace arkanong::bench

/// arkanong_clip_bench ASSETS LEVEL SEED FILE: the assets folder, a level by its name, the match's seed, the file to save.
int main(int argc, char** argv) {
    using namespace arkanong;
    if (argc != 5) {
        std::puts("arkanong_clip_bench ASSETS LEVEL SEED FILE");
        return 2;
    }
    const std::string assets = argv[1];
    TextureManager textures(assets + "/textures");
    SoundManager sounds(assets + "/sounds", false);
    EventLog log("");
    const ScreenContext context{{assets + "/levels", textures, sounds, log}};
    const MatchSetup setup =
        test::watchedMatch(assets + "/levels", argv[2], std::strtoull(argv[3], nullptr, 10));
    if (!setup.totals.highlight) {
        std::puts("this match has no best moment");
        return 1;
    }
    return bench::save(context, setup, argv[4]) ? 0 : 1;
}
