#include "arkanong/render/objects/ShieldView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double plateArea = tuning::shieldWidth * tuning::shieldThickness; ///< px².
constexpr double rowArea = tuning::shieldsOfRow * plateArea;

// Sizes of the painted sprites, px.
constexpr double paintedLightHeight = 64.0;
constexpr double paintedLightWidth = 4.0;

constexpr double crackSeconds = 0.16;
constexpr double shakenSeconds = 0.7; ///< A plate whose neighbour has broken flickers this long.
constexpr double dipsASecond = 2.8;   ///< No more than three.
constexpr double dip = 0.55;          ///< How much darker it gets.
constexpr double growSeconds = 0.28;  ///< A plate that returns.
constexpr double glowSeconds = 0.7;   ///< A plate that has just returned.
constexpr double hitSeconds = 0.16;
constexpr double hitReach = 3.0;    ///< px.
constexpr double fallSeconds = 0.9; ///< Of a plate that drops at sudden death.
constexpr double fallSpread = 0.35; ///< s from the first plate that drops to the last.
constexpr double wallSpread = 0.3;
constexpr double goalSeconds = 0.9;

// The dashed line that shows a goal without shields, px.
constexpr double dashStep = 32.0;
constexpr double dashInset = 6.0; ///< From the goal line.

const sf::Color white(255, 255, 255);

/// The place at `x`, px; the nearest one outside the field.
int placeAt(double x) {
    return static_cast<int>(std::clamp(x / tuning::shieldWidth, 0.0, tuning::shieldsOfRow - 1.0));
}

/// The middle of a shield's position, px.
double middleOf(int place) { return (place + 0.5) * tuning::shieldWidth; }

Sprite spriteOf(const Shield& shield) {
    if (shield.row == ShieldRow::Wall) return Sprite::PlateWall;
    return shield.side == Side::Blue ? Sprite::PlateBlue : Sprite::PlateRed;
}

Vec2 middleOf(const Box& box) { return (box.low + box.high) / 2.0; }

/// A goalpost looks like steel, which never breaks.
void drawPost(TextureManager& textures, const Box& box, sf::Color colour) {
    const Vec2 size = box.high - box.low;
    const Vec2 scale{size.x / tuning::brickSize.x, size.y / tuning::brickSize.y};
    textures.draw(Layer::Field, Sprite::BrickSteel, {middleOf(box), scale}, colour);
}

} // namespace

bool ShieldView::mayLight(FlashLimit& light, double area) const {
    return settings_.flashes && !settings_.reducedMotion && light.mayLight(area);
}

void ShieldView::notice(const std::vector<Event>& events, FlashLimit& light) {
    if (settings_.reducedMotion) return;
    for (const Event& event : events)
        std::visit([&](const auto& fact) { on(fact, light); }, event);
}

void ShieldView::spread(Side side, ShieldRow row, Change change, double x, double seconds, bool lit,
                        double delay) {
    Row& plates = rowOf(side, row);
    const double farthest =
        std::max(std::abs(x - middleOf(0)), std::abs(x - middleOf(tuning::shieldsOfRow - 1)));
    for (int place = 0; place < tuning::shieldsOfRow; ++place) {
        Plate& plate = plates.at(static_cast<std::size_t>(place));
        const bool gone = plate.change == Change::Broken || plate.change == Change::Burst ||
                          plate.change == Change::Fallen ||
                          (plate.change == Change::None && row == ShieldRow::Wall);
        if (gone != (change == Change::Restored)) continue;
        plate = {change, -delay - seconds * std::abs(x - middleOf(place)) / farthest, lit};
    }
}

void ShieldView::on(const ShieldBroken& event, FlashLimit& light) {
    Row& row = rowOf(event.side, event.row);
    row.at(static_cast<std::size_t>(event.place)) = {Change::Broken, 0.0, mayLight(light, plateArea)};
    if (event.row == ShieldRow::Wall) return;
    for (const int beside : {event.place - 1, event.place + 1})
        if (beside >= 0 && beside < tuning::shieldsOfRow)
            row.at(static_cast<std::size_t>(beside)).shaken = 0.0;
}

void ShieldView::on(const ShieldRepaired& event, FlashLimit& light) {
    rowOf(event.side, ShieldRow::Line).at(static_cast<std::size_t>(event.place)) = {
        Change::Repaired, 0.0, mayLight(light, plateArea)};
}

