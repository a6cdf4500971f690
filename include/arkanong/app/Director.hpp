#pragma once

#include "arkanong/app/window/Window.hpp"
#include "arkanong/ui/ScreenStack.hpp"

namespace arkanong {

class Captures;
class DataError;
struct Options;

/// Opens the first screen, and those that open screens request.
class Director {
  public:
    /// Opens no screen yet. Offers the match of the command line in the setups of Versus and Watch.
    Director(ScreenContext& context, Captures& captures, const Options& options);

    ScreenStack& screens() { return screens_; }
    const ScreenStack& screens() const { return screens_; }
    /// Precondition: a screen is open.
    Screen& top() const { return screens_.top(); }

    /// Opens the first screen, according to the command line. Throws DataError or MachineError if what that names
    /// cannot be used.
    void start();
    /// Opens the screen that the change requests, or does what else it requests. Throws DataError.
    void apply(ScreenChange change);
    /// Passes the event to the screen on top and applies the change that this requests.
    void handle(const sfml::WindowEvent& event) { apply(screens_.handle(event)); }
    /// Logs the error and shows it on a screen of its own in place of all others.
    void show(const DataError& error);
    /// How the screen on top uses the mouse pointer.
    PointerUse pointerUse() const;
    /// Whether held keys repeat on the screen on top.
    bool repeatsKeys() const { return !screens_.empty() && top().repeats(sfml::Key::Backspace); }

    void quit() { quit_ = true; }
    /// Whether the player, or quit(), has ended the game. The screens stay open.
    bool hasQuit() const { return quit_; }

  private:
    /// Opens the screen of each kind of change, see ScreenOpener.cpp.
    struct Opener;
    /// Turns speech on, until the player chooses.
    void speak();
    /// Asks first if the daily duel would replace an unfinished run.
    void startDaily(Day day);
    /// Copies a text to the clipboard and says so by a toast.
    void copy(const std::string& text);
    /// Passes the clipboard's text to the screen on top.
    void paste();

    ScreenContext& context_;
    Captures& captures_;
    const Options& options_;
    ScreenStack screens_;
    bool quit_ = false;
};

} // namespace arkanong
