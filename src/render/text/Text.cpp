#include "arkanong/render/text/Text.hpp"

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

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

/// The glyph from the sheet of the nearest size (by ratio) that has it. Glyphs look worse enlarged than reduced.
SizedGlyph sizedGlyph(const AtlasManifest& manifest, char32_t code, double size) {
    SizedGlyph best;
    double bestRatio = 0.0;
    for (const GlyphSheet& sheet : manifest.glyphs) {
        const double enlarged = size / sheet.capHeight;
        const double ratio = enlarged > 1.0 ? enlarged * enlarged * enlarged : sheet.capHeight / size;
        if (best.glyph != nullptr && ratio >= bestRatio) continue;
        if (const AtlasGlyph* glyph = sheet.find(code)) {
            best = {glyph, size / sheet.capHeight};
            bestRatio = ratio;
        }
    }
    return best;
}

void drawReplacement(TextureManager& textures, Vec2 pen, double height, const TextStyle& style) {
    const double pixel = boxPen * height;
    const Vec2 low = pen + Vec2{pixel * style.size.width(), -height};
    const Vec2 size{boxWidth * height * style.size.width(), height};
    textures.drawRectangle(style.layer, low, {size.x, pixel}, style.colour);
    textures.drawRectangle(style.layer, {low.x, low.y + size.y - pixel}, {size.x, pixel}, style.colour);
    for (const double x : {low.x, low.x + size.x - pixel})
        textures.drawRectangle(style.layer, {x, low.y + pixel}, {pixel, size.y - 2.0 * pixel}, style.colour);
}

/// The left end of a line of this width, px.
double leftEnd(double x, double width, Align align) {
    return align == Align::Left ? x : align == Align::Centre ? x - width / 2.0 : x - width;
}

/// Rounds to whole texture px, where a glyph painted for this size is sharpest.
double snapped(double x, double scale) { return std::floor(x * scale + 0.5) / scale; }

} // namespace

void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style) {
    if (textures.isFlipped()) { // Flips the middle of the capitals, but no letter.
        textures.setFlipped(false);
        drawText(textures, text, flipped(at) + Vec2{0.0, style.size}, style);
        return textures.setFlipped(true);
    }
    const AtlasManifest& manifest = textures.manifest();
    const Type& type = textures.type();
    const double height = type.capHeight(style.size);
    const double condensing = style.size.width();
    const double width = style.align != Align::Left ? measureText(textures, text, style.size) : 0.0;
    Vec2 pen{leftEnd(at.x, width, style.align), at.y + (height - style.size) / 2.0};
    if (text.empty()) return;
    if (type.noted != nullptr) {
        const Box box = textBox(textures, text, at, style);
        const bool dark = textures.dimmed(sf::Color::White).r < 255;
        type.noted->push_back(
            {std::string(text), box.low, box.high, textures.dimmed(style.colour), style.layer, dark, {}});
        if (type.onlyNoted) return;
    }
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (const std::optional<PadPart> button = padGlyphPart(code)) {
            drawPadGlyph(textures, *button, pen, style);
            pen.x += padGlyphWidth(textures, *button, style.size);
            continue;
        }
        const SizedGlyph letter = sizedGlyph(manifest, code, height);
        if (letter.glyph == nullptr) {
            drawReplacement(textures, pen, height, style);
        } else if (letter.glyph->image.low != letter.glyph->image.high) {
            const AtlasImage& image = letter.glyph->image;
            const Vec2 scale{letter.scale * condensing, letter.scale};
            if (type.noted != nullptr) {
                const double glow = std::min(0.35 * height / letter.scale, 6.0); // As assetgen paints it.
                const auto corner = [&](Vec2 of) {
                    return textures.origin() + pen + Vec2{of.x * scale.x, of.y * scale.y};
                };
                type.noted->back().glyphs.push_back(
                    {corner(image.low + Vec2{glow, glow}), corner(image.high - Vec2{glow, glow})});
            }
            const bool asPainted = letter.scale == 1.0;
            const Vec2 place =
                asPainted ? Vec2{snapped(pen.x, manifest.scale), snapped(pen.y, manifest.scale)} : pen;
            textures.draw(style.layer, image, {place, scale, {}}, style.colour);
        }
        pen.x += letter.advance(height) * condensing;
    }
}

Box textBox(const TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style) {
    if (textures.isFlipped()) at = flipped(at) + Vec2{0.0, style.size};
    const Vec2 size{measureText(textures, text, style.size), textures.type().capHeight(style.size)};
    const Vec2 low{leftEnd(at.x, size.x, style.align), at.y - (size.y + style.size) / 2.0};
    return {textures.origin() + low, textures.origin() + low + size};
}

void drawWordShade(TextureManager& textures, Layer layer, Vec2 middle, double width, double size,
                   double opacity) {
    constexpr double glowSize = 64.0; ///< px.
    const int glows = std::max(1, static_cast<int>(2.0 * width / size));
    for (int i = 0; i < glows; ++i)
        textures.draw(layer, Sprite::Glow,
                      {middle + Vec2{width * ((i + 0.5) / glows - 0.5), 0.0},
                       Vec2{1.0, 1.0} * ((1.4 * size + 110.0) / glowSize),
                       {}},
                      faded(wordShade, 0.3 * opacity));
}

