#include "arkanong/sim/Match.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

Match::Match(const MatchSettings& settings) : settings_(settings), rally_(settings.startSpeed()) {
    assert(settings.shields[0] >= 1 && settings.shields[1] >= 1);
    assert(settings.pointsLimit >= 0);
    assert(!settings.ability || settings.ability->interval > 0);
    assert(0 <= settings.suddenDeathAt && settings.suddenDeathAt <= settings.suddenDeathEnd);
    for (const Side side : {Side::Blue, Side::Red}) {
        of(side).shields = settings.shields[sideIndex(side)];
        of(side).reserve = settings.reserveSize();
    }
    if (sandbox() || settings.practice) phase_ = Phase::Play;
}

void Match::tick(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events) {
    if (over()) return;
    if (settings_.practice) return tickPractice();
    if (phase_ == Phase::Countdown) return tickCountdown(events);
    ++clock_;
    if (sandbox()) return;
    if (solo()) return tickSolo(breakableLeft, ballsLeft, events);
    tickReserve(Side::Blue, events);
    tickReserve(Side::Red, events);
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
    if (hadBreakables_ && breakableLeft == 0)
        end(Side::Blue, events);
    else if (lost && ballsLeft == 0)
        loseShield(Side::Blue, *lost, events);
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
    if (phase_ == Phase::NextShield) return;
    hadBreakables_ = hadBreakables_ || breakableLeft > 0;
    if (clock_ == std::max(settings_.suddenDeathAt, 1)) {
        if (phase_ == Phase::Play) phase_ = Phase::SuddenDeath;
        events.push_back(SuddenDeathBegan{});
    }
    if (phase_ == Phase::FinalRally && --finalRallyLeft_ <= 0) {
        decideBy(&Standing::score, &Standing::shields, events);
    } else if (clock_ >= settings_.suddenDeathEnd) {
        decideBy(&Standing::shields, &Standing::score, events);
    } else if (phase_ != Phase::FinalRally && hadBreakables_ && breakableLeft == 0) {
        phase_ = Phase::FinalRally;
        finalRallyLeft_ = tuning::finalRally;
        events.push_back(FinalRallyBegan{});
    }
}

void Match::decideBy(Measure first, Measure second, std::vector<Event>& events) {
    const Standing& blue = standing(Side::Blue);
    const Standing& red = standing(Side::Red);
    for (const Measure measure : {first, second}) {
        if (blue.*measure == red.*measure) continue;
        return end(blue.*measure > red.*measure ? Side::Blue : Side::Red, events);
    }
    phase_ = Phase::NextShield;
}

void Match::end(Side winner, std::vector<Event>& events) {
    phase_ = Phase::Over;
    winner_ = winner;
    events.push_back(MatchEnded{winner});
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

void Match::paddleTouched(Side side) {
    of(side).combo = 0;
    if (sandbox() || over()) return;
    rally_ = std::min(rally_ * tuning::rallyGrowth, tuning::maximumSpeed);
}

void Match::ballConverted(Side newOwner, std::vector<Event>& events) {
    if (over()) return;
    ++of(newOwner).conversions;
    score(newOwner, tuning::convertPoints, events);
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
    // The same ball may have taken the last shield already.
    if (limited && !over() && of(side).score >= settings_.pointsLimit) end(side, events);
}

void Match::ballCrossed(Side owner, Side line, Vec2 at, std::vector<Event>& events) {
    if (playing() && solo()) {
        lastBallLost_ = at;
    } else if (playing() && versus()) {
        scheduleReturn(owner);
        if (owner != line || everyBallCosts()) loseShield(line, at, events);
        if (owner != line) score(owner, tuning::shieldPoints, events);
    }
    events.push_back(BallLost{at, owner});
}

void Match::ballTakenBack(Side owner) {
    if (playing() && versus()) scheduleReturn(owner);
}

void Match::scheduleReturn(Side owner) {
    if (!oneAtATime()) of(owner).returning.push_back(tuning::lostBallReturn);
}

void Match::gainShield(Side side, std::vector<Event>& events) {
    Standing& standing = of(side);
    if (over() || standing.shields >= tuning::shieldLimit) return;
    ++standing.shields;
    events.push_back(ShieldGained{side, standing.shields});
}

void Match::loseShield(Side side, Vec2 at, std::vector<Event>& events) {
    Standing& standing = of(side);
    --standing.shields;
    events.push_back(ShieldLost{at, side, standing.shields});
    if (!everyBallCosts()) rally_ = settings_.startSpeed();
    if (standing.shields == 0 || phase_ == Phase::NextShield) end(opponent(side), events);
}

bool Match::everyBallCosts() const {
    if (!versus() || !playing()) return false;
    return phase_ == Phase::NextShield || clock_ >= settings_.suddenDeathAt;
}

double Match::rallySpeed() const {
    if (phase_ == Phase::NextShield) return tuning::maximumSpeed;
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
    case Phase::FinalRally: return std::min(finalRallyLeft_, toEnd);
    case Phase::SuddenDeath: return toEnd;
    case Phase::NextShield:
    case Phase::Over: break;
    }
    return 0;
}

int Match::comboFactor(Side side) const {
    return std::min(1 + standing(side).combo / tuning::comboStep, tuning::comboFactorLimit);
}

void Match::addTo(Hash& hash) const {
    for (const Standing& s : standings_) {
        for (const int number : {s.score, s.shields, s.reserve, s.reserveTimer, s.serveTimer, s.combo,
                                 s.bestCombo, s.bricksBroken, s.conversions}) {
            hash.add(number);
        }
        hash.add(std::uint64_t{s.returning.size()});
        for (const int ticks : s.returning)
            hash.add(ticks);
    }
    hash.add(static_cast<std::uint64_t>(settings_.mode));
    hash.add(static_cast<std::uint64_t>(phase_));
    hash.add(winner_ ? 1 + static_cast<int>(*winner_) : 0);
    for (const int number :
         {settings_.shields[0], settings_.shields[1], settings_.pointsLimit, settings_.suddenDeathAt,
          settings_.suddenDeathEnd, countdownLeft_, clock_, finalRallyLeft_, static_cast<int>(hadBreakables_),
          static_cast<int>(settings_.mutators.bits())}) {
        hash.add(number);
    }
    if (settings_.practice) hash.add(std::uint64_t{1});
    hash.add(rally_);
    hash.add(std::uint64_t{settings_.ability.has_value()});
    if (settings_.ability) {
        hash.add(static_cast<std::uint64_t>(settings_.ability->kind));
        hash.add(settings_.ability->interval);
    }
}

} // namespace arkanong
