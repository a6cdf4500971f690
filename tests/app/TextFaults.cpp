#include "app/TextFaults.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

constexpr double smallest = 12.0; ///< Capitals at a text size of 100 %, px.

} // namespace

std::string told(const DrawnText& text) {
    return '"' + text.text + "\" at " + std::to_string(static_cast<int>(text.low.x)) + ',' +
           std::to_string(static_cast<int>(text.low.y)) + " to " +
           std::to_string(static_cast<int>(text.high.x)) + ',' +
           std::to_string(static_cast<int>(text.high.y));
}

bool mustBeRead(const DrawnText& text) {
    constexpr int readable = 90; ///< Opacity.
    return !text.dark && text.colour.a >= readable &&
           (text.layer == Layer::Overlay || text.layer == Layer::OverlayGlow);
}

std::vector<std::string> faultsOf(const std::vector<DrawnText>& texts, double scale) {
    constexpr double apart = 1.0; ///< px, side by side.
    constexpr double least = 0.2; ///< Between two lines, in cap heights.
    std::vector<std::string> found;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const DrawnText& text = texts[i];
        if (!mustBeRead(text) || hasPadGlyph(text.text))
            continue; // The letter lies inside the button's picture.
        if (text.capHeight() < smallest * scale - 0.01)
            found.push_back("too small, " + std::to_string(text.capHeight()) + " px: " + told(text));
        if (text.low.x < 0.0 || text.low.y < 0.0 || text.high.x > screenSize.x || text.high.y > screenSize.y)
            found.push_back("outside: " + told(text));
        if (text.text.find("…") != std::string::npos) found.push_back("cut: " + told(text));
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const DrawnText& other = texts[j];
            if (!mustBeRead(other) || hasPadGlyph(other.text)) continue;
            if (text.low.x + apart >= other.high.x || other.low.x + apart >= text.high.x) continue;
            const double between = std::max(text.low.y - other.high.y, other.low.y - text.high.y);
            if (between < least * std::min(text.capHeight(), other.capHeight()))
                found.push_back("only " + std::to_string(between) + " px apart: " + told(text) + " and " +
                                told(other));
        }
    }
    return found;
}

} // namespace arkanong::test