void ShieldView::on(const ShieldsRestored& event, FlashLimit& light) {
    spread(event.side, ShieldRow::Line, Change::Restored, tuning::fieldSize.x / 2.0,
           restoreSeconds - growSeconds, mayLight(light, rowArea), burstSeconds);
}

void ShieldView::on(const BallHitShield& event, FlashLimit& light) {
    const double depth = (event.at.y - goalLine(event.side)) * forward(event.side);
    const ShieldRow row = depth > tuning::shieldThickness + 1.0 ? ShieldRow::Wall : ShieldRow::Line;
    rowOf(event.side, row).at(static_cast<std::size_t>(placeAt(event.at.x))) = {Change::Hit, 0.0,
                                                                                mayLight(light, plateArea)};
}

void ShieldView::on(const GoalScored& event, FlashLimit& light) {
    const Side line = opponent(event.by);
    burst_[sideIndex(line)] = 0.0;
    for (Plate& plate : rowOf(line, ShieldRow::Line))
        if (plate.change != Change::Broken && plate.change != Change::Fallen)
            plate = {Change::Burst, 0.0, false};
    if (!settings_.flashes || !light.mayFlash()) return;
    const bool decides = event.needed == 0;
    goals_[sideIndex(line)] = {event.by, goalSeconds * (decides ? 1.6 : 1.0), decides ? 360.0 : 200.0};
}

void ShieldView::on(const SuddenDeathBegan&, FlashLimit&) {
    for (const Side side : {Side::Blue, Side::Red})
        spread(side, ShieldRow::Line, Change::Fallen, tuning::fieldSize.x / 2.0, fallSpread, false);
}

void ShieldView::on(const PowerUpBegan& event, FlashLimit& light) {
    if (event.kind == PowerUp::ShieldWall)
        spread(event.side, ShieldRow::Wall, Change::Restored, tuning::fieldSize.x / 2.0, wallSpread,
               mayLight(light, rowArea));
}

void ShieldView::on(const PowerUpEnded& event, FlashLimit&) {
    if (event.kind == PowerUp::ShieldWall)
        spread(event.side, ShieldRow::Wall, Change::Fallen, tuning::fieldSize.x / 2.0, wallSpread, false);
}

void ShieldView::advance(double seconds) {
    for (auto& side : rows_)
        for (Row& row : side)
            for (Plate& plate : row) {
                plate.age += seconds;
                plate.shaken += seconds;
            }
    for (double& age : burst_)
        age += seconds;
    for (GoalLight& goal : goals_)
        goal.left = std::max(0.0, goal.left - seconds);
}

const ShieldView::Plate& ShieldView::plateOf(const Shield& shield) const {
    return rows_[sideIndex(shield.side)][static_cast<std::size_t>(shield.row)].at(
        static_cast<std::size_t>(shield.place));
}

void ShieldView::draw(TextureManager& textures, const Scene& scene, Side side) const {
    const bool open = scene.objects.shieldsOf(side, ShieldRow::Line) == 0;
    if (open) {
        const double y = goalLine(side) + forward(side) * dashInset;
        for (double x = dashStep / 2.0; x < tuning::fieldSize.x; x += dashStep)
            textures.draw(Layer::Field, Sprite::Dash, Vec2{x, y}, palette_.of(side));
    }
    for (const Shield& shield : scene.objects.shields) {
        if (shield.side != side) continue;
        if (shield.post) {
            drawPost(textures, shield.box, palette_.hexagon);
            continue;
        }
        if (shield.state == Shield::State::Broken) {
            if (!open && shield.row == ShieldRow::Line)
                textures.draw(Layer::Field, Sprite::PlateSocket, middleOf(shield.box), palette_.of(side));
            drawBroken(textures, shield);
        } else {
            drawShield(textures, scene, shield);
        }
        const double burst = burst_[sideIndex(side)];
        if (shield.row == ShieldRow::Line && burst < crackSeconds)
            drawCracking(textures, shield, 1.0 - burst / crackSeconds, false);
    }
    drawGoalLight(textures, side);
}

void ShieldView::drawShield(TextureManager& textures, const Scene& scene, const Shield& shield) const {
    if (shield.state == Shield::State::Standing) return drawStanding(textures, scene, shield);
    if (shield.row == ShieldRow::Line)
        textures.draw(Layer::Field, Sprite::PlateSocket, middleOf(shield.box), palette_.of(shield.side));
    textures.draw(Layer::Field, spriteOf(shield), middleOf(shield.box), faded(palette_.of(shield.side), 0.3));
}

