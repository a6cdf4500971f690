#include "arkanong/ui/ChoiceScreen.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/match/LevelPicture.hpp"
#include "arkanong/render/text/Marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

MenuPanel panelOf(const Dialog& dialog) {
    constexpr double countdownRoom = 24.0; ///< Space for "BEGINS IN 3", px.
    MenuPanel panel = dialog.panel;
    panel.rows = dialog.entries.size();
    if (dialog.countsDown || dialog.awaited.any()) panel.below = countdownRoom;
    return panel;
}

constexpr double medalsWidth = 360.0;
constexpr double targetsWidth = 230.0; ///< Before the level was won for the first time, if that is enough.

/// The width of the table of medals, px: wide enough for the longest mission, if the panel is.
double widthOf(const TextureManager& textures, const MedalLines& lines, double room) {
    const double scale = textures.type().scale;
    const bool told =
        std::any_of(lines.begin(), lines.end(), [](const MedalLine& line) { return !line.reached.empty(); });
    if (told) return std::min(room, medalsWidth * scale);
    constexpr double mark = 32.0;
    double width = targetsWidth * scale;
    for (const MedalLine& line : lines)
        if (line.name.empty())
            width = std::max(width, mark + measureText(textures, line.target, type::label));
    return std::min(room, width);
}

/// A text, picture or other part of a dialog: its reference point at the default text size, the space it takes above
/// and below, and the coordinate that moves it.
struct Piece {
    double y;
    double above;
    double below;
    double* place;
    double lost = 0.0; ///< How far it is below its position at the default text size, px.
};

FittedLines linesOf(const TextureManager& textures, const Dialog::Text& text, double room) {
    if (text.wraps) return {brokenText(textures, text.text, text.size, room), text.size};
    constexpr double narrow = 0.75; // Slightly narrower letters are better than a line of one word.
    const TextSize whole = fittingSize(textures, text.text, room, {text.size, type::label});
    if (textures.type().scale <= 1.0 || whole.width() >= narrow) return {{text.text}, whole};
    return fittingLines(textures, text.text, room, 2, {text.size, type::label});
}

double roomOf(const Dialog& dialog, const Dialog::Text& text) {
    return text.room > 0.0 ? text.room : dialog.panel.inside();
}

Piece pieceOf(const TextureManager& textures, Dialog::Text& text, double room) {
    const FittedLines fitted = linesOf(textures, text, room);
    const double half = textures.type().capHeight(fitted.size) / 2.0;
    // As they are drawn: a paragraph has wider spaces between its lines.
    const double usual = text.wraps ? type::lineStep * fitted.size : 0.0;
    const double more = moreLeading(text.text);
    const double rest =
        textures.type().lineSpacing(fitted.size, usual, more) * static_cast<double>(fitted.lines.size() - 1);
    const double middle = text.at.y - text.size / 2.0;
    const double stroke = text.size > type::body ? 0.05 : 0.0; // Half of the width of a large letter's.
    const double marks = 2.0 * half * std::max({more, marksAbove(fitted.lines.front()), stroke});
    if (text.wraps) return {middle, half + marks, rest + half, &text.at.y};
    return {middle, rest / 2.0 + half + marks, rest / 2.0 + half, &text.at.y};
}

std::vector<Piece> piecesOf(const TextureManager& textures, Dialog& dialog, double pictureShare) {
    std::vector<Piece> pieces;
    for (Dialog::Text& text : dialog.texts)
        pieces.push_back(pieceOf(textures, text, roomOf(dialog, text)));
    if (auto& picture = dialog.picture) {
        const double usual = levelPictureHeight(picture->width);
        picture->width *= pictureShare;
        const double height = levelPictureHeight(picture->width);
        pieces.push_back({picture->top, 0.0, height, &picture->top, usual - height});
    }
    if (auto& medals = dialog.medals) {
        const double half = textures.type().capHeight(type::label) / 2.0;
        const double rest = medalStep(textures.type(), medals->lines) * static_cast<double>(medalCount - 1);
        const MedalLine& first = medals->lines.front();
        const std::string line = first.name + first.target;
        const double marks = 2.0 * half * std::max(moreLeading(line), marksAbove(line));
        pieces.push_back({medals->top - type::label / 2.0, half + marks, rest + half, &medals->top});
    }
    if (auto& portrait = dialog.portrait) pieces.push_back({portrait->at.y, 0.0, 0.0, &portrait->at.y});
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.y < b.y; });
    return pieces;
}

