#include "arkanong/screens/gauntlet/GauntletSideScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr MenuPanel sidePanel(std::size_t rows) { return {MenuPanel::wide, rows}; }

} // namespace

GauntletSideScreen::GauntletSideScreen(ScreenContext& context, Side side,
                                       std::vector<GauntletOpponent> ladder)
    : MenuScreen(context, sidePanel(1).menu({{translatable("DONE")}})), side_(side),
      ladder_(std::move(ladder)) {
    showRows();
}

void GauntletSideScreen::showRows() {
    const std::size_t selected = menu().selected();
    Menu::Item player{translatable("Player")};
    for (std::size_t i = 0; i < controllerCount; ++i)
        player.options.emplace_back(shownName(catalogue(), static_cast<Controller>(i)));
    player.option = static_cast<std::size_t>(players().controllers[sideIndex(side_)]);
    std::vector<Menu::Item> items{player};
    if (isComputer()) {
        Menu::Item opponent{translatable("Opponent")};
        for (std::size_t i = 0; i < ladder_.size(); ++i)
            opponent.options.push_back(std::to_string(i + 1) + "  " +
                                       nameInCapitals(catalogue(), ladder_[i].name));
        opponent.option = std::min(players().rungs[sideIndex(side_)], ladder_.size() - 1);
        items.push_back(opponent);
        if (const int most = mostHeatNow(); most > 0) {
            Menu::Item heat{translatable("Heat")};
            for (int degree = 0; degree <= most; ++degree)
                heat.options.push_back(degree > 0 ? std::to_string(degree)
                                                  : std::string(text("heat", "None")));
            heat.option = static_cast<std::size_t>(std::min(players().heat, most));
            items.push_back(heat);
        }
    }
    items.push_back({translatable("DONE")});
    const MenuPanel panel = sidePanel(items.size());
    menu() = panel.menu(std::move(items));
    menu().select(std::min(selected, menu().items().size() - 1));
}

void GauntletSideScreen::selectionMoved() {
    if (isComputer()) players().rungs[sideIndex(side_)] = menu().items()[1].option;
    if (hasHeat()) players().heat = static_cast<int>(menu().items()[heatRow].option);
    Controller& own = players().controllers[sideIndex(side_)];
    own = freeController(own, static_cast<Controller>(menu().items()[0].option),
                         players().controllers[sideIndex(opponent(side_))]);
    showRows();
}

ScreenChange GauntletSideScreen::chosen(std::size_t item) {
    if (item + 1 == menu().items().size()) return Resume{};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

int GauntletSideScreen::mostHeatNow() const {
    const bool alone = isPerson(players().controllers[sideIndex(opponent(side_))]);
    return alone ? profile().runs().mostHeatFor(ladder_.size()) : 0;
}

std::string GauntletSideScreen::explanation() const {
    if (menu().selected() + 1 == menu().items().size()) return {};
    if (hasHeat() && menu().selected() == heatRow) {
        if (players().heat == 0) return std::string(text("Each heat adds a rule for your opponent"));
        return fill(text("Heat {n}: {rule}"),
                    {{"n", players().heat},
                     {"rule", textOf(catalogue(), static_cast<HeatRule>(players().heat - 1))}});
    }
    if (isComputer()) {
        const BotProfile& computer = ladder_[players().rungs[sideIndex(side_)]].computer;
        // Translators: a computer's strength and personality, and what it does: "Hard, hunter: Chases enemy balls ..."
        return fill(text("{strength}, {personality}: {sentence}"),
                    {{"strength", sentenceCase(shownName(catalogue(), computer.strength.nearest()))},
                     {"personality", shownName(catalogue(), computer.personality)},
                     {"sentence", text(explain(computer.personality))}});
    }
    return controlsLine(players().controllers[sideIndex(side_)]);
}

void GauntletSideScreen::draw(double, double) const {
    sidePanel(menu().items().size())
        .draw(textures(), palette(), side_ == Side::Blue ? text("BLUE") : text("RED"), palette().of(side_));
    drawFoot(textures(), palette(), true);
    drawMenu();
    drawExplanation(explanation());
    drawMenuHints(menu().selected() + 1 < menu().items().size() ? text("Change") : text("Done"),
                  text("Back"));
}

} // namespace arkanong
