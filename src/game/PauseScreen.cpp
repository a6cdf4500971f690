#include "arkanong/game/PauseScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Restart, Controls, ToTitle };

} // namespace

PauseScreen::PauseScreen(ScreenContext& context, MatchPlan plan)
    : MenuScreen(context, centredMenu({{"RESUME"}, {"RESTART"}, {"CONTROLS"}, {"QUIT TO TITLE"}}, 356.0,
                                      menuItemWidth)),
      plan_(std::move(plan)) {}

double PauseScreen::brightnessBelow() const { return 1.0 - 0.65 * easeOut(age() / 0.2); }

void PauseScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const Vec2 size{menuItemWidth + 120.0, 322.0};
    drawPanel(textures(), palette(), {(screenSize.x - size.x) / 2, 222.0}, size);
    drawHeading(textures(), palette(), "PAUSED", {screenSize.x / 2, 300.0});
    drawMenu();
    drawMenuHints("CHOOSE", "RESUME");
}

ScreenChange PauseScreen::chosen(std::size_t item) {
    switch (item) {
    case GoOn: return Resume{};
    case Restart: return ShowMatch{plan_.anew()};
    case Controls: return ShowControls{};
    case ToTitle: return ShowTitle{};
    default: return Stay{};
    }
}

} // namespace arkanong
