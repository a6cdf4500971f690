#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/codes/ValueCoder.hpp"

#include <cstdint>
#include <vector>

// Parts of a level's code. Each function writes its last argument, or reads into it.

namespace arkanong::levelcode {

/// The fields of ValueCoder. Those from ReplayFields on belong to replays.
enum Field : std::uint32_t {
    Name,
    World,
    Idea,
    Theme,
    Rows,
    Luck,
    GoalWidth,
    Rules,
    InOrder,
    Position,
    HasOpponent,
    Strength,
    NamedStrength,
    Personality,
    HasBoss,
    WhichBoss,
    UsualMedals,
    Seconds,
    MissionKinds,
    MissionCount,
    Score,
    HexagonCount,
    X,
    Y,
    Radius,
    Angle,
    Spin,
    Travels,
    PathX,
    PathY,
    Speed,
    WallCount,
    Corners,
    CornerX,
    CornerY,
    BandCount,
    FirstRow,
    RowCount,
    BandWay,
    BandSpeed,
    ReplayFields
};
/// The kinds of contexts in BitCoder for bricks.
enum BrickContexts : std::uint32_t { IsBrick = 16, WhichBrick, IsDrop, WhichDrop };

/// The bricks of a level with that many rows, and what they hold.
void passBricks(ValueCoder& coder, int rows, std::vector<Level::BrickPlace>& bricks);
void passHexagons(ValueCoder& coder, std::vector<Level::HexagonPlace>& hexagons);
void passWalls(ValueCoder& coder, std::vector<Level::WallPlace>& walls);
void passBands(ValueCoder& coder, std::vector<Level::BandPlace>& bands);

} // namespace arkanong::levelcode
