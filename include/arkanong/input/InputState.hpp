#pragma once

#include "arkanong/input/GamepadAxes.hpp"
#include "arkanong/input/TickInput.hpp"
#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/math/Vec2.hpp"

#include <array>
#include <bitset>
#include <deque>
#include <optional>

namespace arkanong {

/// The device that the player used; nullopt for events that are no deliberate use, such as a trembling stick,
/// and for window keys such as the one for screenshots.
[[nodiscard]] std::optional<Device> deviceBehind(const sfml::WindowEvent& event);

/// The same input for the paddle of a flipped field, see flipped() in Screen.hpp: what is up on the screen is down on
/// the field.
[[nodiscard]] TickInput flipped(TickInput input);

/// Collects window events and hands them out tick by tick. Each tick takes at most one change per action, so
/// a press is seen in exactly one tick at any frame rate: a press and its release within one frame are seen
/// in two ticks, and changes in a frame without a tick are kept for later.
class InputState {
  public:
    explicit InputState(Bindings bindings) : bindings_(std::move(bindings)) {}

    /// Mouse positions in `event` are logical px; gamepad numbers are slots. Unbound controls are ignored; a
    /// loss of focus releases everything.
    void handle(const sfml::WindowEvent& event);

    /// Sets the pointer's position without counting it as motion: at the start, after a pause, after the
    /// window was resized. Logical px.
    void placePointer(Vec2 at);

    /// The input of the next tick. Call once per tick.
    TickInput nextTick();

    /// Releases every control without reporting it; held keys must be pressed again.
    void releaseAll();

    /// Replaces the bindings and releases every control.
    void rebind(Bindings bindings);

    /// True if disconnecting this gamepad takes away the player's controls.
    bool dependsOn(unsigned pad) const;
    /// The gamepads that the player may use.
    const Pads& pads() const { return bindings_.pads; }

  private:
    struct Control {
        int held = 0;             ///< The number of this action's keys and buttons that are down.
        bool down = false;        ///< The state in the last tick.
        std::deque<bool> changes; ///< Changes not yet handed out: down, up, down...
    };

    void change(Action action, bool down);
    /// With Bindings::anyServes, handles the control as one that serves. Returns false if anyServes is off.
    bool serves(arkanong::Control control, bool down);
    void key(sfml::Key key, bool down);
    void mouse(sf::Mouse::Button button, bool down, Vec2 at);
    void pad(unsigned pad, unsigned button, bool down);
    void padAxis(const sfml::PadMoved& moved);
    void point(Vec2 at);
    bool counts(unsigned pad) const { return pad < padCount && bindings_.pads[pad]; }

    Bindings bindings_;
    std::array<Control, actionCount> controls_{};
    GamepadAxes axes_;
    Pads usedPads_;
    std::optional<Vec2> pointer_;
    Vec2 motion_; ///< Motion of the pointer that was not handed out yet.
    /// Device of the last aim or serve: many players move by keys and aim by mouse.
    Device aimDevice_ = Device::Keyboard;
};

} // namespace arkanong
