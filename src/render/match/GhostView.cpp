#include "arkanong/render/match/GhostView.hpp"

#include "arkanong/render/match/Wireframe.hpp"
#include "arkanong/render/objects/Scene.hpp"

#include <algorithm>
#include <vector>

namespace arkanong {

namespace {

constexpr double mostOpacity = 0.35;
constexpr double lessOpacity = 0.22;
constexpr double fewBalls = 6.0;    ///< With more each is paler...
constexpr double leastShare = 0.4;  ///< ...but never less than this share.
constexpr double themed = 0.5;      ///< Palettes of pure colours let themes change less of them.
constexpr double ghostStroke = 1.5; ///< px.

} // namespace

double ghostOpacity(const Palette& palette, const ViewSettings& settings, std::size_t balls) {
    const bool full = settings.halos && !settings.reducedMotion && palette.themes >= themed;
    const double share =
        std::clamp(fewBalls / static_cast<double>(std::max<std::size_t>(1, balls)), leastShare, 1.0);
    return (full ? mostOpacity : lessOpacity) * share;
}

void drawGhost(TextureManager& textures, const Palette& palette, const ViewSettings& settings,
               const GhostScene& ghost, double alpha, double opacity) {
    const ObjectManager& objects = ghost.objects;
    const double shown = ghostOpacity(palette, settings, objects.balls.size()) *
                         std::clamp(ghost.presence * opacity, 0.0, 1.0);
    if (shown <= 0.0) return;
    const sf::Color colour = faded(palette.pale, shown);
    for (const Ball& ball : objects.balls)
        drawRing(textures, Layer::Field, interpolated(ball.previous, ball.position, alpha), ball.radius,
                 colour);
    for (const Paddle& paddle : objects.paddles) {
        if (!ghost.paddles[sideIndex(paddle.side)]) continue;
        const std::vector<Vec2> corners = outlineOf(paddle, alpha);
        for (std::size_t i = 0; i < corners.size(); ++i)
            textures.drawHair(Layer::Field, corners[i], corners[(i + 1) % corners.size()], ghostStroke,
                              colour, colour);
    }
}

} // namespace arkanong
