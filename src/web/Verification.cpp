#include "Json.hpp"
#include "ReplayShow.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/session/replay/Verdict.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"

namespace arkanong {

namespace {

/// `round`, `tick` and `why` of the fault are 0 and empty without one. `takeovers` is JSON.
std::string result(int round, int tick, const std::string& why, const std::optional<Side>& winner,
                   const std::array<int, 2>& scores, std::uint64_t hash, std::uint32_t ticks,
                   const std::string& takeovers) {
    return std::string("{\"same\": ") + (why.empty() ? "true" : "false") +
           ", \"round\": " + std::to_string(round) + ", \"tick\": " + std::to_string(tick) +
           ", \"why\": " + jsonString(why) +
           ", \"winner\": " + jsonString(winner ? nameOf(*winner) : std::string()) +
           ", \"blue\": " + std::to_string(scores[0]) + ", \"red\": " + std::to_string(scores[1]) +
           ", \"hash\": " + jsonString(hexDigits(hash)) + ", \"ticks\": " + std::to_string(ticks) +
           ", \"takeovers\": [" + takeovers + "], \"simulation\": " + std::to_string(simulationVersion) + '}';
}

/// "A player against Rusty"; the name alone without an opponent.
std::string playersForOnlookers(const std::array<std::string, 2>& players) {
    const std::string blue = nameForOnlookers(players[sideIndex(Side::Blue)]);
    const std::string red = nameForOnlookers(players[sideIndex(Side::Red)]);
    return red.empty() ? blue : blue + " against " + red;
}

/// Who played before each takeover, and who from then on.
std::string takeoversIn(const Replay& replay) {
    if (!replay.summary) return {};
    const std::vector<Takeover>& takeovers = replay.summary->takeovers;
    std::string json;
    for (std::size_t i = 0; i < takeovers.size(); ++i) {
        const auto& next = i + 1 < takeovers.size() ? takeovers[i + 1].players : replay.summary->players;
        json += std::string(i == 0 ? "" : ", ") + "{\"tick\": " + std::to_string(takeovers[i].tick) +
                ", \"from\": " + jsonString(playersForOnlookers(takeovers[i].players)) +
                ", \"to\": " + jsonString(playersForOnlookers(next)) + '}';
    }
    return json;
}

std::string verified(const Replay& replay) {
    const MatchVerdict verdict = verdictOn(replay);
    const ReplayFault fault = verdict.fault.value_or(ReplayFault{});
    return result(0, static_cast<int>(fault.tick), fault.why, verdict.winner, verdict.scores, verdict.hash,
                  replay.ticks(), takeoversIn(replay));
}

std::string verified(const GauntletReplay& run) {
    const RunVerdict verdict = verdictOn(run);
    const GauntletFault fault = verdict.fault.value_or(GauntletFault{});
    std::uint32_t ticks = 0;
    for (const auto& round : run.rounds)
        ticks += round->ticks();
    return result(fault.round, fault.tick, fault.why, verdict.score.winner, verdict.score.points,
                  verdict.hash, ticks, {});
}

} // namespace

Replay replayIn(std::string_view bytes) {
    if (looksLikeCode(bytes, replayCodes)) return replayOfCode(bytes);
    return decodeReplay(bytes, "the replay");
}

std::string verificationJson(std::string_view bytes) {
    if (isGauntlet(bytes)) return verified(decodeGauntlet(bytes, "the replay"));
    return verified(replayIn(bytes));
}

} // namespace arkanong
