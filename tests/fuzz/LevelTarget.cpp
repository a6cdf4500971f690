#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnyLevel(std::string_view bytes) {
    Level level;
    try {
        level = parseLevel(bytes, "level.toml");
    } catch (const DataError&) {
        return false;
    }
    must(!hexagonFault(level) && !wallFault(level) && !bandFault(level) && !brickFault(level) &&
             !campaignFault(level) && !passageFault(level),
         "a level that is read obeys the rules");
    const std::string written = writeLevel(level);
    must(writeLevel(parseLevel(written, "written.toml")) == written, "a level that is written is read back");
    World world(level, {}, 1);
    std::vector<Event> events;
    for (int tick = 0; tick < 20; ++tick)
        world.step({}, events);
    must(world.brokenInvariant().empty(), "a level that is read can be played");
    return true;
}

} // namespace arkanong::test
