#include "arkanong/ui/IntermissionScreen.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Stop };

} // namespace

IntermissionScreen::IntermissionScreen(ScreenContext& context, std::string goOn, std::string stop,
                                       const MenuPanel& panel)
    : MenuScreen(context, panel.menu({{std::move(goOn)}, {std::move(stop)}})), panel_(panel) {}

bool IntermissionScreen::waits() const { return held_ || menu().selected() != GoOn; }

ScreenChange IntermissionScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) held_ = true;
    return MenuScreen::handle(event);
}

ScreenChange IntermissionScreen::step() {
    if (!waits() && --ticksLeft_ <= 0) return next();
    return Stay{};
}

double IntermissionScreen::brightnessBelow() const { return brightnessUnderMenu(age()); }

void IntermissionScreen::drawCentred(std::string_view text, Vec2 at, TextSize size, sf::Color colour) const {
    drawText(textures(), text, at, {size, colour, Align::Centre});
}

void IntermissionScreen::drawPanelAndMenu(std::string_view heading, sf::Color colour) const {
    panel_.draw(textures(), palette(), heading, colour);
    drawMenu();
    if (!waits()) {
        const int seconds = (ticksLeft_ + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        drawCentred("BEGINS IN " + std::to_string(seconds),
                    {panel_.middle, panel_.belowTop() + space::gap + type::label}, type::label,
                    palette().muted);
    }
    drawFoot(textures(), palette());
    drawMenuHints("CHOOSE", waits() ? "STOP" : "WAIT");
}

ScreenChange IntermissionScreen::chosen(std::size_t item) { return item == GoOn ? next() : stop(); }

ScreenChange IntermissionScreen::back() {
    if (waits()) return stop();
    held_ = true;
    return Stay{};
}

} // namespace arkanong
