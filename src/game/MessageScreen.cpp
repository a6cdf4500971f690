#include "arkanong/game/MessageScreen.hpp"

#include "arkanong/render/Ground.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelLow{240.0, 190.0};
constexpr Vec2 panelSize{800.0, 340.0};
constexpr double margin = 60.0;

} // namespace

MessageScreen::MessageScreen(ScreenContext& context, std::string text)
    : MenuScreen(context,
                 centredMenu({{"BACK TO THE TITLE"}}, panelLow.y + panelSize.y - margin, menuItemWidth)),
      text_(std::move(text)) {}

void MessageScreen::draw(double, double brightness) const {
    textures().setBrightness(0.6 * brightness);
    drawGround(textures(), palette());
    textures().setBrightness(1.0);
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), palette(), "THAT DID NOT WORK", {screenSize.x / 2, panelLow.y + 84.0});
    drawParagraph(textures(), text_, panelLow + Vec2{margin, 140.0}, panelSize.x - 2 * margin,
                  {type::body, palette().pale});
    drawMenu();
    drawMenuHints("BACK", "BACK");
}

} // namespace arkanong
