#include "arkanong/game/StageScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/render/LevelPicture.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/LevelFile.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelSize{560.0, 480.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 110.0};
constexpr double middle = screenSize.x / 2;
constexpr double pictureWidth = 184.0;

} // namespace

StageScreen::StageScreen(ScreenContext& context, MatchPlan next)
    : BreathScreen(context, "NEXT LEVEL", "END THE RUN", panelLow.y + panelSize.y - 110.0),
      next_(std::move(next)), level_(loadLevel(levelPath(context.levelFolder, next_.level))) {
    const SoloRun& run = next_.run;
    context.log.write("run stage " + std::to_string(run.stage) + " lives " + std::to_string(run.lives) +
                      " score " + std::to_string(run.score));
}

void StageScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const SoloRun& run = next_.run;
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawCentred("LEVEL " + std::to_string(run.stage) + " CLEARED", {middle, panelLow.y + 58.0}, type::title,
                palette().blue);
    drawCentred(std::to_string(run.score), {middle, panelLow.y + 112.0}, type::heading, palette().pale);
    drawCentred(std::to_string(run.lives) + (run.lives == 1 ? " LIFE LEFT" : " LIVES LEFT"),
                {middle, panelLow.y + 140.0}, type::label, palette().muted);
    const double top = panelLow.y + 164.0;
    drawLevelPicture(textures(), palette(), level_, {middle - pictureWidth / 2.0, top}, pictureWidth,
                     {Side::Blue});
    drawCentred("NEXT: " + displayName(level_.name), {middle, top + levelPictureHeight(pictureWidth) + 24.0},
                type::label, palette().amber);
    drawMenu();
    drawBreath({middle, panelLow.y + panelSize.y - 24.0});
}

} // namespace arkanong
