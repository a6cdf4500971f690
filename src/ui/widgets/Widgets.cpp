#include "arkanong/ui/widgets/Widgets.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize itemSize = type::body; ///< Cap height.
constexpr double pillEnd = 20.0;
constexpr double markInset = 26.0; ///< Distance from the pill's end to its mark, px.
constexpr double markRoom = 14.0;  ///< Distance from a mark's centre to the text, px.

/// The baseline position that centres capitals of this size on `at`.
Vec2 centred(Vec2 at, double size) { return at + Vec2{0.0, size / 2.0}; }

/// Whether the text or one beside it may have marks above or below its letters: in English only names have them.
bool mayHaveMarks(const Type& type, std::string_view text) {
    return moreLeading(text) > 0.0 || !type.catalogue->language().empty();
}

/// The size of an item's letters in a row of this size. In a narrow row they are smaller where there may be marks, so that
/// these do not touch what reaches below the letters of the row above: also in a text that has none itself.
TextSize itemSizeIn(const TextureManager& textures, std::string_view text, Vec2 size) {
    constexpr double share = 0.62; ///< Of the row's height.
    const bool narrow = textures.type().capHeight(itemSize) > share * size.y;
    return narrow && mayHaveMarks(textures.type(), text) ? type::label : itemSize;
}

sf::Color itemColour(const Palette& palette, double selection) {
    return blended(palette.pale, sf::Color(255, 255, 255), selection);
}

} // namespace

void drawPanel(TextureManager& textures, const Palette& palette, Vec2 low, Vec2 size, double opacity) {
    textures.drawBox(Layer::Overlay, Sprite::Panel, low, size, faded(palette.panel, opacity));
}

void drawFrame(TextureManager& textures, Vec2 low, Vec2 size, sf::Color colour, double edge) {
    const auto fill = [&](Vec2 from, Vec2 extent) {
        textures.drawRectangle(Layer::Overlay, low + from, extent, colour);
    };
    fill({}, {size.x, edge});
    fill({0.0, size.y - edge}, {size.x, edge});
    fill({0.0, edge}, {edge, size.y - 2.0 * edge});
    fill({size.x - edge, edge}, {edge, size.y - 2.0 * edge});
}

constexpr double usualFoot = tuning::fieldSize.x - 2.0 * space::gap;

double footWidth(const Type& type) {
    constexpr double widest = screenSize.x - 2.0 * space::gap;
    return std::min(widest, usualFoot + (widest - usualFoot) * 2.0 * type.growth());
}

void drawFoot(TextureManager& textures, const Palette& palette, bool explained, std::optional<double> hints) {
    const Type& type = textures.type();
    const double end = 696.0 + hintShift(type);
    const double marks = 6.0 * type.growth(); // Of the explanation's letters.
    const double top = space::hintLine - (explained ? 54.0 + hintShift(type) + marks : 25.0);
    const bool narrow = hints && *hints <= usualFoot - 2.0 * space::padding;
    const double width = narrow ? usualFoot : footWidth(type);
    drawPanel(textures, palette, {(screenSize.x - width) / 2.0, top}, {width, end - top}, 0.9);
}

double brightnessUnderMenu(double age, double seconds) {
    return 1.0 - (1.0 - light::underMenu) * easeOut(age / seconds);
}

void drawSelection(TextureManager& textures, const Palette& palette, Vec2 centre, Vec2 size, double share) {
    if (share <= 0.0) return;
    const double grown = easeOutBack(share);
    Placement placement;
    placement.position = centre;
    placement.scale = {1.0, size.y / menuItemHeight * (0.5 + 0.5 * grown)};
    textures.drawRow(Layer::Overlay, pillSprites, (size.x - 2.0 * pillEnd) * (0.7 + 0.3 * grown), placement,
                     faded(palette.blue, share));
}

void drawMenuItem(TextureManager& textures, const Palette& palette, std::string_view text, Vec2 centre,
                  double selection, Vec2 size) {
    constexpr double end = 8.0; ///< From the pill's end to a text without marks, px.
    const double inset = size.x / 2.0 - markInset;
    const sf::Color mark = faded(palette.blue, selection);
    const TextSize usual = itemSizeIn(textures, text, size);
    const double between = 2.0 * (inset - markRoom);
    // A long text is drawn without marks, so that its letters need not be too small.
    const bool marked = measureText(textures, text, condensed(usual, type::narrowest)) <= between;
    if (selection > 0.0 && marked) {
        textures.draw(Layer::Overlay, Sprite::ServeFull, centre - Vec2{inset, 0.0}, mark, 0.86);
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0}, mark);
    }
    const TextSize letters = fittingSize(textures, text, marked ? between : size.x - 2.0 * end, {usual});
    drawText(textures, text, centred(centre, letters),
             {letters, itemColour(palette, selection), Align::Centre});
}

