#include "arkanong/render/MatchView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"

namespace arkanong {

namespace {

/// The background's brightness: it steps back when many balls are in play.
double backgroundBrightness(std::size_t balls) {
    constexpr double crowd = 40.0;
    return 1.0 - 0.35 * clamp(static_cast<double>(balls) / crowd, 0.0, 1.0);
}

} // namespace

MatchView::MatchView(const Palette& palette, HudLabels labels, const ViewSettings& settings)
    : backgroundLight_(palette.background), field_(palette, settings), particles_(palette, settings),
      announcer_(palette, settings), hud_(palette, std::move(labels), settings) {}

void MatchView::setLook(const Palette& palette, const ViewSettings& settings) {
    backgroundLight_ = palette.background;
    field_.setLook(palette, settings);
    particles_.setLook(palette, settings);
    announcer_.setLook(palette, settings);
    hud_.setLook(palette, settings);
}

void MatchView::notice(const std::vector<Event>& events) {
    field_.notice(events, light_);
    particles_.notice(events, light_);
    announcer_.notice(events);
}

void MatchView::advance(double seconds, const World& world, const TextureManager& textures, double pace) {
    light_.advance(seconds);
    seconds *= pace;
    field_.advance(seconds, world.objects(), textures.manifest().grid);
    particles_.setSolo(world.match().settings().mode == Mode::Solo);
    particles_.advance(seconds);
    announcer_.advance(seconds);
    hud_.advance(seconds, world.match());
}

void MatchView::draw(TextureManager& textures, const World& world, double alpha,
                     const std::optional<Aim>& aim, double brightness,
                     const std::optional<Aim>& second) const {
    const std::size_t balls = world.objects().balls.size();
    textures.setBrightness(brightness * backgroundLight_ * backgroundBrightness(balls));
    textures.drawBackground();
    textures.setBrightness(brightness);
    textures.setOrigin(fieldOrigin + particles_.shake());
    field_.draw(textures, {world.objects(), world.powers(), world.tick(), alpha}, aim, second);
    particles_.draw(textures);
    textures.setOrigin(fieldOrigin);
    if (brightness >= 1.0) announcer_.draw(textures);
    textures.setOrigin({});
    hud_.draw(textures, world.match(), world.powers(), world.objects(), brightness >= 1.0);
    textures.setBrightness(1.0);
}

} // namespace arkanong
