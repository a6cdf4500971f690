#pragma once

#include "arkanong/input/ControlMap.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// Waits for the key, button or stick that one place of a ControlMap shall have, without a picture. What
/// serves for something else already has to be pressed twice. Escape, the loss of the window's focus or a
/// device that is not asked for leave everything as it was, and so does time.
class Rebinding {
  public:
    static constexpr double patience = 6.0; ///< Seconds, anew after each question.

    enum class State : std::uint8_t { Waits, Done, GivenUp };

    Rebinding(std::size_t row, std::size_t slot) : row_(row), slot_(slot) {}

    /// Sets it in `controls` when it is Done.
    State handle(const sfml::WindowEvent& event, ControlMap& controls);
    /// Frame time passes.
    State advance(double seconds);

    std::size_t row() const { return row_; }
    std::size_t slot() const { return slot_; }
    double secondsLeft() const { return left_; }
    /// What was pressed once and is wanted elsewhere.
    const std::optional<Control>& asked() const { return asked_; }
    /// What to do, and what stands against the control that was pressed.
    std::string prompt() const;
    /// Something stands against it.
    bool warns() const { return !warning_.empty(); }

  private:
    const ControlRow& its() const { return controlRows()[row_]; }
    State offer(Control control, ControlMap& controls);
    State warn(std::string words);
    bool abandons(const sfml::WindowEvent& event) const;
    /// What the event offers for a row of this kind.
    std::optional<Control> offered(const sfml::WindowEvent& event);
    std::optional<Control> pushed(const sfml::PadMoved& moved);

    std::size_t row_;
    std::size_t slot_;
    double left_ = patience;
    std::optional<Control> asked_;
    std::string warning_;
    std::array<std::optional<float>, 8> first_; ///< Where each axis was first seen: triggers rest far out.
};

} // namespace arkanong
