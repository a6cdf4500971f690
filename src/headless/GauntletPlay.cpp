#include "arkanong/headless/GauntletPlay.hpp"

#include "arkanong/cli/Signals.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/sim/tuning/Match.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>

namespace arkanong {

namespace {

/// Seeds derived from the run's seed.
enum Stream : std::uint64_t { Personalities = 100, RandomDraft = 101 };

std::size_t randomPick(const GauntletRun& run, Random& random) {
    for (;;) {
        const std::size_t index = random.below(static_cast<std::uint32_t>(gauntlet::openCards));
        if (run.mayPick(index)) return index;
    }
}

std::array<Personality, 2> personalitiesOf(std::uint64_t seed) {
    Random random(seed, Personalities);
    const auto draw = [&] {
        return static_cast<Personality>(random.below(static_cast<std::uint32_t>(personalityCount)));
    };
    const Personality blue = draw();
    return {blue, draw()};
}

std::string sentenceOf(const MatchResult& match, const GauntletRun& run) {
    return "Rule broken in the run with seed " + std::to_string(run.record().settings.seed) + ", round " +
           std::to_string(run.round() + 1) + " on " + match.level + " with seed " +
           std::to_string(match.seed) + " at tick " + std::to_string(match.breach->tick) + ": " +
           match.breach->what;
}

PlayedRun playRun(const GauntletPlan& plan, std::uint64_t seed) {
    const std::array<Personality, 2> personalities = personalitiesOf(seed);
    RunPlan run{plan.levels, {}, plan.drafting, seed, plan.settings, plan.record};
    for (std::size_t side = 0; side < run.players.size(); ++side)
        run.players[side] = {plan.strengths[side], personalities[side]};
    return playRun(run);
}

std::shared_ptr<const Replay> recordingOf(Replay replay) {
    replay.summary->occasion = "GAUNTLET";
    return std::make_shared<const Replay>(std::move(replay));
}

/// The player of a side in the recording. A computer whose drafting differs from its strength does not count as
/// Player::isComputer(): its picks would be taken for forged.
std::string playsAs(const Drafting& drafting, const BotProfile& profile) {
    if (!drafting) return "computer that drafts at random";
    return *drafting == profile.strength ? "computer" : "computer that drafts as " + nameOf(*drafting);
}

void note(Share& share, bool hit) {
    ++share.of;
    if (hit) ++share.count;
}

/// Counts a side's cards and fusions in a round.
void noteHand(GauntletFigures& figures, const GauntletRun& run, Side side, bool won) {
    std::vector<Card> cards = run.cards(side);
    std::sort(cards.begin(), cards.end());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        note(figures.cards[cardIndex(cards[i])], won);
        for (std::size_t j = i + 1; j < cards.size(); ++j)
            note(figures.pairs[cardIndex(cards[i])][cardIndex(cards[j])], won);
    }
    const CardSet hand = run.hand(side);
    for (std::size_t i = cardCount; i < cardCount + fusionCount; ++i)
        if (hand.has(static_cast<Card>(i))) note(figures.cards[i], won);
}

void notePick(GauntletFigures& figures, const GauntletRun& run, Personality personality, std::size_t taken) {
    for (std::size_t i = 0; i < run.open().size(); ++i)
        if (run.mayPick(i))
            note(figures.picks[static_cast<std::size_t>(personality)][cardIndex(run.open()[i].card)],
                 i == taken);
}

/// Adds a finished run to the figures.
void noteRun(GauntletFigures& figures, const PlayedRun& played) {
    GauntletRun run(played.record.settings);
    const Side first = run.firstPicker();
    auto pick = played.record.picks.begin();
    for (const RoundResult& result : played.record.results) {
        for (; run.stage() == GauntletRun::Stage::Draft; ++pick) {
            notePick(figures, run, played.players[sideIndex(run.picker())].personality, *pick);
            run.pick(*pick);
        }
        for (const Side side : {Side::Blue, Side::Red})
            noteHand(figures, run, side, result.winner == side);
        run.finishRound(result);
    }
    ++figures.runs;
    figures.rounds += static_cast<int>(played.record.results.size());
    note(figures.firstPicker, run.winner() == first);
    note(figures.blue, run.winner() == Side::Blue);
}

/// The smallest number that is not exceeded by at least this share (> 0) of the numbers; 0 for no numbers.
int quantile(std::vector<int> numbers, double share) {
    if (numbers.empty()) return 0;
    std::sort(numbers.begin(), numbers.end());
    const auto count = static_cast<double>(numbers.size());
    std::size_t index = 0;
    while (static_cast<double>(index + 1) < share * count)
        ++index;
    return numbers[index];
}

} // namespace

