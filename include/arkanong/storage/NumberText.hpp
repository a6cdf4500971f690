#pragma once

#include <cstdint>
#include <string>

namespace arkanong {

/// The number with at most six significant digits, for files and messages: "0.25", "1e+06".
std::string sixDigits(double number);
/// The number as 16 hexadecimal digits.
std::string hexDigits(std::uint64_t number);
/// A number of ticks as "2:14", rounded up to whole seconds.
std::string clockText(int ticks);

} // namespace arkanong
