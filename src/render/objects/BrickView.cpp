#include "arkanong/render/objects/BrickView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr double popSeconds = 0.4; ///< Duration of a brick's pop.
constexpr double popSpeed = 700.0; ///< At the start the pops spread from the middle at this speed, px/s.
constexpr double joltSeconds = 0.18;
constexpr double joltReach = 4.0;
constexpr std::size_t joltLimit = 64;
// When the match is decided the bricks fall off the field in a wave from the left.
constexpr double fallAfter = 0.35;     ///< Seconds.
constexpr double waveSeconds = 0.55;   ///< s from the first brick to the last.
constexpr double fallGravity = 1300.0; ///< px/s².
constexpr double fallTurning = 0.35;   ///< turns/s.
constexpr double budShare = 0.3;   ///< In this last part of its absence a regrowing brick is seen to grow.
constexpr Vec2 nameEdge{5.0, 2.0}; ///< The brick's colour is seen around the dark plate of a name, px...
constexpr double narrowEdge = 2.5; ///< ...less of it beside a long name...
// ...that is as wide as painted: condensed letters leave room for all of it.
constexpr double nameShade = 0.72; ///< The plate's opacity.

template <typename Mark>
const Mark* markOf(const std::vector<Mark>& marks, BrickId brick) {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [brick](const Mark& mark) { return mark.brick == brick; });
    return found != marks.end() ? &*found : nullptr;
}

template <typename Mark>
void age(std::vector<Mark>& marks, double seconds, double life) {
    for (Mark& mark : marks)
        mark.age += seconds;
    marks.erase(
        std::remove_if(marks.begin(), marks.end(), [life](const Mark& mark) { return mark.age >= life; }),
        marks.end());
}

/// How much larger than painted a brick is drawn.
Vec2 stretchOf(const Brick& brick) {
    return {brick.size.x / tuning::brickSize.x, std::max(brick.size.y / tuning::brickSize.y, 1.0)};
}

/// The sprite for a brick of this height.
Sprite ofSize(Sprite brick, Vec2 size) { return size.y < tuning::brickSize.y ? lowOf(brick) : brick; }

} // namespace

Sprite spriteOf(const Brick& brick) {
    // In the order of BrickKind.
    constexpr auto sprites = tableOf<BrickKind, Sprite>(
        {Sprite::BrickNormal, Sprite::BrickHard3, Sprite::BrickSteel, Sprite::BrickGlass, Sprite::BrickBomb,
         Sprite::BrickSplitter, Sprite::BrickBlue, Sprite::BrickRed, Sprite::BrickBumper, Sprite::BrickRegrow,
         Sprite::BrickMystery});
    if (brick.kind != BrickKind::Hard || brick.hitsLeft >= 3)
        return ofSize(sprites[static_cast<std::size_t>(brick.kind)], brick.size);
    return ofSize(brick.hitsLeft == 2 ? Sprite::BrickHard2 : Sprite::BrickHard1, brick.size);
}

BrickView::BrickView(const Palette& palette) : palette_(palette) { jolts_.reserve(joltLimit); }

void BrickView::addJolt(BrickId brick, Vec2 push, FlashLimit& light) {
    if (jolts_.size() >= joltLimit) return;
    const bool lit = settings_.flashes && light.mayLight(tuning::brickSize.x * tuning::brickSize.y);
    jolts_.push_back({brick, push, lit, 0.0});
}

void BrickView::notice(const std::vector<Event>& events, FlashLimit& light) {
    if (settings_.reducedMotion) return;
    for (const Event& event : events) {
        if (const auto* hit = std::get_if<BallHitBrick>(&event))
            addJolt(hit->brick, -hit->normal, light);
        else if (const auto* struck = std::get_if<LaserHitBrick>(&event))
            addJolt(struck->brick, {0.0, forward(struck->by)}, light);
        else if (const auto* back = std::get_if<BrickRegrown>(&event))
            arrivals_.push_back({back->brick, 0.0});
        else if (const auto* laid = std::get_if<BrickLaid>(&event))
            arrivals_.push_back({laid->brick, 0.0});
    }
}

