#pragma once

#include "arkanong/app/Captures.hpp"
#include "arkanong/app/DebugOverlay.hpp"
#include "arkanong/app/Director.hpp"
#include "arkanong/app/InputRouter.hpp"
#include "arkanong/app/Narrator.hpp"
#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/app/SoundDevice.hpp"
#include "arkanong/app/TimedRun.hpp"
#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/app/frames/FrameSteps.hpp"
#include "arkanong/app/frames/ThreadPool.hpp"
#include "arkanong/app/window/ScreenSaver.hpp"
#include "arkanong/app/window/Window.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/language/Languages.hpp"
#include "arkanong/ui/widgets/Toast.hpp"

#include <chrono>
#include <ctime>
#include <optional>
#include <string>

namespace arkanong {

/// The program with a window: the loop that turns the time of frames into steps and pictures.
class Game {
  public:
    /// Opens the window and loads pictures and sounds. Throws DataError if one is missing or invalid. A display must be
    /// available (see DisplayProbe.hpp).
    explicit Game(const Options& options);

    /// Plays until the player quits, or a signal ends the program (see cli/Signals.hpp). A DataError during play is shown
    /// on its own screen. Saves the player's data however the game ends. Returns the program's exit code: badDataExit or
    /// machineExit if something that the command line names cannot be used, or if something could not be saved; both are
    /// reported on stderr, too. Does not return if the display is lost.
    [[nodiscard]] int run();

  private:
    using Clock = std::chrono::steady_clock;

    void playFrame();
    /// Calls `act`. A DataError that it throws is shown on its own screen.
    template <typename Act>
    void attempt(Act act);
    void readInput();
    void useFunctionKey(sfml::Key key);
    /// Makes the steps that are due after `elapsed`, lays out the picture and displays it. Returns the times.
    FrameTime playInTurn(std::chrono::microseconds elapsed);
    /// Like playInTurn(), for slow steps: the picture shows the previous frame's steps, and this frame's are made while
    /// it is drawn.
    FrameTime playBeside(std::chrono::microseconds elapsed);
    /// Number of steps that are due.
    int stepsDue(std::chrono::microseconds elapsed);
    /// Makes up to `due` steps. Returns their number.
    int step(int due);
    /// Applies the change that the steps request.
    void take(FrameSteps::Made&& made);
    void advance(std::chrono::microseconds elapsed);
    /// Lays out the picture.
    void draw();
    /// Displays the picture.
    void present();
    /// Closes the window and the screens, and saves everything. Returns the exit code.
    int end();
    /// Like end(), for a lost display: saves everything without closing.
    void rescue();
    /// Saves the settings and what could not be saved earlier. Prints problems that were not shown yet to stderr.
    void keepProfile();

    Options options_;
    std::string assets_;
    EventLog log_;
    SoundManager sounds_;
    TextureManager textures_;
    ThreadPool processors_;
    ScreenContext context_;
    Captures captures_{context_, options_};
    Director director_{context_, captures_, options_};
    SettingsInEffect settings_{context_, director_.screens(), options_, languageFolder(assets_)};
    SoundDevice soundDevice_{context_, options_.audio};
    InputRouter input_{context_, director_};
    Narrator narrator_{context_, director_.screens()};
    Window window_;
    ScreenSaver screenSaver_;
    FrameSteps steps_{director_.screens()};
    FixedStep fixedStep_;
    DebugOverlay debug_;
    std::optional<TimedRun> timed_; ///< With --seconds.
    Toast toast_;
    Clock::time_point began_;
    Clock::time_point frameBegan_;
    std::clock_t worked_ = 0; ///< The processor time at the end of the last frame.
};

} // namespace arkanong
