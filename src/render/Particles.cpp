#include "arkanong/render/Particles.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double shakeSeconds = 0.35;   ///< When a shield is lost...
constexpr double bombShake = 0.2;       ///< ...and when a bomb goes off.
constexpr double shakeReach = 6.0;      ///< px, at its start.
constexpr double shakeFrequency = 17.0; ///< Turns a second.
constexpr double wordRise = 34.0;       ///< px/s.
constexpr int comboWorthAWord = 3;

/// Keeps a floating word of about this width inside the field.
Vec2 insideField(Vec2 at, double width) {
    constexpr double margin = 8.0;
    const double half = width / 2.0 + margin;
    return {clamp(at.x, half, tuning::fieldSize.x - half), clamp(at.y, 40.0, tuning::fieldSize.y - 40.0)};
}

bool outsideField(Vec2 at) {
    return at.x < 0.0 || at.y < 0.0 || at.x > tuning::fieldSize.x || at.y > tuning::fieldSize.y;
}

} // namespace

Particles::Particles(const Palette& palette, bool reducedMotion)
    : palette_(palette), reducedMotion_(reducedMotion) {
    particles_.reserve(particleLimit);
    rings_.reserve(ringLimit);
    words_.reserve(wordLimit);
}

void Particles::notice(const std::vector<Event>& events) {
    for (const Event& event : events)
        std::visit([this](const auto& fact) { on(fact); }, event);
}

void Particles::on(const BallServed& event) {
    addSparks(event.at, normalized(event.velocity), 10, 240.0, palette_.of(event.side));
    addRing(event.at, 26.0, 0.3, palette_.of(event.side));
}

void Particles::on(const BallHitPaddle& event) {
    const int count = 5 + static_cast<int>(event.speed / 120.0);
    addSparks(event.at, event.normal, count, 130.0 + 0.25 * event.speed, palette_.of(event.side));
}

void Particles::on(const BallConverted& event) { addRing(event.at, 44.0, 0.4, palette_.of(event.newOwner)); }

void Particles::on(const BallHitWall& event) {
    addSparks(event.at, event.normal, 5, 150.0, palette_.hexagon);
}

void Particles::on(const BallHitBrick& event) {
    addSparks(event.at, event.normal, 6, 160.0,
              blended(palette_.of(event.kind), palette_.of(event.owner), 0.4));
    if (event.kind == BrickKind::Bumper) addRing(event.at, 34.0, 0.25, palette_.of(event.kind));
}

void Particles::on(const BrickBroken& event) {
    const sf::Color colour = palette_.of(event.kind);
    addShards(event.at, event.ballVelocity * 0.3, colour);
    // What no ball broke bursts in every direction.
    if (event.ballVelocity == Vec2{}) {
        addBurst(event.at, 16, 260.0, palette_.amber);
    } else {
        const Vec2 way = normalized(event.ballVelocity);
        addSparks(event.at, way, 9, 300.0, palette_.of(event.by));
        addSparks(event.at, -way, 7, 220.0, palette_.amber);
    }
    if (event.kind == BrickKind::Glass) addGlints(event.at, 9, 90.0, colour);
    addFlash(event.at, palette_.of(event.by));
    addRing(event.at, 36.0, 0.45, blended(palette_.of(event.by), palette_.amber, 0.6));
    if (event.points > 0) addWord("+" + std::to_string(event.points), event.at, 10.0, 0.8, palette_.pale);
    if (event.combo >= comboWorthAWord)
        addWord("COMBO " + std::to_string(event.combo), event.at - Vec2{0.0, 26.0}, 14.0, 1.0,
                blended(palette_.amber, palette_.pale, 0.4));
}

void Particles::on(const BrickRegrown& event) {
    const sf::Color colour = palette_.of(BrickKind::Regrowing);
    addBurst(event.at, 10, 120.0, colour);
    addRing(event.at, 44.0, 0.4, colour);
}

