#include "arkanong/render/boss/BossView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double handPace = 0.12;   ///< Turns a second of the Clockmaker's long hand.
constexpr double rewindPace = -1.4; ///< While he turns paths back.
constexpr double nameAway = 146.0;  ///< From the middle of the field to a name's middle, px.

} // namespace

void BossView::advance(double seconds, const World& world) {
    if (changes(world)) age_ = 0.0;
    age_ = std::min(age_ + seconds, nameSeconds);
    seconds_ += seconds;
    for (const Side side : {Side::Blue, Side::Red})
        if (const BossState* const boss = world.boss(side); boss != nullptr && boss->boss == Boss::Clockmaker)
            clock_ += seconds * (boss->rewinding() ? rewindPace : handPace);
    advanceDarkness(seconds, world);
}

// Those that played from the start of a match that is shown from a later tick entered long ago.
bool BossView::changes(const World& world) {
    bool changed = false;
    for (const Side side : {Side::Blue, Side::Red}) {
        std::optional<Boss>& shown = shown_[sideIndex(side)];
        const BossState* const boss = world.boss(side);
        const bool playing = world.match().phase() != Phase::Countdown;
        if (boss != nullptr && !shown && playing) age_ = nameSeconds;
        if (boss != nullptr) changed = changed || (shown && shown != boss->boss);
        shown = boss != nullptr ? std::optional(boss->boss) : std::nullopt;
    }
    return changed;
}

void BossView::advanceDarkness(double seconds, const World& world) {
    double wanted = 0.0;
    for (const Side side : {Side::Blue, Side::Red}) {
        if (!world.inTheDark(side)) continue;
        const bool faces = persons_[sideIndex(side)] && !persons_[sideIndex(opponent(side))];
        wanted = std::max(wanted, faces ? 1.0 : spectators);
        const bool third = world.boss(opponent(side))->phase == 3;
        darkness_.onlyTrailsOf = third ? std::optional(side) : std::nullopt;
    }
    const double step = seconds / darkSeconds;
    darkness_.share = std::clamp(wanted, darkness_.share - step, darkness_.share + step);
}

std::optional<BossPose> BossView::pose(const World& world, Side side) const {
    const BossState* const boss = world.boss(side);
    if (boss == nullptr) return std::nullopt;
    BossPose pose;
    pose.boss = boss->boss;
    pose.side = side;
    pose.phase = boss->phase;
    pose.warns = isWarning(*boss);
    pose.stunned = boss->charge.stage == Charge::Stage::Stunned;
    if (boss->charge.stage == Charge::Stage::Out) pose.charge = boss->charge.direction;
    pose.room = std::abs(world.objects().paddle(side)->position.y - goalLine(side));
    pose.clock = settings_.reducedMotion ? 0.12 : clock_;
    if (settings_.reducedMotion) return pose;
    pose.seconds = seconds_;
    pose.here = std::min(1.0, age_ / entrance);
    return pose;
}

std::vector<Box> BossView::drawNames(TextureManager& textures, const Palette& palette,
                                     const World& world) const {
    std::vector<Box> places;
    if (age_ >= nameSeconds) return places;
    for (const Side side : {Side::Blue, Side::Red}) {
        const BossState* const boss = world.boss(side);
        if (boss == nullptr) continue;
        const std::string_view name = textures.type().text(displayName(boss->boss));
        const double opacity =
            std::min(easeOut(age_ / motion::fade), easeOut((nameSeconds - age_) / (2.0 * motion::fade)));
        const TextSize size = type::heading * 1.5;
        const TextSize shown =
            settings_.reducedMotion ? size : size * (0.85 + 0.15 * easeOutBack(age_ / motion::pop));
        const Vec2 middle = screenSize / 2.0 - Vec2{0.0, forward(side) * nameAway};
        drawWordShade(textures, Layer::Field, middle, measureText(textures, name, shown), shown, opacity);
        const TextStyle style{shown, faded(blended(palette.of(side), palette.amber, 0.5), opacity),
                              Align::Centre, Layer::Field};
        drawText(textures, name, middle + Vec2{0.0, shown / 2.0}, style);
        places.push_back(textBox(textures, name, middle + Vec2{0.0, shown / 2.0}, style));
    }
    return places;
}

void drawDrones(TextureManager& textures, const Palette& palette, const ObjectManager& objects, double alpha,
                const std::array<double, 2>& opacities) {
    constexpr double eyeAside = 11.0;
    constexpr double shut = 0.16;
    const double scale = Drone::size.y / tuning::paddleSize.y;
    const double middle = (Drone::size.x - Drone::size.y) / scale;
    for (const Drone& drone : objects.drones) {
        if (drone.state == Drone::State::Absent) continue;
        const double opacity = opacities[sideIndex(drone.side)];
        const double light = opacity * (drone.awake() ? 1.0 : 0.35);
        const Vec2 place = lerp(drone.previous, drone.position, alpha);
        textures.drawRow(Layer::Balls, paddleSprites, middle, {place, {scale, scale}},
                         faded(palette.of(drone.side), light));
        for (const double side : {-1.0, 1.0}) {
            const Vec2 at = place + Vec2{side * eyeAside, 0.0};
            textures.draw(Layer::Balls, Sprite::Eye, {at, {scale, scale * (drone.awake() ? 1.0 : shut)}},
                          faded(sf::Color(255, 255, 255), light));
            if (drone.awake())
                textures.draw(Layer::Balls, Sprite::Pupil, at + Vec2{0.0, 1.2 * forward(drone.side)},
                              faded(sf::Color(255, 255, 255), opacity), scale);
        }
    }
}

} // namespace arkanong
