#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <optional>
#include <string>

namespace arkanong::test {

inline Level levelNamed(const std::string& name) {
    Level level;
    level.name = name;
    return level;
}

inline Level::HexagonPlace randomHexagon(Random& random) {
    Level::HexagonPlace place;
    place.centre = {random.between(140.0, 820.0), random.between(320.0, 400.0)};
    place.radius = random.between(16.0, 60.0);
    place.turns = static_cast<int>(random.below(360)) / 360.0;
    place.spin = random.below(2) == 0 ? 0.0 : random.between(-0.3, 0.3);
    place.pathEnd = place.centre;
    if (random.below(2) == 0) {
        place.pathEnd.x = random.between(140.0, 820.0);
        place.pathSpeed = random.between(1.0, 100.0);
    }
    return place;
}

inline void fillBricks(Level& level, Random& random) {
    const auto pick = [&](const auto& all) {
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    };
    for (int row = 0; row < level.rows; ++row) {
        for (int column = 0; column < tuning::brickColumns; ++column) {
            if (random.below(3) != 0) continue;
            Level::BrickPlace brick = pick(allBricks());
            brick.column = column;
            brick.row = row;
            if (breakable(brick.kind) && random.below(4) == 0) brick.drop = pick(allDrops());
            level.bricks.push_back(brick);
        }
    }
}

/// A random valid level.
inline Level randomLevel(std::uint64_t seed) {
    Random random(seed);
    Level level = levelNamed("Level \"" + std::to_string(seed) + "\" \\ é");
    if (random.below(2) == 0) level.idea = "An idea: 1 + 1 = '2', or so.";
    if (random.below(2) == 0) level.world = "World · 7";
    level.theme = static_cast<LevelTheme>(random.below(std::uint32_t{levelThemeCount}));
    if (random.below(2) == 0) level.dropChance = random.unit();
    if (random.below(3) != 0) {
        level.hexagons.push_back(randomHexagon(random));
        if (hexagonFault(level)) level.hexagons.clear();
    }
    if (level.hexagons.empty()) {
        if (random.below(2) == 0) level.rows = tuning::fineBrickRows;
        fillBricks(level, random);
    }
    if (random.below(2) == 0) {
        level.opponent = Opponent{"Pip", *Strength::ofHundredths(static_cast<int>(random.below(401))),
                                  static_cast<Personality>(random.below(6)), std::nullopt};
        if (random.below(2) == 0) level.opponent->boss = static_cast<Boss>(random.below(bossCount));
    }
    if (random.below(2) == 0)
        level.medals = {
            1 + static_cast<int>(random.below(600)),
            {static_cast<MissionKind>(random.below(missionKindCount)), 1 + static_cast<int>(random.below(9))},
            1 + static_cast<int>(random.below(20000))};
    return level;
}

} // namespace arkanong::test
