#include "arkanong/sim/Match.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

Match::Match(const MatchSettings& settings)
    : settings_(settings), countdownLeft_(tuning::countdown), rally_(settings.startSpeed()),
      resetRally_(settings.startSpeed()) {
    assert(settings.goals[0] >= 1 && settings.goals[1] >= 1 && settings.lives >= 1);
    assert(settings.pointsLimit >= 0);
    assert(0 <= settings.suddenDeathAt && settings.suddenDeathAt <= settings.suddenDeathEnd);
    for (Standing& standing : standings_)
        standing.reserve = settings.reserveSize();
    if (solo()) of(Side::Blue).lives = settings.lives;
    if (sandbox() || settings.practice) phase_ = Phase::Play;
}

void Match::tick(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events) {
    if (over()) return;
    if (settings_.practice) return tickPractice();
    if (phase_ == Phase::Countdown) return tickCountdown(events);
    ++clock_;
    if (sandbox()) return;
    if (solo()) return tickSolo(breakableLeft, ballsLeft, events);
    for (const Side side : {Side::Blue, Side::Red}) {
        tickReserve(side, events);
        tickSuper(side, events);
    }
    tickPhase(breakableLeft, events);
}

void Match::tickCountdown(std::vector<Event>& events) {
    if (countdownLeft_ % tuning::ticksPerSecond == 0) {
        events.push_back(CountdownTicked{countdownLeft_ / tuning::ticksPerSecond});
    }
    if (--countdownLeft_ > 0) return;
    phase_ = Phase::Play;
    events.push_back(CountdownTicked{0});
}

void Match::tickPractice() {
    for (Standing& standing : standings_)
        if (standing.serveTimer > 0) --standing.serveTimer;
}

void Match::tickSolo(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events) {
    Standing& blue = of(Side::Blue);
    if (blue.serveTimer > 0) --blue.serveTimer;
    hadBreakables_ = hadBreakables_ || breakableLeft > 0;
    const std::optional<Vec2> lost = lastBallLost_;
    lastBallLost_.reset();
    if (hadBreakables_ ? breakableLeft == 0 : clock_ >= settings_.suddenDeathEnd)
        end(Side::Blue, events);
    else if (lost && ballsLeft == 0)
        loseLife(*lost, events);
}

void Match::tickReserve(Side side, std::vector<Event>& events) {
    Standing& standing = of(side);
    if (standing.serveTimer > 0) --standing.serveTimer;
    if (standing.reserveTimer > 0 && --standing.reserveTimer == 0) growReserve(side, events);
    for (int& ticks : standing.returning)
        --ticks;
    while (!standing.returning.empty() && standing.returning.front() <= 0) {
        standing.returning.erase(standing.returning.begin());
        growReserve(side, events);
    }
}

void Match::tickSuper(Side side, std::vector<Event>& events) {
    int& left = of(side).superLeft;
    if (left > 0 && --left == 0) events.push_back(SuperEnded{side});
}

void Match::growReserve(Side side, std::vector<Event>& events) {
    Standing& standing = of(side);
    if (standing.reserve < settings_.reserveSize()) {
        ++standing.reserve;
        events.push_back(ReserveGrew{side, standing.reserve});
    }
    const bool full = standing.reserve >= settings_.reserveSize();
    if (full) standing.reserveTimer = 0;
    if (!full && standing.reserveTimer == 0) standing.reserveTimer = settings_.reserveReturn();
}

void Match::tickPhase(std::size_t breakableLeft, std::vector<Event>& events) {
    if (settings_.finale) {
        hadBreakables_ = hadBreakables_ || breakableLeft > 0;
        const bool cleared = hadBreakables_ && breakableLeft == 0;
        if (clock_ >= settings_.suddenDeathEnd || cleared) end(Side::Blue, events);
        return;
    }
    if (phase_ == Phase::NextGoal) return;
    if (clock_ == std::max(settings_.suddenDeathAt, 1)) {
        phase_ = Phase::SuddenDeath;
        events.push_back(SuddenDeathBegan{});
    }
    if (clock_ >= settings_.suddenDeathEnd) decide(events);
}

void Match::decide(std::vector<Event>& events) {
    const int blueAhead = goalsNeeded(Side::Red) - goalsNeeded(Side::Blue);
    const int ahead = blueAhead != 0 ? blueAhead : standing(Side::Blue).score - standing(Side::Red).score;
    if (ahead != 0) return end(ahead > 0 ? Side::Blue : Side::Red, events);
    phase_ = Phase::NextGoal;
}

