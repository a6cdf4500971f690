#include "arkanong/screens/match/StageScreen.hpp"

#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

namespace arkanong {

namespace {

constexpr double pictureWidth = 216.0;
constexpr double pictureDown = 84.0; ///< Below the heading: the score stands between.
constexpr double contentHeight = pictureDown + levelPictureHeight(pictureWidth) + 48.0;
constexpr MenuPanel ownPanel{568.0, 2, contentHeight, IntermissionScreen::intermissionRoom};

} // namespace

StageScreen::StageScreen(ScreenContext& context, MatchSetup next)
    : IntermissionScreen(context, "NEXT LEVEL", "END THE RUN", ownPanel), next_(std::move(next)),
      level_(loadLevel(levelPath(context.services.levelFolder, next_.level))) {
    const SoloRun& run = next_.as<SoloRun>();
    context.services.log.write("run stage " + std::to_string(run.stage) + " lives " +
                               std::to_string(run.lives) + " score " + std::to_string(run.score));
}

void StageScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const SoloRun& run = next_.as<SoloRun>();
    drawPanelAndMenu("LEVEL " + std::to_string(run.stage) + " CLEARED", palette().blue);
    const double middle = panel().middle;
    const double top = panel().contentTop();
    drawCentred(std::to_string(run.score), {middle, top + type::heading}, type::heading, palette().pale);
    drawCentred(std::to_string(run.lives) + (run.lives == 1 ? " LIFE LEFT" : " LIVES LEFT"),
                {middle, top + type::heading + 24.0}, type::label, palette().muted);
    drawLevelPicture(textures(), palette(), level_, {middle - pictureWidth / 2.0, top + pictureDown},
                     pictureWidth, {Side::Blue});
    drawCentred("NEXT: " + displayName(level_.name),
                {middle, top + pictureDown + levelPictureHeight(pictureWidth) + 30.0}, type::body,
                palette().amber);
}

} // namespace arkanong
