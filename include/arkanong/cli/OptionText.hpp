#pragma once

#include "arkanong/language/Catalogue.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// One option of the command line as --help lists it.
struct OptionText {
    std::string name;   ///< "--level".
    std::string letter; ///< "-h"; usually empty.
    std::string value;  ///< "NAME|FILE"; in brackets if it is optional, empty if the option takes no value.
    std::string group;  ///< "The match".
    std::string help;   ///< One line without a full stop.
    /// The words that the option accepts as its value; for a list, each word alone. Empty for numbers, files and names.
    std::vector<std::string> words;
};

/// All options, in the order of --help, from the table that the command line is parsed with. Groups and help are in a
/// language; the rest is the same in all.
[[nodiscard]] std::vector<OptionText> optionTexts(const Catalogue& catalogue);

/// The manual page arkanong(6) in a language, in man macros. `date` is the release date, "2026-11-23".
[[nodiscard]] std::string manualPage(const std::string& date, const Catalogue& catalogue);

/// Shell completions for "arkanong": options, the words that they accept, and files. Zsh and fish also describe the options,
/// in the language of these translations that the game would choose, or in English. Bash has no descriptions.
[[nodiscard]] std::string bashCompletion();
[[nodiscard]] std::string zshCompletion(const std::vector<Catalogue>& translations);
[[nodiscard]] std::string fishCompletion(const std::vector<Catalogue>& translations);

} // namespace arkanong
