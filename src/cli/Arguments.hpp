#pragma once

#include "OptionList.hpp"

#include <variant>

// The only source that includes CLI11, Arguments.cpp, is compiled alone: it costs more than the rest of the room.

namespace arkanong {

/// Parses the arguments and stores the values of the options that are given; returns their names. The reply is the help,
/// the version or an error.
[[nodiscard]] std::variant<OptionNames, CommandLineReply>
parseArguments(int argc, const char* const* argv, const std::vector<OptionEntry>& entries);

/// The options that --help lists: --help and --version, then `entries`.
[[nodiscard]] std::vector<OptionText> describedOptions(const std::vector<OptionEntry>& entries);

/// The reply to wrong arguments; `what` is wrong.
CommandLineReply refusal(const std::string& what);

} // namespace arkanong
