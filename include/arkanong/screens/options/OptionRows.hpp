#pragma once

#include "arkanong/session/OptionPage.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/ui/Menu.hpp"

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace arkanong {

/// Yes or no.
struct OptionSwitch {
    bool Settings::*value;
};
/// A whole amount.
struct OptionAmount {
    int Settings::*value;
    int low;
    int high;
    int step;
    std::string_view unit; ///< Behind the number.
};
/// A factor from 0.2 to 5.
struct OptionFactor {
    double Settings::*value;
};
struct OptionEffects {};
struct OptionPalette {};
struct OptionWindowSize {};

/// One setting as a row of a menu: the settings themselves say what is chosen. A value that is none of the
/// usual ones (somebody has edited the file, or dragged the window) is among the choices as long as it is
/// set.
struct OptionRow {
    OptionPage page;
    std::string_view name; ///< In capitals, as is the next.
    std::string_view line; ///< What it does, for the hint line. Empty: each choice says it for itself.
    std::variant<OptionSwitch, OptionAmount, OptionFactor, OptionEffects, OptionPalette, OptionWindowSize>
        kind;
};

/// All rows of a page, in their order.
std::vector<OptionRow> optionRows(OptionPage page);

/// The row as `settings` have it.
Menu::Item itemOf(const OptionRow& row, const Settings& settings);
/// What its line says of `settings`.
std::string_view explain(const OptionRow& row, const Settings& settings);
/// The same where effects may be less than `settings` say (see AdaptiveQuality.hpp).
std::string_view explain(const OptionRow& row, const Settings& settings, Effects inUse);
/// `settings` with the choice `option` of itemOf(row, settings).
Settings withChoice(const OptionRow& row, Settings settings, std::size_t option);
/// `settings` with the row as in a new game.
Settings withDefault(const OptionRow& row, Settings settings);

} // namespace arkanong
