#include "arkanong/game/Levels.hpp"

#include "arkanong/storage/Campaign.hpp"
#include "arkanong/storage/LevelFile.hpp"

#include <algorithm>
#include <filesystem>

namespace arkanong {

std::vector<std::string> matchLevels(const std::string& folder) {
    std::vector<std::string> names = levelNames(folder);
    names.erase(std::remove(names.begin(), names.end(), sandboxLevel), names.end());
    return names;
}

std::vector<LevelGroup> levelGroups(const std::string& folder) {
    std::vector<LevelGroup> groups{{"ARENAS", matchLevels(folder)}};
    for (int world = 1; world <= campaign::worlds; ++world) {
        LevelGroup group;
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            if (const auto path = campaignLevelPath(folder, {world, level})) group.levels.push_back(*path);
        if (!group.levels.empty())
            group.name = levelName(std::filesystem::path(group.levels.front()).parent_path().string());
        groups.push_back(std::move(group));
    }
    groups.erase(std::remove_if(groups.begin(), groups.end(),
                                [](const LevelGroup& group) { return group.levels.empty(); }),
                 groups.end());
    return groups;
}

std::string levelName(const std::string& path) {
    const std::string name = std::filesystem::path(path).stem().string();
    const std::size_t start = name.find_first_not_of("0123456789-");
    return displayName(std::string_view(name).substr(start == std::string::npos ? 0 : start));
}

std::string displayName(std::string_view name) {
    std::string shown(name);
    for (char& c : shown) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == '-' || c == '_') c = ' ';
    }
    return shown;
}

} // namespace arkanong
