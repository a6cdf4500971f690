#pragma once

#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/World.hpp"
#include "arkanong/sim/bot/Bot.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// Who plays a match: people at their devices and computers, as the plan says. Makes both sides' commands.
class Players {
  public:
    /// Only in Versus is there somebody who plays Red.
    Players(const std::array<Contestant, 2>& contestants, const MatchSettings& settings, std::uint64_t seed,
            const ControlMap& controls = {});
    /// The people go on with what `contestants` say and the controls as they are set; who is a person and who
    /// is not stays.
    void reassign(const std::array<Contestant, 2>& contestants, const ControlMap& controls);

    void handle(const sfml::WindowEvent& event);
    /// Call once a tick.
    Commands commands(const World& world);
    /// The computers see this World, whatever else was commanded: for a match that is played again up to
    /// where it was broken off. They are then as they would be had they played it.
    void watch(const World& world);
    /// Everybody's hands off everything, and no arrow serves: for a pause.
    void release();

    /// A person plays.
    bool anyPerson() const { return !people_.empty(); }
    /// A paddle follows the pointer.
    bool pointerMoves() const;
    /// See InputState.
    bool dependOn(unsigned pad) const;
    /// What both sides' people aim with. Index with sideIndex().
    std::array<std::optional<Aim>, 2> aims() const;

  private:
    struct Person {
        Side side;
        InputState input;
        PlayerInput player;
    };
    Person personAt(Side side, const std::array<Contestant, 2>& contestants,
                    const ControlMap& controls) const;

    MatchSettings settings_;
    std::vector<Person> people_;
    std::vector<Bot> bots_;
};

} // namespace arkanong
