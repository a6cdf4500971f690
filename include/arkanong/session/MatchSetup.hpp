#pragma once

#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SeriesStatistics.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/campaign/Progress.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace arkanong {

struct Replay;

/// The player of a side.
struct Contestant {
    Controller controller = Controller::Computer;
    BotProfile computer{}; ///< Used if `controller` is Computer.
};

/// A run through the levels in Solo: the state carried from stage to stage.
struct SoloRun {
    static constexpr int livesAtStart = 5;

    int stage = 0; ///< Stages cleared so far.
    int lives = livesAtStart;
    int score = 0;
    bool usual = true; ///< Begun with at most livesAtStart lives and without mutators.
    /// The name of the first level; the run continues through its level group. Empty: the campaign.
    std::string first{};
};

/// Everything needed to start a match, before anything is loaded.
struct MatchSetup {
    enum class Kind : std::uint8_t {
        Versus,     ///< Two sides, at least one of them a person.
        Campaign,   ///< Against the level's opponent.
        Solo,       ///< One stage of a run.
        Sandbox,    ///< The sandbox, without an opponent.
        Watch,      ///< Computer against computer.
        Replay,     ///< Playback of the file `replay`.
        FirstMatch, ///< The lessons or the match after them, see FirstMatchScreen. Nothing is saved.
    };

    Kind kind = Kind::Versus;
    std::string level;                    ///< A level's name or the path of a level file.
    std::shared_ptr<const Level> trial{}; ///< A level under test in the editor, played instead of `level`.
    /// Index with sideIndex(). Ignored for a replay.
    std::array<Contestant, 2> contestants{Contestant{Controller::AnyDevice}, Contestant{}};
    /// For versus and watch. The mode follows from `kind`.
    MatchSettings settings;
    /// The rounds of versus and the winners of earlier rounds; every other kind is a single match.
    Series series;
    int balls = 0;                          ///< Sandbox: balls at the start, see spawnBalls().
    CampaignLevel campaignLevel{};          ///< Campaign: the level's number.
    bool briefing = false;                  ///< Campaign: show a briefing first and wait.
    std::shared_ptr<const Replay> resume{}; ///< Campaign: continue where this recording ends.
    SoloRun run{};                          ///< Solo: the state before this stage.
    /// The first round's seed; later rounds count on from it. Nullopt: random.
    std::optional<std::uint64_t> seed;
    /// Write the match, or the last decided round of a series, to this replay file; empty: do not record.
    std::string record;
    std::string replay;
    SeriesStatistics totals{}; ///< Statistics of the earlier rounds or stages.

    /// The side of the only person who plays; nullopt if none or two do.
    [[nodiscard]] std::optional<Side> onlyPerson() const {
        const bool blue = isPerson(contestants[sideIndex(Side::Blue)].controller);
        const bool red = isPerson(contestants[sideIndex(Side::Red)].controller);
        if (kind == Kind::Replay || blue == red) return std::nullopt;
        return blue ? Side::Blue : Side::Red;
    }
    /// The same match again, from the first round.
    MatchSetup anew() const {
        MatchSetup setup = *this;
        setup.series = series.anew();
        setup.briefing = false;
        setup.resume.reset();
        setup.totals = {};
        return setup;
    }
};

} // namespace arkanong
