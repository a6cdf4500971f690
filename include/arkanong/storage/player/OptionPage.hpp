#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// The pages of the options. The command line groups its options for settings in the same way.
enum class OptionPage : std::uint8_t { Sound, Window, Picture, Feel, Play, Access, SecondPlayer };
inline constexpr std::size_t optionPageCount = countOf<OptionPage>;

} // namespace arkanong
