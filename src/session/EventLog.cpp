#include "arkanong/session/EventLog.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

namespace arkanong {

EventLog::EventLog(const std::string& path) {
    if (path.empty()) return;
    file_.open(path);
    if (file_) return;
    checkWritable(path); // It tells why not.
    throw MachineError(path, "the event log cannot be written");
}

void EventLog::write(std::string_view line) {
    if (enabled()) file_ << line << std::endl;
}

void EventLog::write(int tick, const std::vector<Event>& events) {
    if (!enabled()) return;
    for (const Event& event : events)
        write("tick " + std::to_string(tick) + ' ' + describe(event));
}

std::string placeText(Vec2 at) {
    return std::to_string(static_cast<int>(at.x)) + ',' + std::to_string(static_cast<int>(at.y));
}

} // namespace arkanong