double measureText(const TextureManager& textures, std::string_view text, TextSize size) {
    const double height = textures.type().capHeight(size);
    double width = 0.0;
    double buttons = 0.0;
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (const std::optional<PadPart> button = padGlyphPart(code))
            buttons += padGlyphWidth(textures, *button, size);
        else
            width += sizedGlyph(textures.manifest(), code, height).advance(height);
    }
    return width * size.width() + buttons;
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
    size = condensedInto(size, wide, width);
    // Sizes above type::body do not grow in proportion, so that one division may not be enough.
    while (size > 0.0 && (wide = measureText(textures, text, size)) > width + 1e-6)
        size = size * (std::max(width, 0.0) / wide);
    return size;
}

TextSize narrower(TextSize size) {
    constexpr double share = 0.95;
    return condensed(size, std::max(share, type::narrowest / size.width()));
}

TextSize condensedInto(TextSize size, double wanted, double room) {
    return wanted > room ? condensed(size, std::max(std::max(room, 0.0) / wanted, type::narrowest)) : size;
}

void drawEnds(TextureManager& textures, const LineEnd& left, const LineEnd& right, Vec2 at, double width,
              double gap) {
    const double both =
        measureText(textures, left.text, left.size) + measureText(textures, right.text, right.size);
    const double room = width - (left.text.empty() || right.text.empty() ? 0.0 : gap);
    drawText(textures, left.text, at, {condensedInto(left.size, both, room), left.colour});
    drawText(textures, right.text, at + Vec2{width, 0.0},
             {condensedInto(right.size, both, room), right.colour, Align::Right});
}

TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts, double width,
                    std::initializer_list<TextSize> sizes) {
    assert(sizes.size() > 0);
    TextSize common = *sizes.begin();
    for (const std::string& text : texts)
        common = std::min(common, fittingSize(textures, text, width, sizes), [](TextSize a, TextSize b) {
            return std::pair(double{a}, a.width()) < std::pair(double{b}, b.width());
        });
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

namespace {

constexpr std::string_view separator = "·";

/// A separator between two words is left out where the line ends.
void endLine(std::string& line) {
    const std::size_t end = line.find_last_not_of(' ') + 1;
    if (end < separator.size() || line.compare(end - separator.size(), separator.size(), separator) != 0)
        return;
    line.resize(end - separator.size());
    line.resize(line.find_last_not_of(' ') + 1);
}

} // namespace

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
            endLine(line);
            lines.push_back(word == separator ? "" : word);
        }
        if (end < text.size() && text[end] == '\n') lines.emplace_back();
        start = end + 1;
    }
    return lines;
}

FittedLines fittingLines(const TextureManager& textures, std::string_view text, double width,
                         std::size_t most, std::initializer_list<TextSize> sizes) {
    FittedLines fitted{{std::string(text)}, fittingSize(textures, text, width, sizes)};
    const TextSize smallest = *(sizes.end() - 1);
    const bool whole = fitted.size.width() == 1.0 && fitted.size >= smallest;
    if (whole || most < 2) return fitted;
    TextSize size = smallest;
    std::vector<std::string> lines = wrapText(textures, text, size, width);
    while (lines.size() > most && size.width() > type::narrowest) {
        size = narrower(size);
        lines = wrapText(textures, text, size, width);
    }
    for (const std::string& line : lines) { // A word may be wider than a line.
        const TextSize fits = fittingSize(textures, line, width, {size});
        if (fits.width() < size.width() || fits < size) size = fits;
    }
    return {std::move(lines), size};
}

void drawLines(TextureManager& textures, const FittedLines& text, Vec2 at, const TextStyle& style,
               double step) {
    constexpr double least = 1.25; ///< In cap heights.
    if (step <= 0.0) step = least * textures.type().capHeight(text.size);
    TextStyle own = style;
    own.size = text.size;
    const double above = step * static_cast<double>(text.lines.size() - 1) / 2.0;
    Vec2 baseline = at + Vec2{0.0, (text.size - style.size) / 2.0 - above};
    for (const std::string& line : text.lines) {
        drawText(textures, line, baseline, own);
        baseline.y += step;
    }
}

void drawFittedLines(TextureManager& textures, const std::vector<std::string>& lines, Vec2 at, double width,
                     const TextStyle& style, double step) {
    TextStyle own = style;
    for (const std::string& line : lines) {
        own.size = fittingSize(textures, line, width, {style.size});
        drawText(textures, line, at, own);
        at.y += step;
    }
}

std::vector<std::string> brokenText(const TextureManager& textures, std::string_view text, TextSize size,
                                    double width) {
    std::vector<std::string> lines;
    for (const std::string& line : wrapText(textures, text, size, width)) {
        std::string_view rest = line;
        while (measureText(textures, rest, size) > width) {
            std::string_view after = rest;
            std::size_t fits = 0;
            do {
                fits = rest.size() - after.size();
                takeCodePoint(after);
            } while (!after.empty() &&
                     measureText(textures, rest.substr(0, rest.size() - after.size()), size) <= width);
            if (fits == 0) break; // Not even one letter has room.
            if (const std::size_t folder = rest.rfind('/', fits - 1); folder != 0 && folder < fits)
                fits = folder + 1; // Paths are broken behind a folder.
            lines.emplace_back(rest.substr(0, fits));
            rest.remove_prefix(fits);
        }
        lines.emplace_back(rest);
    }
    return lines;
}

double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style) {
    const double step = textures.type().lineSpacing(style.size, type::lineStep * style.size);
    Vec2 baseline{at.x, at.y - step};
    for (const std::string& line : brokenText(textures, text, style.size, width)) {
        baseline.y += step;
        drawText(textures, line, baseline, style);
    }
    return baseline.y;
}

} // namespace arkanong