void Particles::on(const BombExploded& event) {
    const sf::Color colour = palette_.of(BrickKind::Bomb);
    addBurst(event.at, 34, 520.0, colour);
    addBurst(event.at, 14, 260.0, palette_.fire);
    addShards(event.at, {}, palette_.fire);
    addFlash(event.at, colour, 3.2);
    addRing(event.at, 118.0, 0.5, colour);
    addRing(event.at, 70.0, 0.35, palette_.pale);
    startShake(bombShake);
}

void Particles::on(const BallSplit& event) {
    const sf::Color colour = palette_.of(event.owner);
    addGlints(event.at, 5, 60.0, palette_.pale);
    addFlash(event.at, colour);
    addRing(event.at, 40.0, 0.35, colour);
    addRing(event.at, 22.0, 0.25, palette_.pale);
}

void Particles::on(const LaserHitBrick& event) {
    const Vec2 struck = event.at - Vec2{0.0, forward(event.by) * tuning::brickSize.y / 2.0};
    const Vec2 back{0.0, -forward(event.by)};
    addSparks(struck, back, 10, 260.0, palette_.of(event.by));
    addSparks(struck, back, 6, 180.0, palette_.of(event.kind));
    addRing(struck, 22.0, 0.25, palette_.of(event.by));
}

void Particles::on(const LaserFired& event) {
    addSparks(event.at, {0.0, forward(event.side)}, 6, 220.0, palette_.of(event.side));
    addFlash(event.at, palette_.of(event.side), 0.8);
}

void Particles::on(const CapsuleReleased& event) {
    const sf::Color colour = event.gift.bad ? palette_.bad : palette_.good;
    addRing(event.at, 30.0, 0.4, colour);
    addGlints(event.at, 4, 40.0, colour);
}

void Particles::on(const CapsuleCaught& event) {
    const Vec2 ahead{0.0, forward(event.by)};
    const sf::Color colour = event.gift.bad ? palette_.bad : palette_.good;
    addRing(event.at, 60.0, 0.45, colour);
    if (event.gift.bad) {
        addBurst(event.at, 22, 300.0, colour);
        addShards(event.at, ahead * 60.0, colour);
    } else {
        addSparks(event.at, ahead, 18, 300.0, palette_.amber);
        addGlints(event.at, 14, 110.0, palette_.amber);
        addRing(event.at, 36.0, 0.35, palette_.amber);
    }
}

void Particles::on(const CapsuleMissed& event) {
    addRing(event.at, 24.0, 0.35, faded(event.gift.bad ? palette_.bad : palette_.good, 0.6));
}

void Particles::on(const BallHeld& event) {
    addSparks(event.at, {0.0, forward(event.side)}, 6, 110.0, palette_.goo);
    addRing(event.at, 24.0, 0.3, palette_.goo);
}

void Particles::on(const ShieldWallHit& event) {
    const sf::Color colour = palette_.of(event.side);
    const Vec2 inward{0.0, forward(event.side)};
    constexpr double post = 60.0;
    for (double x = post / 2.0; x < tuning::fieldSize.x; x += post)
        addSparks({x, goalLine(event.side) + inward.y * 6.0}, inward, 3, 260.0, colour);
    addSparks(event.at, inward, 20, 380.0, palette_.pale);
    addFlash(event.at, colour, 2.0);
    addRing(event.at, 110.0, 0.5, colour);
    addWord("SAVED", event.at + inward * 60.0, 20.0, 1.2, colour);
}

void Particles::on(const BallHitHexagon& event) {
    addSparks(event.at, event.normal, 7, 170.0, palette_.hexagon);
}

void Particles::on(const BallsCollided& event) {
    addSparks(event.at, perpendicular(event.normal), 2, 120.0, palette_.pale);
    addSparks(event.at, -perpendicular(event.normal), 2, 120.0, palette_.pale);
}

