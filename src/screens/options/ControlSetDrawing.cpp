#include "ControlSetLayout.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

using namespace controlset;

void ControlSetScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), capitals(shownName(catalogue(), set_)), {screenSize.x / 2.0, headingY},
                panelSize.x, palette().pale);
    for (std::size_t row = table_.first(); row <= table_.last(); ++row)
        drawRow(row);
    for (const bool below : {false, true})
        if (below ? table_.moreBelow() : table_.moreAbove())
            textures().draw(Layer::Overlay, Sprite::Chevron,
                            {moreMark(below), {1.0, 1.0}, rotationFromTurns(below ? 0.25 : -0.25)},
                            palette().blue);
    drawButton({rows_.size(), Reset}, text("RESET TO DEFAULTS"));
    drawButton({rows_.size(), Done}, text("DONE"));
    drawFoot(textures(), palette(), type().isLarge());
    drawWords();
    drawOwnHints();
}

Choices ControlSetScreen::choices() const {
    Choices choices;
    const auto boxOf = [](const CellTable::Cell& cell) {
        return Box{cell.centre - cell.size / 2.0, cell.centre + cell.size / 2.0};
    };
    for (std::size_t row = table_.first(); row <= table_.last(); ++row) {
        const CellTable::Cell first = table_.cell({row, 0});
        const bool selected = table_.selected().row == row;
        const Vec2 half{0.0, first.size.y / 2.0}; // The name stands before the cells.
        choices.add({Vec2{nameX, first.centre.y} - half, Vec2{nameX + nameRoom, first.centre.y} + half},
                    selected);
        const std::size_t columns = controlRows()[rows_[row]].kind == ControlKind::PadAxis ? 1 : slots;
        for (std::size_t column = 0; column < columns; ++column)
            choices.add(boxOf(table_.cell({row, column})), selected && table_.selected().column == column);
    }
    for (const Button button : {Reset, Done}) {
        const Place place{rows_.size(), button};
        choices.add(boxOf(table_.cell(place)), table_.selected() == place);
    }
    return choices;
}

void ControlSetScreen::drawRow(std::size_t row) const {
    const bool selected = table_.selected().row == row;
    const bool contested = controls_.contested(rows_[row]);
    const sf::Color colour =
        contested ? palette().red : (selected ? sf::Color(255, 255, 255) : palette().pale);
    const double y = table_.cell({row, 0}).centre.y;
    const std::string name =
        (contested ? "! " : "") + std::string(shownName(catalogue(), controlRows()[rows_[row]]));
    const double aside = type().isLarge() ? largeAside : 0.0;
    write(name, {nameX - aside, y}, colour, nameRoom + aside, Align::Left);
    const std::size_t columns = controlRows()[rows_[row]].kind == ControlKind::PadAxis ? 1 : slots;
    for (std::size_t column = 0; column < columns; ++column)
        drawSlot({row, column});
}

void ControlSetScreen::drawSlot(Place place) const {
    const CellTable::Cell cell = table_.cell(place);
    const bool selected = table_.selected() == place;
    const bool crossed = selected && context().state.device == Device::Mouse && removable(place);
    const double room = cell.size.x - 2.0 * (crossed ? crossWidth : slotInset);
    const Vec2 low = cell.centre - cell.size / 2.0;
    if (selected) textures().drawRectangle(Layer::Overlay, low, cell.size, faded(palette().blue, 0.22));
    drawFrame(textures(), low, cell.size, selected ? palette().blue : faded(palette().grid, 0.7));
    if (selected && rebinding_) {
        const int seconds = static_cast<int>(std::ceil(rebinding_->secondsLeft()));
        const std::optional<Control> asked = rebinding_->asked();
        write((asked ? shownName(catalogue(), *asked) + " ?  " : "...  ") + std::to_string(seconds),
              cell.centre, palette().amber, room);
        return;
    }
    const std::optional<Control> control = controlAt(place);
    if (!control) {
        if (selected) write(text("Add"), cell.centre, palette().muted, room);
        return;
    }
    const bool contested = controls_.rival(rows_[place.row], *control).has_value();
    write(shownName(catalogue(), *control), cell.centre,
          contested ? palette().red : (selected ? sf::Color(255, 255, 255) : palette().pale), room);
    if (!crossed) return;
    constexpr double arm = 4.0;
    constexpr double stroke = 1.5;
    const Vec2 cross = cell.centre + Vec2{(cell.size.x - crossWidth) / 2.0, 0.0};
    textures().drawLine(Layer::Overlay, cross + Vec2{-arm, -arm}, cross + Vec2{arm, arm}, stroke,
                        palette().pale);
    textures().drawLine(Layer::Overlay, cross + Vec2{-arm, arm}, cross + Vec2{arm, -arm}, stroke,
                        palette().pale);
}

void ControlSetScreen::drawButton(Place place, std::string_view name) const {
    const CellTable::Cell cell = table_.cell(place);
    const double selection = table_.selected() == place ? 1.0 : 0.0;
    drawSelection(textures(), palette(), cell.centre, cell.size, selection);
    drawMenuItem(textures(), palette(), name, cell.centre, selection, cell.size);
}

void ControlSetScreen::drawWords() const {
    const bool told = rebinding_ || !words_.empty();
    sf::Color colour = told ? palette().amber : palette().muted;
    if (warns()) colour = palette().red;
    const std::string words = explanation();
    if (type().isLarge()) return drawExplanation(textures(), words, colour);
    drawText(textures(), words, {screenSize.x / 2.0, wordsY},
             {fittingSize(textures(), words, panelSize.x - 2.0 * space::padding, {letters}), colour,
              Align::Centre});
}

void ControlSetScreen::write(std::string_view words, Vec2 at, sf::Color colour, double room,
                             Align align) const {
    TextStyle style;
    style.size = fittingSize(textures(), words, room, {lettersFor(type(), rows_.size()), letters});
    style.colour = colour;
    style.align = align;
    drawText(textures(), words, at + Vec2{0.0, style.size / 2.0}, style);
}

void ControlSetScreen::drawOwnHints() const {
    const MenuControls keys = shownControls();
    if (rebinding_) {
        const ControlKind kind = controlRows()[rebinding_->row()].kind;
        const bool byEscape = kind == ControlKind::MouseButton || kind == ControlKind::PadButton;
        const std::string escape(text("key", "Esc"));
        const std::string leaves =
            context().state.device == Device::Mouse ? std::string(text("Click")) : keys.back;
        drawHints(textures(), palette(), {{byEscape ? escape : leaves, text("Or wait: keeps it unchanged")}});
        return;
    }
    if (!isSlot(table_.selected())) return drawMenuHints(text("Choose"), text("Back"));
    if (oneButton()) return drawMenuHints(text("Set"), text("Back"));
    switch (context().state.device) {
    case Device::Mouse: drawMenuHints(text("Set"), text("Back")); break;
    case Device::Keyboard:
        drawHints(textures(), palette(),
                  {{keys.accept, text("Set")},
                   {std::string(text("key", "Delete")), text("Remove")},
                   {keys.back, text("Back")}});
        break;
    case Device::Gamepad:
        drawHints(
            textures(), palette(),
            {{keys.accept, text("Set")}, {padGlyph(PadPart::X), text("Remove")}, {keys.back, text("Back")}});
        break;
    }
}

} // namespace arkanong
