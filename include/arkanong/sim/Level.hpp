#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Objects.hpp"
#include "arkanong/sim/Personality.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Who plays Red in the campaign.
struct Opponent {
    std::string name;
    Difficulty difficulty = Difficulty::Easy;
    Personality personality = Personality::Steady;
    std::optional<BossAbility> ability; ///< A boss has one.
};

/// What a campaign match must come to for each of its three medals; it must be won for any.
struct MedalGoals {
    int seconds = 90; ///< Won within so much play.
    int shields = 4;  ///< With so many left.
    int score = 8000; ///< With so many points.
};

/// The starting arrangement of a field, as read from a level file (see storage/levels/LevelFile.hpp).
struct Level {
    struct BrickPlace {
        int column = 0; ///< 0 to tuning::brickColumns - 1, from the left.
        int row = 0;    ///< 0 to the level's rows - 1, from the top.
        BrickKind kind = BrickKind::Normal;
        int hits = 1;
        std::optional<PowerUpDrop> drop = std::nullopt; ///< What it certainly holds.
        /// 1 to tuning::brickTints: a normal brick's colour, which is all that it means; 0: the usual one.
        int tint = 0;
    };
    struct HexagonPlace {
        Vec2 centre;
        double radius = 48.0;
        double turns = 0.0;
        double spin = 0.0;
        Vec2 pathEnd; ///< Equal to centre where it stays.
        double pathSpeed = 0.0;
    };

    std::string name;
    std::string world; ///< What it belongs to, shown above its name; may be empty.
    /// tuning::brickRows, or tuning::fineBrickRows: then all bricks are half as high.
    int rows = tuning::brickRows;
    std::vector<BrickPlace> bricks;
    std::vector<HexagonPlace> hexagons;
    /// The chance, 0 to 1, that a breakable brick without a gift of its own turns out to hold one.
    double dropChance = 0.0;

    std::string idea; ///< One line for the level list; may be empty.
    std::optional<Opponent> opponent;
    MedalGoals medals;
};

// Memberwise, to the last bit: bricks and hexagons in their order, names and texts too.
bool operator==(const Opponent& a, const Opponent& b);
bool operator==(const MedalGoals& a, const MedalGoals& b);
bool operator==(const Level::BrickPlace& a, const Level::BrickPlace& b);
bool operator==(const Level::HexagonPlace& a, const Level::HexagonPlace& b);
bool operator==(const Level& a, const Level& b);
inline bool operator!=(const Level& a, const Level& b) { return !(a == b); }

/// A hash of everything that matters to the simulation: the same for two files that differ in layout or name
/// only.
std::uint64_t levelHash(const Level& level);

/// The level as those mutators change it that change a level: PurePong, SpinningHexagons, PowerRain,
/// NoPowerUps.
Level mutated(const Level& level, Mutators mutators);

/// The size of a brick in a level of so many rows, and the centre of a brick cell there, field px.
Vec2 brickSizeOf(int rows);
Vec2 brickCentre(int column, int row, int rows = tuning::brickRows);

} // namespace arkanong
