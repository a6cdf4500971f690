#include "arkanong/headless/Tournament.hpp"

#include "arkanong/cli/Signals.hpp"

#include <atomic>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

/// Wilson's 95 % confidence interval: its centre and half its width.
struct Reach {
    double middle, reach;
};
Reach wilson(const Share& share) {
    constexpr double z = 1.959964;
    const double n = share.of, p = share.value();
    const double scale = 1.0 + z * z / n;
    return {(p + z * z / (2.0 * n)) / scale,
            z * std::sqrt(p * (1.0 - p) / n + z * z / (4.0 * n * n)) / scale};
}

std::vector<TournamentResult::Pairing> pairingsOf(std::size_t entrants) {
    std::vector<TournamentResult::Pairing> pairings;
    for (std::size_t first = 1; first < entrants; ++first)
        for (std::size_t second = 0; second < first; ++second)
            pairings.push_back({first, second});
    return pairings;
}

/// The side of a pairing's first entrant: it alternates, and each level is played both ways.
Side sideOfFirst(int match) { return match % 2 == 0 ? Side::Blue : Side::Red; }

MatchResult playOne(const TournamentPlan& plan, const TournamentResult::Pairing& pairing, int match) {
    MatchPlay play;
    play.level = plan.levels[static_cast<std::size_t>(match / 2) % plan.levels.size()];
    play.settings = plan.settings;
    play.seed = plan.seed + static_cast<std::uint64_t>(match);
    const Side side = sideOfFirst(match);
    play.entrants[sideIndex(side)] = plan.entrants[pairing.first];
    play.entrants[sideIndex(opponent(side))] = plan.entrants[pairing.second];
    return runMatch(play);
}

} // namespace

double Share::low() const {
    const Reach interval = wilson(*this);
    return std::max(interval.middle - interval.reach, 0.0);
}

double Share::high() const {
    const Reach interval = wilson(*this);
    return std::min(interval.middle + interval.reach, 1.0);
}

TournamentResult playTournament(const TournamentPlan& plan, unsigned threads) {
    assert(plan.entrants.size() > 1 && !plan.levels.empty() && plan.matches % 2 == 0 && threads > 0);
    TournamentResult result;
    result.pairings = pairingsOf(plan.entrants.size());
    const auto matches = static_cast<std::size_t>(plan.matches);
    result.matches.resize(result.pairings.size() * matches);

    // Each match has a fixed slot, so the result does not depend on the order in which threads finish.
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < result.matches.size() && endSignal() == 0; i = next++)
            result.matches[i] = playOne(plan, result.pairings[i / matches], static_cast<int>(i % matches));
    };
    onThreads(threads, work);

    for (std::size_t i = 0; i < result.matches.size(); ++i) {
        const std::optional<Side> winner = result.matches[i].winner;
        if (!winner) continue;
        TournamentResult::Pairing& pairing = result.pairings[i / matches];
        ++(*winner == sideOfFirst(static_cast<int>(i % matches)) ? pairing.wins : pairing.losses);
        ++result.blue.of;
        if (*winner == Side::Blue) ++result.blue.count;
    }
    return result;
}

} // namespace arkanong
