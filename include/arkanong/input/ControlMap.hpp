#pragma once

#include "arkanong/input/ControlRows.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// What does what: the defaults, changed by the player. Every row always has a control.
class ControlMap {
  public:
    using Saved = decltype(Settings::controls);

    /// The defaults.
    ControlMap();
    /// As the settings say. What they do not name, or name no control for, is as by default.
    explicit ControlMap(const Saved& saved);

    /// The set must have this action.
    const std::vector<Control>& of(ControlSet set, Action action) const;
    const std::vector<Control>& of(std::size_t row) const { return rows_[row]; }

    /// Puts a control of the row's kind into a place of it; after the last one where `slot` is beyond it. A
    /// row has each control once: where it stood before in the row, it is no more.
    void assign(std::size_t row, std::size_t slot, Control control);
    /// Takes the control in this place away; false where there is none or it is the row's last one.
    bool remove(std::size_t row, std::size_t slot);
    /// As assign(), and the other rows that it would serve for too get what stood in this place instead, or
    /// nothing. A row that would be left with nothing keeps it.
    void take(std::size_t row, std::size_t slot, Control control);
    void reset(ControlSet set);

    /// The first other row that this control serves for in play at the same time; nothing where there is
    /// none. Two rows of one action do not count while only one player can have both.
    std::optional<std::size_t> rival(std::size_t row, Control control) const;
    /// A control of the row serves for another one too.
    bool contested(std::size_t row) const;
    /// The set's first control that does; nothing where none does.
    std::optional<Control> contestedControl(ControlSet set) const;

    /// Writes it into the settings, where only what differs from the defaults is named. What the game does
    /// not understand there stays as it was.
    void save(Saved& saved) const;

    friend bool operator==(const ControlMap& a, const ControlMap& b) { return a.rows_ == b.rows_; }
    friend bool operator!=(const ControlMap& a, const ControlMap& b) { return !(a == b); }

  private:
    std::array<std::vector<Control>, controlRowCount> rows_;
};

/// What of the settings the game does not understand, in plain words; empty where there is nothing.
std::vector<std::string> problemsIn(const ControlMap::Saved& saved);

} // namespace arkanong
