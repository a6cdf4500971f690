#include "arkanong/ui/Widgets.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/PadGlyphs.hpp"
#include "arkanong/sim/objects/Tuning.hpp"

namespace arkanong {

namespace {

constexpr TextSize itemSize = type::body; ///< Cap height.
constexpr double pillEnd = 20.0;
constexpr double markInset = 26.0; ///< From the pill's end to its mark.

/// The baseline that centres capitals of this size on y.
Vec2 centred(Vec2 at, double size) { return at + Vec2{0.0, size / 2.0}; }

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

void drawFoot(TextureManager& textures, const Palette& palette, bool explained) {
    constexpr double end = 696.0;
    const double top = space::hintLine - (explained ? 54.0 : 25.0);
    constexpr double width = tuning::fieldSize.x - 2.0 * space::gap;
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
    const double inset = size.x / 2.0 - markInset;
    const sf::Color mark = faded(palette.blue, selection);
    if (selection > 0.0) {
        textures.draw(Layer::Overlay, Sprite::ServeFull, centre - Vec2{inset, 0.0}, mark, 0.86);
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0}, mark);
    }
    drawText(textures, text, centred(centre, itemSize),
             {itemSize, itemColour(palette, selection), Align::Centre});
}

void drawMenuChoice(TextureManager& textures, const Palette& palette, std::string_view name,
                    std::string_view value, Vec2 centre, double selection, Vec2 size) {
    const double inset = size.x / 2.0 - markInset;
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, itemSize),
             {itemSize, itemColour(palette, selection)});
    const sf::Color colour = blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection);
    const double arrow = 14.0 + measureText(textures, value, itemSize);
    if (selection > 0.0) {
        const sf::Color mark = faded(palette.blue, selection);
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0}, mark);
        textures.draw(Layer::Overlay, Sprite::Chevron,
                      {centre + Vec2{inset - arrow - 14.0, 0.0}, {-1.0, 1.0}, {}}, mark);
    }
    drawText(textures, value, centred(centre + Vec2{inset - 14.0, 0.0}, itemSize),
             {itemSize, colour, Align::Right});
}

void drawMenuScale(TextureManager& textures, const Palette& palette, std::string_view name,
                   std::string_view value, double share, Vec2 centre, double selection, Vec2 size) {
    constexpr double barLength = 120.0;
    constexpr double barWidth = 4.0;
    constexpr double valueWidth = 62.0; ///< Of the widest one.
    const double inset = size.x / 2.0 - markInset;
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, itemSize),
             {itemSize, itemColour(palette, selection)});
    const sf::Color colour = blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection);
    drawText(textures, value, centred(centre + Vec2{inset - 14.0, 0.0}, itemSize),
             {itemSize, colour, Align::Right});

    const Vec2 right = centre + Vec2{inset - 14.0 - valueWidth - 14.0, 0.0};
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
    constexpr double gap = 24.0; ///< Between the two texts, and from the detail to the mark.
    const double inset = size.x / 2.0 - markInset;
    drawText(textures, name, centred(centre - Vec2{inset, 0.0}, itemSize),
             {itemSize, itemColour(palette, selection)});
    if (selection > 0.0)
        textures.draw(Layer::Overlay, Sprite::Chevron, centre + Vec2{inset, 0.0},
                      faded(palette.blue, selection));
    const double room = 2.0 * inset - measureText(textures, name, itemSize) - 2.0 * gap;
    const TextSize letters = fittingSize(textures, detail, room, {type::label});
    drawText(textures, detail, centred(centre + Vec2{inset - gap, 0.0}, letters),
             {letters, blended(palette.amber, sf::Color(255, 255, 255), 0.3 * selection), Align::Right});
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

void drawHeading(TextureManager& textures, std::string_view text, Vec2 at, double room, sf::Color colour) {
    const TextSize size = fittingSize(textures, text, room, {type::heading, type::title, type::body});
    drawText(textures, text, at, {size, colour, Align::Centre});
}

void drawScreenHeading(TextureManager& textures, const Palette& palette, std::string_view text,
                       std::string_view note) {
    drawText(textures, text, {space::margin, space::headingLine}, {type::heading, palette.pale});
    drawText(textures, note, {screenSize.x - space::margin, space::headingLine},
             {type::body, palette.amber, Align::Right});
}

void drawHints(TextureManager& textures, const Palette& palette, std::initializer_list<Hint> hints, double y,
               double middle) {
    constexpr TextSize size = type::label;
    constexpr double inset = 8.0; ///< From the frame's left to the key's name.
    constexpr double above = 6.0; ///< From the name to the frame's top.
    constexpr double keyGap = inset + 8.0;
    constexpr double hintGap = 40.0;
    double width = -hintGap;
    for (const Hint& hint : hints)
        width += inset + measureText(textures, hint.key, size) + keyGap +
                 measureText(textures, hint.action, size) + hintGap;

    Vec2 pen{middle - width / 2.0, y};
    for (const Hint& hint : hints) {
        const double wide = measureText(textures, hint.key, size);
        if (!hasPadGlyph(hint.key)) // These have frames of their own.
            drawFrame(textures, pen - Vec2{0.0, size + above}, {wide + 2.0 * inset, size + 2.0 * above},
                      faded(palette.muted, 0.45));
        pen.x += inset;
        drawText(textures, hint.key, pen, {size, palette.pale});
        pen.x += wide + keyGap;
        drawText(textures, hint.action, pen, {size, palette.muted});
        pen.x += measureText(textures, hint.action, size) + hintGap;
    }
}

} // namespace arkanong
