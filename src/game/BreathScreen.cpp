#include "arkanong/game/BreathScreen.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Stop };

} // namespace

BreathScreen::BreathScreen(ScreenContext& context, std::string goOn, std::string stop, double menuTop)
    : MenuScreen(context, centredMenu({{std::move(goOn)}, {std::move(stop)}}, menuTop, menuItemWidth)) {}

bool BreathScreen::waits() const { return held_ || menu().selected() != GoOn; }

ScreenChange BreathScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) held_ = true;
    return MenuScreen::handle(event);
}

ScreenChange BreathScreen::step() {
    if (!waits() && --ticksLeft_ <= 0) return next();
    return Stay{};
}

double BreathScreen::brightnessBelow() const { return 1.0 - 0.65 * easeOut(age() / motion::dim); }

void BreathScreen::drawCentred(std::string_view text, Vec2 at, double size, sf::Color colour) const {
    drawText(textures(), text, at, {size, colour, Align::Centre});
}

void BreathScreen::drawBreath(Vec2 at) const {
    if (!waits()) {
        const int seconds = (ticksLeft_ + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        drawCentred("BEGINS IN " + std::to_string(seconds), at, type::label, palette().muted);
    }
    drawMenuHints("CHOOSE", waits() ? "STOP" : "WAIT");
}

ScreenChange BreathScreen::chosen(std::size_t item) { return item == GoOn ? next() : stop(); }

ScreenChange BreathScreen::back() {
    if (waits()) return stop();
    held_ = true;
    return Stay{};
}

} // namespace arkanong
