#pragma once

#include "arkanong/input/bindings/ControlRows.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The player's key bindings: the defaults with the player's changes. Every row always has at least one
/// control.
class ControlMap {
  public:
    using Saved = decltype(Settings::controls);

    /// The defaults.
    ControlMap();
    /// The bindings in the settings. Rows without a valid control there keep their defaults.
    explicit ControlMap(const Saved& saved);

    /// The controls of an action. The set must have this action.
    const std::vector<Control>& of(ControlSet set, Action action) const;
    const std::vector<Control>& of(std::size_t row) const { return rows_[row]; }

    /// Puts a control of the row's kind into a slot of the row; appends it if `slot` is beyond the last one.
    /// A copy of the control in another slot of the row is removed.
    void assign(std::size_t row, std::size_t slot, Control control);
    /// Removes the control in this slot. Returns false if there is none or it is the row's only one.
    bool remove(std::size_t row, std::size_t slot);
    /// As assign(), but resolves conflicts: other rows with this control get the slot's previous control
    /// instead, or lose it. A row that would be left without a control keeps it.
    void take(std::size_t row, std::size_t slot, Control control);
    /// Replaces the controls of an action by these: at least one, all of the row's kind.
    void replace(ControlSet set, Action action, std::vector<Control> controls);
    /// Restores the defaults of a set.
    void reset(ControlSet set);

    /// The first other row in which this control conflicts during play; nullopt if there is none. Two rows of
    /// the same action do not conflict if only a single player can have both.
    [[nodiscard]] std::optional<std::size_t> rival(std::size_t row, Control control) const;
    /// True if a control of the row conflicts with another row.
    bool contested(std::size_t row) const;
    /// The set's first control that conflicts; nullopt if none does.
    [[nodiscard]] std::optional<Control> contestedControl(ControlSet set) const;

    /// Writes the differences from the defaults into the settings. Unknown entries there are kept.
    void save(Saved& saved) const;

    friend bool operator==(const ControlMap& a, const ControlMap& b) { return a.rows_ == b.rows_; }
    friend bool operator!=(const ControlMap& a, const ControlMap& b) { return !(a == b); }

  private:
    std::array<std::vector<Control>, controlRowCount> rows_;
};

/// Describes the entries of the settings that are unknown or invalid, one sentence each.
std::vector<std::string> problemsIn(const ControlMap::Saved& saved);

} // namespace arkanong
