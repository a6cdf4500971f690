#pragma once

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

namespace arkanong::test {

inline Level levelOf(std::vector<Level::BrickPlace> bricks, std::vector<Level::HexagonPlace> hexagons = {}) {
    Level level;
    level.name = "Scene";
    level.bricks = std::move(bricks);
    level.hexagons = std::move(hexagons);
    return level;
}

inline Level::HexagonPlace hexagonAt(Vec2 centre, double radius) {
    Level::HexagonPlace place;
    place.centre = place.pathEnd = centre;
    place.radius = radius;
    return place;
}

/// The level with eight steel bricks around a cell, so that nothing can enter or leave it.
inline Level caged(Level level, int column, int row) {
    for (int x = column - 1; x <= column + 1; ++x) {
        for (int y = row - 1; y <= row + 1; ++y)
            if (x != column || y != row) level.bricks.push_back({x, y, BrickKind::Steel, 1});
    }
    return level;
}

inline constexpr double shotSpeed = 420.0; ///< Of the balls that scenes shoot, px/s.
inline const double usualRadius = MatchSettings().ballRadius();

/// A World, the current commands of its sides, and all its events so far.
struct Scene {
    World world;
    Commands commands{};
    std::vector<Event> events;

    explicit Scene(const Level& level, const MatchSettings& settings = {}, std::uint64_t seed = 1)
        : world(level, settings, seed) {}

    static Scene sandbox(const Level& level = {}) {
        MatchSettings settings;
        settings.mode = Mode::Sandbox;
        return Scene(level, settings);
    }
    /// After the countdown.
    static Scene versus(const Level& level = {}, const MatchSettings& settings = {}) {
        Scene scene(level, settings);
        scene.begin();
        scene.events.clear();
        return scene;
    }

    /// After the countdown.
    static Scene solo(const Level& level = {}, MatchSettings settings = {}) {
        settings.mode = Mode::Solo;
        return versus(level, settings);
    }

