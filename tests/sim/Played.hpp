#pragma once

#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "sim/Scene.hpp"

namespace arkanong::test {

/// A side played by the computer in a Scene; the other side stands still.
struct Played {
    Scene scene;
    Bot bot;
    bool serves = false; ///< Off by default, so that a test has one ball to watch.

    Played(Side side, const BotProfile& profile, const Level& level = {}, std::uint64_t seed = 7,
           const MatchSettings& settings = {})
        : scene(Scene::versus(level, settings)), bot(side, profile, seed) {}

    Side side() const { return bot.side(); }
    const Paddle& paddle() const { return scene.paddle(side()); }
    /// The last command.
    const Command& command() const { return scene.commands[sideIndex(side())]; }

    /// Positions and velocities are given as for Blue, and mirrored for Red.
    void putBall(Vec2 position, Vec2 velocity, Side owner) {
        scene.world.putBall(seenBy(side(), position), turnedFor(side(), velocity), owner);
    }
    void putEnemy(Vec2 position, Vec2 velocity) { putBall(position, velocity, opponent(side())); }
    void putCapsule(Vec2 position, const PowerUpDrop& drop) {
        scene.world.putCapsule(seenBy(side(), position), drop, side());
    }
    /// Applies the power-up to this side, even one that hinders.
    void suffer(PowerUp kind) {
        scene.world.applyPowerUp({kind, traitsOf(kind).hinders}, side(), scene.events);
    }
    void enjoy(PowerUp kind) { scene.world.applyPowerUp({kind, false}, side(), scene.events); }

    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i) {
            Command& command = scene.command(side());
            command = bot.think(scene.world);
            if (!serves)
                command.buttons = static_cast<std::uint8_t>(command.buttons & ~Command::servePressed);
            scene.step();
        }
    }
};

} // namespace arkanong::test
