#include "arkanong/storage/player/ReplayLibrary.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <functional>
#include <system_error>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr const char* ending = ".replay";
constexpr std::string_view datePattern = "0000-00-00_00-00-00_";

/// Converts "2026-11-21 13:40:05" to the beginning of a file name: "2026-11-21_13-40-05".
std::string dateInName(const std::string& date) {
    std::string name = date;
    std::replace(name.begin(), name.end(), ' ', '_');
    std::replace(name.begin(), name.end(), ':', '-');
    return name;
}

/// True if keep() may have given a file this name.
bool isDated(const std::string& name) {
    return name.size() > datePattern.size() &&
           std::equal(datePattern.begin(), datePattern.end(), name.begin(), [](char pattern, char letter) {
               return pattern == '0' ? letter >= '0' && letter <= '9' : letter == pattern;
           });
}

/// The reverse of dateInName(); empty if the name contains no date.
std::string dateFromName(const std::string& name) {
    if (!isDated(name)) return {};
    std::string date = name.substr(0, datePattern.size() - 1);
    date[10] = ' ';
    date[13] = date[16] = ':';
    return date;
}

std::string resultIn(const ReplaySummary& summary) {
    const std::string scores = std::to_string(summary.scores[sideIndex(Side::Blue)]) + '-' +
                               std::to_string(summary.scores[sideIndex(Side::Red)]);
    if (!summary.winner) return "unfinished-" + scores;
    return (*summary.winner == Side::Blue ? "blue-wins-" : "red-wins-") + scores;
}

/// The replays directly in a folder, sorted by name.
std::vector<fs::path> replaysIn(const fs::path& folder) {
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ending && at->is_regular_file(error)) paths.push_back(at->path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// A path in `folder` that does not exist yet.
fs::path freePath(const fs::path& folder, const std::string& name) {
    fs::path path = folder / (name + ending);
    std::error_code error;
    for (int number = 2; fs::exists(fs::symlink_status(path, error)); ++number)
        path = folder / (name + '~' + std::to_string(number) + ending);
    return path;
}

ReplayLibrary::Entry entryFor(const fs::path& path, bool saved) {
    ReplayLibrary::Entry entry;
    entry.path = path.string();
    entry.saved = saved;
    entry.date = dateFromName(path.filename().string());
    try {
        entry.header = recordedPlayHeader(readRecordedPlay(entry.path), entry.path);
        if (entry.header->summary && !entry.header->summary->date.empty())
            entry.date = entry.header->summary->date;
    } catch (const DataError& error) {
        entry.problem = error.what();
    }
    return entry;
}

} // namespace

std::string simplified(std::string_view text) {
    std::string simple;
    for (const char letter : text) {
        const bool small = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        const bool capital = letter >= 'A' && letter <= 'Z';
        if (small || capital)
            simple += static_cast<char>(capital ? letter - 'A' + 'a' : letter);
        else if (!simple.empty() && simple.back() != '-')
            simple += '-';
    }
    while (!simple.empty() && simple.back() == '-')
        simple.pop_back();
    return simple;
}

std::string replayName(const ReplaySummary& summary, const Level& level) {
    return dateInName(summary.date) + '_' + simplified(level.name) + '_' + resultIn(summary);
}

std::string replayName(const GauntletReplay& run) {
    const ReplaySummary summary = *headerOf(run).summary;
    return dateInName(summary.date) + "_gauntlet_" + resultIn(summary);
}

std::string ReplayLibrary::savedFolder() const { return (fs::path(folder_) / "saved").string(); }

bool ReplayLibrary::isSaved(const std::string& path) const {
    return fs::path(path).parent_path() == savedFolder();
}

std::string ReplayLibrary::keep(const Replay& replay) const {
    assert(replay.summary);
    return keep(replayName(*replay.summary, replay.level), encodeReplay(replay));
}

std::string ReplayLibrary::keep(const GauntletReplay& run) const {
    return keep(replayName(run), encodeGauntlet(run));
}

std::string ReplayLibrary::keep(const std::string& name, std::string_view bytes) const {
    makeFolder(folder_);
    const FolderLock lock(folder_);
    std::string path = freePath(folder_, name).string();
    writeFile(path, bytes);
    deleteOldest();
    return path;
}

void ReplayLibrary::deleteOldest() const {
    std::vector<fs::path> paths = replaysIn(folder_);
    paths.erase(std::remove_if(paths.begin(), paths.end(),
                               [](const fs::path& path) { return !isDated(path.filename().string()); }),
                paths.end());
    const std::size_t tooMany = paths.size() - std::min(paths.size(), latest);
    for (std::size_t i = 0; i < tooMany; ++i) {
        try {
            removeFile(paths[i].string());
        } catch (const MachineError&) {
            // The next call tries again.
        }
    }
}

std::vector<ReplayLibrary::Entry> ReplayLibrary::list() const {
    std::vector<Entry> entries;
    for (const bool saved : {false, true})
        for (const fs::path& path : replaysIn(saved ? savedFolder() : folder_))
            entries.push_back(entryFor(path, saved));
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.date > b.date; });
    return entries;
}

std::string ReplayLibrary::save(const std::string& path) const {
    if (isSaved(path)) return path;
    makeFolder(savedFolder());
    const FolderLock lock(savedFolder());
    std::string target = freePath(savedFolder(), fs::path(path).stem().string()).string();
    moveFile(path, target);
    return target;
}

void ReplayLibrary::remove(const std::string& path) const {
    std::error_code unknown;
    if (!fs::exists(path, unknown)) throw DataError(path, "cannot be deleted: there is no such file");
    removeFile(path);
}

std::string ReplayLibrary::exportTo(const std::string& folder, const std::string& path) const {
    makeFolder(folder);
    const FolderLock lock(folder);
    std::string target = freePath(folder, "arkanong_" + fs::path(path).stem().string()).string();
    writeFile(target, readRecordedPlay(path));
    return target;
}

} // namespace arkanong
