#pragma once

#include "arkanong/app/window/FrameCap.hpp"
#include "arkanong/input/PointerMotion.hpp"
#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"
#include "arkanong/ui/Screen.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// How the screen on top uses the mouse pointer.
struct PointerUse {
    bool shown = true;
    bool captured = false; ///< It cannot leave the window, and the mouse sensitivity applies.
};

/// The game's window: full screen, size, icon, viewport, mouse pointer, events and the pace of frames.
class Window {
  public:
    /// Opens no window yet. `fps` limits the frame rate instead of vertical sync; 0: no limit.
    Window(ScreenContext& context, std::optional<int> fps) : context_(context), fps_(fps) {}

    /// Opens the window, or replaces it, with its mode and size in the settings. Throws DataError if the pictures
    /// cannot be read. A display must be available, see DisplayProbe.hpp.
    void open(const Settings& settings);
    void close() { window_.close(); }
    /// Applies changed settings of the window, whose other parts are ignored.
    void apply(AffectedParts changed, const Settings& settings);
    /// Does nothing if the pointer is already used like that.
    void usePointer(PointerUse use);
    /// Whether a held key is reported again and again, at the pace that the system has for typing.
    void repeatKeys(bool repeats);
    bool repeatsKeys() const { return repeats_; }
    /// Shows this text in the title and, if the window does not have the focus, asks the desktop to point it out.
    /// Empty: the title is the game's name again. Does nothing if that text is shown already.
    void announce(std::string_view text);

    /// The events since the last call, mouse positions in window px. Of several new sizes only the last one is
    /// reported; call fitPicture() for it. FocusLost and FocusGained are reported only if the focus has really changed.
    [[nodiscard]] std::vector<sfml::WindowEvent> poll();
    /// Fits the viewport and the scale of the pictures to the window's size. Throws DataError if the pictures for that
    /// size cannot be read.
    void fitPicture();
    /// The event with its mouse position in logical px. While the pointer is captured, its motion is multiplied by
    /// `sensitivity`; call it once for each event, in their order.
    sfml::WindowEvent inLogicalPixels(const sfml::WindowEvent& event, double sensitivity);

    /// The window to draw on.
    sf::RenderWindow& target() { return window_; }
    /// Whether the window was opened on a hidden workspace and has not had the focus since. The game then behaves as
    /// without the focus.
    bool unseen() const { return unseen_; }
    /// Whether vertical sync sets the pace of frames.
    bool synced() const { return synced_; }
    /// Waits until the next frame is due, unless the screen sets the pace.
    void waitForTurn() { frameCap_.wait(); }

  private:
    void applyPointer();
    void applyPace(bool verticalSync);
    Vec2 logical(Vec2 pixel) const;
    Vec2 pointed(Vec2 pixel, double sensitivity);

    ScreenContext& context_;
    std::optional<int> fps_;
    sf::RenderWindow window_;
    FrameCap frameCap_{0};
    PointerUse use_;
    bool repeats_ = false;
    std::string announced_; ///< The text in the title.
    PointerMotion pointer_;
    bool focused_ = true;
    bool synced_ = false;
    bool unseen_ = false;
};

} // namespace arkanong
