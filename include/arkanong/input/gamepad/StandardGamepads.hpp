#pragma once

#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/storage/Notes.hpp"
#include "arkanong/storage/player/PadPart.hpp"

#include <SDL_gamecontroller.h>
#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// SDL's description of a connected gamepad.
struct PadDescription {
    std::string name;
    std::string guid;   ///< 32 hexadecimal digits: the gamepad's name in gamecontrollerdb.txt.
    std::string serial; ///< Empty if the gamepad does not report one.
    std::string path;   ///< The device's file, such as /dev/input/event7; empty if the system has none.
    unsigned vendor = 0;
    unsigned product = 0;
    unsigned version = 0;
    PadFamily family = PadFamily::Xbox;
    std::string mapping; ///< The line of gamecontrollerdb.txt that is in use.
    /// SDL does not know this gamepad; `mapping` is a guess from the most common button numbers.
    bool guessed = false;
};

/// The connected gamepads, read by SDL and reported as standard ones: the buttons are numbered as PadPart
/// (triggers among them), the left stick is on X and Y, the right one on padRightX and padRightY, the
/// direction pad on PovX and PovY. A button without a PadPart becomes otherButton(). Gamepads are numbered
/// from 0 in the order in which they are connected; the number of a disconnected one is given to the next.
/// With padCount gamepads connected, further ones are ignored, and so are those that SDL's hints in the environment ask
/// to ignore, as Steam does with a pad for which it emulates another. SDL's queue of events belongs to the process,
/// so only one object of this class may exist at a time.
class StandardGamepads {
  public:
    /// Starts SDL's gamepads: no video, no signal handlers, events also while the window has no focus. If that fails,
    /// there are no gamepads, and failure() says why.
    StandardGamepads();
    ~StandardGamepads();
    StandardGamepads(const StandardGamepads&) = delete;
    StandardGamepads& operator=(const StandardGamepads&) = delete;

    /// Adds the entries of a gamecontrollerdb.txt, which win over those built into SDL. Call it before the first
    /// poll(): connected gamepads keep their mapping. Entries of other systems are skipped. Notes malformed lines, more
    /// than 2048 entries, a file larger than 1 MiB and one that cannot be read; a missing file is no fault.
    void addEntries(const std::string& file, Notes& notes);
    /// The number of entries that SDL knows.
    int entryCount() const;
    /// Empty unless SDL could not be started.
    const std::string& failure() const { return failure_; }

    /// The events of all gamepads since the last call. The first call reports gamepads that are already
    /// connected as connected. A gamepad that is disconnected first releases all its buttons and axes.
    std::vector<sfml::WindowEvent> poll();

    /// Nullopt if no gamepad has this number.
    std::optional<PadDescription> describe(unsigned pad) const;
    std::optional<PadFamily> family(unsigned pad) const;
    /// Whether Steam emulates it, for a real pad that may be connected as well.
    bool isSteams(unsigned pad) const;

  private:
    using Events = std::vector<sfml::WindowEvent>;
    struct Closer {
        void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
    };
    struct Pad {
        std::unique_ptr<SDL_GameController, Closer> controller;
        SDL_JoystickID id = -1;
        std::string mapping;
        bool guessed = false;
        // Buttons and axes as reported last: SDL repeats an axis that counts as a button, and SDL 3, on which newer SDL
        // 2 are built, all axes at a first move.
        std::bitset<padButtonPartCount + sf::Joystick::ButtonCount> held;
        std::array<float, sf::Joystick::AxisCount> positions{};
        /// Directions of the direction pad, in SDL's order: up, down, left, right.
        std::bitset<4> directions;
    };

    std::optional<unsigned> numberOf(SDL_JoystickID id) const;
    void connect(int device, Events& events);
    void changeButton(unsigned number, unsigned button, bool down, Events& events);
    void changeOtherButton(unsigned number, unsigned button, bool down, Events& events);
    void changeAxis(unsigned number, unsigned axis, int value, Events& events);
    void press(unsigned number, unsigned button, bool down, Events& events);
    void move(unsigned number, sf::Joystick::Axis axis, float position, Events& events);

    std::string failure_;
    std::array<std::optional<Pad>, padCount> pads_;
};

} // namespace arkanong
