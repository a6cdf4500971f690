#include "arkanong/sim/analysis/TurningPoints.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <optional>

namespace arkanong {

namespace {

/// Two moments of a curve.
struct Drop {
    std::size_t from, to;
    double worth; ///< Its size, less what its length costs.
};

int enemiesOnHalf(const World& world, Side side) {
    const std::vector<Ball>& balls = world.objects().balls;
    return static_cast<int>(std::count_if(balls.begin(), balls.end(), [side](const Ball& ball) {
        return ball.owner != side && onOwnHalf(side, ball.position);
    }));
}

constexpr int crowd = 2; ///< See TurningPointKind::Crowd.

TurningPoint& addPoint(Incidents& incidents, const World& after, Side side, TurningPointKind kind) {
    TurningPoint point;
    point.side = side;
    point.tick = after.tick();
    point.kind = kind;
    point.balls = enemiesOnHalf(after, side);
    incidents.push_back(point);
    return incidents.back();
}

/// Turns the events of a tick into incidents, of which most concern one side.
class Reader {
  public:
    Reader(Incidents& incidents, const World& after) : incidents_(incidents), after_(after) {}

    void operator()(const GoalScored& goal) {
        const Side side = opponent(goal.by);
        TurningPoint& point = add(side, TurningPointKind::Goal);
        point.third = thirdAt(side, goal.at.x);
        point.open = after_.match().shieldsHold();
        point.last = goal.needed == 0;
        point.goals = goal.goals;
    }
    void operator()(const MatchEnded& ended) {
        if (ended.loser) add(*ended.loser, TurningPointKind::TimeUp);
    }
    void operator()(const SuddenDeathBegan&) {
        add(Side::Blue, TurningPointKind::SuddenDeath);
        add(Side::Red, TurningPointKind::SuddenDeath);
    }
    void operator()(const BallConverted& stolen) {
        add(opponent(stolen.newOwner), TurningPointKind::BallStolen);
    }
    void operator()(const SuperBegan& super) { add(opponent(super.side), TurningPointKind::Super); }
    void operator()(const BossActed& acted) {
        add(opponent(acted.side), TurningPointKind::BossActed).boss = acted.boss;
    }
    void operator()(const ShieldBroken& broken) {
        if (broken.row != ShieldRow::Line) return;
        TurningPoint& point = add(broken.side, TurningPointKind::ShieldBroken);
        point.third = thirdAt(broken.side, broken.at.x);
        point.shields = broken.left;
    }
    void operator()(const CapsuleCaught& caught) {
        const bool hinders = traitsOf(caught.drop.kind).hinders;
        const Side loser = caught.drop.bad ? caught.by : opponent(caught.by);
        const TurningPointKind kind = caught.drop.bad ? TurningPointKind::BadCapsule
                                      : hinders       ? TurningPointKind::Hindered
                                                      : TurningPointKind::CapsuleTaken;
        add(loser, kind).powerUp = caught.drop.kind;
    }
    void operator()(const CapsuleMissed& missed) {
        if (!missed.drop.bad) add(missed.towards, TurningPointKind::CapsuleMissed).powerUp = missed.drop.kind;
    }
    void operator()(const BallLost& lost) {
        // Balls that score are lost at the opponent's line.
        if (onOwnHalf(lost.owner, lost.at))
            add(lost.owner, TurningPointKind::BallLost).third = thirdAt(lost.owner, lost.at.x);
    }
    void operator()(const CardWorked& worked) {
        add(opponent(worked.side), TurningPointKind::Card).card = worked.card;
    }
    template <typename Other>
    void operator()(const Other&) {}

  private:
    TurningPoint& add(Side side, TurningPointKind kind) { return addPoint(incidents_, after_, side, kind); }

    Incidents& incidents_;
    const World& after_;
};

/// A longer drop must be larger by this for each further moment, so that it begins just before what caused it.
constexpr double lengthCost = 0.005;

/// The largest drop between two moments that lie in none of `taken`; nullopt if none is a turning point.
std::optional<Drop> largestDrop(const std::vector<WinChance>& curve, Side side,
                                const std::vector<Drop>& taken) {
    std::optional<Drop> largest;
    for (std::size_t from = 0; from < curve.size(); ++from) {
        // At least the next moment, however far it is.
        for (std::size_t to = from + 1;
             to < curve.size() && (to == from + 1 || curve[to].tick - curve[from].tick <= dropTicks); ++to) {
            const double size = chanceOf(curve[from].blue, side) - chanceOf(curve[to].blue, side);
            const double worth = size - lengthCost * static_cast<double>(to - from - 1);
            if (size < leastDrop || (largest && worth <= largest->worth)) continue;
            const bool free = std::none_of(taken.begin(), taken.end(), [&](const Drop& drop) {
                return from < drop.to && drop.from < to;
            });
            if (free) largest = Drop{from, to, worth};
        }
    }
    return largest;
}

/// What happened to the side between two ticks: of the incidents the one that tells most, of equal ones the last.
TurningPoint causeOf(const Incidents& incidents, Side side, int after, int until) {
    TurningPoint best;
    best.side = side;
    best.tick = until;
    for (const TurningPoint& incident : incidents)
        if (incident.side == side && incident.tick > after && incident.tick <= until &&
            incident.kind <= best.kind)
            best = incident;
    return best;
}

} // namespace

LineThird thirdAt(Side side, double x) {
    const double share = x / tuning::fieldSize.x;
    const double own = side == Side::Blue ? share : 1.0 - share;
    return own < 1.0 / 3.0 ? LineThird::Left : own > 2.0 / 3.0 ? LineThird::Right : LineThird::Middle;
}

void addIncidents(Incidents& incidents, const Events& events, const World& after) {
    Reader reader(incidents, after);
    for (const Event& event : events)
        std::visit(reader, event);
}

void addStanding(Incidents& incidents, const World& world) {
    const std::vector<Ball>& balls = world.objects().balls;
    for (const Side side : {Side::Blue, Side::Red}) {
        if (enemiesOnHalf(world, side) >= crowd) addPoint(incidents, world, side, TurningPointKind::Crowd);
        const bool without =
            std::none_of(balls.begin(), balls.end(), [side](const Ball& ball) { return ball.owner == side; });
        if (without && !balls.empty()) addPoint(incidents, world, side, TurningPointKind::NoBall);
    }
}

int retryTick(const TurningPoint& point) {
    constexpr int lead = tuning::seconds(2.0);
    return std::max(std::min(point.from, point.tick - lead), 0);
}

std::vector<TurningPoint> largestDrops(const std::vector<WinChance>& curve, const Incidents& incidents,
                                       Side side, std::size_t most) {
    std::vector<Drop> drops;
    while (drops.size() < most) {
        const std::optional<Drop> drop = largestDrop(curve, side, drops);
        if (!drop) break;
        drops.push_back(*drop);
    }
    std::sort(drops.begin(), drops.end(), [](const Drop& a, const Drop& b) { return a.from < b.from; });
    std::vector<TurningPoint> points;
    for (const Drop& drop : drops) {
        TurningPoint point = causeOf(incidents, side, curve[drop.from].tick, curve[drop.to].tick);
        point.from = curve[drop.from].tick;
        point.until = curve[drop.to].tick;
        point.before = chanceOf(curve[drop.from].blue, side);
        point.after = chanceOf(curve[drop.to].blue, side);
        points.push_back(point);
    }
    return points;
}

} // namespace arkanong
