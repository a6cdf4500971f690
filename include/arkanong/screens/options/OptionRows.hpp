#pragma once

#include "arkanong/storage/player/SettingsTable.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace arkanong {

// Settings as rows of a menu: the settings themselves say what is chosen. A value that is none of the usual
// ones (somebody has edited the file, or dragged the window) is among the choices as long as it is set.

/// What a page is called and what it is about, in capitals.
std::string_view shownName(OptionPage page);
std::string_view explain(OptionPage page);

/// The settings that have a row on a page, in their order there.
std::vector<Setting> optionRows(OptionPage page);

/// The row as `settings` have it.
Menu::Item itemOf(const Setting& row, const Settings& settings);
/// What its line says of `settings`.
std::string_view explain(const Setting& row, const Settings& settings);
/// The same where effects may be less than `settings` say (see AdaptiveQuality.hpp).
std::string_view explain(const Setting& row, const Settings& settings, Effects inUse);
/// `settings` with the choice `option` of itemOf(row, settings).
Settings withChoice(const Setting& row, Settings settings, std::size_t option);
/// `settings` with the row as in a new game.
Settings withDefault(const Setting& row, Settings settings);

} // namespace arkanong
