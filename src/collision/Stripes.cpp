#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>

// How CollisionManager lets several processors advance the balls through an interval. The field is cut into stripes, rows
// of cells, and each is simulated together with a halo of its neighbours' balls as if there were no others. README.md
// proves that what comes out is what would have come out of all balls together if the stripes agree, and says when they do.

namespace arkanong {

namespace {

// Largest number of balls in a stripe: beyond it even a single job is faster with more stripes, because their
// data fit into the caches. Measured.
constexpr std::size_t mostBalls = 40000;
// Fewest rows of a stripe, so that only neighbours share balls.
constexpr int leastRows = 2 * StripeRows::halo;
// Where stripes disagree, an interval is simulated twice, and in a dense crowd they disagree nearly always. So after a
// disagreement the field is not cut for one interval, after the next one for two, then four, and at most for this many.
constexpr int longestPause = 64;
// Number of sampled balls, by which stripes are cut so that each has about the same number of balls.
constexpr std::size_t rowSamples = 2048;

} // namespace

bool CollisionManager::advanceStripes(const Interval& interval, const Partners& partners) {
    const Jobs& jobs = *partners.jobs;
    const std::size_t count = domain_.balls.size();
    const std::size_t most = std::max(jobs.count, count / mostBalls);
    if (most < 2) return false;
    // Frozen balls affect obstacles, which all stripes share.
    if (!domain_.parked().empty()) return false;
    if (pauseLeft_ > 0) {
        --pauseLeft_;
        return false;
    }
    cutIntoStripes(interval, most);
    if (stripes_.size() < 2) return false;
    ++stripeCounts_.intervals;
    jobs.all([&](std::size_t part) {
        for (std::size_t i = part; i < stripes_.size(); i += jobs.count)
            simulate(i, interval, partners.forecast);
    });
    if (!stripesAgree(interval) || !mergeForeseen()) {
        distrustStripes();
        return false;
    }
    if (foreseen_.empty()) {
        pause_ = 0;
        domain_.skip(interval, gatherStripes(jobs));
    } else {
        ahead_ = interval;
        domain_.wait(interval);
    }
    return true;
}

void CollisionManager::distrustStripes() {
    ++stripeCounts_.repeated;
    pauseLeft_ = pause_ = std::clamp(2 * pause_, 1, longestPause);
}

void CollisionManager::simulate(std::size_t number, const Interval& interval, const Forecast* forecast) {
    Stripe& stripe = stripes_[number];
    Domain& domain = stripe.domain;
    BallContacts wanted = wanted_;
    stripe.foreseen.clear();
    stripe.merged = 0;
    domain.begin(interval, domain_, homes_, stripe.rows, obstacles_);
    Prediction contact;
    Domain::Found found = domain.next(contact, obstacles_);
    while (found == Domain::Found::Contact) {
        if (forecast == nullptr)
            domain.bounce(contact, obstacles_);
        else if (!foresee(stripe, wanted, contact, *forecast))
            break;
        found = domain.next(contact, obstacles_);
    }
    stripe.completed = found == Domain::Found::End && domain.parked().empty();
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

bool CollisionManager::stripesAgree(const Interval& interval) const {
    const std::size_t count = domain_.balls.size();
    std::uint64_t contacts = contactCount(), withoutProgress = 0;
    std::size_t pathEntries = 0, owned = 0;
    for (std::size_t i = 0; i < stripes_.size(); ++i) {
        const ZoneWatch& watch = stripes_[i].domain.watch();
        if (!stripes_[i].completed || watch.strayed()) return false;
        if (i > 0 && stripes_[i - 1].domain.watch().changesAtBottom() != watch.changesAtTop()) return false;
        contacts += watch.contacts();
        // A period of all balls meets at most two of a stripe.
        withoutProgress += 2 * stripes_[i].domain.mostWithoutProgress();
        owned += watch.own().last - watch.own().first;
        pathEntries += stripes_[i].domain.pathEntries();
    }
    if (owned != count) return false; // Removed balls have no stripe.
    // All together might have been jammed, or have had so many fast balls that the interval would have ended early.
    const std::uint64_t crowded = interval.limits.countWholeStep() ? contacts : withoutProgress;
    return crowded <= interval.limits.jammedFrom(count) && pathEntries <= count / 2;
}

std::uint64_t CollisionManager::gatherStripes(const Jobs& jobs) {
    std::size_t slots = 0;
    std::uint64_t contacts = 0;
    for (Stripe& stripe : stripes_) {
        stripe.firstSlot = slots;
        const ZoneWatch& watch = stripe.domain.watch();
        slots += watch.own().last - watch.own().first;
        contacts += watch.contacts();
    }
    domain_.balls.slots.resize(slots);
    domain_.balls.records.resize(slots);
    domain_.balls.sorted = true;
    jobs.all([&](std::size_t part) {
        for (std::size_t i = part; i < stripes_.size(); i += jobs.count)
            gather(stripes_[i]);
    });
    return contacts;
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
