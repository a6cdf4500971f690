#include "arkanong/cli/LevelWords.hpp"

#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

namespace arkanong {

std::vector<std::string> levelWords(const std::string& folder, const std::optional<UserFolders>& user) {
    std::vector<std::string> words = levelNames(folder);
    for (int world = 1; world <= campaign::worlds; ++world)
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            if (campaignLevelPath(folder, {world, level}))
                words.push_back(nameOf(CampaignLevel{world, level}));
    if (user)
        for (const std::string& name : levelNames(user->levelFolder()))
            words.push_back(user->levelFolder() + '/' + name + ".toml");
    for (const SetEntry& set : listSets(setFolders(user)))
        for (std::size_t number = 1; number <= set.titles.size(); ++number)
            words.push_back(setLevelName(set.name, number));
    return words;
}

} // namespace arkanong
