#include "arkanong/ui/MutatorsScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr MenuPanel panelAboveExplanation() {
    MenuPanel panel{MenuPanel::wide, mutatorCount + 1};
    panel.lowest = MenuPanel::aboveExplanation;
    return panel;
}
constexpr MenuPanel panel = panelAboveExplanation();

Menu menuFor(Mutators mutators) {
    std::vector<Menu::Item> items;
    for (const Mutator mutator : everyOf<Mutator>()) {
        items.push_back({std::string(displayName(mutator)),
                         {translatable("Off"), translatable("On")},
                         mutators.has(mutator) ? 1U : 0U});
    }
    items.push_back({translatable("DONE")});
    return panel.menu(std::move(items));
}

MatchSettings& settingsFor(ScreenContext& context, SetupKind kind) {
    return kind == SetupKind::Watch ? context.state.lastWatch.settings : context.state.lastVersus.settings;
}

} // namespace

MutatorsScreen::MutatorsScreen(ScreenContext& context, SetupKind kind)
    : MutatorsScreen(context, translatable("MUTATORS"), settingsFor(context, kind).mutators,
                     [&context, kind](Mutators on) { settingsFor(context, kind).mutators = on; }) {}

MutatorsScreen::MutatorsScreen(ScreenContext& context, std::string_view heading, Mutators on,
                               std::function<void(Mutators)> take)
    : MenuScreen(context, menuFor(on)), heading_(heading), on_(on), take_(std::move(take)) {}

void MutatorsScreen::selectionMoved() {
    Mutators now;
    for (std::size_t i = 0; i < mutatorCount; ++i)
        now.set(static_cast<Mutator>(i), menu().items()[i].option == 1);
    if (now != on_) take_(now);
    on_ = now;
}

ScreenChange MutatorsScreen::chosen(std::size_t item) {
    if (item == mutatorCount) return Resume{};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

void MutatorsScreen::draw(double, double) const {
    panel.draw(textures(), palette(), text(heading_), palette().pale);
    drawFoot(textures(), palette(), true);
    drawMenu();
    const std::size_t selected = menu().selected();
    const bool isMutator = selected < mutatorCount;
    if (isMutator) drawExplanation(text(explain(static_cast<Mutator>(selected))));
    drawMenuHints(isMutator ? text("Switch") : text("Done"), text("Back"));
}

} // namespace arkanong
