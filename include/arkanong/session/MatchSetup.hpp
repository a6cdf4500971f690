#pragma once

#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SeriesStatistics.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/replay/Takeover.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arkanong {

class AnalysisRun;
struct Replay;
struct ReplayPoint;

/// The player of a side.
struct Contestant {
    Controller controller = Controller::Computer;
    BotProfile computer{}; ///< Used if `controller` is Computer.
};

// The kinds of matches, each with the data that only this kind needs.

/// A match of two sides, of which at least one is a person.
struct VersusMatch {
    Series series{}; ///< The number of rounds, and the winners of the earlier ones.
};
/// A match against the level's opponent; the person is Blue, or Red in the mirror campaign. A boss is met in a series.
/// A series that is interrupted within a round resumes there; one that is interrupted between two rounds starts again.
struct CampaignMatch {
    static constexpr int bossRounds = 3;

    CampaignLevel at{};
    bool briefing = false; ///< Shows the briefing and waits before the match starts.
    /// The recording to resume from its end; null: starts from the beginning.
    std::shared_ptr<const Replay> resume{};
    Series series{};  ///< The number of rounds, and the winners of the earlier ones.
    Victory before{}; ///< The figures of the earlier rounds.
};
/// A solo run through several levels, as it stands before its next stage.
struct SoloRun {
    static constexpr int livesAtStart = 5;

    int stage = 0; ///< Stages cleared so far.
    int lives = livesAtStart;
    int score = 0;
    bool usual = true; ///< Whether the run began with at most livesAtStart lives and without mutators.
    /// The name of the first level: the run plays the levels of its group. Empty: the campaign's levels.
    std::string first{};
    /// Paths of the run's levels; soloSetup() fills them for the first stage.
    std::vector<std::string> levels{};
};
struct SandboxMatch {
    int balls = 0; ///< Number of balls at the start, see spawnBalls().
};
/// The players of a gauntlet run. Index the arrays with sideIndex().
struct GauntletPlayers {
    std::array<Controller, 2> controllers{Controller::AnyDevice, Controller::Computer};
    /// The computers' indices in gauntletLadder(); unused for people.
    std::array<std::size_t, 2> rungs{1, 0};
    int heat = 0; ///< Of a run of one person against a computer.
};

/// A gauntlet run, as it stands before its next round.
struct GauntletMatch {
    GauntletRun run{GauntletSettings{}};
    /// Display names of the computers; empty: named by their strength. Index with sideIndex().
    std::array<std::string, 2> names{};
    /// The recordings of the rounds so far, as in GauntletReplay. If the current round has one, it resumes from its
    /// end.
    std::vector<std::shared_ptr<const Replay>> rounds{};
    std::optional<Day> day{}; ///< The day of a daily duel; nullopt for other runs.
    bool ranked = false;      ///< Whether this is the day's ranked try.
    bool begun = false; ///< Whether its first round has begun; only then does the records' count include it.
    bool resumed = false; ///< Whether it was resumed after an interruption.
    bool online = false;  ///< Whether `names` are those of players at other machines.

    /// The recording of the interrupted round; null if no round is interrupted.
    std::shared_ptr<const Replay> resume() const {
        return rounds.size() > run.record().results.size() ? rounds.back() : nullptr;
    }
    /// Enters the result of the current round. `recording` may be null in tests.
    void finishRound(const Match& match, const std::shared_ptr<const Replay>& recording);
};
/// Computer against computer.
struct WatchMatch {};
/// A recorded match is shown. No side is controlled by a player.
struct ReplayMatch {
    std::string path;
    std::size_t round = 0;              ///< Index of the shown round of a gauntlet run.
    std::optional<std::size_t> speed{}; ///< Index into ReplayScreen's speeds; nullopt: normal speed.
    std::shared_ptr<const GauntletReplay>
        run{}; ///< The loaded gauntlet run; null before loading, and for a single match.
    std::shared_ptr<const Replay> match{}; ///< The loaded single match; null before loading, and for a run.
    int tick = 0;                          ///< Where it begins.
    bool offersToPlayOn = false;           ///< Asks there who plays on.
    bool turningPoints = false;            ///< Shows the turning points at once.
    /// The analysis that has begun already: of this recording, or of the recording that a player took over to make this one.
    /// Null if no analysis has begun.
    std::shared_ptr<AnalysisRun> analysis{};
    /// Shown over the match's result, to which it returns; only this round of a run.
    bool overResult = false;
};
/// A recorded match that is played on from one of its moments: see session/takeover.
struct PlayOnMatch {
    ReplayMatch shown;                    ///< The recording as it was shown, for the way back.
    std::shared_ptr<const Replay> replay; ///< Never null.
    int tick = 0;                         ///< Where the new players take over.
    /// The recording at the tick at which the new computers begin to think along, see ReplayPart; null: it is played up to
    /// there first. It refers to `replay`.
    std::shared_ptr<const ReplayPoint> point{};
    ExactComputers recorded{};          ///< The recording's computers, where more than it names them.
    std::array<std::string, 2> names{}; ///< Display names of the new computers. Index with sideIndex().
};
/// A match against a recorded one, with its level, settings, seed and opponent. The recording plays along as a Ghost.
struct RivalMatch {
    std::string path;
    std::shared_ptr<const Replay> replay{}; ///< Null until the match is loaded.
    bool levelOpponent = false;             ///< Whether the opponent is the one that the level names.
};
/// The campaign's finale, see MatchSettings::finale; the person is Blue.
struct FinaleMatch {};
/// The lessons or the match that follows them, see FirstMatchScreen.
struct FirstMatch {};
/// A trial match on the level in the level editor; returns to the editor at its end.
struct TrialMatch {
    std::shared_ptr<const Level> level; ///< Never null.
};

