#include "arkanong/session/replay/ReplayLink.hpp"

#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"

#include <string_view>

namespace arkanong {

namespace {

constexpr std::string_view start = "arkanong.html#replay=";

} // namespace

std::string codeForLink(const Replay& replay) {
    if (replay.ticks() > longestCodedMatch) return {};
    std::string code = replayCode(replay, possibleComputers(replay));
    return start.size() + code.size() > longestReplayLink ? std::string() : code;
}

std::string replayLink(const Replay& replay) {
    const std::string code = codeForLink(replay);
    if (code.empty())
        throw DataError("No link", "this match is too long for one; export it and send the file");
    return std::string(start) + code;
}

} // namespace arkanong
