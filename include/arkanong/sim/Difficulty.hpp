#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The computer's five levels of difficulty, weakest first.
enum class Difficulty : std::uint8_t { Novice, Easy, Medium, Hard, Master };
inline constexpr std::size_t difficultyCount = countOf<Difficulty>;

/// The difficulty with this name ("novice", "easy", "medium", "hard", "master"); empty for any other word.
std::optional<Difficulty> difficultyNamed(std::string_view name);
std::string_view nameOf(Difficulty difficulty);

} // namespace arkanong
