#include "LevelCodeParts.hpp"
#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

namespace arkanong::levelcode {

namespace {

constexpr int middleX = static_cast<int>(tuning::fieldSize.x) / 2;
constexpr int middleY = static_cast<int>(tuning::fieldSize.y) / 2;

/// Passes the length of a list, and gives it this length.
template <typename Part>
void passCount(ValueCoder& coder, std::uint32_t field, std::size_t most, std::vector<Part>& parts) {
    int count = static_cast<int>(parts.size());
    coder.whole(field, 0, static_cast<int>(most), count);
    parts.resize(static_cast<std::size_t>(count));
}

void passHexagon(ValueCoder& coder, Level::HexagonPlace& hexagon) {
    coder.real(X, hexagon.centre.x, middleX);
    coder.real(Y, hexagon.centre.y, middleY);
    coder.real(Radius, hexagon.radius);
    coder.turns(Angle, hexagon.turns);
    coder.real(Spin, hexagon.spin);
    bool travels = hexagon.pathEnd != hexagon.centre || hexagon.pathSpeed != 0.0;
    coder.flag(Travels, travels);
    if (!travels) {
        hexagon.pathEnd = hexagon.centre;
        hexagon.pathSpeed = 0.0;
        return;
    }
    coder.real(PathX, hexagon.pathEnd.x, middleX);
    coder.real(PathY, hexagon.pathEnd.y, middleY);
    coder.real(Speed, hexagon.pathSpeed);
}

} // namespace

void passHexagons(ValueCoder& coder, std::vector<Level::HexagonPlace>& hexagons) {
    passCount(coder, HexagonCount, levelrules::mostHexagons, hexagons);
    for (Level::HexagonPlace& hexagon : hexagons)
        passHexagon(coder, hexagon);
}

void passWalls(ValueCoder& coder, std::vector<Level::WallPlace>& walls) {
    passCount(coder, WallCount, levelrules::mostWalls, walls);
    for (Level::WallPlace& wall : walls) {
        passCount(coder, Corners, levelrules::mostCorners, wall.corners);
        for (Vec2& corner : wall.corners) {
            coder.real(CornerX, corner.x, middleX);
            coder.real(CornerY, corner.y, middleY);
        }
    }
}

void passBands(ValueCoder& coder, std::vector<Level::BandPlace>& bands) {
    passCount(coder, BandCount, tuning::fineBrickRows, bands);
    for (Level::BandPlace& band : bands) {
        coder.whole(FirstRow, 0, tuning::fineBrickRows - 1, band.firstRow);
        int more = band.lastRow - band.firstRow;
        coder.whole(RowCount, 0, tuning::fineBrickRows - 1, more);
        band.lastRow = band.firstRow + more;
        coder.real(BandWay, band.distance);
        coder.real(BandSpeed, band.speed);
    }
}

} // namespace arkanong::levelcode
