#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Whether the level loader accepts the text. An empty text is fine: it is not written.
bool fits(const std::string& text, std::size_t longest) { return text.empty() || isName(text, longest); }

EditRefusal textRefusal(const Level& level) {
    using namespace levelrules;
    const auto letters = [](std::size_t most) { return std::to_string(most) + " VISIBLE LETTERS AT MOST"; };
    if (level.name.empty()) return "A LEVEL NEEDS A NAME";
    if (!fits(level.name, longestName)) return "A NAME: " + letters(longestName);
    if (!fits(level.world, longestName)) return "A WORLD: " + letters(longestName);
    if (!fits(level.idea, longestIdea)) return "AN IDEA: " + letters(longestIdea);
    if (!level.opponent) return std::nullopt;
    if (level.opponent->name.empty()) return "AN OPPONENT NEEDS A NAME";
    if (!fits(level.opponent->name, longestName)) return "A NAME: " + letters(longestName);
    return std::nullopt;
}

std::string numberWords(const std::string& key) {
    using namespace levelrules;
    const auto digits = [](double number) { return std::to_string(static_cast<int>(number)); };
    if (key == "x") return "TOO NEAR THE WALL";
    if (key == "y") return "HEXAGONS KEEP OUT OF THE PADDLES' ZONES";
    if (key == "path") return "THE PATH MUST STAY BETWEEN THE WALLS AND OUT OF THE PADDLES' ZONES";
    if (key == "radius")
        return "A HEXAGON'S RADIUS IS " + digits(smallestRadius) + " TO " + digits(largestRadius) + " PX";
    if (key == "spin") return "A HEXAGON SPINS AT MOST ONE TURN A SECOND";
    return "AN ANGLE MUST BE LESS THAN ONE TURN";
}

/// Translates a loader's fault, whose message is meant for authors of files, for the editor. A fault that several keys
/// cause together is located by checking the level without some of its parts.
std::string hexagonWords(const Level& level, const PlaceFault& fault) {
    if (level.hexagons.size() > levelrules::mostHexagons)
        return std::to_string(levelrules::mostHexagons) + " HEXAGONS AT MOST";
    if (!fault.key.empty()) return numberWords(fault.key);
    const auto moves = [](const Level::HexagonPlace& hexagon) {
        return hexagon.spin != 0.0 || hexagon.pathEnd != hexagon.centre;
    };
    const bool anyMoves = std::any_of(level.hexagons.begin(), level.hexagons.end(), moves);
    const std::string room = anyMoves ? "; A MOVING HEXAGON NEEDS A BALL'S WIDTH AROUND IT" : "";
    Level alone;
    alone.hexagons = {level.hexagons[fault.index]};
    if (hexagonFault(alone)) return "TOO FAST: LESS SPIN, SPEED OR RADIUS";
    alone.bricks = level.bricks;
    return (hexagonFault(alone) ? "NO ROOM: A BRICK AND A HEXAGON OVERLAP"
                                : "NO ROOM: TWO HEXAGONS OVERLAP") +
           room;
}

/// Names the brick that a wall covers; otherwise returns the loader's message.
std::string wallWords(const Level& level, const PlaceFault& fault) {
    if (!fault.brick) return inCapitals(fault.message);
    const Level::BrickPlace& brick = level.bricks[*fault.brick];
    return "A WALL CAN'T COVER A BRICK (COLUMN " + std::to_string(brick.column + 1) + ", ROW " +
           std::to_string(brick.row + 1) + ")";
}

} // namespace

EditRefusal refusalOf(const Level& level) {
    if (EditRefusal text = textRefusal(level)) return text;
    if (brickFault(level)) return "NO BRICK CAN BE HERE";
    if (const auto fault = hexagonFault(level)) return hexagonWords(level, *fault);
    if (const auto fault = wallFault(level)) return wallWords(level, *fault);
    if (const auto fault = bandFault(level)) return inCapitals(fault->message);
    if (passageFault(level))
        return "A PASSAGE OF " + std::to_string(static_cast<int>(tuning::passageWidth)) +
               " PX MUST STAY OPEN FOR BALLS";
    if (campaignFault(level)) return "A MEDAL'S TARGET IS TOO HIGH OR TOO LOW";
    return std::nullopt;
}

} // namespace arkanong
