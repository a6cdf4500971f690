#include "arkanong/screens/options/ControlSetScreen.hpp"

#include "ControlSetLayout.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

using namespace controlset;

namespace {

CellTable tableFor(const Type& type, const std::vector<std::size_t>& rows) {
    const double step = stepFor(type, rows.size());
    std::vector<std::vector<CellTable::Cell>> cells;
    cells.reserve(rows.size() + 1);
    double y = tableTop + step / 2.0;
    for (const std::size_t row : rows) {
        const double height = std::round(step * cellShare);
        std::vector<CellTable::Cell> its;
        if (controlRows()[row].kind == ControlKind::PadAxis)
            its.push_back({{slotX + slotStep / 2.0, y}, {slotStep + slotWidth, height}});
        else
            for (std::size_t slot = 0; slot < slots; ++slot)
                its.push_back({{slotX + slotStep * static_cast<double>(slot), y}, {slotWidth, height}});
        cells.push_back(std::move(its));
        y += step;
    }
    constexpr double middle = screenSize.x / 2.0;
    cells.push_back(
        {{{middle - fromMiddle, buttonsY}, buttonSize}, {{middle + fromMiddle, buttonsY}, buttonSize}});
    CellTable table(std::move(cells));
    table.scroll(rows.size(), shownRows(type, rows.size()), step);
    return table;
}

std::string adviceFor(const Catalogue& catalogue, ControlSet set) {
    switch (set) {
    case ControlSet::LeftKeys:
    case ControlSet::RightKeys:
        return std::string(
            catalogue.text("Up to three keys for each.  Ctrl and Shift block no other keys: good for two at "
                           "one keyboard"));
    case ControlSet::Mouse:
        return std::string(
            catalogue.text("In menus the left button always chooses and the right one goes back"));
    case ControlSet::Gamepad:
        return fill(catalogue.text("In menus {accept} always chooses and {back} goes back. The direction pad "
                                   "always moves"),
                    {{"accept", padGlyph(PadPart::A)}, {"back", padGlyph(PadPart::B)}});
    case ControlSet::Common:
        return std::string(
            catalogue.text("Esc always pauses.  F3 counters,  F10 sound,  F11 full screen,  F12 screenshot"));
    }
    return {};
}

} // namespace

ControlSetScreen::ControlSetScreen(ScreenContext& context, ControlSet set)
    : Screen(context), set_(set), rows_(rowsOf(set)), table_(tableFor(type(), rows_)),
      controls_(context.services.profile.settings().controls) {}

ScreenChange ControlSetScreen::handle(const sfml::WindowEvent& event) {
    if (rebinding_) return handleRebinding(event);
    if (removes(event)) {
        removeSelected();
        return Stay{};
    }
    switch (led(event)) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        sounds().play(Cue::MenuMove);
        words_.clear();
        resetAsked_ = false;
        break;
    case Menu::Result::Accepted: return chosen();
    case Menu::Result::Back: return done();
    }
    return Stay{};
}

Menu::Result ControlSetScreen::led(const sfml::WindowEvent& event) {
    constexpr double reach = 14.0; // px
    if (const auto* wheel = std::get_if<sfml::MouseWheeled>(&event))
        return table_.turn(wheel->notches < 0.0F);
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    if (click != nullptr && click->button == sf::Mouse::Button::Left)
        for (const bool below : {false, true})
            if ((below ? table_.moreBelow() : table_.moreAbove()) &&
                distance(click->at, moreMark(below)) <= reach)
                return table_.turn(below);
    return lead(event, input_, table_);
}

void ControlSetScreen::lookChanged() {
    const Place selected = table_.selected();
    table_ = tableFor(type(), rows_);
    table_.select(selected);
}

Vec2 ControlSetScreen::moreMark(bool below) const {
    return {markX, table_.cell({below ? table_.last() : table_.first(), 0}).centre.y};
}

ScreenChange ControlSetScreen::handleRebinding(const sfml::WindowEvent& event) {
    if (!rebinding_) return Stay{};
    // A stick that is pushed here shall not move the choice after it.
    static_cast<void>(input_.intent(event));
    resolve(rebinding_->handle(event, controls_));
    return Stay{};
}

void ControlSetScreen::resolve(Rebinding::State state) {
    if (!rebinding_ || state == Rebinding::State::Waits) return;
    const ControlRow& row = controlRows()[rebinding_->row()];
    const std::size_t slot = std::min(rebinding_->slot(), controls_.of(rebinding_->row()).size() - 1);
    const Control& bound = controls_.of(rebinding_->row())[slot];
    rebinding_.reset();
    if (state == Rebinding::State::GivenUp) {
        sounds().play(Cue::MenuBack);
        log().write("not bound");
        words_ = text("Unchanged");
        return;
    }
    sounds().play(Cue::MenuAccept);
    changed();
    log().write("bound " + std::string(nameOf(row.set)) + ' ' + std::string(row.name) + ": " +
                displayName(bound));
}