void drawMenuChoice(TextureManager& textures, const Palette& palette, std::string_view name,
                    std::string_view value, Vec2 centre, double selection, Vec2 size) {
    const double inset = size.x / 2.0 - markInset;
    const TextSize usual = std::min(itemSizeIn(textures, name, size), itemSizeIn(textures, value, size));
    const double wanted = measureText(textures, name, usual) + measureText(textures, value, usual);
    const TextSize letters = condensedInto(usual, wanted, 2.0 * inset - 4.0 * markRoom);
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, letters),
             {letters, itemColour(palette, selection)});
    const sf::Color colour = blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection);
    const double arrow = markRoom + measureText(textures, value, letters);
    if (selection > 0.0) {
        const sf::Color mark = faded(palette.blue, selection);
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0}, mark);
        textures.draw(Layer::Overlay, Sprite::Chevron,
                      {centre + Vec2{inset - arrow - markRoom, 0.0}, {-1.0, 1.0}, {}}, mark);
    }
    drawText(textures, value, centred(centre + Vec2{inset - markRoom, 0.0}, letters),
             {letters, colour, Align::Right});
}

void drawMenuScale(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view value, double share, Vec2 centre, double selection, Vec2 size) {
    constexpr double longest = 120.0; ///< Length of the bar, px.
    constexpr double shortest = 50.0; ///< Length of the bar beside large text, px.
    constexpr double barWidth = 4.0;
    const double inset = size.x / 2.0 - markInset;
    const TextSize usual = std::min(itemSizeIn(textures, name, size), itemSizeIn(textures, value, size));
    const double valueRoom =
        std::max(measureText(textures, "100 %", usual), measureText(textures, value, usual));
    const double nameRoom = measureText(textures, name, usual);
    const double room = 2.0 * inset - 5.0 * markRoom;
    const TextSize letters = condensedInto(usual, nameRoom + valueRoom, room - shortest);
    const double barLength = std::clamp(room - (nameRoom + valueRoom) * letters.width(), shortest, longest);
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, letters),
             {letters, itemColour(palette, selection)});
    const sf::Color colour = blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection);
    drawText(textures, value, centred(centre + Vec2{inset - markRoom, 0.0}, letters),
             {letters, colour, Align::Right});

    const Vec2 right = centre + Vec2{inset - 2.0 * markRoom - valueRoom * letters.width(), 0.0};
    const Vec2 left = right - Vec2{barLength, 0.0};
    textures.drawLine(Layer::Overlay, left, right, barWidth, faded(palette.muted, 0.4));
    if (share > 0.0)
        textures.drawLine(Layer::Overlay, left, lerp(left, right, share), barWidth, faded(colour, 0.9));
    if (selection > 0.0) {
        const sf::Color mark = faded(palette.blue, selection);
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0}, mark);
        textures.draw(Layer::Overlay, Sprite::Chevron, {left - Vec2{16.0, 0.0}, {-1.0, 1.0}, {}}, mark);
    }
}

void drawMenuEntry(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view detail, Vec2 centre, double selection, Vec2 size) {
    constexpr double gap = 24.0; ///< Distance between the two texts, and from the detail to the mark, px.
    constexpr double nameShare = 0.42; ///< Share of the width that the name can take if both texts are long.
    const double inset = size.x / 2.0 - markInset;
    const double room = 2.0 * inset - 2.0 * gap;
    const TextSize usual = itemSizeIn(textures, name, size);
    const double nameRoom = measureText(textures, name, usual);
    const double both = nameRoom + measureText(textures, detail, type::label);
    // The detail has at least the room of its narrowest letters.
    const double least = measureText(textures, detail, condensed(type::label, type::narrowest));
    const TextSize letters =
        both > room ? condensedInto(usual, nameRoom, std::min(nameShare * room, room - least)) : usual;
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, letters),
             {letters, itemColour(palette, selection)});
    if (selection > 0.0)
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0},
                      faded(palette.blue, selection));
    const TextSize small =
        fittingSize(textures, detail, room - measureText(textures, name, letters), {type::label});
    drawText(textures, detail, centred(centre + Vec2{inset - gap, 0.0}, small),
             {small, blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection), Align::Right});
}

void drawTitle(TextureManager& textures, const Palette& palette, Vec2 centre, double scale, double seconds,
               double opacity) {
    const double arrival = opacity * easeOut(seconds / 0.6);
    const Vec2 place = centre - Vec2{0.0, 24.0 * (1.0 - easeOut(seconds / 0.6))};
    textures.draw(Layer::Overlay, Sprite::LogoBlue, place, faded(palette.blue, arrival), scale);
    textures.draw(Layer::Overlay, Sprite::LogoRed, place, faded(palette.red, arrival), scale);
    textures.draw(Layer::Overlay, Sprite::LogoBall, place, faded(palette.amber, arrival), scale);
    textures.draw(Layer::Overlay, Sprite::LogoShine, place, faded(sf::Color(255, 255, 255), arrival), scale);
}

