#include "arkanong/screens/menus/ContinueScreen.hpp"

#include "arkanong/render/match/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchSetups.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { GoOn, Anew, Levels };

constexpr double pictureWidth = 240.0;
constexpr double contentHeight = levelPictureHeight(pictureWidth) + 108.0;
constexpr MenuPanel panel{568.0, 3, contentHeight};

} // namespace

ContinueScreen::ContinueScreen(ScreenContext& context)
    : MenuScreen(context, panel.menu({{"CONTINUE"}, {"FROM THE BEGINNING"}, {"CHOOSE A LEVEL"}})),
      match_(context.services.profile.interrupted()) {
    context.services.log.write("continue " + match_->summary->place);
}

double ContinueScreen::brightnessBelow() const { return brightnessUnderMenu(age()); }

void ContinueScreen::draw(double, double) const {
    panel.draw(textures(), palette(), "A MATCH WAITS FOR YOU", palette().pale);
    double y = panel.contentTop();
    drawLevelPicture(textures(), palette(), match_->level, {panel.middle - pictureWidth / 2, y},
                     pictureWidth);
    y += levelPictureHeight(pictureWidth);
    const auto write = [&](const std::string& text, double size, sf::Color colour) {
        y += 2.0 * space::unit + type::label;
        drawText(textures(), text, {panel.middle, y}, {size, colour, Align::Centre});
    };
    const ReplaySummary& summary = *match_->summary;
    write(summary.place + "  " + displayName(match_->level.name), type::body, palette().amber);
    write("AGAINST " + summary.players[sideIndex(Side::Red)], type::label, palette().muted);
    write("TIME " + clockText(summary.clock) + "     SCORE " + shownScore(summary, Mode::Versus) +
              "     SHIELDS " + std::to_string(summary.shields[0]) + " : " +
              std::to_string(summary.shields[1]),
          type::label, palette().pale);
    drawMenu();
    drawMenuHints("CHOOSE", "LEVELS");
}

ScreenChange ContinueScreen::chosen(std::size_t item) {
    if (item == Levels) return Resume{};
    const MatchSetup setup =
        interruptedSetup(match_, context().services.levelFolder, context().state.ownController);
    return ShowMatch{item == GoOn ? setup : setup.anew()};
}

} // namespace arkanong
