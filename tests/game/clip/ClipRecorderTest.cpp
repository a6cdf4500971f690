#include "arkanong/game/clip/ClipRecorder.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "game/clip/MovingPicture.hpp"
#include "render/TestWindow.hpp"
#include "screens/results/Results.hpp"
#include "ui/Shared.hpp"

#include <chrono>
#include <thread>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a highlight becomes a moving picture of its length while the game continues", "[.][display]") {
    const TempFolder folder;
    const TestWindow window;
    Shared shared;
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.totals.add(recordingOf(Side::Blue));
    REQUIRE(setup.totals.highlight);
    const std::string path = folder / "clip.webp";
    ClipRecorder recorder(shared.context, setup, path);
    int before = 0;
    while (!recorder.outcome()) {
        recorder.advance(shared.textures);
        CHECK(shared.textures.batch(Layer::Field).count == 0); // The frame's own picture can be laid out.
        CHECK(recorder.percent() >= before);
        before = recorder.percent();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(recorder.outcome()->problem.empty());
    CHECK(recorder.outcome()->bytes < ClipWriter::largestFile);
    const MovingPicture found = movingPictureIn(path);
    CHECK(found.width == 640);
    CHECK(found.height == 360);
    CHECK(found.pictures <= ClipRecorder::mostPictures);
    const Highlight& moment = *setup.totals.highlight;
    const int ticks = std::min(moment.end, static_cast<int>(setup.totals.recording->ticks())) - moment.begin;
    const int shortest = 1000 * ticks / tuning::seconds(1.0);
    CHECK(found.milliseconds >= shortest - 40);
    CHECK(found.milliseconds <= shortest + 2000); // Around the climax it runs at half speed.
}
