#include "arkanong/sim/replay/Highlight.hpp"

#include "arkanong/sim/replay/Statistics.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int chainGap = tuning::seconds(0.7); ///< Most time between two bricks of a chain.
constexpr int shortestStreak = 2;              ///< Bricks; for a side without any highlight.
constexpr int leastChain = 5;
constexpr int leastCombo = 9;
constexpr double lastStretch = 48.0;             ///< px from the goal line to where paddle and ball touch.
constexpr int atOnce = tuning::seconds(2.5);     ///< Most time from a conversion to the goal that follows.
constexpr int buildUp = tuning::seconds(4.0);    ///< Events this long before the climax count with it.
constexpr int afterwards = tuning::seconds(0.8); ///< Events this long after the climax count with it.
constexpr int leadIn = tuning::seconds(5.0);     ///< Shown before the climax.
constexpr int longestLeadIn = tuning::seconds(7.0);
constexpr int run = tuning::seconds(1.0); ///< Shown at least before the first event.
constexpr int leadOut = tuning::seconds(1.4);

constexpr double chainBrick = 0.5; ///< Worth of each brick of a streak.
constexpr double comboBrick = 0.3;
constexpr double longestStreak = 7.0; ///< Most worth of a streak.
constexpr double saveWorth = 1.0;
constexpr double lastSaveWorth = 2.5; ///< Where a goal would have decided the match.
constexpr double goalWorth = 3.0;
constexpr double counterWorth = 5.0;
constexpr double lastGoalWorth = 6.0;
constexpr double clearedWorth = 3.0;
constexpr double victoryWorth = 2.0;
constexpr double shareOfOthers = 0.5;

bool isStreak(HighlightKind kind) { return kind == HighlightKind::Chain || kind == HighlightKind::Combo; }
bool isGoal(HighlightKind kind) {
    return kind == HighlightKind::Goal || kind == HighlightKind::Counter || kind == HighlightKind::LastGoal;
}

bool isSolo(const World& world) { return world.match().settings().mode == Mode::Solo; }

/// Whether the next ball that the side misses may decide the match.
bool inDanger(const Match& match, Side side) {
    if (match.settings().mode == Mode::Solo) return match.standing(side).lives == 1;
    return match.nextGoalDecides(opponent(side));
}

} // namespace

void HighlightSearch::note(const std::vector<Event>& events, const World& world) {
    if (over_) return;
    tick_ = world.tick();
    if (world.match().clock() == 0) playFrom_ = tick_;
    for (const Event& event : events) {
        if (const auto* broken = std::get_if<BrickBroken>(&event)) noteBrick(*broken);
        if (const auto* hit = std::get_if<BallHitPaddle>(&event)) noteSave(*hit, world);
        if (const auto* goal = std::get_if<GoalScored>(&event)) noteGoal(*goal, world);
        if (const auto* ended = std::get_if<MatchEnded>(&event)) noteEnd(*ended, world);
    }
    learnBalls(world);
    over_ = world.match().over();
}

void HighlightSearch::find(HighlightKind kind, Side side, double worth) {
    found_.push_back({kind, side, 1, tick_, tick_, worth});
}

void HighlightSearch::noteBrick(const BrickBroken& broken) {
    if (!broken.by) return;
    Streak& chain = chains_[sideIndex(*broken.by)];
    if (tick_ - chain.last > chainGap) chain = {};
    extend(chain, HighlightKind::Chain, *broken.by, leastChain, chainBrick);
    Streak& combo = combos_[sideIndex(*broken.by)];
    if (broken.combo <= combo.count) combo = {};
    extend(combo, HighlightKind::Combo, *broken.by, leastCombo, comboBrick);
}

void HighlightSearch::extend(Streak& streak, HighlightKind kind, Side side, int least, double worthOfOne) {
    if (streak.count == 0) streak.from = tick_;
    streak.last = tick_;
    ++streak.count;
    const double worth = std::min(worthOfOne * streak.count, longestStreak);
    const Found extended{kind, side, streak.count, streak.from, tick_, worth};
    if (streak.count < least) {
        std::optional<Found>& best = short_[sideIndex(side)];
        if (streak.count >= shortestStreak && (!best || worth > best->worth)) best = extended;
        return;
    }
    if (!streak.found) {
        streak.found = found_.size();
        find(kind, side, 0.0);
    }
    found_[*streak.found] = extended;
}

