#include "arkanong/game/MenuScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

Menu centredMenu(std::vector<Menu::Item> items, double top, double width) {
    return Menu(std::move(items), {screenSize.x / 2, top}, menuItemStep, {width, menuItemHeight});
}

ScreenChange MenuScreen::handle(const sfml::WindowEvent& event) { return answer(lead(event, input_, menu_)); }

ScreenChange MenuScreen::answer(Menu::Result result) {
    switch (result) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        context().sounds.play(Cue::MenuMove);
        context().log.write("selected " + menu_.items()[menu_.selected()].text);
        selectionMoved();
        break;
    case Menu::Result::Accepted: context().sounds.play(Cue::MenuAccept); return chosen(menu_.selected());
    case Menu::Result::Back: context().sounds.play(Cue::MenuBack); return back();
    }
    return Stay{};
}

void MenuScreen::advance(double seconds) {
    age_ += seconds;
    menu_.update(seconds);
    context().sounds.play({}, std::nullopt); // Voices are balanced once a frame, in menus too.
}

void MenuScreen::logItems() const {
    EventLog& log = context().log;
    if (!log.enabled()) return;
    for (std::size_t i = 0; i < menu_.items().size(); ++i)
        log.write("item " + menu_.items()[i].text + ' ' + placeText(menu_.centre(i)));
}

void MenuScreen::drawMenu() const {
    for (std::size_t i = 0; i < menu_.items().size(); ++i) {
        const Menu::Item& item = menu_.items()[i];
        const Vec2 centre = menu_.centre(i);
        // The pill glides: an item is as selected as the highlight is near.
        const double selection = menu_.glow(i);
        textures().setBrightness(item.enabled ? 1.0 : 0.35);
        if (item.options.empty())
            drawMenuItem(textures(), palette(), item.text, centre, selection, menu_.itemSize().x);
        else
            drawMenuChoice(textures(), palette(), item.text, item.options[item.option], centre, selection,
                           menu_.itemSize().x);
    }
    textures().setBrightness(1.0);
}

void MenuScreen::drawMenuHints(std::string_view accept, std::string_view back) const {
    const MenuControls controls = menuControls(context().device);
    drawHints(textures(), palette(), {{controls.accept, accept}, {controls.back, back}});
}

void MenuScreen::drawExplanation(std::string_view text) const {
    TextStyle style;
    style.size = 10.0;
    style.colour = palette().amber;
    style.align = Align::Centre;
    drawText(textures(), text, {screenSize.x / 2, hintLine - 28.0}, style);
}

MenuControls menuControls(Device device) {
    switch (device) {
    case Device::Keyboard: break;
    case Device::Mouse: return {"CLICK", "RIGHT CLICK"};
    case Device::Gamepad: return {"A", "B"};
    }
    return {"ENTER", "ESC"};
}

} // namespace arkanong
