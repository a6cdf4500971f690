#include "arkanong/sim/gauntlet/GauntletComputers.hpp"

#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/replay/RecordedComputers.hpp"

namespace arkanong {

namespace {

/// Why the run's picker would not have taken the card at this index.
std::optional<std::string> faultOfPick(const GauntletReplay& replay, const GauntletRun& run,
                                       std::size_t index) {
    const GauntletReplay::Player& player = replay.players[sideIndex(run.picker())];
    if (!player.isComputer()) return std::nullopt;
    const std::size_t expected = draftedBy(player.computer, run);
    if (index == expected) return std::nullopt;
    const auto nameAt = [&run](std::size_t card) {
        return std::string(traitsOf(run.open()[card].card).name);
    };
    return "before " + ordinalRound(static_cast<std::size_t>(run.round())) + ' ' + displayName(run.picker()) +
           " picks " + nameAt(index) + ", but the computer would have picked " + nameAt(expected);
}

} // namespace

std::optional<std::string> faultOfComputers(const GauntletReplay& replay) {
    PossibleComputers computers;
    for (std::size_t side = 0; side < computers.size(); ++side)
        if (replay.players[side].isComputer()) computers[side] = {replay.players[side].computer};
    GauntletRun run(replay.record.settings);
    auto result = replay.record.results.begin();
    auto round = replay.rounds.begin();
    for (const std::size_t pick : replay.record.picks) {
        if (auto fault = faultOfPick(replay, run, pick)) return fault;
        run.pick(pick);
        if (run.stage() != GauntletRun::Stage::Ready || round == replay.rounds.end()) continue;
        if (const auto forged = firstForgedCommand(**round++, computers))
            return "in " + ordinalRound(static_cast<std::size_t>(run.round())) + ' ' + describe(*forged);
        if (result != replay.record.results.end()) run.finishRound(*result++);
    }
    return std::nullopt;
}

} // namespace arkanong
