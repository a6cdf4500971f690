#include "arkanong/screens/results/GameOverScreen.hpp"

#include "arkanong/render/text/Column.hpp"
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
    offer({{translatable("PLAY AGAIN"), ShowSoloStart{run.first}}},
          {{translatable("QUIT TO TITLE"), ShowTitle{}}}, eligibilityOf(run, setup().totals),
          leftTop + 168.0);
}

void GameOverScreen::drawLeft() const {
    const auto& run = setup().as<SoloRun>();
    Column rows(leftWidth, Align::Centre);
    rows.add({std::to_string(run.score), type::display, palette().pale});
    // Translators: below the points of a solo run, which ended in this level.
    rows.add({fill(text("Points, level {n}"), {{"n", run.stage + 1}}), type::body, palette().muted, 18.0});
    rows.drawBetween(textures(), leftMiddle, leftTop - space::padding, leftBottom());
}

} // namespace arkanong
