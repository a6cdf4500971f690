#pragma once

#include "arkanong/input/InputState.hpp"
#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/bot/Bot.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// Contestants: a person on this side and a computer on the other.
std::array<Contestant, 2> onePerson(Side side, Controller controller);

/// The players of a match, people and computers. Makes the commands of both sides.
class Players {
  public:
    /// Red has a player only in Versus. The aids are those of the sides; index with sideIndex().
    Players(const std::array<Contestant, 2>& contestants, const MatchSettings& settings, std::uint64_t seed,
            const ControlMap& controls = {}, const std::array<InputAids, 2>& aids = {});
    /// One person on this side. The other side has no player here: its commands come from elsewhere, such as
    /// the network.
    Players(Side side, Controller controller, const MatchSettings& settings, const ControlMap& controls,
            const InputAids& aids);
    /// Gives the people new controllers, controls and aids. Which sides are people must not change.
    void reassign(const std::array<Contestant, 2>& contestants, const ControlMap& controls,
                  const std::array<InputAids, 2>& aids = {});

    /// Whether the people see the field flipped. Their input is that of the screen; their commands and aims are those
    /// of the field.
    void setFlipped(bool flipped) { flipped_ = flipped; }

    /// Passes an event to all people.
    void handle(const sfml::WindowEvent& event);
    /// See InputState::placePointer().
    void placePointer(Vec2 at);
    /// The commands for the next tick. Call once per tick. If `peopleServe` is false, no aim is shown to
    /// people.
    Commands commands(const World& world, bool peopleServe = true);
    /// Call once per tick while replaying an interrupted match: updates the computers' state as if they had
    /// played it.
    void watch(const World& world);
    /// Releases all controls and cancels all arrows, for a pause.
    void release();

    /// True if at least one person plays.
    bool anyPerson() const { return !people_.empty(); }
    /// See PlayerInput::capturesPointer().
    bool capturePointer() const;
    /// The gamepads that could replace this one in play; empty if no player depends on it (see
    /// InputState::dependsOn()).
    Pads replacing(unsigned pad) const;
    /// The displayed aim of each side's person. Index with sideIndex().
    std::array<std::optional<Aim>, 2> aims() const;

  private:
    struct Person {
        Side side;
        InputState input;
        PlayerInput player;
        std::optional<PaddleGuide> guide; ///< Only if an aid needs it.
    };
    Person personAt(Side side, const std::array<Contestant, 2>& contestants, const ControlMap& controls,
                    const InputAids& aids) const;

    MatchSettings settings_;
    std::vector<Person> people_;
    std::vector<Bot> bots_;
    bool flipped_ = false;
};

} // namespace arkanong
