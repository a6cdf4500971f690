#include "arkanong/headless/ReportText.hpp"

#include "arkanong/session/InterfaceTexts.hpp"

#include <iomanip>
#include <sstream>

namespace arkanong {

std::string hexDigits(std::uint64_t number) {
    std::ostringstream text;
    text << std::hex << std::setfill('0') << std::setw(16) << number;
    return text.str();
}

std::string oneDecimal(double number) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << number;
    return text.str();
}

std::string lengthText(double ticks) { return tenthsText(static_cast<int>(ticks)); }

std::string jsonString(const std::string& text) {
    std::ostringstream json;
    json << '"';
    for (const char c : text) {
        const unsigned code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            json << '\\' << c;
        else if (code < 0x20U)
            json << "\\u" << std::hex << std::setfill('0') << std::setw(4) << code;
        else
            json << c;
    }
    json << '"';
    return json.str();
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
