#include "arkanong/screens/menus/SetupMenu.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/sim/tuning/Match.hpp"
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

/// The settings of a match with their options in a language.
struct Words {
    const Catalogue& catalogue;

    template <std::size_t count, typename TextOf>
    Menu::Item choice(const char* name, const std::array<int, count>& values, TextOf textOf) const {
        Menu::Item item{name};
        for (const int value : values)
            item.options.push_back(textOf(value));
        return item;
    }

    /// One of the first `count` of an enumeration whose values have names.
    template <typename Kind>
    Menu::Item choiceOf(const char* name, std::size_t count) const {
        Menu::Item item{name};
        for (std::size_t i = 0; i < count; ++i)
            item.options.push_back(catalogue.sentenceCase(shownName(catalogue, static_cast<Kind>(i))));
        return item;
    }

    Menu::Item controller(const char* name) const {
        Menu::Item item{name};
        for (std::size_t i = 0; i < controllerCount; ++i)
            item.options.emplace_back(shownName(catalogue, static_cast<Controller>(i)));
        return item;
    }

    /// The host's side in an online match; the index of an option is that of the side.
    Menu::Item person(const char* name, Side side) const {
        const std::string you(catalogue.text("player", "You"));
        const std::string friends(catalogue.text("player", "Your friend"));
        if (side == Side::Blue) return {name, {you, friends}};
        return {name, {friends, you}};
    }

    std::string rounds(int rounds) const {
        if (rounds == 1) return std::string(catalogue.text("Single match"));
        // Translators: a series of {n} rounds, of which one side must win more than half.
        return fill(catalogue.text("Best of {n}"), {{"n", rounds}});
    }

    std::string goals(int goals) const {
        return fill(catalogue.plural("{n} goal", "{n} goals", static_cast<std::uint64_t>(goals)),
                    {{"n", goals}});
    }

    Menu::Item paddle(const char* name, const std::vector<Boss>& bosses) const {
        // Translators: the usual paddle, not that of a boss.
        Menu::Item item{name, {std::string(catalogue.text("paddle", "Plain"))}};
        for (const Boss boss : bosses)
            item.options.emplace_back(catalogue.text(displayName(boss)));
        return item;
    }

    std::vector<Menu::Item> items(const SetupChoices& choices) const {
        const char* const player = translatable("Player");
        const char* const strength = translatable("Strength");
        const char* const personality = translatable("Personality");
        const char* const paddleName = translatable("Paddle");
        const auto goalsText = [this](int count) { return goals(count); };
        const auto points = [this](int count) {
            return count == 0 ? std::string(catalogue.text("No limit")) : std::to_string(count);
        };
        return {choices.online ? person(player, Side::Blue) : controller(player),
                choiceOf<Difficulty>(strength, difficultyCount),
                choiceOf<Personality>(personality, personalityCount),
                paddle(paddleName, choices.bosses),
                choices.online ? person(player, Side::Red) : controller(player),
                choiceOf<Difficulty>(strength, difficultyCount),
                choiceOf<Personality>(personality, personalityCount),
                paddle(paddleName, choices.bosses),
                choice(translatable("Rounds"), roundChoices, [this](int count) { return rounds(count); }),
                choice(translatable("Blue needs"), goalChoices, goalsText),
                choice(translatable("Red needs"), goalChoices, goalsText),
                choice(translatable("Points to win"), pointsChoices, points),
                choice(translatable("Sudden death at"), suddenDeathChoices,
                       [](int seconds) { return clockText(tuning::seconds(seconds)); }),
                {translatable("Mutators"), {""}}};
    }
};

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

void showIn(Menu& menu, const MatchSetup& setup, const SetupChoices& choices, const Catalogue& catalogue) {
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
    item(SetupItem::Mutators).options = {shownNames(catalogue, setup.settings.mutators)};
}

Menu setupMenu(const MatchSetup& setup, const SetupChoices& choices, const Catalogue& catalogue) {
    Menu menu(Words{catalogue}.items(choices), {}, menuItemStep, {menuItemWidth, menuItemHeight});
    showIn(menu, setup, choices, catalogue);
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
