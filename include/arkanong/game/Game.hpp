#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/AdaptiveQuality.hpp"
#include "arkanong/game/DebugOverlay.hpp"
#include "arkanong/game/FixedStep.hpp"
#include "arkanong/game/FrameSteps.hpp"
#include "arkanong/game/FrameTimes.hpp"
#include "arkanong/game/LivelyMoments.hpp"
#include "arkanong/game/clip/ClipRecorder.hpp"
#include "arkanong/input/PointerMotion.hpp"
#include "arkanong/input/gamepad/Gamepads.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "arkanong/ui/widgets/Toast.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>

#include <chrono>
#include <ctime>
#include <memory>
#include <optional>
#include <string>

namespace arkanong {

/// The program with a window: turns frames into steps, leads the window's events to the screens and shows
/// them.
class Game {
  public:
    /// Opens the window and loads pictures and sounds. Throws DataError where one is missing or broken. A
    /// display must be there (see DisplayProbe.hpp).
    explicit Game(const Options& options);

    /// Plays until the player quits, or a signal ends the program (see cli/Signals.hpp). Bad data met on the way is
    /// told on a screen of its own. Returns the program's exit code: badDataExit or machineExit if what the command line
    /// names cannot be used, or if something could not be saved; both are told on stderr, too. However it ends, what has
    /// been played is kept; without a display it does not return.
    [[nodiscard]] int run();

  private:
    using Clock = std::chrono::steady_clock;

    // GameWindow.cpp: the window itself.
    void openWindow();
    void applyWindowSettings();
    void applyVerticalSync();
    void applyView();
    /// The player gave the window this size.
    void resized(const sfml::Resized& size);
    /// The topmost screen wants to keep the pointer in the window, and may.
    bool wantsPointer() const;
    /// As it wants.
    void capturePointer();
    /// Where the pointer counts as being when it is at this px of the window.
    Vec2 pointed(sf::Vector2i pixel);
    /// Says so if there is no picture.
    void saveScreenshot(const std::optional<sf::Image>& picture);
    /// The player's folder for pictures.
    std::string pictureFolder() const;
    /// Begins to write the best moment as a moving picture, unless one is being written.
    void saveClip(const MatchSetup& setup);
    /// To the clipboard.
    void copy(const std::string& text);
    /// Once a frame, before its picture is laid out: goes on with that one.
    void followClip();
    Vec2 logical(sf::Vector2i pixel) const;
    sfml::WindowEvent toLogical(const sfml::WindowEvent& event);

    // GameSettings.cpp: the settings take effect.
    void takeSettings();
    /// Once a frame.
    void followSettings();
    void applySound();
    /// Once a frame: the music is as the screens want it.
    void followMusic();
    /// Once a frame: goes on with another sound device where the one in use is gone, or without.
    void watchSound();
    /// Turns the sound off or on; without a sound device, looks for one.
    void switchSound();
    void applyPicture();
    /// Fewer effects or more, as the frames' times say.
    void adaptQuality(FrameTime frame);
    void flip(bool Settings::*setting);

    void start();
    /// Asks first if the daily duel would replace an unfinished run.
    void startDaily(Day day);
    void playFrame();
    /// Leaves the screens and keeps everything; returns the exit code.
    int end();
    /// The same where there is no display any more.
    void rescue();
    /// What could not be saved so far, and the settings. What the player has not been told is told on stderr.
    void keepProfile();
    /// Does `act`; a DataError that it throws is told on a screen of its own. All that can throw one while
    /// the game runs goes through here.
    template <typename Act>
    void attempt(Act act);
    void pollEvents();
    void pollGamepads();
    void handle(const sfml::WindowEvent& event);
    /// Leads the events to the screen on top, also as it changes with one of them.
    void pass(const OneButton::Events& events);
    void handleKey(sfml::Key key);
    /// Remembers which device is in use, and where the pointer is.
    void noteHand(const sfml::WindowEvent& event);
    /// Logs its name and GUID.
    void meetPad(unsigned pad);
    void tellOfPads(const Pads& before);
    void watchFocus();
    /// So much time has passed since the last frame: makes the steps that are due, lays the picture out and brings it
    /// on the screen. Returns what that took.
    FrameTime playInTurn(std::chrono::microseconds elapsed);
    /// The same for a crowd: the picture is of the steps of the frame before, and this frame's are made while it is drawn.
    FrameTime playBeside(std::chrono::microseconds elapsed);
    /// How many steps are due.
    int stepsDue(std::chrono::microseconds elapsed);
    /// Those steps; returns how many were made.
    int step(int due);
    /// Does what the steps ask for.
    void take(FrameSteps::Made&& made);
    void advance(std::chrono::microseconds elapsed);
    /// Lays the picture out.
    void draw();
    /// Brings it on the screen.
    void present();
    /// Takes the pictures that --pictures asks for; when --seconds have passed, prints how it went and quits.
    void watchTime(Clock::duration played);
    void noteTime(const FrameTime& frame);
    DebugNumbers debugNumbers() const;

    // GameScreens.cpp: which screen comes when.
    struct Opener;
    void apply(ScreenChange change);
    Screen& top() { return screens_.top(); }

    Options options_;
    std::string assets_;
    EventLog log_;
    SoundManager sounds_;
    TextureManager textures_;
    sf::RenderWindow window_;
    ScreenContext context_;
    ScreenStack screens_{log_};
    FrameSteps steps_{screens_};
    LivelyMoments moments_;
    Gamepads gamepads_;
    Clock::time_point began_;
    Clock::time_point frameBegan_;
    Clock::time_point soundReopened_{};
    std::clock_t worked_ = 0; ///< The processor's time when that frame ended.
    FixedStep fixedStep_;
    FrameCap frameCap_;
    FrameTimes frameTimes_;
    AdaptiveQuality effects_;
    bool synced_ = false; ///< The screen sets the pace.
    Toast toast_;
    OneButton oneButton_; ///< In use where the settings say so.
    bool quit_ = false;
    Settings applied_;           ///< What is in effect.
    std::optional<Track> track_; ///< The latest that was asked for.
    PointerMotion pointer_;
    bool captured_ = false; ///< The pointer cannot leave the window.
    bool focused_ = true;
    bool debugShown_ = false;
    bool screenshotWanted_ = false;
    bool momentWanted_ = false; ///< Keep the next frame's picture in moment_.
    /// The liveliest picture of the present part of the time (see LivelyMoments), saved when the part is over.
    std::optional<sf::Image> moment_;
    int picturesTaken_ = 0;
    FrameTime smoothedTime_;
    std::unique_ptr<ClipRecorder> clip_; ///< Null unless a moving picture is being written...
    std::string clipPath_;               ///< ...to this file.
};

} // namespace arkanong