void Particles::on(const ShieldLost& event) {
    const sf::Color colour = palette_.of(event.side);
    const Vec2 inward{0.0, forward(event.side)};
    addSparks(event.at, inward, 36, 420.0, colour);
    addSparks(event.at, inward, 14, 260.0, palette_.pale);
    addFlash(event.at, colour);
    addRing(event.at, 130.0, 0.7, colour);
    addRing(event.at, 70.0, 0.5, palette_.pale);
    addWord(solo_ ? "LIFE LOST" : "SHIELD LOST", event.at + inward * 70.0, 20.0, 1.4, colour);
    startShake(shakeSeconds);
}

void Particles::on(const BallLost& event) { addRing(event.at, 30.0, 0.35, palette_.of(event.owner)); }

Vec2 Particles::randomDirection() {
    const Rotation turn = rotationFromTurns(random_.unit());
    return {turn.cosine, turn.sine};
}

void Particles::add(const Particle& particle) {
    if (particles_.size() < particleLimit) particles_.push_back(particle);
}

void Particles::addSparks(Vec2 at, Vec2 direction, int count, double speed, sf::Color colour) {
    // The fuller the pool, the fewer: a storm of hits keeps a share for each.
    const double room = 1.0 - static_cast<double>(particles_.size()) / particleLimit;
    const double share = room * (reducedMotion_ ? 0.34 : 1.0);
    const int wanted = static_cast<int>(count * share + 0.5);
    for (int i = 0; i < wanted; ++i) {
        const double quarter = random_.between(-0.22, 0.22);
        const Vec2 way = rotate(direction, rotationFromTurns(quarter));
        const double life = random_.between(0.2, 0.5);
        add({at, way * (speed * random_.between(0.35, 1.0)), 0.0, life, random_.between(0.8, 1.4), 0.0, 0.0,
             4.0, colour, Sprite::Spark});
    }
}

void Particles::addBurst(Vec2 at, int count, double speed, sf::Color colour) {
    constexpr int fans = 4; // Each a little less than a half turn wide, so that none is seen as such.
    const Vec2 first = randomDirection();
    for (int fan = 0; fan < fans; ++fan)
        addSparks(at, rotate(first, rotationFromTurns(fan * 1.0 / fans)), (count + fans - 1) / fans, speed,
                  colour);
}

void Particles::addGlints(Vec2 at, int count, double reach, sf::Color colour) {
    const int wanted = reducedMotion_ ? count / 3 : count;
    for (int i = 0; i < wanted; ++i) {
        const Vec2 way = randomDirection();
        const double speed = reach * random_.between(0.6, 2.2);
        const double life = random_.between(0.35, 0.8);
        const double size = random_.between(0.35, 0.85);
        add({at + way * 8.0, way * speed, 0.0, life, size, 0.0, random_.between(-0.6, 0.6), 3.0, colour,
             Sprite::Glint});
    }
}

void Particles::addShards(Vec2 centre, Vec2 momentum, sf::Color colour) {
    if (reducedMotion_) return;
    for (const double x : {-24.0, -8.0, 8.0, 24.0}) {
        for (const double y : {-6.0, 6.0}) {
            const Vec2 velocity = momentum + Vec2{2.2 * x, 6.0 * y} + randomDirection() * 40.0;
            add({centre + Vec2{x, y}, velocity, 0.0, random_.between(0.5, 0.9), random_.between(0.7, 1.1),
                 random_.unit(), random_.between(-1.6, 1.6), 1.6, colour, Sprite::Shard});
        }
    }
}

void Particles::addFlash(Vec2 centre, sf::Color colour, double size) {
    if (reducedMotion_) return;
    add({centre, {}, 0.0, 0.2, size, 0.0, 0.0, 0.0, faded(colour, 0.45), Sprite::Glow});
}

void Particles::startShake(double seconds) {
    if (!reducedMotion_) shakeLeft_ = std::max(shakeLeft_, seconds);
}