void Match::end(Side winner, std::vector<Event>& events) {
    phase_ = Phase::Over;
    winner_ = winner;
    const bool unbeaten = settings_.finale || (solo() && winner == Side::Blue);
    events.push_back(MatchEnded{winner, unbeaten ? std::nullopt : std::optional(opponent(winner))});
}

bool Match::mayServe(Side side, std::size_t inPlay) const {
    if (sandbox()) return inPlay < settings_.ballLimit();
    const Standing& s = standing(side);
    if (!playing() || s.serveTimer > 0) return false;
    return oneAtATime() ? inPlay == 0 : s.reserve > 0 && inPlay < settings_.ballLimit();
}

void Match::served(Side side) {
    if (sandbox()) return;
    Standing& standing = of(side);
    standing.serveTimer = tuning::serveCooldown;
    if (oneAtATime()) return;
    if (standing.reserve > 0) --standing.reserve;
    if (standing.reserveTimer == 0) standing.reserveTimer = settings_.reserveReturn();
}

bool Match::mayBreak(BrickKind kind, Side owner) const {
    if (kind == BrickKind::Blue) return owner == Side::Blue;
    if (kind == BrickKind::Red) return owner == Side::Red || !versus();
    return breakable(kind);
}

void Match::paddleTouched(Side side, Stroke stroke) {
    of(side).combo = 0;
    if (stroke == Stroke::Smash && !over()) ++of(side).smashes;
    if (sandbox() || over()) return;
    rally_ = std::min(rally_ * tuning::rallyGrowth, tuning::maximumSpeed);
}

void Match::ballConverted(Side newOwner, std::vector<Event>& events) {
    if (over()) return;
    ++of(newOwner).conversions;
    gainMomentum(newOwner, events);
    score(newOwner, tuning::convertPoints, events);
}

void Match::gainMomentum(Side side, std::vector<Event>& events) {
    Standing& standing = of(side);
    const bool full = standing.momentum >= tuning::momentumSteals;
    if (!hasMomentum() || full || standing.superLeft > 0) return;
    const bool behind = goalsNeeded(side) > goalsNeeded(opponent(side));
    standing.momentum =
        std::min(standing.momentum + (behind ? tuning::momentumBehind : 1), tuning::momentumSteals);
    if (standing.momentum == tuning::momentumSteals) events.push_back(MomentumFilled{side});
}

bool Match::mayBeginSuper(Side side) const {
    return playing() && standing(side).momentum == tuning::momentumSteals;
}

void Match::beginSuper(Side side, std::vector<Event>& events) {
    assert(mayBeginSuper(side));
    of(side).momentum = 0;
    of(side).superLeft = tuning::superTicks;
    events.push_back(SuperBegan{side});
}

void Match::shieldBroken(Side by, std::vector<Event>& events) {
    if (over()) return;
    ++of(by).shieldsBroken;
    score(by, tuning::shieldPoints, events);
}

void Match::repairSpared(Side side, std::vector<Event>& events) {
    if (!over()) score(side, tuning::shieldPoints, events);
}

int Match::brickBroken(Side by, int worth, std::vector<Event>& events) {
    if (over()) return 0;
    Standing& standing = of(by);
    const int points = tuning::brickPoints * worth * comboFactor(by);
    ++standing.combo;
    ++standing.bricksBroken;
    standing.bestCombo = std::max(standing.bestCombo, standing.combo);
    score(by, points, events);
    return points;
}

void Match::score(Side side, int points, std::vector<Event>& events) {
    of(side).score += points;
    const bool limited = settings_.pointsLimit > 0 && versus();
    // The same ball may have decided the match already.
    if (limited && !over() && of(side).score >= settings_.pointsLimit) end(side, events);
}

bool Match::ballCrossed(Side owner, Side line, Vec2 at, std::vector<Event>& events, Stroke stroke) {
    const bool scores = playing() && versus() && owner != line;
    if (playing() && solo()) lastBallLost_ = at;
    if (playing() && versus()) scheduleReturn(owner);
    if (scores) goal(owner, at, stroke, events);
    events.push_back(BallLost{at, owner});
    return scores;
}

void Match::fieldRises() {
    resetRally_ = std::min(resetRally_ * tuning::riseGrowth, tuning::maximumSpeed);
    rally_ = std::min(rally_ * tuning::riseGrowth, tuning::maximumSpeed);
}

void Match::ballTakenBack(Side owner) {
    if (playing() && versus()) scheduleReturn(owner);
}

void Match::scheduleReturn(Side owner) {
    if (!oneAtATime()) of(owner).returning.push_back(tuning::lostBallReturn);
}

