#include "arkanong/ui/MessageScreen.hpp"

#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

constexpr MenuPanel panel{800.0, 1, 160.0};

} // namespace

MessageScreen::MessageScreen(ScreenContext& context, std::string text)
    : MenuScreen(context, panel.menu({{"BACK TO THE TITLE"}})), text_(std::move(text)) {}

void MessageScreen::draw(double, double brightness) const {
    drawBackdrop(textures(), palette(), brightness);
    panel.draw(textures(), palette(), "THAT DID NOT WORK", palette().pale);
    drawParagraph(textures(), text_, {panel.middle - panel.inside() / 2.0, panel.contentTop() + type::body},
                  panel.inside(), {type::body, palette().pale});
    drawMenu();
    drawMenuHints("BACK", "BACK");
}

} // namespace arkanong
