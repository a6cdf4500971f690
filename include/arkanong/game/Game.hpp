#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/AdaptiveQuality.hpp"
#include "arkanong/game/DebugOverlay.hpp"
#include "arkanong/game/FixedStep.hpp"
#include "arkanong/game/FrameTimes.hpp"
#include "arkanong/input/GamepadSlots.hpp"
#include "arkanong/input/PointerMotion.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/Toast.hpp"

#include <SFML/Graphics.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace arkanong {

/// The program with a window: turns frames into steps, leads the window's events to the screens and shows
/// them.
class Game {
  public:
    /// Opens the window and loads pictures and sounds. Throws DataError where one is missing or broken. A
    /// display must be there (see DisplayProbe.hpp).
    explicit Game(const Options& options);

    /// Plays until the player quits.
    void run();

  private:
    using Clock = std::chrono::steady_clock;

    // GameWindow.cpp: the window itself.
    void openWindow();
    void applyWindowSettings();
    void applyVerticalSync();
    void applyView();
    /// The player gave the window this size.
    void resized(const sfml::Resized& size);
    bool capturesPointer() const;
    /// Where the pointer counts as being when it is at this px of the window.
    Vec2 pointed(sf::Vector2i pixel);
    void saveScreenshot();
    Vec2 logical(sf::Vector2i pixel) const;
    sfml::WindowEvent toLogical(const sfml::WindowEvent& event);

    // GameSettings.cpp: the settings take effect.
    void takeSettings();
    /// Once a frame.
    void followSettings();
    void applySound();
    /// Once a frame: the music is as the screens want it.
    void followMusic();
    MusicRequest wantedMusic() const;
    void applyPicture();
    /// Fewer effects or more, as the frames' times say.
    void adaptQuality(FrameTime frame);
    void flip(bool Settings::*setting);

    void start();
    void pollEvents();
    void handle(const sfml::WindowEvent& event);
    void handleKey(sfml::Key key);
    void tellOfPads(const Pads& before);
    void watchFocus();
    /// The steps that are due; returns how many were made.
    int step(std::chrono::microseconds elapsed);
    void advance(double seconds);
    /// Lays the picture out...
    void draw();
    void drawTop();
    /// ...and brings it on the screen.
    void present();
    /// Takes the pictures that --pictures asks for; when --seconds have passed, prints how it went and quits.
    void watchTime(Clock::duration played);
    /// The match on the topmost screen that has one; null where none has.
    const World* shownWorld() const;
    void noteTime(const FrameTime& frame);
    DebugNumbers debugNumbers() const;

    // GameScreens.cpp: which screen comes when.
    void apply(ScreenChange change);
    void show(ScreenChange change);
    // False where the change is none of theirs.
    bool showCampaign(ScreenChange& change);
    bool showSolo(ScreenChange& change);
    bool showOptions(ScreenChange& change);
    bool showAfter(ScreenChange& change);
    bool showEditor(const ScreenChange& change);
    void showOther(ScreenChange& change);
    void play(const MatchSetup& setup);
    void replaceAll(std::unique_ptr<Screen> screen);
    void putOnTop(std::unique_ptr<Screen> screen);
    void screenChanged();
    Screen& top() { return *screens_.back(); }

    Options options_;
    std::string assets_;
    EventLog log_;
    SoundManager sounds_;
    TextureManager textures_;
    sf::RenderWindow window_;
    ScreenContext context_;
    std::vector<std::unique_ptr<Screen>> screens_; ///< The last one lies on top.
    GamepadSlots slots_;
    FixedStep fixedStep_;
    FrameCap frameCap_;
    FrameTimes frameTimes_;
    AdaptiveQuality effects_;
    bool toldOfEffects_ = false;
    bool synced_ = false; ///< The screen sets the pace.
    Toast toast_;
    double topAge_ = 0.0;  ///< Seconds since another screen came to lie on top...
    bool topBack_ = false; ///< ...again, because those above it went.
    bool quit_ = false;
    Settings applied_;           ///< What is in effect.
    std::optional<Track> track_; ///< The latest that was asked for.
    PointerMotion pointer_;
    bool focused_ = true;
    bool debugShown_ = false;
    bool screenshotWanted_ = false;
    int picturesTaken_ = 0;
    FrameTime smoothedTime_;
};

} // namespace arkanong
