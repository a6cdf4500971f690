#include "arkanong/sim/rules/Capsules.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Powers.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// Whether as many capsules fall towards this side as may.
bool isFull(const Field& field, Side side) {
    const std::vector<Capsule>& capsules = field.objects.capsules;
    return std::count_if(capsules.begin(), capsules.end(), [side](const Capsule& capsule) {
               return capsule.towards == side;
           }) >= tuning::fallingLimit;
}

/// The factor on the chance of a good capsule: the more power-ups are running, the smaller.
double luck(const Field& field) {
    const bool rain = field.match.settings().mutators.has(Mutator::PowerRain);
    const double fade = rain ? tuning::rainFade : tuning::dropFade;
    double factor = 1.0;
    for (int i = field.powers.running(); i > 0; --i)
        factor *= fade;
    return factor;
}

} // namespace

void moveCapsules(Field& field, Events& events) {
    std::vector<Capsule>& capsules = field.objects.capsules;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < capsules.size(); ++i) {
        Capsule capsule = capsules[i];
        const Paddle& paddle = *field.objects.paddle(capsule.towards);
        const Vec2 offset = paddle.position - capsule.position;
        const bool drawn =
            !capsule.drop.bad && (capsule.called || field.powers.active(capsule.towards, PowerUp::Magnet));
        const double fastest = tuning::magnetSpeed * tuning::tickSeconds;
        capsule.position += capsule.velocity * tuning::tickSeconds;
        if (drawn) capsule.position.x += std::clamp(offset.x, -fastest, fastest);

        const Vec2 apart = paddle.position - capsule.position;
        const Vec2 reach = (paddle.size + tuning::capsuleSize) / 2.0;
        const double beyond = (goalLine(capsule.towards) - capsule.position.y) * forward(capsule.towards);
        if (std::abs(apart.x) < reach.x && std::abs(apart.y) < reach.y) {
            events.push_back(CapsuleCaught{capsule.position, capsule.drop, capsule.towards});
            if (!field.match.over()) applyPowerUp(field, capsule.drop, capsule.towards, events);
        } else if (beyond > tuning::capsuleSize.y / 2.0) {
            events.push_back(CapsuleMissed{capsule.position, capsule.drop, capsule.towards});
        } else {
            capsules[kept++] = capsule;
        }
    }
    capsules.resize(kept);
}

void releaseDrop(Field& field, const Brick& brick, Side by, Events& events) {
    if (field.sandbox() || field.match.over()) return;
    const bool withOpponent = field.objects.paddle(opponent(by)) != nullptr;
    const bool noUse = brick.drop && traitsOf(brick.drop->kind).hinders && !brick.drop->bad && !withOpponent;
    const bool holds = brick.drop || brick.kind == BrickKind::Mystery;
    const double chance = holds ? 1.0 : (brick.regrown ? 0.0 : field.dropChance);
    if (chance == 0.0 || isFull(field, by)) return;
    const PowerUpDrop drop = brick.drop && !noUse ? *brick.drop : drawDrop(field.random, withOpponent);
    const double faded = drop.bad ? chance : chance * luck(field);
    if (faded < 1.0 && field.random.unit() >= faded) return;
    field.objects.addCapsule(brick.centre, drop, by);
    events.push_back(CapsuleReleased{brick.centre, drop, by});
}

void dropGift(Field& field, Vec2 at, Side side, Card card, Events& events) {
    const PowerUpDrop drop = drawGoodDrop(field.random, true);
    const double half = tuning::capsuleSize.x / 2.0;
    const Vec2 from{std::clamp(at.x, half, tuning::fieldSize.x - half), at.y};
    report(card, side, from, events);
    field.objects.addCapsule(from, drop, side);
    events.push_back(CapsuleReleased{from, drop, side});
}

} // namespace arkanong
