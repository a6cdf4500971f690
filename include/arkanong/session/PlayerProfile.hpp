#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/InterruptedFile.hpp"
#include "arkanong/storage/player/ReplayLibrary.hpp"
#include "arkanong/storage/player/RunRecords.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// The player's saved data: read at the start, written immediately after every change, together with what other
/// running games have saved meanwhile. If it cannot be read or written, the game goes on and a note says so.
class PlayerProfile {
  public:
    /// Saves nothing.
    PlayerProfile() = default;
    /// Saves in these folders; saves nothing if there are none.
    explicit PlayerProfile(std::optional<UserFolders> folders);

    /// No settings were kept before this start.
    bool isNew() const { return isNew_; }
    /// The settings in use.
    const Settings& settings() const { return settings_; }
    /// Uses these settings for this run without saving them; only later changes by change() or tryOut() are
    /// saved.
    void overrideSettings(Settings settings) { settings_ = std::move(settings); }
    /// Uses and saves these settings.
    void change(Settings settings);
    /// Uses these settings; the next keepSettings() or change() saves them.
    void tryOut(Settings settings);
    /// Saves the settings of the last tryOut(), if any.
    void keepSettings();
    /// Saves these, and what could not be saved before.
    void keepUnsaved();
    /// So many times something could not be saved.
    int failures() const { return failures_; }

    /// Stops offering the first match, after any match was played or the offer was declined.
    void dropFirstMatch();

    const Progress& progress() const { return progress_; }
    // Each of these saves at once all that is to be kept of a campaign match that was played to its end: how it ended, and
    // for the totals what the person did in it. Only then is the interrupted match deleted, which this one may have been.
    /// A round of a series that goes on.
    void addRound(const Standing& person);
    /// Returns the newly earned medals.
    Medals addVictory(CampaignLevel at, const Victory& victory, const MedalTargets& targets,
                      const Standing& person = {});
    void addDefeat(CampaignLevel at, const Standing& person = {});

    const ScoreTable& scores(std::string_view mode) const { return scores_.table(mode); }
    /// Returns the rank it takes, from 0; nullopt if it is too low.
    std::optional<std::size_t> addScore(std::string_view mode, const HighScore& score);

    const RunRecords& runs() const { return runs_; }
    /// Counts a run of one person against a computer, whose first round begins. Returns whether it is the ranked try of
    /// the day that it claims: another running game may have begun that meanwhile.
    bool beginRun(std::optional<Day> ranked);
    /// Takes in such a run that has come to its end.
    void addRun(const FinishedRun& run);

    /// The replay library; nullopt if there is no folder for it.
    [[nodiscard]] std::optional<ReplayLibrary> replays() const;
    /// Adds a replay, which must have a summary, to the latest ones.
    void keepReplay(const Replay& replay);
    /// Copies a replay's file to the export folder. Returns the path of the copy. Throws DataError.
    std::string exportReplay(const std::string& path) const;

    /// The best match on this level, kept under a name that ghostName() returns; null if no match is kept.
    std::shared_ptr<const Replay> ghost(const std::string& name, const Level& level);
    /// Keeps the replay, which must have a summary, for its level under this name if `side` did better in it than in the
    /// one before. Returns whether it is the best now.
    bool keepGhost(const Replay& replay, Side side, const std::string& name);

    /// The interrupted campaign match; null if there is none that no other running game has.
    const std::shared_ptr<const Replay>& interrupted() const { return match_.content; }
    /// Saves an interrupted campaign match in place of any earlier one.
    void keepInterrupted(std::shared_ptr<const Replay> match);
    /// Deletes the interrupted campaign match, if any.
    void dropInterrupted();
    /// Quarantines the file of an interrupted match that cannot be resumed, and adds a note.
    void quarantineInterrupted();

    /// The run of the gauntlet that was broken off, which can be gone on with: see gauntletSetup(). As interrupted().
    const std::shared_ptr<const GauntletReplay>& interruptedRun() const { return run_.content; }
    /// Saves the run in place of any earlier one.
    void keepInterruptedRun(std::shared_ptr<const GauntletReplay> run);
    void dropInterruptedRun();
    void quarantineInterruptedRun();
    /// Adds a run that is over to the replays; then it is not an interrupted one any more.
    void endRun(const GauntletReplay& run);

    /// Adds notes for takeNotes().
    void note(const std::vector<std::string>& notes);
    /// The problems since the last call, one sentence each.
    std::vector<std::string> takeNotes();

  private:
    /// Returns whether `save` has saved; if not, a note says why.
    template <typename Save>
    bool keep(Save save);
    void keepProgress();
    void keepPlayed(const Standing& person);
    void keepScores();
    void keepRuns();
    /// What was broken off, and where it is kept.
    template <typename Content>
    struct Interrupted {
        std::optional<KeptPlace<Content>> place{}; ///< Empty where nothing is saved.
        std::shared_ptr<const Content> content{};
    };
    template <typename Content>
    void take(Interrupted<Content>& interrupted, KeptPlace<Content> place);
    template <typename Content>
    void keepOf(Interrupted<Content>& interrupted, std::shared_ptr<const Content> content);
    template <typename Content>
    void dropOf(Interrupted<Content>& interrupted);
    template <typename Content>
    void quarantineOf(Interrupted<Content>& interrupted, const std::string& what);

    std::optional<UserFolders> folders_;
    Settings settings_;
    Settings keptSettings_; ///< The settings to be saved, without overrides for this run.
    bool isNew_ = false;
    bool settingsTried_ = false; ///< They are not saved yet, as for the next three.
    bool progressUnsaved_ = false;
    bool scoresUnsaved_ = false;
    bool runsUnsaved_ = false;
    int failures_ = 0;
    Progress progress_;
    HighScores scores_;
    RunRecords runs_;
    // As loaded or saved last.
    Settings savedSettings_;
    Progress savedProgress_;
    HighScores savedScores_;
    RunRecords savedRuns_;
    Interrupted<Replay> match_;
    Interrupted<GauntletReplay> run_;
    std::vector<std::string> notes_;
};

} // namespace arkanong
