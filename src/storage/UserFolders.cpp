#include "arkanong/storage/UserFolders.hpp"

#include <cstdlib>
#include <filesystem>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string below(const std::string& folder, const char* name) { return (fs::path(folder) / name).string(); }

bool isAbsolute(const std::string& folder) { return !folder.empty() && folder.front() == '/'; }

std::optional<UserFolders> allIn(const std::string& folder) { return UserFolders{folder, folder}; }

/// The folder named by an XDG variable, else the usual one in the home folder; nullopt without either. Relative paths
/// are ignored: the XDG specification requires it, and the files would be others in each folder that the game runs in.
std::optional<std::string> xdgFolder(const std::string& named, const std::string& home, const char* usual) {
    if (isAbsolute(named)) return below(named, "arkanong");
    if (!isAbsolute(home)) return std::nullopt;
    return below(below(home, usual), "arkanong");
}

} // namespace

UserPlaces userPlaces() {
    UserPlaces places;
    places.arkanongHome = variable("ARKANONG_HOME");
    places.home = variable("HOME");
    places.xdgConfigHome = variable("XDG_CONFIG_HOME");
    places.xdgDataHome = variable("XDG_DATA_HOME");
    places.appData = variable("APPDATA");
    return places;
}

std::string UserFolders::settingsFile() const { return below(config, "config.toml"); }
std::string UserFolders::gamepadFile() const { return below(config, "gamecontrollerdb.txt"); }
std::string UserFolders::progressFile() const { return below(data, "progress.toml"); }
std::string UserFolders::highScoresFile() const { return below(data, "scores.toml"); }
std::string UserFolders::runRecordsFile() const { return below(data, "runs.toml"); }
std::string UserFolders::replayFolder() const { return below(data, "replays"); }
std::string UserFolders::exportFolder() const { return below(data, "exported"); }
std::string UserFolders::interruptedFolder() const { return below(data, "interrupted"); }
std::string UserFolders::ghostFolder() const { return below(data, "ghosts"); }
std::string UserFolders::gauntletFolder() const { return below(data, "gauntlet"); }
std::string UserFolders::levelFolder() const { return below(data, "levels"); }
std::string UserFolders::setFolder() const { return below(data, "sets"); }

std::optional<UserFolders> userFolders(System system, const UserPlaces& places) {
    if (!places.arkanongHome.empty()) return allIn(places.arkanongHome);
    if (system == System::Windows) {
        if (places.appData.empty()) return std::nullopt;
        return allIn(below(places.appData, "Arkanong"));
    }
    if (system == System::Mac) {
        if (!isAbsolute(places.home)) return std::nullopt;
        return allIn(below(places.home, "Library/Application Support/Arkanong"));
    }
    const auto config = xdgFolder(places.xdgConfigHome, places.home, ".config");
    const auto data = xdgFolder(places.xdgDataHome, places.home, ".local/share");
    if (!config || !data) return std::nullopt;
    return UserFolders{*config, *data};
}

} // namespace arkanong