void HighlightSearch::noteSave(const BallHitPaddle& hit, const World& world) {
    const bool near = std::abs(hit.at.y - goalLine(hit.side)) < lastStretch;
    if (!near || !isSave(hit, anyBallCosts(world.match()))) return;
    find(HighlightKind::Save, hit.side, inDanger(world.match(), hit.side) ? lastSaveWorth : saveWorth);
}

void HighlightSearch::noteGoal(const GoalScored& goal, const World& world) {
    const auto worth = [&](HighlightKind kind) {
        if (kind == HighlightKind::LastGoal) return lastGoalWorth;
        return kind == HighlightKind::Counter ? counterWorth : goalWorth;
    };
    HighlightKind kind = lostBallWasConverted(goal.by, world) ? HighlightKind::Counter : HighlightKind::Goal;
    if (goal.needed == 0) kind = HighlightKind::LastGoal;
    find(kind, goal.by, worth(kind));
    Found& found = found_.back();
    for (const Found& earlier : found_) {
        const bool counts = isGoal(earlier.kind) && earlier.side == goal.by;
        if (&earlier == &found || !counts || earlier.tick < tick_ - buildUp) continue;
        ++found.count;
        found.from = std::min(found.from, earlier.tick);
    }
}

void HighlightSearch::noteEnd(const MatchEnded& ended, const World& world) {
    if (isSolo(world)) {
        if (ended.winner == Side::Blue) find(HighlightKind::Cleared, Side::Blue, clearedWorth);
        return;
    }
    const bool byGoal = !found_.empty() && found_.back().kind == HighlightKind::LastGoal;
    if (!byGoal || found_.back().tick != tick_) find(HighlightKind::Victory, ended.winner, victoryWorth);
}

bool HighlightSearch::lostBallWasConverted(Side owner, const World& world) const {
    const std::vector<Ball>& balls = world.objects().balls;
    return std::any_of(balls_.begin(), balls_.end(), [&](const Known& known) {
        const bool converted =
            known.owner == owner && known.convertedAt > 0 && tick_ - known.convertedAt <= atOnce;
        return converted && std::none_of(balls.begin(), balls.end(),
                                         [&](const Ball& ball) { return ball.id == known.id; });
    });
}

void HighlightSearch::learnBalls(const World& world) {
    before_.swap(balls_);
    balls_.clear();
    for (const Ball& ball : world.objects().balls) {
        const auto known = std::find_if(before_.begin(), before_.end(),
                                        [&](const Known& other) { return other.id == ball.id; });
        int convertedAt = 0;
        if (known != before_.end()) convertedAt = known->owner == ball.owner ? known->convertedAt : tick_;
        balls_.push_back({ball.id, ball.owner, convertedAt});
    }
}

// A chain is part of a combo: parts of the same highlight do not count twice. A goal against the side makes it no better.
double HighlightSearch::worthWithOthers(const Found& found) const {
    double others = 0.0;
    for (const Found& other : found_) {
        if (&other == &found || other.tick < found.tick - buildUp || other.tick > found.tick + afterwards)
            continue;
        const bool part = other.side == found.side && isStreak(other.kind) && isStreak(found.kind);
        const bool against = other.side != found.side && isGoal(other.kind);
        if (!part && !against) others += shareOfOthers * other.worth;
    }
    return found.worth + std::min(others, found.worth);
}

Highlight HighlightSearch::highlightOf(const Found& found) const {
    Highlight highlight;
    highlight.kind = found.kind;
    highlight.side = found.side;
    highlight.count = found.count;
    highlight.worth = worthWithOthers(found);
    highlight.climax = found.tick;
    const int begin = std::min(found.tick - leadIn, found.from - run);
    highlight.begin = std::max({begin, found.tick - longestLeadIn, playFrom_});
    highlight.end = found.tick + leadOut;
    return highlight;
}

std::optional<Highlight> HighlightSearch::best(std::optional<Side> side) const {
    const Found* best = nullptr;
    double most = 0.0;
    for (const Found& found : found_) {
        const double worth = worthWithOthers(found);
        if ((side && found.side != *side) || (best != nullptr && worth <= most)) continue;
        best = &found;
        most = worth;
    }
    if (best == nullptr && side && short_[sideIndex(*side)]) best = &*short_[sideIndex(*side)];
    return best != nullptr ? std::optional(highlightOf(*best)) : std::nullopt;
}

} // namespace arkanong
