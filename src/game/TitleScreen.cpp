#include "arkanong/game/TitleScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LevelFile.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Versus, Sandbox, Watch, Leave };

constexpr double logoY = 162.0;
constexpr double menuTop = 380.0;
constexpr double backdropBrightness = 0.3;

} // namespace

TitleScreen::TitleScreen(ScreenContext& context)
    : MenuScreen(context,
                 centredMenu({{"VERSUS"}, {"SANDBOX"}, {"WATCH"}, {"QUIT"}}, menuTop, menuItemWidth)) {
    for (const std::string& level : matchLevels(context.levelFolder)) {
        try {
            if (level == showLevel) nextLevel_ = levels_.size();
            levels_.push_back(loadLevel(levelPath(context.levelFolder, level)));
        } catch (const DataError&) {
            // The player is told when choosing this level.
        }
    }
    startExhibition();
}

void TitleScreen::startExhibition() {
    if (levels_.empty()) return;
    nextLevel_ %= levels_.size();
    exhibition_.emplace(levels_[nextLevel_], palette(), randomSeed());
    ++nextLevel_;
}

ScreenChange TitleScreen::step(const TickInput&) {
    if (exhibition_ && !exhibition_->step()) startExhibition();
    return Stay{};
}

void TitleScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    if (exhibition_) exhibition_->advance(seconds, textures());
}

void TitleScreen::draw(double alpha, double brightness) const {
    if (exhibition_) exhibition_->draw(textures(), alpha, backdropBrightness * brightness);
    drawTitle(textures(), palette(), {screenSize.x / 2, logoY}, age());
    drawMenu();
    drawMenuHints("PLAY", "QUIT");
}

ScreenChange TitleScreen::chosen(std::size_t item) {
    MatchPlan plan;
    switch (item) {
    case Versus: return ShowVersusSetup{};
    case Sandbox:
        plan.kind = MatchPlan::Kind::Sandbox;
        plan.level = sandboxLevel;
        return ShowMatch{plan};
    case Watch:
        plan.kind = MatchPlan::Kind::Watch;
        plan.level = levels_.empty() ? showLevel
                                     : matchLevels(context().levelFolder).at(randomSeed() % levels_.size());
        plan.blue = Strength::Hard;
        plan.red = Strength::Hard;
        return ShowMatch{plan};
    case Leave: return Quit{};
    default: return Stay{};
    }
}

} // namespace arkanong
