#pragma once

#include "arkanong/input/Bindings.hpp"
#include "arkanong/input/ControlRows.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/storage/player/OptionPage.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace arkanong {

class OnlineGame;
class WatchedGame;

// What a screen asks for. A screen that is shown "over" another leaves it there, dimmed and at rest.
struct Stay {};
struct ShowTitle {};
/// The list of the campaign's levels.
struct ShowCampaign {
    bool offer = false; ///< Over it first the match that was broken off, where there is one.
};
/// Over the list of levels: whether to go on with the match that was broken off.
struct ShowContinue {};
/// Over the match, which goes on after a breath.
struct ShowResumed {
    bool run = false;  ///< It is a round of a run through the gauntlet.
    std::string place; ///< As shown: the level.
};
/// The list of replays.
struct ShowReplays {};
/// Over the match that is about to begin.
struct ShowBriefing {
    MatchSetup setup;
    Level level;
};
/// Over the match.
struct ShowCampaignResult {
    MatchSetup setup;
    Match match;
    Level level;
    Medals gained{};                           ///< For the first time, by this match.
    std::shared_ptr<const Replay> recording{}; ///< Of the match; null where there is none.
    MissionProgress mission{};                 ///< At the end of the match.
};
/// After the last level of the campaign: all the opponents, and what the player did.
struct ShowFinale {};
/// What a level is chosen for.
enum class SetupKind : std::uint8_t { Versus, Watch, Solo, Sandbox, Online };
/// For a Versus, a Watch or an Online, whose rules are those of the Versus.
struct ShowSetup {
    SetupKind kind = SetupKind::Versus;
};
/// Over the setup.
struct ShowMutators {
    SetupKind kind = SetupKind::Versus; ///< The setup's.
};
/// Over the first match: its lessons are over, or the match itself.
struct ShowReady {
    std::optional<Side> winner{}; ///< Of the match.
};
/// The list of the options' pages. Over the title or the pause.
struct ShowOptions {
    bool overTitle = false; ///< Then it also leads to the first match.
};
/// Over that list, as is the next.
struct ShowOptionPage {
    OptionPage page = OptionPage::Sound;
};
struct ShowControls {};
/// Over it, or over the title at the first start.
struct ShowPresets {
    bool firstStart = false;
};
/// One set of them, over them.
struct ShowControlSet {
    ControlSet set = ControlSet::LeftKeys;
};
struct ShowMatch {
    MatchSetup setup;
};
/// Over the match.
struct ShowPause {
    MatchSetup setup;
    std::shared_ptr<const Replay> recording{}; ///< Of the match so far; null where there is none.
    Pads awaited{}; ///< Not none: a gamepad is gone, and play goes on when one of these slots is taken.
};
/// Over the match: a round was won and the series is not decided yet.
struct ShowRound {
    MatchSetup setup; ///< For the next round.
    Side winner = Side::Blue;
};
/// Over the match.
struct ShowResult {
    MatchSetup setup; ///< Its series includes this match.
    Match match;
    std::shared_ptr<const Replay> recording{}; ///< Of the match, of a series its last round; null without.
};
/// Over the setup, the best solo runs or the sandbox's pause: all levels, for a match of this kind.
struct ShowLevels {
    SetupKind kind = SetupKind::Versus;
    std::string level; ///< The one to begin at, by its name; may be empty.
};
/// Who plays a run through the gauntlet. Over it first the run that was broken off, where there is one.
struct ShowGauntletSetup {};
/// What the player has done in the gauntlet.
struct ShowRuns {};
/// The open cards before a round of the run.
struct ShowDraft {
    MatchSetup setup; ///< Of a GauntletMatch, in or after its draft.
};
/// How the run stands after a round, or its end.
struct ShowGauntlet {
    MatchSetup setup; ///< Of a GauntletMatch with at least one result.
};
/// A solo run from its beginning.
struct ShowSoloStart {
    std::string first{}; ///< See SoloRun.
};
/// Over the match: a stage was cleared, and the next one of `run` comes.
struct ShowStage {
    MatchSetup setup; ///< Of the stage that was cleared, with the run after it.
};
/// Over the match: the last life is lost.
struct ShowGameOver {
    SoloRun run;
    std::shared_ptr<const Replay> recording{}; ///< Of the last stage; null where there is none.
    SeriesStatistics totals{};                 ///< Of the stages before it.
};
/// Over a result: its best moment once more.
struct ShowHighlight {
    MatchSetup setup; ///< Its totals have a best moment.
};
/// The best moment as a moving picture, while the same screen stays.
struct SaveMoment {
    MatchSetup setup; ///< Its totals have a best moment.
};
/// The text is copied to the clipboard, while the same screen stays.
struct CopyText {
    std::string text; ///< UTF-8.
};
/// Over a result: who made this score?
struct ShowName {
    ScoreEntry entry;
};
/// The tables of high scores.
struct ShowScores {
    std::string table{soloTable}; ///< To begin with.
};
/// One of them over a result.
struct ShowEntered {
    std::string table;
    /// Of an entry that was just made: it comes in place of what asked for the name.
    std::optional<std::size_t> place{};
};
/// Which level is to be edited?
struct ShowEditorChoice {};
/// The level at work.
struct ShowEditor {};
/// A page of the level editor, over it.
enum class EditorPage : std::uint8_t {
    Menu,
    Properties,
    Rules,
    Name, ///< These three are typed.
    Idea,
    OpponentName,
    Replace, ///< The file of another level?
    Leave,   ///< Without saving?
};
struct ShowEditorPage {
    EditorPage page = EditorPage::Menu;
};
/// Matches between two machines: to host one, or to join another's.
struct ShowOnline {};
/// What is typed over it.
enum class OnlineText : std::uint8_t { Name, Relay, Join };
struct ShowOnlineText {
    OnlineText what = OnlineText::Name;
};
/// Over it: the games on the network.
struct ShowOnlineGames {};
/// A match between two machines is hosted or joined: until the other player is there.
struct ShowOnlineWait {
    std::shared_ptr<OnlineGame> game; ///< Never null, as in the next five.
};
struct ShowOnlineMatch {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match: the draft of its next round.
struct ShowOnlineDraft {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match.
struct ShowOnlinePause {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match: it is decided.
struct ShowOnlineResult {
    std::shared_ptr<OnlineGame> game;
};
/// Why there is no such match any more.
struct ShowOnlineEnd {
    std::shared_ptr<OnlineGame> game;
};
/// A match between two other machines is asked for: until it can be watched.
struct ShowWatchWait {
    std::shared_ptr<WatchedGame> game; ///< Never null, as in the next three.
};
struct ShowWatched {
    std::shared_ptr<WatchedGame> game;
};
/// Over it: the draft of its next round.
struct ShowWatchDraft {
    std::shared_ptr<WatchedGame> game;
};
/// Why there is nothing more to be watched.
struct ShowWatchEnd {
    std::shared_ptr<WatchedGame> game;
};
/// Back to the screen below.
struct Resume {};
struct Quit {};

using AnyScreenChange =
    std::variant<Stay, ShowTitle, ShowCampaign, ShowContinue, ShowResumed, ShowReplays, ShowBriefing,
                 ShowCampaignResult, ShowFinale, ShowReady, ShowSetup, ShowMutators, ShowLevels, ShowOptions,
                 ShowOptionPage, ShowControls, ShowPresets, ShowControlSet, ShowMatch, ShowPause, ShowRound,
                 ShowResult, ShowSoloStart, ShowStage, ShowGameOver, ShowHighlight, SaveMoment, ShowName,
                 ShowScores, ShowEntered, ShowEditorChoice, ShowEditor, ShowEditorPage, ShowGauntletSetup,
                 ShowRuns, CopyText, ShowDraft, ShowGauntlet, ShowOnline, ShowOnlineText, ShowOnlineGames,
                 ShowOnlineWait, ShowOnlineMatch, ShowOnlineDraft, ShowOnlinePause, ShowOnlineResult,
                 ShowOnlineEnd, ShowWatchWait, ShowWatched, ShowWatchDraft, ShowWatchEnd, Resume, Quit>;

struct ScreenChange : AnyScreenChange {
    using AnyScreenChange::AnyScreenChange;
    ScreenChange();
    // Out of line: each screen copies changes, and so many kinds of them are much to compile.
    ScreenChange(const ScreenChange&);
    ScreenChange(ScreenChange&&) noexcept;
    ScreenChange& operator=(const ScreenChange&);
    ScreenChange& operator=(ScreenChange&&) noexcept;
    ~ScreenChange();
};

/// An entry of a menu and what it leads to.
struct MenuEntry {
    std::string text;
    ScreenChange change;
};

} // namespace arkanong