/// Widens the panel for larger letters; the content at its left edge keeps its distance from the edge.
Dialog widened(const Type& type, Dialog dialog) {
    constexpr double widest = screenSize.x - 2.0 * space::margin;
    const double wanted = dialog.panel.width * (1.0 + 0.5 * type.growth());
    const double aside = std::max(0.0, std::min(widest, wanted) - dialog.panel.width) / 2.0;
    dialog.panel.width += 2.0 * aside;
    for (Dialog::Text& text : dialog.texts)
        if (text.align == Align::Left) text.at.x -= aside;
    if (dialog.portrait) dialog.portrait->at.x -= aside;
    return dialog;
}

/// Texts beside the portrait are as narrow as it takes not to cover it.
Dialog besidePortrait(const Type& type, Dialog dialog) {
    if (!dialog.portrait) return dialog;
    const Vec2 reach = portraitReach(dialog.portrait->who) * dialog.portrait->scale;
    for (Dialog::Text& text : dialog.texts) {
        const Vec2 away = text.at - Vec2{0.0, text.size / 2.0} - dialog.portrait->at;
        const bool beside = std::abs(away.y) < reach.y + type.capHeight(text.size) / 2.0;
        if (beside && text.align == Align::Centre)
            text.room = std::min(2.0 * (std::abs(away.x) - reach.x - space::unit), dialog.panel.inside());
    }
    return dialog;
}

/// Sizes of a dialog's picture and gaps.
struct Roominess {
    double picture; ///< Its share of the default size.
    double gap;     ///< Between two lines, cap heights.
};
/// In order of preference: the first one that fits is used.
constexpr std::array<Roominess, 7> roominess{
    {{1.0, 0.6}, {0.8, 0.6}, {0.6, 0.6}, {0.6, 0.45}, {0.4, 0.45}, {0.4, 0.35}, {0.2, 0.35}}};

/// A portrait's hat keeps clear of the texts above it that are as wide as its place.
void lowerPortrait(const TextureManager& textures, Dialog& dialog, double gap) {
    Dialog::Portrait& portrait = *dialog.portrait;
    const double aside = std::abs(portrait.at.x) - portraitReach(portrait.who).x * portrait.scale;
    for (Dialog::Text& text : dialog.texts) {
        const Piece piece = pieceOf(textures, text, roomOf(dialog, text));
        if (piece.y > portrait.at.y) continue;
        const FittedLines fitted = linesOf(textures, text, roomOf(dialog, text));
        const double step = textures.type().lineSpacing(fitted.size, 0.0, moreLeading(text.text));
        double bottom = piece.y + piece.below; // Of the last line.
        for (auto line = fitted.lines.rbegin(); line != fitted.lines.rend(); ++line, bottom -= step) {
            if (measureText(textures, *line, fitted.size) / 2.0 <= aside) continue;
            portrait.at.y =
                std::max(portrait.at.y, bottom + gap + portraitRise(portrait.who) * portrait.scale);
            break;
        }
    }
}

