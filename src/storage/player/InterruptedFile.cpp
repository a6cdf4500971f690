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
    try {
        const std::optional<std::string> bytes = readFileIfAny(path, largestReplayFile);
        if (!bytes) return loaded;
        Replay replay = decodeReplay(*bytes, path);
        if (!isCampaignMatch(replay))
            throw DataError(path, "expected a campaign match, found a match of another mode");
        loaded.value = std::move(replay);
    } catch (const MachineError& error) {
        loaded.notes.emplace_back(error.what());
    } catch (const DataError& error) {
        loaded.notes.emplace_back(error.what());
        quarantineAndNote(path, loaded.notes);
    }
    return loaded;
}

void saveInterrupted(const Replay& replay, const std::string& path) {
    saveUserFile(path, encodeReplay(replay));
}

void removeInterrupted(const std::string& path) { removeFile(path); }

} // namespace arkanong
