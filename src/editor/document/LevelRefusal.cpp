#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Whether the level loader accepts the text. An empty text is fine: it is not written.
bool fits(const std::string& text, std::size_t longest) { return text.empty() || isName(text, longest); }

EditRefusal textRefusal(const Level& level) {
    using namespace levelrules;
    const auto letters = [](std::size_t most) { return std::to_string(most) + " visible letters at most"; };
    if (level.name.empty()) return "A level needs a name";
    if (!fits(level.name, longestName)) return "A name: " + letters(longestName);
    if (!fits(level.world, longestName)) return "A world: " + letters(longestName);
    if (!fits(level.idea, longestIdea)) return "An idea: " + letters(longestIdea);
    if (!level.opponent) return std::nullopt;
    if (level.opponent->name.empty()) return "An opponent needs a name";
    if (!fits(level.opponent->name, longestName)) return "A name: " + letters(longestName);
    return std::nullopt;
}

std::string numberWords(const std::string& key) {
    using namespace levelrules;
    const auto digits = [](double number) { return std::to_string(static_cast<int>(number)); };
    if (key == "x") return "Too near the wall";
    if (key == "y") return "Hexagons keep out of the paddles' zones";
    if (key == "path") return "The path must stay between the walls and out of the paddles' zones";
    if (key == "radius")
        return "A hexagon's radius is " + digits(smallestRadius) + " to " + digits(largestRadius) + " px";
    if (key == "spin") return "A hexagon spins at most one turn a second";
    return "An angle must be less than one turn";
}

/// Translates a loader's fault, whose message is meant for authors of files, for the editor. A fault that several keys
/// cause together is located by checking the level without some of its parts.
std::string hexagonWords(const Level& level, const PlaceFault& fault) {
    if (level.hexagons.size() > levelrules::mostHexagons)
        return std::to_string(levelrules::mostHexagons) + " hexagons at most";
    if (!fault.key.empty()) return numberWords(fault.key);
    const auto moves = [](const Level::HexagonPlace& hexagon) {
        return hexagon.spin != 0.0 || hexagon.pathEnd != hexagon.centre;
    };
    const bool anyMoves = std::any_of(level.hexagons.begin(), level.hexagons.end(), moves);
    const std::string room = anyMoves ? "; a moving hexagon needs a ball's width around it" : "";
    Level alone;
    alone.hexagons = {level.hexagons[fault.index]};
    if (hexagonFault(alone)) return "Too fast: less spin, speed or radius";
    alone.bricks = level.bricks;
    return (hexagonFault(alone) ? "No room: a brick and a hexagon overlap"
                                : "No room: two hexagons overlap") +
           room;
}

/// Names the brick that a wall covers; otherwise returns the loader's message.
std::string wallWords(const Level& level, const PlaceFault& fault) {
    if (!fault.brick) return displayName(fault.message);
    const Level::BrickPlace& brick = level.bricks[*fault.brick];
    return "A wall can't cover a brick (column " + std::to_string(brick.column + 1) + ", row " +
           std::to_string(brick.row + 1) + ")";
}

} // namespace

EditRefusal refusalOf(const Level& level) {
    if (EditRefusal text = textRefusal(level)) return text;
    if (brickFault(level)) return "No brick can be here";
    if (const auto fault = hexagonFault(level)) return hexagonWords(level, *fault);
    if (const auto fault = wallFault(level)) return wallWords(level, *fault);
    if (const auto fault = bandFault(level)) return displayName(fault->message);
    if (passageFault(level))
        return "A passage of " + std::to_string(static_cast<int>(tuning::passageWidth)) +
               " px must stay open for balls";
    if (campaignFault(level)) return "A medal's target is too high or too low";
    return std::nullopt;
}

} // namespace arkanong
