#pragma once

#include "Catch.hpp"
#include "arkanong/cli/CommandLine.hpp"

#include <vector>

// Parses arguments for tests.

namespace arkanong::test {

using Words = std::vector<const char*>;

inline std::variant<Options, CommandLineReply> parse(Words words) {
    words.insert(words.begin(), "/usr/games/arkanong");
    return parseCommandLine(static_cast<int>(words.size()), words.data());
}

inline Options accepted(const Words& words) {
    const auto result = parse(words);
    if (const auto* reply = std::get_if<CommandLineReply>(&result)) FAIL(reply->text);
    return std::get<Options>(result);
}

inline CommandLineReply refused(const Words& words) {
    const auto result = parse(words);
    REQUIRE(std::holds_alternative<CommandLineReply>(result));
    return std::get<CommandLineReply>(result);
}

} // namespace arkanong::test
