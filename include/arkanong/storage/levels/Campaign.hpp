#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The campaign's levels are files campaign/WORLD-NAME/LEVEL-NAME.toml in the level folder, such as
// campaign/1-brickyard/3-aquarium.toml. Each world's folder also has a world.toml with name = "..." (1 to 32
// characters) and idea = "..." (one line of up to 72 characters).

namespace arkanong {

/// The worlds and levels of the campaign.
struct Campaign {
    struct Entry {
        std::string path;
        Level level; ///< Always has an opponent. `world` defaults to the world's name.
    };
    struct World {
        std::string name;
        std::string idea;
        std::vector<Entry> levels; ///< Exactly campaign::levelsOfWorld entries.
    };
    std::vector<World> worlds; ///< Exactly campaign::worlds entries.

    const World& world(CampaignLevel at) const { return worlds.at(static_cast<std::size_t>(at.world - 1)); }
    const Entry& entry(CampaignLevel at) const {
        return world(at).levels.at(static_cast<std::size_t>(at.level - 1));
    }
};

/// Reads the text of a world.toml, named `path` in messages: a world that has no levels yet. Throws DataError.
Campaign::World parseWorld(std::string_view text, const std::string& path);

/// Reads the whole campaign from the level folder. Throws DataError naming the file or folder if one is
/// missing, invalid or duplicated, or if a level has no opponent.
Campaign loadCampaign(const std::string& levelFolder);

/// The path of a campaign level's file; nullopt if there is none.
[[nodiscard]] std::optional<std::string> campaignLevelPath(const std::string& levelFolder, CampaignLevel at);

} // namespace arkanong
