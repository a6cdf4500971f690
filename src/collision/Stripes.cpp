#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>

// How CollisionManager lets several processors advance the balls through an interval. The field is cut into stripes, rows
// of cells, and each is simulated together with a halo of its neighbours' balls as if there were no others. README.md
// proves that what comes out is what would have come out of all balls together if the stripes agree, and says when they do.

namespace arkanong {

namespace {

// With fewer balls it takes longer to share the work than to do it.
constexpr std::size_t leastBalls = 2000;
// Largest number of balls in a stripe: beyond it even a single job is faster with more stripes, because their
// data fit into the caches. Measured.
constexpr std::size_t mostBalls = 40000;
// Fewest rows of a stripe, so that only neighbours share balls.
constexpr int leastRows = 2 * StripeRows::halo;
// Number of sampled balls, by which stripes are cut so that each has about the same number of balls.
constexpr std::size_t rowSamples = 2048;

/// Calls work(0) to work(jobs.count - 1). Without allocating: only a reference to `work` is passed on.
template <typename Work>
void runAll(const Jobs& jobs, const Work& work) {
    if (jobs.count > 1)
        jobs.run(std::cref(work));
    else
        work(0);
}

} // namespace

bool CollisionManager::advanceStripes(const Interval& interval, const Jobs& jobs) {
    const std::size_t count = domain_.balls.size();
    const std::size_t most = std::max(count >= leastBalls ? jobs.count : 1, count / mostBalls);
    if (most < 2) return false;
    // Frozen and passing balls affect obstacles, which all stripes share.
    if (!domain_.parked().empty() || domain_.anythingPassed()) return false;
    cutIntoStripes(interval, most);
    if (stripes_.size() < 2) return false;
    ++stripeCounts_.intervals;
    runAll(jobs, [&](std::size_t part) {
        for (std::size_t i = part; i < stripes_.size(); i += jobs.count)
            simulate(i, interval);
    });
    if (!stripesAgree()) {
        ++stripeCounts_.repeated;
        return false;
    }
    gatherStripes(jobs);
    domain_.skip(interval);
    return true;
}

void CollisionManager::simulate(std::size_t stripe, const Interval& interval) {
    Domain& domain = stripes_[stripe].domain;
    domain.begin(interval, domain_.balls, homes_, stripes_[stripe].rows, obstacles_);
    Prediction contact;
    Domain::Found found = domain.next(contact, obstacles_);
    while (found == Domain::Found::Contact) {
        domain.bounce(contact, obstacles_);
        found = domain.next(contact, obstacles_);
    }
    stripes_[stripe].completed = found == Domain::Found::End && domain.parked().empty();
}

void CollisionManager::cutIntoStripes(const Interval& interval, std::size_t most) {
    const std::size_t count = domain_.balls.size(), stride = count / rowSamples + 1;
    sampledRows_.clear();
    for (std::size_t slot = 0; slot < count; slot += stride)
        sampledRows_.push_back(interval.cells.rowOfCell(homes_.home(static_cast<Slot>(slot))));
    std::sort(sampledRows_.begin(), sampledRows_.end());
    const int rows = interval.cells.rows();
    std::size_t cut = 0;
    int first = 0;
    for (std::size_t part = 1; part <= most; ++part) {
        const int last = part == most ? rows : sampledRows_[sampledRows_.size() * part / most];
        // What remains for the last stripe must be high enough, too.
        const bool fits = last - first >= leastRows && (part == most || rows - last >= leastRows);
        if (!fits && part < most) continue;
        if (stripes_.size() <= cut) stripes_.emplace_back();
        stripes_[cut].rows = {first, last, rows};
        first = last;
        ++cut;
    }
    stripes_.resize(cut);
}

bool CollisionManager::stripesAgree() const {
    const std::size_t count = domain_.balls.size();
    std::uint64_t contacts = contactCount();
    std::size_t pathEntries = 0, owned = 0;
    for (std::size_t i = 0; i < stripes_.size(); ++i) {
        const ZoneWatch& watch = stripes_[i].domain.watch();
        if (!stripes_[i].completed || watch.strayed()) return false;
        if (i > 0 && stripes_[i - 1].domain.watch().changesAtBottom() != watch.changesAtTop()) return false;
        contacts += watch.contacts();
        owned += watch.own().last - watch.own().first;
        pathEntries += stripes_[i].domain.pathEntries();
    }
    if (owned != count) return false; // Removed balls have no stripe.
    // All together might have been jammed, or have had so many fast balls that the interval would have ended early.
    return contacts <= Domain::jammedStep + Domain::jammedShare * count && pathEntries <= count / 2;
}

void CollisionManager::gatherStripes(const Jobs& jobs) {
    std::size_t slots = 0;
    for (Stripe& stripe : stripes_) {
        stripe.firstSlot = slots;
        const ZoneWatch& watch = stripe.domain.watch();
        slots += watch.own().last - watch.own().first;
        stripedContacts_ += watch.contacts();
    }
    domain_.balls.slots.resize(slots);
    domain_.balls.records.resize(slots);
    domain_.balls.sorted = true;
    runAll(jobs, [&](std::size_t part) {
        for (std::size_t i = part; i < stripes_.size(); i += jobs.count)
            gather(stripes_[i]);
    });
}

void CollisionManager::gather(const Stripe& stripe) {
    const BallTable& from = stripe.domain.balls;
    BallTable& to = domain_.balls;
    const ZoneWatch::Range own = stripe.domain.watch().own();
    std::size_t slot = stripe.firstSlot;
    for (Slot old = own.first; old < own.last; ++old, ++slot) {
        to.trajectories[slot] = from.trajectories[old];
        to.records[slot] = from.records[old];
        if (!to.radii.empty()) to.radii[slot] = from.radii[old];
        to.slots[from.records[old].ball] = static_cast<Slot>(slot);
    }
}

} // namespace arkanong
