#pragma once

#include "arkanong/input/bindings/Bindings.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// Assigns slots to gamepads in the order of first use instead of the driver's order: many machines report a
/// "gamepad" that is not in use, which should not become gamepad 1. A gamepad can join at any time, by a
/// button or a clear push of a stick, and takes the slot it had when it left, or the lowest free one. A pad that only
/// repeats what another one does is the same pad seen twice, as under Steam, and does not join. Expects the events of
/// standard gamepads, see StandardGamepads.
class GamepadSlots {
  public:
    /// Replaces the driver's number in a gamepad event by the slot. Events of a gamepad without a slot become
    /// OtherEvent; all other events are returned unchanged.
    sfml::WindowEvent assigned(const sfml::WindowEvent& event);

    /// Sets the text that identifies the gamepad when it is connected again, perhaps with another number, and whether
    /// it is emulated: an emulated pad and a real one can be the same.
    void introduce(unsigned pad, std::string identity, bool emulated = false);
    /// Begins the events of the next frame.
    void beginFrame();

    /// The slots in use.
    const Pads& taken() const { return taken_; }

  private:
    /// By what a pad can join.
    enum class Act : std::uint8_t { Press, Push };
    struct Pad {
        std::optional<unsigned> slot;
        std::string identity;
        bool emulated = false;
        std::array<long long, 2> acted{never, never}; ///< The frame of the latest Act of each kind.
        bool echo = false;                            ///< It did what a pad with a slot did at the same time.
        std::optional<long long> alone{}; ///< When an echo acted and no other pad has since; a frame.
        bool own = false;                 ///< It is no echo, because it has acted alone.
    };

    static constexpr long long never = -1000;

    /// The slot of a pad that does this; nullopt: nothing for which it would join.
    std::optional<unsigned> slotOf(unsigned pad, std::optional<Act> act);
    bool mayJoin(Pad& pad, Act act) const;
    /// Whether the two can be the same pad, seen twice.
    static bool canEcho(const Pad& one, const Pad& other) {
        return one.slot && !other.slot && one.emulated != other.emulated;
    }
    unsigned freeSlotFor(const Pad& pad) const;
    std::optional<unsigned> leave(unsigned pad);

    std::array<Pad, padCount> pads_{};
    long long frame_ = 0;
    Pads taken_;
    std::array<std::string, padCount> owners_; ///< The identity of the gamepad that had each slot last.
};

} // namespace arkanong
