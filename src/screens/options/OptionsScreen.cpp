#include "arkanong/screens/options/OptionsScreen.hpp"

#include "OptionPanel.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/session/MatchPresets.hpp"

namespace arkanong {

namespace {

constexpr std::size_t controlsItem = optionPageCount;
constexpr std::size_t presetsItem = controlsItem + 1;
constexpr std::size_t firstMatchItem = presetsItem + 1; ///< Where there is one.

Menu pagesMenu(bool overTitle) {
    std::vector<Menu::Item> items;
    items.reserve(optionPageCount + 4);
    for (std::size_t i = 0; i < optionPageCount; ++i) {
        items.push_back({std::string(displayName(static_cast<OptionPage>(i)))});
        items.back().context = pageContext;
    }
    items.push_back({translatable("CONTROLS")});
    items.push_back({translatable("PRESETS")});
    if (overTitle) items.push_back({translatable("FIRST MATCH")});
    items.push_back({translatable("BACK")});
    const MenuPanel panel = optionPanel(items.size());
    return panel.menu(std::move(items));
}

} // namespace

OptionsScreen::OptionsScreen(ScreenContext& context, bool overTitle)
    : MenuScreen(context, pagesMenu(overTitle)) {}

ScreenChange OptionsScreen::chosen(std::size_t item) {
    if (item < optionPageCount) return ShowOptionPage{static_cast<OptionPage>(item)};
    if (item == controlsItem) return ShowControls{};
    if (item == presetsItem) return ShowPresets{};
    if (item + 1 == menu().items().size()) return Resume{};
    return ShowMatch{lessonsSetup(context().state.ownController)};
}

std::string OptionsScreen::shownItem(std::size_t item) const {
    const std::string name = MenuScreen::shownItem(item);
    // The way to the language, for players who cannot read the present one.
    return item == static_cast<std::size_t>(OptionPage::Picture) ? globe() + ' ' + name : name;
}

void OptionsScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawOptionPanel(textures(), palette(), optionPanel(menu().items().size()), text("OPTIONS"));
    drawFoot(textures(), palette(), true);
    drawMenu();
    const std::size_t selected = menu().selected();
    if (selected < optionPageCount) drawExplanation(text(explain(static_cast<OptionPage>(selected))));
    if (selected == controlsItem) drawExplanation(text("Assign keys, buttons and sticks"));
    if (selected == presetsItem) drawExplanation(text("Ready-made settings for eyes, ears, hands or calm"));
    if (selected == firstMatchItem && selected + 1 < menu().items().size())
        drawExplanation(text("How to play, step by step, and a short match"));
    drawMenuHints(text("Choose"), text("Back"));
}

} // namespace arkanong
