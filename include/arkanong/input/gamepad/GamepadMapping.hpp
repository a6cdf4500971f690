#pragma once

#include "arkanong/input/gamepad/GamepadDevice.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// What a gamepad's controls, as SFML reports them, mean.
struct GamepadMapping {
    enum class Origin : std::uint8_t {
        Entry,  ///< Of the database.
        Kernel, ///< The kernel's names of the buttons.
        Guess,  ///< The commonest numbers.
    };
    /// A wire from one of SFML's buttons or axes.
    struct Wire {
        PadPart part = PadPart::A;
        double from = 0.0;
        double to = 1.0;
        bool ofAxis = false;
        unsigned number = 0;     ///< SFML's, of the button or the axis.
        double sourceFrom = 0.0; ///< See PadSource. A button is 0, or 1 while it is pressed.
        double sourceTo = 1.0;
    };

    Origin origin = Origin::Guess;
    std::string file; ///< Of the entry, as the next two.
    unsigned line = 0;
    std::string entryName;
    std::vector<Wire> wires;
    /// Controls that the entry names and SFML does not report, such as a seventh axis.
    std::vector<PadPart> unreported;
};

/// The mapping of a gamepad: its entry in the database; else, if its driver names the buttons of a gamepad, by these
/// names; else a guess.
GamepadMapping mappingFor(const GamepadDevice& device, const GamepadDatabase& database);

/// Whose pictures are printed on a gamepad, by its maker or the names that the device and its entry have.
PadFamily familyOf(const GamepadDevice& device, const GamepadMapping& mapping);

/// The name on screens, as on an Xbox pad: "LEFT STICK", "LB", "D-PAD UP".
std::string_view shownName(PadPart part);

} // namespace arkanong
