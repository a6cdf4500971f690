#include "assetgen/font/StrokeFont.hpp"

#include "StrokeFontComposed.hpp"
#include "StrokeFontCyrillic.hpp"
#include "StrokeFontGreek.hpp"
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
constexpr double tall = 17.0;            // A letter that reaches higher has its marks lifted.

/// From squares, y upwards, to font units.
Vec2 fontUnits(Vec2 squares) { return Vec2{squares.x, -squares.y} / squaresPerCapital; }

class FontDrawing {
  public:
    template <typename Table>
    void draw(const Table& table) {
        for (const GlyphDrawing& glyph : table)
            font_.push_back({glyph.code,
                             (glyph.width + 2.0 * sideBearing) / squaresPerCapital,
                             drawWithPen(glyph.pen, {sideBearing, 0.0}),
                             {}});
    }
    void drawMarks() {
        for (const Mark& mark : marks)
            font_.push_back({mark.code, 0.0, drawWithPen(mark.pen), {}});
    }

    void compose(const SameGlyph& same) {
        StrokeGlyph glyph{same.code, of(same.as).advance, {}, {}};
        add(glyph, of(same.as), {}, same.mirrored);
        font_.push_back(std::move(glyph));
    }
    void compose(const MarkedGlyph& marked) {
        const StrokeGlyph& base = of(marked.base);
        const double aside = marked.aside / squaresPerCapital;
        StrokeGlyph glyph{marked.code, base.advance + 2.0 * aside, {}, {}};
        add(glyph, base, {aside, 0.0}, false);
        const double lift = marked.mark.above && top(base) > tall ? liftOverCapitals : 0.0;
        const Vec2 shift = fontUnits({marked.right, marked.up + lift});
        add(glyph, of(marked.mark.code), Vec2{0.5 * glyph.advance, 0.0} + shift, false);
        font_.push_back(std::move(glyph));
    }
    void compose(const PairedGlyph& pair) {
        StrokeGlyph glyph{pair.code, pair.advance / squaresPerCapital, {}, {}};
        add(glyph, of(pair.first), fontUnits({pair.firstAt, 0.0}), false);
        add(glyph, of(pair.second), fontUnits({pair.secondAt, 0.0}), false);
        font_.push_back(std::move(glyph));
    }

    std::vector<StrokeGlyph> takeSorted() {
        std::sort(font_.begin(), font_.end(),
                  [](const StrokeGlyph& a, const StrokeGlyph& b) { return a.code < b.code; });
        return std::move(font_);
    }

  private:
    const StrokeGlyph& of(char32_t code) const {
        const auto found = std::find_if(font_.begin(), font_.end(),
                                        [code](const StrokeGlyph& glyph) { return glyph.code == code; });
        assert(found != font_.end() && "a composed glyph needs its parts drawn");
        return *found;
    }

    /// Squares above the baseline; 0 for a space.
    static double top(const StrokeGlyph& glyph) {
        double highest = 0.0;
        for (const auto& stroke : glyph.strokes)
            for (const Vec2 point : stroke)
                highest = std::max(highest, -point.y * squaresPerCapital);
        return highest;
    }

    static void add(StrokeGlyph& glyph, const StrokeGlyph& part, Vec2 at, bool mirrored) {
        for (std::vector<Vec2> stroke : part.strokes) {
            for (Vec2& point : stroke)
                point = at + Vec2{mirrored ? part.advance - point.x : point.x, point.y};
            glyph.strokes.push_back(std::move(stroke));
        }
        assert((part.parts.empty() || !mirrored) && "a composed glyph has no mirror image");
        for (GlyphPart inner : part.parts) {
            inner.at += at;
            glyph.parts.push_back(inner);
        }
        if (part.parts.empty() && !part.strokes.empty()) glyph.parts.push_back({part.code, at, mirrored});
    }

    std::vector<StrokeGlyph> font_;
};

std::vector<StrokeGlyph> drawFont() {
    FontDrawing font;
    font.draw(capitals);
    font.draw(smallLetters);
    font.draw(cyrillicCapitals);
    font.draw(cyrillicSmallLetters);
    font.draw(greekLetters);
    font.draw(digits);
    font.draw(punctuation);
    font.draw(latinSigns);
    font.draw(buttonSigns);
    font.drawMarks();
    for (const SameGlyph& glyph : sameGlyphs)
        font.compose(glyph);
    for (const MarkedGlyph& glyph : markedGlyphs)
        font.compose(glyph);
    for (const PairedGlyph& glyph : pairedGlyphs)
        font.compose(glyph);
    return font.takeSorted();
}

} // namespace

const std::vector<StrokeGlyph>& strokeFont() {
    static const std::vector<StrokeGlyph> font = drawFont();
    return font;
}

} // namespace arkanong
