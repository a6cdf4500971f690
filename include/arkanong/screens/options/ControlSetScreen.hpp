#pragma once

#include "arkanong/input/Rebinding.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/CellTable.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// One set of controls, to be set anew: a row for each action, with places for its keys or buttons. Over the
/// controls.
class ControlSetScreen : public Screen {
  public:
    ControlSetScreen(ScreenContext& context, ControlSet set);

    std::string_view name() const override { return "keys"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }
    void lookChanged() override;

  private:
    using Place = CellTable::Place;

    Menu::Result led(const sfml::WindowEvent& event);
    /// Where a mark says that there are more rows.
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
    /// Null where the selected cell is no place for a control.
    const ControlRow* selectedRow() const;
    /// The cell's control; nothing where it is empty.
    [[nodiscard]] std::optional<Control> controlAt(Place place) const;
    bool removable(Place place) const;
    /// What the selected control serves for too, in words; empty: nothing.
    std::string selectedConflict() const;
    bool warns() const;
    std::string explanation() const;

    void drawRow(std::size_t row) const;
    void drawSlot(Place place) const;
    void drawButton(Place place, std::string_view text) const;
    void drawWords() const;
    // In smaller letters where it is wider than `room`, px.
    void write(std::string_view text, Vec2 at, sf::Color colour, double room,
               Align align = Align::Centre) const;
    void drawOwnHints() const;

    ControlSet set_;
    std::vector<std::size_t> rows_; ///< Of the set, by their numbers in all.
    CellTable table_;               ///< A row for each, then reset and done.
    MenuInput input_;
    ControlMap controls_;
    std::optional<Rebinding> rebinding_;
    std::string words_; ///< What has just happened; empty: nothing worth telling.
    bool resetAsked_ = false;
};

} // namespace arkanong
