#include "arkanong/screens/options/PresetsScreen.hpp"

#include "OptionPanel.hpp"
#include "arkanong/language/Languages.hpp"
#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/session/profile/Presets.hpp"

#include <iterator>
#include <utility>

namespace arkanong {

namespace {

/// At the first start it stands below the game's name and asks a question.
MenuPanel presetsPanel(std::size_t rows, bool firstStart) {
    MenuPanel panel = optionPanel(rows);
    if (!firstStart) return panel;
    panel.middle = screenSize.x / 2.0;
    panel.width = 640.0;
    panel.step = 31.0;
    panel.content = 68.0;
    panel.down = 24.0;
    return panel;
}

/// The languages in their own words, the one in use selected.
Menu::Item languageChoice(const Catalogue& catalogue) {
    Menu::Item item{translatable("Language")};
    for (const Language& language : languages) {
        if (language.code == catalogue.language()) item.option = item.options.size();
        item.options.emplace_back(language.name);
    }
    return item;
}

Menu presetMenu(bool firstStart, const Catalogue& catalogue) {
    std::vector<Menu::Item> items;
    items.reserve(presetCount + 1);
    if (firstStart) items.push_back(languageChoice(catalogue));
    for (const Preset& preset : presets())
        items.push_back({std::string(preset.name)});
    if (!firstStart) items.push_back({translatable("BACK")});
    const MenuPanel panel = presetsPanel(items.size(), firstStart);
    return panel.menu(std::move(items));
}

bool isPress(const sfml::WindowEvent& event) {
    return std::holds_alternative<sfml::KeyPressed>(event) ||
           std::holds_alternative<sfml::MousePressed>(event) ||
           std::holds_alternative<sfml::PadPressed>(event);
}

} // namespace

PresetsScreen::PresetsScreen(ScreenContext& context, bool firstStart)
    : MenuScreen(context, presetMenu(firstStart, *context.services.textures.type().catalogue)),
      firstStart_(firstStart), before_(context.services.profile.settings()),
      language_(firstStart ? menu().items()[languageItem].option : 0) {
    const std::size_t present = presetOf(before_);
    menu().select(itemOf(present < presetCount ? present : 0));
    if (firstStart_ && before_.speech)
        menu().select(itemOf(presetByEar)); // What the player hears is what Enter keeps.
}

std::optional<std::size_t> PresetsScreen::presetAt(std::size_t item) const {
    const std::size_t first = itemOf(0);
    return item >= first && item < first + presetCount ? std::optional(item - first) : std::nullopt;
}

ScreenChange PresetsScreen::handle(const sfml::WindowEvent& event) {
    if (!deviceBehind(event)) return MenuScreen::handle(event);
    untouched_ = 0.0;
    if (moves_ && isPress(event)) return chosen(menu().selected());
    moves_ = false;
    return MenuScreen::handle(event);
}

void PresetsScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    if (!firstStart_) return;
    untouched_ += seconds;
    if (untouched_ < (moves_ ? pace : patience)) return;
    untouched_ = 0.0;
    moves_ = true;
    static_cast<void>(MenuScreen::handle(sfml::KeyPressed{sfml::Key::Tab}));
}

void PresetsScreen::selectionMoved() {
    if (isLanguage(menu().selected())) return useLanguage();
    const std::optional<std::size_t> preset = presetAt(menu().selected());
    if (!preset) return;
    Settings shown = withPreset(*preset, before_);
    shown.oneButton = before_.oneButton;           // Otherwise the keys could not choose another preset.
    shown.speech = shown.speech || before_.speech; // Nor could a player who sees nothing.
    profile().tryOut(std::move(shown));
}

/// Uses the selected language, whichever preset is chosen afterwards.
void PresetsScreen::useLanguage() {
    const Menu::Item& item = menu().items()[languageItem];
    if (std::exchange(language_, item.option) != item.option)
        before_.language = std::begin(languages)[item.option].code;
    profile().tryOut(before_);
}

ScreenChange PresetsScreen::chosen(std::size_t item) {
    if (isLanguage(item)) {
        menu().handle(MenuIntent::Right);
        useLanguage();
        return Stay{};
    }
    const std::optional<std::size_t> preset = presetAt(item);
    if (!preset) return back();
    profile().tryOut(withPreset(*preset, before_));
    log().write("preset " + std::string(presets()[*preset].name));
    return done();
}

ScreenChange PresetsScreen::back() {
    profile().tryOut(before_);
    return done();
}

ScreenChange PresetsScreen::done() {
    profile().keepSettings();
    if (firstStart_) return ShowTitle{}; // The title's entries depend on the choice.
    return Resume{};
}

std::string PresetsScreen::shownItem(std::size_t item) const {
    return isLanguage(item) ? languageRowName(catalogue()) : MenuScreen::shownItem(item);
}

std::string PresetsScreen::shownOption(std::size_t item) const {
    return menu().items()[item].options[menu().items()[item].option]; // A name in its own language.
}

void PresetsScreen::draw(double, double) const {
    const MenuPanel panel = presetsPanel(menu().items().size(), firstStart_);
    drawOptionPanel(textures(), palette(), panel,
                    text(firstStart_ ? translatable("WELCOME") : translatable("PRESETS")));
    if (firstStart_) {
        const std::string_view question =
            text("How would you like it to look and play? You can change it later");
        const FittedLines lines =
            fittingLines(textures(), question, panel.inside(), 2, {type::body, type::label});
        const double step = 1.5 * type().capHeight(lines.size); // Accents need more than letters of English.
        drawLines(textures(), lines, {panel.middle, panel.contentTop() + 22.0 + 14.0 * type().growth()},
                  {type::body, palette().amber, Align::Centre}, step);
    }
    drawFoot(textures(), palette(), true);
    drawMenu();
    if (const std::optional<std::size_t> preset = presetAt(menu().selected()))
        drawExplanation(text(presets()[*preset].text));
    const bool changes = isLanguage(menu().selected());
    if (changes) drawExplanation(text("The language of all texts"));
    if (moves_)
        return drawHints(
            textures(), palette(),
            {{std::string(text("Any key or button")), changes ? text("Change") : text("Choose this")}});
    drawMenuHints(changes ? text("Change") : text("Choose"),
                  firstStart_ ? text("preset", "Standard") : text("Back"));
}

} // namespace arkanong
