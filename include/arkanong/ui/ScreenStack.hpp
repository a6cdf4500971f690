#pragma once

#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// The open screens: the top one is active, the others are paused below it. Logs which screen is on top. Before a
/// screen closes, its leave() is called. If a leave() throws, the change and all other leave() calls still happen; then
/// the first error is thrown again.
///
/// A click counts only for screens that have been visible for a while. Otherwise the second half of a double click, or
/// a click meant for a match, card or replay that has just ended, would hit whatever appears under the pointer.
class ScreenStack {
  public:
    /// Seconds without clicks after the player has changed the screen: longer than the gap of a double click.
    static constexpr double clicksAfterPlayer = 0.2;
    /// Seconds without clicks after a screen has changed by itself: longer than a person needs to hold back a click.
    static constexpr double clicksAfterItself = 0.5;

    /// The pointer selects nothing on a new screen until it has moved so far, px: it lies there by chance.
    static constexpr double pointerRests = 20.0;

    explicit ScreenStack(EventLog& log) : log_(log) {}

    [[nodiscard]] bool empty() const { return screens_.empty(); }
    /// Precondition: !empty().
    [[nodiscard]] Screen& top() const { return *screens_.back(); }

    /// Opens `screen` over the others.
    void push(std::unique_ptr<Screen> screen);
    /// Closes the top screen, unless it is the only one, and calls resumed() on the new top screen.
    void pop();
    /// Closes the top screen and opens `screen` instead.
    void replaceTop(std::unique_ptr<Screen> screen);
    /// Opens `screen` and closes all others.
    void replaceAll(std::unique_ptr<Screen> screen);
    /// Closes all screens.
    void clear();
    /// Calls leave() on all screens without closing them, for an end without a display, which closing might need.
    void leaveAll() const { leave(screens_); }

    /// Passes the event to the top screen. Ignores a click if the top screen has changed or been rearranged (see
    /// Screen::rearranged()) shortly before, unless a person plays there. Logs "takes clicks" when clicks count again.
    /// Ignores the pointer on a new screen until it has moved by pointerRests, unless a person plays there. Returns the
    /// change that the screen requests.
    [[nodiscard]] ScreenChange handle(const sfml::WindowEvent& event);
    /// Advances by one tick. Closes the screens above one that comes back, see Screen::comesBack(). Returns the change
    /// that the top screen requests.
    [[nodiscard]] ScreenChange step();
    /// Advances by frame time, seconds.
    void advance(double seconds);
    /// Draws the visible screens. `alpha` as in Screen::draw(); `moves`: animate the appearance of the top screen. The
    /// lines of text of the top screen are appended to `texts`, if it is not null.
    void draw(TextureManager& textures, double alpha, bool moves,
              std::vector<DrawnText>* texts = nullptr) const;
    /// Call when the context's palette or view has changed.
    void lookChanged();

    /// The match on the topmost screen that shows one; null if none does.
    [[nodiscard]] const World* world() const;
    /// The side of the only person who plays on the topmost screen that shows a match.
    [[nodiscard]] std::optional<Side> listener() const;
    /// The music of the topmost screen that has some, muffled if that is a match under another screen; the title's calm
    /// music if no screen has any.
    [[nodiscard]] MusicRequest music() const;

  private:
    using Screens = std::vector<std::unique_ptr<Screen>>;

    void closeAbove();
    void topChanged(bool back);
    void holdClicks();
    void followArrangement();
    /// Whether the pointer has stayed within pointerRests of its place since the top screen changed.
    [[nodiscard]] bool pointerRestsAt(Vec2 at);
    static void leave(const Screens& screens);

    EventLog& log_;
    Screens screens_;
    double age_ = 0.0;            ///< Seconds since the top screen changed.
    bool back_ = false;           ///< The last change was a pop().
    bool byItself_ = true;        ///< The last change came from step(), not from handle().
    int arrangement_ = 0;         ///< The top screen's arrangement(), as last seen.
    double clicksIn_ = 0.0;       ///< Seconds until clicks count.
    std::optional<Vec2> pointer_; ///< The pointer's last place, logical px.
    std::optional<Vec2>
        restedAt_; ///< Where it was when the top screen changed; empty once it has left that place.
};

} // namespace arkanong
