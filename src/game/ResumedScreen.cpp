#include "arkanong/game/ResumedScreen.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelSize{menuItemWidth + 160.0, 240.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 230.0};
constexpr double middle = screenSize.x / 2;

} // namespace

ResumedScreen::ResumedScreen(ScreenContext& context, std::string level)
    : BreathScreen(context, "GO ON", "BACK TO THE LEVELS", panelLow.y + panelSize.y - 110.0),
      level_(std::move(level)) {}

void ResumedScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawCentred("WHERE YOU LEFT OFF", {middle, panelLow.y + 54.0}, type::title, palette().pale);
    drawCentred(level_, {middle, panelLow.y + 88.0}, type::label, palette().amber);
    drawMenu();
    drawBreath({middle, panelLow.y + panelSize.y - 24.0});
}

} // namespace arkanong
