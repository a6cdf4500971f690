#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/RunRecords.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// The player's saved data. Reads it at construction and writes it immediately after every change, merged with what
/// other running games have saved meanwhile. If reading or writing fails, the data stay in memory and a note says so.
class PlayerProfile {
  public:
    /// A profile without folders, which saves nothing.
    PlayerProfile() = default;
    /// Reads and saves in these folders. With nullopt it saves nothing.
    explicit PlayerProfile(std::optional<UserFolders> folders);

    /// Whether no settings were saved before this start.
    bool isNew() const { return isNew_; }
    /// The settings in use.
    const Settings& settings() const { return settings_; }
    /// Uses these settings for this run without saving them. Only later changes by change() or tryOut() are saved.
    void overrideSettings(Settings settings) { settings_ = std::move(settings); }
    /// Uses and saves these settings.
    void change(Settings settings);
    /// Switches a setting on or off and saves it.
    void flip(bool Settings::*setting);
    /// Uses these settings; the next keepSettings() or change() saves them.
    void tryOut(Settings settings);
    /// Saves the settings of the last tryOut(), if any.
    void keepSettings();
    /// Saves the settings of the last tryOut(), and everything whose saving failed earlier.
    void keepUnsaved();
    /// Number of failed attempts to save since the start.
    int failures() const { return failures_; }

    /// Stops offering the first match, after any match was played or the offer was declined.
    void dropFirstMatch();

    const Progress& progress() const { return progress_; }
    // The next three save a finished campaign match: its result, and the person's figures for the totals. The
    // interrupted match is deleted only after that, because it may be the same match.
    /// Saves a round of a series that is not decided yet.
    void addRound(const Standing& person);
    /// Saves a victory. Returns the newly earned medals.
    Medals addVictory(CampaignLevel at, const Victory& victory, const MedalTargets& targets,
                      const Standing& person = {});
    void addDefeat(CampaignLevel at, const Standing& person = {});

    /// Saves that the story before this world has been told.
    void tellStory(int world);

    const ScoreTable& scores(std::string_view mode) const { return scores_.table(mode); }
    /// Returns the new entry's rank, counted from 0; nullopt if the score is too low.
    std::optional<std::size_t> addScore(std::string_view mode, const HighScore& score);

    const RunRecords& runs() const { return runs_; }
    /// Counts a run of one person against a computer, whose first round begins. Returns whether it is the ranked try of
    /// day `ranked`: false if that is nullopt, or if another running game has begun the day's try meanwhile.
    bool beginRun(std::optional<Day> ranked);
    /// Adds such a run, which must be finished, to the records.
    void addRun(const FinishedRun& run);
    /// Adds these feats to the records. Returns those that are new, in their order.
    std::vector<Feat> addFeats(const Feats& done);

    /// The replay library; nullopt if there is no folder for it.
    [[nodiscard]] std::optional<ReplayLibrary> replays() const;
    /// Saves a replay, which must have a summary, among the latest ones.
    void keepReplay(const Replay& replay);
    /// Copies a replay file to the export folder. Returns the path of the copy. Throws DataError.
    std::string exportReplay(const std::string& path) const;

    /// The best match on this level, saved under a name from ghostName(); null if none is saved.
    std::shared_ptr<const Replay> ghost(const std::string& name, const Level& level);
    /// Saves the replay, which must have a summary, as the best match on its level under this name, if `side` did
    /// better in it than in the saved one. Returns whether it did.
    bool keepGhost(const Replay& replay, Side side, const std::string& name);

    /// The interrupted campaign match; null if there is none, or if another running game has taken it.
    const std::shared_ptr<const Replay>& interrupted() const { return match_.content; }
    /// Saves an interrupted campaign match in place of any earlier one.
    void keepInterrupted(std::shared_ptr<const Replay> match);
    /// Deletes the interrupted campaign match, if any.
    void dropInterrupted();
    /// Moves the file of an interrupted match that cannot be resumed aside, and adds a note.
    void quarantineInterrupted();

    /// The interrupted gauntlet run, if gauntletSetup() can resume it; otherwise as interrupted().
    const std::shared_ptr<const GauntletReplay>& interruptedRun() const { return run_.content; }
    /// Saves the run in place of any earlier interrupted one.
    void keepInterruptedRun(std::shared_ptr<const GauntletReplay> run);
    void dropInterruptedRun();
    void quarantineInterruptedRun();
    /// Saves a finished run among the replays, and deletes the interrupted run.
    void endRun(const GauntletReplay& run);

    /// Adds notes for takeNotes().
    void note(const std::vector<std::string>& notes);
    /// Returns the problems noted since the last call, one sentence each.
    std::vector<std::string> takeNotes();

  private:
    /// Calls `save`. Returns whether it succeeded; if not, adds a note.
    template <typename Save>
    bool keep(Save save);
    void keepProgress();
    void keepPlayed(const Standing& person);
    void keepScores();
    void keepRuns();
    /// An interrupted match or run and the file that it is saved in.
    template <typename Content>
    struct Interrupted {
        std::optional<SaveSlot<Content>> slot{}; ///< Empty if nothing is saved.
        std::shared_ptr<const Content> content{};
    };
    template <typename Content>
    void take(Interrupted<Content>& interrupted, SaveSlot<Content> slot);
    template <typename Content>
    void keepOf(Interrupted<Content>& interrupted, std::shared_ptr<const Content> content);
    template <typename Content>
    void dropOf(Interrupted<Content>& interrupted);
    template <typename Content>
    void quarantineOf(Interrupted<Content>& interrupted, const std::string& what);

    std::optional<UserFolders> folders_;
    Settings settings_;
    Settings keptSettings_; ///< The settings to save: without the overrides of this run.
    bool isNew_ = false;
    bool settingsTried_ = false; ///< tryOut() was not saved yet.
    bool progressUnsaved_ = false;
    bool scoresUnsaved_ = false;
    bool runsUnsaved_ = false;
    int failures_ = 0;
    Progress progress_;
    HighScores scores_;
    RunRecords runs_;
    // As last loaded or saved, to merge with the changes of other running games.
    Settings savedSettings_;
    Progress savedProgress_;
    HighScores savedScores_;
    RunRecords savedRuns_;
    Interrupted<Replay> match_;
    Interrupted<GauntletReplay> run_;
    std::vector<std::string> notes_;
};

} // namespace arkanong
