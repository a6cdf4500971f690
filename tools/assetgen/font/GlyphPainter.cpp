#include "assetgen/font/GlyphPainter.hpp"

#include "assetgen/font/StrokeFont.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr int largest = glyphSizes[std::size(glyphSizes) - 1];

bool paintedAt(char32_t code, int size) {
    if (size < largest) return true;
    return (code >= U'0' && code <= U'9') || (code >= U'A' && code <= U'Z') || code == U':' || code == U'!' ||
           code == U' ';
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
    const double reach = penWidth / 2.0 + glowRadius;
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
    for (const int size : glyphSizes)
        for (const StrokeGlyph& letter : strokeFont())
            if (paintedAt(letter.code, size)) glyphs.push_back(paintGlyph(letter, size, scale));
    return glyphs;
}

} // namespace arkanong
