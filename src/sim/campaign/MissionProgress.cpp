#include "arkanong/sim/campaign/MissionProgress.hpp"

#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arkanong {

namespace {

bool counts(MissionKind kind, BrickKind brick) {
    return kind == MissionKind::Bricks || brickOf(kind) == brick;
}

} // namespace

std::optional<BrickKind> brickOf(MissionKind kind) {
    constexpr std::array<std::pair<MissionKind, BrickKind>, 8> bricks{{
        {MissionKind::Hard, BrickKind::Hard},
        {MissionKind::Glass, BrickKind::Glass},
        {MissionKind::Bombs, BrickKind::Bomb},
        {MissionKind::Splitters, BrickKind::Splitter},
        {MissionKind::Blue, BrickKind::Blue},
        {MissionKind::Regrowing, BrickKind::Regrowing},
        {MissionKind::Mystery, BrickKind::Mystery},
        {MissionKind::Bumpers, BrickKind::Bumper},
    }};
    for (const auto& [mission, brick] : bricks)
        if (mission == kind) return brick;
    return std::nullopt;
}

MissionProgress::State MissionProgress::state() const {
    if (isLimit(mission_.kind)) return count_ > mission_.count ? State::Failed : State::Open;
    return count_ >= mission_.count ? State::Done : State::Open;
}

void MissionProgress::note(const std::vector<Event>& events) {
    for (const Event& event : events)
        note(event);
}

void MissionProgress::note(const Event& event) {
    if (over_) return;
    over_ = std::holds_alternative<MatchEnded>(event);
    const MissionKind kind = mission_.kind;
    if (kind == MissionKind::Serves)
        noteServe(event);
    else if (kind == MissionKind::Rally || kind == MissionKind::GoalsInARow ||
             kind == MissionKind::ShieldsInARow)
        noteRow(event);
    else if (kind == MissionKind::Combo)
        noteCombo(event);
    else
        count_ += worthOf(event);
}

void MissionProgress::noteCombo(const Event& event) {
    const auto* broken = std::get_if<BrickBroken>(&event);
    if (broken != nullptr && broken->by && isOwn(*broken->by)) count_ = std::max(count_, broken->combo);
}

int MissionProgress::worthOf(const Event& event) const {
    const MissionKind kind = mission_.kind;
    if (const auto* goal = std::get_if<GoalScored>(&event))
        return kind == MissionKind::Conceded && !isOwn(goal->by) ? 1 : 0;
    if (const auto* shield = std::get_if<ShieldBroken>(&event))
        return kind == MissionKind::ShieldsLost && isOwn(shield->side) && shield->row == ShieldRow::Line ? 1
                                                                                                         : 0;
    if (const auto* caught = std::get_if<CapsuleCaught>(&event))
        return kind == (caught->drop.bad ? MissionKind::BadCapsules : MissionKind::Capsules) &&
                       isOwn(caught->by)
                   ? 1
                   : 0;
    if (const auto* stolen = std::get_if<BallConverted>(&event))
        return kind == MissionKind::Steals && isOwn(stolen->newOwner) ? 1 : 0;
    if (const auto* hit = std::get_if<BallHitPaddle>(&event)) {
        const bool smash = kind == MissionKind::Smashes && hit->stroke == Stroke::Smash;
        const bool cushion = kind == MissionKind::Cushions && hit->stroke == Stroke::Cushion;
        return isOwn(hit->side) && (smash || cushion) ? 1 : 0;
    }
    if (const auto* repaired = std::get_if<ShieldRepaired>(&event))
        return kind == MissionKind::Repairs && isOwn(repaired->side) ? 1 : 0;
    if (const auto* beam = std::get_if<LaserHitBrick>(&event))
        return kind == MissionKind::Laser && isOwn(beam->by) && beam->hitsLeft <= 0 ? 1 : 0;
    if (const auto* broken = std::get_if<BrickBroken>(&event))
        return broken->by && isOwn(*broken->by) && counts(kind, broken->kind) ? 1 : 0;
    if (const auto* bumped = std::get_if<BallHitBrick>(&event))
        return kind == MissionKind::Bumpers && bumped->kind == BrickKind::Bumper && isOwn(bumped->owner) ? 1
                                                                                                         : 0;
    return kind == MissionKind::Rises && std::holds_alternative<FieldRising>(event) ? 1 : 0;
}

void MissionProgress::noteRow(const Event& event) {
    const MissionKind kind = mission_.kind;
    const auto* goal = std::get_if<GoalScored>(&event);
    const auto* broken = std::get_if<ShieldBroken>(&event);
    if (kind == MissionKind::Rally) {
        if (std::holds_alternative<BallHitPaddle>(event)) ++row_;
        if (std::holds_alternative<BallLost>(event)) row_ = 0;
    } else {
        if (goal != nullptr && !isOwn(goal->by)) row_ = 0;
        if (goal != nullptr && isOwn(goal->by) && kind == MissionKind::GoalsInARow) ++row_;
        if (broken != nullptr && !isOwn(broken->side) && kind == MissionKind::ShieldsInARow) ++row_;
    }
    count_ = std::max(count_, row_);
}

// A sticky paddle releases what it holds before anything new is served.
void MissionProgress::noteServe(const Event& event) {
    if (const auto* held = std::get_if<BallHeld>(&event)) held_ += isOwn(held->side) ? 1 : 0;
    const auto* served = std::get_if<BallServed>(&event);
    if (served == nullptr || !isOwn(served->side)) return;
    if (held_ > 0)
        --held_;
    else
        ++count_;
}

} // namespace arkanong
