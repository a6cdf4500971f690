#include "arkanong/screens/menus/SetupScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/Cards.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The name of a device behind another word.
const char* nameWithinLine(Controller controller) {
    switch (controller) {
    case Controller::AnyDevice: return translatable("controls", "any device");
    case Controller::Mouse: return translatable("controls", "mouse");
    case Controller::KeysLeft: return translatable("controls", "left keys");
    case Controller::KeysRight: return translatable("controls", "right keys");
    case Controller::Pad1: return translatable("controls", "gamepad 1");
    case Controller::Pad2: return translatable("controls", "gamepad 2");
    case Controller::Computer: break;
    }
    return translatable("controls", "computer");
}

Menu cardMenu(SetupKind kind) {
    const bool online = kind == SetupKind::Online;
    const bool watch = kind == SetupKind::Watch;
    const bool offersOnline = kind == SetupKind::Versus;
    std::vector<Menu::Item> items{{online  ? translatable("HOST THE GAME")
                                   : watch ? translatable("mode", "WATCH")
                                           : translatable("PLAY")},
                                  {"BLUE"},
                                  {"LEVEL"},
                                  {"RED"},
                                  {"RULES"}};
    if (watch) items.front().context = "mode";
    std::vector<Box> places{offersOnline ? cardplace::button : cardplace::wideButton, cardplace::blue,
                            cardplace::middle, cardplace::red, cardplace::bar};
    if (offersOnline) {
        items.push_back({translatable("PLAY ONLINE")});
        places.push_back(cardplace::otherButton);
    }
    return {std::move(items), std::move(places)};
}

} // namespace

// Replaces what cannot be chosen any more, such as a level whose file is gone.
SetupScreen::SetupScreen(ScreenContext& context, SetupKind kind)
    : MenuScreen(context, cardMenu(kind)), kind_(kind) {
    const SetupChoices choices = choicesFor(context, kind);
    setup() = chosenIn(setupMenu(setup(), choices), setup(), choices);
    setup().level = levelAmong(levelGroups(context.services.levelFolder, userFolders()), setup().level);
    loadChosenLevel();
}

void SetupScreen::loadChosenLevel() {
    const std::string& wanted = setup().level;
    if (wanted == loaded_) return;
    loaded_ = wanted;
    level_.reset();
    try {
        level_ = loadLevel(levelPath(context().services.levelFolder, wanted));
    } catch (const DataError&) {
        // The player is told when starting it.
    }
}

ScreenChange SetupScreen::begin() const {
    if (kind_ == SetupKind::Online) {
        const Settings& settings = profile().settings();
        return hostOnline(settings, hostedBy(settings, context().state.onlineSide,
                                             termsOf(setup(), context().services.levelFolder)));
    }
    MatchSetup started = setup();
    const auto& [blue, red] = started.contestants;
    if (!isPerson(blue.controller) && !isPerson(red.controller)) started.kind = WatchMatch{};
    return ShowMatch{started};
}

ScreenChange SetupScreen::chosen(std::size_t item) {
    switch (static_cast<Item>(item)) {
    case Begin: return begin();
    case Blue: return ShowSetupPage{kind_, SetupPage::Blue};
    case Red: return ShowSetupPage{kind_, SetupPage::Red};
    case Rules: return ShowSetupPage{kind_, SetupPage::Rules};
    case LevelCard:
        return ShowLevels{kind_ == SetupKind::Watch ? SetupKind::Watch : SetupKind::Versus, setup().level};
    case Online: break;
    }
    return ShowOnline{};
}

void SetupScreen::draw(double, double brightness) const {
    drawBackdrop(brightness, level_ ? level_->theme : LevelTheme::Arena);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    const bool online = kind_ == SetupKind::Online;
    drawScreenHeading(textures(), palette(),
                      online                      ? text("HOST A GAME")
                      : kind_ == SetupKind::Watch ? text("mode", "WATCH")
                                                  : text("VERSUS"));
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::size_t item = side == Side::Blue ? Blue : Red;
        drawSideCard(textures(), palette(), menu().place(item), menu().glow(item), portrait(side),
                     whoPlays(side), character(side));
    }
    drawLevel();
    drawBarCard(textures(), palette(), menu().place(Rules), menu().glow(Rules), text("Rules"), rulesLine());
    drawButtonCard(textures(), palette(), menu().place(Begin), menu().glow(Begin), shownItem(Begin), {},
                   palette().blue);
    if (kind_ == SetupKind::Versus)
        drawButtonCard(textures(), palette(), menu().place(Online), menu().glow(Online), shownItem(Online),
                       std::string(text("A friend at another machine")), palette().muted);
    const std::size_t selected = menu().selected();
    drawMenuHints(selected == Begin       ? (online ? text("hint", "Host") : text("Play"))
                  : selected == LevelCard ? text("All levels")
                  : selected == Online    ? text("Choose")
                                          : text("Change"),
                  text("Back"));
}

