#include "arkanong/storage/player/InterruptedFile.hpp"

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

namespace arkanong {

namespace {

bool isCampaignMatch(const Replay& replay) {
    return replay.summary && campaignLevelNamed(replay.summary->place) && replay.level.opponent &&
           replay.settings.mode == Mode::Versus;
}

} // namespace

Loaded<std::optional<Replay>> loadInterrupted(const std::string& path) {
    Loaded<std::optional<Replay>> loaded;
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return loaded;
    const bool read = readOrNote(loaded.notes, [&] {
        Replay replay = loadReplay(path);
        if (!isCampaignMatch(replay))
            throw DataError(path, "expected a campaign match, found a match of another mode");
        loaded.value = std::move(replay);
    });
    if (!read) quarantineAndNote(path, loaded.notes);
    return loaded;
}

void saveInterrupted(const Replay& replay, const std::string& path) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty()) makeFolder(folder.string());
    saveReplay(replay, path);
}

void removeInterrupted(const std::string& path) {
    std::error_code error;
    std::filesystem::remove(path, error);
    if (error) throw DataError(path, "cannot be deleted: " + error.message());
}

} // namespace arkanong