void BrickView::advance(double seconds) {
    age(jolts_, seconds, joltSeconds);
    age(arrivals_, seconds, popSeconds);
}

void BrickView::draw(TextureManager& textures, const Scene& scene) const {
    const Vec2 size = brickSizeOf(scene.objects.brickRows());
    for (const Regrowth& regrowth : scene.objects.regrowths)
        drawGhost(textures, regrowth, scene);
    for (const Brick& brick : scene.objects.bricks)
        drawBrick(textures, brick, scene);
    for (const Blast& blast : scene.objects.blasts)
        drawFuse(textures, blast, size);
}

double BrickView::scaleOf(const Brick& brick, double seconds) const {
    if (!settings_.movesBricks()) return 1.0;
    if (const Arrival* arrival = markOf(arrivals_, brick.id))
        return 0.7 + 0.3 * easeOutBack(arrival->age / popSeconds);
    const double delay = distance(brick.centre, tuning::fieldSize / 2.0) / popSpeed;
    return easeOutBack((seconds - delay) / popSeconds);
}

std::optional<Placement> BrickView::placeOf(const Brick& brick, const Scene& scene, double down) const {
    const double scale = scaleOf(brick, scene.seconds());
    if (scale <= 0.0) return std::nullopt;
    Placement place{interpolated(brick.previous, brick.centre, scene.alpha), {scale, scale}};
    if (scene.loser && settings_.movesBricks()) {
        const double start = fallAfter + waveSeconds * brick.centre.x / tuning::fieldSize.x;
        const double falling = std::max(0.0, scene.sinceEnd - start);
        const double way = static_cast<std::uint32_t>(brick.id) % 2 == 0 ? 1.0 : -1.0;
        const double fallen = 0.5 * fallGravity * falling * falling;
        place.position.y += down * fallen;
        place.rotation = rotationFromTurns(wrapTurns(way * fallTurning * falling));
        const double below = tuning::fieldSize.y + brick.size.x;
        if (place.position.y > below || place.position.y < tuning::fieldSize.y - below) return std::nullopt;
    }
    const Jolt* const jolt = markOf(jolts_, brick.id);
    if (jolt != nullptr && settings_.movesBricks())
        place.position += jolt->push * (joltReach * easeInOut(1.0 - jolt->age / joltSeconds));
    return place;
}

void BrickView::drawBrick(TextureManager& textures, const Brick& brick, const Scene& scene) const {
    std::optional<Placement> place = placeOf(brick, scene, textures.down());
    if (!place) return;
    sf::Color colour = palette_.of(brick.kind, brick.tint);
    const Jolt* const jolt = markOf(jolts_, brick.id);
    if (jolt != nullptr && jolt->lit && settings_.flashes)
        colour = blended(colour, sf::Color(255, 255, 255), 1.0 - jolt->age / joltSeconds);
    const Vec2 stretch = stretchOf(brick);
    place->scale = {place->scale.x * stretch.x, place->scale.y * stretch.y};
    textures.draw(Layer::Field, spriteOf(brick), *place, colour);
}

