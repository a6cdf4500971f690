#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Event.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A text file of what happens, a line at a time and at once on the disk, for scripts that drive the game:
/// "tick 42 BallServed ..." for a match's events, other lines ("screen title", "focus lost") as they come.
class EventLog {
  public:
    /// Writes anew; an empty path writes nothing. Throws DataError where the file can't be written.
    explicit EventLog(const std::string& path);

    void write(std::string_view line);
    void write(int tick, const std::vector<Event>& events);
    /// For lines that cost something to make.
    bool enabled() const { return file_.is_open(); }

  private:
    std::ofstream file_;
};

/// A place as the log writes it, in whole px: "480,259".
std::string placeText(Vec2 at);

} // namespace arkanong
