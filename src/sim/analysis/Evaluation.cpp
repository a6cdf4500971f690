#include "arkanong/sim/analysis/Evaluation.hpp"

#include "EvaluationWeights.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A ball's danger falls with the seconds until it arrives: 1 / (arrivalScale + seconds).
constexpr double arrivalScale = 0.5;
/// A ball that flies more slowly than this towards a line is taken to fly this fast, px/s.
constexpr double slowest = 20.0;

/// What one side has.
struct Assets {
    double shields = 0.0, wall = 0.0; ///< Standing or returning.
    double gaps = 0.0;                ///< Broken shields of its line.
    double balls = 0.0;               ///< Its balls in play and held.
    double pressed = 0.0;             ///< Enemy balls on its half.
    double open = 0.0,
           closed = 0.0; ///< Danger of enemy balls that fly towards a gap, or a shield, of its line.
    double own = 0.0;    ///< The same of its own balls, which are lost there.
    double helps = 0.0, hinders = 0.0; ///< Power-ups that are active on it.
};

/// Whether a ball that arrives at x on the side's line meets no shield.
bool isGap(const World& world, Side side, double x) {
    const ObjectManager& objects = world.objects();
    return !world.match().shieldsHold() ||
           (!objects.shieldAt(side, ShieldRow::Line, x) && !objects.shieldAt(side, ShieldRow::Wall, x));
}

void addBall(Assets& assets, const World& world, Side side, const Ball& ball) {
    const bool enemy = ball.owner != side;
    if (enemy && onOwnHalf(side, ball.position)) assets.pressed += 1.0;
    if (!comesCloser(side, ball.velocity)) return;
    const double speed = std::max(-ball.velocity.y * forward(side), slowest);
    const double seconds = std::max((ball.position.y - goalLine(side)) * forward(side), 0.0) / speed;
    const double danger = 1.0 / (arrivalScale + seconds);
    // Bricks on its way are not looked at: far balls count little.
    const double reach = std::clamp(ball.position.x + ball.velocity.x * seconds, -2.0 * tuning::fieldSize.x,
                                    3.0 * tuning::fieldSize.x);
    const double x = betweenWalls(reach, ball.radius);
    if (!enemy)
        assets.own += danger;
    else if (isGap(world, side, x))
        assets.open += danger;
    else
        assets.closed += danger;
}

Assets assetsOf(const World& world, Side side) {
    Assets assets;
    assets.gaps = tuning::shieldsOfRow;
    if (world.match().shieldsHold()) {
        assets.shields = world.objects().shieldsOf(side, ShieldRow::Line);
        assets.gaps -= assets.shields;
        assets.wall = world.objects().shieldsOf(side, ShieldRow::Wall);
    }
    assets.balls = static_cast<double>(world.objects().ballsOf(side));
    for (const Ball& ball : world.objects().balls)
        addBall(assets, world, side, ball);
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        if (!world.powers().active(side, kind)) continue;
        // Overdrive makes the balls of the side on which it runs faster, which is no help to that side.
        (traitsOf(kind).hinders ? assets.hinders : assets.helps) += 1.0;
    }
    return assets;
}

double strengthOf(const BotProfile& profile) {
    return static_cast<double>(profile.strength.hundredths()) / Strength::hundredthsOfStep;
}

/// The features of goals, points and time.
void addScore(Features& f, const Match& match, const Profiles& profiles) {
    const Standing &blue = match.standing(Side::Blue), &red = match.standing(Side::Red);
    const double needed = match.goalsNeeded(Side::Blue), against = match.goalsNeeded(Side::Red);
    const double lead = against - needed, all = std::max(needed + against, 1.0);
    const int end = std::max(match.settings().suddenDeathEnd, 1);
    const double elapsed = std::min(static_cast<double>(match.clock()) / end, 1.0);
    const double points = blue.score - red.score, ahead = points / (blue.score + red.score + 2000.0);
    const double stronger = strengthOf(profiles[0]) - strengthOf(profiles[1]);
    const double mean = (strengthOf(profiles[0]) + strengthOf(profiles[1])) / 2.0;
    f[0] = lead;
    f[1] = lead / all;
    f[2] = lead * elapsed;
    f[3] = lead * elapsed * elapsed;
    f[4] = (needed == 1.0 ? 1.0 : 0.0) - (against == 1.0 ? 1.0 : 0.0);
    f[5] = ahead;
    f[6] = lead == 0.0 ? ahead * elapsed * elapsed : 0.0;
    f[7] = match.settings().pointsLimit > 0 ? points / match.settings().pointsLimit : 0.0;
    f[8] = stronger;
    f[9] = stronger * all / 10.0;
    f[10] = stronger * mean;
    f[11] = stronger * elapsed;
    f[12] = lead * mean;
}

} // namespace

