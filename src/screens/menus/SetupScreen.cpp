#include "arkanong/screens/menus/SetupScreen.hpp"

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/Cards.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

Menu cardMenu(SetupKind kind) {
    const bool online = kind == SetupKind::Online;
    const bool watch = kind == SetupKind::Watch;
    const bool offersOnline = kind == SetupKind::Versus;
    std::vector<Menu::Item> items{{online  ? "HOST THE GAME"
                                   : watch ? "WATCH"
                                           : "PLAY"},
                                  {"BLUE"},
                                  {"LEVEL"},
                                  {"RED"},
                                  {"RULES"}};
    std::vector<Box> places{offersOnline ? cardplace::button : cardplace::wideButton, cardplace::blue,
                            cardplace::middle, cardplace::red, cardplace::bar};
    if (offersOnline) {
        items.push_back({"PLAY ONLINE"});
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
                      online                      ? "HOST A GAME"
                      : kind_ == SetupKind::Watch ? "WATCH"
                                                  : "VERSUS");
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::size_t item = side == Side::Blue ? Blue : Red;
        drawSideCard(textures(), palette(), menu().place(item), menu().glow(item), portrait(side),
                     whoPlays(side), character(side));
    }
    drawLevel();
    drawBarCard(textures(), palette(), menu().place(Rules), menu().glow(Rules), "Rules", rulesLine());
    drawButtonCard(textures(), palette(), menu().place(Begin), menu().glow(Begin), menu().items()[Begin].text,
                   {}, palette().blue);
    if (kind_ == SetupKind::Versus)
        drawButtonCard(textures(), palette(), menu().place(Online), menu().glow(Online),
                       menu().items()[Online].text, "A friend at another machine", palette().muted);
    const std::size_t selected = menu().selected();
    drawMenuHints(selected == Begin       ? (online ? "Host" : "Play")
                  : selected == LevelCard ? "All levels"
                  : selected == Online    ? "Choose"
                                          : "Change",
                  "Back");
}

std::string SetupScreen::whoPlays(Side side) const {
    const Contestant& own = setup().contestants[sideIndex(side)];
    if (kind_ == SetupKind::Online) return context().state.onlineSide == side ? "You" : "Your friend";
    if (!isPerson(own.controller))
        return "Computer · " + std::string(nameOf(own.computer.strength.nearest())) + " · " +
               std::string(nameOf(own.computer.personality));
    const bool alone = !isPerson(setup().contestants[sideIndex(opponent(side))].controller);
    const std::string who = alone ? "You" : side == Side::Blue ? "Player 1" : "Player 2";
    std::string device(displayName(own.controller));
    device.front() = static_cast<char>(device.front() - 'A' + 'a'); // It stands within a line.
    return who + " · " + device;
}

std::string SetupScreen::character(Side side) const {
    const Contestant& own = setup().contestants[sideIndex(side)];
    if (const std::optional<Boss> boss = setup().settings.bosses[sideIndex(side)])
        return std::string(displayName(*boss)) + ": " + std::string(explain(*boss));
    if (isPerson(own.controller) || kind_ == SetupKind::Online) return "Plain paddle";
    return std::string(explain(own.computer.personality));
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
    words.add({level_ ? inCapitals(level_->name) : "No picture of this level", type::body, palette().amber});
    ColumnRow idea{level_ ? displayName(level_->idea) : std::string(), type::label, palette().pale, 12.0};
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

std::string SetupScreen::rulesLine() const {
    const MatchSettings& settings = setup().settings;
    const auto& [blue, red] = settings.goals;
    const int rounds = setup().series().rounds;
    const auto goals = [](int count) { return std::to_string(count) + (count == 1 ? " goal" : " goals"); };
    std::string line = kind_ == SetupKind::Watch ? ""
                       : rounds == 1             ? "Single match · "
                                                 : "Best of " + std::to_string(rounds) + " · ";
    line += blue == red ? "first to " + goals(blue)
                        : "Blue needs " + goals(blue) + ", Red " + std::to_string(red);
    if (settings.pointsLimit > 0) line += " or " + std::to_string(settings.pointsLimit) + " points";
    line += " · sudden death at " + clockText(settings.suddenDeathAt);
    const std::string mutators = shownNames(settings.mutators);
    line += settings.mutators == Mutators{} ? " · no mutators" : " · " + mutators;
    return displayName(line);
}

} // namespace arkanong
