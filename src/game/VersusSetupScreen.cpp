#include "arkanong/game/VersusSetupScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/render/Hud.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LevelFile.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace arkanong {

namespace {

enum Item : std::size_t {
    LevelChoice,
    OpponentChoice,
    RoundsChoice,
    ShieldsChoice,
    HandicapChoice,
    PointsChoice,
    SuddenDeathChoice,
    Begin,
    Back,
};

constexpr int strengths = static_cast<int>(Strength::Master) + 1;
constexpr double headingY = 164.0;
constexpr double menuTop = 232.0;
constexpr double menuWidth = 480.0;
constexpr Vec2 panelLow{370.0, 92.0};
constexpr Vec2 panelSize{screenSize.x - 2.0 * panelLow.x, 536.0};
constexpr double panelOpacity = 0.7; ///< The level stays to be seen.
constexpr double backdropBrightness = 0.4;

// Ascending. With the largest handicap no side has more than nine shields.
constexpr std::array roundChoices{1, 3, 5};
constexpr std::array shieldChoices{1, 2, 3, 4, 5, 6, 7};
constexpr std::array handicapChoices{-2, -1, 0, 1, 2}; ///< Blue's shields beyond Red's.
constexpr std::array pointsChoices{0, 5000, 10000, 20000};
constexpr std::array suddenDeathChoices{60, 120, 180, 300}; ///< Seconds.

std::string roundsText(int rounds) {
    return rounds == 1 ? "SINGLE MATCH" : "BEST OF " + std::to_string(rounds);
}

std::string handicapText(int handicap) {
    if (handicap == 0) return "NONE";
    return handicap > 0 ? "YOU +" + std::to_string(handicap) : "RED +" + std::to_string(-handicap);
}

std::string pointsText(int points) { return points == 0 ? "NO LIMIT" : std::to_string(points); }

/// An item that offers the `values`; what was chosen elsewhere and is not among them as the next one below.
template <std::size_t count, typename TextOf>
Menu::Item choiceOf(const char* name, const std::array<int, count>& values, int current, TextOf textOf) {
    const auto above = std::upper_bound(values.begin() + 1, values.end(), current);
    Menu::Item item{name, {}, static_cast<std::size_t>(above - values.begin()) - 1};
    for (const int value : values)
        item.options.push_back(textOf(value));
    return item;
}

/// The level that was played last or, where there is none such, the first one to be learned.
std::size_t levelToOffer(const std::vector<std::string>& levels, const std::string& last) {
    for (const std::string_view wanted : {std::string_view(last), firstLevel}) {
        const auto found = std::find(levels.begin(), levels.end(), wanted);
        if (found != levels.end()) return static_cast<std::size_t>(found - levels.begin());
    }
    return 0;
}

Menu menuFor(const std::vector<std::string>& levels, const MatchPlan& last) {
    Menu::Item level{"LEVEL", {}, levelToOffer(levels, last.level)};
    for (const std::string& name : levels)
        level.options.push_back(displayName(name));
    if (levels.empty()) level.options.push_back("NONE FOUND");
    Menu::Item opponent{"OPPONENT", {}, static_cast<std::size_t>(last.red)};
    for (int i = 0; i < strengths; ++i)
        opponent.options.push_back(displayName(nameOf(static_cast<Strength>(i))));
    const auto [blue, red] = last.settings.shields;
    Menu menu = centredMenu(
        {level,
         opponent,
         choiceOf("ROUNDS", roundChoices, last.series.rounds, roundsText),
         choiceOf("SHIELDS", shieldChoices, std::min(blue, red), [](int n) { return std::to_string(n); }),
         choiceOf("HANDICAP", handicapChoices, blue - red, handicapText),
         choiceOf("POINTS", pointsChoices, last.settings.pointsLimit, pointsText),
         choiceOf("SUDDEN DEATH", suddenDeathChoices, last.settings.suddenDeathAt / tuning::ticksPerSecond,
                  [](int seconds) { return clockText(tuning::seconds(seconds)); }),
         {"PLAY"},
         {"BACK"}},
        menuTop, menuWidth);
    menu.select(Begin);
    return menu;
}

} // namespace

VersusSetupScreen::VersusSetupScreen(ScreenContext& context)
    : VersusSetupScreen(context, matchLevels(context.levelFolder)) {}

VersusSetupScreen::VersusSetupScreen(ScreenContext& context, std::vector<std::string> levels)
    : MenuScreen(context, menuFor(levels, context.lastVersus)), levels_(std::move(levels)) {
    showLevel();
}

MatchPlan VersusSetupScreen::plan() const {
    MatchPlan plan = context().lastVersus;
    plan.kind = MatchPlan::Kind::Versus;
    plan.level = levels_.empty() ? std::string(firstLevel) : levels_[menu().items()[LevelChoice].option];
    const auto option = [this](Item item) { return menu().items()[item].option; };
    plan.red = static_cast<Strength>(option(OpponentChoice));
    plan.series = Series{roundChoices[option(RoundsChoice)]};
    MatchSettings& settings = plan.settings;
    const int handicap = handicapChoices[option(HandicapChoice)];
    settings.shields.fill(shieldChoices[option(ShieldsChoice)]);
    settings.shields[sideIndex(handicap > 0 ? Side::Blue : Side::Red)] += std::abs(handicap);
    settings.pointsLimit = pointsChoices[option(PointsChoice)];
    settings.suddenDeathAt = tuning::seconds(suddenDeathChoices[option(SuddenDeathChoice)]);
    settings.suddenDeathEnd = settings.suddenDeathAt + tuning::suddenDeathLength;
    return plan;
}

void VersusSetupScreen::showLevel() {
    const std::string level = plan().level;
    if (level == previewed_) return;
    previewed_ = level;
    preview_.reset();
    try {
        preview_.emplace(loadLevel(levelPath(context().levelFolder, level)), palette(), randomSeed());
    } catch (const DataError&) {
        // The player is told when starting it.
    }
}

void VersusSetupScreen::selectionMoved() {
    context().lastVersus = plan();
    showLevel();
}

ScreenChange VersusSetupScreen::step(const TickInput&) {
    if (preview_ && !preview_->step()) {
        previewed_.clear();
        showLevel();
    }
    return Stay{};
}

void VersusSetupScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    if (preview_) preview_->advance(seconds, textures());
}

void VersusSetupScreen::draw(double alpha, double brightness) const {
    if (preview_) preview_->draw(textures(), alpha, backdropBrightness * brightness);
    drawPanel(textures(), palette(), panelLow, panelSize, panelOpacity);
    drawHeading(textures(), palette(), "VERSUS", {screenSize.x / 2, headingY});
    drawMenu();
    drawMenuHints("PLAY", "BACK");
}

ScreenChange VersusSetupScreen::chosen(std::size_t item) {
    if (item == Back) return ShowTitle{};
    context().lastVersus = plan();
    return ShowMatch{plan()};
}

} // namespace arkanong
