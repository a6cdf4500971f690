#pragma once

#include "arkanong/sim/Bot.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Series.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace arkanong {

/// What is to be played, before anything of it is loaded.
struct MatchPlan {
    enum class Kind : std::uint8_t {
        Versus, ///< The player (Blue) against the computer.
        Sandbox,
        Watch,  ///< Computer against computer.
        Replay, ///< What `replay` recorded.
    };

    Kind kind = Kind::Versus;
    std::string level; ///< A level's name or the path of a level file.
    Strength blue = Strength::Medium;
    Strength red = Strength::Medium;
    /// Of a versus match; the mode is the kind's.
    MatchSettings settings;
    /// The rounds of versus and who has won those before this match; every other kind is a single match.
    Series series;
    std::optional<std::uint64_t>
        seed; ///< Of the first round, those after it go on from it; empty: another one each time.
    /// Write the match to this replay file, of a series its last decided round; empty: don't.
    std::string record;
    std::string replay;

    /// The same once more, from the first round.
    MatchPlan anew() const {
        MatchPlan plan = *this;
        plan.series = series.anew();
        return plan;
    }
};

// What a screen asks for. A screen that is shown "over" another leaves it there, dimmed and at rest.
struct Stay {};
struct ShowTitle {};
struct ShowVersusSetup {};
struct ShowMatch {
    MatchPlan plan;
};
/// Over the match.
struct ShowPause {
    MatchPlan plan;
};
/// Over the match: a round was won and the series is not decided yet.
struct ShowRound {
    MatchPlan plan; ///< For the next round.
    Side winner = Side::Blue;
};
/// Over the match.
struct ShowResult {
    MatchPlan plan; ///< Its series includes this match.
    Match match;
};
/// Something went wrong, in plain words; the title comes after it.
struct ShowMessage {
    std::string text;
};
/// Back to the screen below.
struct Resume {};
struct Quit {};

using ScreenChange = std::variant<Stay, ShowTitle, ShowVersusSetup, ShowMatch, ShowPause, ShowRound,
                                  ShowResult, ShowMessage, Resume, Quit>;

} // namespace arkanong
