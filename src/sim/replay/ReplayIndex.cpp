#include "arkanong/sim/replay/ReplayIndex.hpp"

#include "arkanong/sim/campaign/Progress.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

std::size_t objectsIn(const World& world) {
    const ObjectManager& objects = world.objects();
    return objects.balls.size() + objects.bricks.size() + objects.hexagons.size() + objects.capsules.size();
}

} // namespace

Side personOf(const Replay& replay) {
    const auto at = replay.summary ? campaignLevelNamed(replay.summary->place) : std::nullopt;
    return at.value_or(CampaignLevel{}).person();
}

bool ReplayPoint::step(std::vector<Event>& events) {
    const std::optional<Commands> commands = player.next();
    if (!commands) return false;
    const std::size_t before = events.size();
    world.step(*commands, events);
    for (std::size_t i = before; i < events.size(); ++i)
        mission.note(events[i]);
    return true;
}

ReplayIndex::ReplayIndex(const Replay& replay)
    : replay_(&replay), length_(static_cast<int>(replay.ticks())), front_(replay) {
    keepSnapshot();
}

void ReplayIndex::advance(int ticks) {
    for (int i = 0; i < ticks && !done_; ++i) {
        events_.clear();
        if (!front_.step(events_)) {
            compare(); // The hash of the final state.
            done_ = true;
            return;
        }
        note();
        if (hashIsDueAt(static_cast<std::uint32_t>(tick()))) compare();
        if (tick() % step_ == 0) keepSnapshot();
    }
}

void ReplayIndex::compare() {
    const bool agrees =
        compared_ < replay_->hashes.size() && front_.world.stateHash() == replay_->hashes[compared_];
    ++compared_;
    if (!agrees && !difference_) difference_ = static_cast<std::uint32_t>(tick());
}

void ReplayIndex::note() {
    for (const Event& event : events_) {
        if (const auto* goal = std::get_if<GoalScored>(&event))
            marks_.push_back({ReplayMark::Kind::Goal, goal->by, tick(), 0});
        if (std::holds_alternative<LifeLost>(event))
            marks_.push_back({ReplayMark::Kind::LifeLost, Side::Blue, tick(), 0});
        const auto* broken = std::get_if<BrickBroken>(&event);
        if (broken == nullptr || broken->combo < largeCombo) continue;
        // A growing combo stays one mark.
        if (broken->combo > largeCombo) {
            const auto before = std::find_if(marks_.rbegin(), marks_.rend(), [&](const ReplayMark& mark) {
                return mark.kind == ReplayMark::Kind::Combo && mark.side == broken->by;
            });
            if (before != marks_.rend()) marks_.erase(std::next(before).base());
        }
        marks_.push_back({ReplayMark::Kind::Combo, *broken->by, tick(), broken->combo});
    }
}

void ReplayIndex::keepSnapshot() {
    snapshots_.push_back(front_);
    objects_ += objectsIn(front_.world);
    if (objects_ <= objectLimit || snapshots_.size() < 2) return;
    // Removes every other snapshot.
    std::size_t kept = 0;
    objects_ = 0;
    for (std::size_t i = 0; i < snapshots_.size(); i += 2) {
        if (kept != i) snapshots_[kept] = std::move(snapshots_[i]);
        objects_ += objectsIn(snapshots_[kept].world);
        ++kept;
    }
    snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(kept), snapshots_.end());
    step_ *= 2;
}

ReplayPoint ReplayIndex::at(int tick) const {
    assert(tick >= 0 && tick <= this->tick());
    const auto nearest = std::min(static_cast<std::size_t>(tick / step_), snapshots_.size() - 1);
    ReplayPoint point = snapshots_[nearest];
    std::vector<Event> events;
    while (point.world.tick() < tick) {
        events.clear();
        point.step(events);
    }
    return point;
}

} // namespace arkanong
