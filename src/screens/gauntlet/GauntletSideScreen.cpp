#include "arkanong/screens/gauntlet/GauntletSideScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

MenuPanel sidePanel(std::size_t rows) {
    MenuPanel panel;
    panel.width = 568.0;
    panel.rows = rows;
    return panel;
}

/// If the other side uses the chosen device, moves one option further in the same direction.
void passOverTaken(GauntletPlayers& players, std::size_t moved, Controller before) {
    auto& [blue, red] = players.controllers;
    if (goTogether(blue, red)) return;
    const auto from = static_cast<std::size_t>(before);
    const auto to = static_cast<std::size_t>(players.controllers[moved]);
    const bool forward = to == (from + 1) % controllerCount;
    players.controllers[moved] =
        static_cast<Controller>((to + (forward ? 1 : controllerCount - 1)) % controllerCount);
}

} // namespace

GauntletSideScreen::GauntletSideScreen(ScreenContext& context, Side side)
    : MenuScreen(context, sidePanel(1).menu({{"DONE"}})), side_(side),
      ladder_(gauntletLadder(loadCampaign(context.services.levelFolder))) {
    showRows();
}

void GauntletSideScreen::showRows() {
    const std::size_t selected = menu().selected();
    Menu::Item player{"Player"};
    for (std::size_t i = 0; i < controllerCount; ++i)
        player.options.emplace_back(displayName(static_cast<Controller>(i)));
    player.option = static_cast<std::size_t>(players().controllers[sideIndex(side_)]);
    std::vector<Menu::Item> items{player};
    if (isComputer()) {
        Menu::Item opponent{"Opponent"};
        for (std::size_t i = 0; i < ladder_.size(); ++i)
            opponent.options.push_back(std::to_string(i + 1) + "  " + ladder_[i].name);
        opponent.option = std::min(players().rungs[sideIndex(side_)], ladder_.size() - 1);
        items.push_back(opponent);
    }
    items.push_back({"DONE"});
    const MenuPanel panel = sidePanel(items.size());
    menu() = panel.menu(std::move(items));
    menu().select(std::min(selected, menu().items().size() - 1));
}

void GauntletSideScreen::selectionMoved() {
    Controller& own = players().controllers[sideIndex(side_)];
    const Controller before = own;
    if (isComputer()) players().rungs[sideIndex(side_)] = menu().items()[1].option;
    own = static_cast<Controller>(menu().items()[0].option);
    passOverTaken(players(), sideIndex(side_), before);
    showRows();
}

ScreenChange GauntletSideScreen::chosen(std::size_t item) {
    if (item + 1 == menu().items().size()) return Resume{};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

std::string GauntletSideScreen::explanation() const {
    if (menu().selected() + 1 == menu().items().size()) return {};
    if (isComputer()) {
        const BotProfile& computer = ladder_[players().rungs[sideIndex(side_)]].computer;
        return displayName(nameOf(computer.strength.nearest())) + ", " +
               std::string(nameOf(computer.personality)) + ": " + std::string(explain(computer.personality));
    }
    const bool byPad = context().state.device == Device::Gamepad; // Which names no keys.
    const ControllerHelp help =
        helpFor(players().controllers[sideIndex(side_)], ControlMap(profile().settings().controls),
                byPad ? std::optional(Device::Gamepad) : std::nullopt);
    return help.move + " to move,  " + help.aim + " to aim,  " + help.serve + " to serve";
}

void GauntletSideScreen::draw(double, double) const {
    sidePanel(menu().items().size())
        .draw(textures(), palette(), side_ == Side::Blue ? "BLUE" : "RED", palette().of(side_));
    drawFoot(textures(), palette(), true);
    drawMenu();
    drawExplanation(explanation());
    drawMenuHints(menu().selected() + 1 < menu().items().size() ? "Change" : "Done", "Back");
}

} // namespace arkanong
