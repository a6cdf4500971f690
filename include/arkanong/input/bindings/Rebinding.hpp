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
    std::string prompt() const;
    /// True if prompt() is an objection.
    bool warns() const { return !warning_.empty(); }

  private:
    const ControlRow& its() const { return controlRows()[row_]; }
    State offer(Control control, ControlMap& controls);
    State warn(std::string words);
    bool abandons(const sfml::WindowEvent& event) const;
    /// The control in the event if it fits the row's kind.
    std::optional<Control> offered(const sfml::WindowEvent& event);
    std::optional<Control> pushed(const sfml::PadMoved& moved);

    std::size_t row_;
    std::size_t slot_;
    double left_ = patience;
    std::optional<Control> asked_;
    std::string warning_;
    /// The first reported position of each axis: triggers rest far from zero.
    std::array<std::optional<float>, 8> first_;
};

} // namespace arkanong
