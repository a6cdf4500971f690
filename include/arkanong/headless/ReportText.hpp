#pragma once

#include <cstdint>
#include <string>

// Numbers and words as reports print them.

namespace arkanong {

/// 16 hex digits.
std::string hexDigits(std::uint64_t number);
/// "2.5".
std::string oneDecimal(double number);
/// Minutes and seconds, "1:05.3".
std::string lengthText(double ticks);
/// As a JSON string.
std::string jsonString(const std::string& text);
/// "0.0" where it took no time at all.
std::string simulatedSecondsPerSecond(double ticks, double wallSeconds);

} // namespace arkanong
