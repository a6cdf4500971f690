#include "arkanong/screens/menus/SetupPageScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::vector<SetupItem> settingsOn(SetupPage page) {
    switch (page) {
    case SetupPage::Blue:
        return {SetupItem::BluePlayer, SetupItem::BlueDifficulty, SetupItem::BlueCharacter,
                SetupItem::BluePaddle};
    case SetupPage::Red:
        return {SetupItem::RedPlayer, SetupItem::RedDifficulty, SetupItem::RedCharacter,
                SetupItem::RedPaddle};
    case SetupPage::Rules: break;
    }
    return {SetupItem::Rounds, SetupItem::BlueGoals,   SetupItem::RedGoals,
            SetupItem::Points, SetupItem::SuddenDeath, SetupItem::Mutators};
}

constexpr MenuPanel panelOf(std::size_t rows) {
    MenuPanel panel{MenuPanel::wide, rows};
    panel.lowest = MenuPanel::aboveExplanation;
    return panel;
}

} // namespace

SetupPageScreen::SetupPageScreen(ScreenContext& context, SetupKind kind, SetupPage page)
    : MenuScreen(context, panelOf(1).menu({{translatable("DONE")}})), kind_(kind), page_(page),
      choices_(choicesFor(context, kind)), all_(setupMenu(rememberedSetup(context, kind), choices_)) {
    showRows();
}

void SetupPageScreen::showRows() {
    showIn(all_, setup(), choices_);
    const std::size_t selected = menu().selected();
    rows_ = settingsOn(page_);
    rows_.erase(std::remove_if(rows_.begin(), rows_.end(),
                               [this](SetupItem item) { return !all_.items()[setupIndex(item)].enabled; }),
                rows_.end());
    std::vector<Menu::Item> items;
    for (const SetupItem row : rows_)
        items.push_back(all_.items()[setupIndex(row)]);
    items.push_back({translatable("DONE")});
    const MenuPanel panel = panelOf(items.size());
    menu() = panel.menu(std::move(items));
    menu().select(std::min(selected, rows_.size()));
}

void SetupPageScreen::take() {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        all_.item(setupIndex(rows_[row])).option = menu().items()[row].option;
    if (choices_.online) choices_.host = context().state.onlineSide = hostIn(all_, choices_.host);
    setup() = chosenIn(all_, setup(), choices_);
}

void SetupPageScreen::selectionMoved() {
    take();
    showRows();
}

ScreenChange SetupPageScreen::chosen(std::size_t item) {
    if (item >= rows_.size()) return Resume{};
    if (rows_[item] == SetupItem::Mutators) return ShowMutators{kind_};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

void SetupPageScreen::draw(double, double) const {
    const bool blue = page_ == SetupPage::Blue;
    const bool rules = page_ == SetupPage::Rules;
    panelOf(menu().items().size())
        .draw(textures(), palette(),
              rules ? std::string(text("RULES"))
                    : capitals(shownName(catalogue(), blue ? Side::Blue : Side::Red)),
              rules ? palette().pale : palette().of(blue ? Side::Blue : Side::Red));
    drawFoot(textures(), palette(), true);
    drawMenu();
    drawExplanation(explanation());
    drawMenuHints(menu().selected() < rows_.size() ? text("Change") : text("Done"), text("Back"));
}

std::string SetupPageScreen::shownOption(std::size_t item) const {
    const Menu all = setupMenu(setup(), choices_, catalogue());
    return all.items()[setupIndex(rows_[item])].options[menu().items()[item].option];
}

std::string SetupPageScreen::playerExplanation(Side side) const {
    if (choices_.online) return std::string(text("Blue defends the bottom, Red the top"));
    const Controller controller = setup().contestants[sideIndex(side)].controller;
    if (!isPerson(controller)) return std::string(text("The computer plays this side"));
    const bool absent = (controller == Controller::Pad1 && !context().state.pads[0]) ||
                        (controller == Controller::Pad2 && !context().state.pads[1]);
    if (absent) return std::string(text("Press a button of the gamepad: it joins at any time"));
    return controlsLine(controller);
}

std::string SetupPageScreen::paddleExplanation(Side side) const {
    if (const std::optional<Boss> boss = setup().settings.bosses[sideIndex(side)])
        return std::string(text(explain(*boss)));
    return std::string(choices_.bosses.empty()
                           ? text("Beat a boss of the campaign to play with its paddle")
                           : text("The usual paddle.  The bosses that you have beaten lend you theirs"));
}

std::string SetupPageScreen::explanation() const {
    if (menu().selected() >= rows_.size()) return {};
    const auto& [blue, red] = setup().contestants;
    switch (rows_[menu().selected()]) {
    case SetupItem::BluePlayer: return playerExplanation(Side::Blue);
    case SetupItem::RedPlayer: return playerExplanation(Side::Red);
    case SetupItem::BlueDifficulty: return std::string(text(explain(blue.computer.strength.nearest())));
    case SetupItem::RedDifficulty: return std::string(text(explain(red.computer.strength.nearest())));
    case SetupItem::BlueCharacter: return std::string(text(explain(blue.computer.personality)));
    case SetupItem::RedCharacter: return std::string(text(explain(red.computer.personality)));
    case SetupItem::BluePaddle: return paddleExplanation(Side::Blue);
    case SetupItem::RedPaddle: return paddleExplanation(Side::Red);
    case SetupItem::Rounds: return std::string(text("Win more than half of the rounds to win the match"));
    case SetupItem::BlueGoals:
    case SetupItem::RedGoals:
        return std::string(text("The goals this side needs to win.  Let the stronger side need more"));
    case SetupItem::Points: return std::string(text("The first to reach these points wins at once"));
    case SetupItem::SuddenDeath:
        return std::string(text("From then on there are no shields, and balls speed up"));
    case SetupItem::Mutators: return std::string(text("Eight changes to the rules: combine any of them"));
    }
    return {};
}

} // namespace arkanong