void BrickView::drawNames(TextureManager& textures, const Scene& scene,
                          const std::vector<Box>& written) const {
    if (names_.empty()) return;
    const Vec2 size = brickSizeOf(scene.objects.brickRows());
    std::vector<std::string> shown;
    for (const std::string& name : names_)
        shown.emplace_back(textures.type().text(name));
    const auto within = [&](double edge) {
        return commonSize(textures, shown, size.x - 2.0 * edge,
                          {type::body, type::label, condensed(type::label, 0.8)});
    };
    const TextSize widest = within(narrowEdge);
    TextSize letters = widest.width() < 1.0 ? within(nameEdge.x) : widest;
    if (letters < type::label)
        letters = condensed(type::label, type::narrowest); // A name may be far too long.
    const auto lettersOf = [&](const std::string& name) {
        const double share = (size.x - 2.0 * narrowEdge) / measureText(textures, name, letters);
        return share < 1.0 ? condensed(letters, share) : letters;
    };
    textures.setOpacity(1.0 - scene.darkness.share);
    const auto write = [&](const Brick& brick, Vec2 middle, sf::Color colour, double shade) {
        const std::string& name = shown[static_cast<std::size_t>(brick.id)];
        // Marks above large capitals would reach into the name above, and those below into the name below.
        constexpr double reach = 1.3; // With their strokes, as a multiple of marksAbove().
        const double height = textures.type().capHeight(letters);
        const double marks = marksBelow(name) > 0.0 ? 0.0 : reach * marksAbove(name) * height;
        const double down = std::max(0.0, marks - (size.y - height));
        const Vec2 baseline = middle + Vec2{0.0, letters / 2.0 + down};
        const TextStyle style{lettersOf(name), colour, Align::Centre, Layer::Field};
        const Box text = textBox(textures, name, baseline, style);
        const Box whole = boxAround((text.low + text.high) / 2.0, size / 2.0);
        const auto covers = [&](const Box& word) { return overlap(word, whole); };
        if (std::any_of(written.begin(), written.end(), covers)) return;
        const double own = (text.high.x - text.low.x) / 2.0 + 1.0;
        const Vec2 half{std::max(size.x / 2.0 - nameEdge.x, own), size.y / 2.0 - nameEdge.y};
        if (shade > 0.0)
            textures.drawRectangle(Layer::Field, middle - half, 2.0 * half, faded(wordShade, shade));
        drawText(textures, name, baseline, style);
    };
    for (const Regrowth& regrowth : scene.objects.regrowths)
        if (isNamed(regrowth.brick))
            write(regrowth.brick, regrowth.brick.centre, faded(palette_.muted, scene.flying()), 0.0);
    for (const Brick& brick : scene.objects.bricks)
        if (const std::optional<Placement> place = placeOf(brick, scene, textures.down());
            place && isNamed(brick))
            write(brick, place->position, palette_.pale, nameShade);
    textures.setOpacity(1.0);
}

void BrickView::drawGhost(TextureManager& textures, const Regrowth& regrowth, const Scene& scene) const {
    if (scene.flying() <= 0.0) return;
    const double gone = 1.0 - std::clamp(regrowth.ticksLeft * 1.0 / tuning::regrowth, 0.0, 1.0);
    const double grown = std::clamp((gone - 1.0 + budShare) / budShare, 0.0, 1.0);
    const sf::Color colour = faded(palette_.of(regrowth.brick.kind, regrowth.brick.tint), scene.flying());
    const double beat = settings_.reducedMotion ? 0.0 : 0.12 * grown * swing(scene.seconds(), 2.0);
    if (regrowth.brick.kind == BrickKind::Regrowing || isNamed(regrowth.brick))
        textures.draw(Layer::Field, ofSize(Sprite::BrickGhost, regrowth.brick.size),
                      {regrowth.brick.centre, stretchOf(regrowth.brick)},
                      faded(colour, 0.25 + 0.35 * gone + beat));
    if (grown > 0.0) {
        const double scale = 0.15 + 0.7 * easeInOut(grown);
        textures.draw(Layer::Field, spriteOf(regrowth.brick),
                      {regrowth.brick.centre, stretchOf(regrowth.brick) * scale},
                      faded(colour, 0.2 + 0.5 * grown + beat));
    }
}

void BrickView::drawFuse(TextureManager& textures, const Blast& blast, Vec2 size) const {
    const double burnt = 1.0 - std::clamp(blast.ticksLeft * 1.0 / tuning::bombFuse, 0.0, 1.0);
    const sf::Color colour = palette_.of(BrickKind::Bomb);
    textures.draw(Layer::Field, ofSize(Sprite::BrickBomb, size), blast.centre,
                  blended(colour, sf::Color(255, 255, 255), burnt), 1.0 + 0.15 * burnt);
    textures.draw(Layer::FieldGlow, Sprite::Glow, blast.centre, faded(colour, 0.3 + 0.4 * burnt),
                  0.8 + burnt);
}

} // namespace arkanong
