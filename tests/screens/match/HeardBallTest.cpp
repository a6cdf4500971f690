#include "arkanong/screens/match/HeardBall.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "sim/Scene.hpp"

#include <fstream>
#include <string>

using namespace arkanong::test;

namespace {

/// Plays for some ticks. Returns the lines of the log.
std::vector<std::string> linesOf(HeardBall& heard, World& world, int ticks) {
    const TempFolder folder;
    EventLog log(folder / "log");
    std::vector<Event> events;
    for (int tick = 0; tick < ticks; ++tick) {
        world.step({}, events);
        heard.listen(world, log);
    }
    std::vector<std::string> lines;
    std::ifstream file(folder / "log");
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

/// A match in which a red ball comes down 200 px to the right of Blue's paddle.
test::Scene ballToTheRight() {
    test::Scene scene = test::Scene::versus();
    scene.clearBalls();
    scene.world.putBall(scene.paddle(Side::Blue).position + Vec2{200.0, -300.0}, {0.0, 300.0}, Side::Red);
    return scene;
}

} // namespace

TEST_CASE("the tones of a side are logged with their parameters as they begin", "[screens]") {
    HeardBall heard;
    heard.choose(Side::Blue);
    test::Scene scene = ballToTheRight();
    const std::vector<std::string> lines = linesOf(heard, scene.world, 8);
    REQUIRE_FALSE(lines.empty());
    CHECK_THAT(lines.front(), ContainsSubstring(" hears "));
    const auto ball = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
        return line.find(" hears ball ") != std::string::npos;
    });
    REQUIRE(ball != lines.end());
    const int pitch = std::stoi(ball->substr(ball->find(" ball ") + 6));
    CHECK(pitch > 500); // To the right of the paddle's right end.
    CHECK(heard.take().size() == lines.size());
    CHECK(heard.take().empty());
}

TEST_CASE("nothing is heard while the auditory display is off", "[screens]") {
    HeardBall heard;
    test::Scene scene = ballToTheRight();
    CHECK(linesOf(heard, scene.world, 8).empty());
    heard.choose(Side::Blue);
    CHECK(heard.on());
    heard.choose(std::nullopt);
    CHECK(linesOf(heard, scene.world, 8).empty());
}
