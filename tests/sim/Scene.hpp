#pragma once

#include "arkanong/sim/World.hpp"

#include <algorithm>
#include <cmath>
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

/// The level with eight bricks of steel around a cell: nothing gets into it or out.
inline Level caged(Level level, int column, int row) {
    for (int x = column - 1; x <= column + 1; ++x) {
        for (int y = row - 1; y <= row + 1; ++y)
            if (x != column || y != row) level.bricks.push_back({x, y, BrickKind::Steel, 1});
    }
    return level;
}

/// A World, the commands that its sides are giving, and everything that has happened in it.
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
    /// With the countdown behind it.
    static Scene versus(const Level& level = {}, const MatchSettings& settings = {}) {
        Scene scene(level, settings);
        scene.step(tuning::countdown);
        scene.events.clear();
        return scene;
    }

    /// With the countdown behind it.
    static Scene solo(const Level& level = {}, MatchSettings settings = {}) {
        settings.mode = Mode::Solo;
        return versus(level, settings);
    }

    Command& command(Side side) { return commands[sideIndex(side)]; }
    const Paddle& paddle(Side side) const { return *world.objects().paddle(side); }
    const Ball& ball(std::size_t index = 0) const { return world.objects().balls.at(index); }
    std::size_t ballCount() const { return world.objects().balls.size(); }
    const Standing& standing(Side side) const { return world.match().standing(side); }

    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i)
            world.step(commands, events);
    }
    template <typename Done>
    bool stepUntil(int limit, Done&& done) {
        for (int i = 0; i < limit && !done(); ++i)
            step();
        return done();
    }
    /// The same with a ball of Blue's in a cage of steel around this brick's place, for which another one
    /// comes when it is taken back: it keeps the match from serving.
    template <typename Done>
    bool stepCagedUntil(int column, int row, int limit, Done&& done) {
        return stepUntil(limit, [&] {
            if (ballCount() == 0) world.putBall(brickCentre(column, row), {100.0, 420.0}, Side::Blue);
            return done();
        });
    }
    void move(Side side, int x, int y) {
        command(side).moveX = static_cast<std::int8_t>(x);
        command(side).moveY = static_cast<std::int8_t>(y);
    }
    void serve(Side side, Vec2 aim) {
        command(side).aimX = static_cast<std::int16_t>(aim.x);
        command(side).aimY = static_cast<std::int16_t>(aim.y);
        command(side).buttons = Command::servePressed;
        step();
        command(side).buttons = 0;
    }
    /// Makes the power-up work on `side` from now on.
    void give(Side side, PowerUp kind) { world.applyPowerUp({kind, traitsOf(kind).hinders}, side, events); }
    /// A ball of `owner` flies straight ahead towards `at` and is a tenth of a second away from it.
    void shoot(Side owner, Vec2 at) {
        const Vec2 ahead{0.0, forward(owner)};
        world.putBall(at - ahead * 42.0, ahead * tuning::rallySpeed, owner);
    }
    /// Drives the paddle's centre to within a tick's way of `target` and lets it come to rest.
    void drive(Side side, Vec2 target) {
        for (int i = 0; i < 400; ++i) {
            const Vec2 way = target - paddle(side).position;
            const auto part = [](double px) { return static_cast<int>(std::clamp(px * 8.0, -127.0, 127.0)); };
            move(side, part(way.x), part(way.y));
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

/// The y that lies as far from Blue's goal line as `y` lies from Red's, for Red; `y` itself for Blue.
inline double seenBy(Side side, double y) { return side == Side::Blue ? y : tuning::fieldSize.y - y; }
inline Vec2 seenBy(Side side, Vec2 p) { return {p.x, seenBy(side, p.y)}; }
/// A velocity or direction as Blue would say it.
inline Vec2 turnedFor(Side side, Vec2 v) { return {v.x, side == Side::Blue ? v.y : -v.y}; }

} // namespace arkanong::test