std::string SetupScreen::whoPlays(Side side) const {
    const Contestant& own = setup().contestants[sideIndex(side)];
    if (kind_ == SetupKind::Online)
        return std::string(context().state.onlineSide == side ? text("player", "You")
                                                              : text("player", "Your friend"));
    if (!isPerson(own.controller)) // Translators: such as: Computer · hard · trickster.
        return fill(text("Computer · {strength} · {personality}"),
                    {{"strength", shownName(catalogue(), own.computer.strength.nearest())},
                     {"personality", shownName(catalogue(), own.computer.personality)}});
    const bool alone = !isPerson(setup().contestants[sideIndex(opponent(side))].controller);
    const std::string_view who = alone                ? text("player", "You")
                                 : side == Side::Blue ? text("Player 1")
                                                      : text("Player 2");
    // Translators: who plays, and by which controls, such as: You · left keys.
    return fill(text("{who} · {controls}"),
                {{"who", who}, {"controls", text("controls", nameWithinLine(own.controller))}});
}

std::string SetupScreen::character(Side side) const {
    const Contestant& own = setup().contestants[sideIndex(side)];
    if (const std::optional<Boss> boss = setup().settings.bosses[sideIndex(side)]) {
        constexpr std::size_t mostLines = 2; // The boss rather has room than a long sentence.
        const std::string all = fill(text("{boss}: {what}"),
                                     {{"boss", text(displayName(*boss))}, {"what", text(explain(*boss))}});
        const std::size_t lines = wrapText(textures(), all, condensed(type::label, type::narrowest),
                                           cardplace::sideWidth - 2.0 * space::padding)
                                      .size();
        return lines <= mostLines ? all : std::string(text(displayName(*boss)));
    }
    if (isPerson(own.controller) || kind_ == SetupKind::Online) return std::string(text("Plain paddle"));
    return std::string(text(explain(own.computer.personality)));
}

PaddlePortrait SetupScreen::portrait(Side side) const {
    const Contestant& own = setup().contestants[sideIndex(side)];
    PaddlePortrait portrait{side, Personality::Steady, setup().settings.bosses[sideIndex(side)]};
    if (!isPerson(own.controller)) portrait.personality = own.computer.personality;
    return portrait;
}

void SetupScreen::drawLevel() const {
    const Box card = menu().place(LevelCard);
    const double glow = menu().glow(LevelCard);
    drawCardBox(textures(), palette(), card, glow, blended(palette().muted, palette().amber, glow));
    const Vec2 size = card.high - card.low;
    const double middle = (card.low.x + card.high.x) / 2.0;
    Column words(size.x - 2.0 * space::gap, Align::Centre);
    words.add({level_ ? capitals(text(level_->name)) : std::string(text("No picture of this level")),
               type::body, palette().amber});
    ColumnRow idea{level_ ? sentenceCase(text(level_->idea)) : std::string(), type::label, palette().pale,
                   12.0};
    idea.lines = 2;
    words.add(idea);
    words.fit(textures(), size.y / 2.0);
    const double wordsTop = card.high.y - space::gap - words.height();
    words.draw(textures(), {middle, wordsTop});
    if (!level_) return;
    const double height = wordsTop - card.low.y - 2.0 * space::gap;
    const double width =
        std::min(size.x - 2.0 * space::gap, height * tuning::fieldSize.x / tuning::fieldSize.y);
    drawLevelPicture(textures(), palette(), *level_, {middle - width / 2.0, card.low.y + space::gap}, width);
}

std::string SetupScreen::goalsText() const {
    const MatchSettings& settings = setup().settings;
    const auto& [blue, red] = settings.goals;
    const auto n = static_cast<std::uint64_t>(blue);
    const bool limited = settings.pointsLimit > 0;
    std::string_view words;
    // Translators: the rules of a match in one line. Who wins: the first to score these goals, or these points.
    if (blue == red)
        words = limited ? plural("first to {n} goal or {points} points",
                                 "first to {n} goals or {points} points", n)
                        : plural("first to {n} goal", "first to {n} goals", n);
    else // Translators: {n} are Blue's goals, {red} Red's.
        words = limited ? plural("Blue needs {n} goal, Red {red} or {points} points",
                                 "Blue needs {n} goals, Red {red} or {points} points", n)
                        : plural("Blue needs {n} goal, Red {red}", "Blue needs {n} goals, Red {red}", n);
    return fill(words, {{"n", blue}, {"red", red}, {"points", settings.pointsLimit}});
}

std::string SetupScreen::rulesLine() const {
    const MatchSettings& settings = setup().settings;
    const int rounds = setup().series().rounds;
    std::vector<std::string> parts;
    if (kind_ != SetupKind::Watch)
        parts.push_back(rounds == 1 ? std::string(text("Single match"))
                                    : fill(text("Best of {n}"), {{"n", rounds}}));
    parts.push_back(goalsText());
    parts.push_back(fill(text("sudden death at {time}"), {{"time", clockText(settings.suddenDeathAt)}}));
    parts.push_back(settings.mutators == Mutators{} ? std::string(text("no mutators"))
                                                    : shownNames(catalogue(), settings.mutators));
    std::string line;
    for (const std::string& part : parts)
        line += (line.empty() ? "" : " · ") + part;
    return sentenceCase(line);
}

} // namespace arkanong
