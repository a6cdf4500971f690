#include "arkanong/screens/replays/PlayOnScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/InterfaceTexts.hpp"

#include <utility>

namespace arkanong {

PlayOnScreen::PlayOnScreen(ScreenContext& context, PlayOnMatch moment)
    : MenuScreen(context, centredMenu({{""}}, 0.0, menuItemWidth)), moment_(std::move(moment)),
      side_(usualSide(moment_)),
      opponents_(opponentsOf(catalogue(), moment_, side_, context.state.ownController)) {
    showRows();
    log().write("play on from " + std::to_string(moment_.tick));
}

void PlayOnScreen::lookChanged() {
    opponents_ = opponentsOf(catalogue(), moment_, side_, context().state.ownController);
    showRows();
}

void PlayOnScreen::showRows() {
    std::vector<Menu::Item> items{{translatable("PLAY ON")}};
    if (!solo()) {
        items.push_back({translatable("YOU PLAY"),
                         {std::string(shownName(catalogue(), Side::Blue)),
                          std::string(shownName(catalogue(), Side::Red))},
                         sideIndex(side_)});
        Menu::Item against{translatable("AGAINST"), {}, opponent_};
        for (const PlayOnOpponent& opponent : opponents_)
            against.options.push_back(opponent.text);
        items.push_back(std::move(against));
    }
    items.push_back({translatable("BACK TO THE REPLAY")});
    const std::size_t selected = menu().selected();
    panel_.rows = items.size();
    panel_.width = MenuPanel::wide * (1.0 + 0.5 * type().growth());
    menu() = panel_.menu(std::move(items));
    menu().select(selected);
}

void PlayOnScreen::selectionMoved() {
    if (solo()) return;
    opponent_ = menu().items()[Against].option;
    const Side side = menu().items()[TakenSide].option == 0 ? Side::Blue : Side::Red;
    if (side == side_) return;
    side_ = side;
    opponents_ = opponentsOf(catalogue(), moment_, side_, context().state.ownController);
    opponent_ = 0;
    showRows();
}

ScreenChange PlayOnScreen::chosen(std::size_t item) {
    const Controller own = context().state.ownController;
    switch (rowAt(item)) {
    case Begin:
        return ShowMatch{playOnSetup(moment_, side_, own, solo() ? PlayOnOpponent{} : opponents_[opponent_])};
    case TakenSide:
    case Against:
        menu().handle(MenuIntent::Right);
        selectionMoved();
        return Stay{};
    case ToReplay: break;
    }
    return Resume{};
}

void PlayOnScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    panel_.draw(textures(), palette(), fill(text("PLAY ON FROM {time}"), {{"time", clockText(moment_.tick)}}),
                palette().amber);
    drawFoot(textures(), palette(), true);
    drawMenu();
    drawExplanation(explanation());
    const Row row = rowAt(menu().selected());
    drawMenuHints(row == TakenSide || row == Against ? text("Change") : text("Choose"), text("Replay"));
}

std::string PlayOnScreen::explanation() const {
    switch (rowAt(menu().selected())) {
    case Begin:
        return std::string(
            text("Kept as a replay if you play it to its end.  It counts for no score, medal or mission"));
    case TakenSide: return std::string(text("Blue defends the bottom, Red the top"));
    case Against: {
        const Contestant& other = opponents_[opponent_].contestant;
        if (isPerson(other.controller)) return controlsLine(other.controller);
        const BotProfile& computer = other.computer;
        // Translators: a computer's strength, and what it does.
        return fill(text("{strength}.  {sentence}"),
                    {{"strength", shownStrength(catalogue(), computer.strength)},
                     {"sentence", text(explain(computer.personality))}});
    }
    case ToReplay: break;
    }
    return {};
}

} // namespace arkanong
