#include "arkanong/screens/options/PresetsScreen.hpp"

#include "OptionPanel.hpp"
#include "arkanong/session/profile/Presets.hpp"

namespace arkanong {

namespace {

/// At the first start it stands below the game's name and asks a question.
MenuPanel presetsPanel(const Type& type, std::size_t rows, bool firstStart) {
    MenuPanel panel = optionPanel(rows);
    if (!firstStart) return panel;
    panel.middle = screenSize.x / 2.0;
    panel.width = 640.0;
    panel.step = 31.0 - type.growth();
    panel.content = 48.0 + 24.0 * type.growth();
    return panel;
}

Menu presetMenu(const Type& type, bool firstStart) {
    std::vector<Menu::Item> items;
    items.reserve(presetCount + 1);
    for (const Preset& preset : presets())
        items.push_back({std::string(preset.name)});
    if (!firstStart) items.push_back({translatable("BACK")});
    const MenuPanel panel = presetsPanel(type, items.size(), firstStart);
    return panel.menu(std::move(items));
}

bool isPress(const sfml::WindowEvent& event) {
    return std::holds_alternative<sfml::KeyPressed>(event) ||
           std::holds_alternative<sfml::MousePressed>(event) ||
           std::holds_alternative<sfml::PadPressed>(event);
}

} // namespace

PresetsScreen::PresetsScreen(ScreenContext& context, bool firstStart)
    : MenuScreen(context, presetMenu(context.services.textures.type(), firstStart)), firstStart_(firstStart),
      laidOutFor_(type().scale), before_(context.services.profile.settings()) {
    const std::size_t present = presetOf(before_);
    if (present < presetCount) menu().select(present);
    if (firstStart_ && before_.speech)
        menu().select(presetByEar); // What the player hears is what Enter keeps.
}

void PresetsScreen::lookChanged() {
    if (type().scale == laidOutFor_) return; // The highlight keeps moving.
    laidOutFor_ = type().scale;
    const std::size_t selected = menu().selected();
    menu() = presetMenu(type(), firstStart_);
    menu().select(selected);
}

ScreenChange PresetsScreen::handle(const sfml::WindowEvent& event) {
    if (!deviceBehind(event)) return MenuScreen::handle(event);
    if (moves_ && isPress(event)) return chosen(menu().selected());
    untouched_ = 0.0;
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
    const std::size_t selected = menu().selected();
    if (selected >= presetCount) return;
    Settings shown = withPreset(selected, before_);
    shown.oneButton = before_.oneButton;           // Otherwise the keys could not choose another preset.
    shown.speech = shown.speech || before_.speech; // Nor could a player who sees nothing.
    profile().tryOut(std::move(shown));
}

ScreenChange PresetsScreen::chosen(std::size_t item) {
    if (item >= presetCount) return back();
    profile().tryOut(withPreset(item, before_));
    log().write("preset " + std::string(presets()[item].name));
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

void PresetsScreen::draw(double, double) const {
    const MenuPanel panel = presetsPanel(type(), menu().items().size(), firstStart_);
    drawOptionPanel(textures(), palette(), panel,
                    text(firstStart_ ? translatable("WELCOME") : translatable("PRESETS")));
    if (firstStart_) {
        const std::string_view question =
            text("How would you like it to look and play? You can change it later");
        const FittedLines lines =
            fittingLines(textures(), question, panel.inside(), 2, {type::body, type::label});
        // Accents need more than letters of English.
        const double step = (1.5 + 0.15 * type().growth()) * type().capHeight(lines.size);
        drawLines(textures(), lines, {panel.middle, panel.contentTop() + 18.0 + 19.0 * type().growth()},
                  {type::body, palette().amber, Align::Centre}, step);
    }
    drawFoot(textures(), palette(), true);
    drawMenu();
    const std::size_t selected = menu().selected();
    if (selected < presetCount) drawExplanation(text(presets()[selected].text));
    if (moves_)
        return drawHints(textures(), palette(),
                         {{std::string(text("Any key or button")), text("Choose this")}});
    drawMenuHints(text("Choose"), firstStart_ ? text("preset", "Standard") : text("Back"));
}

} // namespace arkanong