PlayedRun playRun(const RunPlan& plan) {
    PlayedRun played;
    played.players = plan.players;
    if (plan.record) {
        played.recording.emplace();
        for (std::size_t side = 0; side < plan.players.size(); ++side)
            played.recording->players[side] = {playsAs(plan.drafting[side], plan.players[side]), "",
                                               plan.players[side]};
    }
    Random chance(plan.seed, RandomDraft);
    GauntletSettings settings{plan.seed, static_cast<int>(plan.levels.size())};
    settings.challenger = plan.challenger;
    GauntletRun run(settings);
    while (run.stage() != GauntletRun::Stage::Over) {
        while (run.stage() == GauntletRun::Stage::Draft) {
            const std::size_t side = sideIndex(run.picker());
            const Drafting& drafting = plan.drafting[side];
            run.pick(drafting ? draftedBy({*drafting, plan.players[side].personality}, run)
                              : randomPick(run, chance));
        }
        MatchPlay play;
        play.level = plan.levels[static_cast<std::size_t>(run.level())];
        play.settings = run.matchSettings(plan.settings);
        play.seed = run.matchSeed();
        play.entrants = {plan.players[0], plan.players[1]};
        Replay replay;
        const MatchResult match = runMatch(play, plan.record ? &replay : nullptr);
        played.wallSeconds += match.wallSeconds;
        if (match.breach) played.breach = sentenceOf(match, run);
        if (played.recording) played.recording->rounds.push_back(recordingOf(std::move(replay)));
        if (!match.over || match.breach) break;
        run.finishRound(*match.round);
    }
    played.record = run.record();
    if (played.recording) played.recording->record = played.record;
    return played;
}

std::vector<PlayedRun> playGauntlets(const GauntletPlan& plan, unsigned threads) {
    assert(!plan.levels.empty() && plan.runs > 0 && threads > 0);
    std::vector<PlayedRun> runs(static_cast<std::size_t>(plan.runs));
    // Each run has a fixed slot, so the result does not depend on the order in which threads finish.
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        // Always starts the first run, so that there is something to record.
        for (std::size_t i = next++; i < runs.size() && (i == 0 || endSignal() == 0); i = next++)
            runs[i] = playRun(plan, plan.seed + i);
    };
    onThreads(threads, work);
    return runs;
}

GauntletFigures figuresOf(const std::vector<PlayedRun>& runs) {
    GauntletFigures figures;
    std::vector<int> lengths;
    for (const PlayedRun& played : runs) {
        if (played.breach) {
            figures.breaches.push_back(*played.breach);
            continue;
        }
        noteRun(figures, played);
        int ticks = 0;
        for (const RoundResult& round : played.record.results)
            ticks += tuning::countdown + round.ticks;
        lengths.push_back(ticks + static_cast<int>(played.record.results.size()) * gauntlet::draftTicks);
        figures.simulatedTicks += ticks;
        figures.wallSeconds += played.wallSeconds;
    }
    figures.medianTicks = quantile(lengths, 0.5);
    figures.ninetiethTicks = quantile(lengths, 0.9);
    return figures;
}

} // namespace arkanong
