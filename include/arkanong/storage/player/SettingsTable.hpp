#pragma once

#include "arkanong/storage/player/OptionPage.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

// Each setting described once: the settings file, the command line, the options' pages and the game, which
// makes changes take effect, all read this table. A new setting needs a member of Settings and a row here.

namespace arkanong {

/// On or off.
struct SettingSwitch {
    bool Settings::*value;
};
/// A whole number.
struct SettingAmount {
    int Settings::*value;
    int low;
    int high;
    std::string_view unit{}; ///< Behind the number, on a page.
    int step = 5;            ///< From one choice of a page to the next.
};
/// A side of the window, px. The row of the width stands for both on its page and on the command line.
struct SettingSide {
    int Settings::*value;
    int low;
    int high;
};
inline constexpr SettingSide windowWidthSetting{&Settings::windowWidth, 320, 16384};
inline constexpr SettingSide windowHeightSetting{&Settings::windowHeight, 180, 16384};
/// A factor.
struct SettingFactor {
    double Settings::*value;
    double low;
    double high;
};
struct SettingEffects {
    Effects Settings::*value;
};
struct SettingPalette {
    std::string Settings::*value;
};
/// Any word.
struct SettingText {
    std::string Settings::*value;
};
using SettingKind = std::variant<SettingSwitch, SettingAmount, SettingSide, SettingFactor, SettingEffects,
                                 SettingPalette, SettingText>;

/// Where something has to be done for a changed setting to take effect; all others are read as they are used.
enum class Affects : std::uint8_t {
    Sound,
    Picture,
    EffectsLevel,
    WindowMode,
    WindowSize,
    VerticalSync,
    Mouse
};

/// A set of Affects.
class AffectedParts {
  public:
    constexpr AffectedParts() = default;
    constexpr AffectedParts(Affects part) : bits_(1U << static_cast<unsigned>(part)) {}

    constexpr bool has(Affects part) const { return (bits_ & AffectedParts(part).bits_) != 0; }
    friend constexpr AffectedParts operator|(AffectedParts a, AffectedParts b) {
        a.bits_ |= b.bits_;
        return a;
    }

  private:
    unsigned bits_ = 0;
};

/// A setting's row on a page of the options. Without a name it has none.
struct SettingLine {
    OptionPage page = OptionPage::Sound;
    int place = 0;           ///< Rows of a page stand in ascending order of it; equal ones as in the table.
    std::string_view name{}; ///< In capitals, as is the next.
    std::string_view
        text{}; ///< The setting's effect, for the hint line. Empty: each choice has a text of its own.
    /// Position on the ACCESSIBILITY page, for a row that is shown there too.
    std::optional<int> access{};
};

/// A setting's option on the command line. Without a name it has none. A switch's option sets the opposite
/// of a new game's value.
struct SettingOption {
    OptionPage group = OptionPage::Sound;
    int place = 0; ///< As on a page.
    std::string_view name{};
    std::string_view help{};
};

/// One setting. Its default is the value of its member in Settings{}.
struct Setting {
    std::string_view table; ///< Of the file.
    std::string_view key;
    SettingKind kind;
    std::string_view comment; ///< In the file, behind the value.
    AffectedParts affects{};
    SettingLine line{};
    SettingOption option{};
};

inline constexpr std::size_t settingCount = 45;
/// All settings but the players' names and controls, in the order of the file; those of one of its tables
/// stand together.
const std::array<Setting, settingCount>& settingsTable();

/// Which parts a change from `before` to `after` affects.
AffectedParts affectedBetween(const Settings& before, const Settings& after);

} // namespace arkanong