void ShieldView::drawStanding(TextureManager& textures, const Scene& scene, const Shield& shield) const {
    const Plate& plate = plateOf(shield);
    const sf::Color colour = palette_.of(shield.side);
    Placement place{middleOf(shield.box)};
    // The line through which a match was decided stays open.
    if (plate.change == Change::Burst && scene.loser == shield.side)
        return textures.draw(Layer::Field, Sprite::PlateSocket, place, colour);
    double opacity = flicker(plate);
    double glow = 0.0;
    if (!settings_.reducedMotion) {
        const bool returns = plate.change == Change::Restored || plate.change == Change::Repaired;
        if (returns && plate.age < growSeconds) { // The socket is seen until the plate has grown over it.
            if (shield.row == ShieldRow::Line)
                textures.draw(Layer::Field, Sprite::PlateSocket, place, colour);
            const double grown = std::clamp(plate.age / growSeconds, 0.0, 1.0);
            place.scale.x = easeOut(grown);
            opacity *= easeOut(grown);
        }
        if (returns && plate.lit)
            glow = 0.8 * easeInOut(1.0 - std::abs(plate.age - growSeconds) / glowSeconds);
        if (plate.change == Change::Hit && plate.age < hitSeconds) {
            const double left = 1.0 - plate.age / hitSeconds;
            place.position.y -= forward(shield.side) * hitReach * easeInOut(left);
            glow = plate.lit ? 0.6 * left : 0.0;
        }
    }
    textures.draw(Layer::Field, spriteOf(shield), place, faded(colour, opacity));
    if (glow > 0.0)
        textures.draw(Layer::FieldGlow, spriteOf(shield), place, faded(blended(colour, white, 0.5), glow));
}

// A cracked plate that fades, or one that drops out of the field.
void ShieldView::drawBroken(TextureManager& textures, const Shield& shield) const {
    const Plate& plate = plateOf(shield);
    if (settings_.reducedMotion) return;
    const sf::Color colour = palette_.of(shield.side);
    const Vec2 middle = middleOf(shield.box);
    if (plate.change == Change::Broken && plate.age < crackSeconds) {
        drawCracking(textures, shield, 1.0 - plate.age / crackSeconds, plate.lit);
    }
    if (plate.change == Change::Fallen && plate.age < fallSeconds) {
        const double t = std::clamp(plate.age / fallSeconds, 0.0, 1.0);
        const double way = shield.place % 2 == 0 ? 1.0 : -1.0;
        const Vec2 drop{0.0, -forward(shield.side) * 46.0 * t * t};
        textures.draw(Layer::Field, spriteOf(shield),
                      {middle + drop, {1.0, 1.0}, rotationFromDegrees(way * 16.0 * t * t)},
                      faded(colour, 1.0 - t));
    }
}

void ShieldView::drawCracking(TextureManager& textures, const Shield& shield, double left, bool lit) const {
    const sf::Color colour = palette_.of(shield.side);
    const Vec2 middle = middleOf(shield.box);
    textures.draw(Layer::Field, spriteOf(shield), middle, faded(colour, left));
    textures.draw(Layer::Field, Sprite::PlateCracks, middle, faded(white, left));
    if (lit)
        textures.draw(Layer::FieldGlow, spriteOf(shield), middle, faded(blended(colour, white, 0.6), left));
}

void ShieldView::drawGoalLight(TextureManager& textures, Side side) const {
    const GoalLight& goal = goals_[sideIndex(side)];
    if (goal.left <= 0.0) return;
    const double y = goalLine(side) + forward(side) * goal.depth / 2.0;
    const Vec2 scale{tuning::fieldSize.x / paintedLightWidth,
                     -forward(side) * goal.depth / paintedLightHeight};
    textures.draw(Layer::FieldGlow, Sprite::Shade, {{tuning::fieldSize.x / 2.0, y}, scale},
                  faded(palette_.of(goal.by), 0.55 * easeInOut(goal.left / goalSeconds)));
}

double ShieldView::flicker(const Plate& plate) const {
    if (settings_.reducedMotion || !settings_.flashes || plate.shaken >= shakenSeconds) return 1.0;
    const double left = 1.0 - plate.shaken / shakenSeconds;
    return 1.0 - dip * left * (0.5 - 0.5 * swing(plate.shaken, dipsASecond, 0.25));
}

} // namespace arkanong
