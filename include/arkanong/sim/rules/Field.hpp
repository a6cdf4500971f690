#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"
#include "arkanong/sim/objects/BossState.hpp"
#include "arkanong/sim/rules/Cards.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The whole state of a match, which the rules read and change. A copy continues exactly as the original.
struct Field {
    /// An empty field; World adds the level's objects.
    Field(const MatchSettings& settings, std::uint64_t seed);

    bool sandbox() const { return match.settings().mode == Mode::Sandbox; }
    bool has(Side side, Card card) const { return match.settings().has(side, card); }
    /// The boss that plays this side; null if none does.
    const BossState* boss(Side side) const {
        const std::optional<BossState>& state = bosses[sideIndex(side)];
        return state ? &*state : nullptr;
    }

    /// Adds everything that can influence later ticks.
    void addTo(Hash& hash) const;

    ObjectManager objects;       ///< Paddles, balls, bricks and all other objects.
    CollisionManager collisions; ///< The shapes of these objects.
    Match match;                 ///< Score, goals, reserves, clock and settings.
    PowerUps powers;             ///< The active power-ups.
    std::array<std::optional<BossState>, 2>
        bosses;                      ///< Index with sideIndex(); empty if no boss plays the side.
    std::array<CardMemory, 2> cards; ///< Index with sideIndex().
    std::vector<EchoPlace> echoes;   ///< Of the bricks broken in this tick; empty between two ticks.
    Random random;                   ///< The source of all random decisions of the rules.
    double dropChance = 0.0;         ///< The chance that a broken brick releases a capsule, 0 to 1.
    int tick = 0;                    ///< Ticks since the match was set up.
    int untilRise = 0;               ///< Ticks until the field may rise again, see tickRise().
    int untilSpark = 0;              ///< Ticks until a spark breaks a brick, see tickSparks().
    int idleServeTimer = 0;          ///< Ticks without a ball in play.
    int overdriveTimer = 0;          ///< Sandbox: ticks until overdrive loses its effect.

    // Counters that are set to zero in each tick.
    std::vector<std::uint8_t> paddleTouches; ///< For each ball in objects.balls.
    int hitEvents = 0;                       ///< Reported hits.
};

} // namespace arkanong
