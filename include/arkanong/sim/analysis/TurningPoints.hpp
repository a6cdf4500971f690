#pragma once

#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

class World;

/// Blue's chance of winning at a tick of a recording.
struct WinChance {
    int tick = 0;
    double blue = 0.5; ///< 0 to 1.
    int playouts =
        0; ///< How many were played from here; 0: the chance follows from the position and its neighbours.
    double sum = 0.0; ///< Of Blue's chances at the ends of these playouts.
};

/// A side's chance where Blue's is `blue`.
constexpr double chanceOf(double blue, Side side) { return side == Side::Blue ? blue : 1.0 - blue; }

/// What cost a side its chance, beginning with what tells most.
enum class TurningPointKind : std::uint8_t {
    Goal,          ///< The opponent scored.
    TimeUp,        ///< The match was decided by time or points.
    SuddenDeath,   ///< Shields stopped holding.
    Super,         ///< The opponent's super began.
    BossActed,     ///< The opponent, a boss, acted.
    BadCapsule,    ///< The side caught a bad capsule.
    Hindered,      ///< The opponent caught a capsule that hinders the side.
    ShieldBroken,  ///< A shield of the side's was broken.
    BallStolen,    ///< The opponent converted a ball of the side's.
    BallLost,      ///< The side lost a ball of its own.
    CapsuleTaken,  ///< The opponent caught a capsule that helps it.
    CapsuleMissed, ///< A good capsule fell past the side.
    Card,          ///< A card of the opponent's worked.
    Crowd,         ///< Two enemy balls or more were on the side's half.
    NoBall,        ///< No ball of the side's was in play.
    Drift,         ///< Nothing of the above.
};

/// A third of a goal line, as seen by the side that defends it.
enum class LineThird : std::uint8_t { Left, Middle, Right };

/// The third of the side's goal line at x, px.
LineThird thirdAt(Side side, double x);

/// A moment at which the chance of a side dropped. Members that a kind does not name are left at their initial values.
struct TurningPoint {
    Side side = Side::Blue; ///< The side that lost chances.
    int tick = 0;           ///< When what is named happened.
    int from = 0;           ///< The last moment before the drop.
    int until = 0;          ///< The first moment after the drop.
    double before = 0.0;    ///< The side's chance at `from`, 0 to 1.
    double after = 0.0;     ///< Its chance at `until`.
    TurningPointKind kind = TurningPointKind::Drift;
    LineThird third = LineThird::Middle; ///< Goal, ShieldBroken, BallLost: where.
    bool open = false;                   ///< Goal: through a gap, while shields hold.
    bool last = false;                   ///< Goal: it decided the match.
    int balls = 0;                       ///< Enemy balls on the side's half, after the tick (any kind).
    int shields = 0;                     ///< ShieldBroken: shields that its line has left.
    int goals = 0;                       ///< Goal: goals of the opponent, this one included.
    PowerUp powerUp{};
    Card card{};
    Boss boss{};
};

/// Where to try the moment again: before the drop, and early enough that a player can still do something else.
int retryTick(const TurningPoint& point);

/// Something that may become a turning point of `point.side`; the smaller the kind, the more it tells.
using Incidents = std::vector<TurningPoint>;

/// Appends what these events of a tick, which led to `after`, may have cost either side.
void addIncidents(Incidents& incidents, const Events& events, const World& after);

/// Appends what the position as it stands may cost either side: crowds and sides without a ball.
void addStanding(Incidents& incidents, const World& world);

/// The largest drops of this side's chance, at most `most`, by tick: each within dropTicks, of at least leastDrop, and none
/// overlapping another. `curve` and `incidents` are by tick.
std::vector<TurningPoint> largestDrops(const std::vector<WinChance>& curve, const Incidents& incidents,
                                       Side side, std::size_t most);

/// A drop happens within this time.
inline constexpr int dropTicks = tuning::seconds(3.0);
/// Smaller drops are no turning points.
inline constexpr double leastDrop = 0.08;

} // namespace arkanong
