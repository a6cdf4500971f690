#pragma once

#include "arkanong/storage/player/SettingsTable.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace arkanong {

// Settings as rows of a menu; the settings table determines the options. An unusual value (from an edited file, or from
// dragging the window) is offered while it is set.

/// Display name and description of a page, in capitals.
std::string_view displayName(OptionPage page);
std::string_view explain(OptionPage page);

/// The settings that a page shows, in their order.
std::vector<Setting> optionRows(OptionPage page);

/// The row with the value that `settings` have.
Menu::Item itemOf(const Setting& row, const Settings& settings);
/// Explanation of the row's value in `settings`.
std::string_view explain(const Setting& row, const Settings& settings);
/// Explanation if the effects in use may be fewer than in `settings`, see AdaptiveQuality.hpp.
std::string_view explain(const Setting& row, const Settings& settings, Effects inUse);
/// `settings` with option `option` of itemOf(row, settings).
Settings withChoice(const Setting& row, Settings settings, std::size_t option);
/// `settings` with the row's default value.
Settings withDefault(const Setting& row, Settings settings);

} // namespace arkanong
