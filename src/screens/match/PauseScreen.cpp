#include "arkanong/screens/match/PauseScreen.hpp"

#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

MenuPanel panelFor(std::size_t entries) {
    MenuPanel panel;
    panel.rows = entries;
    return panel;
}

} // namespace

std::vector<PauseScreen::MenuEntry> PauseScreen::entriesFrom(const MatchSetup& setup,
                                                             const std::shared_ptr<const Replay>& recording) {
    std::vector<MenuEntry> entries{{"RESUME", Resume{}}};
    const bool lessons = setup.settings.practice;
    if (lessons) entries.push_back({"SKIP THE LESSONS", ShowReady{}});
    if (setup.is<SoloRun>())
        entries.push_back({"END THE RUN", ShowGameOver{setup.as<SoloRun>(), recording, setup.totals}});
    else
        entries.push_back({lessons ? "FROM THE START" : "RESTART", ShowMatch{setup.anew()}});
    entries.push_back({"OPTIONS", ShowOptions{}});
    if (setup.is<SandboxMatch>())
        entries.push_back({"OTHER LEVELS", ShowLevels{SetupKind::Sandbox, setup.level}});
    if (setup.is<CampaignMatch>()) entries.push_back({"BACK TO THE LEVELS", ShowCampaign{}});
    if (setup.is<TrialMatch>())
        entries.push_back({"BACK TO THE EDITOR", ShowEditor{}});
    else
        entries.push_back({"QUIT TO TITLE", ShowTitle{}});
    return entries;
}

PauseScreen::PauseScreen(ScreenContext& context, const MatchSetup& setup,
                         const std::shared_ptr<const Replay>& recording)
    : PauseScreen(context, entriesFrom(setup, recording)) {}

PauseScreen::PauseScreen(ScreenContext& context, std::vector<MenuEntry> entries)
    : MenuScreen(context, panelFor(entries.size()).menuOf(entries)), entries_(std::move(entries)) {}

double PauseScreen::brightnessBelow() const { return brightnessUnderMenu(age()); }

void PauseScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    panelFor(entries_.size()).draw(textures(), palette(), "PAUSED", palette().pale);
    drawFoot(textures(), palette());
    drawMenu();
    drawMenuHints("CHOOSE", "RESUME");
}

} // namespace arkanong
