#pragma once

#include "arkanong/storage/Loaded.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

inline constexpr std::size_t longestPlayerName = 16; ///< Characters; a name has at least one.

/// How much is drawn that is there for beauty alone.
enum class Effects : std::uint8_t { Low, Medium, Full };

/// "low", "medium" or "full".
std::string_view nameOf(Effects effects);
/// Nothing for any other word.
std::optional<Effects> effectsNamed(std::string_view name);

/// The names of the palettes: "standard", which is the default; "red-green" and "blue-yellow", which stay
/// apart for people who confuse these colours (protanopia and deuteranopia; tritanopia); "high-contrast".
inline constexpr std::array<std::string_view, 4> paletteNames{"standard", "red-green", "blue-yellow",
                                                              "high-contrast"};

/// The names of the keys or buttons for each action, such as "move-left": {"Left", "A"}. Which there are is
/// the game's to know.
using ControlNames = std::map<std::string, std::vector<std::string>>;

/// What the options change, and what a new game starts with. SettingsTable.hpp has a row for each member but
/// the last two.
struct Settings {
    int masterVolume = 80; ///< 0 to 100, like the next two.
    int musicVolume = 60;
    int effectsVolume = 80;
    bool mute = false;
    bool comboMelody =
        true;           ///< Each brick of a combo sounds a note higher. Like the next, off in reduced motion.
    bool stereo = true; ///< Sounds come from where on the field they are.

    bool fullscreen = false;
    int windowWidth = 1280; ///< px, 320 to 16384.
    int windowHeight = 720; ///< px, 180 to 16384.
    bool verticalSync = true;

    // Something for beauty alone is there when its own switch is on, the effects' level has it, and reduced
    // motion does not forbid it.
    Effects effects = Effects::Full;
    bool automaticEffects = true; ///< The game may show less than the level where the machine is slow.
    bool reducedMotion = false;   ///< Nothing moves that need not.
    bool screenShake = true;
    bool flashes = true;
    bool menuMotion = true;           ///< Menus glide and figures roll.
    std::string palette = "standard"; ///< A palette's name, 1 to 32 characters.

    bool paddleMotion = true; ///< Paddles squash, stretch and lean.
    bool eyes = true;         ///< On the paddles.
    bool brickMotion = true;  ///< Bricks pop in and jolt.
    bool shards = true;       ///< The pieces of broken bricks.
    bool sparks = true;
    bool trails = true;
    bool ripples = true;    ///< Of light, in the background.
    bool hitStop = true;    ///< Time stops for a moment for big breaks and lost shields.
    bool slowMotion = true; ///< For the last shield.

    int gameSpeed = 100;           ///< Percent, 50 to 100.
    double mouseSensitivity = 1.0; ///< 0.2 to 5.
    bool mouseCapture = true;      ///< The pointer stays in the window during play.

    bool offerFirstMatch = true; ///< On the title, to who has played nothing yet.

    std::array<std::string, 2> playerNames{"Player 1", "Player 2"}; ///< Index with sideIndex().
    /// By whose they are, such as "player-1". Empty: the game's own. At most 8 names for an action, each of 1
    /// to 32 characters; actions and whose they are have names of small letters, digits and hyphens.
    std::map<std::string, ControlNames> controls;
};

/// Memberwise.
bool operator==(const Settings& a, const Settings& b);
inline bool operator!=(const Settings& a, const Settings& b) { return !(a == b); }

/// `kept` with all that `after` has otherwise than `before`.
Settings withChanges(Settings kept, const Settings& before, const Settings& after);

/// Reads what saveSettings() wrote or a person has edited. A wrong value is left out and noted; without a
/// file all is as new. Never throws DataError.
Loaded<Settings> loadSettings(const std::string& path);

/// Writes them with comments, whole or not at all, and makes their folder. Throws DataError where it cannot.
void saveSettings(const Settings& settings, const std::string& path);

} // namespace arkanong
