#include "arkanong/storage/replay/InterruptedFile.hpp"

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

namespace arkanong {

namespace {

bool isCampaignMatch(const Replay& replay) {
    return replay.summary && replay.summary->takeovers.empty() && campaignLevelNamed(replay.summary->place) &&
           replay.level.opponent && replay.settings.mode == Mode::Versus;
}

} // namespace

Loaded<std::optional<Replay>> loadInterrupted(const std::string& path) {
    return loadOrQuarantine<Replay>(path, largestReplayFile, [&](const std::string& bytes) {
        Replay replay = decodeReplay(bytes, path);
        if (!isCampaignMatch(replay))
            throw DataError(path, "expected a campaign match, found a match of another mode");
        return replay;
    });
}

Loaded<std::optional<GauntletReplay>> loadInterruptedRun(const std::string& path) {
    return loadOrQuarantine<GauntletReplay>(path, largestGauntletFile, [&](const std::string& bytes) {
        GauntletReplay replay = decodeGauntlet(bytes, path);
        checkPossible(replay, path);
        if (GauntletRun::replayed(replay.record)->winner())
            throw DataError(path, "expected a run that can be resumed, found one that is over");
        return replay;
    });
}

InterruptedMatchSlot::InterruptedMatchSlot(std::string folder)
    : SaveSlot(std::move(folder), {"match.replay", loadInterrupted, encodeReplay}) {}

InterruptedRunSlot::InterruptedRunSlot(std::string folder)
    : SaveSlot(std::move(folder), {"run.replay", loadInterruptedRun, encodeGauntlet}) {}

} // namespace arkanong
