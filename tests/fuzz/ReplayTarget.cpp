#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

/// The bytes with this version's numbers behind the file's first line, and with the checksum that belongs to them.
/// Otherwise almost nothing would get farther than these.
std::string sealed(std::string_view bytes) {
    constexpr std::size_t magic = 16, sum = 8;
    std::string text(bytes.substr(0, bytes.size() < sum ? 0 : bytes.size() - sum));
    ByteWriter versions;
    versions.whole(replayFormat, 4);
    versions.whole(simulationVersion, 4);
    if (text.size() >= magic + versions.bytes().size())
        text.replace(magic, versions.bytes().size(), versions.bytes());
    Hash hash;
    for (const char byte : text)
        hash.add(std::uint64_t{static_cast<unsigned char>(byte)});
    ByteWriter end;
    end.whole(hash.value(), 8);
    return text + end.bytes();
}

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
