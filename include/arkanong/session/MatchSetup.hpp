#pragma once

#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SeriesStatistics.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

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

struct Replay;

/// The player of a side.
struct Contestant {
    Controller controller = Controller::Computer;
    BotProfile computer{}; ///< Used if `controller` is Computer.
};

// The kinds of matches, each with what only it needs.

/// Two sides, of which at least one is a person.
struct VersusMatch {
    static constexpr int goals = 3; ///< The goals that win a round, unless it is set otherwise.

    Series series{}; ///< The rounds, and who has won those before this match.
};
/// Against the level's opponent, in the mirror campaign as Red; a boss is met in a series. A series that is broken off
/// within a round goes on there, one that is broken off between two rounds begins anew.
struct CampaignMatch {
    static constexpr int bossRounds = 3;
    static constexpr int bossGoals = 3; ///< The goals that win a round.

    CampaignLevel at{};
    bool briefing = false; ///< First shows the briefing, and waits.
    /// The match goes on where this recording ends; null: it begins anew.
    std::shared_ptr<const Replay> resume{};
    Series series{};  ///< The rounds, and who has won those before this match.
    Victory before{}; ///< The figures of those rounds.
};
/// One stage of a run through levels in Solo: the run before the stage.
struct SoloRun {
    static constexpr int livesAtStart = 5;

    int stage = 0; ///< Stages cleared so far.
    int lives = livesAtStart;
    int score = 0;
    bool usual = true; ///< Begun with no more lives than livesAtStart, and without mutators.
    /// The level it began with, by its name: it goes on through the group of that level. Empty: the campaign.
    std::string first{};
    /// Paths of the levels that it goes through; soloSetup() finds them for the first stage.
    std::vector<std::string> levels{};
};
struct SandboxMatch {
    int balls = 0; ///< In the field from the start, see spawnBalls().
};
/// A round of a run through the gauntlet: the run before the round.
struct GauntletMatch {
    GauntletRun run{GauntletSettings{}};
    /// What computers are called; index with sideIndex(). Empty: by their strength.
    std::array<std::string, 2> names{};
    /// The recordings of the rounds so far, as GauntletReplay has them: a round of which there is one already goes on
    /// where that ends.
    std::vector<std::shared_ptr<const Replay>> rounds{};
    std::optional<Day> day{}; ///< Of a daily duel.
    bool ranked = false;      ///< It is the day's ranked try.
    bool begun = false;       ///< Its first round has begun, and it is counted.
    bool goesOn = false;      ///< It was broken off before.

    /// The recording of the round that was broken off; null where none was.
    std::shared_ptr<const Replay> resume() const {
        return rounds.size() > run.record().results.size() ? rounds.back() : nullptr;
    }
    /// The run's round was played; `recording` may be null in tests.
    void finishRound(const Match& match, const std::shared_ptr<const Replay>& recording);
};
/// Computer against computer.
struct WatchMatch {};
/// A recorded match is shown again. Nobody plays.
struct ReplayMatch {
    std::string path;
    std::size_t round = 0;              ///< Of a run of the gauntlet: which of its rounds.
    std::optional<std::size_t> speed{}; ///< As ReplayScreen counts them; empty: the true one.
    std::shared_ptr<const GauntletReplay>
        run{}; ///< The run; null until it is loaded, and for a single match.
};
/// Against a recorded match: the same level, settings, seed and opponent, and the recording plays along as a Ghost.
struct RivalMatch {
    std::string path;
    std::shared_ptr<const Replay> replay{}; ///< Null until the match is loaded.
    bool levelOpponent = false;             ///< The opponent is the level's.
};
/// The lessons, or the match after them: see FirstMatchScreen.
struct FirstMatch {};
/// On a level in the level editor, which comes back after it.
struct TrialMatch {
    std::shared_ptr<const Level> level; ///< Never null.
};

using MatchKind = std::variant<VersusMatch, CampaignMatch, SoloRun, SandboxMatch, WatchMatch, ReplayMatch,
                               FirstMatch, TrialMatch, GauntletMatch, RivalMatch>;

