#include "arkanong/screens/results/GameOverScreen.hpp"

#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

MatchSetup setupOf(const SoloRun& run, SeriesStatistics totals) {
    MatchSetup setup;
    setup.kind = run;
    setup.totals = std::move(totals);
    return setup;
}

} // namespace

GameOverScreen::GameOverScreen(ScreenContext& context, const SoloRun& run, SeriesStatistics totals,
                               const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, setupOf(run, std::move(totals)), Mode::Solo, recording) {
    offer({{"PLAY AGAIN", ShowSoloStart{run.first}}}, {{"QUIT TO TITLE", ShowTitle{}}},
          eligibilityOf(run, setup().totals), leftTop + 168.0);
}

void GameOverScreen::drawLeft() const {
    const std::string score = std::to_string(setup().as<SoloRun>().score);
    const double y = leftTop + type::display + space::unit;
    write(score, {leftMiddle, y}, fittingSize(textures(), score, leftWidth, {type::display, type::heading}),
          palette().pale);
    write("Points, level " + std::to_string(setup().as<SoloRun>().stage + 1),
          {leftMiddle, y + 32.0 + 10.0 * type().growth()}, type::body, palette().muted);
}

} // namespace arkanong
