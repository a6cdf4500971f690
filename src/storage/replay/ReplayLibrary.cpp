#include "arkanong/storage/replay/ReplayLibrary.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/FileName.hpp"
#include "arkanong/storage/Files.hpp"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <utility>

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

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// True if the name begins with a date as keep() writes it.
bool isDated(const std::string& name) {
    return name.size() > datePattern.size() &&
           std::equal(datePattern.begin(), datePattern.end(), name.begin(), [](char pattern, char letter) {
               return pattern == '0' ? isDigit(letter) : letter == pattern;
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

/// Whether keep() could have given a file this name: "DATE_LEVEL_RESULT" with two scores behind the result, and perhaps
/// "~" and a number.
bool isOwnName(std::string name) {
    const auto endsIn = [&name](char mark) { // Takes the mark and the digits behind it off.
        const std::size_t end = name.find_last_not_of("0123456789");
        const bool ends = end != std::string::npos && end + 1 < name.size() && name[end] == mark;
        if (ends) name.resize(end);
        return ends;
    };
    endsIn('~');
    if (!isDated(name) || !endsIn('-') || !endsIn('-')) return false;
    const std::string result = name.substr(name.rfind('_') + 1);
    return result == "unfinished" || result == "blue-wins" || result == "red-wins";
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
    return entry;
}

void read(ReplayLibrary::Entry& entry) {
    try {
        entry.header = loadRecordedPlayHeader(entry.path);
        if (entry.header->summary && !entry.header->summary->date.empty())
            entry.date = entry.header->summary->date;
    } catch (const DataError& error) {
        entry.problem = error.what();
    }
}

/// The bytes that read() reads; a small file counts as more, because it takes time to open and to understand.
std::size_t bytesOf(const ReplayLibrary::Entry& entry) {
    constexpr std::uintmax_t least = std::uintmax_t{16} << 10U;
    std::error_code unknown;
    const std::uintmax_t size = fs::file_size(entry.path, unknown);
    return static_cast<std::size_t>(std::clamp<std::uintmax_t>(unknown ? 0 : size, least, largestReplayFile));
}

void sortByDate(std::vector<ReplayLibrary::Entry>& entries) {
    std::stable_sort(
        entries.begin(), entries.end(),
        [](const ReplayLibrary::Entry& a, const ReplayLibrary::Entry& b) { return a.date > b.date; });
}

} // namespace

std::string replayName(const ReplaySummary& summary, const Level& level) {
    return dateInName(summary.date) + '_' + fileNameOf(level.name) + '_' + resultIn(summary);
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
    makeLatest(path);
    deleteOldest(path);
    return path;
}

void ReplayLibrary::deleteOldest(const fs::path& written) const {
    std::vector<std::pair<fs::file_time_type, fs::path>>
        others; // The dates in the names depend on the clock.
    for (fs::path& path : replaysIn(folder_)) {
        std::error_code unknown;
        const fs::file_time_type time = fs::last_write_time(path, unknown);
        if (path != written && isOwnName(path.stem().string())) others.emplace_back(time, std::move(path));
    }
    std::sort(others.begin(), others.end());
    const std::size_t kept = latest - 1;
    for (std::size_t i = 0; i + kept < others.size(); ++i) {
        try {
            removeFile(others[i].second.string());
        } catch (const MachineError&) {
            // The next call tries again.
        }
    }
}

std::vector<ReplayLibrary::Entry> ReplayLibrary::list(std::size_t bytes) const {
    std::vector<Entry> entries;
    for (const bool saved : {false, true})
        for (const fs::path& path : replaysIn(saved ? savedFolder() : folder_))
            entries.push_back(entryFor(path, saved));
    sortByDate(entries);
    if (readSome(entries, 0, bytes))
        sortByDate(entries); // Headers have the dates of files that were renamed.
    return entries;
}

bool ReplayLibrary::readSome(std::vector<Entry>& entries, std::size_t first, std::size_t bytes) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Entry& entry = entries[(first + i) % entries.size()];
        if (entry.isRead()) continue;
        if (bytes == 0) return false;
        bytes -= std::min(bytes, bytesOf(entry));
        read(entry);
    }
    return true;
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
