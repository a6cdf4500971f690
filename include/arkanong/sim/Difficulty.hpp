#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The computer's five strengths, weakest first.
enum class Difficulty : std::uint8_t { Novice, Easy, Medium, Hard, Master };

/// "novice" ... "master"; nothing for any other word.
std::optional<Difficulty> difficultyNamed(std::string_view name);
std::string_view nameOf(Difficulty difficulty);

} // namespace arkanong
