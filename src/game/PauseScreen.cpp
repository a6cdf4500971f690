#include "arkanong/game/PauseScreen.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double width = menuItemWidth + 120.0;
constexpr double top = 222.0;
constexpr double menuTop = top + 134.0;

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
    : MenuScreen(context,
                 [&ways] {
                     std::vector<Menu::Item> items;
                     items.reserve(ways.size());
                     for (const Way& way : ways)
                         items.push_back({way.text});
                     return centredMenu(std::move(items), menuTop, menuItemWidth);
                 }()),
      ways_(std::move(ways)) {}

double PauseScreen::brightnessBelow() const { return 1.0 - 0.65 * easeOut(age() / motion::dim); }

void PauseScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    const double height = menuTop - top + menuItemStep * static_cast<double>(ways_.size()) + 20.0;
    drawPanel(textures(), palette(), {(screenSize.x - width) / 2, top}, {width, height});
    drawHeading(textures(), palette(), "PAUSED", {screenSize.x / 2, top + 78.0});
    drawMenu();
    drawMenuHints("CHOOSE", "RESUME");
}

} // namespace arkanong
