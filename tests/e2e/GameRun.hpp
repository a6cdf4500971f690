#pragma once

#include "arkanong/render/Sfml.hpp"
#include "e2e/LogPipe.hpp"
#include "e2e/Programs.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace arkanong::test {

/// Takes values from `take` until one is as `wanted` says or the patience ends; returns the last one.
template <typename Take, typename Predicate>
auto takeUntil(Take take, Predicate wanted) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    auto taken = take();
    while (!wanted(taken) && std::chrono::steady_clock::now() < deadline)
        taken = take();
    return taken;
}

/// The place that follows `words` in a line like "item SOLO 640,390".
struct Place {
    int x = 0;
    int y = 0;
};
Place placeAfter(const std::string& line, const std::string& words);

/// The paddle's place in a line like "tick 30 balls 0 paddle 480,636", field px.
Place paddleIn(const std::string& report);

/// The real program in its window on the current DISPLAY, silent, driven by xdotool and watched through its
/// event log. It is ended with this object. Whatever does not happen in time fails the test with the log's
/// last lines. The program is stopped while xdotool works, so that nothing depends on how long that takes:
/// what is typed comes right after what was seen last, and a click is never mistaken for holding.
class GameRun {
  public:
    /// Keeps what it keeps of the player in `home`, or in a folder of its own where that is empty. Only a
    /// Newcomer is offered the first match.
    enum class Player { Usual, Newcomer };
    explicit GameRun(std::vector<std::string> arguments, const std::string& home = {},
                     Player player = Player::Usual);

    /// Waits for a line that contains `text`, among those not yet waited for, and returns it.
    std::string await(const std::string& text, std::chrono::seconds limit = patience);
    /// Waits for `count` more reports of the match's state and returns the last one. The first may tell of a
    /// tick before the latest input; the second does not.
    std::string awaitReports(int count = 2);
    /// Every line so far that contains `text`.
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

    void key(const std::string& name);
    /// One after another, before the next frame begins.
    void keys(const std::vector<std::string>& names);
    void keyTimes(const std::string& name, int times);
    void keyDown(const std::string& name);
    void keyUp(const std::string& name);
    /// In pixels of the window.
    void point(int x, int y);
    void click(int x, int y);
    /// The left one, where the pointer is.
    void buttonDown();
    void buttonUp();
    /// Goes down a menu to the item with this text, and accepts it; it may be selected already.
    void chooseByKeys(const std::string& item);
    void selectByKeys(const std::string& item);
    /// Clicks at the item with this text, in a window of any size; `aside` logical px right of its middle.
    void chooseByMouse(const std::string& item, int aside = 0);
    /// Clicks the middle one or the right one, where the pointer is.
    void middleButton();
    void rightButton();
    void resize(int width, int height);
    void focus();

    /// Takes a screenshot with F12.
    sf::Image screenshot();
    /// Presses a key and holds it, and takes the picture of the first frame that begins after it.
    sf::Image screenshotOfNextFrame(const std::string& keyDown);
    /// Leaves a picture of the screen, when it has come to rest, as NAME.png in the folder that
    /// $ARKANONG_SCREENS names; does nothing without it.
    void keepPicture(const std::string& name);
    /// Takes screenshots until one is as `wanted` says; the last one where none is in time.
    template <typename Predicate>
    sf::Image screenshotWhen(Predicate wanted) {
        return takeUntil([this] { return screenshot(); }, wanted);
    }
    /// Waits for the paddle to be where `wanted` says; where it was last when it does not get there in time.
    template <typename Predicate>
    Place paddleWhen(Predicate wanted) {
        return takeUntil([this] { return paddleIn(awaitReports(1)); }, wanted);
    }

    /// Waits for the program to end by itself.
    int exitCode();

  private:
    /// Returns what it prints.
    std::string xdotool(const std::string& command);
    std::string pointTo(int x, int y) const;
    void skipLog();
    sf::Image awaitScreenshot();
    /// Where the item lies, once the log has told of all that are on the latest screen.
    Place placeOf(const std::string& item);

    /// So long it takes at most until a program that ended is noticed.
    static constexpr std::chrono::milliseconds longestRead{100};

    TemporaryFolder folder_;
    LogPipe log_;
    Process process_; ///< Ends before the pipe that it writes to.
    std::string window_;
    std::size_t linesSeen_ = 0;
};

// The colours that tell what is drawn.
inline bool isCyan(const sf::Color& c) { return c.g > 180 && c.b > 200 && c.r < 140; }
inline bool isCoral(const sf::Color& c) { return c.r > 200 && c.g < 160 && c.b < 160; }
inline bool isAmber(const sf::Color& c) { return c.r > 200 && c.b < 140; }
inline bool isLit(const sf::Color& c) { return c.r > 60 || c.g > 60 || c.b > 60; }
inline bool isBlack(const sf::Color& c) { return c.r == 0 && c.g == 0 && c.b == 0; }

/// How many pixels of a rectangle satisfy `wanted`. The rectangle must lie inside the picture.
template <typename Predicate>
int countPixels(const sf::Image& image, int left, int top, int width, int height, Predicate wanted) {
    int count = 0;
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x)
            count += wanted(sfml::pixelAt(image, static_cast<unsigned>(x), static_cast<unsigned>(y))) ? 1 : 0;
    return count;
}

} // namespace arkanong::test