using MatchKind = std::variant<VersusMatch, CampaignMatch, SoloRun, SandboxMatch, WatchMatch, ReplayMatch,
                               FirstMatch, TrialMatch, GauntletMatch, RivalMatch, FinaleMatch, PlayOnMatch>;

/// The screen or step that follows a match that has ended.
enum class Sequel : std::uint8_t {
    Result,
    NextRound,
    NextStage,
    RunResult, ///< The run's last life is lost.
    CampaignResult,
    FirstMatchEnd,
    GauntletRound, ///< The run's next stage, see GauntletRun::stage().
    Credits,       ///< After the finale, whoever played it.
};

/// Whether matches of a kind are recorded, and where the recordings are saved.
enum class RecordingPolicy : std::uint8_t {
    Never,
    OnRequest, ///< Recorded only if MatchSetup::record names a file, into that file.
    AsReplay,  ///< Saved among the replays.
    Resumable, ///< Saved among the replays, and also if it is interrupted, so that it can be resumed.
    InRun,     ///< Saved as a part of its gauntlet run; an interrupted round is resumed within the run.
};

/// How matches of one kind differ from the others.
struct MatchRules {
    std::string_view name; ///< Display name in the list of replays.
    Mode mode = Mode::Versus;
    RecordingPolicy recording = RecordingPolicy::Never;
    Sequel sequel = Sequel::Result; ///< What follows a match that decides its series or run.
    bool ownDevice = false;         ///< One person plays, with any device.
    bool levelOpponent = false;     ///< The level's opponent plays, if the level has one.
};

/// Everything needed to start a match, before anything is loaded.
struct MatchSetup {
    MatchKind kind;
    std::string level; ///< A level's name or the path of a level file. Unused by replays and trials.
    /// The players; unused by replays. Index with sideIndex().
    std::array<Contestant, 2> contestants{Contestant{Controller::AnyDevice}, Contestant{}};
    MatchSettings settings; ///< Its mode is ignored: rules() determines it.
    /// The seed of the first round, from which the seeds of later rounds are derived. Empty: a random one for each
    /// match.
    std::optional<std::uint64_t> seed;
    /// The replay file to write the match to; of a series, the last decided round is written. Empty: none.
    std::string record;
    SeriesStatistics totals{}; ///< Totals of the earlier rounds or stages.

    MatchSetup();
    // Out of line, because nearly every screen copies a setup: this halves the compile time.
    MatchSetup(const MatchSetup&);
    MatchSetup(MatchSetup&&) noexcept;
    MatchSetup& operator=(const MatchSetup&);
    MatchSetup& operator=(MatchSetup&&) noexcept;
    ~MatchSetup();

    template <typename Kind>
    bool is() const {
        return std::holds_alternative<Kind>(kind);
    }
    /// The data of this kind. Precondition: is<Kind>().
    template <typename Kind>
    Kind& as() {
        return std::get<Kind>(kind);
    }
    template <typename Kind>
    const Kind& as() const {
        return std::get<Kind>(kind);
    }

    const MatchRules& rules() const;
    bool isRecorded() const;
    /// Whether its recording is saved among the replays after its end.
    bool isKept() const {
        return rules().recording == RecordingPolicy::AsReplay ||
               rules().recording == RecordingPolicy::Resumable;
    }
    /// Whether it can be interrupted and resumed later.
    bool isResumable() const { return rules().recording >= RecordingPolicy::Resumable; }
    /// The recording to resume from its end; null: starts from the beginning.
    std::shared_ptr<const Replay> resume() const;
    /// Whether rounds or stages precede this match.
    bool isContinued() const;
    /// The series that the match belongs to: of a single round for every kind but versus and the campaign's bosses.
    Series series() const;
    /// The figures for the medals of a campaign match: this match together with the earlier rounds. The mission counts
    /// if it is fulfilled in a round that the person wins.
    Victory victory(const Match& match, const MissionProgress& mission) const;
    /// The side of the only person, who is addressed as "you"; nullopt if no person or two play.
    std::optional<Side> onlyPerson() const;

    /// The side that the level's opponent plays, if the level has one; nullopt in other kinds of matches.
    std::optional<Side> opponentSide() const;

    /// The setup to play again from the first round: from the beginning of a campaign level, without a briefing.
    MatchSetup restarted() const;
    /// Adds the match to its series or run, and returns what follows. `recording` may be null: then the totals lack the
    /// match. If a result follows, the result's screen adds the match to the totals.
    Sequel conclude(const Match& match, const std::shared_ptr<const Replay>& recording,
                    const MissionProgress& mission = MissionProgress{});
};

/// The run with its stage, lives and score as of the current state of `match`.
SoloRun runWith(SoloRun run, const Match& match);

} // namespace arkanong
