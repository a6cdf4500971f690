#include "assetgen/font/StrokeFont.hpp"

#include "StrokeFontAccents.hpp"
#include "StrokeFontLetters.hpp"
#include "StrokeFontSigns.hpp"
#include "assetgen/Pen.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {
namespace {

// In squares of the drawing grid.
constexpr double sideBearing = 3.5;
constexpr double liftOverCapitals = 6.0; // From the top of a lower-case letter to the top of a capital.

template <typename Table>
void addDrawings(std::vector<StrokeGlyph>& font, const Table& table) {
    for (const GlyphDrawing& glyph : table) {
        const double advance = (glyph.width + 2.0 * sideBearing) / squaresPerCapital;
        font.push_back({glyph.code, advance, drawWithPen(glyph.pen, {sideBearing, 0.0})});
    }
}

StrokeGlyph withMark(StrokeGlyph glyph, const Mark& mark, bool onCapital) {
    const Vec2 origin{0.5 * glyph.advance * squaresPerCapital,
                      onCapital && mark.liftedOverCapitals ? liftOverCapitals : 0.0};
    for (std::vector<Vec2>& stroke : drawWithPen(mark.pen, origin)) {
        glyph.strokes.push_back(std::move(stroke));
    }
    return glyph;
}

void addMarkedGlyphs(std::vector<StrokeGlyph>& font) {
    for (const MarkedGlyph& marked : markedGlyphs) {
        const auto base = std::find_if(font.begin(), font.end(),
                                       [&](const StrokeGlyph& glyph) { return glyph.code == marked.base; });
        assert(base != font.end() && "a marked glyph needs its base drawn");
        StrokeGlyph glyph = withMark(*base, marked.mark, marked.base >= U'A' && marked.base <= U'Z');
        glyph.code = marked.code;
        font.push_back(std::move(glyph));
    }
}

std::vector<StrokeGlyph> drawFont() {
    std::vector<StrokeGlyph> font;
    addDrawings(font, capitals);
    addDrawings(font, smallLetters);
    addDrawings(font, digits);
    addDrawings(font, punctuation);
    addDrawings(font, latinSigns);
    addDrawings(font, buttonSigns);
    addMarkedGlyphs(font);
    std::sort(font.begin(), font.end(),
              [](const StrokeGlyph& a, const StrokeGlyph& b) { return a.code < b.code; });
    return font;
}

} // namespace

const std::vector<StrokeGlyph>& strokeFont() {
    static const std::vector<StrokeGlyph> font = drawFont();
    return font;
}

} // namespace arkanong
