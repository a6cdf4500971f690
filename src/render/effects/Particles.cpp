#include "arkanong/render/effects/Particles.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double strongest = 0.35;      ///< A shake of this duration, s, starts with the full amplitude.
constexpr double shakeReach = 6.0;      ///< Full amplitude, px.
constexpr double shakeFrequency = 17.0; ///< Hz.
constexpr double wordRise = 34.0;       ///< px/s.

/// Keeps a word of this size, with its baseline at `at`, between the paddles' zones while it rises.
Vec2 betweenZones(Vec2 at, double width, double size, double life) {
    constexpr double margin = 8.0;
    constexpr double largest = 1.1; // A word that pops up is larger for a moment.
    const double half = width / 2.0 + margin;
    const double risen = wordRise * life / 2.0;
    return {std::clamp(at.x, half, tuning::fieldSize.x - half),
            std::clamp(at.y, tuning::zoneDepth + largest * size + risen + margin,
                       tuning::fieldSize.y - tuning::zoneDepth - margin)};
}

/// The word in the language in use.
std::string shown(const Type& type, const Particles::WordText& word) {
    const std::string_view text = type.text(word.context, word.english);
    return word.context.empty() ? std::string(text) : type.capitals(text);
}

bool outsideField(Vec2 at) {
    return at.x < 0.0 || at.y < 0.0 || at.x > tuning::fieldSize.x || at.y > tuning::fieldSize.y;
}

/// The part of an image around x = `middle` that lies within the field: the panels beside it stay readable.
AtlasImage withinField(AtlasImage image, double middle, double scale) {
    const double left = std::max(image.low.x, -middle / scale);
    const double right = std::min(image.high.x, (tuning::fieldSize.x - middle) / scale);
    const double texels = (image.textureHigh.x - image.textureLow.x) / (image.high.x - image.low.x);
    image.textureLow.x += (left - image.low.x) * texels;
    image.textureHigh.x -= (image.high.x - right) * texels;
    image.low.x = left;
    image.high.x = right;
    return image;
}

} // namespace

Particles::Particles(const Palette& palette, const ViewSettings& settings)
    : palette_(palette), settings_(settings) {
    particles_.reserve(particleLimit);
    rings_.reserve(ringLimit);
    words_.reserve(wordLimit);
}

double Particles::sparkShare() const { return settings_.reducedMotion ? 0.0 : settings_.sparks; }

Vec2 Particles::randomDirection() {
    const Rotation turn = rotationFromTurns(random_.unit());
    return {turn.cosine, turn.sine};
}

void Particles::add(const Particle& particle) {
    if (particles_.size() < particleLimit) particles_.push_back(particle);
}

void Particles::addSparks(Vec2 at, Vec2 direction, int count, double speed, sf::Color colour) {
    // Emits fewer the fuller the pool is, so that every hit of many gets some.
    const double room = 1.0 - static_cast<double>(particles_.size()) / particleLimit;
    const double share = room * sparkShare();
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
    constexpr int fans = 4; // Each fan covers a little less than half a turn, so that no fan stands out.
    const Vec2 first = randomDirection();
    for (int fan = 0; fan < fans; ++fan)
        addSparks(at, rotate(first, rotationFromTurns(fan * 1.0 / fans)), (count + fans - 1) / fans, speed,
                  colour);
}

void Particles::addGlints(Vec2 at, int count, double reach, sf::Color colour) {
    const int wanted = static_cast<int>(count * sparkShare() + 0.5);
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
    if (settings_.reducedMotion || !settings_.shards) return;
    for (const double x : {-24.0, -8.0, 8.0, 24.0}) {
        for (const double y : {-6.0, 6.0}) {
            const Vec2 velocity = momentum + Vec2{2.2 * x, 6.0 * y} + randomDirection() * 40.0;
            add({centre + Vec2{x, y}, velocity, 0.0, random_.between(0.5, 0.9), random_.between(0.7, 1.1),
                 random_.unit(), random_.between(-1.6, 1.6), 1.6, colour, Sprite::Shard});
        }
    }
}

void Particles::addGlass(Vec2 middle, double width, Vec2 at, double inward, int count, sf::Color colour) {
    if (settings_.reducedMotion || !settings_.shards) return;
    for (int i = 0; i < count; ++i) {
        const double x = middle.x + random_.between(-0.5, 0.5) * width;
        const Vec2 place{x, middle.y + random_.between(-4.0, 4.0)};
        const double near = 1.0 / (1.0 + std::abs(x - at.x) / 90.0); // 1 where the ball hit.
        const double up = random_.between(60.0, 120.0 + 320.0 * near);
        const Vec2 velocity{random_.between(-90.0, 90.0) + (x - at.x) * 0.9 * near, inward * up};
        add({place, velocity, 0.0, random_.between(0.6, 1.15), random_.between(0.7, 1.6), random_.unit(),
             random_.between(-1.8, 1.8), 2.2, colour, Sprite::Shard});
    }
}

