#pragma once

#include "arkanong/math/Kinds.hpp"
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
/// What is written after a number on an options page.
enum class SettingUnit : std::uint8_t { None, Percent, Milliseconds, Ticks };

/// A whole number.
struct SettingAmount {
    int Settings::*value;
    int low;
    int high;
    SettingUnit unit = SettingUnit::None;
    int step = 5; ///< Difference between two choices on an options page.
};
/// A side of the window, px. On its page and on the command line, the row of the width stands for both sides.
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
/// A language's code, or "system".
struct SettingLanguage {
    std::string Settings::*value;
};
/// Any word.
struct SettingText {
    std::string Settings::*value;
};
using SettingKind = std::variant<SettingSwitch, SettingAmount, SettingSide, SettingFactor, SettingEffects,
                                 SettingPalette, SettingLanguage, SettingText>;

/// The parts of the game that must be told of a changed setting. Settings that affect none of them are read
/// when they are used.
enum class Affects : std::uint8_t {
    Sound,
    Picture,
    EffectsLevel,
    WindowMode,
    WindowSize,
    VerticalSync,
    Mouse,
    Language
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

/// The pages of the options. The command line groups its options for settings in the same way.
enum class OptionPage : std::uint8_t { Sound, Window, Picture, Feel, Play, Access, SecondPlayer, Ear };
inline constexpr std::size_t optionPageCount = countOf<OptionPage>;

/// A setting's row on a page of the options. Without a name there is no row.
struct SettingLine {
    OptionPage page = OptionPage::Sound;
    int place = 0; ///< Sort key of the row on its page; rows with equal keys are in the order of the table.
    std::string_view name{}; ///< The label on the page.
    std::string_view
        text{}; ///< The setting's effect, for the hint line. Empty: each choice has a text of its own.
    /// Position on the ACCESSIBILITY page, for a row that is shown there too.
    std::optional<int> access{};
    std::string_view textByPad{}; ///< Instead of `text`, which names a key, for a gamepad. Empty: `text`.
    std::string_view context{};   ///< Which of its meanings the name has, see Catalogue::text().
};

/// A setting's option on the command line. Without a name there is no option. The option of a switch sets the
/// opposite of its default.
struct SettingOption {
    OptionPage group = OptionPage::Sound;
    int place = 0; ///< Sort key, like SettingLine::place.
    std::string_view name{};
    std::string_view help{};
};

/// One setting. Its default is the value of its member in Settings{}.
struct Setting {
    std::string_view table; ///< The table in the settings file.
    std::string_view key;
    SettingKind kind;
    std::string_view comment; ///< Written behind the value in the settings file.
    AffectedParts affects{};
    SettingLine line{};
    SettingOption option{};
};

inline constexpr std::size_t settingCount = 57;
/// All settings but the players' names and controls, in the order of the settings file. The settings of one
/// of its tables are adjacent.
const std::array<Setting, settingCount>& settingsTable();

/// Which parts a change from `before` to `after` affects.
AffectedParts affectedBetween(const Settings& before, const Settings& after);

} // namespace arkanong