/// Moves the dialog's parts as far apart as the text size requires.
Dialog spread(const TextureManager& textures, Dialog dialog, Roominess room) {
    const double gap = room.gap * textures.type().capHeight(type::label);
    const double heading = textures.type().capHeight(type::heading);
    double shift = 0.0;
    const std::string_view name = textures.type().text(dialog.heading);
    const double baseline = -MenuPanel::headingGap - (type::heading - heading) / 2.0;
    constexpr double stroke = 0.05; // Half of its width.
    const double top = baseline - heading * (1.0 + stroke + marksAbove(name));
    double bottom = baseline + heading * (stroke + marksBelow(name));
    double row = -1e9; // y of the last row at the default text size.
    for (const Piece& piece : piecesOf(textures, dialog, room.picture)) {
        if (piece.y < 0.0) { // Above the heading.
            const double middle = std::min(piece.y, top - gap - piece.below);
            *piece.place += middle - piece.y;
            dialog.panel.above = std::max(0.0, piece.above + space::gap - middle - MenuPanel::headingGap -
                                                   MenuPanel::headingDown);
            continue;
        }
        const bool beside = piece.y - row < 2.0 || piece.below == 0.0;
        if (!beside) shift += std::max(0.0, bottom + gap - (piece.y + shift - piece.above));
        *piece.place += shift;
        if (piece.below == 0.0) continue;
        row = piece.y;
        bottom = std::max(bottom, piece.y + shift + piece.below);
        shift -= piece.lost;
    }
    if (dialog.portrait) lowerPortrait(textures, dialog, gap);
    const double aboveMenu = std::max(gap, room.picture * space::gap);
    dialog.panel.content = std::max(dialog.panel.content + shift, bottom + aboveMenu);
    return dialog;
}

/// Removes the first text that can be spared; what is below it moves up. Returns whether there is one.
bool spareText(Dialog& dialog) {
    const auto spared =
        std::max_element(dialog.texts.begin(), dialog.texts.end(),
                         [](const Dialog::Text& a, const Dialog::Text& b) { return a.spared < b.spared; });
    if (spared == dialog.texts.end() || spared->spared == 0) return false;
    const double y = spared->at.y;
    dialog.texts.erase(spared);
    if (y < 0.0) { // Above the heading.
        dialog.panel.above = 0.0;
        return true;
    }
    double next = dialog.panel.content;
    for (const Dialog::Text& text : dialog.texts)
        if (text.at.y > y) next = std::min(next, text.at.y);
    const auto moveUp = [&](double& place) {
        if (place > y) place -= next - y;
    };
    for (Dialog::Text& text : dialog.texts)
        moveUp(text.at.y);
    if (dialog.picture) moveUp(dialog.picture->top);
    if (dialog.portrait) moveUp(dialog.portrait->at.y);
    if (dialog.medals) moveUp(dialog.medals->top);
    dialog.panel.content -= next - y;
    return true;
}

/// Laid out with as much room between its parts as there is. Returns whether it fits into the window.
bool layOutIn(const TextureManager& textures, const Dialog& given, Dialog& dialog) {
    const Type& type = textures.type();
    for (const Roominess& room : roominess) {
        dialog = spread(textures, besidePortrait(type, widened(type, given)), room);
        if (dialog.panel.excess() < 1e-6) return true;
    }
    return false;
}

} // namespace

PaletteColour paletteColourOf(Side side) { return side == Side::Blue ? &Palette::blue : &Palette::red; }

Dialog messageDialog(std::string text) {
    Dialog dialog;
    dialog.name = "message";
    dialog.heading = translatable("SOMETHING WENT WRONG");
    dialog.panel.width = 800.0;
    dialog.panel.content = 72.0;
    dialog.texts = {{std::move(text),
                     {-dialog.panel.inside() / 2.0, type::body},
                     type::body,
                     &Palette::pale,
                     Align::Left,
                     true}};
    dialog.entries = {{translatable("BACK TO THE TITLE"), ShowTitle{}}};
    dialog.back = ShowTitle{};
    dialog.acceptHint = translatable("Back");
    dialog.behind = Dialog::Behind::Nothing;
    return dialog;
}