void Particles::addGlow(Vec2 centre, sf::Color colour, double radius, double life) {
    add({centre,
         {},
         0.0,
         life,
         radius / paintedGlowRadius,
         0.0,
         0.0,
         0.0,
         faded(colour, 0.45),
         Sprite::Glow});
}

void Particles::startShake(double seconds) {
    if (mayShake()) shakeLeft_ = std::max(shakeLeft_, seconds);
}

void Particles::addRing(Vec2 centre, double radius, double life, sf::Color colour) {
    if (rings_.size() < ringLimit) rings_.push_back({centre, 0.0, life, radius, colour});
}

void Particles::addWord(WordText text, Vec2 at, TextSize size, double life, sf::Color colour) {
    if (words_.size() >= wordLimit) { // Points give way to a large word.
        if (size < type::heading) return;
        words_.erase(words_.begin());
    }
    // Letters are about as wide as they are high.
    const double width = static_cast<double>(text.english.size()) * size;
    const Vec2 place = betweenZones(shownAt(at, flipped_), width, size, life);
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
        if (!settings_.reducedMotion) word.position.y -= wordRise * seconds * (1.0 - word.age / word.life);
    }
    shakeLeft_ = std::max(0.0, shakeLeft_ - seconds);
    cardMarks_.advance(seconds);

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
    if (!mayShake()) return {};
    const double strength = shakeLeft_ / strongest;
    const Rotation turn = rotationFromTurns(shakeLeft_ * shakeFrequency);
    return Vec2{turn.cosine, turn.sine} * (shakeReach * strength * strength);
}

std::vector<Box> Particles::draw(TextureManager& textures, std::vector<Box> written) const {
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
        const double grown = settings_.reducedMotion ? 1.0 : 0.25 + 0.75 * easeOut(t);
        const double scale = ring.radius * grown / paintedGlowRadius;
        textures.draw(Layer::FieldGlow,
                      withinField(textures.manifest().of(Sprite::Ring), ring.centre.x, scale),
                      {ring.centre, {scale, scale}}, faded(ring.colour, left * left));
    }
    textures.setFlipped(false); // The positions of words are those on the screen, where words rise.
    drawWords(textures, written);
    textures.setFlipped(flipped_);
    return written;
}

// Words that would lie on a larger or later one, or on one of `written`, are left out.
void Particles::drawWords(TextureManager& textures, std::vector<Box>& written) const {
    constexpr Vec2 margin{9.0, 9.0};
    std::vector<const Word*> order;
    for (auto word = words_.rbegin(); word != words_.rend(); ++word)
        order.push_back(&*word);
    std::stable_sort(order.begin(), order.end(),
                     [](const Word* a, const Word* b) { return a->size > b->size; });
    for (const Word* word : order) {
        const std::string text = shown(textures.type(), word->text);
        // The position was chosen for English letters of 100 %: larger ones and longer texts could leave the field.
        const double half = std::min(measureText(textures, text, word->size), tuning::fieldSize.x) / 2.0;
        const Vec2 place{std::clamp(word->position.x, half, tuning::fieldSize.x - half), word->position.y};
        Box box = textBox(textures, text, place, {word->size, word->colour, Align::Centre});
        const double marks = marksAbove(text) * (box.high.y - box.low.y);
        box = {box.low - margin - Vec2{0.0, marks}, box.high + margin};
        const auto meets = [&](const Box& other) { return overlap(box, other); };
        if (std::any_of(written.begin(), written.end(), meets)) continue;
        written.push_back(box);
        drawWord(textures, *word, text, place);
    }
}

void Particles::drawWord(TextureManager& textures, const Word& word, const std::string& text,
                         Vec2 baseline) const {
    const double pop = settings_.reducedMotion ? 1.0 : easeOutBack(0.4 + word.age / 0.25);
    const double opacity = std::clamp((1.0 - word.age / word.life) / 0.4, 0.0, 1.0);
    if (word.size >= type::heading)
        drawWordShade(textures, Layer::Field, baseline - Vec2{0.0, word.size / 2.0},
                      measureText(textures, text, word.size), word.size, opacity);
    drawText(textures, text, baseline,
             {word.size * pop, faded(word.colour, opacity), Align::Centre, Layer::Field});
}

} // namespace arkanong
