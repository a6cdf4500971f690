#pragma once

#include "arkanong/input/bindings/Rebinding.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/CellTable.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Edits one set of controls: a row for each action, with slots for its keys or buttons. Over the controls.
class ControlSetScreen : public Screen {
  public:
    ControlSetScreen(ScreenContext& context, ControlSet set);

    std::string_view name() const override { return "keys"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;
    double brightnessBelow() const override { return light::underPage; }
    void lookChanged() override;

  private:
    using Place = CellTable::Place;

    Menu::Result led(const sfml::WindowEvent& event);
    /// Position of the mark for rows out of view.
    Vec2 moreMark(bool below) const;
    [[nodiscard]] ScreenChange handleRebinding(const sfml::WindowEvent& event);
    [[nodiscard]] ScreenChange chosen();
    [[nodiscard]] ScreenChange done() const;
    bool removes(const sfml::WindowEvent& event) const;
    void removeSelected();
    void resetOrAsk();
    void resolve(Rebinding::State state);
    void changed();

    bool isSlot(Place place) const { return place.row < rows_.size(); }
    /// Null if the selected cell is not a slot for a control.
    const ControlRow* selectedRow() const;
    /// The control in a slot; nullopt if the slot is empty.
    [[nodiscard]] std::optional<Control> controlAt(Place place) const;
    bool removable(Place place) const;
    /// Describes the other uses of the selected control; empty if it has none.
    std::string selectedConflict() const;
    bool warns() const;
    std::string explanation() const;

    void drawRow(std::size_t row) const;
    void drawSlot(Place place) const;
    void drawButton(Place place, std::string_view name) const;
    void drawWords() const;
    // Condensed if it is wider than `room`, px.
    void write(std::string_view words, Vec2 at, sf::Color colour, double room,
               Align align = Align::Centre) const;
    void drawOwnHints() const;

    ControlSet set_;
    std::vector<std::size_t> rows_; ///< Indices of the set's rows among all rows.
    CellTable table_;               ///< A row for each action, then the buttons to reset and to leave.
    MenuInput input_;
    ControlMap controls_;
    std::optional<Rebinding> rebinding_;
    std::string words_; ///< Message about the last change; empty if there is none.
    bool resetAsked_ = false;
};

} // namespace arkanong
