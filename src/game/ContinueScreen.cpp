#include "arkanong/game/ContinueScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/game/Plans.hpp"
#include "arkanong/game/Recordings.hpp"
#include "arkanong/render/Hud.hpp"
#include "arkanong/render/LevelPicture.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Anew, Levels };

constexpr Vec2 panelSize{520.0, 500.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr double pictureWidth = 200.0;
constexpr double menuTop = panelLow.y + panelSize.y - 126.0;

} // namespace

ContinueScreen::ContinueScreen(ScreenContext& context)
    : MenuScreen(context, centredMenu({{"CONTINUE"}, {"FROM THE BEGINNING"}, {"CHOOSE A LEVEL"}}, menuTop,
                                      menuItemWidth + 60.0)),
      match_(context.records.interrupted()) {
    context.log.write("continue " + match_->summary->place);
}

double ContinueScreen::brightnessBelow() const { return 1.0 - 0.7 * easeOut(age() / motion::dim); }

void ContinueScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    TextStyle style;
    style.align = Align::Centre;
    const auto write = [&](const std::string& text, double y, double size, sf::Color colour) {
        style.size = size;
        style.colour = colour;
        drawText(textures(), text, {middle, panelLow.y + y}, style);
    };
    const ReplaySummary& summary = *match_->summary;
    write("A MATCH WAITS FOR YOU", 56.0, type::title, palette().pale);
    drawLevelPicture(textures(), palette(), match_->level, {middle - pictureWidth / 2, panelLow.y + 82.0},
                     pictureWidth);
    const double below = 82.0 + levelPictureHeight(pictureWidth);
    write(summary.place + "  " + displayName(match_->level.name), below + 32.0, type::body, palette().amber);
    write("AGAINST " + summary.players[sideIndex(Side::Red)], below + 56.0, type::label, palette().muted);
    write("TIME " + clockText(summary.clock) + "     SCORE " + shownScore(summary, Mode::Versus) +
              "     SHIELDS " + std::to_string(summary.shields[0]) + " : " +
              std::to_string(summary.shields[1]),
          below + 80.0, type::label, palette().pale);
    drawMenu();
    drawMenuHints("CHOOSE", "LEVELS");
}

ScreenChange ContinueScreen::chosen(std::size_t item) {
    if (item == Levels) return Resume{};
    const MatchPlan plan = interruptedPlan(context());
    return ShowMatch{item == GoOn ? plan : plan.anew()};
}

} // namespace arkanong
