#include "arkanong/session/lessons/Lessons.hpp"

#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

/// The first spot is left of and above the paddle's start, the second right of and below it.
constexpr std::array<Vec2, 2> spots{Vec2{236.0, 556.0}, Vec2{724.0, 676.0}};

/// Red's sideways speed in the lesson Score, px/s, which leaves the middle of its line free.
constexpr std::int16_t outOfTheWay = 400;

bool falls(const World& world, bool bad) {
    const std::vector<Capsule>& capsules = world.objects().capsules;
    return std::any_of(capsules.begin(), capsules.end(), [bad](const Capsule& capsule) {
        return capsule.towards == Side::Blue && capsule.drop.bad == bad;
    });
}

} // namespace

Lesson Lessons::current() const { return static_cast<Lesson>(std::min(index_, lessonCount - 1)); }

bool Lessons::haveServes() const {
    const Lesson lesson = current();
    return lesson != Lesson::Move && lesson != Lesson::Convert && lesson != Lesson::Dodge;
}

Commands Lessons::allowed(Commands commands) const {
    commands[sideIndex(Side::Red)] = {};
    if (current() == Lesson::Score) commands[sideIndex(Side::Red)].moveX = outOfTheWay;
    if (!haveServes()) commands[sideIndex(Side::Blue)].buttons = 0;
    return commands;
}

std::optional<Vec2> Lessons::spot() const {
    if (current() != Lesson::Move || passed()) return std::nullopt;
    return spots[spotsReached_];
}

int Lessons::bricksLeft() const { return std::max(bricksToBreak - bricksBroken_, 0); }

void Lessons::notice(const World& world, const std::vector<Event>& events) {
    if (over()) return;
    served_ = converted_ = caughtGood_ = missedBad_ = struck_ = scored_ = false;
    for (const Event& event : events)
        noticeEvent(event);
    ++age_;
    if (untilTry_ > 0) --untilTry_;
    if (passed()) {
        if (--praiseLeft_ == 0) {
            ++index_;
            age_ = 0;
            untilTry_ = reading;
            retries_ = false;
        }
    } else if (achieved(world)) {
        praiseLeft_ = praise;
    }
    const Task before = task_;
    task_ = taskIn(world);
    taskAge_ = task_ == before ? taskAge_ + 1 : 0;
}

void Lessons::noticeEvent(const Event& event) {
    const Lesson lesson = current();
    if (const auto* served = std::get_if<BallServed>(&event)) {
        served_ = served_ || served->side == Side::Blue;
    } else if (const auto* broken = std::get_if<BrickBroken>(&event)) {
        if (broken->by == Side::Blue) ++bricksBroken_;
    } else if (const auto* converted = std::get_if<BallConverted>(&event)) {
        converted_ = converted_ || converted->newOwner == Side::Blue;
    } else if (const auto* hit = std::get_if<BallHitPaddle>(&event)) {
        if (hit->side != Side::Blue) return;
        struck_ = struck_ || hit->stroke != Stroke::Plain;
    } else if (const auto* goal = std::get_if<GoalScored>(&event)) {
        scored_ = scored_ || goal->by == Side::Blue;
    } else if (const auto* shield = std::get_if<ShieldBroken>(&event)) {
        if (lesson == Lesson::Convert && shield->side == Side::Blue) failed();
    } else if (const auto* caught = std::get_if<CapsuleCaught>(&event)) {
        if (caught->by != Side::Blue) return;
        caughtGood_ = caughtGood_ || !caught->drop.bad;
        if (lesson == Lesson::Dodge && caught->drop.bad) failed();
    } else if (const auto* missed = std::get_if<CapsuleMissed>(&event)) {
        if (missed->towards != Side::Blue) return;
        missedBad_ = missedBad_ || missed->drop.bad;
        if (lesson == Lesson::Catch && !missed->drop.bad) failed();
    }
}

void Lessons::failed() {
    retries_ = true;
    untilTry_ = nextTry;
}

bool Lessons::achieved(const World& world) {
    switch (current()) {
    case Lesson::Move: {
        const Paddle& paddle = *world.objects().paddle(Side::Blue);
        if (gapToBar(paddle.position, paddle.size, spots[spotsReached_]) > spotRadius) return false;
        if (spotsReached_ + 1 == spots.size()) return true;
        ++spotsReached_;
        return false;
    }
    case Lesson::Serve: return served_;
    case Lesson::Break: return bricksLeft() == 0;
    case Lesson::Strike: return struck_;
    case Lesson::Convert: return converted_;
    case Lesson::Score: return scored_;
    case Lesson::Catch: return caughtGood_;
    case Lesson::Dodge: return missedBad_;
    }
    return false;
}

Task Lessons::taskIn(const World& world) const {
    if (passed() || over()) return Task::Enjoy;
    const bool hasBall = world.objects().ballsOf(Side::Blue) > 0;
    switch (current()) {
    case Lesson::Move: return spotsReached_ == 0 ? Task::MoveThere : Task::MoveOn;
    case Lesson::Serve: return Task::Serve;
    case Lesson::Break: return hasBall ? Task::BreakBricks : Task::ServeAgain;
    case Lesson::Strike: return hasBall ? Task::StrikeBall : Task::ServeAgain;
    case Lesson::Score: return hasBall ? Task::ScoreGoal : Task::ServeAtGap;
    case Lesson::Convert: return retries_ ? Task::TouchNext : Task::TouchRed;
    case Lesson::Catch:
        if (falls(world, false)) return Task::CatchCapsule;
        if (!hasBall) return Task::ServeAtBrick;
        return retries_ ? Task::CatchNext : Task::OpenBrick;
    case Lesson::Dodge: return retries_ ? Task::LetNext : Task::LetFall;
    }
    return Task::Enjoy;
}

} // namespace arkanong
