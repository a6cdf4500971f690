#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/session/profile/PlayerProfile.hpp"

#include <string>
#include <vector>

// The person's controller, a victory and a won match for tests, and the folders of a profile.

namespace arkanong::test {

inline constexpr Controller person = Controller::Mouse;
inline constexpr MedalTargets targets{60, {}, 8000};
/// A victory that earns the targets' medals except the mission's.
inline constexpr Victory victory{tuning::seconds(50.0), false, 9000};

inline UserFolders foldersIn(const std::string& path) { return {path, path}; }

/// A match in which the winner has scored all goals.
inline Match wonBy(Side winner, int goals = 1) {
    MatchSettings settings;
    settings.goals.fill(goals);
    Match match(settings);
    std::vector<Event> events;
    while (match.phase() == Phase::Countdown)
        match.tick(10, 1, events);
    while (!match.over()) {
        match.ballCrossed(winner, opponent(winner), {480.0, goalLine(opponent(winner))}, events);
        match.tick(10, 1, events);
    }
    return match;
}

} // namespace arkanong::test