ChoiceScreen::ChoiceScreen(ScreenContext& context, Dialog dialog)
    : MenuScreen(context, panelOf(dialog).menuOf(dialog.entries)), given_(std::move(dialog)),
      sting_(given_.sting) {
    given_.panel = panelOf(given_);
    layOut();
    if (given_.followsPlay) followPlay();
}

void ChoiceScreen::layOut() {
    dialog_ = besidePortrait(type(), given_);
    const bool wraps = std::any_of(given_.texts.begin(), given_.texts.end(),
                                   [](const Dialog::Text& text) { return text.wraps; });
    if (wraps || type().scale > 1.0) {
        Dialog shown = given_;
        while (!layOutIn(textures(), shown, dialog_) && spareText(shown)) {
        }
    }
    // Without a picture, first removes the space above the heading, then the space between the menu's rows.
    dialog_.panel.above = std::max(0.0, dialog_.panel.above - dialog_.panel.excess());
    dialog_.panel.step -= dialog_.panel.excess() / static_cast<double>(dialog_.panel.rows);
    const std::size_t selected = std::min(menu().selected(), dialog_.entries.size() - 1);
    menu() = dialog_.panel.menuOf(dialog_.entries);
    menu().select(selected);
}

void ChoiceScreen::become(Dialog dialog) {
    if (dialog.entries.size() != given_.entries.size()) rearranged();
    given_ = std::move(dialog);
    given_.panel = panelOf(given_);
    layOut();
}

void ChoiceScreen::lookChanged() { layOut(); }

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

void ChoiceScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    sounds().playNotes(sting_.advance(seconds));
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
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    if (dialog_.behind == Dialog::Behind::Nothing) drawBackdrop();
    dialog_.panel.draw(textures(), palette(), text(dialog_.heading), palette().*dialog_.headingColour);
    drawContent();
    drawMenu();
    const std::string_view accept = text(dialog_.acceptHint);
    // Translators: a countdown is stopped.
    const std::string_view back = waits() ? text(dialog_.backHint) : text("Wait");
    const MenuControls controls = shownControls();
    if (dialog_.behind == Dialog::Behind::Match)
        drawFoot(textures(), palette(), false,
                 hintsWidth(textures(), {{controls.accept, accept}, {controls.back, back}}));
    if (!waits()) drawCountdown();
    drawMenuHints(accept, back);
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
    if (const auto& portrait = dialog_.portrait)
        drawPortrait(textures(), palette(), portrait->who,
                     Vec2{panel.middle, panel.contentTop()} + portrait->at, portrait->scale);
    for (const Dialog::Text& line : dialog_.texts)
        drawText(line);
    if (const auto& medals = dialog_.medals) {
        const double width = widthOf(textures(), medals->lines, panel.inside());
        drawMedalLines(textures(), palette(), medals->lines,
                       {panel.middle - width / 2.0, panel.contentTop() + medals->top}, width);
    }
}

void ChoiceScreen::drawText(const Dialog::Text& line) const {
    const double room = roomOf(dialog_, line);
    const Vec2 at = Vec2{dialog_.panel.middle, dialog_.panel.contentTop()} + line.at;
    TextStyle style{line.size, palette().*line.colour, line.align};
    if (line.wraps) {
        drawParagraph(textures(), line.text, at, room, style, moreLeading(line.text));
        return;
    }
    FittedLines fitted = linesOf(textures(), line, room);
    if (line.grows) {
        fitted.size = fitted.size * easeOutBack(age() / 0.5);
        style.size = fitted.size;
    }
    drawLines(textures(), fitted, at, style, type().lineSpacing(fitted.size, 0.0, moreLeading(line.text)));
}

void ChoiceScreen::drawCountdown() const {
    const int seconds = (ticksLeft_ + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
    const Vec2 at{dialog_.panel.middle, dialog_.panel.belowTop() + space::gap + type::label};
    arkanong::drawText(textures(), fill(text("Begins in {n}"), {{"n", seconds}}), at,
                       {type::label, palette().muted, Align::Centre});
}

} // namespace arkanong
