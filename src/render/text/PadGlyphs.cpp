#include "arkanong/render/text/PadGlyphs.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr char32_t firstGlyph = 0xE100; ///< In the area that Unicode leaves to programs.

// In units of the text's size.
constexpr double roundRadius = 0.95;
constexpr double aside = 0.12; ///< Free to the left and to the right.
constexpr double inset = 0.5;  ///< From a word to its frame.
constexpr double corner = 0.55;
constexpr double stroke = 0.12; ///< But never thinner than is seen.
constexpr double thinnest = 1.5;

using Words = std::array<std::string_view, padButtonPartCount>;
constexpr Words xbox{"A",  "B",  "X",  "Y",     "LB", "RB", "BACK", "START", "GUIDE", "LS",
                     "RS", "LT", "RT", "SHARE", "P1", "P2", "P3",   "P4",    "PAD"};
constexpr Words playStation{translatable("button", "CROSS"),
                            translatable("button", "CIRCLE"),
                            translatable("button", "SQUARE"),
                            translatable("button", "TRIANGLE"),
                            "L1",
                            "R1",
                            "SHARE",
                            "OPTIONS",
                            "PS",
                            "L3",
                            "R3",
                            "L2",
                            "R2",
                            "MUTE",
                            "P1",
                            "P2",
                            "P3",
                            "P4",
                            "PAD"};
constexpr Words nintendo{"B",  "A",  "Y",  "X",       "L",  "R",  "-",  "+",  "HOME", "LS",
                         "RS", "ZL", "ZR", "CAPTURE", "P1", "P2", "P3", "P4", "PAD"};

std::size_t indexOf(PadPart button) { return static_cast<std::size_t>(button); }

/// The four buttons on the right, and Nintendo's + and -.
bool isRound(PadPart button, PadFamily family) {
    const bool isSmall = button == PadPart::Back || button == PadPart::Start;
    return button <= PadPart::Y || (isSmall && printedOn(button, family).size() == 1);
}

/// The signs grow less than the letters around them, so that those of two rows stay apart: half of the frame's height
/// without its share of roundRadius, px.
double unitOf(const Type& type, TextSize size) {
    constexpr double most = 1.4;
    return std::min(type.capHeight(size), most * size);
}

/// Rings are not as narrow as letters can be: the letter in them could not be read.
double roundUnit(const Type& type, TextSize size) {
    constexpr double narrowest = 0.85;
    return unitOf(type, size) * std::max(narrowest, size.width());
}

/// The letters in a frame.
TextSize innerSize(const Type& type, TextSize size) {
    constexpr double share = 0.76; ///< Of the frame's height, at most.
    const double height = type.capHeight(size);
    return size * std::min(1.0, share * 2.0 * roundRadius * unitOf(type, size) / height);
}

double strokeOf(double size) { return std::max(thinnest, stroke * size); }

/// As drawCircle(), but so small that its segments must overlap to look even.
void drawRing(TextureManager& textures, Layer layer, Vec2 centre, double radius, double width,
              sf::Color colour) {
    constexpr int segments = 28;
    const auto point = [&](int i) {
        return centre +
               rotate({radius, 0.0}, rotationFromTurns(wrapTurns(static_cast<double>(i) / segments)));
    };
    for (int i = 0; i < segments; ++i)
        textures.drawLine(layer, point(i), point(i + 1), width, colour);
}

/// One of PlayStation's signs.
void drawSign(TextureManager& textures, PadPart button, Vec2 centre, const TextStyle& style) {
    const double size = unitOf(textures.type(), style.size) * style.size.width();
    const double reach = 0.42 * size;
    const double width = strokeOf(size);
    const auto line = [&](Vec2 a, Vec2 b) {
        textures.drawLine(style.layer, centre + a * reach, centre + b * reach, width, style.colour);
    };
    const auto polygon = [&](std::initializer_list<Vec2> corners) {
        Vec2 last = *(corners.end() - 1);
        for (const Vec2 one : corners) {
            line(last, one);
            last = one;
        }
    };
    if (button == PadPart::A) {
        line({-1.0, -1.0}, {1.0, 1.0});
        line({-1.0, 1.0}, {1.0, -1.0});
    } else if (button == PadPart::B) {
        drawRing(textures, style.layer, centre, 1.1 * reach, width, style.colour);
    } else if (button == PadPart::X) {
        polygon({{-1.0, -1.0}, {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}});
    } else {
        polygon({{0.0, -1.2}, {1.15, 0.8}, {-1.15, 0.8}});
    }
}

} // namespace

std::string padGlyph(PadPart button) { return utf8Of(firstGlyph + static_cast<char32_t>(button)); }

std::optional<PadPart> padGlyphPart(char32_t code) {
    if (code < firstGlyph || code >= firstGlyph + padButtonPartCount) return std::nullopt;
    return static_cast<PadPart>(code - firstGlyph);
}

bool hasPadGlyph(std::string_view text) {
    while (!text.empty())
        if (padGlyphPart(takeCodePoint(text))) return true;
    return false;
}

std::string_view printedOn(PadPart button, PadFamily family) {
    switch (family) {
    case PadFamily::Xbox: break;
    case PadFamily::PlayStation: return playStation[indexOf(button)];
    case PadFamily::Nintendo: return nintendo[indexOf(button)];
    }
    return xbox[indexOf(button)];
}

std::string spelled(const Catalogue& catalogue, std::string_view text, PadFamily family) {
    std::string words;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t code = takeCodePoint(text);
        if (code == globeSign) continue; // The words beside it say what it is.
        const std::optional<PadPart> button = padGlyphPart(code);
        words += button ? catalogue.text("button", printedOn(*button, family))
                        : before.substr(0, before.size() - text.size());
    }
    return words;
}

double padGlyphWidth(const TextureManager& textures, PadPart button, TextSize size) {
    const double unit = unitOf(textures.type(), size) * size.width();
    const double free = 2.0 * aside * unit;
    const PadFamily family = textures.type().padFamily;
    if (isRound(button, family)) return 2.0 * roundRadius * roundUnit(textures.type(), size) + free;
    return measureText(textures, printedOn(button, family), innerSize(textures.type(), size)) +
           2.0 * inset * unit + free;
}

void drawPadGlyph(TextureManager& textures, PadPart button, Vec2 pen, const TextStyle& style) {
    const PadFamily family = textures.type().padFamily;
    const double size = unitOf(textures.type(), style.size);
    const double free = aside * size * style.size.width();
    const double wide = padGlyphWidth(textures, button, style.size) - 2.0 * free;
    const Vec2 centre = pen + Vec2{free + wide / 2.0, -textures.type().capHeight(style.size) / 2.0};
    const double width = strokeOf(size);
    if (isRound(button, family)) {
        drawRing(textures, style.layer, centre, wide / 2.0, width, style.colour);
    } else {
        const Vec2 frame{wide, 2.0 * roundRadius * size};
        drawRoundedOutline(textures, style.layer, centre - frame / 2.0, frame, corner * size, width,
                           style.colour);
    }
    if (family == PadFamily::PlayStation && button <= PadPart::Y)
        return drawSign(textures, button, centre, style);
    TextStyle inner = style;
    inner.align = Align::Centre;
    inner.size = innerSize(textures.type(), style.size);
    drawText(textures, printedOn(button, family), centre + Vec2{0.0, inner.size / 2.0}, inner);
}

} // namespace arkanong
