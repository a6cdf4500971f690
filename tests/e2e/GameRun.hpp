#pragma once

#include "arkanong/render/Sfml.hpp"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace arkanong::test {

/// A folder of its own that goes away at the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

/// What a program printed and how it ended.
struct Outcome {
    int exitCode = -1;
    std::string errors; ///< Its stderr.
};

/// Runs the game to its end. `environment` holds "NAME=value" to set and "NAME" to unset.
Outcome runToEnd(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {});

/// The real program in its window on the current DISPLAY, silent, driven by xdotool and watched through its
/// event log. It is ended with this object. Whatever does not happen in time fails the test with the log's
/// last lines.
class GameRun {
  public:
    explicit GameRun(std::vector<std::string> arguments);

    /// Waits for a line that contains `text`, among those not yet waited for, and returns it.
    std::string await(const std::string& text, std::chrono::seconds patience = std::chrono::seconds(15));
    /// Waits for `count` more reports of the match's state and returns the last one.
    std::string awaitReports(int count = 2);
    /// Every line so far that contains `text`.
    std::vector<std::string> lines(const std::string& text) const;

    void key(const std::string& name);
    void keyDown(const std::string& name);
    void keyUp(const std::string& name);
    /// In pixels of the window.
    void point(int x, int y);
    void click(int x, int y);
    void resize(int width, int height);
    void focus();

    /// Takes a screenshot with F12.
    sf::Image screenshot();

    /// Waits for the program to end by itself.
    int exitCode();

  private:
    void xdotool(const std::string& command) const;
    std::vector<std::string> readLog() const;
    void findWindow();

    TemporaryFolder folder_;
    /// A process that is ended with this object.
    struct Process {
        int id = -1;
        Process() = default;
        Process(const Process&) = delete;
        Process& operator=(const Process&) = delete;
        ~Process();
    };
    Process process_;
    std::string window_;
    std::size_t linesSeen_ = 0;
};

/// The paddle's place in a line like "tick 30 balls 0 paddle 480,636", field px.
struct Place {
    int x = 0;
    int y = 0;
};
Place paddleIn(const std::string& report);

/// How many pixels of a rectangle satisfy `wanted`. The rectangle must lie inside the picture.
template <typename Predicate>
int countPixels(const sf::Image& image, unsigned left, unsigned top, unsigned width, unsigned height,
                Predicate wanted) {
    int count = 0;
    for (unsigned y = top; y < top + height; ++y)
        for (unsigned x = left; x < left + width; ++x)
            count += wanted(sfml::pixelAt(image, x, y)) ? 1 : 0;
    return count;
}

} // namespace arkanong::test
