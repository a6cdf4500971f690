#include "arkanong/session/Levels.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <algorithm>
#include <filesystem>

namespace arkanong {

namespace {

/// The title of one of the player's levels: the name in its file, otherwise the file name.
std::string ownTitle(const std::string& path) {
    return levelNameIn(path).value_or(spelledOut(std::filesystem::path(path).stem().string()));
}

/// `name` without leading and trailing blanks; `other` if it is blank.
std::string trimmed(const std::string& name, const std::string& other) {
    const std::size_t first = name.find_first_not_of(' ');
    if (first == std::string::npos) return other;
    return name.substr(first, name.find_last_not_of(' ') - first + 1);
}

/// What brickNames() makes of names that have an article in level files.
[[maybe_unused]] constexpr const char* namesWithoutArticle[] = {
    // Translators: an opponent's name without its article, on a brick.
    translatable("Porter"), translatable("Foreman"),  translatable("Queen"),   translatable("Clockmaker"),
    translatable("Butler"), translatable("Minotaur"), translatable("Marshal"), translatable("Croupier"),
};

LevelGroup groupOf(SetEntry set) {
    const std::string file = std::filesystem::path(set.name).filename().string();
    LevelGroup group{trimmed(spelledOut(file), translatable("A set without a name")), {}};
    group.levels.reserve(set.titles.size());
    for (std::size_t number = 1; number <= set.titles.size(); ++number)
        group.levels.push_back(setLevelName(set.name, number));
    group.titles = std::move(set.titles);
    return group;
}

} // namespace

LevelGroup ownLevels(const std::string& folder) {
    LevelGroup group{translatable("My levels"), {}};
    for (const std::string& name : levelNames(folder)) {
        group.levels.push_back((std::filesystem::path(folder) / (name + ".toml")).string());
        group.titles.push_back({"", ownTitle(group.levels.back())});
    }
    return group;
}

std::vector<std::string> matchLevels(const std::string& folder) {
    std::vector<std::string> names = levelNames(folder);
    for (const std::string_view other : {sandboxLevel, finaleLevel})
        names.erase(std::remove(names.begin(), names.end(), other), names.end());
    return names;
}

std::vector<std::string> brickNames(const Level& level, const std::string& folder) {
    std::vector<std::string> names;
    if (!level.isFinale()) return names;
    constexpr std::string_view article = "The ";
    const Campaign campaign = loadCampaign(folder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at && !at->mirror; at = at->next()) {
        const std::string name = campaign.entry(*at).level.opponent->name;
        names.push_back(name.rfind(article, 0) == 0 ? name.substr(article.size()) : name);
    }
    return names;
}

SetTitle titleOf(const LevelGroup& group, std::size_t level) {
    if (level < group.titles.size()) return group.titles[level];
    return {"", levelName(group.levels[level])};
}

std::vector<LevelGroup> levelGroups(const std::string& folder, const std::optional<UserFolders>& user) {
    std::vector<LevelGroup> groups{{translatable("Arenas"), matchLevels(folder)}};
    for (int world = 1; world <= campaign::worlds; ++world) {
        LevelGroup group;
        group.world = world;
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            if (const auto path = campaignLevelPath(folder, {world, level})) group.levels.push_back(*path);
        if (!group.levels.empty())
            group.name = std::to_string(world) + "  " +
                         levelName(std::filesystem::path(group.levels.front()).parent_path().string());
        groups.push_back(std::move(group));
    }
    if (user) groups.push_back(ownLevels(user->levelFolder()));
    for (SetEntry& set : listSets(setFolders(user)))
        groups.push_back(groupOf(std::move(set)));
    groups.erase(std::remove_if(groups.begin(), groups.end(),
                                [](const LevelGroup& group) { return group.levels.empty(); }),
                 groups.end());
    return groups;
}

std::string levelAmong(const std::vector<LevelGroup>& groups, const std::string& wanted) {
    for (const std::string_view name : {std::string_view(wanted), firstLevel})
        for (const LevelGroup& group : groups)
            if (std::count(group.levels.begin(), group.levels.end(), name) > 0) return std::string(name);
    return groups.empty() ? wanted : groups.front().levels.front();
}

std::string levelName(const std::string& path) {
    const std::string name = std::filesystem::path(path).stem().string();
    const std::size_t start = name.find_first_not_of("0123456789-");
    return spelledOut(std::string_view(name).substr(start == std::string::npos ? 0 : start));
}

std::string spelledOut(std::string_view name) {
    std::string shown = displayName(name);
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
    return shown;
}

} // namespace arkanong
