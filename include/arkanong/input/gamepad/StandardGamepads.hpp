#pragma once

#include "arkanong/input/Bindings.hpp"
#include "arkanong/input/gamepad/GamepadMapping.hpp"

#include <array>
#include <bitset>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// Makes every gamepad a standard one: turns the events of its own buttons and axes into those of a pad whose
/// buttons are numbered as PadPart (triggers among them), with the left stick on X and Y, the right one on
/// padRightX and padRightY and the direction pad on PovX and PovY. A button that no PadPart stands for becomes
/// otherButton().
class StandardGamepads {
  public:
    /// How far, in percent, an axis must go from its start to count. Drivers may report a start far from the rest.
    static constexpr float awakening = 10.0F;

    /// Asks `query` for what the system knows about a gamepad, whenever one is connected.
    using Query = std::function<GamepadDevice(unsigned pad)>;
    explicit StandardGamepads(Query query, GamepadDatabase database = {})
        : query_(std::move(query)), database_(std::move(database)) {}
    /// Replaces the database, for gamepads that are connected from now on.
    void know(GamepadDatabase database) { database_ = std::move(database); }

    /// The events that follow from an event, at most a few; any event that is not a gamepad's is returned as it is.
    /// A gamepad that goes lets go of everything first.
    std::vector<sfml::WindowEvent> translated(const sfml::WindowEvent& event);

    /// These three are null unless the gamepad has sent an event.
    const GamepadMapping* mapping(unsigned pad) const;
    const GamepadDevice* device(unsigned pad) const;
    /// See familyOf().
    std::optional<PadFamily> family(unsigned pad) const;

  private:
    /// A control's position from 0, or -1 for an axis, to 1.
    using Positions = std::array<double, padPartCount>;
    struct RawAxis {
        bool awake = false; ///< Has moved from its start; until then it counts as being at rest.
        double position = 0.0;
    };
    struct Pad {
        GamepadDevice device;
        GamepadMapping mapping;
        PadFamily family = PadFamily::Xbox;
        std::bitset<sf::Joystick::ButtonCount> buttons;
        std::array<RawAxis, sf::Joystick::AxisCount> axes{};
        std::bitset<padButtonPartCount> pressed;
        std::array<float, sf::Joystick::AxisCount> sent{}; ///< The positions reported last.
    };

    Pad* padAt(unsigned number);
    void changeButton(unsigned number, unsigned button, bool down, std::vector<sfml::WindowEvent>& events);
    void changeAxis(const sfml::PadMoved& moved, std::vector<sfml::WindowEvent>& events);
    static Positions positions(const Pad& pad);
    static void report(unsigned number, Pad& pad, std::vector<sfml::WindowEvent>& events);

    Query query_;
    GamepadDatabase database_;
    std::array<std::unique_ptr<Pad>, padCount> pads_; ///< Null: not asked about yet.
};

} // namespace arkanong
