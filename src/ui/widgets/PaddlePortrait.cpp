#include "arkanong/ui/widgets/PaddlePortrait.hpp"

#include "arkanong/math/Kinds.hpp"
#include "arkanong/render/boss/BossBody.hpp"

#include <algorithm>

namespace arkanong {

void drawPortrait(TextureManager& textures, const Palette& palette, const PaddlePortrait& portrait,
                  Vec2 centre, double scale) {
    if (portrait.boss) {
        BossPose pose;
        pose.boss = *portrait.boss;
        pose.side = portrait.side;
        return drawBossPortrait(textures, palette, Layer::Overlay, centre, 0.58 * scale, pose);
    }
    constexpr double length = 44.0; ///< Without the round ends.
    const sf::Color white(255, 255, 255);
    textures.drawRow(Layer::Overlay, paddleSprites, length * scale, {centre, {scale, scale}, {}},
                     palette.of(portrait.side));
    if (portrait.face != nullptr) return drawOpponentFace(textures, palette, *portrait.face, centre, scale);
    for (const double side : {-1.0, 1.0}) {
        const Vec2 eye = centre + scale * Vec2{17.0 * side, 0.0};
        textures.draw(Layer::Overlay, Sprite::Eye, eye, white, scale);
        textures.draw(Layer::Overlay, Sprite::Pupil, eye + Vec2{0.0, 3.0 * scale}, white, scale);
        // Brows: down towards the middle is fierce, up is sly on one side.
        const bool fierce =
            portrait.personality == Personality::Hothead || portrait.personality == Personality::Hunter;
        const bool sly = portrait.personality == Personality::Trickster && side > 0.0;
        if (!fierce && !sly) continue;
        const double slope = sly ? -4.0 : 4.0;
        textures.drawLine(Layer::Overlay, eye + scale * Vec2{-8.0 * side, -10.0 + slope},
                          eye + scale * Vec2{8.0 * side, -10.0 - slope}, 3.3 * scale, palette.depth);
    }
}

Vec2 portraitReach(const PaddlePortrait& portrait) {
    if (portrait.boss == Boss::Umbra) return {38.0, 38.0}; // A paddle in an eclipse.
    return {36.0, 12.0};
}

double portraitRise(const PaddlePortrait& portrait) {
    /// Helmet, crown, clock, horns and corona.
    constexpr auto ofBoss = tableOf<Boss, double>({32.0, 32.0, 42.0, 36.0, 38.0});
    double rise =
        portrait.boss ? ofBoss[static_cast<std::size_t>(*portrait.boss)] : portraitReach(portrait).y;
    if (portrait.boss || portrait.face == nullptr) return rise;
    for (const FaceStroke& stroke : portrait.face->attribute)
        rise = std::max(rise, stroke.width / 2.0 - std::min(stroke.from.y, stroke.to.y));
    return rise;
}

} // namespace arkanong
