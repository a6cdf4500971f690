#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arkanong {

/// The pages of the options screen.
enum class OptionPage : std::uint8_t { Sound, Window, Picture, Feel, Play };
inline constexpr std::size_t optionPageCount = static_cast<std::size_t>(OptionPage::Play) + 1;

/// The page's name and its explanation, in capitals.
std::string_view shownName(OptionPage page);
std::string_view explain(OptionPage page);

} // namespace arkanong
