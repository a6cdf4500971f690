#include "arkanong/storage/player/RunRecords.hpp"

#include "arkanong/sim/gauntlet/Heat.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <tuple>

namespace arkanong {

namespace {

/// The sum of numbers >= 0, or the largest int.
int sum(int a, int b) {
    return a > std::numeric_limits<int>::max() - b ? std::numeric_limits<int>::max() : a + b;
}

/// `kept` and what has been added since `before`.
int grown(int kept, int before, int after) { return sum(kept, std::max(after - before, 0)); }

/// The earlier of two goals' times; 0 means no goal.
int faster(int a, int b) { return a == 0 || b == 0 ? std::max(a, b) : std::min(a, b); }

void forgetOld(std::map<Day, DailyTry>& days) {
    while (days.size() > RunRecords::mostDays)
        days.erase(days.begin());
}

void addBeaten(std::map<std::string, int>& beaten, const std::string& opponent, int times) {
    if (times == 0 || opponent.empty() || opponent.size() > RunRecords::longestName) return;
    if (beaten.size() == RunRecords::mostOpponents && beaten.count(opponent) == 0) return;
    beaten[opponent] = sum(beaten[opponent], times);
}

} // namespace

bool operator==(const RunFigures& a, const RunFigures& b) {
    return std::tie(a.points, a.against, a.steals, a.fastestGoal, a.won) ==
           std::tie(b.points, b.against, b.steals, b.fastestGoal, b.won);
}

CardSet RunRecords::shelf() const {
    CardSet shelf = firstCards();
    for (const Feat feat : everyOf<Feat>())
        if (feats[featIndex(feat)]) shelf.add(traitsOf(feat).opens);
    for (std::size_t i = 0; i < cardCount; ++i)
        if (cards[i].picked > 0) shelf.add(static_cast<Card>(i));
    return shelf;
}

int RunRecords::mostHeatFor(std::size_t ladder) const {
    return beaten.size() < ladder ? 0 : std::min(heat + 1, mostHeat);
}

bool RunRecords::tried(Day day) const {
    return days.count(day) > 0 || (days.size() >= mostDays && day < days.begin()->first);
}

int RunRecords::streakAt(Day today) const {
    const auto over = [this](Day day) {
        const auto found = days.find(day);
        return found != days.end() && found->second;
    };
    int length = 0;
    int number = over(today) ? today.number() : today.number() - 1;
    for (; number >= 0 && over(Day(number)); --number)
        ++length;
    return length;
}

void RunRecords::begin(Day day) {
    assert(!tried(day));
    days.try_emplace(day);
    forgetOld(days);
}

void RunRecords::add(const FinishedRun& run) {
    const RunFigures& figures = run.figures;
    won = sum(won, figures.won ? 1 : 0);
    mostPoints = std::max(mostPoints, figures.points);
    mostSteals = std::max(mostSteals, figures.steals);
    fastestGoal = faster(fastestGoal, figures.fastestGoal);
    for (const Card card : run.cards) {
        CardCount& count = cards.at(cardIndex(card));
        count.picked = sum(count.picked, 1);
        count.won = sum(count.won, figures.won ? 1 : 0);
    }
    if (figures.won) {
        addBeaten(beaten, run.opponent, 1);
        heat = std::max(heat, run.heat);
    }
    if (!run.day) return;
    days[*run.day] = figures;
    forgetOld(days);
    longestStreak = std::max(longestStreak, streakAt(*run.day));
}

RunRecords withChanges(RunRecords kept, const RunRecords& before, const RunRecords& after) {
    kept.begun = grown(kept.begun, before.begun, after.begun);
    kept.won = grown(kept.won, before.won, after.won);
    kept.mostPoints = std::max(kept.mostPoints, after.mostPoints);
    kept.mostSteals = std::max(kept.mostSteals, after.mostSteals);
    kept.fastestGoal = faster(kept.fastestGoal, after.fastestGoal);
    kept.longestStreak = std::max(kept.longestStreak, after.longestStreak);
    kept.heat = std::max(kept.heat, after.heat);
    for (std::size_t i = 0; i < featCount; ++i)
        kept.feats[i] = kept.feats[i] || after.feats[i];
    for (std::size_t i = 0; i < cardCount; ++i) {
        kept.cards[i].picked = grown(kept.cards[i].picked, before.cards[i].picked, after.cards[i].picked);
        kept.cards[i].won = grown(kept.cards[i].won, before.cards[i].won, after.cards[i].won);
    }
    for (const auto& [name, times] : after.beaten) {
        const auto old = before.beaten.find(name);
        addBeaten(kept.beaten, name, std::max(times - (old != before.beaten.end() ? old->second : 0), 0));
    }
    for (const auto& [day, figures] : after.days) {
        DailyTry& there = kept.days[day];
        if (!there) there = figures;
    }
    forgetOld(kept.days);
    return kept;
}

} // namespace arkanong
