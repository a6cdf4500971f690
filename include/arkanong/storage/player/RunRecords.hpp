#pragma once

#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/gauntlet/Feats.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

// A player's records in the gauntlet. Only runs of one person against a computer count.

namespace arkanong {

/// The figures of a run for the person.
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
    std::string opponent;    ///< Display name.
    std::vector<Card> cards; ///< The person's cards at the end, at most gauntlet::mostCards.
    std::optional<Day> day;  ///< The day, if it was the ranked try of a daily duel.
    int heat = 0;            ///< See GauntletSettings.
};

/// Counts of a card's use.
struct CardCount {
    int picked = 0; ///< Runs that ended with it.
    int won = 0;    ///< Won runs among these.
};

/// The ranked try at a day's duel: empty until it is finished.
using DailyTry = std::optional<RunFigures>;

struct RunRecords {
    static constexpr std::size_t mostDays = 400; ///< Older days are dropped.
    static constexpr std::size_t mostOpponents = 100;
    static constexpr std::size_t longestName = 60; ///< Length of an opponent's name, bytes.

    int begun = 0; ///< Number of runs begun. A run begins with its first round.
    int won = 0;
    // The best of all runs; 0 before the first.
    int mostPoints = 0;
    int mostSteals = 0;
    int fastestGoal = 0;
    int longestStreak = 0;                    ///< The longest run of consecutive days, see streakAt().
    int heat = 0;                             ///< The greatest heat of a won run.
    Feats feats{};                            ///< The feats that the player has done.
    std::array<CardCount, cardCount> cards{}; ///< Index with cardIndex().
    std::map<std::string, int> beaten;        ///< How often each opponent has been beaten.
    std::map<Day, DailyTry> days;             ///< The ranked try of each day.

    /// The cards that the player's runs are dealt from: the first ones, those that feats have opened, and those of
    /// earlier runs.
    CardSet shelf() const;
    /// The heats that the player may choose, from 0: one more than that of a won run, and none but 0 before an opponent
    /// of the whole ladder is left unbeaten.
    int mostHeatFor(std::size_t ladder) const;
    /// Whether the day's ranked try has begun. Also true if the day is older than the days that are kept.
    bool tried(Day day) const;
    /// The number of consecutive days with a finished ranked try, up to `today`, or up to the day before if
    /// today's is not finished. At most mostDays.
    int streakAt(Day today) const;
    void add(const FinishedRun& run);
    /// Marks the day's ranked try as begun.
    void begin(Day day);
};

/// `kept` with everything that was added to `after` since `before`. A ranked try in both is taken from
/// `kept`, unless only the one in `after` is finished.
RunRecords withChanges(RunRecords kept, const RunRecords& before, const RunRecords& after);

} // namespace arkanong
