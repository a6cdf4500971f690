#pragma once

#include "arkanong/input/bindings/ControlMap.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// The rebinding of one slot of a ControlMap: waits for a key, button or stick. A control that is already in
/// use must be pressed twice. Escape, a loss of focus, another device or a timeout cancels. Independent of
/// the screen.
class Rebinding {
  public:
    static constexpr double patience = 6.0; ///< The timeout, seconds; restarts after each question.

    enum class State : std::uint8_t { Waits, Done, GivenUp };

    Rebinding(std::size_t row, std::size_t slot) : row_(row), slot_(slot) {}

    /// Changes `controls` when it returns Done.
    State handle(const sfml::WindowEvent& event, ControlMap& controls);
    /// Advances frame time.
    State advance(double seconds);

    std::size_t row() const { return row_; }
    std::size_t slot() const { return slot_; }
    double secondsLeft() const { return left_; }
    /// The control that was pressed once and is already in use.
    const std::optional<Control>& asked() const { return asked_; }
    /// The instruction for the player, or the objection to the control that was pressed.
    std::string prompt(const Catalogue& catalogue) const;
    /// True if prompt() is an objection.
    bool warns() const { return objection_ != Objection::None; }

  private:
    const ControlRow& its() const { return controlRows()[row_]; }
    State offer(Control control, ControlMap& controls);
    /// What is wrong with a control that was pressed.
    enum class Objection : std::uint8_t {
        None,
        Unknown,
        Reserved,
        Shared, ///< If it is repeated, both actions have it.
        Swaps,  ///< If it is repeated, the actions swap their controls.
        Taken,  ///< If it is repeated, the other action loses it.
    };
    State warn(Objection objection, Control control);
    std::string objection(const Catalogue& catalogue) const;
    bool abandons(const sfml::WindowEvent& event) const;
    /// The control in the event if it fits the row's kind.
    std::optional<Control> offered(const sfml::WindowEvent& event);
    std::optional<Control> pushed(const sfml::PadMoved& moved);

    std::size_t row_;
    std::size_t slot_;
    double left_ = patience;
    std::optional<Control> asked_;
    Objection objection_ = Objection::None;
    Control offered_{};     ///< To which there is an objection.
    std::size_t rival_ = 0; ///< The row that has it.
    /// The first reported position of each axis: triggers rest far from zero.
    std::array<std::optional<float>, 8> first_;
};

} // namespace arkanong
