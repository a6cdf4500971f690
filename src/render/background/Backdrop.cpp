#include "arkanong/render/background/Backdrop.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double lineWidth = 1.2;
constexpr double edge = 36.0; ///< Within this distance of the field's edge, px, lines fade and do not move.
constexpr double sheenEvery = 11.0; ///< s between two sheens that sweep over the lines.

/// How much the light of a strong wave blends the lines' colour into the walls'.
constexpr double brightening = 0.6;

struct Ripple {
    Vec2 at;
    double strength = 0.0;
};

/// The wave that an event starts; strength 0 for most events.
Ripple rippleOf(const Event& event) {
    if (const auto* paddle = std::get_if<BallHitPaddle>(&event)) return {paddle->at, 0.7};
    if (const auto* wall = std::get_if<BallHitWall>(&event)) return {wall->at, 0.5};
    if (const auto* brick = std::get_if<BallHitBrick>(&event)) return {brick->at, 0.45};
    if (const auto* broken = std::get_if<BrickBroken>(&event)) return {broken->at, 1.0};
    if (const auto* bomb = std::get_if<BombExploded>(&event)) return {bomb->at, 1.6};
    if (const auto* hexagon = std::get_if<BallHitHexagon>(&event)) return {hexagon->at, 0.6};
    if (const auto* caught = std::get_if<CapsuleCaught>(&event)) return {caught->at, 0.8};
    if (const auto* shield = std::get_if<ShieldBroken>(&event)) return {shield->at, 1.2};
    if (const auto* goal = std::get_if<GoalScored>(&event)) return {goal->at, goal->needed == 0 ? 2.2 : 1.7};
    if (const auto* life = std::get_if<LifeLost>(&event)) return {life->at, 1.4};
    if (std::holds_alternative<FieldRising>(event)) return {tuning::fieldSize / 2.0, 1.5};
    return {};
}

/// 0 at the field's edge, 1 from `edge` px inside it; negative outside.
double edgeShare(Vec2 p) {
    const double inside =
        std::min({p.x, tuning::fieldSize.x - p.x, p.y + edge / 2.0, tuning::fieldSize.y - p.y + edge / 2.0});
    return std::min(inside / edge, 1.0);
}

/// A uniform pseudo-random number in [0, 1) for a dust particle; `which` selects one of several.
double chance(int grain, int which) {
    Hash hash;
    hash.add(static_cast<std::uint64_t>(grain) * 8U + static_cast<std::uint64_t>(which));
    return static_cast<double>(hash.value() >> 40U) / static_cast<double>(1U << 24U);
}

/// As wide as the screen, with its middle in the screen's.
PatternPicture enlarged(PatternPicture picture) {
    constexpr double scale = screenSize.x / tuning::fieldSize.x;
    const auto place = [](Vec2& point) {
        point = screenSize / 2.0 + (point - tuning::fieldSize / 2.0) * scale;
    };
    std::for_each(picture.points.begin(), picture.points.end(), place);
    std::for_each(picture.lamps.begin(), picture.lamps.end(), place);
    for (PatternPicture::Wheel& wheel : picture.wheels)
        place(wheel.centre);
    return picture;
}

double wrapped(double value, double period) { return value - std::floor(value / period) * period; }

} // namespace

Backdrop::Backdrop(const Theme& theme, const Palette& palette, const ViewSettings& settings, Extent extent)
    : theme_(theme), extent_(extent),
      pattern_(isField() ? pictureOf(theme.pattern) : enlarged(pictureOf(theme.pattern))) {
    knots_.resize(pattern_.points.size());
    setLook(palette, settings);
}

void Backdrop::setLook(const Palette& palette, const ViewSettings& settings) {
    palette_ = inTheme(palette, theme_);
    settings_ = settings;
    if (settings_.reducedMotion || !settings_.ripples) waves_ = Waves();
    place();
}

void Backdrop::notice(const std::vector<Event>& events) {
    if (settings_.reducedMotion || !settings_.ripples) return;
    for (const Event& event : events)
        if (const Ripple ripple = rippleOf(event); ripple.strength > 0.0)
            waves_.add(shownAt(ripple.at, flipped_), ripple.strength);
}

void Backdrop::advance(double seconds, double dense) {
    constexpr double stepBack = 0.4;
    const double wanted = 1.0 - stepBack * std::clamp(dense, 0.0, 1.0);
    brightness_ += (wanted - brightness_) * std::clamp(2.0 * seconds, 0.0, 1.0);
    waves_.advance(seconds);
    if (!settings_.reducedMotion) seconds_ += seconds;
    place();
}

