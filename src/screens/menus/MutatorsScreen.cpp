#include "arkanong/screens/menus/MutatorsScreen.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

constexpr MenuPanel panel{568.0, mutatorCount + 1};

Menu menuFor(Mutators mutators) {
    std::vector<Menu::Item> items;
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        items.push_back({std::string(shownName(mutator)), {"OFF", "ON"}, mutators.has(mutator) ? 1U : 0U});
    }
    items.push_back({"DONE"});
    return panel.menu(std::move(items));
}

MatchSettings& settingsFor(ScreenContext& context, SetupKind kind) {
    return kind == SetupKind::Watch ? context.state.lastWatch.settings : context.state.lastVersus.settings;
}

} // namespace

MutatorsScreen::MutatorsScreen(ScreenContext& context, SetupKind kind)
    : MenuScreen(context, menuFor(settingsFor(context, kind).mutators)),
      settings_(settingsFor(context, kind)) {}

void MutatorsScreen::selectionMoved() {
    for (std::size_t i = 0; i < mutatorCount; ++i)
        settings_.mutators.set(static_cast<Mutator>(i), menu().items()[i].option == 1);
}

ScreenChange MutatorsScreen::chosen(std::size_t item) {
    if (item == mutatorCount) return Resume{};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

void MutatorsScreen::draw(double, double) const {
    panel.draw(textures(), palette(), "MUTATORS", palette().pale);
    drawMenu();
    const std::size_t selected = menu().selected();
    const bool isMutator = selected < mutatorCount;
    if (isMutator) drawExplanation(explain(static_cast<Mutator>(selected)));
    drawMenuHints(isMutator ? "SWITCH" : "DONE", "BACK");
}

} // namespace arkanong
