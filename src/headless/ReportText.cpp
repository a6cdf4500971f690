#include "arkanong/headless/ReportText.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <iomanip>
#include <sstream>

namespace arkanong {

std::string oneDecimal(double number) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << number;
    return text.str();
}

std::string lengthText(double ticks) { return tenthsText(Catalogue::english(), static_cast<int>(ticks)); }

std::string jsonString(const std::string& text) {
    std::string json = "\"";
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20U) {
            json += "\\u00" + hexDigits(static_cast<unsigned char>(c)).substr(14);
            continue;
        }
        if (c == '"' || c == '\\') json += '\\';
        json += c;
    }
    return json + '"';
}

std::string scoreText(const std::array<int, 2>& figures) {
    return std::to_string(figures[0]) + " : " + std::to_string(figures[1]);
}

std::string jsonPair(const std::array<int, 2>& figures) {
    return '[' + std::to_string(figures[0]) + ", " + std::to_string(figures[1]) + ']';
}

std::string simulatedSecondsPerSecond(double ticks, double wallSeconds) {
    return oneDecimal(wallSeconds > 0.0 ? ticks * tuning::tickSeconds / wallSeconds : 0.0);
}

} // namespace arkanong
