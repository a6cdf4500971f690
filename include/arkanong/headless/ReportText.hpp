#pragma once

#include <array>
#include <string>

// Formats numbers and texts for reports.

namespace arkanong {

/// The number with one decimal: "2.5".
std::string oneDecimal(double number);
/// A duration in minutes and seconds: "1:05.3".
std::string lengthText(double ticks);
/// The text as a quoted JSON string.
std::string jsonString(const std::string& text);
/// The figures of Blue and Red: "5 : 3".
std::string scoreText(const std::array<int, 2>& figures);
/// The figures of Blue and Red as a JSON array: "[5, 3]".
std::string jsonPair(const std::array<int, 2>& figures);
/// The simulated time divided by `wallSeconds`, with one decimal; "0.0" if wallSeconds is 0.
std::string simulatedSecondsPerSecond(double ticks, double wallSeconds);

} // namespace arkanong
