#include "arkanong/game/RoundScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, ToTitle };

constexpr int longestBreath = tuning::seconds(3.0);
constexpr Vec2 panelSize{menuItemWidth + 160.0, 330.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 180.0};
constexpr double middle = screenSize.x / 2;

std::string headline(Side winner, int round) {
    return (winner == Side::Blue ? "YOU WIN ROUND " : "RED WINS ROUND ") + std::to_string(round);
}

} // namespace

RoundScreen::RoundScreen(ScreenContext& context, MatchPlan next, Side winner)
    : MenuScreen(context, centredMenu({{"NEXT ROUND"}, {"QUIT TO TITLE"}}, panelLow.y + panelSize.y - 110.0,
                                      menuItemWidth)),
      next_(std::move(next)), winner_(winner), ticksLeft_(longestBreath) {
    const Series& series = next_.series;
    context.log.write("series blue " + std::to_string(series.wonBy(Side::Blue)) + " red " +
                      std::to_string(series.wonBy(Side::Red)));
}

bool RoundScreen::waits() const { return held_ || menu().selected() != GoOn; }

ScreenChange RoundScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) held_ = true;
    return MenuScreen::handle(event);
}

ScreenChange RoundScreen::step(const TickInput&) {
    if (!waits() && --ticksLeft_ <= 0) return ShowMatch{next_};
    return Stay{};
}

double RoundScreen::brightnessBelow() const { return 1.0 - 0.65 * easeOut(age() / 0.3); }

void RoundScreen::draw(double, double) const {
    const auto write = [this](std::string_view text, Vec2 at, double size, sf::Color colour) {
        TextStyle style;
        style.size = size;
        style.align = Align::Centre;
        style.colour = colour;
        drawText(textures(), text, at, style);
    };
    const Series& series = next_.series;
    drawPanel(textures(), palette(), panelLow, panelSize);
    write(headline(winner_, series.played()), {middle, panelLow.y + 58.0}, 20.0, palette().of(winner_));
    const double standing = panelLow.y + 138.0;
    write(std::to_string(series.wonBy(Side::Blue)), {middle - 64.0, standing}, 48.0, palette().blue);
    write(":", {middle, standing}, 36.0, palette().muted);
    write(std::to_string(series.wonBy(Side::Red)), {middle + 64.0, standing}, 48.0, palette().red);
    write("FIRST TO WIN " + std::to_string(series.needed()), {middle, standing + 32.0}, 10.0,
          palette().muted);
    drawMenu();
    if (!waits()) {
        const int seconds = (ticksLeft_ + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        write("BEGINS IN " + std::to_string(seconds), {middle, panelLow.y + panelSize.y - 24.0}, 10.0,
              palette().muted);
    }
    drawMenuHints("CHOOSE", waits() ? "TITLE" : "WAIT");
}

ScreenChange RoundScreen::chosen(std::size_t item) {
    switch (item) {
    case GoOn: return ShowMatch{next_};
    case ToTitle: return ShowTitle{};
    default: return Stay{};
    }
}

ScreenChange RoundScreen::back() {
    if (waits()) return ShowTitle{};
    held_ = true;
    return Stay{};
}

} // namespace arkanong
