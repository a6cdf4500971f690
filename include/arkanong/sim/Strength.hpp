#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The computer's five strengths, weakest first.
enum class Strength : std::uint8_t { Novice, Easy, Medium, Hard, Master };

/// "novice" ... "master"; nothing for any other word.
std::optional<Strength> strengthNamed(std::string_view name);
std::string_view nameOf(Strength strength);

} // namespace arkanong
