#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/world/World.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A text file of events for scripts that drive the game. Each line is written immediately: "tick 42
/// BallServed ..." for events of a match, and lines such as "screen title" or "focus lost".
class EventLog {
  public:
    /// Creates or overwrites the file, which may be a pipe. An empty path disables the log. Throws as writeFile() does
    /// if it cannot be written.
    explicit EventLog(const std::string& path);

    /// Writes one line.
    void write(std::string_view line);
    /// Writes one line for each event of a tick.
    void write(int tick, const std::vector<Event>& events);
    /// False if lines are discarded, so callers can skip building them.
    bool enabled() const { return file_.is_open(); }
    /// False after a line could not be written, for example on a full disk. All later lines are missing, too.
    bool complete() const { return !enabled() || file_.good(); }

  private:
    std::ofstream file_;
};

/// Writes the positions of the paddles and of the first ball. Call after each tick: it writes at four ticks a second of
/// play and ignores the others.
void logPlaces(EventLog& log, const World& world);

/// A position as the log writes it, in whole px: "480,259".
std::string placeText(Vec2 at);

} // namespace arkanong
