#pragma once

#include "arkanong/input/Players.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <cstdint>

namespace arkanong::test {

/// A person who plays Blue by one key and nothing else, for measuring. When they see that a ball can be served, they want
/// to serve it after a while, and press; a hand is late and irregular. They look at nothing else, do not aim, and hold the
/// key no longer than a tap. All times are the person's own, in real seconds: at half the game's speed the same hand takes
/// half as many ticks. The computer does not gain so: its delays are ticks, and slow down with the game.
class OneButtonHand {
  public:
    static constexpr double slowest = 0.65; ///< s from seeing to pressing, at most; at least half of it.
    static constexpr double patience = 2.5; ///< s between two serves on average, and at most twice of it.
    static constexpr double tap = 0.12;     ///< s that the key is down.

    /// `speed`: of the game, percent.
    OneButtonHand(int speed, std::uint64_t seed) : ticksPerSecond_(1.2 * speed), random_(seed, 77) {}

    /// What happens to the key before this tick: true down, false up, nothing.
    std::optional<bool> next(const World& world) {
        if (downFor_ > 0) return --downFor_ == 0 ? std::optional(false) : std::nullopt;
        --rest_;
        if (!world.serves(Side::Blue) || rest_ > 0) {
            wait_ = ticks(slowest * (0.5 + 0.5 * random_.unit()));
            return std::nullopt;
        }
        if (--wait_ > 0) return std::nullopt;
        rest_ = ticks(2.0 * patience * random_.unit());
        downFor_ = ticks(tap);
        return true;
    }

  private:
    int ticks(double seconds) const { return static_cast<int>(seconds * ticksPerSecond_) + 1; }

    double ticksPerSecond_; ///< Of the person's seconds.
    Random random_;
    int rest_ = 0;
    int wait_ = 0;
    int downFor_ = 0;
};

/// The end of a match of that person by one-button play against a computer; over at the latest after half an hour.
inline Match oneButtonMatch(const Level& level, Strength strength, int speed, std::uint64_t seed) {
    MatchSettings settings;
    settings.goals.fill(3); // A round of versus.
    std::array<Contestant, 2> contestants{Contestant{Controller::AnyDevice},
                                          Contestant{Controller::Computer, {strength}}};
    Settings player;
    player.oneButton = true;
    World world(level, settings, seed);
    Players players(contestants, settings, seed, {}, {inputAids(player), InputAids{}});
    OneButtonHand hand(speed, seed);
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < tuning::seconds(1800.0)) {
        if (const std::optional<bool> key = hand.next(world)) {
            if (*key)
                players.handle(sfml::KeyPressed{sfml::Key::Space});
            else
                players.handle(sfml::KeyReleased{sfml::Key::Space});
        }
        events.clear();
        world.step(players.commands(world), events);
    }
    return world.match();
}

} // namespace arkanong::test
