#include "arkanong/storage/replay/GhostFile.hpp"

#include "arkanong/sim/replay/Outcome.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "arkanong/storage/replay/SaveSlot.hpp"

#include <cassert>
#include <filesystem>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

Replay decodeGhost(const std::string& bytes, const std::string& path) {
    Replay replay = decodeReplay(bytes, path);
    if (!replay.summary)
        throw DataError(path, "expected a match that says who played, found one that does not");
    if (!replay.summary->takeovers.empty())
        throw DataError(path, "expected a match of the same players, found one that others took over");
    return replay;
}

/// Whether both are of the same mode and level, so that one can be better.
bool compare(const Replay& a, const Replay& b) {
    return a.settings.mode == b.settings.mode && levelHash(a.level) == levelHash(b.level);
}

} // namespace

std::string ghostFile(const std::string& folder, const std::string& name, const Level& level) {
    return folder + '/' + name + '-' + hexDigits(levelHash(level)) + ".replay";
}

void adoptGhost(const std::string& folder, const std::string& name, const Level& level,
                std::vector<std::string>& notes) {
    const std::string former = folder + '/' + name + ".replay";
    const std::string file = ghostFile(folder, name, level);
    std::error_code unknown;
    if (!fs::exists(former, unknown) || fs::exists(file, unknown)) return;
    const FolderLock lock(folder);
    const Loaded<std::optional<Replay>> ghost = loadGhost(former);
    notes.insert(notes.end(), ghost.notes.begin(), ghost.notes.end());
    if (ghost.value && levelHash(ghost.value->level) == levelHash(level)) moveFile(former, file);
}

Loaded<std::optional<Replay>> loadGhost(const std::string& path) {
    return loadOrQuarantine<Replay>(path, largestReplayFile,
                                    [&](const std::string& bytes) { return decodeGhost(bytes, path); });
}

bool keepGhost(const Replay& replay, Side side, const std::string& path, std::vector<std::string>& notes) {
    assert(replay.summary);
    const FolderLock lock(madeFolderOf(path));
    const auto kept = readOrQuarantine<Replay>(
        path, largestReplayFile, notes, [&](const std::string& bytes) { return decodeGhost(bytes, path); });
    const auto outcome = [side](const Replay& match) {
        return outcomeOf(*match.summary, match.settings.mode, side);
    };
    if (kept && compare(replay, *kept) && !isBetter(outcome(replay), outcome(*kept))) return false;
    saveReplay(replay, path);
    return true;
}

} // namespace arkanong
