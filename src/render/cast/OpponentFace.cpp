#include "arkanong/render/cast/OpponentFace.hpp"

#include "arkanong/render/Outlines.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double portraitWidth = 72.0; ///< For which attributes are painted.

/// Where strokes are drawn.
struct Easel {
    TextureManager& textures;
    const Palette& palette;
    Layer layer;
    Placement paddle;
    double up = 1.0;     ///< -1: mirrored.
    double spread = 0.0; ///< How far the ends are moved outwards, px.
    double opacity = 1.0;
    double aside = 0.0; ///< Moves everything to the right, px.

    Vec2 on(Vec2 at) const {
        constexpr double middle = 28.0; ///< Nothing up to here moves with the ends.
        if (at.x > middle) at.x += spread;
        if (at.x < -middle) at.x -= spread;
        at.x += aside;
        return paddle.position + rotate({at.x * paddle.scale.x, at.y * paddle.scale.y * up}, paddle.rotation);
    }
    void draw(const FaceStroke& stroke) const {
        const sf::Color colour = faded(palette.*stroke.colour, opacity);
        const double width = stroke.width * paddle.scale.x;
        if (stroke.ring > 0.0)
            drawCircle(textures, layer, on(stroke.from), stroke.ring * paddle.scale.x, width, colour);
        else if (stroke.from == stroke.to)
            textures.draw(layer, Sprite::BallPlain, on(stroke.from), colour,
                          width / (2.0 * paintedBallRadius));
        else
            drawBar(on(stroke.from), on(stroke.to), width, colour);
    }
    /// Fills a wide line with narrow ones, because the edges of a wide one would be blurred.
    void drawBar(Vec2 from, Vec2 to, double width, sf::Color colour) const {
        const double narrow = 3.0 * paddle.scale.x;
        const int lines = 1 + static_cast<int>(std::max(0.0, width - narrow) / (0.5 * narrow));
        const Vec2 across = perpendicular(normalized(to - from)) * (std::max(0.0, width - narrow) / 2.0);
        for (int i = 0; i < lines; ++i) {
            const Vec2 off = across * (lines > 1 ? 2.0 * i / (lines - 1) - 1.0 : 0.0);
            textures.drawLine(layer, from + off, to + off, std::min(width, narrow), colour);
        }
    }
    void draw(const OpponentFace& face, std::size_t first, std::size_t end) const {
        for (std::size_t i = first; i < end && face.attribute[i].width > 0.0; ++i)
            draw(face.attribute[i]);
    }
};

void drawEye(TextureManager& textures, const Palette& palette, const FaceEyes& eyes, Vec2 eye, double side,
             double scale) {
    const sf::Color white(255, 255, 255);
    const double size = scale * eyes.size;
    textures.draw(Layer::Overlay, Sprite::Eye, Placement(eye, {size, size * eyes.open}), white);
    textures.draw(Layer::Overlay, Sprite::Pupil,
                  Placement(eye + eyes.gaze * size, {size, size * std::min(1.0, eyes.open + 0.2)}), white);
    if (eyes.brow == 0.0) return;
    constexpr Vec2 half{8.0, 0.0};
    const Vec2 above = eye - scale * Vec2{0.0, 10.0 * eyes.size};
    const Vec2 slant = scale * Vec2{half.x * side, -eyes.brow};
    textures.drawLine(Layer::Overlay, above - slant, above + slant, 3.3 * scale, palette.depth);
}

} // namespace

const OpponentFace* opponentFace(std::string_view name) {
    const auto& faces = opponentFaces();
    const auto* const found = std::find_if(faces.begin(), faces.end(),
                                           [name](const OpponentFace& face) { return face.name == name; });
    return found != faces.end() ? found : nullptr;
}

void drawOpponentFace(TextureManager& textures, const Palette& palette, const OpponentFace& face, Vec2 centre,
                      double scale) {
    const Easel easel{textures, palette, Layer::Overlay, Placement(centre, {scale, scale})};
    easel.draw(face, 0, face.underEyes);
    if (face.eyes.apart == 0.0)
        drawEye(textures, palette, face.eyes, centre, 0.0, scale);
    else
        for (const double side : {-1.0, 1.0})
            drawEye(textures, palette, face.eyes,
                    centre + scale * Vec2{face.eyes.apart * side, 0.5 * face.eyes.tilt * side}, side, scale);
    easel.draw(face, face.underEyes, face.attribute.size());
}

void drawAttribute(TextureManager& textures, const Palette& palette, const OpponentFace& face, Side side,
                   const Placement& paddle, double width) {
    constexpr double subtle = 0.85; ///< Opacity.
    const double spread = std::max(0.0, (width - portraitWidth) / 2.0);
    const double aside = face.eyes.apart == 0.0 ? paddleEye.x : 0.0; // A paddle in play has two eyes.
    const Easel easel{textures, palette, Layer::Balls, paddle, forward(side), spread, subtle, aside};
    easel.draw(face, 0, face.attribute.size());
}

} // namespace arkanong
