#include "arkanong/screens/menus/SetupScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/screens/menus/SetupMenu.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"

namespace arkanong {

namespace {

MatchSetup& rememberedSetup(ScreenContext& context, SetupKind kind) {
    return kind == SetupKind::Watch ? context.state.lastWatch : context.state.lastVersus;
}

} // namespace

SetupScreen::SetupScreen(ScreenContext& context, SetupKind kind)
    : SetupScreen(context, kind,
                  {levelGroups(context.services.levelFolder, userFolders()),
                   bossesBeaten(context.services.profile.progress()), kind == SetupKind::Online,
                   context.state.onlineSide}) {}

SetupScreen::SetupScreen(ScreenContext& context, SetupKind kind, SetupChoices choices)
    : MenuScreen(context, setupMenu(rememberedSetup(context, kind), choices)),
      watch_(kind == SetupKind::Watch), choices_(std::move(choices)) {
    followMenu();
}

void SetupScreen::selectionMoved() { followMenu(); }

void SetupScreen::followMenu() {
    if (choices_.online) choices_.host = context().state.onlineSide = hostIn(menu(), choices_.host);
    setup() = chosenIn(menu(), setup(), choices_);
    showIn(menu(), setup(), choices_);
    loadChosenLevel();
}

void SetupScreen::resumed() {
    showIn(menu(), setup(), choices_);
    loadChosenLevel();
}

// The picture is a way to all the others.
ScreenChange SetupScreen::handle(const sfml::WindowEvent& event) {
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    if (click == nullptr || click->button != sf::Mouse::Button::Left || choices_.groups.empty())
        return MenuScreen::handle(event);
    const Vec2 at{static_cast<double>(click->at.x), static_cast<double>(click->at.y)};
    const Box picture{levelpanel::pictureLow, levelpanel::pictureLow + levelpanel::pictureSize};
    if (nearestPoint(picture, at) != at) return MenuScreen::handle(event);
    sounds().play(Cue::MenuAccept);
    return allLevels();
}

ScreenChange SetupScreen::allLevels() const {
    return ShowLevels{watch_ ? SetupKind::Watch : SetupKind::Versus, setup().level};
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

ScreenChange SetupScreen::host() const {
    const Settings& settings = profile().settings();
    return ShowOnlineWait{
        OnlineGame::host(hostedBy(settings, choices_.host, termsOf(setup(), context().services.levelFolder)),
                         std::nullopt, addressNamed(settings.relay))};
}

ScreenChange SetupScreen::chosen(std::size_t item) {
    if (item == setupIndex(SetupItem::Online)) return ShowOnline{};
    if (item == setupIndex(SetupItem::Begin)) {
        if (choices_.online) return host();
        MatchSetup started = setup();
        const auto& [blue, red] = started.contestants;
        if (!isPerson(blue.controller) && !isPerson(red.controller)) started.kind = WatchMatch{};
        return ShowMatch{started};
    }
    if (item == setupIndex(SetupItem::Mutators))
        return ShowMutators{watch_ ? SetupKind::Watch : SetupKind::Versus};
    if (item == setupIndex(SetupItem::Back)) return back();
    if (menu().items()[item].opens) return allLevels();
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

void SetupScreen::draw(double, double brightness) const {
    drawBackdrop(brightness, level_ ? level_->theme : LevelTheme::Arena);
    if (brightness < 1.0) return; // Hidden while the list of mutators covers it.
    drawScreenHeading(textures(), palette(), choices_.online ? "HOST A GAME" : watch_ ? "WATCH" : "VERSUS");
    if (level_)
        levelpanel::draw(textures(), palette(), *level_);
    else
        levelpanel::drawMissing(textures(), palette(), "No picture of this level");
    drawMenu();
    drawExplanation(explanation());
    const bool opens = menu().items()[menu().selected()].opens;
    const char* const change = opens ? "All levels" : "Change";
    if (menu().selected() == setupIndex(SetupItem::Begin))
        return drawMenuHints(choices_.online ? "Host" : "Play", "Back");
    drawMenuHints(menu().selected() == setupIndex(SetupItem::Online) ? "Choose" : change, "Back");
}

std::string SetupScreen::playerExplanation(Side side) const {
    if (choices_.online) return "Blue defends the bottom, Red the top";
    const Controller controller = setup().contestants[sideIndex(side)].controller;
    if (!isPerson(controller)) return "The computer plays this side";
    const bool absent = (controller == Controller::Pad1 && !context().state.pads[0]) ||
                        (controller == Controller::Pad2 && !context().state.pads[1]);
    if (absent) return "Press a button of the gamepad: it joins at any time";
    const bool byPad = context().state.device == Device::Gamepad; // Which names no keys.
    const ControllerHelp help = helpFor(controller, ControlMap(profile().settings().controls),
                                        byPad ? std::optional(Device::Gamepad) : std::nullopt);
    return help.move + " to move,  " + help.aim + " to aim,  " + help.serve + " to serve";
}

std::string SetupScreen::paddleExplanation(Side side) const {
    if (const std::optional<Boss> boss = setup().settings.bosses[sideIndex(side)])
        return std::string(explain(*boss));
    return choices_.bosses.empty() ? "Beat a boss of the campaign to play with its paddle"
                                   : "The usual paddle.  The bosses that you have beaten lend you theirs";
}

std::string SetupScreen::explanation() const {
    const auto& [blue, red] = setup().contestants;
    switch (static_cast<SetupItem>(menu().selected())) {
    case SetupItem::World: return "Where the level comes from";
    case SetupItem::Level:
        return context().state.device == Device::Mouse
                   ? "The level to play.  Click its picture to see all levels"
                   : "The level to play";
    case SetupItem::BluePlayer: return playerExplanation(Side::Blue);
    case SetupItem::RedPlayer: return playerExplanation(Side::Red);
    case SetupItem::BlueDifficulty: return std::string(explain(blue.computer.strength.nearest()));
    case SetupItem::RedDifficulty: return std::string(explain(red.computer.strength.nearest()));
    case SetupItem::BlueCharacter: return std::string(explain(blue.computer.personality));
    case SetupItem::RedCharacter: return std::string(explain(red.computer.personality));
    case SetupItem::BluePaddle: return paddleExplanation(Side::Blue);
    case SetupItem::RedPaddle: return paddleExplanation(Side::Red);
    case SetupItem::Rounds: return "Win more than half of the rounds to win the match";
    case SetupItem::BlueGoals:
    case SetupItem::RedGoals: return "The goals this side needs to win.  Let the stronger side need more";
    case SetupItem::Points: return "The first to reach these points wins at once";
    case SetupItem::SuddenDeath: return "From then on there are no shields, and balls speed up";
    case SetupItem::Mutators: return "Eight changes to the rules: combine any of them";
    case SetupItem::Online: return "A friend at another machine: host a game, or join one";
    case SetupItem::Begin:
        if (choices_.online)
            return choices_.host == Side::Blue ? "You are Blue, and your friend will be Red"
                                               : "You are Red, and your friend will be Blue";
        break;
    case SetupItem::Back: break;
    }
    return {};
}

} // namespace arkanong
