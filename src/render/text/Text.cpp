#include "arkanong/render/text/Text.hpp"

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/render/text/Marks.hpp"
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

/// How a character is drawn: as a painted glyph, of parts, or, if it is neither, as the box.
struct Letter {
    SizedGlyph painted;
    const ComposedGlyph* composed = nullptr;

    /// The distance to the next character's origin, px.
    double advance(double size) const {
        return composed != nullptr ? composed->advance * size : painted.advance(size);
    }
};

/// The letters of one size, px.
class Letters {
  public:
    Letters(const AtlasManifest& manifest, double size) : manifest_(manifest), size_(size) {
        const auto looksBetter = [this](const GlyphSheet& a, const GlyphSheet& b) {
            return distortion(a) < distortion(b);
        };
        nearest_ = &*std::min_element(manifest.glyphs.begin(), manifest.glyphs.end(), looksBetter);
    }

    Letter find(char32_t code) const {
        if (const AtlasGlyph* const glyph = nearest_->find(code)) return {scaled(glyph, *nearest_)};
        if (const ComposedGlyph* const composed = manifest_.composedOf(code)) return {{}, composed};
        return {fromOtherSheets(code)};
    }

  private:
    SizedGlyph scaled(const AtlasGlyph* glyph, const GlyphSheet& sheet) const {
        return {glyph, size_ / sheet.capHeight};
    }

    /// The glyph where it looks best.
    SizedGlyph fromOtherSheets(char32_t code) const {
        SizedGlyph best;
        double least = 0.0;
        for (const GlyphSheet& sheet : manifest_.glyphs) {
            if (best.glyph != nullptr && distortion(sheet) >= least) continue;
            if (const AtlasGlyph* const glyph = sheet.find(code)) {
                best = scaled(glyph, sheet);
                least = distortion(sheet);
            }
        }
        return best;
    }

    /// Glyphs look worse enlarged than reduced.
    double distortion(const GlyphSheet& sheet) const {
        const double enlarged = size_ / sheet.capHeight;
        return enlarged > 1.0 ? enlarged * enlarged * enlarged : 1.0 / enlarged;
    }

    const AtlasManifest& manifest_;
    double size_;
    const GlyphSheet* nearest_ = nullptr;
};

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

/// Draws a painted glyph and, for tests, notes its box.
void drawGlyph(TextureManager& textures, const SizedGlyph& letter, Vec2 pen, double height, bool mirrored,
               const TextStyle& style) {
    const AtlasImage& image = letter.glyph->image;
    if (image.low == image.high) return;
    const double condensing = style.size.width();
    const Vec2 scale{letter.scale * condensing * (mirrored ? -1.0 : 1.0), letter.scale};
    if (mirrored) pen.x += letter.advance(height) * condensing;
    if (textures.type().noted != nullptr) {
        const double glow = 0.735 * std::min(0.35 * height / letter.scale, 6.0); // As assetgen paints it.
        const auto x = [&](double of) { return textures.origin().x + pen.x + of * scale.x; };
        const auto y = [&](double of) { return textures.origin().y + pen.y + of * scale.y; };
        const auto [left, right] = std::minmax({x(image.low.x + glow), x(image.high.x - glow)});
        textures.type().noted->back().glyphs.push_back(
            {{left, y(image.low.y + glow)}, {right, y(image.high.y - glow)}});
    }
    const double grid = textures.manifest().scale;
    const bool asPainted = letter.scale == 1.0;
    const Vec2 place = asPainted ? Vec2{snapped(pen.x, grid), snapped(pen.y, grid)} : pen;
    textures.draw(style.layer, image, {place, scale, {}}, style.colour);
}

