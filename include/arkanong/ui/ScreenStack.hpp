#pragma once

#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <vector>

namespace arkanong {

/// The open screens: the top one is in use, the others lie at rest below it. Tells the event log which screen
/// is on top. Every screen that is closed is left first (see Screen::leave). Where leave() throws, the change
/// is made all the same and the other screens are left too; then the first error is thrown.
class ScreenStack {
  public:
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
    static void leave(const Screens& screens);

    EventLog& log_;
    Screens screens_;
    double age_ = 0.0;  ///< Seconds since the top screen changed.
    bool back_ = false; ///< It changed by pop().
};

} // namespace arkanong
