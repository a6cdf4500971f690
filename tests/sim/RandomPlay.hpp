#pragma once

#include "Scene.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

namespace arkanong::test {

/// A random drop that a capsule could hold.
inline PowerUpDrop randomDrop(Random& random) {
    const auto kind = static_cast<PowerUp>(random.below(static_cast<std::uint32_t>(powerUpCount)));
    const bool bad = random.below(3) == 0;
    return {kind, bad && traitsOf(kind).hinders};
}

/// Bricks of every kind in all but the last four columns, some with drops, and two moving hexagons beside
/// them.
inline Level randomLevel(Random& random) {
    Level level;
    level.dropChance = random.between(0.0, 0.5);
    const std::uint32_t density = 1 + random.below(4);
    for (int row = 0; row < tuning::brickRows; ++row) {
        for (int column = 0; column < tuning::brickColumns - 4; ++column) {
            if (random.below(4) >= density) continue;
            Level::BrickPlace place;
            place.column = column;
            place.row = row;
            place.kind = static_cast<BrickKind>(random.below(static_cast<std::uint32_t>(brickKindCount)));
            if (place.kind == BrickKind::Hard) place.hits = 2 + static_cast<int>(random.below(2));
            if (random.below(6) == 0) place.drop = randomDrop(random);
            level.bricks.push_back(place);
        }
    }
    Level::HexagonPlace spinning = hexagonAt({830.0, 290.0}, 40.0);
    spinning.turns = random.unit();
    spinning.spin = random.between(-1.0, 1.0);
    Level::HexagonPlace travelling = hexagonAt({770.0, 430.0}, 36.0);
    travelling.turns = random.unit();
    travelling.pathEnd = {880.0, 430.0};
    travelling.pathSpeed = random.between(20.0, 300.0);
    level.hexagons = {spinning, travelling};
    return level;
}

/// Random rules for a match of at most about a minute.
inline MatchSettings randomSettings(Random& random) {
    MatchSettings settings;
    settings.mode = random.below(4) == 0 ? Mode::Solo : Mode::Versus;
    settings.goals = {1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(9))};
    settings.lives = 1 + static_cast<int>(random.below(9));
    settings.suddenDeathAt = tuning::seconds(random.between(0.0, 60.0));
    settings.suddenDeathEnd = settings.suddenDeathAt + tuning::seconds(random.between(0.0, 20.0));
    for (std::size_t i = 0; i < mutatorCount; ++i)
        settings.mutators.set(static_cast<Mutator>(i), random.below(4) == 0);
    for (std::optional<Boss>& boss : settings.bosses)
        if (random.below(2) == 0) boss = static_cast<Boss>(random.below(bossCount));
    return settings;
}

/// Random but repeatable input that uses every button.
inline void stir(Scene& scene, Random& random) {
    for (Command& command : scene.commands) {
        if (random.below(12) == 0) {
            command.moveX = static_cast<std::int16_t>(static_cast<int>(random.below(6401)) - 3200);
            command.moveY = static_cast<std::int16_t>(static_cast<int>(random.below(6401)) - 3200);
        }
        const bool pressed = random.below(40) == 0;
        const bool held = random.below(90) == 0 ? random.below(3) != 0 : command.has(Command::serveHeld);
        command.buttons = static_cast<std::uint8_t>((pressed ? Command::servePressed : 0) |
                                                    (held ? Command::serveHeld : 0));
        command.aimX = static_cast<std::int16_t>(random.below(960));
        command.aimY = static_cast<std::int16_t>(random.below(720));
    }
}

} // namespace arkanong::test
