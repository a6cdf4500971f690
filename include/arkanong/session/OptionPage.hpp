#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arkanong {

/// The pages of the options.
enum class OptionPage : std::uint8_t { Sound, Window, Picture, Feel, Play };
inline constexpr std::size_t optionPageCount = static_cast<std::size_t>(OptionPage::Play) + 1;

/// What it is called and what it is about, in capitals.
std::string_view shownName(OptionPage page);
std::string_view explain(OptionPage page);

} // namespace arkanong
