#include "arkanong/render/match/MatchView.hpp"

#include "arkanong/render/Screen.hpp"

namespace arkanong {

namespace {

constexpr double crowd = 40.0; ///< With this many balls in play the background is dimmed most.

} // namespace

MatchView::MatchView(const Palette& palette, HudLabels labels, const ViewSettings& settings)
    : theme_(themeOf(labels.world, labels.level)), backdrop_(theme_, palette, settings),
      field_(inTheme(palette, theme_), settings), particles_(inTheme(palette, theme_), settings),
      announcer_(palette, settings), hud_(palette, std::move(labels), settings) {}

void MatchView::setLook(const Palette& palette, const ViewSettings& settings) {
    backdrop_.setLook(palette, settings);
    field_.setLook(inTheme(palette, theme_), settings);
    particles_.setLook(inTheme(palette, theme_), settings);
    announcer_.setLook(palette, settings);
    hud_.setLook(palette, settings);
}

void MatchView::notice(const std::vector<Event>& events) {
    backdrop_.notice(events);
    field_.notice(events, light_);
    particles_.notice(events, light_);
    announcer_.notice(events);
}

void MatchView::advance(double seconds, const World& world, double pace) {
    light_.advance(seconds);
    seconds *= pace;
    backdrop_.advance(seconds, static_cast<double>(world.objects().balls.size()) / crowd);
    field_.advance(seconds, world.objects());
    particles_.advance(seconds);
    announcer_.advance(seconds);
    hud_.advance(seconds, world.match());
}

void MatchView::draw(TextureManager& textures, const World& world, double alpha,
                     const std::optional<Aim>& aim, double brightness,
                     const std::optional<Aim>& second) const {
    backdrop_.draw(textures, brightness);
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
