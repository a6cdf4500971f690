#pragma once

#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What a player has done in the gauntlet. Runs of one person against a computer count.

namespace arkanong {

/// How a run went for the person.
struct RunFigures {
    int points = 0;
    int against = 0; ///< The opponent's points.
    int steals = 0;
    int fastestGoal = 0; ///< See GauntletRun::fastestGoal().
    bool won = false;
};
bool operator==(const RunFigures& a, const RunFigures& b);

/// A run that has come to its end.
struct FinishedRun {
    RunFigures figures;
    std::string opponent;    ///< As shown.
    std::vector<Card> cards; ///< That the person picked, in the end at most gauntlet::mostCards.
    std::optional<Day> day;  ///< Of a ranked try at a daily duel.
};

/// Counts of a card's use.
struct CardCount {
    int picked = 0; ///< Runs that ended with it.
    int won = 0;    ///< Won runs among these.
};

/// The ranked try at a day's duel: empty until it has come to its end.
using DailyTry = std::optional<RunFigures>;

struct RunRecords {
    static constexpr std::size_t mostDays = 400; ///< Older ones are forgotten.
    static constexpr std::size_t mostOpponents = 100;
    static constexpr std::size_t longestName = 60; ///< Of an opponent, in bytes.

    int begun = 0; ///< A run begins with its first round.
    int won = 0;
    // The best of all runs; 0 before the first.
    int mostPoints = 0;
    int mostSteals = 0;
    int fastestGoal = 0;
    int longestStreak = 0;                    ///< Of days in a row, see streakAt().
    std::array<CardCount, cardCount> cards{}; ///< Index with cardIndex().
    std::map<std::string, int> beaten;        ///< How often each opponent has been.
    std::map<Day, DailyTry> days;             ///< The ranked tries.

    /// Whether the day's ranked try has begun. True, too, if the day is too long ago to be known.
    bool tried(Day day) const;
    /// The days in a row with a ranked try that has come to its end, up to this one; where its own has not, up to the
    /// day before. At most mostDays.
    int streakAt(Day today) const;
    void add(const FinishedRun& run);
    /// Marks the day's ranked try as begun.
    void begin(Day day);
};

/// `kept` with everything that was added to `after` since `before`. A ranked try in both is taken from `kept`, unless
/// only `after` has its end.
RunRecords withChanges(RunRecords kept, const RunRecords& before, const RunRecords& after);

} // namespace arkanong