/// What follows a match that has ended.
enum class Sequel : std::uint8_t {
    Result,
    NextRound,
    NextStage,
    RunResult, ///< The last life of the run is lost.
    CampaignResult,
    FirstMatchEnd,
    GauntletRound, ///< What follows in the run, see GauntletRun::stage().
};

/// Which matches of a kind are recorded, and where the recordings go.
enum class RecordingPolicy : std::uint8_t {
    Never,
    OnRequest, ///< Recorded only into the file that MatchSetup::record names.
    AsReplay,  ///< Also kept among the replays.
    Resumable, ///< Also kept when it is broken off, to be resumed.
    InRun,     ///< Kept as a part of its run, which is resumed within it when it is broken off.
};

/// How matches of one kind differ from the others.
struct MatchRules {
    std::string_view name; ///< As the list of replays shows it.
    Mode mode = Mode::Versus;
    RecordingPolicy recording = RecordingPolicy::Never;
    Sequel sequel = Sequel::Result; ///< Of a match that decides a series or run of its kind.
    bool ownDevice = false;         ///< One person plays, with the device of their choice.
    bool levelOpponent = false;     ///< Against the level's opponent, where the level has one.
};

/// Everything needed to start a match, before anything is loaded.
struct MatchSetup {
    MatchKind kind;
    std::string level; ///< A level's name or the path of a level file. Unused by replays and trials.
    /// Index with sideIndex(). A replay has nobody.
    std::array<Contestant, 2> contestants{Contestant{Controller::AnyDevice}, Contestant{}};
    MatchSettings settings; ///< The mode in it is ignored: the kind has its own.
    /// Of the first round, those after it go on from it; empty: a random one each time.
    std::optional<std::uint64_t> seed;
    /// Write the match to this replay file, of a series its last decided round; empty: don't.
    std::string record;
    SeriesStatistics totals{}; ///< Of the rounds or stages before this match.

    MatchSetup();
    // Out of line: nearly every screen copies a setup, and compiles in half the time so.
    MatchSetup(const MatchSetup&);
    MatchSetup(MatchSetup&&) noexcept;
    MatchSetup& operator=(const MatchSetup&);
    MatchSetup& operator=(MatchSetup&&) noexcept;
    ~MatchSetup();

    template <typename Kind>
    bool is() const {
        return std::holds_alternative<Kind>(kind);
    }
    /// The part of this kind; the match is of it.
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
    /// Its recording is kept among the replays once it has ended.
    bool isKept() const {
        return rules().recording == RecordingPolicy::AsReplay ||
               rules().recording == RecordingPolicy::Resumable;
    }
    /// It can be broken off and resumed later.
    bool isResumable() const { return rules().recording >= RecordingPolicy::Resumable; }
    /// The recording that the match goes on from; null: it begins anew.
    std::shared_ptr<const Replay> resume() const;
    /// Rounds or stages came before this match.
    bool isContinued() const;
    /// A single match for every kind but versus and the campaign's bosses.
    Series series() const;
    /// The figures of a campaign match together with those of the rounds before it, which medals are given for.
    /// The mission is fulfilled where it is in a round that the person wins.
    Victory victory(const Match& match, const MissionProgress& mission) const;
    /// The one person who plays, and is told "you win"; nothing where none or two do.
    std::optional<Side> onlyPerson() const;

    /// The side that the level's opponent plays, where the level has one; nothing in other kinds of matches.
    std::optional<Side> opponentSide() const;

    /// The same from the first round, with the campaign level from its beginning and without a briefing.
    MatchSetup anew() const;
    /// Takes the match into the series or run, and says what follows. `recording` may be null: then the
    /// totals lack the match. Where a result follows, the result's screen adds the match to the totals.
    Sequel conclude(const Match& match, const std::shared_ptr<const Replay>& recording,
                    const MissionProgress& mission = MissionProgress{});
};

/// The run with its stage as `match` stands.
SoloRun runWith(SoloRun run, const Match& match);

} // namespace arkanong
