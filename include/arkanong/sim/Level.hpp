#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Mission.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The computer player of a campaign level, who plays Red.
struct Opponent {
    std::string name;
    Strength strength = Difficulty::Easy;
    Personality personality = Personality::Steady;
    std::optional<Boss> boss; ///< Set if the opponent is a boss.
};

/// What the three medals of a campaign match ask for. Any medal requires a win.
struct MedalTargets {
    int seconds = 90; ///< Win within this much time of play.
    Mission mission;  ///< Win and fulfil this mission.
    int score = 8000; ///< Win with at least this score.
};

/// The look and the music of a level; only for display.
enum class LevelTheme : std::uint8_t { Arena, Brickyard, Honeycomb, Clockwork, Labyrinth, Mayhem, Sandbox };
inline constexpr std::size_t levelThemeCount = countOf<LevelTheme>;

/// The theme with this name, in lower case ("arena", "brickyard" and so on); empty for any other word.
std::optional<LevelTheme> levelThemeNamed(std::string_view name);
std::string_view nameOf(LevelTheme theme);

/// The starting arrangement of a field, as read from a level file (see storage/levels/LevelFile.hpp).
struct Level {
    struct BrickPlace {
        int column = 0; ///< 0 to the number of columns of brickGridOf() - 1, from the left.
        int row = 0;    ///< 0 to the level's rows - 1, from the top.
        BrickKind kind = BrickKind::Normal;
        int hits = 1;
        /// The power-up that the brick holds, if it is given.
        std::optional<PowerUpDrop> drop = std::nullopt;
        /// The colour of a normal brick, 1 to tuning::brickTints; 0: the default. Only for display.
        int tint = 0;
    };
    struct HexagonPlace {
        Vec2 centre;
        double radius = 48.0;
        double turns = 0.0;
        double spin = 0.0;
        Vec2 pathEnd; ///< The other end of its path, px; equal to `centre` for a hexagon that stands still.
        double pathSpeed = 0.0;
    };

    /// A fixed barrier: a convex polygon of 3 to 8 corners.
    struct WallPlace {
        std::vector<Vec2> corners; ///< Field px, clockwise or anticlockwise.
    };
    using BandPlace = arkanong::BandPlace;

    std::string name;
    std::string world; ///< The world that the level belongs to, displayed above its name; may be empty.
    LevelTheme theme = LevelTheme::Arena;
    /// tuning::brickRows, tuning::fineBrickRows for bricks of half the height, or tuning::finaleBrickRows for
    /// the finale's wide ones.
    int rows = tuning::brickRows;
    std::vector<BrickPlace> bricks;
    std::vector<HexagonPlace> hexagons;
    std::vector<WallPlace> walls;
    std::vector<BandPlace> bands; ///< A row belongs to one band at most.
    /// The width of each goal in shields: 2, 4 or tuning::shieldsOfRow. Goalposts stand beside a narrower
    /// goal.
    int goalWidth = tuning::shieldsOfRow;
    Mutators rules; ///< The mutators that every match on this level has.
    /// The drop chance, 0 to 1, of breakable bricks without a drop of their own.
    double dropChance = 0.0;

    /// Whether versus matches on it are played by the rules of MatchSettings::finale.
    bool isFinale() const { return rows == tuning::finaleBrickRows; }

    std::string idea; ///< A one-line description for the level list; may be empty.
    std::optional<Opponent> opponent;
    MedalTargets medals;
};

// Exact comparison of all members, including names, texts and the order of bricks and hexagons.
bool operator==(const Opponent& a, const Opponent& b);
bool operator==(const MedalTargets& a, const MedalTargets& b);
bool operator==(const Level::BrickPlace& a, const Level::BrickPlace& b);
bool operator==(const Level::HexagonPlace& a, const Level::HexagonPlace& b);
bool operator==(const Level::WallPlace& a, const Level::WallPlace& b);
bool operator==(const Level::BandPlace& a, const Level::BandPlace& b);
bool operator==(const Level& a, const Level& b);
inline bool operator!=(const Level& a, const Level& b) { return !(a == b); }

/// A hash of everything that the simulation uses: the same for two files that differ in formatting or name
/// only.
std::uint64_t levelHash(const Level& level);

/// `settings` for a match on this level: adds the level's own mutators, and in a versus match on the finale's
/// level the finale's rules.
MatchSettings onLevel(MatchSettings settings, const Level& level);

/// A copy of the level changed by PurePong, SpinningHexagons, PowerRain and NoPowerUps; other mutators do not
/// change levels.
Level mutated(const Level& level, Mutators mutators);

/// The cells for bricks of a level.
struct BrickGrid {
    int columns = tuning::brickColumns;
    int rows = tuning::brickRows;
    Vec2 size = tuning::brickSize;     ///< Of a cell, px.
    Vec2 origin = tuning::brickOrigin; ///< The grid's top left corner, field px.

    Vec2 centre(int column, int row) const {
        return origin + Vec2{(column + 0.5) * size.x, (row + 0.5) * size.y};
    }
};
/// The grid of a level with that many rows, see Level::rows.
BrickGrid brickGridOf(int rows);

/// The size of a brick in a level with that many rows, and the centre of a brick cell, field px.
Vec2 brickSizeOf(int rows);
Vec2 brickCentre(int column, int row, int rows = tuning::brickRows);

} // namespace arkanong
