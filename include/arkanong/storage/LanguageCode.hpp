#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

struct Language {
    std::string_view code; ///< As gettext has it: "de", "pt_BR".
    std::string_view name; ///< In the language itself.
};

/// The languages that can be chosen, first English. Each other one has a file packaging/languages/CODE.po.
inline constexpr Language languages[] = {
    {"en", "English"},    {"cs", "Čeština"},   {"de", "Deutsch"},
    {"es", "Español"},    {"fr", "Français"},  {"it", "Italiano"},
    {"nl", "Nederlands"}, {"pl", "Polski"},    {"pt_BR", "Português (Brasil)"},
    {"tr", "Türkçe"},     {"uk", "Українська"}};

/// The setting's value for the language of the system.
inline constexpr std::string_view systemLanguage = "system";
/// English with accents, in braces and 40 % longer, for tests of layouts; only --language offers it.
inline constexpr std::string_view pseudoLanguage = "en_XA";

/// What a player can choose: systemLanguage, then the codes of `languages`.
std::vector<std::string> languageChoices();

/// Whether a setting or an option can have this value: a code of `languages`, systemLanguage or pseudoLanguage.
bool isLanguage(std::string_view value);

} // namespace arkanong
