#pragma once

#include "arkanong/sim/bot/Bot.hpp"
#include "sim/Scene.hpp"

namespace arkanong::test {

/// A side that the computer plays in a Scene; the other side stands still.
struct Played {
    Scene scene;
    Bot bot;
    bool serves = false; ///< One ball at a time is watched, unless a test says otherwise.

    Played(Side side, const BotProfile& profile, const Level& level = {}, std::uint64_t seed = 7,
           const MatchSettings& settings = {})
        : scene(Scene::versus(level, settings)), bot(side, profile, seed) {}

    Side side() const { return bot.side(); }
    const Paddle& paddle() const { return scene.paddle(side()); }
    /// The last command.
    const Command& command() const { return scene.commands[sideIndex(side())]; }

    /// Everything as Blue would say it.
    void putBall(Vec2 position, Vec2 velocity, Side owner) {
        scene.world.putBall(seenBy(side(), position), turnedFor(side(), velocity), owner);
    }
    void putEnemy(Vec2 position, Vec2 velocity) { putBall(position, velocity, opponent(side())); }
    void putCapsule(Vec2 position, const PowerUpDrop& drop) {
        scene.world.putCapsule(seenBy(side(), position), drop, side());
    }
    /// Lets the side have what works on it.
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