ScreenChange ControlSetScreen::chosen() {
    sounds().play(Cue::MenuAccept);
    const Place at = table_.selected();
    if (isSlot(at)) {
        words_.clear();
        resetAsked_ = false;
        rebinding_.emplace(rows_[at.row], at.column);
        log().write("waits for " + std::string(selectedRow()->name));
        return Stay{};
    }
    if (at.column == Done) return Resume{};
    resetOrAsk();
    return Stay{};
}

ScreenChange ControlSetScreen::done() const {
    sounds().play(Cue::MenuBack);
    return Resume{};
}

void ControlSetScreen::resetOrAsk() {
    if (!std::exchange(resetAsked_, true)) {
        words_ = fill(text("Press again to reset all of the {set}"), {{"set", shownName(catalogue(), set_)}});
        return;
    }
    resetAsked_ = false;
    controls_.reset(set_);
    changed();
    words_ = text("Reset to defaults");
    log().write("reset " + std::string(nameOf(set_)));
}

bool ControlSetScreen::removes(const sfml::WindowEvent& event) const {
    if (!isSlot(table_.selected())) return false;
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    if (key != nullptr) return key->key == sfml::Key::Delete;
    const auto* button = std::get_if<sfml::PadPressed>(&event);
    if (button != nullptr) return button->button == padButtonThird;
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    if (click == nullptr || click->button != sf::Mouse::Button::Left || !removable(table_.selected()))
        return false;
    const CellTable::Cell cell = table_.cell(table_.selected());
    const Vec2 from = click->at - cell.centre;
    return std::abs(from.y) <= cell.size.y / 2.0 && from.x <= cell.size.x / 2.0 &&
           from.x >= cell.size.x / 2.0 - crossWidth;
}

void ControlSetScreen::removeSelected() {
    const Place at = table_.selected();
    const std::optional<Control> control = controlAt(at);
    if (!control) return;
    const std::string_view action = shownName(catalogue(), *selectedRow());
    if (!controls_.remove(rows_[at.row], at.column)) {
        sounds().play(Cue::MenuBack);
        words_ = fill(text("It is the only control for {action}. Replace it instead"), {{"action", action}});
        return;
    }
    sounds().play(Cue::MenuAccept);
    changed();
    words_ = fill(text("{control} is no longer used for {action}"),
                  {{"control", shownName(catalogue(), *control)}, {"action", action}});
    log().write("unbound " + nameOf(*control));
}

// Saves at once, so that the change is kept however the game ends.
void ControlSetScreen::changed() {
    words_.clear();
    Settings settings = profile().settings();
    controls_.save(settings.controls);
    profile().change(std::move(settings));
}

void ControlSetScreen::advance(double seconds) {
    sounds().play({}, std::nullopt);
    if (rebinding_) resolve(rebinding_->advance(seconds));
}

const ControlRow* ControlSetScreen::selectedRow() const {
    const Place at = table_.selected();
    return isSlot(at) ? &controlRows()[rows_[at.row]] : nullptr;
}

std::optional<Control> ControlSetScreen::controlAt(Place place) const {
    const std::vector<Control>& controls = controls_.of(rows_[place.row]);
    if (place.column >= controls.size()) return std::nullopt;
    return controls[place.column];
}

bool ControlSetScreen::removable(Place place) const {
    return isSlot(place) && controlAt(place) && controls_.of(rows_[place.row]).size() > 1;
}

std::string ControlSetScreen::selectedConflict() const {
    const Place at = table_.selected();
    if (!isSlot(at)) return {};
    const std::optional<Control> control = controlAt(at);
    if (!control) return {};
    const std::optional<std::size_t> rival = controls_.rival(rows_[at.row], *control);
    if (!rival) return {};
    return fill(text("{control} is also used for {place}"),
                {{"control", shownName(catalogue(), *control)}, {"place", placeOf(catalogue(), *rival)}});
}

bool ControlSetScreen::warns() const {
    return rebinding_ ? rebinding_->warns() : words_.empty() && !selectedConflict().empty();
}

std::string ControlSetScreen::explanation() const {
    if (rebinding_) return rebinding_->prompt(catalogue());
    if (!words_.empty()) return words_;
    if (std::string conflict = selectedConflict(); !conflict.empty()) return conflict;
    if (set_ == ControlSet::Gamepad && context().state.pads.none())
        return std::string(text("No gamepad has been used yet: press one of its buttons"));
    return adviceFor(catalogue(), set_);
}

} // namespace arkanong
