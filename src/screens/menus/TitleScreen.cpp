#include "arkanong/screens/menus/TitleScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// The first match, where it is offered, stands before them.
enum Item : std::size_t { CampaignLevels, Versus, Solo, Sandbox, Editor, Watch, Replays, OptionPages, Leave };

constexpr double logoY = 142.0;
constexpr double menuTop = 282.0; ///< Nine items end well above the hints...
constexpr double lift = 28.0;     ///< ...and ten, where all stands so much higher.
constexpr double stepAside = 1.5; ///< Seconds.

bool offersFirstMatch(const PlayerProfile& records) {
    return records.settings().offerFirstMatch && records.progress().levelsWon() == 0;
}

Menu titleMenu(bool firstMatch) {
    std::vector<Menu::Item> items{{"CAMPAIGN"}, {"VERSUS"},  {"SOLO"},    {"SANDBOX"}, {"EDITOR"},
                                  {"WATCH"},    {"REPLAYS"}, {"OPTIONS"}, {"QUIT"}};
    if (firstMatch) items.insert(items.begin(), {"FIRST MATCH"});
    return centredMenu(std::move(items), firstMatch ? menuTop - lift : menuTop, menuItemWidth);
}

} // namespace

TitleScreen::TitleScreen(ScreenContext& context, std::optional<std::uint64_t> seed)
    : MenuScreen(context, titleMenu(offersFirstMatch(context.services.profile))), seed_(seed),
      firstMatch_(offersFirstMatch(context.services.profile)) {
    if (!firstMatch_) menu().select(Versus);
    for (const std::string& level : matchLevels(context.services.levelFolder)) {
        try {
            if (level == showLevel) nextLevel_ = levels_.size();
            levels_.push_back(loadLevel(levelPath(context.services.levelFolder, level)));
        } catch (const DataError&) {
            // The player is told when choosing this level.
        }
    }
    startExhibition();
}

void TitleScreen::startExhibition() {
    if (levels_.empty()) return;
    nextLevel_ %= levels_.size();
    exhibition_.emplace(levels_[nextLevel_], palette(), context().look.view, seed_.value_or(randomSeed()));
    ++nextLevel_;
}

ScreenChange TitleScreen::handle(const sfml::WindowEvent& event) {
    if (!deviceBehind(event)) return MenuScreen::handle(event);
    const bool wakes = demonstrates();
    untouched_ = 0.0;
    if (wakes) {
        log().write("demonstration ends");
        return Stay{};
    }
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    const bool back = click != nullptr && click->button == sf::Mouse::Button::Right;
    return back ? Stay{} : MenuScreen::handle(event); // A slip of the finger shall not end the game.
}

void TitleScreen::lookChanged() {
    if (exhibition_) exhibition_->setLook(palette(), context().look.view);
}

ScreenChange TitleScreen::step() {
    stepBelow();
    return Stay{};
}

void TitleScreen::stepBelow() {
    if (moves() && !exhibition_->step()) startExhibition();
}

void TitleScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    const bool before = demonstrates();
    untouched_ += seconds;
    if (demonstrates() && !before) log().write("demonstration begins");
    advanceBelow(seconds);
}

void TitleScreen::advanceBelow(double seconds) {
    if (moves()) exhibition_->advance(seconds);
}

std::optional<MusicRequest> TitleScreen::music() const {
    constexpr double seconds = 16.0;
    return MusicRequest{Track::Title, std::min(1.0, 0.2 + age() / seconds)};
}

void TitleScreen::draw(double alpha, double brightness) const {
    const double aside = demonstrates() ? easeInOut((untouched_ - patience) / stepAside) : 0.0;
    if (exhibition_) {
        const double backdrop = light::underMenu + (1.0 - light::underMenu) * aside;
        // What lies over it says how bright it is then.
        exhibition_->draw(textures(), alpha, brightness < 1.0 ? brightness : backdrop);
    }
    if (brightness < 1.0) return; // What lies over it needs its place.
    textures().setBrightness(1.0 - aside);
    if (aside < 1.0) {
        drawTitle(textures(), palette(), {screenSize.x / 2, firstMatch_ ? logoY - lift : logoY}, age());
        drawMenu();
        drawMenuHints("PLAY", "QUIT");
    }
    textures().setBrightness(1.0);
    if (aside > 0.0) {
        drawHints(textures(), palette(), {{"ANY KEY", "TO PLAY"}});
    }
}

ScreenChange TitleScreen::chosen(std::size_t item) {
    if (firstMatch_ && item == 0) return ShowMatch{lessonsSetup(context().state.ownController)};
    switch (firstMatch_ ? item - 1 : item) {
    case CampaignLevels: return ShowCampaign{true};
    case Versus: return ShowSetup{SetupKind::Versus};
    case Solo: return ShowScores{};
    case Sandbox: return ShowMatch{sandboxSetup(context().state.ownController)};
    case Editor: return ShowEditorChoice{};
    case Watch: return ShowSetup{SetupKind::Watch};
    case Replays: return ShowReplays{};
    case OptionPages: return ShowOptions{true};
    case Leave: return Quit{};
    default: return Stay{};
    }
}

} // namespace arkanong
