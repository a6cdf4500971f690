#include "arkanong/game/Records.hpp"

#include "arkanong/game/ControlMap.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/ProgressFile.hpp"

#include <utility>

namespace arkanong {

Records::Records(std::optional<UserFolders> folders) : folders_(std::move(folders)) {
    if (!folders_) {
        notes_.emplace_back("no folder to keep settings, progress and scores in");
        return;
    }
    Loaded<Settings> settings = loadSettings(folders_->settingsFile());
    settings_ = std::move(settings.value);
    note(settings.notes);
    note(problemsIn(settings_.controls));
    Loaded<Progress> progress = loadProgress(folders_->progressFile());
    progress_ = progress.value;
    note(progress.notes);
    Loaded<HighScores> scores = loadHighScores(folders_->highScoresFile());
    scores_ = std::move(scores.value);
    note(scores.notes);
}

void Records::note(const std::vector<std::string>& notes) {
    notes_.insert(notes_.end(), notes.begin(), notes.end());
}

template <typename Save>
void Records::keep(Save save) {
    if (!folders_) return;
    try {
        save();
    } catch (const DataError& error) {
        notes_.emplace_back(error.what());
    }
}

void Records::change(Settings settings) {
    settings_ = std::move(settings);
    keep([this] { saveSettings(settings_, folders_->settingsFile()); });
}

Medals Records::addVictory(CampaignLevel at, const Victory& victory, const MedalGoals& goals) {
    const Medals gained = progress_.add(at, victory, goals);
    keep([this] { saveProgress(progress_, folders_->progressFile()); });
    return gained;
}

std::optional<std::size_t> Records::addScore(std::string_view mode, HighScore score) {
    const std::optional<std::size_t> place = scores_.table(mode).add(std::move(score));
    if (place) keep([this] { saveHighScores(scores_, folders_->highScoresFile()); });
    return place;
}

std::vector<std::string> Records::takeNotes() { return std::exchange(notes_, {}); }

} // namespace arkanong
