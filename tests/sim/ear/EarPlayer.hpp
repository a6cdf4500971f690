#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/ear/Pulses.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace arkanong::test {

/// What an ear takes from a Pulse: it tells so many pitches and rates apart and no more.
struct HeardPulse {
    static constexpr int pitchSteps = 24;
    static constexpr int rateSteps = 16;

    EarSound sound = EarSound::Ball;
    int pitch = 0; ///< 0 to pitchSteps - 1.
    int rate = 0;  ///< 0 to rateSteps - 1; equal ratios apart.

    /// The pitch of a step's middle, octaves.
    static double pitchAt(int step) { return 2.0 * Tone::widest * (step + 0.5) / pitchSteps - Tone::widest; }
    /// The least rate of a step: twelve times the slowest after all of them.
    static double rateAt(int step) {
        constexpr double ratio = 1.168; // The sixteenth root of 12.
        double rate = Tone::slowest;
        for (int i = 0; i < step; ++i)
            rate *= ratio;
        return rate;
    }
    explicit HeardPulse(const Pulse& pulse) : sound(pulse.sound) {
        const double place = (pulse.pitch + Tone::widest) / (2.0 * Tone::widest);
        pitch = std::clamp(static_cast<int>(place * pitchSteps), 0, pitchSteps - 1);
        while (rate < rateSteps - 1 && pulse.rate >= rateAt(rate + 1))
            ++rate;
    }
};

/// A person who plays by ear alone, for measuring. All that it learns of a match is HeardPulses, 150 ms late. It knows its
/// own commands, as a hand does, and that a paddle is 126 px wide and starts in the middle of a field of 960 px; it counts
/// its way from there and from the walls that it hears. It moves no faster than a key does.
class EarPlayer {
  public:
    static constexpr int late = tuning::seconds(0.15);
    static constexpr double fastest = 1000.0; ///< px/s.

    EarPlayer(Side side, std::uint64_t seed) : side_(side), random_(seed, 78) {}

    /// The command for the next tick, in which these pulses begin. Call once a tick.
    Command play(const std::vector<Pulse>& pulses) {
        std::vector<HeardPulse>& now = heard_[at_];
        at_ = (at_ + 1) % heard_.size();
        for (const HeardPulse& pulse : heard_[at_])
            hear(pulse);
        now.clear();
        for (const Pulse& pulse : pulses)
            now.emplace_back(pulse);
        left_ -= tuning::tickSeconds;
        capsuleLeft_ -= tuning::tickSeconds;
        Command command;
        const double speed = wantedSpeed();
        command.moveX = commandValue(speed);
        note(command.moveX * tuning::tickSeconds);
        serve(command);
        return command;
    }

  private:
    static constexpr double width = 126.0; ///< Of the paddle, px.
    static constexpr double half = width / 2.0;

    void hear(const HeardPulse& pulse) {
        const double aside = placeOf(HeardPulse::pitchAt(pulse.pitch), width) - movedLately();
        const double seconds = 4.0 / HeardPulse::rateAt(pulse.rate) - 0.15;
        switch (pulse.sound) {
        case EarSound::Ball:
            if (left_ < 0.0 || seconds > left_ + 0.4) chooseOffset();
            left_ = seconds;
            aside_ = aside;
            steady_ = false;
            return;
        case EarSound::Steady:
            if (!steady_ && left_ < 0.0) chooseOffset();
            aside_ = aside;
            left_ = std::max(left_, 0.05);
            steady_ = true;
            return;
        case EarSound::Capsule:
            capsuleLeft_ = seconds;
            capsuleAside_ = aside;
            return;
        case EarSound::Wall: x_ = x_ < tuning::fieldSize.x / 2.0 ? half : tuning::fieldSize.x - half; return;
        case EarSound::Serve: ready_ = true; return;
        case EarSound::Second: return;
        }
    }

    void chooseOffset() { offset_ = half * random_.between(-0.6, 0.6); }

    double wantedSpeed() {
        constexpr double gain = 25.0; // 1/s.
        constexpr double enough = 6.0;
        double way = 0.0;
        if (capsuleLeft_ > 0.0 && (left_ <= 0.0 || capsuleLeft_ < left_))
            way = capsuleAside_;
        else if (left_ > 0.0)
            way = aside_ - offset_;
        else
            way = tuning::fieldSize.x / 2.0 - x_;
        if (std::abs(way) < enough) return 0.0;
        return std::clamp(gain * way, -fastest, fastest);
    }

    void note(double moved) {
        aside_ -= moved;
        capsuleAside_ -= moved;
        x_ = std::clamp(x_ + moved, half, tuning::fieldSize.x - half);
        moved_[movedAt_] = moved;
        movedAt_ = (movedAt_ + 1) % moved_.size();
    }
    double movedLately() const {
        double sum = 0.0;
        for (const double moved : moved_)
            sum += moved;
        return sum;
    }

    void serve(Command& command) {
        if (!ready_ || --wait_ > 0) return;
        if (left_ > 0.0 && left_ < 0.5) return;
        ready_ = false;
        wait_ = static_cast<int>(tuning::ticksPerSecond * random_.between(0.3, 1.5));
        command.buttons |= Command::servePressed;
        // The arrow, somewhere.
        command.aimX = commandValue(x_ + random_.between(-300.0, 300.0));
        command.aimY = commandValue(goalLine(side_) + forward(side_) * 400.0);
    }

    Side side_;
    Random random_;
    std::array<std::vector<HeardPulse>, late + 1> heard_; ///< A ring of ticks.
    std::size_t at_ = 0;
    std::array<double, late> moved_{}; ///< Own ways of the latest ticks, px, a ring.
    std::size_t movedAt_ = 0;
    double aside_ = 0.0;  ///< The ball's arrival from the paddle's middle, px.
    double left_ = -1.0;  ///< s until it arrives.
    double offset_ = 0.0; ///< Where on the paddle it is to be met, px from the middle.
    bool steady_ = false;
    double capsuleAside_ = 0.0;
    double capsuleLeft_ = -1.0;
    double x_ = tuning::fieldSize.x / 2.0; ///< Its own place, counted.
    bool ready_ = false;
    int wait_ = 0;
};

/// The end of a match of that player, as Blue, against a computer; over at the latest after half an hour. If `deafToPitch`
/// is set, every pulse sounds like the middle of the paddle.
inline World earMatch(const Level& level, Strength strength, std::uint64_t seed, bool deafToPitch = false) {
    World world(level, MatchSettings(), seed);
    Ear ear(Side::Blue);
    EarPlayer player(Side::Blue, seed);
    Bot computer(Side::Red, strength, seed);
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < tuning::seconds(1800.0)) {
        std::vector<Pulse> pulses = ear.listen(world);
        if (deafToPitch)
            for (Pulse& pulse : pulses)
                pulse.pitch = 0.0;
        const Commands commands{player.play(pulses), computer.think(world)};
        events.clear();
        world.step(commands, events);
    }
    return world;
}

} // namespace arkanong::test
