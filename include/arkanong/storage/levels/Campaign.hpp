#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <optional>
#include <string>
#include <vector>

// The campaign's levels lie in campaign/WORLD-NAME/LEVEL-NAME.toml in the folder of the levels, as in
// campaign/1-the-wall/3-powder-keg.toml. Each world's folder also has a world.toml with its name = "..." (1
// to 32 characters) and idea = "..." (one line, up to 72).

namespace arkanong {

/// All that the list of levels shows.
struct Campaign {
    struct Entry {
        std::string path;
        Level level; ///< With an opponent; its `world` is the world's name where its file says none.
    };
    struct World {
        std::string name;
        std::string idea;
        std::vector<Entry> levels; ///< campaign::levelsOfWorld of them.
    };
    std::vector<World> worlds; ///< campaign::worlds of them.

    const World& world(CampaignLevel at) const { return worlds.at(static_cast<std::size_t>(at.world - 1)); }
    const Entry& entry(CampaignLevel at) const {
        return world(at).levels.at(static_cast<std::size_t>(at.level - 1));
    }
};

/// Reads the whole campaign in the levels' folder. Throws DataError, which names the file or folder, where
/// one is missing, broken or there twice, or a level has no opponent.
Campaign loadCampaign(const std::string& levelFolder);

/// The file of a level of the campaign; nothing where there is none.
std::optional<std::string> campaignLevelPath(const std::string& levelFolder, CampaignLevel at);

} // namespace arkanong
