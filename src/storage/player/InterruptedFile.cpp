#include "arkanong/storage/player/InterruptedFile.hpp"

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <cassert>
#include <filesystem>
#include <system_error>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

void checkCampaignMatch(const Replay& replay, const std::string& path) {
    if (!replay.summary || !campaignLevelNamed(replay.summary->place) || !replay.level.opponent ||
        replay.settings.mode != Mode::Versus)
        throw DataError(path, "expected a campaign match, found a match of another mode");
}

} // namespace

Loaded<std::optional<Replay>> loadInterrupted(const std::string& path) {
    Loaded<std::optional<Replay>> loaded;
    try {
        loaded.value = readOwnReplay(path, checkCampaignMatch, loaded.notes);
    } catch (const MachineError& error) {
        loaded.notes.emplace_back(error.what());
    }
    return loaded;
}

std::string InterruptedPlace::numbered(int number) const {
    return (fs::path(folder_) / std::to_string(number)).string();
}

std::string InterruptedPlace::file() const { return (fs::path(numbered(number_)) / "match.replay").string(); }

bool InterruptedPlace::lock(int number) {
    number_ = 0;
    lock_ = std::make_unique<FolderLock>(numbered(number), FolderLock::IfBusy::GiveUp);
    if (lock_->holds())
        number_ = number;
    else
        lock_.reset();
    return number_ != 0;
}

Loaded<std::optional<Replay>> InterruptedPlace::take() {
    Loaded<std::optional<Replay>> taken;
    std::error_code unknown;
    for (int number = 1; !taken.value && fs::is_directory(numbered(number), unknown); ++number)
        readOrNote(taken.notes, [&] {
            if (!lock(number)) return;
            Loaded<std::optional<Replay>> found = loadInterrupted(file());
            taken.value = std::move(found.value);
            taken.notes.insert(taken.notes.end(), found.notes.begin(), found.notes.end());
        });
    if (!taken.value) {
        number_ = 0;
        lock_.reset();
    }
    return taken;
}

// Where there is a file already, take() could not read it.
void InterruptedPlace::keep(const Replay& replay) {
    std::error_code unknown;
    for (int number = 1; number_ == 0; ++number) {
        makeFolder(numbered(number));
        if (lock(number) && fs::exists(file(), unknown)) number_ = 0;
    }
    writeFile(file(), encodeReplay(replay));
}

void InterruptedPlace::drop() {
    if (number_ != 0) removeFile(file());
}

std::string InterruptedPlace::putAside() {
    assert(number_ != 0);
    return quarantine(file());
}

} // namespace arkanong
