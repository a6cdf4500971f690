#include "arkanong/storage/levels/LevelSets.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>

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

std::optional<std::string> readSet(const fs::path& path) {
    try {
        std::string bytes = readFile(path.string(), largestSet);
        if (looksLikeSet(bytes)) return bytes;
    } catch (const DataError&) {
        // A list skips unreadable files; loading one by its path reports the error.
    }
    return std::nullopt;
}

/// The content of a listed set, for finding duplicates.
struct Listed {
    std::string file;
    std::string bytes;
};

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
    std::vector<Listed> listed;
    for (const SetFolder& folder : folders) {
        for (const fs::path& path : contents(folder.path, false)) {
            const std::string file = path.filename().string();
            std::optional<std::string> bytes = readSet(path);
            if (!bytes) continue;
            const bool again = std::any_of(listed.begin(), listed.end(), [&](const Listed& other) {
                return other.file == file && other.bytes == *bytes;
            });
            std::vector<SetTitle> titles = again ? std::vector<SetTitle>{} : readSetTitles(*bytes);
            if (titles.empty()) continue;
            sets.push_back({folder.name + '/' + file, path.string(), std::move(titles)});
            listed.push_back({file, std::move(*bytes)});
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
    const std::size_t slash = name.set.find('/');
    std::error_code error;
    if (slash != std::string::npos && slash > 0) {
        for (const SetFolder& folder : folders) {
            const fs::path path = fs::path(folder.path) / name.set.substr(slash + 1);
            if (folder.name == name.set.substr(0, slash) && fs::exists(path, error))
                return setLevelName(path.string(), name.number);
        }
    }
    return setLevelName(name.set, name.number);
}

Level loadSetLevel(const std::string& path, std::size_t number) {
    Level level = parseSetLevel(readFile(path, largestSet), number, path);
    level.world = printable(fs::path(path).filename().string(), levelrules::longestName);
    return level;
}

} // namespace arkanong
