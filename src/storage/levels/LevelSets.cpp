#include "arkanong/storage/levels/LevelSets.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <functional>
#include <set>
#include <system_error>
#include <tuple>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largestSet = std::size_t{4} << 20U;

/// The subfolders of a folder, or its files; sorted.
std::vector<fs::path> contents(const fs::path& folder, bool folders) {
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        const bool hidden = entry->path().filename().string().front() == '.';
        if (!hidden && (folders ? entry->is_directory(unknown) : entry->is_regular_file(unknown)))
            found.push_back(entry->path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool beginsLikeSet(const std::string& path) {
    constexpr std::size_t firstBytes = 64;
    try {
        return looksLikeSet(readStart(path, firstBytes));
    } catch (const DataError&) {
        return false; // A list skips unreadable files; loading one by its path reports the error.
    }
}

std::optional<std::string> readSet(const std::string& path) {
    if (!beginsLikeSet(path)) return std::nullopt;
    try {
        return readFile(path, largestSet);
    } catch (const DataError&) {
        return std::nullopt;
    }
}

/// Identifies duplicates: the name of a listed set's file, and the size and a hash of its content.
using Listed = std::tuple<std::string, std::size_t, std::size_t>;

/// The path of the set; nullopt if it is in none of these folders.
std::optional<std::string> setPath(const std::string& set, const std::vector<SetFolder>& folders) {
    const std::size_t slash = set.find('/');
    if (slash == std::string::npos || slash == 0) return std::nullopt;
    for (const SetFolder& folder : folders) {
        std::error_code error;
        const fs::path path = fs::path(folder.path) / set.substr(slash + 1);
        if (folder.name == set.substr(0, slash) && fs::exists(path, error)) return path.string();
    }
    return std::nullopt;
}

} // namespace

std::vector<SetFolder> setFolders(const std::optional<UserFolders>& user) {
    std::vector<SetFolder> folders;
    const auto add = [&folders](const std::string& name, const fs::path& path) {
        std::error_code error;
        if (fs::is_directory(path, error)) folders.push_back({name, path.string()});
    };
    if (user) {
        add("sets", user->setFolder());
        for (const fs::path& folder : contents(user->setFolder(), true))
            add(folder.filename().string(), folder);
    }
    for (const char* const game : {"lbreakouthd", "lbreakout2"})
        for (const char* const share : {"/usr/local/share/games", "/usr/share/games"})
            add(game, fs::path(share) / game / "levels");
    return folders;
}

std::vector<SetEntry> listSets(const std::vector<SetFolder>& folders) {
    std::vector<SetEntry> sets;
    std::set<Listed> listed;
    for (const SetFolder& folder : folders) {
        for (const fs::path& path : contents(folder.path, false)) {
            const std::optional<std::string> bytes = readSet(path.string());
            if (!bytes) continue;
            const std::string file = path.filename().string();
            std::vector<SetTitle> titles = readSetTitles(*bytes);
            if (titles.empty() ||
                !listed.emplace(file, bytes->size(), std::hash<std::string>()(*bytes)).second)
                continue;
            sets.push_back({folder.name + '/' + file, path.string(), std::move(titles)});
        }
    }
    return sets;
}

std::optional<SetLevelName> setLevelNamed(std::string_view name) {
    const std::size_t sign = name.rfind('#');
    if (sign == std::string_view::npos || sign == 0 || sign + 1 == name.size()) return std::nullopt;
    SetLevelName parts{std::string(name.substr(0, sign)), 0};
    const char* const end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data() + sign + 1, end, parts.number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return parts;
}

std::string setLevelName(const std::string& set, std::size_t number) {
    return set + '#' + std::to_string(number);
}

std::string setLevelPath(const SetLevelName& name, const std::vector<SetFolder>& folders) {
    return setLevelName(setPath(name.set, folders).value_or(name.set), name.number);
}

bool isSet(const std::string& name, const std::vector<SetFolder>& folders) {
    return beginsLikeSet(setPath(name, folders).value_or(name));
}

Level loadSetLevel(const std::string& path, std::size_t number) {
    Level level = parseSetLevel(readFile(path, largestSet), number, path);
    // Room for the "..." at the end.
    level.world = printable(fs::path(path).filename().string(), levelrules::longestName - 3);
    return level;
}

} // namespace arkanong
