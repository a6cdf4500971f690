#include "arkanong/ui/widgets/ControlPictures.hpp"

#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Kind = ControlPicture::Kind;

constexpr double cap = 32.0; ///< Side of a key, px.
constexpr double step = 36.0;
constexpr double corner = 7.0;
constexpr TextSize letter = type::body;
constexpr double strokeWidth = 2.0;
constexpr Vec2 mouseSize{38.0, 58.0};
constexpr double stickRadius = 27.0;
constexpr double buttonRadius = 19.0;
constexpr double buttonRoom = 64.0; ///< Largest width of a picture on a round button, px.
constexpr double stickWordRoom = 130.0;
constexpr double wordBelow = 18.0; ///< Distance from a stick's rim to the baseline of its word, px.

/// Draws a word as large as `room` allows.
void drawWord(TextureManager& textures, Layer layer, std::string_view word, Vec2 centre, double room,
              sf::Color colour) {
    const TextSize size = fittingSize(textures, word, room, {letter});
    drawText(textures, word, centre + Vec2{0.0, size / 2.0}, {size, colour, Align::Centre, layer});
}

double keyWidth(const TextureManager& textures, std::string_view word) {
    return std::max(cap, measureText(textures, word, letter) + 20.0);
}

struct Pen {
    TextureManager& textures;
    const Palette& palette;
    Layer layer;

    sf::Color lit(double press) const {
        return blended(palette.pale, palette.amber, std::clamp(press, 0.0, 1.0));
    }
    void key(std::string_view word, Vec2 centre, Vec2 size, double press) const {
        constexpr double sinks = 2.0;
        const Vec2 at = centre + Vec2{0.0, sinks * std::clamp(press, 0.0, 1.0)};
        const sf::Color colour = lit(press);
        textures.drawRectangle(layer, at - size / 2.0 + Vec2{corner, corner} / 2.0,
                               size - Vec2{corner, corner},
                               faded(colour, 0.10 + 0.22 * std::clamp(press, 0.0, 1.0)));
        drawRoundedOutline(textures, layer, at - size / 2.0, size, corner, strokeWidth, colour);
        drawWord(textures, layer, word, at, size.x - 8.0, colour);
    }
    void keys(const ControlPicture& picture, Vec2 centre, double swung) const {
        const std::array<Vec2, 4> places{Vec2{0.0, -step / 2.0}, Vec2{-step, step / 2.0},
                                         Vec2{0.0, step / 2.0}, Vec2{step, step / 2.0}};
        // Swings between left and up, and right and down.
        const std::array<double, 4> presses{-swung, -swung, swung, swung};
        for (std::size_t i = 0; i < places.size(); ++i)
            key(picture.words[i], centre + places[i], {cap, cap}, presses[i]);
    }
    void mouse(Kind kind, Vec2 centre, double press) const {
        constexpr double swing = 10.0;
        constexpr double buttons = 22.0; ///< Height of the mouse buttons, px.
        const bool moves = kind == Kind::Mouse;
        const Vec2 at = moves ? centre + Vec2{swing * press, 0.0} : centre;
        const Vec2 low = at - mouseSize / 2.0;
        drawRoundedOutline(textures, layer, low, mouseSize, mouseSize.x / 2.0, strokeWidth, palette.pale);
        const Vec2 middle = low + Vec2{mouseSize.x / 2.0, 0.0};
        textures.drawLine(layer, low + Vec2{0.0, buttons}, low + Vec2{mouseSize.x, buttons}, strokeWidth,
                          palette.pale);
        textures.drawLine(layer, middle, middle + Vec2{0.0, buttons}, strokeWidth, palette.pale);
        if (moves) return arrows(centre, mouseSize.x / 2.0 + swing + 12.0);
        double aside = 0.0;
        if (kind == Kind::MouseLeft) aside = -mouseSize.x / 4.0;
        if (kind == Kind::MouseRight) aside = mouseSize.x / 4.0;
        const Vec2 button = middle + Vec2{aside * 0.92, buttons * 0.58};
        textures.drawLine(layer, button - Vec2{0.0, 3.0}, button + Vec2{0.0, 3.0}, 9.0,
                          faded(palette.amber, 0.45 + 0.55 * std::clamp(press, 0.0, 1.0)));
    }
    void arrows(Vec2 centre, double aside) const {
        for (const double way : {-1.0, 1.0})
            textures.draw(layer, Sprite::Chevron, {centre + Vec2{way * aside, 0.0}, {way, 1.0}, {}},
                          palette.amber);
    }
    void stick(std::string_view word, Vec2 centre, double swung) const {
        constexpr double swing = 11.0;
        const Vec2 at = centre - Vec2{0.0, wordBelow / 2.0 + 2.0};
        drawCircle(textures, layer, at, stickRadius, strokeWidth, palette.pale);
        const Vec2 knob = at + Vec2{swing * swung, 0.0};
        textures.draw(layer, Sprite::Dot, {knob, Vec2{1.0, 1.0} * 2.0, {}}, faded(palette.amber, 0.5));
        drawCircle(textures, layer, knob, stickRadius * 0.5, strokeWidth, palette.amber);
        const TextSize size = fittingSize(textures, word, stickWordRoom, {type::label});
        drawText(textures, word, at + Vec2{0.0, stickRadius + wordBelow},
                 {size, palette.pale, Align::Centre, layer});
    }
    void button(std::string_view word, Vec2 centre, double press) const {
        const sf::Color colour = lit(press);
        if (hasPadGlyph(word)) return drawWord(textures, layer, word, centre, buttonRoom, colour);
        drawCircle(textures, layer, centre, buttonRadius, strokeWidth, colour);
        drawWord(textures, layer, word, centre, 2.0 * buttonRadius - 12.0, colour);
    }
};

} // namespace

Vec2 sizeOf(const ControlPicture& picture, const TextureManager& textures) {
    switch (picture.kind) {
    case Kind::Keys: return {2.0 * step + cap, step + cap};
    case Kind::Key: return {keyWidth(textures, picture.words[0]), cap};
    case Kind::Mouse: return {mouseSize.x + 60.0, mouseSize.y};
    case Kind::MouseLeft:
    case Kind::MouseMiddle:
    case Kind::MouseRight: return mouseSize;
    case Kind::Stick: return {96.0, 2.0 * stickRadius + wordBelow + 4.0};
    case Kind::Button: {
        const double wide = std::min(measureText(textures, picture.words[0], letter), buttonRoom);
        return {std::max(2.0 * buttonRadius, wide), 2.0 * buttonRadius};
    }
    }
    return {};
}

void drawControl(TextureManager& textures, const Palette& palette, Layer layer, const ControlPicture& picture,
                 Vec2 centre, double press) {
    const Pen pen{textures, palette, layer};
    switch (picture.kind) {
    case Kind::Keys: return pen.keys(picture, centre, press);
    case Kind::Key:
        return pen.key(picture.words[0], centre, {keyWidth(textures, picture.words[0]), cap}, press);
    case Kind::Mouse:
    case Kind::MouseLeft:
    case Kind::MouseMiddle:
    case Kind::MouseRight: return pen.mouse(picture.kind, centre, press);
    case Kind::Stick: return pen.stick(picture.words[0], centre, press);
    case Kind::Button: return pen.button(picture.words[0], centre, press);
    }
}

} // namespace arkanong
