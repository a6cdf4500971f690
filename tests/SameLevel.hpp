#pragma once

#include "arkanong/sim/Level.hpp"

#include <algorithm>
#include <tuple>

// Sample levels, and a comparison of all fields.

namespace arkanong::test {

inline bool same(const Level::BrickPlace& a, const Level::BrickPlace& b) {
    return std::tie(a.column, a.row, a.kind, a.hits, a.tint) ==
               std::tie(b.column, b.row, b.kind, b.hits, b.tint) &&
           a.drop == b.drop;
}

inline bool same(const Level::HexagonPlace& a, const Level::HexagonPlace& b) {
    return std::tie(a.centre, a.radius, a.turns, a.spin, a.pathEnd, a.pathSpeed) ==
           std::tie(b.centre, b.radius, b.turns, b.spin, b.pathEnd, b.pathSpeed);
}

inline bool same(const std::optional<BossAbility>& a, const std::optional<BossAbility>& b) {
    return a.has_value() == b.has_value() &&
           (!a || std::tie(a->kind, a->interval) == std::tie(b->kind, b->interval));
}

inline bool same(const std::optional<Opponent>& a, const std::optional<Opponent>& b) {
    return a.has_value() == b.has_value() && (!a || (std::tie(a->name, a->difficulty, a->personality) ==
                                                         std::tie(b->name, b->difficulty, b->personality) &&
                                                     same(a->ability, b->ability)));
}

/// True when all fields are equal.
inline bool same(const Level& a, const Level& b) {
    const auto equal = [](const auto& x, const auto& y) { return same(x, y); };
    return std::tie(a.name, a.world, a.idea, a.dropChance, a.rows) ==
               std::tie(b.name, b.world, b.idea, b.dropChance, b.rows) &&
           std::tie(a.medals.seconds, a.medals.shields, a.medals.score) ==
               std::tie(b.medals.seconds, b.medals.shields, b.medals.score) &&
           same(a.opponent, b.opponent) &&
           std::equal(a.bricks.begin(), a.bricks.end(), b.bricks.begin(), b.bricks.end(), equal) &&
           std::equal(a.hexagons.begin(), a.hexagons.end(), b.hexagons.begin(), b.hexagons.end(), equal);
}

} // namespace arkanong::test