    Command& command(Side side) { return commands[sideIndex(side)]; }
    const Paddle& paddle(Side side) const { return *world.objects().paddle(side); }
    const Ball& ball(std::size_t index = 0) const { return world.objects().balls.at(index); }
    std::size_t ballCount() const { return world.objects().balls.size(); }
    std::size_t brickCount() const { return world.objects().bricks.size(); }
    const Standing& standing(Side side) const { return world.match().standing(side); }

    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i)
            world.step(commands, events);
    }
    /// As above. Throws if the world is not sound after any tick.
    void stepSoundly(int ticks) {
        for (int i = 0; i < ticks; ++i) {
            step();
            if (const std::string broken(world.brokenInvariant()); !broken.empty())
                throw std::logic_error(broken);
            if (world.collisions().parkedBalls() > 0) throw std::logic_error("a ball was hit without end");
        }
    }
    /// Lets the countdown pass, if there is one.
    void begin() {
        while (world.match().phase() == Phase::Countdown)
            step();
    }
    template <typename Done>
    bool stepUntil(int limit, Done&& done) {
        for (int i = 0; i < limit && !done(); ++i)
            step();
        return done();
    }
    /// As above, with a ball of Blue's caged in steel around this brick's position, which is replaced when it
    /// is recalled: it keeps the match from serving.
    template <typename Done>
    bool stepCagedUntil(int column, int row, int limit, Done&& done) {
        return stepUntil(limit, [&] {
            if (ballCount() == 0) world.putBall(brickCentre(column, row), {100.0, 420.0}, Side::Blue);
            return done();
        });
    }
    /// Wanted velocity of the paddle, px/s.
    void move(Side side, int x, int y) {
        command(side).moveX = static_cast<std::int16_t>(x);
        command(side).moveY = static_cast<std::int16_t>(y);
    }
    void serve(Side side, Vec2 aim) {
        command(side).aimX = static_cast<std::int16_t>(aim.x);
        command(side).aimY = static_cast<std::int16_t>(aim.y);
        command(side).buttons = Command::servePressed;
        step();
        command(side).buttons = 0;
    }
    /// Starts the power-up on `side`.
    void give(Side side, PowerUp kind) { world.applyPowerUp({kind, traitsOf(kind).hinders}, side, events); }
    /// A ball of `owner` that moves straight ahead and reaches `at` in a tenth of a second.
    void shoot(Side owner, Vec2 at) {
        const Vec2 ahead{0.0, forward(owner)};
        world.putBall(at - ahead * (shotSpeed / 10.0), ahead * shotSpeed, owner);
    }
    /// A ball of `owner` flies straight at the side's paddle from `from` px before it, `aside` px from its middle.
    void drop(Side side, Side owner, double aside = 0.0, double speed = shotSpeed, double from = 40.0) {
        world.putBall(paddle(side).position + Vec2{aside, forward(side) * from},
                      {0.0, -forward(side) * speed}, owner);
    }
    /// A ball flies straight at the goal line of `line` from 60 px before it, and meets no paddle that stands
    /// at its start unless `x` is in the middle.
    void sendOut(Side line, Side owner, double x = 80.0, double speed = shotSpeed) {
        world.putBall({x, goalLine(line) + forward(line) * 60.0}, {0.0, -forward(line) * speed}, owner);
    }
    const Shield& shield(Side side, int place, ShieldRow row = ShieldRow::Line) const {
        for (const Shield& shield : world.objects().shields)
            if (shield.side == side && shield.row == row && shield.place == place) return shield;
        throw std::logic_error("no such shield");
    }
    bool stands(Side side, int place, ShieldRow row = ShieldRow::Line) const {
        return shield(side, place, row).state == Shield::State::Standing;
    }
    int standingShields(Side side, ShieldRow row = ShieldRow::Line) const {
        int standing = 0;
        for (int place = 0; place < tuning::shieldsOfRow; ++place)
            standing += stands(side, place, row) ? 1 : 0;
        return standing;
    }
    /// Lets an enemy ball break the shield within two ticks, takes the ball away and forgets the events.
    void openGap(Side side, int place) {
        const Vec2 ahead{0.0, forward(side)};
        const Box plate = shield(side, place).box;
        const Vec2 face{shieldX(place), side == Side::Blue ? plate.low.y : plate.high.y};
        world.putBall(face + ahead * (world.match().settings().ballRadius() + 1.0), ahead * -shotSpeed,
                      opponent(side));
        step();
        world.removeAt(world.objects().balls.back().position);
        if (stands(side, place)) throw std::logic_error("the shield still stands");
        events.clear();
    }
    /// Scores a goal for `by` through the opponent's first place, and forgets the events before it.
    void scoreGoal(Side by) {
        const Side line = opponent(by);
        if (stands(line, 0)) openGap(line, 0);
        events.clear();
        sendOut(line, by, shieldX(0));
        stepUntil(40, [&] { return count<GoalScored>() > 0; });
    }
    /// Takes all balls off the field.
    void clearBalls() {
        while (ballCount() > 0)
            world.removeAt(ball().position);
    }
    void waitWithoutBalls(int ticks) {
        for (int tick = 0; tick < ticks; ++tick) {
            clearBalls();
            step();
        }
    }
    /// x of the middle of a shield.
    static double shieldX(int place) { return (place + 0.5) * tuning::fieldSize.x / tuning::shieldsOfRow; }
    /// Moves the paddle's centre to within a tick's distance of `target` and lets it come to rest.
    void drive(Side side, Vec2 target) {
        for (int i = 0; i < 400; ++i) {
            const Vec2 delta = target - paddle(side).position;
            const auto part = [](double px) {
                return static_cast<int>(std::clamp(px * 40.0, -640.0, 640.0));
            };
            move(side, part(delta.x), part(delta.y));
            step();
        }
        move(side, 0, 0);
        step(30);
    }

    template <typename T>
    std::vector<T> all() const {
        std::vector<T> found;
        for (const Event& event : events) {
            if (const T* fact = std::get_if<T>(&event)) found.push_back(*fact);
        }
        return found;
    }
    template <typename T>
    std::size_t count() const {
        return all<T>().size();
    }
};

/// For Blue `y`; for Red the y at the same distance from Red's goal line as `y` from Blue's.
inline double seenBy(Side side, double y) { return side == Side::Blue ? y : tuning::fieldSize.y - y; }
inline Vec2 seenBy(Side side, Vec2 p) { return {p.x, seenBy(side, p.y)}; }
/// A velocity or direction given as for Blue, mirrored for Red.
inline Vec2 turnedFor(Side side, Vec2 v) { return {v.x, side == Side::Blue ? v.y : -v.y}; }

} // namespace arkanong::test