void Particles::addRing(Vec2 centre, double radius, double life, sf::Color colour) {
    if (rings_.size() < ringLimit) rings_.push_back({centre, 0.0, life, radius, colour});
}

void Particles::addWord(std::string text, Vec2 at, double size, double life, sf::Color colour) {
    if (words_.size() >= wordLimit) return;
    const double width = static_cast<double>(text.size()) * size; // Letters are about as wide as high.
    const Vec2 place = insideField(at, width);
    for (Word& word : words_) { // What it would cover makes room.
        const double apart = (width + static_cast<double>(word.text.size()) * word.size) / 2.0;
        const bool covered = std::abs(word.position.x - place.x) < apart &&
                             std::abs(word.position.y - place.y) < size + word.size;
        if (covered) word.age = std::max(word.age, 0.8 * word.life);
    }
    words_.push_back({std::move(text), place, 0.0, life, size, colour});
}

void Particles::advance(double seconds) {
    for (Particle& particle : particles_) {
        particle.age += seconds;
        particle.position += particle.velocity * seconds;
        particle.velocity *= std::exp(-particle.drag * seconds);
        particle.turns += particle.spin * seconds;
    }
    for (Ring& ring : rings_)
        ring.age += seconds;
    for (Word& word : words_) {
        word.age += seconds;
        if (!reducedMotion_) word.position.y -= wordRise * seconds * (1.0 - word.age / word.life);
    }
    shakeLeft_ = std::max(0.0, shakeLeft_ - seconds);

    for (Particle& particle : particles_)
        if (outsideField(particle.position)) particle.age = particle.life;
    const auto removeDead = [](auto& pool) {
        pool.erase(std::remove_if(pool.begin(), pool.end(), [](const auto& p) { return p.age >= p.life; }),
                   pool.end());
    };
    removeDead(particles_);
    removeDead(rings_);
    removeDead(words_);
}

Vec2 Particles::shake() const {
    const double strength = shakeLeft_ / shakeSeconds;
    const Rotation turn = rotationFromTurns(shakeLeft_ * shakeFrequency);
    return Vec2{turn.cosine, turn.sine} * (shakeReach * strength * strength);
}

void Particles::draw(TextureManager& textures) const {
    for (const Particle& particle : particles_) {
        const double left = 1.0 - particle.age / particle.life;
        const sf::Color colour = faded(particle.colour, easeOut(left));
        if (particle.sprite == Sprite::Spark) {
            const double speed = length(particle.velocity);
            const Vec2 way = speed > 0.0 ? particle.velocity / speed : Vec2{1.0, 0.0};
            const Vec2 scale{(0.4 + speed / 240.0) * particle.size, particle.size};
            textures.draw(Layer::FieldGlow, Sprite::Spark, {particle.position, scale, {way.x, way.y}},
                          colour);
        } else {
            textures.draw(Layer::FieldGlow, particle.sprite,
                          {particle.position, Vec2{1.0, 1.0} * (particle.size * (0.5 + 0.5 * left)),
                           rotationFromTurns(particle.turns)},
                          colour);
        }
    }
    for (const Ring& ring : rings_) {
        const double t = ring.age / ring.life;
        const double left = 1.0 - t;
        constexpr double paintedRadius = 32.0;
        textures.draw(Layer::FieldGlow, Sprite::Ring, ring.centre, faded(ring.colour, left * left),
                      ring.radius * (0.25 + 0.75 * easeOut(t)) / paintedRadius);
    }
    for (const Word& word : words_) {
        const double t = word.age / word.life;
        const double pop = reducedMotion_ ? 1.0 : easeOutBack(0.4 + word.age / 0.25);
        const double opacity = clamp((1.0 - t) / 0.4, 0.0, 1.0);
        TextStyle style;
        style.size = word.size * pop;
        style.colour = faded(word.colour, opacity);
        style.align = Align::Centre;
        style.layer = Layer::Field;
        drawText(textures, word.text, word.position, style);
    }
}

} // namespace arkanong
