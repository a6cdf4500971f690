#include "arkanong/ui/ChoiceScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/match/LevelPicture.hpp"

#include <utility>

namespace arkanong {

namespace {

MenuPanel panelOf(const Dialog& dialog) {
    constexpr double countdownRoom = 24.0; ///< For "BEGINS IN 3".
    MenuPanel panel = dialog.panel;
    panel.rows = dialog.entries.size();
    if (dialog.countsDown || dialog.awaited.any()) panel.below = countdownRoom;
    return panel;
}

} // namespace

PaletteColour paletteColourOf(Side side) { return side == Side::Blue ? &Palette::blue : &Palette::red; }

Dialog messageDialog(std::string text) {
    Dialog dialog;
    dialog.name = "message";
    dialog.heading = "SOMETHING WENT WRONG";
    dialog.panel.width = 800.0;
    dialog.panel.content = 160.0;
    dialog.texts = {{std::move(text),
                     {-dialog.panel.inside() / 2.0, type::body},
                     type::body,
                     &Palette::pale,
                     Align::Left,
                     true}};
    dialog.entries = {{"BACK TO THE TITLE", ShowTitle{}}};
    dialog.back = ShowTitle{};
    dialog.acceptHint = "BACK";
    dialog.behind = Dialog::Behind::Nothing;
    return dialog;
}

ChoiceScreen::ChoiceScreen(ScreenContext& context, Dialog dialog)
    : MenuScreen(context, panelOf(dialog).menuOf(dialog.entries)), dialog_(std::move(dialog)) {
    dialog_.panel = panelOf(dialog_);
    if (dialog_.followsPlay) followPlay();
}

ScreenChange ChoiceScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) held_ = true;
    if (followPads(event)) return Stay{};
    return MenuScreen::handle(event);
}

bool ChoiceScreen::followPads(const sfml::WindowEvent& event) {
    const auto awaited = [this](unsigned pad) { return pad < padCount && dialog_.awaited[pad]; };
    if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (awaited(gone->pad)) dialog_.countsDown = false;
        return false;
    }
    if (dialog_.countsDown || deviceBehind(event) != Device::Gamepad) return false;
    const auto* pressed = std::get_if<sfml::PadPressed>(&event);
    const auto* moved = std::get_if<sfml::PadMoved>(&event);
    if (!awaited(pressed != nullptr ? pressed->pad : moved->pad)) return false;
    dialog_.countsDown = true;
    held_ = false;
    ticksLeft_ = countdownTicks;
    log().write("gamepad is back");
    return true;
}

ScreenChange ChoiceScreen::step() {
    if (!waits() && --ticksLeft_ <= 0) return chosen(0);
    return Stay{};
}

ScreenChange ChoiceScreen::back() {
    if (waits()) return dialog_.back;
    held_ = true;
    return Stay{};
}

double ChoiceScreen::brightnessBelow() const {
    return dialog_.dimsAtOnce ? light::underMenu : brightnessUnderMenu(age());
}

void ChoiceScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    if (dialog_.behind == Dialog::Behind::Nothing) drawBackdrop();
    dialog_.panel.draw(textures(), palette(), dialog_.heading, palette().*dialog_.headingColour);
    drawContent();
    drawMenu();
    if (dialog_.behind == Dialog::Behind::Match) drawFoot(textures(), palette());
    if (!waits()) drawCountdown();
    drawMenuHints(dialog_.acceptHint, waits() ? dialog_.backHint : "WAIT");
}

void ChoiceScreen::drawContent() const {
    const MenuPanel& panel = dialog_.panel;
    if (const auto& picture = dialog_.picture) {
        const Vec2 low{panel.middle - picture->width / 2.0, panel.contentTop() + picture->top};
        if (picture->red)
            drawLevelPicture(textures(), palette(), picture->level, low, picture->width);
        else
            drawLevelPicture(textures(), palette(), picture->level, low, picture->width, {Side::Blue});
    }
    if (const auto& portrait = dialog_.portrait) {
        BossPose pose;
        pose.boss = portrait->boss;
        pose.side = portrait->side;
        drawBossPortrait(textures(), palette(), Layer::Overlay,
                         Vec2{panel.middle, panel.contentTop()} + portrait->at, portrait->scale, pose);
    }
    for (const Dialog::Text& text : dialog_.texts)
        drawText(text);
    constexpr double medalsWidth = 360.0;
    if (const auto& medals = dialog_.medals)
        drawMedalLines(textures(), palette(), medals->lines,
                       {panel.middle - medalsWidth / 2.0, panel.contentTop() + medals->top}, medalsWidth);
}

void ChoiceScreen::drawText(const Dialog::Text& text) const {
    const double room = dialog_.panel.inside();
    const Vec2 at = Vec2{dialog_.panel.middle, dialog_.panel.contentTop()} + text.at;
    TextStyle style{text.size, palette().*text.colour, text.align};
    if (text.wraps) {
        drawParagraph(textures(), text.text, at, room, style);
        return;
    }
    style.size = fittingSize(textures(), text.text, room, {text.size, type::label});
    if (text.grows) style.size = style.size * easeOutBack(age() / 0.5);
    arkanong::drawText(textures(), text.text, at, style);
}

void ChoiceScreen::drawCountdown() const {
    const int seconds = (ticksLeft_ + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
    const Vec2 at{dialog_.panel.middle, dialog_.panel.belowTop() + space::gap + type::label};
    arkanong::drawText(textures(), "BEGINS IN " + std::to_string(seconds), at,
                       {type::label, palette().muted, Align::Centre});
}

} // namespace arkanong
