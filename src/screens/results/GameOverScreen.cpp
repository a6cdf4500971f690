#include "arkanong/screens/results/GameOverScreen.hpp"

#include "arkanong/ui/Widgets.hpp"

namespace arkanong {

namespace {

MatchPlan planOf(const SoloRun& run, MatchStory story) {
    MatchPlan plan;
    plan.kind = MatchPlan::Kind::Solo;
    plan.run = run;
    plan.story = std::move(story);
    return plan;
}

} // namespace

GameOverScreen::GameOverScreen(ScreenContext& context, const SoloRun& run, MatchStory story,
                               const std::shared_ptr<const Replay>& recording)
    : EndScreen(context, planOf(run, std::move(story)), Mode::Solo, recording) {
    offer({{"PLAY AGAIN", ShowSoloStart{run.first}}}, {{"QUIT TO TITLE", ShowTitle{}}},
          claimOf(run, plan().story), leftTop + 168.0, true);
}

void GameOverScreen::drawLeft() const {
    const std::string score = std::to_string(plan().run.score);
    const double y = leftTop + type::display + space::unit;
    write(score, {leftMiddle, y}, fittingSize(textures(), score, leftWidth, {type::display, type::heading}),
          palette().pale);
    write("POINTS, LEVEL " + std::to_string(plan().run.stage + 1), {leftMiddle, y + 32.0}, type::body,
          palette().muted);
}

} // namespace arkanong
