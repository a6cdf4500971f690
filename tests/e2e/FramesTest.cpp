#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <cstdlib>

using namespace arkanong::test;

namespace {

/// The number before `words` in a text; -1 if the text does not contain them.
int numberBefore(const std::string& text, const std::string& words) {
    const std::size_t end = text.find(words);
    if (end == std::string::npos) return -1;
    int number = -1;
    std::istringstream(text.substr(text.rfind(' ', end - 1) + 1)) >> number;
    return number;
}

/// Limits software OpenGL to one thread while it exists.
class OneThread {
  public:
    OneThread() { setenv("LP_NUM_THREADS", "0", 1); }
    ~OneThread() { unsetenv("LP_NUM_THREADS"); }
    OneThread(const OneThread&) = delete;
    OneThread& operator=(const OneThread&) = delete;
};

/// The column of the leftmost cyan pixel in the paddle's row.
unsigned paddleLeft(const sf::Image& picture, Place paddle) {
    const auto row = static_cast<unsigned>(paddle.y);
    for (unsigned x = 165; x < 1115; ++x)
        if (isCyan(sfml::pixelAt(picture, x, row))) return x;
    return 0;
}

} // namespace

TEST_CASE("no frame takes more than six draw calls, with one ball or 100,000", "[.][display][e2e]") {
    const auto [mode, balls] = GENERATE(
        table<std::string, std::string>({{"sandbox", "1"}, {"sandbox", "100000"}, {"watch", ""}, {"", ""}}));
    std::vector<std::string> arguments{"--no-audio", "--seconds", "4"};
    if (!mode.empty()) arguments.insert(arguments.end(), {"--mode", mode});
    if (!balls.empty()) arguments.insert(arguments.end(), {"--balls", balls});
    const Outcome outcome = runToEnd(arguments);
    CAPTURE(mode, balls, outcome.output);
    CHECK(numberBefore(outcome.output, " draw calls") >= 2);
    CHECK(numberBefore(outcome.output, " draw calls") <= 6);
}

TEST_CASE("a key press is visible in the first frame after it", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox", "--reduced-motion"});
    const Place start = paddleIn(game.awaitReports(3));
    const unsigned before = paddleLeft(game.screenshot(), start);
    REQUIRE(before > 0);
    const unsigned after = paddleLeft(game.screenshotOfNextFrame("Right"), start);
    game.keyUp("Right");
    CHECK(after > before);
}

TEST_CASE("on a slow machine effects are reduced, with one message", "[.][display][e2e]") {
    const OneThread slow;
    GameRun game({"--mode", "watch", "--level", "beehive", "--window", "3840x2160", "--effects", "full"});
    game.await("effects medium");
    game.await("effects low");
    CHECK(game.lines("effects ").size() == 2);
}

TEST_CASE("with automatic effects off all effects stay on a slow machine", "[.][display][e2e]") {
    const OneThread slow;
    GameRun game({"--mode", "watch", "--level", "beehive", "--window", "3840x2160", "--effects", "full",
                  "--no-automatic-effects"});
    // At least a quarter of a second each, together longer than it takes to reduce effects.
    game.awaitReports(10);
    CHECK(game.lines("effects ").empty());
}
#endif
