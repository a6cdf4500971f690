#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

// Settings as rows of a menu; the settings table determines the options. An unusual value (from an edited file, or from
// dragging the window) is offered while it is set.

// Names and explanations are in English, and are looked up where they are drawn.

/// Display name, in capitals, with its context for catalogues, and description of a page.
inline constexpr const char* pageContext = "options page";
std::string_view displayName(OptionPage page);
std::string_view explain(OptionPage page);

/// The settings that a page shows, in their order.
std::vector<Setting> optionRows(OptionPage page);

/// The row with the value that `settings` have. Its options are in the language of the catalogue.
Menu::Item itemOf(const Setting& row, const Settings& settings,
                  const Catalogue& catalogue = Catalogue::english());
/// The name of the row that chooses the language, for players who cannot read the present one: with a globe, and in English,
/// too.
std::string languageRowName(const Catalogue& catalogue);
/// Explanation of the row's value in `settings`.
std::string_view explain(const Setting& row, const Settings& settings);
/// Explanation if the effects in use may be fewer than in `settings`, see AdaptiveQuality.hpp.
std::string_view explain(const Setting& row, const Settings& settings, Effects inUse);
/// `settings` with option `option` of itemOf(row, settings).
Settings withChoice(const Setting& row, Settings settings, std::size_t option);
/// `settings` with the row's default value.
Settings withDefault(const Setting& row, Settings settings);

} // namespace arkanong