/// Draws a character that is no gamepad's button; one without a glyph as a box. Returns its advance.
double drawCharacter(TextureManager& textures, const Letters& letters, char32_t code, Vec2 pen, double height,
                     const TextStyle& style) {
    const Letter letter = letters.find(code);
    if (letter.composed == nullptr) {
        if (letter.painted.glyph != nullptr)
            drawGlyph(textures, letter.painted, pen, height, false, style);
        else
            drawReplacement(textures, pen, height, style);
        return letter.advance(height);
    }
    for (const ComposedGlyph::Part& part : letter.composed->parts) {
        const SizedGlyph glyph = letters.find(part.code).painted;
        if (glyph.glyph == nullptr) continue; // Another program's manifest.
        const Vec2 at{part.at.x * height * style.size.width(), part.at.y * height};
        drawGlyph(textures, glyph, pen + at, height, part.mirrored, style);
    }
    return letter.advance(height);
}

} // namespace

void namePicture(const TextureManager& textures, std::string_view words, Vec2 at, double opacity) {
    std::vector<DrawnText>* const noted = textures.type().noted;
    if (noted == nullptr || words.empty()) return;
    const Vec2 place = textures.origin() + at;
    const bool dark = textures.dimmed(sf::Color::White).r < 255;
    noted->push_back(
        {std::string(words), place, place, faded(sf::Color::White, opacity), Layer::Overlay, dark, {}});
    noted->back().isNamed = true;
}

void drawText(TextureManager& textures, std::string_view text, Vec2 at, const TextStyle& style) {
    if (textures.isFlipped()) { // Flips the middle of the capitals, but no letter.
        textures.setFlipped(false);
        drawText(textures, text, flipped(at) + Vec2{0.0, style.size}, style);
        return textures.setFlipped(true);
    }
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
    const Letters letters(textures.manifest(), height);
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (const std::optional<PadPart> button = padGlyphPart(code)) {
            drawPadGlyph(textures, *button, pen, style);
            pen.x += padGlyphWidth(textures, *button, style.size);
            continue;
        }
        if (code == globeSign) {
            drawGlobe(textures, pen, style);
            pen.x += globeWidth(textures, style.size);
            continue;
        }
        pen.x += drawCharacter(textures, letters, code, pen, height, style) * condensing;
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
    const Letters letters(textures.manifest(), height);
    double width = 0.0;
    double pictures = 0.0;
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (const std::optional<PadPart> button = padGlyphPart(code))
            pictures += padGlyphWidth(textures, *button, size);
        else if (code == globeSign)
            pictures += globeWidth(textures, size);
        else
            width += letters.find(code).advance(height);
    }
    return width * size.width() + pictures;
}

TextSize fittingSize(const TextureManager& textures, std::string_view text, double width,
                     std::initializer_list<TextSize> sizes) {
    constexpr double closest = 0.75 * type::narrowest; // Rather a little narrower still than smaller.
    assert(sizes.size() > 0);
    TextSize size = *sizes.begin();
    double wide = 0.0;
    for (const TextSize each : sizes) {
        size = each;
        wide = measureText(textures, text, size);
        if (wide <= width) return size;
    }
    size = condensedInto(size, wide, width);
    for (int i = 0; i < 3; ++i) { // Pictures of buttons are not condensed as letters are.
        const double share = std::max(width, 0.0) / measureText(textures, text, size);
        if (share < 1.0 && share * size.width() >= closest) size = condensed(size, share);
    }
    // Sizes above type::body do not grow in proportion, so that one division may not be enough.
    while (size > 0.0 && (wide = measureText(textures, text, size)) > width + 1e-6)
        size = size * (std::max(width, 0.0) / wide);
    return size;
}

bool hasRoom(const TextureManager& textures, std::string_view text, double width, TextSize size) {
    return measureText(textures, text, condensed(size, type::narrowest)) <= width;
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
    TextSize first = condensedInto(left.size, both, room);
    TextSize last = condensedInto(right.size, both, room);
    const double end = measureText(textures, right.text, last);
    if (measureText(textures, left.text, first) + end > room + 1e-6) {
        constexpr double closest = 0.8; // Rather a little narrower still than smaller.
        first = fittingSize(textures, left.text, std::max(room - end, room / 2.0),
                            {condensed(left.size, closest)});
        last = fittingSize(textures, right.text, room - measureText(textures, left.text, first), {last});
    }
    drawText(textures, left.text, at, {first, left.colour});
    drawText(textures, right.text, at + Vec2{width, 0.0}, {last, right.colour, Align::Right});
}

TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts, double width,
                    std::initializer_list<TextSize> sizes) {
    return commonSize(textures, texts, std::vector<double>(texts.size(), width), sizes);
}

TextSize commonSize(const TextureManager& textures, const std::vector<std::string>& texts,
                    const std::vector<double>& widths, std::initializer_list<TextSize> sizes) {
    assert(sizes.size() > 0 && widths.size() == texts.size());
    TextSize common = *sizes.begin();
    for (std::size_t i = 0; i < texts.size(); ++i)
        common =
            std::min(common, fittingSize(textures, texts[i], widths[i], sizes), [](TextSize a, TextSize b) {
                return std::pair(double{a}, a.width()) < std::pair(double{b}, b.width());
            });
    return common;
}

std::vector<double> widthsByNeed(std::vector<double> widths, const std::vector<double>& least) {
    assert(widths.size() == least.size());
    double whole = 0.0, needed = 0.0, lacking = 0.0, spare = 0.0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        whole += widths[i];
        needed += least[i];
        lacking += std::max(0.0, least[i] - widths[i]);
        spare += std::max(0.0, widths[i] - least[i]);
    }
    if (lacking <= 0.0) return widths;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const double missing = least[i] - widths[i];
        if (needed > whole)
            widths[i] = least[i] * whole / needed;
        else
            widths[i] += missing > 0.0 ? missing : missing * lacking / spare;
    }
    return widths;
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

/// Draws the next line of a text, or its first.
void drawLineOf(TextureManager& textures, std::string_view line, bool isFirst, Vec2 at,
                const TextStyle& style) {
    std::vector<DrawnText>* const noted = textures.type().noted;
    const std::size_t before = noted != nullptr ? noted->size() : 0;
    drawText(textures, line, at, style);
    if (noted != nullptr && noted->size() > before) noted->back().continues = !isFirst;
}

} // namespace

void drawLines(TextureManager& textures, const FittedLines& text, Vec2 at, const TextStyle& style,
               double step) {
    constexpr double least = 1.25; ///< In cap heights.
    if (step <= 0.0) {
        double more = 0.0;
        for (const std::string& line : text.lines)
            more = std::max(more, moreLeading(line));
        step = (least + more) * textures.type().capHeight(text.size);
    }
    TextStyle own = style;
    own.size = text.size;
    const double above = step * static_cast<double>(text.lines.size() - 1) / 2.0;
    Vec2 baseline = at + Vec2{0.0, (text.size - style.size) / 2.0 - above};
    for (const std::string& line : text.lines) {
        drawLineOf(textures, line, &line == &text.lines.front(), baseline, own);
        baseline.y += step;
    }
}

void drawFittedLines(TextureManager& textures, const std::vector<std::string>& lines, Vec2 at, double width,
                     const TextStyle& style, double step) {
    TextStyle own = style;
    for (const std::string& line : lines) {
        own.size = fittingSize(textures, line, width, {style.size});
        drawLineOf(textures, line, &line == &lines.front(), at, own);
        at.y += step;
    }
}

double drawParagraph(TextureManager& textures, std::string_view text, Vec2 at, double width,
                     const TextStyle& style, double more) {
    const double step = textures.type().lineSpacing(style.size, type::lineStep * style.size, more);
    Vec2 baseline{at.x, at.y - step};
    const std::vector<std::string> lines = brokenText(textures, text, style.size, width);
    for (const std::string& line : lines) {
        baseline.y += step;
        drawLineOf(textures, line, &line == &lines.front(), baseline, style);
    }
    return baseline.y;
}

} // namespace arkanong
