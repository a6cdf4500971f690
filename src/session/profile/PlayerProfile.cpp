#include "arkanong/session/profile/PlayerProfile.hpp"

#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/player/ProgressFile.hpp"
#include "arkanong/storage/player/RunRecordsFile.hpp"
#include "arkanong/storage/replay/GhostFile.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace arkanong {

PlayerProfile::PlayerProfile(std::optional<UserFolders> folders) : folders_(std::move(folders)) {
    if (!folders_) {
        notes_.emplace_back("no folder for settings, progress, scores and replays: nothing is saved");
        return;
    }
    std::error_code unknown;
    isNew_ = !std::filesystem::exists(folders_->settingsFile(), unknown) && !unknown;
    Loaded<Settings> settings = loadSettings(folders_->settingsFile());
    savedSettings_ = std::move(settings.value);
    settings_ = keptSettings_ = savedSettings_;
    note(settings.notes);
    Loaded<Progress> progress = loadProgress(folders_->progressFile());
    progress_ = savedProgress_ = progress.value;
    note(progress.notes);
    Loaded<HighScores> scores = loadHighScores(folders_->highScoresFile());
    scores_ = savedScores_ = std::move(scores.value);
    note(scores.notes);
    Loaded<RunRecords> runs = loadRunRecords(folders_->runRecordsFile());
    runs_ = savedRuns_ = std::move(runs.value);
    note(runs.notes);
    take<Replay>(match_, InterruptedMatchSlot(folders_->interruptedFolder()));
    take<GauntletReplay>(run_, InterruptedRunSlot(folders_->gauntletFolder()));
    // The saved run cannot be resumed.
    if (run_.content && !gauntletSetup(*run_.content)) quarantineInterruptedRun();
}

void PlayerProfile::note(const std::vector<std::string>& notes) {
    notes_.insert(notes_.end(), notes.begin(), notes.end());
}

template <typename Save>
bool PlayerProfile::keep(Save save) {
    if (!folders_) return true;
    try {
        save();
        return true;
    } catch (const DataError& error) {
        notes_.emplace_back(error.what());
        ++failures_;
        return false;
    }
}

template <typename Content>
void PlayerProfile::take(Interrupted<Content>& interrupted, SaveSlot<Content> slot) {
    Loaded<std::optional<Content>> taken = interrupted.slot.emplace(std::move(slot)).take();
    if (taken.value) interrupted.content = std::make_shared<const Content>(std::move(*taken.value));
    note(taken.notes);
}

template <typename Content>
void PlayerProfile::keepOf(Interrupted<Content>& interrupted, std::shared_ptr<const Content> content) {
    interrupted.content = std::move(content);
    keep([&] { interrupted.slot->keep(*interrupted.content); });
}

template <typename Content>
void PlayerProfile::dropOf(Interrupted<Content>& interrupted) {
    interrupted.content.reset();
    keep([&] { interrupted.slot->drop(); });
}

template <typename Content>
void PlayerProfile::quarantineOf(Interrupted<Content>& interrupted, const std::string& what) {
    interrupted.content.reset();
    keep([&] {
        notes_.push_back("the file of the " + what + " was renamed to " + interrupted.slot->putAside());
    });
}

void PlayerProfile::change(Settings settings) {
    tryOut(std::move(settings));
    keepSettings();
}

void PlayerProfile::flip(bool Settings::*setting) {
    Settings settings = settings_;
    settings.*setting = !(settings.*setting);
    change(std::move(settings));
}

void PlayerProfile::tryOut(Settings settings) {
    keptSettings_ = withChanges(std::move(keptSettings_), settings_, settings);
    settings_ = std::move(settings);
    settingsTried_ = true;
}

void PlayerProfile::keepSettings() {
    if (!settingsTried_) return;
    settingsTried_ =
        !keep([this] { updateSettings(keptSettings_, savedSettings_, folders_->settingsFile(), notes_); });
}

void PlayerProfile::keepUnsaved() {
    keepSettings();
    if (progressUnsaved_) keepProgress();
    if (scoresUnsaved_) keepScores();
    if (runsUnsaved_) keepRuns();
}

void PlayerProfile::dropFirstMatch() {
    Settings settings = settings_;
    if (std::exchange(settings.offerFirstMatch, false)) change(std::move(settings));
}

void PlayerProfile::addRound(const Standing& person) { keepPlayed(person); }

Medals PlayerProfile::addVictory(CampaignLevel at, const Victory& victory, const MedalTargets& targets,
                                 const Standing& person) {
    const Medals gained = progress_.add(at, victory, targets);
    keepPlayed(person);
    return gained;
}

