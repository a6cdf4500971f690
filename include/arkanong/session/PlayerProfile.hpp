#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/ReplayLibrary.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// What is kept of the player from day to day: read once, written at once whenever it changes. The game goes
/// on where it cannot be read or written, and a note says so.
class PlayerProfile {
  public:
    /// Keeps nothing beyond its own life.
    PlayerProfile() = default;
    /// Keeps it in these folders, where there are any.
    explicit PlayerProfile(std::optional<UserFolders> folders);

    /// As they are in use.
    const Settings& settings() const { return settings_; }
    /// In use from now on but not kept: only what change() or tryOut() makes of them later is.
    void overrideSettings(Settings settings) { settings_ = std::move(settings); }
    /// In use from now on, and kept.
    void change(Settings settings);
    /// In use from now on, and kept with the next keepSettings() or change().
    void tryOut(Settings settings);
    void keepSettings();

    /// It need no longer be offered: it, or another match, has been played, or it was passed over.
    void dropFirstMatch();

    const Progress& progress() const { return progress_; }
    /// Returns the medals that the level had not earned yet.
    Medals addVictory(CampaignLevel at, const Victory& victory, const MedalGoals& goals);

    const ScoreTable& scores(std::string_view mode) const { return scores_.table(mode); }
    /// Returns the place it takes; nothing where it is too low.
    std::optional<std::size_t> addScore(std::string_view mode, HighScore score);

    /// The replays that are kept; nothing where there is no folder for them.
    std::optional<ReplayLibrary> replays() const;
    /// Keeps it among the latest: it must have a summary.
    void keepReplay(const Replay& replay);
    /// Copies a replay's file to where it is found easily; returns where. Throws DataError.
    std::string exportReplay(const std::string& path) const;

    /// The campaign match that was broken off last, to be gone on with; null where there is none.
    const std::shared_ptr<const Replay>& interrupted() const { return interrupted_; }
    void keepInterrupted(std::shared_ptr<const Replay> match);
    void dropInterrupted();
    /// It cannot be gone on with: its file is set aside, which a note tells.
    void quarantineInterrupted();

    void note(const std::vector<std::string>& notes);
    /// What went wrong since the last call, a sentence each.
    std::vector<std::string> takeNotes();

  private:
    template <typename Save>
    void keep(Save save);

    std::optional<UserFolders> folders_;
    Settings settings_;
    Settings keptSettings_; ///< Without what is in use for this run only.
    bool settingsTried_ = false;
    Progress progress_;
    HighScores scores_;
    std::shared_ptr<const Replay> interrupted_;
    std::vector<std::string> notes_;
};

} // namespace arkanong
