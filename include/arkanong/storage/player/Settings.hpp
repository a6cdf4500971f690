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

/// The amount of purely decorative effects.
enum class Effects : std::uint8_t { Low, Medium, Full };

/// "low", "medium" or "full".
std::string_view nameOf(Effects effects);
/// Nullopt for any other word.
[[nodiscard]] std::optional<Effects> effectsNamed(std::string_view name);

/// The names of the palettes: "standard", which is the default; "red-green" and "blue-yellow", for colour
/// blindness (protanopia and deuteranopia; tritanopia); "high-contrast".
inline constexpr std::array<std::string_view, 4> paletteNames{"standard", "red-green", "blue-yellow",
                                                              "high-contrast"};

/// The names of the keys or buttons for each action, such as "move-left": {"Left", "A"}. Which names are
/// valid is checked in input/bindings/ControlMap.hpp.
using ControlNames = std::map<std::string, std::vector<std::string>>;

/// The player's settings; the initial values are the defaults. SettingsTable.hpp has a row for each member
/// except the last two.
struct Settings {
    int masterVolume = 80; ///< 0 to 100, like the next two.
    int musicVolume = 60;
    int effectsVolume = 80;
    bool mute = false;
    /// Each brick of a combo plays a higher note. Like the next, off under reduced motion.
    bool comboMelody = true;
    bool stereo = true; ///< Sounds are panned by their position on the field.

    bool fullscreen = false;
    int windowWidth = 1280; ///< px, 320 to 16384.
    int windowHeight = 720; ///< px, 180 to 16384.
    bool verticalSync = true;

    // A decorative effect is shown if its own switch is on, the effects level includes it, and reduced motion
    // allows it.
    Effects effects = Effects::Full;
    bool automaticEffects = true; ///< May reduce effects below the chosen level on a slow machine.
    bool reducedMotion = false;   ///< Turns off all decorative motion.
    bool screenShake = true;
    bool flashes = true;
    bool menuMotion = true;           ///< Menus slide and numbers count up.
    std::string palette = "standard"; ///< A palette's name, 1 to 32 characters.
    int textSize = 100;               ///< Percent, 100 to 200.
    std::string language = "system";  ///< See isLanguage().

    bool paddleMotion = true; ///< Paddles squash, stretch and tilt.
    bool eyes = true;         ///< Eyes on the paddles.
    bool brickMotion = true;  ///< Bricks pop in and shake when hit.
    bool shards = true;       ///< Fragments of broken bricks.
    bool sparks = true;
    bool trails = true;
    bool ripples = true;    ///< Waves of light in the background.
    bool hitStop = true;    ///< Brief pauses at smashes, big breaks, broken shields and goals.
    bool slowMotion = true; ///< Slow motion when the deciding goal is at stake.

    int gameSpeed = 100;           ///< Percent, 25 to 100.
    double mouseSensitivity = 1.0; ///< 0.2 to 5.
    bool mouseCapture = true;      ///< Keeps the pointer in the window during play.

    bool relaxed = false; ///< Help in every campaign match, see MatchSettings::help.
    bool ghost = true;    ///< The player's best match on a level plays along.

    bool offerFirstMatch = true; ///< The title screen offers the first match until a match has been played.

    // Aids of the player who plays alone or is the first of two, then of the second: see PlayAids.
    int paddleAssist = 0;   ///< Percent, 0 to 100.
    int ownHalf = 100;      ///< Percent, 40 to 100.
    bool oneButton = false; ///< Also works menus by one button.
    int secondAssist = 0;
    int secondOwnHalf = 100;
    bool secondOneButton = false;
    // The ball heard, see sim/ear: volumes in percent. Nothing of it is heard while `hearBall` is 0.
    int hearBall = 0;
    int hearSecond = 60;   ///< The ball after the most urgent one.
    int hearCapsules = 80; ///< Good capsules that can be caught.
    int hearWalls = 60;    ///< The paddle reaches a side wall.
    int hearServes = 70;   ///< A press of serve would send a ball.
    int menuPace = 1200;   ///< One-button menus: how long each item stays selected, ms, 300 to 4000.
    // Toggles instead of holds: one press starts the action, the next one ends it.
    bool toggleServe = false;
    bool toggleLaser = false;
    bool toggleAdding = false; ///< Adding balls in the sandbox.
    bool toggleOverdrive = false;

    bool speech = false;     ///< Screens, selections and events are spoken, see app/Narrator.hpp.
    int speechRate = 50;     ///< 0 to 100; 50 is the synthesiser's own.
    bool speechHints = true; ///< The controls of a screen are spoken, too.

    /// The address or host name of a relay for matches between two machines, 1 to 259 characters.
    std::string relay = "none";
    bool askFirst = true; ///< Online, the host is asked before a guest plays.
    bool flipForRed =
        true; ///< Online, Red's own screen shows the field flipped: Red's goal is at the bottom.

    int inputDelay = 0; ///< Online: ticks from an input to its effect, 0 to 6. See RollbackSession::play().

    std::array<std::string, 2> playerNames{"Player 1", "Player 2"}; ///< Index with sideIndex().
    /// The player's controls, by the name of their control set, such as "left-keys". A missing set or action
    /// has its default controls. An action has at most 8 control names, each of 1 to 32 characters. The names
    /// of sets and actions consist of lower-case letters, digits and hyphens.
    std::map<std::string, ControlNames> controls;
};

/// Compares all members.
bool operator==(const Settings& a, const Settings& b);
inline bool operator!=(const Settings& a, const Settings& b) { return !(a == b); }

/// `kept` with every value in which `after` differs from `before`.
Settings withChanges(Settings kept, const Settings& before, const Settings& after);

/// Reads a file written by saveSettings() or edited by hand. Skips and notes invalid values; a missing file
/// gives the defaults. Never throws DataError.
Loaded<Settings> loadSettings(const std::string& path);

/// Writes the file atomically, with comments, and creates its folder if it is missing. Throws DataError on
/// failure.
void saveSettings(const Settings& settings, const std::string& path);

/// Saves `mine`, merged with changes that other running games have saved meanwhile: see updateUserFile().
/// Throws DataError on failure.
void updateSettings(Settings& mine, Settings& saved, const std::string& path,
                    std::vector<std::string>& notes);

} // namespace arkanong
