#include "arkanong/game/TitleScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/game/Plans.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LevelFile.hpp"

namespace arkanong {

namespace {

enum Item : std::size_t { Campaign, Versus, Solo, Sandbox, Editor, Watch, Controls, Leave };

constexpr double logoY = 162.0;
constexpr double menuTop = 308.0;
constexpr double backdropBrightness = 0.3;
constexpr double stepAside = 1.5; ///< Seconds.

} // namespace

TitleScreen::TitleScreen(ScreenContext& context)
    : MenuScreen(context, centredMenu({{"CAMPAIGN"},
                                       {"VERSUS"},
                                       {"SOLO"},
                                       {"SANDBOX"},
                                       {"EDITOR"},
                                       {"WATCH"},
                                       {"CONTROLS"},
                                       {"QUIT"}},
                                      menuTop, menuItemWidth)) {
    menu().select(Versus);
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

ScreenChange TitleScreen::handle(const sfml::WindowEvent& event) {
    if (!deviceBehind(event)) return MenuScreen::handle(event);
    const bool wakes = demonstrates();
    untouched_ = 0.0;
    if (wakes) {
        context().log.write("demonstration ends");
        return Stay{};
    }
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    const bool back = click != nullptr && click->button == sf::Mouse::Button::Right;
    return back ? Stay{} : MenuScreen::handle(event); // A slip of the finger shall not end the game.
}

ScreenChange TitleScreen::step() {
    if (exhibition_ && !exhibition_->step()) startExhibition();
    return Stay{};
}

void TitleScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    const bool before = demonstrates();
    untouched_ += seconds;
    if (demonstrates() && !before) context().log.write("demonstration begins");
    if (exhibition_) exhibition_->advance(seconds, textures());
}

void TitleScreen::draw(double alpha, double brightness) const {
    const double aside = demonstrates() ? easeInOut((untouched_ - patience) / stepAside) : 0.0;
    if (exhibition_) {
        const double backdrop = backdropBrightness + (1.0 - backdropBrightness) * aside;
        exhibition_->draw(textures(), alpha, backdrop * brightness);
    }
    if (brightness < 1.0) return; // What lies over it needs its place.
    textures().setBrightness(1.0 - aside);
    if (aside < 1.0) {
        drawTitle(textures(), palette(), {screenSize.x / 2, logoY}, age());
        drawMenu();
        drawMenuHints("PLAY", "QUIT");
    }
    textures().setBrightness(1.0);
    if (aside > 0.0) {
        drawHints(textures(), palette(), {{"ANY KEY", "TO PLAY"}});
    }
}

ScreenChange TitleScreen::chosen(std::size_t item) {
    switch (item) {
    case Campaign: return ShowCampaign{};
    case Versus: return ShowSetup{MatchPlan::Kind::Versus};
    case Solo: return ShowScores{};
    case Sandbox: return ShowMatch{sandboxPlan(context())};
    case Editor: return ShowEditorChoice{};
    case Watch: return ShowSetup{MatchPlan::Kind::Watch};
    case Controls: return ShowControls{};
    case Leave: return Quit{};
    default: return Stay{};
    }
}

} // namespace arkanong
