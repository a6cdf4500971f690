#include "arkanong/screens/match/PauseScreen.hpp"

#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t ways) {
    MenuPanel panel;
    panel.rows = ways;
    return panel;
}

} // namespace

std::vector<PauseScreen::Way> PauseScreen::waysFrom(const MatchPlan& plan,
                                                    const std::shared_ptr<const Replay>& recording) {
    std::vector<Way> ways{{"RESUME", Resume{}}};
    const bool lessons = plan.settings.practice;
    if (lessons) ways.push_back({"SKIP THE LESSONS", ShowReady{}});
    if (plan.kind == MatchPlan::Kind::Solo)
        ways.push_back({"END THE RUN", ShowGameOver{plan.run, recording, plan.story}});
    else
        ways.push_back({lessons ? "FROM THE START" : "RESTART", ShowMatch{plan.anew()}});
    ways.push_back({"OPTIONS", ShowOptions{}});
    if (plan.kind == MatchPlan::Kind::Sandbox)
        ways.push_back({"OTHER LEVELS", ShowLevels{plan.kind, plan.level}});
    if (plan.kind == MatchPlan::Kind::Campaign) ways.push_back({"BACK TO THE LEVELS", ShowCampaign{}});
    if (plan.trial)
        ways.push_back({"BACK TO THE EDITOR", ShowEditor{}});
    else
        ways.push_back({"QUIT TO TITLE", ShowTitle{}});
    return ways;
}

PauseScreen::PauseScreen(ScreenContext& context, const MatchPlan& plan,
                         const std::shared_ptr<const Replay>& recording)
    : PauseScreen(context, waysFrom(plan, recording)) {}

PauseScreen::PauseScreen(ScreenContext& context, std::vector<Way> ways)
    : MenuScreen(context, panelFor(ways.size()).menuOf(ways)), ways_(std::move(ways)) {}

double PauseScreen::brightnessBelow() const { return brightnessUnderMenu(age()); }

void PauseScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    panelFor(ways_.size()).draw(textures(), palette(), "PAUSED", palette().pale);
    drawFoot(textures(), palette());
    drawMenu();
    drawMenuHints("CHOOSE", "RESUME");
}

} // namespace arkanong
