#pragma once

#include <array>
#include <cstdio>
#include <optional>
#include <string>

namespace arkanong::test {

/// Runs a shell command and returns its output; empty if it failed.
inline std::optional<std::string> outputOf(const std::string& command) {
    FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return std::nullopt;
    std::string output;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), pipe) != nullptr)
        output += part.data();
    if (pclose(pipe) != 0) return std::nullopt;
    while (!output.empty() && output.back() == '\n')
        output.pop_back();
    return output;
}

} // namespace arkanong::test
