#include "arkanong/session/EventLog.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

namespace arkanong {

EventLog::EventLog(const std::string& path) {
    if (path.empty()) return;
    file_.open(path);
    if (file_) return;
    checkWritable(path); // Throws with the reason.
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

void logPlaces(EventLog& log, const World& world) {
    if (!log.enabled() || world.tick() % (tuning::ticksPerSecond / 4) != 0) return;
    const std::vector<Ball>& balls = world.objects().balls;
    std::string line = "tick " + std::to_string(world.tick()) + " balls " + std::to_string(balls.size());
    for (const Paddle& paddle : world.objects().paddles)
        line += (paddle.side == Side::Blue ? " paddle " : " red ") + placeText(paddle.position);
    if (!balls.empty()) line += " ball " + placeText(balls.front().position);
    log.write(line);
}

std::string placeText(Vec2 at) {
    return std::to_string(static_cast<int>(at.x)) + ',' + std::to_string(static_cast<int>(at.y));
}

} // namespace arkanong