void PlayerProfile::addDefeat(CampaignLevel at, const Standing& person) {
    progress_.addDefeat(at);
    keepPlayed(person);
}

// In this order: if the game is killed in between, the result is saved and the match can only be ended once more.
void PlayerProfile::keepPlayed(const Standing& person) {
    progress_.count(person);
    keepProgress();
    dropInterrupted();
}

void PlayerProfile::keepProgress() {
    progressUnsaved_ =
        !keep([this] { updateProgress(progress_, savedProgress_, folders_->progressFile(), notes_); });
}

void PlayerProfile::keepScores() {
    scoresUnsaved_ =
        !keep([this] { updateHighScores(scores_, savedScores_, folders_->highScoresFile(), notes_); });
}

void PlayerProfile::keepRuns() {
    runsUnsaved_ = !keep([this] { updateRunRecords(runs_, savedRuns_, folders_->runRecordsFile(), notes_); });
}

bool PlayerProfile::beginRun(std::optional<Day> ranked) {
    ++runs_.begun;
    keepRuns(); // Saving merges the tries that other running games have begun.
    if (!ranked || runs_.tried(*ranked)) return false;
    runs_.begin(*ranked);
    keepRuns();
    return true;
}

void PlayerProfile::addRun(const FinishedRun& run) {
    runs_.add(run);
    keepRuns();
}

void PlayerProfile::tellStory(int world) {
    progress_.setStoriesTold(std::max(progress_.storiesTold(), world));
    keepProgress();
}

std::vector<Feat> PlayerProfile::addFeats(const Feats& done) {
    std::vector<Feat> added;
    for (const Feat feat : everyOf<Feat>()) {
        bool& known = runs_.feats[featIndex(feat)];
        if (done[featIndex(feat)] && !std::exchange(known, true)) added.push_back(feat);
    }
    if (!added.empty()) keepRuns();
    return added;
}

std::optional<std::size_t> PlayerProfile::addScore(std::string_view mode, const HighScore& score) {
    if (!scores_.table(mode).add(score)) return std::nullopt;
    keepScores();
    // Saving may have merged scores of another running game.
    const std::vector<HighScore>& entries = scores_.table(mode).entries();
    const auto found = std::find(entries.rbegin(), entries.rend(), score);
    if (found == entries.rend()) return std::nullopt;
    return static_cast<std::size_t>(entries.rend() - found) - 1;
}

std::optional<ReplayLibrary> PlayerProfile::replays() const {
    if (!folders_) return std::nullopt;
    return ReplayLibrary(folders_->replayFolder());
}

void PlayerProfile::keepReplay(const Replay& replay) {
    keep([&] { replays()->keep(replay); });
}

std::string PlayerProfile::exportReplay(const std::string& path) const {
    if (!folders_) throw DataError(path, "there is no folder to copy it to");
    return replays()->exportTo(folders_->exportFolder(), path);
}

std::shared_ptr<const Replay> PlayerProfile::ghost(const std::string& name, const Level& level) {
    if (!folders_) return nullptr;
    readOrNote(notes_, [&] { adoptGhost(folders_->ghostFolder(), name, level, notes_); });
    Loaded<std::optional<Replay>> loaded = loadGhost(ghostFile(folders_->ghostFolder(), name, level));
    note(loaded.notes);
    return loaded.value ? std::make_shared<const Replay>(std::move(*loaded.value)) : nullptr;
}

bool PlayerProfile::keepGhost(const Replay& replay, Side side, const std::string& name) {
    bool best = false;
    keep([&] {
        adoptGhost(folders_->ghostFolder(), name, replay.level, notes_);
        best =
            arkanong::keepGhost(replay, side, ghostFile(folders_->ghostFolder(), name, replay.level), notes_);
    });
    return best;
}

void PlayerProfile::keepInterrupted(std::shared_ptr<const Replay> match) { keepOf(match_, std::move(match)); }

void PlayerProfile::dropInterrupted() { dropOf(match_); }

void PlayerProfile::quarantineInterrupted() { quarantineOf(match_, "interrupted match"); }

void PlayerProfile::keepInterruptedRun(std::shared_ptr<const GauntletReplay> run) {
    keepOf(run_, std::move(run));
}

void PlayerProfile::dropInterruptedRun() { dropOf(run_); }

void PlayerProfile::quarantineInterruptedRun() { quarantineOf(run_, "interrupted run"); }

// In this order: if the game is killed in between, the replay is saved and the run can only be ended once more.
void PlayerProfile::endRun(const GauntletReplay& run) {
    if (keep([&] { replays()->keep(run); })) dropInterruptedRun();
}

std::vector<std::string> PlayerProfile::takeNotes() { return std::exchange(notes_, {}); }

} // namespace arkanong
