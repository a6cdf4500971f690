#include "assetgen/font/GlyphPainter.hpp"

#include "assetgen/font/StrokeFont.hpp"

#include <algorithm>
#include <string_view>

namespace arkanong {

namespace {

constexpr int largest = glyphSizes[std::size(glyphSizes) - 1];

/// The largest size lacks letters that the game's languages do not have: they are enlarged from the next size.
bool paintedAt(char32_t code, int size) {
    if (size < largest) return true;
    constexpr std::u32string_view others = U":! '’-,.?¡¿ŒẞЄҐ\u00A0\u202F";
    const auto between = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
    return between(U'0', U'9') || between(U'A', U'Z') || between(0x300, 0x30C) || between(0x326, 0x337) ||
           between(U'Б', U'Я') || others.find(code) != std::u32string_view::npos;
}

Glyph paintGlyph(const StrokeGlyph& letter, int size, double scale) {
    const double penWidth = std::max(0.095 * size, 1.4);
    const double glowRadius = std::min(0.35 * size, 6.0);
    if (letter.strokes.empty()) return {size, letter.code, letter.advance * size, Canvas({}, {}, scale)};

    std::vector<Polyline> lines = letter.strokes;
    Vec2 low = lines.front().front() * size;
    Vec2 high = low;
    for (Polyline& line : lines) {
        for (Vec2& point : line) {
            point *= size;
            low = {std::min(low.x, point.x), std::min(low.y, point.y)};
            high = {std::max(high.x, point.x), std::max(high.y, point.y)};
        }
    }
    // Beyond this share of its radius the glow is rounded to nothing, see Canvas::coarsen().
    constexpr double shareSeen = 0.735;
    const double reach = penWidth / 2.0 + shareSeen * glowRadius;
    Canvas canvas(low - Vec2{reach, reach}, high + Vec2{reach, reach}, scale);
    const Shape shape = penStrokes(std::move(lines), penWidth);
    canvas.glow(shape, withAlpha(white, 0.35), glowRadius);
    canvas.fill(shape, white);
    canvas.coarsen();
    return {size, letter.code, letter.advance * size, std::move(canvas)};
}

} // namespace

std::vector<Glyph> paintGlyphs(double scale) {
    std::vector<Glyph> glyphs;
    for (const int size : glyphSizes) {
        const double own = size < largest ? scale : std::min(scale, largestGlyphScale);
        for (const StrokeGlyph& letter : strokeFont())
            if (letter.parts.empty() && paintedAt(letter.code, size))
                glyphs.push_back(paintGlyph(letter, size, own));
    }
    return glyphs;
}

} // namespace arkanong
