#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/storage/LanguageCode.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Which language is used. Catalogues are files CODE.mo in the folder "languages" beside the assets.

namespace arkanong {

/// The language among `languages` for a list of locales, best first, separated by colons: "pt_PT.UTF-8:de" gives "pt_BR",
/// because another country's variant is better than English. "en" if none fits.
std::string_view languageFor(std::string_view locales);

/// The player's languages as the system has them, for languageFor(): of the environment, or of Windows.
std::string systemLocales();

/// The folder of the catalogues for this folder of assets.
std::string languageFolder(const std::string& assets);

/// A language's texts.
struct LoadedLanguage {
    std::string code; ///< Of the language in use: "en" if the catalogue is missing or broken.
    Catalogue catalogue{};
    std::string problem{}; ///< Why a language that was asked for is not in use; empty if it is.
};

/// Loads the language for a setting's value; throws nothing. An unknown value is English with a problem. The system's
/// language without a catalogue is English without one.
LoadedLanguage loadLanguage(const std::string& value, const std::string& folder);

} // namespace arkanong
