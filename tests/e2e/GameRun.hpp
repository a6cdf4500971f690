#pragma once

#include "arkanong/render/Sfml.hpp"
#include "e2e/LogPipe.hpp"
#include "e2e/Programs.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace arkanong::test {

/// Calls `take` until `wanted` accepts its value or `patience` is over; returns the last value.
template <typename Take, typename Predicate>
auto takeUntil(Take take, Predicate wanted) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    auto taken = take();
    while (!wanted(taken) && std::chrono::steady_clock::now() < deadline)
        taken = take();
    return taken;
}

/// Versus options with which a player who never moves loses quickly.
inline std::vector<std::string> shortMatch(const std::string& rounds = "1") {
    return {"--mode", "versus",  "--level", "pure-pong", "--red",
            "master", "--goals", "1",       "--rounds",  rounds};
}

/// The position after `words` in a line like "item SOLO 640,390".
struct Place {
    int x = 0;
    int y = 0;
};
Place placeAfter(const std::string& line, const std::string& words);

/// The paddle's position in a line like "tick 30 balls 0 paddle 480,636", field px.
Place paddleIn(const std::string& report);

/// Runs the real program in a window on the current DISPLAY, without sound, controls it by xdotool and
/// watches its event log. The destructor ends it. A wait that times out fails the test and prints the end of
/// the log. The program is stopped while xdotool works, so that results do not depend on timing: input
/// arrives right after the last observed line, and a click is never mistaken for a held button.
class GameRun {
  public:
    /// User data is kept in `home`, or in a temporary folder if that is empty. Only a Newcomer is offered the
    /// first match. Of several programs each can have its window; focus() before its keys.
    enum class Player { Usual, Newcomer };
    explicit GameRun(std::vector<std::string> arguments, const std::string& home = {},
                     Player player = Player::Usual);

    /// Waits for the next line that contains `text`, after those already awaited, and returns it.
    std::string await(const std::string& text, std::chrono::seconds limit = patience);
    /// Waits for the screen of this name, a menu that follows play, and until it takes input.
    void awaitAfterPlay(const std::string& screen, std::chrono::seconds limit = patience);
    /// Waits for `count` more reports of the match's state and returns the last one. The first may be from
    /// before the latest input, the second is not.
    std::string awaitReports(int count = 2);
    /// Waits until `count` frames of play, each at most 0.1 s of it, have been shown from now on.
    void awaitFrames(int count);
    /// The lines since those that were awaited; waits a moment if there is none.
    std::vector<std::string> newLines();
    /// All lines so far that contain `text`.
    std::vector<std::string> lines(const std::string& text);
    /// Asks again whenever the log has grown, until the answer is yes or `limit` has passed. Returns the last
    /// answer.
    template <typename Predicate>
    bool awaitThat(Predicate isSo, std::chrono::seconds limit = patience) {
        const auto deadline = std::chrono::steady_clock::now() + limit;
        while (!isSo() && std::chrono::steady_clock::now() < deadline)
            log_.read(longestRead);
        return isSo();
    }

    // The player's acts. Each returns the run, so that a wait can follow: key("Escape").await("screen pause").
    GameRun& key(const std::string& name);
    /// Passes the story and the briefing before a world's first match by keys, to its play.
    GameRun& passStory();
    /// Presses the keys one after another before the next frame.
    GameRun& keys(const std::vector<std::string>& names);
    GameRun& keyTimes(const std::string& name, int times);
    /// Holds the key for `frames` frames of play.
    GameRun& hold(const std::string& name, int frames);
    GameRun& keyDown(const std::string& name);
    GameRun& keyUp(const std::string& name);
    /// Moves the pointer; window px.
    GameRun& point(int x, int y);
    /// Clicks, and the buttons below, wait until the screen takes clicks; after a change within a screen a test awaits
    /// "takes clicks" itself.
    GameRun& click(int x, int y);
    /// The left button, at the pointer.
    GameRun& buttonDown();
    GameRun& buttonUp();
    /// Where the latest menu has this item, logical px.
    Place placeOf(const std::string& item);
    /// Selects the menu item with this text by the Down key, if necessary, and accepts it.
    GameRun& chooseByKeys(const std::string& item);
    GameRun& selectByKeys(const std::string& item);
    /// Clicks the item with this text, in a window of any size; `aside` logical px right of its middle.
    GameRun& chooseByMouse(const std::string& item, int aside = 0);
    /// Clicks the middle or right button at the pointer.
    GameRun& middleButton();
    GameRun& rightButton();
    GameRun& resize(int width, int height);
    /// Gives the window `count` sizes before its next frame, the last of them width x height.
    void resizeOften(int count, int width, int height);
    GameRun& focus();
    /// The window's title.
    std::string title();

