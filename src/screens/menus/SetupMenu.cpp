#include "arkanong/screens/menus/SetupMenu.hpp"

#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

// Ascending.
constexpr std::array roundChoices{1, 3, 5};
constexpr std::array goalChoices{1, 2, 3, 4, 5, 6, 7, 8, 9};
constexpr std::array pointsChoices{0, 5000, 10000, 20000};
constexpr std::array suddenDeathChoices{60, 120, 150, 180, 300}; ///< Seconds.

/// The index of `value`, or of the next smaller value if `value` is not among them.
template <std::size_t count>
std::size_t placeIn(const std::array<int, count>& values, int value) {
    const auto above = std::upper_bound(values.begin() + 1, values.end(), value);
    return static_cast<std::size_t>(above - values.begin()) - 1;
}

template <std::size_t count, typename TextOf>
Menu::Item choice(const char* name, const std::array<int, count>& values, TextOf textOf) {
    Menu::Item item{name};
    for (const int value : values)
        item.options.push_back(textOf(value));
    return item;
}

/// One of the first `count` of an enumeration whose values have names.
template <typename Kind>
Menu::Item choiceOf(const char* name, std::size_t count) {
    Menu::Item item{name};
    for (std::size_t i = 0; i < count; ++i)
        item.options.push_back(displayName(nameOf(static_cast<Kind>(i))));
    return item;
}

Menu::Item controllerChoice(const char* name) {
    Menu::Item item{name};
    for (std::size_t i = 0; i < controllerCount; ++i)
        item.options.emplace_back(displayName(static_cast<Controller>(i)));
    return item;
}

/// The host's side in an online match; the index of an option is that of the side.
Menu::Item personChoice(Side side) {
    if (side == Side::Blue) return {"Player", {"You", "Your friend"}};
    return {"Player", {"Your friend", "You"}};
}

std::string roundsText(int rounds) {
    return rounds == 1 ? "Single match" : "Best of " + std::to_string(rounds);
}

std::string goalsText(int goals) { return std::to_string(goals) + (goals == 1 ? " goal" : " goals"); }

Menu::Item paddleChoice(const std::vector<Boss>& bosses) {
    Menu::Item item{"Paddle", {"Plain"}};
    for (const Boss boss : bosses)
        item.options.emplace_back(displayName(boss));
    return item;
}

std::vector<Menu::Item> items(const SetupChoices& choices) {
    return {choices.online ? personChoice(Side::Blue) : controllerChoice("Player"),
            choiceOf<Difficulty>("Strength", difficultyCount),
            choiceOf<Personality>("Personality", personalityCount),
            paddleChoice(choices.bosses),
            choices.online ? personChoice(Side::Red) : controllerChoice("Player"),
            choiceOf<Difficulty>("Strength", difficultyCount),
            choiceOf<Personality>("Personality", personalityCount),
            paddleChoice(choices.bosses),
            choice("Rounds", roundChoices, roundsText),
            choice("Blue needs", goalChoices, goalsText),
            choice("Red needs", goalChoices, goalsText),
            choice("Points to win", pointsChoices,
                   [](int points) { return points == 0 ? "No limit" : std::to_string(points); }),
            choice("Sudden death at", suddenDeathChoices,
                   [](int seconds) { return clockText(tuning::seconds(seconds)); }),
            {"Mutators", {""}}};
}

struct SideItems {
    SetupItem player;
    SetupItem difficulty;
    SetupItem character;
    SetupItem paddle;
    SetupItem goals;
};

constexpr SideItems itemsOf(Side side) {
    return side == Side::Blue
               ? SideItems{SetupItem::BluePlayer, SetupItem::BlueDifficulty, SetupItem::BlueCharacter,
                           SetupItem::BluePaddle, SetupItem::BlueGoals}
               : SideItems{SetupItem::RedPlayer, SetupItem::RedDifficulty, SetupItem::RedCharacter,
                           SetupItem::RedPaddle, SetupItem::RedGoals};
}

/// The place of the boss's paddle among the options, of which the first is a plain one.
std::size_t paddleOption(const std::vector<Boss>& bosses, std::optional<Boss> boss) {
    const auto found = boss ? std::find(bosses.begin(), bosses.end(), *boss) : bosses.end();
    return found == bosses.end() ? 0 : static_cast<std::size_t>(found - bosses.begin()) + 1;
}