Features featuresOf(const World& world, const Profiles& profiles) {
    Features f{};
    const Match& match = world.match();
    const MatchSettings& settings = match.settings();
    addScore(f, match, profiles);
    const Assets blue = assetsOf(world, Side::Blue), red = assetsOf(world, Side::Red);
    const Standing &ours = match.standing(Side::Blue), &theirs = match.standing(Side::Red);
    f[13] = blue.shields - red.shields;
    f[14] = blue.wall - red.wall;
    f[15] = blue.balls - red.balls;
    f[16] = red.pressed - blue.pressed;
    f[17] = red.open - blue.open;
    f[18] = red.closed - blue.closed;
    f[19] = red.own - blue.own;
    f[20] = ours.reserve - theirs.reserve;
    f[21] = ours.momentum - theirs.momentum;
    f[22] = (ours.superLeft > 0 ? 1.0 : 0.0) - (theirs.superLeft > 0 ? 1.0 : 0.0);
    f[23] = blue.helps - red.helps;
    f[24] = red.hinders - blue.hinders;
    f[25] = settings.cards[0].count() - settings.cards[1].count();
    f[26] = (world.boss(Side::Blue) ? 1.0 : 0.0) - (world.boss(Side::Red) ? 1.0 : 0.0);
    f[27] = blue.balls * red.gaps - red.balls * blue.gaps;
    f[28] =
        1.0 / std::max(match.goalsNeeded(Side::Blue), 1) - 1.0 / std::max(match.goalsNeeded(Side::Red), 1);
    f[29] = (match.hasHelp(Side::Blue) ? 1.0 : 0.0) - (match.hasHelp(Side::Red) ? 1.0 : 0.0);
    return f;
}

const std::array<const char*, featureCount>& featureNames() {
    static constexpr auto names = rowsOf<featureCount, const char*>({"goal lead",
                                                                     "lead of goals needed",
                                                                     "lead, late",
                                                                     "lead, at the end",
                                                                     "one goal short",
                                                                     "points",
                                                                     "points, level and late",
                                                                     "points limit",
                                                                     "strength",
                                                                     "strength, goals left",
                                                                     "strength, strong",
                                                                     "strength, late",
                                                                     "lead, strong",
                                                                     "shields",
                                                                     "shield wall",
                                                                     "balls",
                                                                     "pressure",
                                                                     "danger, open",
                                                                     "danger, closed",
                                                                     "own balls falling",
                                                                     "reserve",
                                                                     "momentum",
                                                                     "super",
                                                                     "power-ups",
                                                                     "hindrances",
                                                                     "cards",
                                                                     "boss",
                                                                     "balls at gaps",
                                                                     "goals needed, inverse",
                                                                     "help"});
    return names;
}

double logistic(double x) {
    // e^-|x| as the 64th power of its series at |x| / 64, which is below 1 / 1.6 for every x that matters.
    const double far = std::min(x < 0.0 ? -x : x, 40.0) / 64.0;
    double power =
        1.0 / (1.0 + far * (1.0 + far / 2.0 * (1.0 + far / 3.0 * (1.0 + far / 4.0 * (1.0 + far / 5.0)))));
    for (int i = 0; i < 6; ++i)
        power *= power;
    const double half = 0.5 * (1.0 - power) / (1.0 + power);
    return x < 0.0 ? 0.5 - half : 0.5 + half;
}

double evaluation(const World& world, const Profiles& profiles) {
    if (const std::optional<Side> winner = world.match().winner()) return *winner == Side::Blue ? 1.0 : 0.0;
    const Features features = featuresOf(world, profiles);
    double sum = 0.0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += evaluationWeights[i] * features[i];
    return logistic(sum);
}

} // namespace arkanong