void drawTally(TextureManager& textures, const Palette& palette, const std::array<int, 2>& counts,
               Vec2 centre, TextSize size, double aside) {
    const auto write = [&](const std::string& text, double x, sf::Color colour) {
        drawText(textures, text, centred(centre + Vec2{x, 0.0}, size), {size, colour, Align::Centre});
    };
    write(std::to_string(counts[sideIndex(Side::Blue)]), -aside, palette.blue);
    write(":", 0.0, palette.muted);
    write(std::to_string(counts[sideIndex(Side::Red)]), aside, palette.red);
}

void drawHeading(TextureManager& textures, std::string_view text, Vec2 at, double room, sf::Color colour) {
    const TextSize size = fittingSize(textures, text, room, {type::heading, type::title, type::body});
    drawText(textures, text, at, {size, colour, Align::Centre});
}

void drawScreenHeading(TextureManager& textures, const Palette& palette, std::string_view text,
                       std::string_view note) {
    drawEnds(textures, {text, type::heading, palette.pale}, {note, type::body, palette.amber},
             {space::margin, space::headingLine}, screenSize.x - 2.0 * space::margin, space::padding);
}

void drawExplanation(TextureManager& textures, std::string_view text, sf::Color colour) {
    // Fits into the hint strip, if there is one.
    const double room = footWidth(textures.type()) - 2.0 * space::padding;
    const TextSize size = fittingSize(textures, text, room, {type::body, type::label});
    constexpr double usualShare = 0.15, markedShare = 0.7; ///< Below it, hints of other languages have marks.
    const double share = mayHaveMarks(textures.type(), text) ? markedShare : usualShare;
    drawText(textures, text,
             {screenSize.x / 2.0, space::explanationLine - share * hintShift(textures.type())},
             {size, colour, Align::Centre});
}

double hintShift(const Type& type) {
    constexpr double share = 0.75; ///< Share of the text's growth.
    return share * (type.capHeight(type::label) - type::label);
}

namespace {

constexpr double keyGap = 8.0; ///< Distance from a key's frame's right edge to its action, px.
double hintGap(const Type& type) { return 40.0 / type.scale; }
/// Distance from the frame's left edge to the key's name, px. Pictures of buttons include their frames.
double insetOf(const Hint& hint) { return hasPadGlyph(hint.key) ? 0.0 : 8.0; }

struct HintsSize {
    double words = 0.0;
    double gaps = 0.0;
};
HintsSize sizeOf(const TextureManager& textures, std::initializer_list<Hint> hints) {
    HintsSize size{0.0, -hintGap(textures.type())};
    for (const Hint& hint : hints) {
        size.gaps += 2.0 * insetOf(hint) + keyGap + hintGap(textures.type());
        size.words +=
            measureText(textures, hint.key, type::label) + measureText(textures, hint.action, type::label);
    }
    return size;
}

} // namespace

double hintsWidth(const TextureManager& textures, std::initializer_list<Hint> hints) {
    const HintsSize size = sizeOf(textures, hints);
    return size.words + size.gaps;
}

void drawHints(TextureManager& textures, const Palette& palette, std::initializer_list<Hint> hints, double y,
               double middle) {
    constexpr double above = 6.0; ///< Distance from the key's name to the frame's top, px.
    /// Distance to the window's edge, which keeps the hints within their strip or plate, px.
    constexpr double edge = 28.0;
    const auto [words, gaps] = sizeOf(textures, hints);
    const double half = y == space::hintLine ? std::min(middle, screenSize.x - middle)
                                             : tuning::fieldSize.x / 2.0; // Over the field.
    const double room = 2.0 * (half - edge);
    const TextSize size = condensedInto(type::label, words, room - gaps);
    const double height = textures.type().capHeight(size);

    const double shift = y == space::hintLine ? hintShift(textures.type()) : 0.0;
    Vec2 pen{middle - (words * size.width() + gaps) / 2.0, y + shift};
    for (const Hint& hint : hints) {
        const double wide = measureText(textures, hint.key, size);
        if (insetOf(hint) > 0.0)
            drawFrame(textures, pen - Vec2{0.0, (size + height) / 2.0 + above},
                      {wide + 2.0 * insetOf(hint), height + 2.0 * above}, faded(palette.muted, 0.45));
        pen.x += insetOf(hint);
        drawText(textures, hint.key, pen, {size, palette.pale});
        pen.x += wide + insetOf(hint) + keyGap;
        drawText(textures, hint.action, pen, {size, blended(palette.muted, palette.pale, 0.3)});
        pen.x += measureText(textures, hint.action, size) + hintGap(textures.type());
    }
}

} // namespace arkanong