void showSide(Menu& menu, const MatchSetup& setup, const std::vector<Boss>& bosses, Side side) {
    const SideItems its = itemsOf(side);
    const Contestant& own = setup.contestants[sideIndex(side)];
    const auto item = [&menu](SetupItem which) -> Menu::Item& { return menu.item(setupIndex(which)); };
    item(its.player).option = static_cast<std::size_t>(own.controller);
    item(its.player).enabled = !setup.is<WatchMatch>();
    item(its.difficulty).option = static_cast<std::size_t>(own.computer.strength.nearest());
    item(its.difficulty).enabled = !isPerson(own.controller);
    item(its.character).option = static_cast<std::size_t>(own.computer.personality);
    item(its.character).enabled = !isPerson(own.controller);
    item(its.paddle).option = paddleOption(bosses, setup.settings.bosses[sideIndex(side)]);
    item(its.goals).option = placeIn(goalChoices, setup.settings.goals[sideIndex(side)]);
}

} // namespace

MatchSetup& rememberedSetup(ScreenContext& context, SetupKind kind) {
    return kind == SetupKind::Watch ? context.state.lastWatch : context.state.lastVersus;
}

SetupChoices choicesFor(const ScreenContext& context, SetupKind kind) {
    return {bossesBeaten(context.services.profile.progress()), kind == SetupKind::Online,
            context.state.onlineSide};
}

std::vector<Boss> bossesBeaten(const Progress& progress) {
    std::vector<Boss> bosses;
    for (int world = 1; world <= campaign::worlds; ++world)
        if (progress.won({world, campaign::levelsOfWorld})) bosses.push_back(static_cast<Boss>(world - 1));
    return bosses;
}

void showIn(Menu& menu, const MatchSetup& setup, const SetupChoices& choices) {
    const auto item = [&menu](SetupItem which) -> Menu::Item& { return menu.item(setupIndex(which)); };
    for (const Side side : {Side::Blue, Side::Red})
        showSide(menu, setup, choices.bosses, side);
    if (choices.online) {
        for (const SetupItem which : {SetupItem::BlueDifficulty, SetupItem::BlueCharacter,
                                      SetupItem::RedDifficulty, SetupItem::RedCharacter})
            item(which).enabled = false;
        item(SetupItem::BluePlayer).option = item(SetupItem::RedPlayer).option = sideIndex(choices.host);
    }
    item(SetupItem::Rounds).option = placeIn(roundChoices, setup.series().rounds);
    item(SetupItem::Rounds).enabled = !setup.is<WatchMatch>();
    item(SetupItem::Points).option = placeIn(pointsChoices, setup.settings.pointsLimit);
    item(SetupItem::SuddenDeath).option =
        placeIn(suddenDeathChoices, setup.settings.suddenDeathAt / tuning::ticksPerSecond);
    item(SetupItem::Mutators).options = {shownNames(setup.settings.mutators)};
}

Menu setupMenu(const MatchSetup& setup, const SetupChoices& choices) {
    Menu menu(items(choices), {}, menuItemStep, {menuItemWidth, menuItemHeight});
    showIn(menu, setup, choices);
    return menu;
}

Side hostIn(const Menu& menu, Side before) {
    for (const SetupItem which : {SetupItem::BluePlayer, SetupItem::RedPlayer})
        if (menu.items()[setupIndex(which)].option != sideIndex(before)) return opponent(before);
    return before;
}

MatchSetup chosenIn(const Menu& menu, const MatchSetup& before, const SetupChoices& choices) {
    MatchSetup setup = before;
    const auto option = [&menu](SetupItem which) { return menu.items()[setupIndex(which)].option; };
    for (const Side side : {Side::Blue, Side::Red}) {
        const SideItems its = itemsOf(side);
        Contestant& own = setup.contestants[sideIndex(side)];
        if (!choices.online) own.controller = static_cast<Controller>(option(its.player));
        own.computer.strength = static_cast<Difficulty>(option(its.difficulty));
        own.computer.personality = static_cast<Personality>(option(its.character));
        const std::size_t paddle = option(its.paddle);
        setup.settings.bosses[sideIndex(side)] =
            paddle == 0 ? std::nullopt : std::optional(choices.bosses[paddle - 1]);
        setup.settings.goals[sideIndex(side)] = goalChoices[option(its.goals)];
    }
    auto& [blue, red] = setup.contestants;
    const auto& [blueBefore, redBefore] = before.contestants;
    if (blue.controller != blueBefore.controller)
        blue.controller = freeController(blueBefore.controller, blue.controller, red.controller);
    else
        red.controller = freeController(redBefore.controller, red.controller, blue.controller);
    if (setup.is<VersusMatch>()) setup.kind = VersusMatch{Series{roundChoices[option(SetupItem::Rounds)]}};
    setup.settings.pointsLimit = pointsChoices[option(SetupItem::Points)];
    setup.settings.suddenDeathAt = tuning::seconds(suddenDeathChoices[option(SetupItem::SuddenDeath)]);
    setup.settings.suddenDeathEnd = setup.settings.suddenDeathAt + tuning::suddenDeathLength;
    return setup;
}

} // namespace arkanong
