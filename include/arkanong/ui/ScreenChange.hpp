#pragma once

#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/input/bindings/ControlRows.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arkanong {

enum class OptionPage : std::uint8_t; // See SettingsTable.hpp.
class OnlineGame;
class WatchedGame;
struct Address;
struct ScreenChange;

// Requests of a screen. A screen "over" another one leaves that open, dimmed and paused.
struct Stay {};
struct ShowTitle {};
/// The list of the campaign's levels.
struct ShowCampaign {
    bool offer = false; ///< Whether to offer the interrupted campaign match first, if there is one.
};
/// Over the list of levels: asks whether to resume the interrupted match.
struct ShowContinue {};
/// Over the match, which resumes after a short delay.
struct ShowResumed {
    bool run = false;  ///< Whether the match is a round of a gauntlet run.
    std::string place; ///< Display name of the level.
};
/// The list of replays.
struct ShowReplays {};
/// Over the replay, which is paused: who plays on from this moment.
struct ShowPlayOn {
    PlayOnMatch moment;
};
/// Over the match that is played on from a moment of its recording, which begins after a countdown.
struct ShowTakenOver {
    MatchSetup setup;
};
/// Over the match that is about to start.
struct ShowBriefing {
    MatchSetup setup;
    Level level;
};
/// Over the match that is about to start, or its briefing: the story before this world of the campaign.
struct ShowStory {
    int world = 1;
};
/// Over the match.
struct ShowCampaignResult {
    MatchSetup setup;
    Match match;
    Level level;
    Medals gained{};                           ///< The medals earned for the first time by this match.
    std::shared_ptr<const Replay> recording{}; ///< The match's recording; null without one.
    MissionProgress mission{};                 ///< At the end of the match.
};
/// Plays the finale, which follows the campaign's last level.
struct ShowFinale {};
/// After the finale.
struct ShowCredits {};
/// The purpose for which a level is chosen.
enum class SetupKind : std::uint8_t { Versus, Watch, Solo, Sandbox, Online };
/// The setup of a Versus, Watch or Online match. Online uses the rules of Versus.
struct ShowSetup {
    SetupKind kind = SetupKind::Versus;
};
/// A part of a match's setup.
enum class SetupPage : std::uint8_t { Blue, Red, Rules };
/// Over the setup: the settings of a side, or the rules.
struct ShowSetupPage {
    SetupKind kind = SetupKind::Versus; ///< The kind of the setup.
    SetupPage page = SetupPage::Rules;
};
/// Over the setup: its mutators.
struct ShowMutators {
    SetupKind kind = SetupKind::Versus; ///< The kind of the setup.
};
/// Over the first match: its lessons or the match itself have ended.
struct ShowReady {
    std::optional<Side> winner{}; ///< The winner of the match; nullopt after the lessons.
};
/// The list of option pages, over the title or the pause menu.
struct ShowOptions {
    bool overTitle = false; ///< Whether it is over the title: then it also offers the first match.
};
/// Over the list of option pages: one page.
struct ShowOptionPage {
    OptionPage page{};
};
struct ShowControls {};
/// Over the list of option pages, or over the title at the first start.
struct ShowPresets {
    bool firstStart = false;
};
/// Over the controls: one of their sets.
struct ShowControlSet {
    ControlSet set = ControlSet::LeftKeys;
};
struct ShowMatch {
    MatchSetup setup;
};
/// Over the match.
struct ShowPause {
    MatchSetup setup;
    std::shared_ptr<const Replay> recording{}; ///< The recording of the match so far; null without one.
    /// If not empty: a gamepad was disconnected, and play resumes when one of these slots is used again.
    Pads awaited{};
};
/// Over the match: a round was won, and the series is not decided yet.
struct ShowRound {
    MatchSetup setup; ///< The setup of the next round.
    Side winner = Side::Blue;
};
/// Over the match.
struct ShowResult {
    MatchSetup setup; ///< Its series includes this match.
    Match match;
    /// The match's recording, of a series that of its last round; null without one.
    std::shared_ptr<const Replay> recording{};
};
/// Over the setup, the best solo runs or the sandbox's pause menu: all levels, to choose one for a match of this kind.
struct ShowLevels {
    SetupKind kind = SetupKind::Versus;
    std::string level; ///< The name of the level that is selected first; may be empty.
};
/// The setup of a gauntlet run. First offers the interrupted run, if there is one.
struct ShowGauntletSetup {};
/// Over the setup of a run: who plays a side.
struct ShowGauntletSide {
    Side side = Side::Blue;
    std::vector<GauntletOpponent> ladder; ///< The opponents to choose from; not empty.
};
/// The player's records in the gauntlet.
struct ShowRuns {};
/// The player's shelf of cards.
struct ShowShelf {};
/// The start of a run: over the screen below, the choice of two of three paths where the run has one; otherwise the draft.
struct ShowRunStart {
    MatchSetup setup; ///< A GauntletMatch that has not begun.
};
/// The draft before a round of the gauntlet run: its open cards.
struct ShowDraft {
    MatchSetup setup; ///< A GauntletMatch during or after its draft.
};
/// The standing of the gauntlet run after a round, or its result.
struct ShowGauntlet {
    MatchSetup setup; ///< A GauntletMatch with at least one result.
};
/// A solo run from the start.
struct ShowSoloStart {
    std::string first{}; ///< See SoloRun.
};
/// Over the match: a stage was cleared, and the next stage of the run follows.
struct ShowStage {
    MatchSetup setup; ///< The setup of the cleared stage, with the run after it.
};
/// Over the match: the last life is lost.
struct ShowGameOver {
    SoloRun run;
    std::shared_ptr<const Replay> recording{}; ///< The last stage's recording; null without one.
    SeriesStatistics totals{};                 ///< Totals of the earlier stages.
};
/// Over a result: the replay of the match with its turning points.
struct ShowTurningPoints {
    std::shared_ptr<const Replay> replay; ///< Never null. See canAnalyse().
    std::shared_ptr<const GauntletReplay>
        run{};             ///< The run that the match is a round of; null for other matches.
    std::size_t round = 0; ///< Its index in the run.
    std::shared_ptr<AnalysisRun> analysis{}; ///< See ReplayMatch.
};
/// Over a result: replays its highlight.
struct ShowHighlight {
    MatchSetup setup; ///< Its totals must have a highlight.
};
/// Saves the highlight as a moving picture; the screen stays.
struct SaveMoment {
    MatchSetup setup; ///< Its totals must have a highlight.
};
/// Copies a text to the clipboard; the screen stays.
struct CopyText {
    std::string text; ///< UTF-8.
};
/// Passes the clipboard's text to Screen::paste(); the screen stays.
struct PasteText {};
/// Over a result: asks for the name for a high score.
struct ShowName {
    ScoreEntry entry;
};
/// The tables of high scores.
struct ShowScores {
    std::string table{soloTable}; ///< The table that is shown first.
};
/// Over a result: one high-score table.
struct ShowEntered {
    std::string table;
    /// The rank of an entry that was just made; this screen then replaces the one that asked for the name.
    std::optional<std::size_t> place{};
};
/// The choice of the level to edit.
struct ShowEditorChoice {};
/// The editor with the current level.
struct ShowEditor {};
/// A page over the level editor.
enum class EditorPage : std::uint8_t {
    Menu,
    Properties,
    Rules,
    Name, ///< Typed, as the next two are.
    Idea,
    OpponentName,
    Replace, ///< Asks whether to overwrite the file of another level.
    Leave,   ///< Asks whether to leave without saving.
};
struct ShowEditorPage {
    EditorPage page = EditorPage::Menu;
};
/// Online matches: to host, join or watch one.
struct ShowOnline {};
/// A text that is typed over ShowOnline.
enum class OnlineText : std::uint8_t { Name, Relay, Join, Watch };
struct ShowOnlineText {
    OnlineText what = OnlineText::Name;
};
/// Over the present screen: looks up a host's name, and then does what `next` says about its address.
struct ShowOnlineLookup {
    std::string name; ///< See canBeName().
    std::function<ScreenChange(const Address&)> next;
};
/// Over ShowOnline: the games on the local network.
struct ShowOnlineGames {};
/// Waits for the other player after an online match was hosted or joined.
struct ShowOnlineWait {
    std::shared_ptr<OnlineGame> game; ///< Never null, also in the next six.
};
/// Over ShowOnlineWait: asks the host whether a guest may play.
struct ShowOnlineQuestion {
    std::shared_ptr<OnlineGame> game;
};
struct ShowOnlineMatch {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match: the draft before its next round.
struct ShowOnlineDraft {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match.
struct ShowOnlinePause {
    std::shared_ptr<OnlineGame> game;
};
/// Over the match, which is decided.
struct ShowOnlineResult {
    std::shared_ptr<OnlineGame> game;
    std::shared_ptr<const Replay> recording; ///< Of the last round; may be null.
};
/// Says why the online match has ended.
struct ShowOnlineEnd {
    std::shared_ptr<OnlineGame> game;
};
/// Waits until the online match of two other players can be watched.
struct ShowWatchWait {
    std::shared_ptr<WatchedGame> game; ///< Never null, also in the next three.
};
struct ShowWatched {
    std::shared_ptr<WatchedGame> game;
};
/// Over the watched match: the draft before its next round.
struct ShowWatchDraft {
    std::shared_ptr<WatchedGame> game;
};
/// Says why there is nothing more to watch.
struct ShowWatchEnd {
    std::shared_ptr<WatchedGame> game;
};
/// Returns to the screen below.
struct Resume {};
struct Quit {};

using AnyScreenChange = std::variant<
    Stay, ShowTitle, ShowCampaign, ShowContinue, ShowResumed, ShowReplays, ShowPlayOn, ShowTakenOver,
    ShowBriefing, ShowStory, ShowCampaignResult, ShowFinale, ShowCredits, ShowReady, ShowSetup, ShowSetupPage,
    ShowMutators, ShowLevels, ShowOptions, ShowOptionPage, ShowControls, ShowPresets, ShowControlSet,
    ShowMatch, ShowPause, ShowRound, ShowResult, ShowSoloStart, ShowStage, ShowGameOver, ShowTurningPoints,
    ShowHighlight, SaveMoment, ShowName, ShowScores, ShowEntered, ShowEditorChoice, ShowEditor,
    ShowEditorPage, ShowGauntletSetup, ShowGauntletSide, ShowRuns, ShowShelf, ShowRunStart, CopyText,
    PasteText, ShowDraft, ShowGauntlet, ShowOnline, ShowOnlineText, ShowOnlineLookup, ShowOnlineGames,
    ShowOnlineWait, ShowOnlineQuestion, ShowOnlineMatch, ShowOnlineDraft, ShowOnlinePause, ShowOnlineResult,
    ShowOnlineEnd, ShowWatchWait, ShowWatched, ShowWatchDraft, ShowWatchEnd, Resume, Quit>;

struct ScreenChange : AnyScreenChange {
    using AnyScreenChange::AnyScreenChange;
    ScreenChange();
    // Out of line, because every screen copies this variant of many kinds, which is slow to compile.
    ScreenChange(const ScreenChange&);
    ScreenChange(ScreenChange&&) noexcept;
    ScreenChange& operator=(const ScreenChange&);
    ScreenChange& operator=(ScreenChange&&) noexcept;
    ~ScreenChange();
};

/// A menu entry and the change it leads to.
struct MenuEntry {
    std::string text;
    ScreenChange change;
};

} // namespace arkanong
