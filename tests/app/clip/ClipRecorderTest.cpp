#include "arkanong/app/clip/ClipRecorder.hpp"

#include "TempFolder.hpp"
#include "app/clip/MovingPicture.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "render/TestWindow.hpp"
#include "screens/results/Results.hpp"
#include "ui/Shared.hpp"

#include <chrono>
#include <thread>

using namespace arkanong::test;

namespace {

/// A match of three goals; its moment begins just before the first one and ends with its flash.
MatchSetup firstGoal() {
    MatchPlay play;
    play.level.name = "Open Field";
    play.settings.goals = {3, 3};
    play.entrants[sideIndex(Side::Red)].reset();
    Replay replay;
    runMatch(play, &replay);
    ReplayPoint point(replay);
    std::vector<Event> events;
    const auto isGoal = [](const Event& event) { return std::holds_alternative<GoalScored>(event); };
    while (std::none_of(events.begin(), events.end(), isGoal))
        REQUIRE(point.step(events));
    MatchSetup setup;
    setup.kind = VersusMatch{};
    setup.totals.add(std::make_shared<const Replay>(std::move(replay)));
    REQUIRE(setup.totals.highlight);
    Highlight& moment = *setup.totals.highlight;
    moment.kind = HighlightKind::Goal;
    moment.climax = point.world.tick();
    moment.begin = moment.climax - tuning::seconds(0.3);
    moment.end = moment.climax + tuning::seconds(1.5);
    return setup;
}

} // namespace

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
    CHECK(found.width == 854);
    CHECK(found.height == 480);
    CHECK(found.pictures <= ClipRecorder::mostPictures);
    const Highlight& moment = *setup.totals.highlight;
    const int ticks = std::min(moment.end, static_cast<int>(setup.totals.recording->ticks())) - moment.begin;
    const int shortest = 1000 * ticks / tuning::seconds(1.0);
    CHECK(found.milliseconds >= shortest - 40);
    CHECK(found.milliseconds <= shortest + 2000); // Around the climax it runs at half speed.
}

TEST_CASE("each picture of a saved highlight looks as drawn, in the goal's flash and after", "[.][display]") {
    const TempFolder folder;
    const TestWindow window;
    Shared shared;
    const MatchSetup setup = firstGoal();
    const std::string path = folder / "clip.webp";
    ClipRecorder recorder(shared.context, setup, path);
    std::vector<ClipPixels> drawn;
    while (!recorder.outcome()) {
        recorder.advance(shared.textures);
        if (recorder.pictures() > static_cast<int>(drawn.size()))
            drawn.push_back(scaledTo(ClipRecorder::width, ClipRecorder::height, recorder.picture()));
        else
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    REQUIRE(recorder.outcome()->problem.empty());
    ClipReader reader(path);
    REQUIRE(reader.pictures() == static_cast<int>(drawn.size()));
    REQUIRE(drawn.size() > 40);
    for (const ClipPixels& picture : drawn) {
        INFO("from " << reader.milliseconds() << " ms");
        CHECK(likeness(reader.next(), picture) > 35.0);
    }
}
