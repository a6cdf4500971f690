#pragma once

#include "arkanong/storage/Notes.hpp"
#include "arkanong/storage/player/PadPart.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Which control of a gamepad is which: the entries of SDL_GameControllerDB, a text file with one gamepad a line.

namespace arkanong {

/// A control as the driver numbers it, and the part of its way that counts: `from` is its rest, or the first end of
/// an axis, and `to` the other end; of an axis -1 to 1, of anything else 0 to 1.
struct PadSource {
    enum class Kind : std::uint8_t { Button, Axis, Hat };
    Kind kind = Kind::Button;
    unsigned number = 0; ///< Of the button, of the axis among those that are no hats, or of the hat; from 0.
    unsigned direction = 0; ///< Of a hat: 1 up, 2 right, 4 down, 8 left.
    double from = 0.0;
    double to = 1.0;
};

/// Moving `source` from its `from` to its `to` moves `part` from `from` to `to`.
struct PadWire {
    PadPart part = PadPart::A;
    double from = 0.0;
    double to = 1.0;
    PadSource source;
};

/// How a gamepad introduces itself. Numbers are those of the kernel; a gamepad without a vendor is known by its name.
struct GamepadId {
    std::optional<std::uint16_t> bus; ///< 3: USB, 5: Bluetooth. Nullopt, also for the version: not known.
    std::uint16_t vendor = 0;
    std::uint16_t product = 0;
    std::optional<std::uint16_t> version;
    std::string name;
};

using GamepadGuid = std::array<std::uint8_t, 16>;
/// The name of this gamepad in the database. What is not known counts as 0, but the bus as USB.
GamepadGuid guidOf(const GamepadId& id);
/// 32 hexadecimal digits.
std::string textOf(const GamepadGuid& guid);

struct GamepadEntry {
    GamepadGuid guid{};
    std::string name;
    std::vector<PadWire> wires;
    std::string file; ///< Where it was read from.
    unsigned line = 0;
};

class GamepadDatabase {
  public:
    /// Adds the entries for Linux in `text`, the content of `file`, which win over those read before. A malformed
    /// line is skipped and noted with its place; after 256 malformed lines the rest of the text is not read. Controls that
    /// the game does not know are skipped.
    void read(std::string_view text, const std::string& file, Notes& notes);
    /// Adds the entries of a file of at most 2 MB, if there is one. A file that cannot be read is noted.
    void load(const std::string& file, Notes& notes);

    /// The entry for a gamepad: of those for its bus, vendor and product the one for its version, else for any
    /// version; of several the last. Null if there is none.
    [[nodiscard]] const GamepadEntry* find(const GamepadId& id) const;

    const std::vector<GamepadEntry>& entries() const { return entries_; }

  private:
    std::vector<GamepadEntry> entries_;
};

} // namespace arkanong