void Match::goal(Side by, Vec2 at, Stroke stroke, std::vector<Event>& events) {
    const int goals = ++of(by).goals;
    if (goals == 1) of(by).firstGoal = std::max(clock_, 1);
    const int needed = phase_ == Phase::NextGoal ? 0 : goalsNeeded(by);
    events.push_back(GoalScored{at, by, goals, needed, stroke});
    if (shieldsHold()) rally_ = resetRally_;
    if (needed == 0) end(by, events);
    score(by, tuning::goalPoints, events);
}

void Match::gainLife(std::vector<Event>& events) {
    Standing& blue = of(Side::Blue);
    if (over() || !solo() || blue.lives >= tuning::lifeLimit) return;
    events.push_back(LifeGained{++blue.lives});
}

void Match::loseLife(Vec2 at, std::vector<Event>& events) {
    const int left = --of(Side::Blue).lives;
    events.push_back(LifeLost{at, left});
    rally_ = resetRally_;
    if (left == 0) end(Side::Red, events);
}

bool Match::shieldsHold() const {
    return versus() && phase_ != Phase::NextGoal && (settings_.practice || clock_ < settings_.suddenDeathAt);
}

int Match::goalsNeeded(Side side) const {
    if (settings_.finale) return settings_.goals[sideIndex(side)];
    return std::max(settings_.goals[sideIndex(side)] - standing(side).goals, 0);
}

double Match::rallySpeed() const {
    if (phase_ == Phase::NextGoal) return tuning::maximumSpeed;
    const int climbed = versus() ? clock_ - settings_.suddenDeathAt : 0;
    if (climbed <= 0) return rally_;
    const double share = std::min(static_cast<double>(climbed) / tuning::suddenDeathClimb, 1.0);
    return rally_ + (tuning::maximumSpeed - rally_) * share;
}

int Match::ticksLeft() const {
    const int toEnd = settings_.suddenDeathEnd - clock_;
    switch (phase_) {
    case Phase::Countdown: return countdownLeft_;
    case Phase::Play: return versus() ? settings_.suddenDeathAt - clock_ : 0;
    case Phase::SuddenDeath: return toEnd;
    case Phase::NextGoal:
    case Phase::Over: break;
    }
    return 0;
}

int Match::comboFactor(Side side) const {
    return std::min(1 + standing(side).combo / tuning::comboStep, tuning::comboFactorLimit);
}

void Match::addTo(Hash& hash) const {
    for (const Standing& s : standings_) {
        for (const int number :
             {s.score, s.goals, s.lives, s.reserve, s.reserveTimer, s.serveTimer, s.combo, s.bestCombo,
              s.bricksBroken, s.conversions, s.shieldsBroken, s.momentum, s.superLeft}) {
            hash.add(number);
        }
        hash.add(std::uint64_t{s.returning.size()});
        for (const int ticks : s.returning)
            hash.add(ticks);
    }
    hash.add(static_cast<std::uint64_t>(settings_.mode));
    hash.add(static_cast<std::uint64_t>(phase_));
    hash.add(winner_ ? 1 + static_cast<int>(*winner_) : 0);
    for (const int number : {settings_.goals[0], settings_.goals[1], settings_.lives, settings_.pointsLimit,
                             settings_.suddenDeathAt, settings_.suddenDeathEnd, countdownLeft_, clock_,
                             static_cast<int>(hadBreakables_), static_cast<int>(settings_.mutators.bits())}) {
        hash.add(number);
    }
    if (settings_.practice) hash.add(std::uint64_t{1});
    if (settings_.finale) hash.add(std::uint64_t{10});
    for (const Side side : {Side::Blue, Side::Red})
        if (const CardSet& cards = settings_.cards[sideIndex(side)]; !cards.empty())
            hash.add((std::uint64_t{cards.bits()} << 8U) + 4 + sideIndex(side));
    for (const Side side : {Side::Blue, Side::Red})
        if (const int percent = settings_.ownHalf[sideIndex(side)]; percent != 100)
            hash.add((std::uint64_t{static_cast<unsigned>(percent)} << 8U) + 6 + sideIndex(side));
    if (settings_.newcomer) hash.add(std::uint64_t{8} + sideIndex(*settings_.newcomer));
    if (settings_.help) hash.add(std::uint64_t{2} + sideIndex(*settings_.help));
    hash.add(rally_);
    hash.add(resetRally_);
    const auto numberOf = [](std::optional<Boss> boss) { return boss ? 1 + bossIndex(*boss) : 0; };
    hash.add(std::uint64_t{numberOf(settings_.bosses[0]) + (bossCount + 1) * numberOf(settings_.bosses[1])});
}

} // namespace arkanong
