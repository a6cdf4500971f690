#include "arkanong/sim/gauntlet/Drafter.hpp"

#include "CardWorth.hpp"
#include "arkanong/math/Random.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace arkanong {

namespace {

// In percent, as the worths.
constexpr double liking = 3.0; ///< What a card that suits a personality is worth more to it.
constexpr double error = 8.0;  ///< How far the weakest computer's estimates are off at most.

/// What a card adds to a side's hand against the other side's.
double worthTo(Side side, Card card, const GauntletRun& run) {
    double worth = worthOf(card);
    for (const Card own : run.cards(side))
        worth += worthTogether(card, own);
    for (const Card other : run.cards(opponent(side)))
        worth += worthAgainst(card, other);
    return worth;
}

} // namespace

std::size_t draftedBy(const BotProfile& profile, const GauntletRun& run) {
    const Side side = run.picker();
    // Besides the run's own, a stream for each pick.
    Random random(run.record().settings.seed, 1 + run.record().picks.size());
    const double knows = static_cast<double>(profile.strength.hundredths()) / Strength::mostHundredths;
    std::array<double, gauntlet::openCards> mine{}, theirs{};
    for (std::size_t i = 0; i < mine.size(); ++i) {
        const Card card = run.open()[i].card;
        const double guess = (1.0 - knows) * random.between(-error, error);
        mine[i] =
            guess + knows * worthTo(side, card, run) + (suits(card, profile.personality) ? liking : 0.0);
        theirs[i] = guess + knows * worthTo(opponent(side), card, run);
    }
    // The worth of the best card that the opponent could still take.
    const auto left = [&](std::size_t picked) {
        double best = -std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < theirs.size(); ++i)
            if (i != picked && !run.has(opponent(side), run.open()[i].card)) best = std::max(best, theirs[i]);
        return best;
    };
    std::optional<std::size_t> best;
    double bestValue = 0.0;
    for (std::size_t i = 0; i < mine.size(); ++i) {
        const double value = side == run.firstPicker() ? mine[i] - left(i) : mine[i];
        if (!run.mayPick(i) || (best && value <= bestValue)) continue;
        best = i;
        bestValue = value;
    }
    return *best;
}

} // namespace arkanong