    /// Takes a screenshot with F12.
    sf::Image screenshot();
    /// Presses and holds a key and takes a screenshot of the first frame after it.
    sf::Image screenshotOfNextFrame(const std::string& keyDown);
    /// Gives the screen some seconds to come to rest and saves a screenshot as NAME.png in the folder
    /// $ARKANONG_SCREENS; does nothing if that is not set. await() still finds what was logged meanwhile.
    void keepPicture(const std::string& name);
    /// Takes screenshots until `wanted` accepts one or `patience` is over; returns the last one.
    template <typename Predicate>
    sf::Image screenshotWhen(Predicate wanted) {
        return takeUntil([this] { return screenshot(); }, wanted);
    }
    /// Waits until `wanted` accepts the paddle's position or `patience` is over; returns the last position.
    template <typename Predicate>
    Place paddleWhen(Predicate wanted) {
        return takeUntil([this] { return paddleIn(awaitReports(1)); }, wanted);
    }

    /// Sends the program this signal.
    void signal(int number) { process_.signal(number); }
    /// Sends the program these signals, `gap` apart.
    void signals(const std::vector<int>& numbers, std::chrono::milliseconds gap) {
        process_.signals(numbers, gap);
    }
    /// Ends it by SIGKILL.
    void kill() { process_.kill(); }
    /// Suspends the program until goOn().
    void stop() { process_.stop(); }
    void goOn() { process_.goOn(); }
    /// Destroys its window as another program can.
    void destroyWindow() { xdotool("windowclose " + window_); }
    /// Breaks the program's connection to the display.
    void loseDisplay() { xdotool("windowkill " + window_); }

    /// Waits for the program to end and returns its exit code.
    int exitCode();
    /// The program's output to stderr.
    std::string errors() const { return contentsOf(folder_ / "errors"); }

  private:
    /// Returns xdotool's output.
    std::string xdotool(const std::string& command);
    GameRun& act(const std::string& command);
    std::string pointTo(int x, int y) const;
    void skipLog();
    void awaitClicks();
    sf::Image awaitScreenshot();

    /// Maximum delay until the end of the program is noticed.
    static constexpr std::chrono::milliseconds longestRead{100};

    TempFolder folder_;
    LogPipe log_;
    Process process_; ///< Declared after the pipe, so that the process ends first.
    std::string window_;
    std::size_t linesSeen_ = 0;
};

// Colours that identify objects.
inline bool isCyan(const sf::Color& c) { return c.g > 180 && c.b > 200 && c.r < 140; }
inline bool isCoral(const sf::Color& c) { return c.r > 200 && c.g < 160 && c.b < 160; }
inline bool isAmber(const sf::Color& c) { return c.r > 200 && c.b < 140; }
inline bool isLit(const sf::Color& c) { return c.r > 60 || c.g > 60 || c.b > 60; }

/// The number of pixels in a rectangle that satisfy `wanted`. The rectangle must be inside the picture.
template <typename Predicate>
int countPixels(const sf::Image& image, int left, int top, int width, int height, Predicate wanted) {
    int count = 0;
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x)
            count += wanted(sfml::pixelAt(image, static_cast<unsigned>(x), static_cast<unsigned>(y))) ? 1 : 0;
    return count;
}

} // namespace arkanong::test
