#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/SealedReplay.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

namespace {

void play(const Replay& replay) {
    constexpr int mostTicks = 240;
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    for (int tick = 0; tick < mostTicks; ++tick) {
        const auto commands = player.next();
        if (!commands) return;
        world.step(*commands, events);
        events.clear();
    }
    must(world.brokenInvariant().empty(), "a replay that is read can be played");
}

} // namespace

bool readAnyReplay(std::string_view bytes) {
    for (const std::string& file : {std::string(bytes), sealed(bytes)}) {
        try {
            const Replay replay = decodeReplay(file, "any.replay");
            const Level& level = replay.level;
            must(!hexagonFault(level) && !wallFault(level) && !bandFault(level) && !brickFault(level) &&
                     !campaignFault(level) && (replay.settings.mode != Mode::Versus || !passageFault(level)),
                 "the level of a replay that is read obeys the rules");
            must(encodeReplay(replay) == file, "a replay that is read is written back");
            play(replay);
            return true;
        } catch (const DataError&) {
            continue;
        }
    }
    return false;
}

} // namespace arkanong::test
