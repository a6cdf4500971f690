#pragma once

#include <string>
#include <vector>

namespace arkanong {

/// One option of the command line as --help lists it.
struct OptionText {
    std::string name;   ///< "--level".
    std::string letter; ///< "-h"; usually empty.
    std::string value;  ///< "NAME|FILE"; in brackets if it can be left out, empty if the option takes none.
    std::string group;  ///< "The match".
    std::string help;   ///< In one line, without a full stop.
    /// The words that the value can be, each of which the option takes; of a list each word alone. Empty for numbers,
    /// files and names.
    std::vector<std::string> words;
};

/// Every option, in the order of --help: the very table that the command line is parsed with.
[[nodiscard]] std::vector<OptionText> optionTexts();

/// The page arkanong(6) of the manual, in the man macros. `date` is that of the release, "2026-11-23".
[[nodiscard]] std::string manualPage(const std::string& date);

/// What the shells complete after "arkanong": options, the words that they take, and files.
[[nodiscard]] std::string bashCompletion();
[[nodiscard]] std::string zshCompletion();
[[nodiscard]] std::string fishCompletion();

} // namespace arkanong
