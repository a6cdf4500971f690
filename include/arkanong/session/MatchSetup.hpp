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

/// Who plays a side.
struct Contestant {
    Controller controller = Controller::Computer;
    BotProfile computer{}; ///< Where it is the computer.
};

/// A run through levels in Solo: what is carried from stage to stage.
struct SoloRun {
    static constexpr int livesAtStart = 5;

    int stage = 0; ///< Cleared so far.
    int lives = livesAtStart;
    int score = 0;
    bool usual = true; ///< Begun with no more lives than that, and without mutators.
    /// The level it began with, by its name: it goes on through the group of that level. Empty: the campaign.
    std::string first{};
};

/// What is to be played, before anything of it is loaded.
struct MatchSetup {
    enum class Kind : std::uint8_t {
        Versus,   ///< Two sides, of which at least one is a person.
        Campaign, ///< Against the level's opponent.
        Solo,     ///< One stage of a run.
        Sandbox,
        Watch,      ///< Computer against computer.
        Replay,     ///< What `replay` recorded.
        FirstMatch, ///< Lessons, or the match after them: see FirstMatchScreen. Nothing of it is kept.
    };

    Kind kind = Kind::Versus;
    std::string level;                    ///< A level's name or the path of a level file.
    std::shared_ptr<const Level> trial{}; ///< Played instead: the level editor's, which comes back after it.
    /// Index with sideIndex(). A replay has nobody.
    std::array<Contestant, 2> contestants{Contestant{Controller::AnyDevice}, Contestant{}};
    /// Of versus and watch; the mode is the kind's.
    MatchSettings settings;
    /// The rounds of versus and who has won those before this match; every other kind is a single match.
    Series series;
    int balls = 0;                          ///< In the sandbox from its start, see addCrowd().
    CampaignLevel campaignLevel{};          ///< Of a campaign match.
    bool briefing = false;                  ///< Of a campaign match: first tell of it, and wait.
    std::shared_ptr<const Replay> resume{}; ///< Of a campaign match: it goes on where this ends.
    SoloRun run{};                          ///< Of a solo match: before it.
    std::optional<std::uint64_t>
        seed; ///< Of the first round, those after it go on from it; empty: another one each time.
    /// Write the match to this replay file, of a series its last decided round; empty: don't.
    std::string record;
    std::string replay;
    SeriesStatistics totals{}; ///< Of the rounds or stages before this match.

    /// The one person who plays, and is told "you win"; nothing where none or two do.
    std::optional<Side> onlyPerson() const {
        const bool blue = isPerson(contestants[sideIndex(Side::Blue)].controller);
        const bool red = isPerson(contestants[sideIndex(Side::Red)].controller);
        if (kind == Kind::Replay || blue == red) return std::nullopt;
        return blue ? Side::Blue : Side::Red;
    }
    /// The same once more, from the first round.
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
