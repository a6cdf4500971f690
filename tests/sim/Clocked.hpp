#pragma once

#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <variant>
#include <vector>

namespace arkanong::test {

inline constexpr Vec2 somewhere{480.0, 0.0};

/// A Match without a field, and its events.
struct Clocked {
    explicit Clocked(const MatchSettings& settings = {}) : match(settings) {}

    void tick(int ticks = 1, std::size_t bricks = 10, std::size_t balls = 0) {
        for (int i = 0; i < ticks; ++i)
            match.tick(bricks, balls, events);
    }
    void begin() {
        while (match.phase() == Phase::Countdown)
            tick();
        events.clear();
    }
    void cross(Side owner, Side line) { match.ballCrossed(owner, line, somewhere, events); }
    /// An enemy ball crosses the opponent's goal line.
    void score(Side by) { cross(by, opponent(by)); }
    void convert(Side newOwner) { match.ballConverted(newOwner, events); }
    int breakBrick(Side by, int hitsWhole) { return match.brickBroken(by, hitsWhole, events); }
    template <typename T>
    int count() const {
        int found = 0;
        for (const Event& event : events)
            found += std::holds_alternative<T>(event) ? 1 : 0;
        return found;
    }

    Match match;
    std::vector<Event> events;
};

inline Clocked begun(const MatchSettings& settings = {}) {
    Clocked clocked(settings);
    clocked.begin();
    return clocked;
}

inline MatchSettings endingAt(int suddenDeath, int end) {
    MatchSettings settings;
    settings.suddenDeathAt = suddenDeath;
    settings.suddenDeathEnd = end;
    return settings;
}

} // namespace arkanong::test
