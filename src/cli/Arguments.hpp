#pragma once

#include "OptionList.hpp"

#include <variant>

// Only Arguments.cpp includes CLI11. It is compiled alone, because that takes longer than the rest of the room.

namespace arkanong {

/// Parses the arguments, stores the values of the given options and returns the options' names. The reply is the help,
/// the version or an error.
[[nodiscard]] std::variant<OptionNames, CommandLineReply>
parseArguments(int argc, const char* const* argv, const std::vector<OptionEntry>& entries);

/// All options that --help lists: --help and --version in this language, then `entries`.
[[nodiscard]] std::vector<OptionText> describedOptions(const std::vector<OptionEntry>& entries,
                                                       const Catalogue& catalogue);

/// The reply to wrong arguments. `what` describes the error.
CommandLineReply refusal(const std::string& what);

} // namespace arkanong
