#include "LoaderFaults.hpp"
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
    const auto letters = [](const char* words, std::size_t most) {
        return RefusedEdit(words, {{"most", most}});
    };
    // Translators: how long a level's name may be.
    const char* const nameLetters = translatable("A name: {most} visible letters at most");
    if (level.name.empty()) return translatable("A level needs a name");
    if (!fits(level.name, longestName)) return letters(nameLetters, longestName);
    if (!fits(level.world, longestName))
        return letters(translatable("A world: {most} visible letters at most"), longestName);
    if (!fits(level.idea, longestIdea))
        return letters(translatable("An idea: {most} visible letters at most"), longestIdea);
    if (!level.opponent) return std::nullopt;
    if (level.opponent->name.empty()) return translatable("An opponent needs a name");
    if (!fits(level.opponent->name, longestName)) return letters(nameLetters, longestName);
    return std::nullopt;
}

RefusedEdit numberWords(const std::string& key) {
    using namespace levelrules;
    if (key == "x") return translatable("Too near the wall");
    if (key == "y") return translatable("Hexagons keep out of the paddles' zones");
    if (key == "path")
        return translatable("The path must stay between the walls and out of the paddles' zones");
    if (key == "radius")
        return {translatable("A hexagon's radius is {least} to {most} px"),
                {{"least", static_cast<int>(smallestRadius)}, {"most", static_cast<int>(largestRadius)}}};
    if (key == "spin") return translatable("A hexagon spins at most one turn a second");
    return translatable("An angle must be less than one turn");
}

/// Translates a loader's fault, whose message is meant for authors of files, for the editor. A fault that several keys
/// cause together is located by checking the level without some of its parts.
RefusedEdit hexagonWords(const Level& level, const PlaceFault& fault) {
    if (level.hexagons.size() > levelrules::mostHexagons)
        return {translatable("{most} hexagons at most"), {{"most", levelrules::mostHexagons}}};
    if (!fault.key.empty()) return numberWords(fault.key);
    const auto moves = [](const Level::HexagonPlace& hexagon) {
        return hexagon.spin != 0.0 || hexagon.pathEnd != hexagon.centre;
    };
    const bool anyMoves = std::any_of(level.hexagons.begin(), level.hexagons.end(), moves);
    Level alone;
    alone.hexagons = {level.hexagons[fault.index]};
    if (hexagonFault(alone)) return translatable("Too fast: less spin, speed or radius");
    alone.bricks = level.bricks;
    const bool brick = hexagonFault(alone).has_value();
    if (!anyMoves)
        return brick ? translatable("No room: a brick and a hexagon overlap")
                     : translatable("No room: two hexagons overlap");
    return brick ? translatable("No room: a brick and a hexagon overlap; a moving hexagon needs a ball's "
                                "width around it")
                 : translatable(
                       "No room: two hexagons overlap; a moving hexagon needs a ball's width around it");
}

/// Names the brick that a wall covers; otherwise returns the loader's message.
RefusedEdit wallWords(const Level& level, const PlaceFault& fault) {
    if (!fault.brick) return refusalFor(fault.message);
    const Level::BrickPlace& brick = level.bricks[*fault.brick];
    return {translatable("A wall can't cover a brick (column {column}, row {row})"),
            {{"column", brick.column + 1}, {"row", brick.row + 1}}};
}

} // namespace

EditRefusal refusalOf(const Level& level) {
    if (EditRefusal text = textRefusal(level)) return text;
    if (brickFault(level)) return translatable("No brick can be here");
    if (const auto fault = hexagonFault(level)) return hexagonWords(level, *fault);
    if (const auto fault = wallFault(level)) return wallWords(level, *fault);
    if (const auto fault = bandFault(level)) return refusalFor(fault->message);
    if (passageFault(level))
        return RefusedEdit(translatable("A passage of {width} px must stay open for balls"),
                           {{"width", static_cast<int>(tuning::passageWidth)}});
    if (campaignFault(level)) return translatable("A medal's target is too high or too low");
    return std::nullopt;
}

} // namespace arkanong
