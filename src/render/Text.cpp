#include "arkanong/render/Text.hpp"

#include "arkanong/render/PadGlyphs.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

constexpr char32_t replacement = 0xfffd;
/// The box drawn for a missing glyph, in units of the size.
constexpr double boxWidth = 0.6;
constexpr double boxAdvance = 0.85;
constexpr double boxPen = 0.1;

/// A glyph and the scale that brings it to the wanted size; null = draw the box.
struct SizedGlyph {
    const AtlasGlyph* glyph = nullptr;
    double scale = 1.0;

    double advance(double size) const {
        return glyph != nullptr ? glyph->advance * scale : boxAdvance * size;
    }
};

/// The glyph from the sheet of the nearest size (by ratio) that has it.
SizedGlyph sizedGlyph(const AtlasManifest& manifest, char32_t code, double size) {
    SizedGlyph best;
    double bestRatio = 0.0;
    for (const GlyphSheet& sheet : manifest.glyphs) {
        const double ratio = size > sheet.capHeight ? size / sheet.capHeight : sheet.capHeight / size;
        if (best.glyph != nullptr && ratio >= bestRatio) continue;
        if (const AtlasGlyph* glyph = sheet.find(code)) {
            best = {glyph, size / sheet.capHeight};
            bestRatio = ratio;
        }
    }
    return best;
}

void drawReplacement(TextureManager& textures, Vec2 pen, const TextStyle& style) {
    const double pixel = boxPen * style.size;
    const Vec2 low = pen + Vec2{pixel, -style.size};
    const Vec2 size{boxWidth * style.size, style.size};
    textures.drawRectangle(style.layer, low, {size.x, pixel}, style.colour);
    textures.drawRectangle(style.layer, {low.x, low.y + size.y - pixel}, {size.x, pixel}, style.colour);
    for (const double x : {low.x, low.x + size.x - pixel})
        textures.drawRectangle(style.layer, {x, low.y + pixel}, {pixel, size.y - 2.0 * pixel}, style.colour);
}

/// Rounds to whole texture px, where a glyph painted for this size is sharpest.
double snapped(double x, double scale) { return std::floor(x * scale + 0.5) / scale; }

} // namespace

char32_t takeCodePoint(std::string_view& rest) {
    assert(!rest.empty());
    const std::size_t length = characterLength(rest);
    if (length == 0) {
        rest.remove_prefix(1);
        return replacement;
    }
    // The first byte of a sequence has one payload bit less for each byte that follows.
    const auto first = static_cast<unsigned char>(rest.front());
    char32_t code = length == 1 ? first : first & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6U) | (static_cast<unsigned char>(rest[i]) & 0x3fU);
    rest.remove_prefix(length);
    return code;
}

void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style) {
    const AtlasManifest& manifest = textures.manifest();
    const double width = style.align == Align::Left ? 0.0 : measureText(textures, text, style.size);
    Vec2 pen{style.align == Align::Centre ? at.x - width / 2.0 : at.x - width, at.y};
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (const std::optional<PadPart> button = padGlyphPart(code)) {
            drawPadGlyph(textures, *button, pen, style);
            pen.x += padGlyphWidth(textures, *button, style.size);
            continue;
        }
        const SizedGlyph letter = sizedGlyph(manifest, code, style.size);
        if (letter.glyph == nullptr) {
            drawReplacement(textures, pen, style);
        } else if (letter.glyph->image.low != letter.glyph->image.high) {
            const bool asPainted = letter.scale == 1.0;
            const Vec2 place =
                asPainted ? Vec2{snapped(pen.x, manifest.scale), snapped(pen.y, manifest.scale)} : pen;
            textures.draw(style.layer, letter.glyph->image, {place, {letter.scale, letter.scale}, {}},
                          style.colour);
        }
        pen.x += letter.advance(style.size);
    }
}

double measureText(const TextureManager& textures, std::string_view text, TextSize size) {
    double width = 0.0;
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        const std::optional<PadPart> button = padGlyphPart(code);
        width += button ? padGlyphWidth(textures, *button, size)
                        : sizedGlyph(textures.manifest(), code, size).advance(size);
    }
    return width;
}

TextSize fittingSize(const TextureManager& textures, std::string_view text, double width,
                     std::initializer_list<TextSize> sizes) {
    assert(sizes.size() > 0);
    TextSize size = *sizes.begin();
    double wide = 0.0;
    for (const TextSize each : sizes) {
        size = each;
        wide = measureText(textures, text, size);
        if (wide <= width) return size;
    }
    return size * std::max(width, 0.0) / wide;
}

TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts, double width,
                    std::initializer_list<TextSize> sizes) {
    assert(sizes.size() > 0);
    TextSize common = *sizes.begin();
    for (const std::string& text : texts)
        common = std::min(common, fittingSize(textures, text, width, sizes),
                          [](TextSize a, TextSize b) { return double{a} < double{b}; });
    return common;
}

std::string fittedText(const TextureManager& textures, std::string text, TextSize size, double width) {
    if (measureText(textures, text, size) <= width) return text;
    const auto tooLong = [&] { return measureText(textures, text + "…", size) > width; };
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    while (!text.empty() && tooLong()) {
        while (text.size() > 1 && continues(text.back()))
            text.pop_back();
        text.pop_back();
    }
    return text + "…";
}

std::vector<std::string> wrapText(const TextureManager& textures, std::string_view text, TextSize size,
                                  double width) {
    std::vector<std::string> lines(1);
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(" \n", start), text.size());
        const std::string word(text.substr(start, end - start));
        std::string& line = lines.back();
        std::string longer = line;
        if (!line.empty()) longer += ' ';
        longer += word;
        if (line.empty() || measureText(textures, longer, size) <= width) {
            line = longer;
        } else if (!word.empty()) {
            lines.push_back(word);
        }
        if (end < text.size() && text[end] == '\n') lines.emplace_back();
        start = end + 1;
    }
    return lines;
}

double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style) {
    Vec2 baseline{at.x, at.y - type::lineStep * style.size};
    for (const std::string& line : wrapText(textures, text, style.size, width)) {
        baseline.y += type::lineStep * style.size;
        drawText(textures, line, baseline, style);
    }
    return baseline.y;
}

} // namespace arkanong
