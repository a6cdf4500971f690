#include "arkanong/game/Levels.hpp"

#include "arkanong/storage/LevelFile.hpp"

#include <algorithm>

namespace arkanong {

std::vector<std::string> matchLevels(const std::string& folder) {
    std::vector<std::string> names = levelNames(folder);
    names.erase(std::remove(names.begin(), names.end(), sandboxLevel), names.end());
    return names;
}

std::vector<LevelGroup> levelGroups(const std::string& folder) {
    std::vector<LevelGroup> groups{{"ARENAS", matchLevels(folder)}};
    if (groups.front().levels.empty()) groups.clear();
    return groups;
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
