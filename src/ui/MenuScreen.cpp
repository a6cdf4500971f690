#include "arkanong/ui/MenuScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

Menu centredMenu(std::vector<Menu::Item> items, double top, double width) {
    return Menu(std::move(items), {screenSize.x / 2, top}, menuItemStep, {width, menuItemHeight});
}

ScreenChange MenuScreen::handle(const sfml::WindowEvent& event) {
    if (quiet_) {
        // The stick must return to its centre before it counts again.
        static_cast<void>(input_.intent(event));
        return Stay{};
    }
    holdOrLetGo(event);
    if (const auto* wheel = std::get_if<sfml::MouseWheeled>(&event))
        return answer(menu_.scroll(wheel->notches < 0.0F));
    return answer(lead(event, input_, menu_));
}

void MenuScreen::followPlay() {
    quiet_ = true;
    serving_ = servingControls(ControlMap(profile().settings().controls));
}

void MenuScreen::holdOrLetGo(const sfml::WindowEvent& event) {
    using Axis = sf::Joystick::Axis;
    const auto* stick = std::get_if<sfml::PadMoved>(&event);
    const bool sideways = stick != nullptr && (stick->axis == Axis::X || stick->axis == Axis::PovX);
    if (!sideways && !std::holds_alternative<sfml::KeyPressed>(event) &&
        !std::holds_alternative<sfml::KeyReleased>(event) && !std::holds_alternative<sfml::FocusLost>(event))
        return;
    MenuInput untouched;
    std::optional<MenuIntent> intent = untouched.intent(event);
    if (intent != MenuIntent::Left && intent != MenuIntent::Right) intent.reset();
    if (intent && intent == held_) return;
    held_ = intent;
    heldFor_ = 0.0;
}

void MenuScreen::moveHeldScale(double seconds) {
    constexpr double before = 0.35; ///< Time until a held scale begins to move, s.
    constexpr double pace = 0.07;   ///< Time per step, s.
    if (!held_ || !menu_.items()[menu_.selected()].scale) return;
    heldFor_ += seconds;
    if (heldFor_ < before) return;
    heldFor_ -= pace;
    // The result is ignored: on a scale, left and right request no other screen.
    static_cast<void>(answer(menu_.handle(*held_)));
}

ScreenChange MenuScreen::answer(Menu::Result result) {
    switch (result) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        sounds().play(Cue::MenuMove);
        log().write("selected " + menu_.items()[menu_.selected()].text);
        selectionMoved();
        break;
    case Menu::Result::Accepted: sounds().play(Cue::MenuAccept); return chosen(menu_.selected());
    case Menu::Result::Back: sounds().play(Cue::MenuBack); return back();
    }
    return Stay{};
}

void MenuScreen::advance(double seconds) {
    age_ += seconds;
    if (quiet_ && age_ >= quietTime && !context().state.held.anyOf(serving_)) {
        quiet_ = false;
        log().write("takes input");
    }
    menu_.makeRoom(type().lineSpacing(type::body, 0.0));
    // Under reduced motion the highlight arrives at once.
    menu_.update(context().look.view.movesMenus() ? seconds : 1.0);
    moveHeldScale(seconds);
    sounds().play({}, std::nullopt); // Voices are balanced once per frame, also in menus.
}

void MenuScreen::drawMenu() const {
    drawPill();
    for (std::size_t i = menu_.first(); i <= menu_.last(); ++i)
        drawItem(i);
    drawScrollMarks();
}

void MenuScreen::drawScrollMarks() const {
    const auto mark = [&](bool below) {
        textures().draw(Layer::Overlay, Sprite::Chevron,
                        {menu_.moreMark(below), {1.0, 1.0}, rotationFromTurns(below ? 0.25 : -0.25)},
                        palette().blue);
    };
    if (menu_.moreAbove()) mark(false);
    if (menu_.moreBelow()) mark(true);
}

void MenuScreen::drawPill() const {
    drawSelection(textures(), palette(), {menu_.centre(menu_.first()).x, menu_.highlightY()},
                  menu_.itemSize());
}

void MenuScreen::drawItem(std::size_t index) const {
    const Menu::Item& item = menu_.items()[index];
    textures().setBrightness(item.enabled ? 1.0 : light::disabled);
    drawItem(index, menu_.centre(index), menu_.glow(index)); // The item's brightness follows the highlight.
    textures().setBrightness(1.0);
}

std::string MenuScreen::shownItem(std::size_t item) const {
    return std::string(text(menu_.items()[item].context, menu_.items()[item].text));
}

std::string MenuScreen::shownOption(std::size_t item) const {
    const Menu::Item& its = menu_.items()[item];
    return std::string(text(its.options[its.option]));
}

void MenuScreen::drawItem(std::size_t index, Vec2 centre, double selection) const {
    const Menu::Item& item = menu_.items()[index];
    const Vec2 size = menu_.itemSize();
    const std::string name = shownItem(index);
    // The value cannot be changed, so it is not drawn as a choice.
    if (!item.options.empty() && !item.enabled)
        return drawMenuEntry(textures(), palette(), name, {}, centre, 0.0, size);
    if (item.options.empty()) return drawMenuItem(textures(), palette(), name, centre, selection, size);
    const std::string value = shownOption(index);
    if (!item.scale) return drawMenuChoice(textures(), palette(), name, value, centre, selection, size);
    const double share = item.options.size() < 2 ? 1.0
                                                 : static_cast<double>(item.option) /
                                                       static_cast<double>(item.options.size() - 1);
    drawMenuScale(textures(), palette(), name, value, share, centre, selection, size);
}

void MenuScreen::drawExplanation(std::string_view text) const {
    arkanong::drawExplanation(textures(), text, palette().amber);
}

void logItemsOf(const Menu& menu, EventLog& log) {
    if (!log.enabled()) return;
    for (std::size_t i = 0; i < menu.items().size(); ++i)
        log.write("item " + menu.items()[i].text + ' ' + placeText(menu.centre(i)));
    log.write("items " + std::to_string(menu.items().size()));
}

Choices choicesOf(const Menu& menu) {
    Choices choices;
    for (std::size_t i = menu.first(); i <= menu.last(); ++i)
        choices.add(menu.place(i), i == menu.selected());
    return choices;
}

bool savesMoment(const sfml::WindowEvent& event) {
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    const auto* const button = std::get_if<sfml::PadPressed>(&event);
    return (key != nullptr && key->key == sfml::Key::F9) ||
           (button != nullptr && button->button == padButtonFourth);
}

} // namespace arkanong
