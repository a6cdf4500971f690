#include "arkanong/ui/Screen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

void Screen::drawBackdrop(double brightness, LevelTheme theme) const {
    context_.scenery.draw(textures(), palette(), context_.look.view, theme, brightness);
}

// LevelTheme lists the worlds' themes in order, after those of the arenas.
LevelTheme Screen::ownTheme() const {
    const CampaignLevel at = context_.state.lastCampaignLevel.value_or(profile().progress().current());
    return static_cast<LevelTheme>(at.world);
}

MenuControls Screen::shownControls() const {
    if (oneButton()) return {std::string(text("Any key or button")), std::string(text("Hold it"))};
    switch (context_.state.device) {
    case Device::Keyboard: break;
    case Device::Mouse: return {std::string(text("Click")), std::string(text("Right click"))};
    case Device::Gamepad: return {padGlyph(PadPart::A), padGlyph(PadPart::B)};
    }
    return {std::string(text("key", "Enter")), std::string(text("key", "Esc"))};
}

void Screen::drawMenuHints(std::string_view accept, std::string_view back) const {
    const MenuControls controls = shownControls();
    drawHints(textures(), palette(), {{controls.accept, accept}, {controls.back, back}});
}

std::string Screen::controlsLine(Controller controller) const {
    const bool byPad = context_.state.device == Device::Gamepad; // Which names no keys.
    const ControllerHelp help = helpFor(catalogue(), controller, ControlMap(profile().settings().controls),
                                        byPad ? std::optional(Device::Gamepad) : std::nullopt);
    return sentenceOf(catalogue(), help);
}

std::string Screen::anyKey() const {
    return std::string(context_.state.device == Device::Gamepad ? text("Any button") : text("Any key"));
}

} // namespace arkanong
