#pragma once

#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <vector>

namespace arkanong {

/// The open screens: the top one is in use, the others lie at rest below it. Tells the event log which screen
/// is on top. Every screen that is closed is left first (see Screen::leave). Where leave() throws, the change
/// is made all the same and the other screens are left too; then the first error is thrown.
///
/// A click counts only for what has been in view for a while. Otherwise the second half of a double click, or a click that
/// was meant for a match, a card or a replay that has just ended, would choose whatever lies under the pointer next.
class ScreenStack {
  public:
    /// Seconds without clicks after the player has changed what is in view: longer than between two clicks of a double click.
    static constexpr double clicksAfterPlayer = 0.2;
    /// Seconds without clicks after it has changed by itself: longer than a person takes to hold back a click.
    static constexpr double clicksAfterItself = 0.5;

    explicit ScreenStack(EventLog& log) : log_(log) {}

    [[nodiscard]] bool empty() const { return screens_.empty(); }
    /// There must be a screen.
    [[nodiscard]] Screen& top() const { return *screens_.back(); }

    /// Opens `screen` over the others.
    void push(std::unique_ptr<Screen> screen);
    /// Closes the top screen, unless it is the only one, and tells the screen that is on top then.
    void pop();
    /// Opens `screen` in the place of the top one.
    void replaceTop(std::unique_ptr<Screen> screen);
    /// Opens `screen` and closes all others.
    void replaceAll(std::unique_ptr<Screen> screen);
    /// Closes all.
    void clear();
    /// Leaves all without closing them: for a program that ends without a display, which closing might need.
    void leaveAll() const { leave(screens_); }

    /// Leads the event to the top screen. Drops a click if the top screen has changed or been rearranged (see
    /// Screen::rearranged()) shortly before, unless a person plays there. When clicks count, the event log says "takes
    /// clicks". Returns what the screen asks for.
    [[nodiscard]] ScreenChange handle(const sfml::WindowEvent& event);
    /// One tick of the simulation. Closes what lies over a screen that comes back, see Screen::comesBack(). Returns what
    /// the top screen asks for.
    [[nodiscard]] ScreenChange step();
    /// Frame time passes, seconds.
    void advance(double seconds);
    /// `alpha` as for screens; `moves` = the top screen eases in.
    void draw(TextureManager& textures, double alpha, bool moves) const;
    /// The context's palette or view have changed.
    void lookChanged();

    /// The match on the topmost screen that has one; null where none has.
    [[nodiscard]] const World* world() const;
    /// The music of the topmost screen that has some, muffled where that is a match under another screen; the
    /// calm title's where none has.
    [[nodiscard]] MusicRequest music() const;

  private:
    using Screens = std::vector<std::unique_ptr<Screen>>;

    void closeAbove();
    void topChanged(bool back);
    void holdClicks();
    void followArrangement();
    static void leave(const Screens& screens);

    EventLog& log_;
    Screens screens_;
    double age_ = 0.0;      ///< Seconds since the top screen changed.
    bool back_ = false;     ///< It changed by pop().
    bool byItself_ = true;  ///< The latest change came with a step; else with an event.
    int arrangement_ = 0;   ///< Of the top screen, as last seen.
    double clicksIn_ = 0.0; ///< Seconds until clicks count.
};

} // namespace arkanong
