#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

#include <string>

namespace arkanong::test {

namespace {

void tryLevel(const std::string& code) {
    const Level level = levelOfCode(code);
    must(!hexagonFault(level) && !wallFault(level) && !bandFault(level) && !brickFault(level) &&
             !campaignFault(level) && !passageFault(level),
         "the level of a code obeys the rules");
    const Level again = levelOfCode(levelCode(level));
    must(again == level && levelHash(again) == levelHash(level), "the level of a code has a code");
    World world(level, {}, 1);
    std::vector<Event> events;
    for (int tick = 0; tick < 20; ++tick)
        world.step({}, events);
    must(world.brokenInvariant().empty(), "the level of a code can be played");
}

void tryReplay(const std::string& code) {
    const Replay replay = replayOfCode(code);
    must(!firstDifference(replay), "the match of a code plays as it says");
    must(encodeReplay(replayOfCode(replayCode(replay))) == encodeReplay(replay),
         "the match of a code has a code");
}

} // namespace

bool readAnyCode(std::string_view bytes) {
    // As the text of a code, and as the bytes within one, which otherwise almost no text would get to.
    const std::string text(bytes);
    const auto reads = [](void (*read)(const std::string&), const std::string& code) {
        try {
            read(code);
            return true;
        } catch (const DataError&) {
            return false;
        }
    };
    return reads(tryLevel, text) || reads(tryLevel, sealedCode(bytes, levelCodes)) ||
           reads(tryReplay, text) || reads(tryReplay, sealedCode(bytes, replayCodes));
}

} // namespace arkanong::test
