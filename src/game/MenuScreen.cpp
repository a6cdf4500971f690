#include "arkanong/game/MenuScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

#include <cmath>

namespace arkanong {

namespace {

Vec2 toVec2(sf::Vector2i v) { return {static_cast<double>(v.x), static_cast<double>(v.y)}; }

} // namespace

Menu centredMenu(std::vector<Menu::Item> items, double top, double width) {
    return Menu(std::move(items), {screenSize.x / 2, top}, menuItemStep, {width, menuItemHeight});
}

ScreenChange MenuScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event))
        return answer(menu_.pointTo(toVec2(moved->at)));
    if (const auto* click = std::get_if<sfml::MousePressed>(&event))
        return click->button == sf::Mouse::Button::Left ? answer(menu_.clickAt(toVec2(click->at))) : Stay{};
    if (const auto intent = input_.intent(event)) return answer(menu_.handle(*intent));
    return Stay{};
}

ScreenChange MenuScreen::answer(Menu::Result result) {
    switch (result) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        context().sounds.play(Cue::MenuMove);
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

void MenuScreen::drawMenu() const {
    for (std::size_t i = 0; i < menu_.items().size(); ++i) {
        const Menu::Item& item = menu_.items()[i];
        const Vec2 centre = menu_.centre(i);
        // The pill glides: an item is as selected as the highlight is near.
        const double selection =
            1.0 - clamp(std::abs(menu_.highlightY() - centre.y) / menuItemStep, 0.0, 1.0);
        if (item.options.empty())
            drawMenuItem(textures(), palette(), item.text, centre, selection, menu_.itemSize().x);
        else
            drawMenuChoice(textures(), palette(), item.text, item.options[item.option], centre, selection,
                           menu_.itemSize().x);
    }
}

void MenuScreen::drawMenuHints(std::string_view accept, std::string_view back) const {
    switch (context().device) {
    case Device::Keyboard: drawHints(textures(), palette(), {{"ENTER", accept}, {"ESC", back}}); break;
    case Device::Mouse: drawHints(textures(), palette(), {{"CLICK", accept}, {"ESC", back}}); break;
    case Device::Gamepad: drawHints(textures(), palette(), {{"A", accept}, {"B", back}}); break;
    }
}

} // namespace arkanong
