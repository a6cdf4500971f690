#pragma once

#include "arkanong/input/Bindings.hpp"
#include "arkanong/input/GamepadAxes.hpp"
#include "arkanong/math/Vec2.hpp"

#include <array>
#include <bitset>
#include <deque>
#include <optional>

namespace arkanong {

enum class Device : std::uint8_t { Keyboard, Mouse, Gamepad };

/// The device that was used, where the event tells of one that really was.
std::optional<Device> deviceBehind(const sfml::WindowEvent& event);

/// What one player's controls say in one tick.
struct TickInput {
    std::bitset<actionCount> down;       ///< Held in this tick.
    std::bitset<actionCount> pressed;    ///< Went down in this tick.
    std::bitset<actionCount> released;   ///< Went up in this tick.
    Vec2 padMove;                        ///< Left stick or direction pad, length at most 1.
    Vec2 padAim;                         ///< Right stick, length at most 1.
    std::optional<Vec2> pointer;         ///< Where the mouse points, logical px, once it has been seen.
    Device aimDevice = Device::Keyboard; ///< What the player aimed or served with last.

    bool isDown(Action action) const { return down[actionIndex(action)]; }
    bool wasPressed(Action action) const { return pressed[actionIndex(action)]; }
    bool wasReleased(Action action) const { return released[actionIndex(action)]; }
};

/// Collects what the window reports and hands it out tick by tick. Each tick takes at most one change of an
/// action, so that a press is seen in exactly one tick whatever the frame rate: a press and its release
/// within one frame are seen in two ticks, and a frame without a tick keeps them for later.
class InputState {
  public:
    explicit InputState(Bindings bindings) : bindings_(std::move(bindings)) {}

    /// Mouse positions in `event` are logical px, gamepads are called by their seats. Anything that is not
    /// bound is ignored, except that the window's loss of focus releases all.
    void handle(const sfml::WindowEvent& event);

    TickInput nextTick();

    /// Every control counts as untouched, silently (nothing is reported as released); held keys must be
    /// pressed anew.
    void releaseAll();

    /// Other controls from here on; every one counts as untouched.
    void rebind(Bindings bindings);

    /// True where the loss of this gamepad leaves a player without what they play with.
    bool dependsOn(unsigned pad) const;

  private:
    struct Control {
        int held = 0;             ///< Keys and buttons of this action that are down now.
        bool down = false;        ///< As the last tick saw it.
        std::deque<bool> changes; ///< What the ticks have not seen yet: down, up, down...
    };

    void change(Action action, bool down);
    void key(sfml::Key key, bool down);
    void mouse(sf::Mouse::Button button, bool down, sf::Vector2i at);
    void pad(unsigned pad, unsigned button, bool down);
    void padAxis(const sfml::PadMoved& moved);
    void point(sf::Vector2i at);
    bool counts(unsigned pad) const { return pad < padCount && bindings_.pads[pad]; }

    Bindings bindings_;
    std::array<Control, actionCount> controls_{};
    GamepadAxes axes_;
    Pads usedPads_;
    std::optional<Vec2> pointer_;
    Device aimDevice_ = Device::Keyboard; ///< Many move by keys and aim by mouse.
};

} // namespace arkanong
