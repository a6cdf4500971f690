#include "arkanong/game/MutatorsScreen.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double headingY = 128.0;
constexpr double menuTop = 196.0;
constexpr double menuWidth = 520.0;
constexpr Vec2 panelLow{320.0, 60.0};
constexpr Vec2 panelSize{640.0, 540.0};

Menu menuFor(Mutators mutators) {
    std::vector<Menu::Item> items;
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        items.push_back({std::string(shownName(mutator)), {"OFF", "ON"}, mutators.has(mutator) ? 1U : 0U});
    }
    items.push_back({"DONE"});
    return centredMenu(std::move(items), menuTop, menuWidth);
}

MatchSettings& settingsFor(ScreenContext& context, MatchPlan::Kind kind) {
    return kind == MatchPlan::Kind::Watch ? context.lastWatch.settings : context.lastVersus.settings;
}

} // namespace

MutatorsScreen::MutatorsScreen(ScreenContext& context, MatchPlan::Kind kind)
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
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), palette(), "MUTATORS", {screenSize.x / 2, headingY});
    drawMenu();
    const std::size_t selected = menu().selected();
    const bool isMutator = selected < mutatorCount;
    if (isMutator) drawExplanation(explain(static_cast<Mutator>(selected)));
    drawMenuHints(isMutator ? "SWITCH" : "DONE", "BACK");
}

} // namespace arkanong
