#include "arkanong/sim/analysis/WhatIf.hpp"

#include "arkanong/sim/analysis/PlayoutSeeds.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// How far beside the paddle, and before it, the aim points of a serve to the left and right are, px: steep enough to miss
/// most paddles that wait opposite.
constexpr Vec2 aimBeside{400.0, 400.0};

/// The kind of the serve whose direction is nearest to this velocity.
Alternative::Kind nearestServe(Side side, Vec2 velocity) {
    // Halfway between straight ahead and the 45 degrees of aimBeside: the tangent of 22.5 degrees.
    constexpr double halfway = 0.41421356237309503;
    const double right = -forward(side) * velocity.x;
    if (std::abs(right) <= halfway * std::abs(velocity.y)) return Alternative::Kind::ServeMiddle;
    return right < 0.0 ? Alternative::Kind::ServeLeft : Alternative::Kind::ServeRight;
}

MatchSettings dealt(MatchSettings settings, const std::array<CardSet, 2>& hands) {
    settings.cards = hands;
    return settings;
}

/// Finds the capsule of this choice. Returns nullopt if no such capsule falls.
std::optional<CapsuleId> capsuleOf(const World& world, const Choice& choice) {
    std::optional<CapsuleId> found;
    double nearest = 0.0;
    for (const Capsule& capsule : world.objects().capsules) {
        if (capsule.towards != choice.side || capsule.drop != choice.drop) continue;
        const double apart = distance(capsule.position, choice.at);
        if (found && apart >= nearest) continue;
        found = capsule.id;
        nearest = apart;
    }
    return found;
}

} // namespace

void addChoices(std::vector<Choice>& choices, const Commands& commands, const Events& events, int tick) {
    for (const Event& event : events) {
        if (const auto* served = std::get_if<BallServed>(&event)) {
            if (!commands[sideIndex(served->side)].has(Command::servePressed)) continue;
            // Cards serve several balls at once.
            const bool again = !choices.empty() && choices.back().kind == Choice::Kind::Serve &&
                               choices.back().side == served->side && choices.back().tick == tick - 1;
            if (!again)
                choices.push_back(
                    {Choice::Kind::Serve, served->side, tick - 1, {}, {}, false, served->velocity});
        } else if (const auto* caught = std::get_if<CapsuleCaught>(&event)) {
            choices.push_back({Choice::Kind::Capsule, caught->by, tick - 1, caught->drop, caught->at, true});
        } else if (const auto* missed = std::get_if<CapsuleMissed>(&event)) {
            choices.push_back(
                {Choice::Kind::Capsule, missed->towards, tick - 1, missed->drop, missed->at, false});
        }
    }
}

std::optional<Choice> choiceBefore(const std::vector<Choice>& choices, Side side, int tick) {
    const auto last = std::find_if(choices.rbegin(), choices.rend(), [&](const Choice& choice) {
        return choice.side == side && choice.tick < tick && choice.tick >= tick - choiceTicks;
    });
    return last == choices.rend() ? std::nullopt : std::optional(*last);
}

WhatIf::WhatIf(const Replay& replay, const Profiles& players, const Choice& choice)
    : choice_(choice), ticks_(playoutTicks), seed_(analysisSeed(replay)),
      front_(replay.level, replay.settings, replay.seed, players), recorded_(replay) {}

WhatIf::WhatIf(const Replay& replay, const Profiles& players,
               const std::vector<std::array<CardSet, 2>>& hands)
    : ticks_(handTicks), seed_(analysisSeed(replay)),
      front_(replay.level, replay.settings, replay.seed, players), recorded_(replay), reached_(true) {
    for (const std::array<CardSet, 2>& pair : hands) {
        branch({replay.level, dealt(replay.settings, pair), replay.seed, players}, Alternative::Kind::Hand);
        alternatives_.back().hand = alternatives_.size() - 1;
    }
}

bool WhatIf::advance() {
    if (!reached_) {
        reachPiece();
        return !done();
    }
    if (done()) return false;
    const std::size_t index = next_ % branches_.size();
    const auto number = static_cast<int>(next_ / branches_.size());
    if (!playout_)
        playout_.emplace(branches_[index].from, playoutSeed(seed_, choice_.tick, number), ticks_,
                         branches_[index].first);
    if (playout_->advance(pieceTicks)) return true;
    note(index, playout_->blue());
    playout_.reset();
    ++next_;
    return !done();
}

void WhatIf::reachPiece() {
    for (int i = 0; i < pieceTicks && front_.world.tick() < choice_.tick; ++i) {
        const std::optional<Commands> commands = recorded_.next();
        if (!commands) {
            reached_ = true;
            return;
        }
        static_cast<void>(front_.think());
        events_.clear();
        front_.world.step(*commands, events_);
    }
    if (front_.world.tick() < choice_.tick) return;
    reached_ = true;
    if (front_.world.match().over()) return;
    if (choice_.kind == Choice::Kind::Serve)
        branchServe();
    else
        branchCapsule();
}

void WhatIf::branch(const Position& from, Alternative::Kind kind,
                    const std::array<std::optional<Command>, 2>& first) {
    branches_.push_back({from, first});
    alternatives_.push_back({kind});
}

void WhatIf::branchServe() {
    const Paddle* const paddle = front_.world.objects().paddle(choice_.side);
    if (!paddle) return;
    const double ahead = forward(choice_.side);
    for (const int beside : {-1, 0, 1}) {
        // Left is at smaller x for Blue and at larger x for Red.
        const Vec2 aim = paddle->position + Vec2{-ahead * beside * aimBeside.x, ahead * aimBeside.y};
        Command command;
        command.buttons = Command::servePressed;
        command.aimX = commandValue(aim.x);
        command.aimY = commandValue(aim.y);
        std::array<std::optional<Command>, 2> first;
        first[sideIndex(choice_.side)] = command;
        branch(front_,
               beside < 0   ? Alternative::Kind::ServeLeft
               : beside > 0 ? Alternative::Kind::ServeRight
                            : Alternative::Kind::ServeMiddle,
               first);
        alternatives_.back().played =
            alternatives_.back().kind == nearestServe(choice_.side, choice_.velocity);
    }
}

void WhatIf::branchCapsule() {
    const std::optional<CapsuleId> capsule = capsuleOf(front_.world, choice_);
    if (!capsule) return;
    for (const bool taken : {true, false}) {
        Position from = front_;
        events_.clear();
        from.world.settleCapsule(*capsule, taken, events_);
        branch(from, taken ? Alternative::Kind::CapsuleTaken : Alternative::Kind::CapsuleLeft);
        alternatives_.back().played = taken == choice_.caught;
    }
}

void WhatIf::note(std::size_t index, double blue) {
    Branch& branch = branches_[index];
    Alternative& alternative = alternatives_[index];
    branch.sum += blue;
    branch.squares += blue * blue;
    const double count = ++alternative.playouts;
    alternative.blue = branch.sum / count;
    const double spread = std::max(branch.squares / count - alternative.blue * alternative.blue, 0.0);
    alternative.error = std::sqrt(spread / count);
}

} // namespace arkanong
