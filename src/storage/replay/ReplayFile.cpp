#include "arkanong/storage/replay/ReplayFile.hpp"

#include "ReplayStart.hpp"
#include "SealedFile.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

constexpr SealedFormat replayFile{"Arkanong replay\n", replayFormat, "replay"};
constexpr std::size_t runBytes = 2 * 9 + 4;
/// More than the hashes of a day, the largest level and everything else take.
constexpr std::size_t otherBytes = std::size_t{896} << 10U;
constexpr std::size_t mostRuns =
    (largestReplayFile - otherBytes) / runBytes; ///< At least 20 minutes of play.

void writeCommand(ByteWriter& out, const Command& command) {
    out.signedWhole(command.moveX, 2);
    out.signedWhole(command.moveY, 2);
    out.whole(command.buttons, 1);
    out.signedWhole(command.aimX, 2);
    out.signedWhole(command.aimY, 2);
}

Command readCommand(ByteReader& in) {
    Command command;
    command.moveX = static_cast<std::int16_t>(in.signed16());
    command.moveY = static_cast<std::int16_t>(in.signed16());
    command.buttons = static_cast<std::uint8_t>(in.whole(1));
    command.aimX = static_cast<std::int16_t>(in.signed16());
    command.aimY = static_cast<std::int16_t>(in.signed16());
    return command;
}

std::vector<Replay::Run> readRuns(ByteReader& in) {
    std::vector<Replay::Run> runs(in.count(runBytes));
    int ticks = 0;
    for (Replay::Run& run : runs) {
        for (Command& command : run.commands)
            command = readCommand(in);
        const int length = in.between(1, longestMatch - ticks, in.signed32(), "ticks");
        ticks += length;
        run.ticks = static_cast<std::uint32_t>(length);
    }
    return runs;
}

std::size_t hashesOf(const Replay& replay) {
    return replay.ticks() / static_cast<std::uint32_t>(tuning::ticksPerSecond) + 1;
}

/// The parts before the commands.
struct Opening {
    ReplayHeader header;
    std::uint64_t seed;
};

Opening readOpening(ByteReader& in) {
    Opening opening;
    opening.header.summary = readSummary(in);
    opening.seed = in.whole(8);
    opening.header.settings = readSettings(in);
    opening.header.level = readLevel(in);
    checkStart(in, opening.header.summary, opening.header.settings, opening.header.level);
    return opening;
}

/// The beginning of a replay that is too long for a file, in whole seconds, as long as a file can hold.
Replay beginningOf(const Replay& replay) {
    constexpr std::uint32_t second{tuning::ticksPerSecond};
    Replay cut = replay;
    if (cut.runs.size() > mostRuns) cut.runs.resize(mostRuns);
    const std::uint32_t ticks = std::min(cut.ticks(), std::uint32_t{longestMatch}) / second * second;
    std::uint32_t left = ticks;
    for (Replay::Run& run : cut.runs) {
        run.ticks = std::min(run.ticks, left);
        left -= run.ticks;
    }
    while (cut.runs.back().ticks == 0)
        cut.runs.pop_back();
    cut.hashes.resize(ticks / second);
    cut.hashes.push_back(cut.hashes.back()); // Every replay repeats the hash after its last tick.
    if (cut.summary) {
        cut.summary->winner.reset();
        cut.summary->clock = std::min(cut.summary->clock, static_cast<int>(ticks));
        forgetTakeovers(*cut.summary, static_cast<int>(ticks) + 1);
    }
    return cut;
}

} // namespace

std::string encodeReplay(const Replay& replay) {
    assert(replay.hashes.size() == hashesOf(replay));
    if (replay.runs.size() > mostRuns || replay.ticks() > std::uint32_t{longestMatch})
        return encodeReplay(beginningOf(replay));
    ByteWriter out;
    beginSealed(out, replayFile, replay.version);
    writeSummary(out, replay.summary);
    out.whole(replay.seed, 8);
    writeSettings(out, replay.settings);
    writeLevel(out, replay.level);
    out.count(replay.runs.size());
    for (const Replay::Run& run : replay.runs) {
        for (const Command& command : run.commands)
            writeCommand(out, command);
        out.whole(run.ticks, 4);
    }
    out.count(replay.hashes.size());
    for (const std::uint64_t hash : replay.hashes)
        out.whole(hash, 8);
    return sealedBytes(out);
}

Replay decodeReplay(std::string_view bytes, const std::string& file) {
    ByteReader in(unsealed(bytes, replayFile, file), file);
    Opening opening = readOpening(in);
    Replay replay;
    replay.seed = opening.seed;
    replay.settings = opening.header.settings;
    replay.level = std::move(opening.header.level);
    replay.summary = std::move(opening.header.summary);
    replay.runs = readRuns(in);
    checkTakeovers(in, replay.summary, static_cast<int>(replay.ticks()));
    replay.hashes.resize(in.count(8));
    for (std::uint64_t& hash : replay.hashes)
        hash = in.whole(8);
    if (!in.atEnd()) in.fail("expected the end of the file, found more bytes");
    if (replay.hashes.size() != hashesOf(replay))
        in.fail("expected " + std::to_string(hashesOf(replay)) + " hashes, found " +
                std::to_string(replay.hashes.size()));
    return replay;
}

void saveReplay(const Replay& replay, const std::string& path) { writeFile(path, encodeReplay(replay)); }

Replay loadReplay(const std::string& path) {
    if (looksLikeCode(path, replayCodes)) return replayOfCode(path);
    return decodeReplay(readFile(path, largestReplayFile), path);
}

ReplayHeader decodeReplayHeader(std::string_view bytes, const std::string& file) {
    ByteReader in(unsealed(bytes, replayFile, file), file);
    return readOpening(in).header;
}

ReplayHeader decodeReplayStart(std::string_view bytes, const std::string& file) {
    ByteReader in(unsealedStart(bytes, replayFile, file), file);
    return readOpening(in).header;
}

} // namespace arkanong