Vec2 Backdrop::drift(Vec2 at) const {
    const double phase = seconds_ * theme_.pace;
    return Vec2{swing(phase, 1.0, at.y / 410.0), swing(phase, 0.83, at.x / 530.0)} * theme_.sway;
}

// Wheels turn in jerks, like a clock: once a second, for 0.3 s.
void Backdrop::place() {
    const double tick = std::floor(seconds_) + easeOutBack((seconds_ - std::floor(seconds_)) / 0.3);
    for (std::size_t i = 0; i < knots_.size(); ++i)
        knots_[i].place = pattern_.points[i];
    for (const PatternPicture::Wheel& wheel : pattern_.wheels) {
        const Rotation turn = rotationFromTurns(wrapTurns(tick * theme_.turning * wheel.speed));
        for (std::size_t i = wheel.first; i < wheel.first + wheel.count; ++i)
            knots_[i].place = wheel.centre + rotate(pattern_.points[i] - wheel.centre, turn);
    }
    const double sheen = wrapped(seconds_, sheenEvery) / sheenEvery * 3000.0 - 700.0;
    for (Knot& knot : knots_) {
        knot.share = isField() ? edgeShare(knot.place) : 1.0;
        const Waves::Effect wave = waves_.at(knot.place);
        const double off = (knot.place.x + 0.6 * knot.place.y - sheen) / 220.0;
        const double shine = settings_.reducedMotion ? 0.0 : 0.1 * std::clamp(1.0 - off * off, 0.0, 1.0);
        knot.light = std::min(1.0, wave.light + shine);
        const Vec2 moved = settings_.reducedMotion ? wave.shift : wave.shift + drift(knot.place);
        if (knot.share > 0.0) knot.place += moved * knot.share;
    }
}

void Backdrop::draw(TextureManager& textures, double brightness) const {
    textures.setBrightness(brightness * brightness_ * palette_.background);
    drawGround(textures, palette_, theme_.light, seconds_, extent_);
    if (isField()) textures.setOrigin(fieldOrigin);
    if (settings_.dust) drawLamps(textures);
    if (settings_.pattern) drawLines(textures);
    if (settings_.dust) drawDust(textures);
    textures.setOrigin({});
    textures.setBrightness(brightness);
    if (isField()) drawWalls(textures, palette_);
}

sf::Color Backdrop::colourAt(const Knot& knot) const {
    const sf::Color lit = blended(palette_.grid, palette_.wall, brightening * knot.light);
    const double opacity = theme_.strength + (1.0 - theme_.strength) * knot.light;
    return faded(lit, opacity * knot.share);
}

void Backdrop::drawLines(TextureManager& textures) const {
    for (const PatternPicture::Line& line : pattern_.lines) {
        const Knot& from = knots_[line.from];
        const Knot& to = knots_[line.to];
        if (from.share < 0.0 || to.share < 0.0) continue;
        textures.drawHair(Layer::Pattern, from.place, to.place, lineWidth, colourAt(from), colourAt(to));
    }
}

void Backdrop::drawLamps(TextureManager& textures) const {
    double shift = 0.0;
    for (const Vec2 lamp : pattern_.lamps) {
        shift += 0.37;
        const double light = 0.1 + 0.06 * swing(seconds_, 0.16, shift);
        textures.draw(Layer::Field, Sprite::Glow, lamp, faded(theme_.glow, light * palette_.themes), 2.2);
    }
}

void Backdrop::drawDust(TextureManager& textures) const {
    const Dust& dust = theme_.dust;
    const Vec2 size = isField() ? tuning::fieldSize : screenSize;
    for (int i = 0; i < dust.count; ++i) {
        const double pace = 0.6 + 0.8 * chance(i, 0);
        const double aside = dust.sway * swing(seconds_, 0.11 * pace, chance(i, 1));
        const Vec2 flown = dust.velocity * (pace * seconds_);
        const Vec2 at{wrapped(chance(i, 2) * size.x + flown.x + aside, size.x),
                      wrapped(chance(i, 3) * size.y + flown.y, size.y)};
        const double twinkle = 0.7 + 0.3 * swing(seconds_, 0.3 * pace, chance(i, 4));
        textures.draw(
            Layer::Field, Sprite::Dot, at,
            faded(theme_.glow, dust.light * twinkle * palette_.themes * (isField() ? edgeShare(at) : 1.0)),
            dust.size * pace);
    }
}

} // namespace arkanong
