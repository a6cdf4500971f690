#include "WebLevels.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

namespace arkanong {

namespace {

PackedLevel packed(const Level& level, const std::string& place) {
    return {displayName(level.name), place, level.opponent ? level.opponent->name : std::string(),
            levelCode(level)};
}

} // namespace

std::vector<PackedLevel> webLevels(const std::string& folder) {
    std::vector<PackedLevel> levels;
    for (const std::string& name : matchLevels(folder))
        levels.push_back(packed(loadLevel(levelPath(folder, name)), ""));
    const Campaign campaign = loadCampaign(folder);
    for (CampaignLevel at{1, 1}; at.level <= campaign::levelsOfWorld; ++at.level)
        levels.push_back(packed(campaign.entry(at).level, nameOf(at)));
    return levels;
}

std::vector<std::string> webFinaleNames(const std::string& folder) {
    return brickNames(loadLevel(levelPath(folder, std::string(finaleLevel))), folder);
}

} // namespace arkanong
