#include "arkanong/session/analysis/PlayoutPlayers.hpp"

#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/replay/Replay.hpp"

namespace arkanong {

namespace {

/// The first open card that the side whose turn it is may take.
std::size_t firstAllowed(const GauntletRun& run) {
    std::size_t index = 0;
    while (index + 1 < gauntlet::openCards && !run.mayPick(index))
        ++index;
    return index;
}

/// The run before the first pick of a round, and how many picks it took until then; nullopt if it never came to that.
struct BeforeDraft {
    GauntletRun run;
    std::size_t picks;
};
std::optional<BeforeDraft> beforeDraft(const GauntletRecord& record, int round) {
    BeforeDraft before{GauntletRun(record.settings), 0};
    std::size_t results = 0;
    while (before.run.round() < round || before.run.stage() == GauntletRun::Stage::Ready) {
        if (before.run.stage() == GauntletRun::Stage::Over) return std::nullopt;
        if (before.run.stage() == GauntletRun::Stage::Draft) {
            if (before.picks == record.picks.size() || !before.run.mayPick(record.picks[before.picks]))
                return std::nullopt;
            before.run.pick(record.picks[before.picks++]);
        } else {
            if (results == record.results.size()) return std::nullopt;
            before.run.finishRound(record.results[results++]);
        }
    }
    if (before.run.stage() != GauntletRun::Stage::Draft || before.run.round() != round) return std::nullopt;
    return before;
}

} // namespace

Profiles playoutPlayers(const ExactComputers& known) {
    Profiles players;
    for (const Side side : {Side::Blue, Side::Red}) {
        const auto& own = known[sideIndex(side)];
        const auto& other = known[sideIndex(opponent(side))];
        if (own)
            players[sideIndex(side)] = *own;
        else if (other)
            players[sideIndex(side)].strength = other->strength;
    }
    return players;
}

Profiles playoutPlayers(const Replay& replay) {
    const std::vector<PossibleComputers> parts = possibleComputers(replay);
    if (parts.empty()) return {};
    const PossibleComputers& possible = parts.back();
    ExactComputers known;
    bool unclear = false;
    for (std::size_t side = 0; side < known.size(); ++side) {
        if (!possible[side].empty()) known[side] = possible[side].front();
        unclear = unclear || possible[side].size() > 1;
    }
    if (unclear) {
        const ExactComputers agreeing = agreeingComputers(replay, parts).back();
        for (std::size_t side = 0; side < known.size(); ++side)
            if (agreeing[side]) known[side] = agreeing[side];
    }
    return playoutPlayers(known);
}

Profiles playoutPlayers(const GauntletReplay& run) {
    ExactComputers known;
    for (std::size_t side = 0; side < known.size(); ++side)
        if (run.players[side].isComputer()) known[side] = run.players[side].computer;
    return playoutPlayers(known);
}

std::vector<DraftAlternative> draftAlternatives(const GauntletRecord& record, int round, Side side) {
    const std::optional<BeforeDraft> before = beforeDraft(record, round);
    if (!before) return {};
    std::vector<DraftAlternative> alternatives;
    for (std::size_t index = 0; index < gauntlet::openCards; ++index) {
        GauntletRun run = before->run;
        std::size_t picks = before->picks;
        DraftAlternative alternative{run.open()[index].card};
        bool possible = true;
        while (run.stage() == GauntletRun::Stage::Draft && possible) {
            const std::size_t recorded =
                picks < record.picks.size() ? record.picks[picks] : gauntlet::openCards;
            ++picks;
            const bool own = run.picker() == side;
            const bool asRecorded = recorded < gauntlet::openCards && run.mayPick(recorded);
            const std::size_t pick = own ? index : asRecorded ? recorded : firstAllowed(run);
            possible = run.mayPick(pick);
            if (own) alternative.picked = pick == recorded;
            if (possible) run.pick(pick);
        }
        if (!possible || run.stage() != GauntletRun::Stage::Ready) continue;
        alternative.hands = {run.hand(Side::Blue), run.hand(Side::Red)};
        alternatives.push_back(alternative);
    }
    return alternatives;
}

} // namespace arkanong
