#include "arkanong/screens/options/OptionPageScreen.hpp"

#include "OptionPanel.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

// In the order of OptionPage; for the event log.
constexpr auto names = tableOf<OptionPage, std::string_view>(
    {"options-sound", "options-window", "options-picture", "options-feel", "options-play", "options-access",
     "options-second-player", "options-ear"});

Menu menuOf(const std::vector<Setting>& rows, const Settings& settings) {
    std::vector<Menu::Item> items;
    items.reserve(rows.size() + 2);
    for (const Setting& row : rows)
        items.push_back(itemOf(row, settings));
    items.push_back({translatable("RESET TO DEFAULTS")});
    items.push_back({translatable("BACK")});
    const MenuPanel panel = optionPanel(items.size());
    return panel.menu(std::move(items));
}

} // namespace

OptionPageScreen::OptionPageScreen(ScreenContext& context, OptionPage page)
    : OptionPageScreen(context, page, optionRows(page)) {}

OptionPageScreen::OptionPageScreen(ScreenContext& context, OptionPage page, std::vector<Setting> rows)
    : MenuScreen(context, menuOf(rows, context.services.profile.settings())), page_(page),
      rows_(std::move(rows)) {}

std::string_view OptionPageScreen::name() const { return names[static_cast<std::size_t>(page_)]; }

// What the picture looks like is judged by the match behind.
double OptionPageScreen::brightnessBelow() const {
    return page_ == OptionPage::Picture || page_ == OptionPage::Feel ? 0.95 : light::underMenu;
}

void OptionPageScreen::followSettings() {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        menu().item(i) = itemOf(rows_[i], profile().settings());
}

void OptionPageScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    followSettings();
}

void OptionPageScreen::selectionMoved() {
    const std::size_t selected = menu().selected();
    if (selected >= rows_.size()) return;
    PlayerProfile& records = profile();
    const std::size_t option = menu().items()[selected].option;
    if (option == itemOf(rows_[selected], records.settings()).option) return;
    records.tryOut(withChoice(rows_[selected], records.settings(), option));
    followSettings();
}

ScreenChange OptionPageScreen::chosen(std::size_t item) {
    if (item > rows_.size()) return back();
    if (item < rows_.size()) {
        menu().handle(MenuIntent::Right);
        selectionMoved();
        return Stay{};
    }
    Settings settings = profile().settings();
    for (const Setting& row : rows_)
        settings = withDefault(row, std::move(settings));
    profile().tryOut(std::move(settings));
    followSettings();
    return Stay{};
}

ScreenChange OptionPageScreen::back() {
    leave();
    return Resume{};
}

std::string OptionPageScreen::shownItem(std::size_t item) const {
    const bool chooses = item < rows_.size() && std::holds_alternative<SettingLanguage>(rows_[item].kind);
    return chooses ? languageRowName(catalogue()) : MenuScreen::shownItem(item);
}

std::string OptionPageScreen::shownOption(std::size_t item) const {
    if (item >= rows_.size()) return {};
    const std::vector<std::string> options = itemOf(rows_[item], profile().settings(), catalogue()).options;
    return options[std::min(menu().items()[item].option, options.size() - 1)];
}

std::string_view OptionPageScreen::explanation(const Setting& row) const {
    const bool byPad = context().state.device == Device::Gamepad;
    if (byPad && !row.line.textByPad.empty()) return text(row.line.textByPad);
    return text(explain(row, profile().settings(), context().look.effects));
}

void OptionPageScreen::draw(double, double) const {
    drawOptionPanel(textures(), palette(), optionPanel(menu().items().size()),
                    text(pageContext, displayName(page_)));
    drawFoot(textures(), palette(), true);
    drawMenu();
    const std::size_t selected = menu().selected();
    const bool isRow = selected < rows_.size();
    if (isRow) drawExplanation(explanation(rows_[selected]));
    if (selected == rows_.size()) drawExplanation(text("Resets every setting on this page"));
    drawMenuHints(isRow ? text("Change") : text("Choose"), text("Back"));
}

} // namespace arkanong
