#include "arkanong/storage/levels/Campaign.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/TomlReader.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largestFile = 1U << 16U;

/// The folder that contains the worlds' folders.
fs::path worldsIn(const std::string& levelFolder) { return fs::path(levelFolder) / "campaign"; }

/// The entries of `folder` named NUMBER-something with this extension, sorted.
std::vector<fs::path> numbered(const fs::path& folder, int number, const char* extension) {
    const std::string start = std::to_string(number) + '-';
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        const fs::path& path = file->path();
        if (path.filename().string().rfind(start, 0) == 0 && path.extension() == extension)
            found.push_back(path);
    }
    std::sort(found.begin(), found.end());
    return found;
}

fs::path onlyOne(const fs::path& folder, int number, const char* extension) {
    const std::vector<fs::path> found = numbered(folder, number, extension);
    const std::string expected =
        "expected one " + std::to_string(number) + "-NAME" + extension + " in this folder, found ";
    if (found.empty()) throw DataError(folder.string(), expected + "none");
    if (found.size() > 1)
        throw DataError(folder.string(),
                        expected + found[0].filename().string() + " and " + found[1].filename().string());
    return found.front();
}

Campaign::Entry loadEntry(const std::string& path, const std::string& world) {
    Campaign::Entry entry{path, loadLevel(path)};
    if (!entry.level.opponent)
        throw DataError(path, "expected an [opponent] in a campaign level, found none");
    if (entry.level.world.empty()) entry.level.world = world;
    return entry;
}

Campaign::World loadWorld(const fs::path& folder) {
    const std::string path = (folder / "world.toml").string();
    Campaign::World world = parseWorld(readFile(path, largestFile), path);
    for (int level = 1; level <= campaign::levelsOfWorld; ++level)
        world.levels.push_back(loadEntry(onlyOne(folder, level, ".toml").string(), world.name));
    return world;
}

} // namespace

Campaign::World parseWorld(std::string_view text, const std::string& path) {
    const TomlReader in(text, path);
    in.checkKeys(in.document(), {"name", "idea"});
    Campaign::World world;
    world.name = in.needText(in.document(), "name", levelrules::longestName);
    world.idea = in.needText(in.document(), "idea", levelrules::longestIdea);
    return world;
}

Campaign loadCampaign(const std::string& levelFolder) {
    Campaign campaign;
    for (int world = 1; world <= campaign::worlds; ++world)
        campaign.worlds.push_back(loadWorld(onlyOne(worldsIn(levelFolder), world, "")));
    return campaign;
}

std::optional<std::string> campaignLevelPath(const std::string& levelFolder, CampaignLevel at) {
    for (const fs::path& world : numbered(worldsIn(levelFolder), at.world, "")) {
        const std::vector<fs::path> levels = numbered(world, at.level, ".toml");
        if (!levels.empty()) return levels.front().string();
    }
    return std::nullopt;
}

} // namespace arkanong
