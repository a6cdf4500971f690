#include "arkanong/headless/GauntletPlay.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <algorithm>
#include <iomanip>
#include <utility>

// Prints the results of gauntlet runs.

namespace arkanong {

namespace {

constexpr std::size_t pairsPrinted = 10;

struct PairShare {
    Card one{}, other{};
    Share share;
};

/// The pairs with the highest share of won rounds, in descending order.
std::vector<PairShare> bestPairs(const GauntletFigures& figures) {
    std::vector<PairShare> pairs;
    for (std::size_t i = 0; i < cardCount; ++i)
        for (std::size_t j = i + 1; j < cardCount; ++j)
            if (figures.pairs[i][j].of > 0)
                pairs.push_back({static_cast<Card>(i), static_cast<Card>(j), figures.pairs[i][j]});
    std::stable_sort(pairs.begin(), pairs.end(), [](const PairShare& a, const PairShare& b) {
        return a.share.value() > b.share.value();
    });
    if (pairs.size() > pairsPrinted) pairs.resize(pairsPrinted);
    return pairs;
}

std::string draftingText(const GauntletPlan& plan, Side side) {
    const Drafting& drafting = plan.drafting[sideIndex(side)];
    return drafting ? "as " + nameOf(*drafting) : "at random";
}

std::string percentOf(const Share& share) { return share.of > 0 ? oneDecimal(100.0 * share.value()) : "-"; }

/// A share in percent with its 95 % confidence interval: "51.2 (48.1-54.3)".
std::string intervalOf(const Share& share) {
    if (share.of == 0) return "-";
    return percentOf(share) + " (" + oneDecimal(100.0 * share.low()) + '-' +
           oneDecimal(100.0 * share.high()) + ')';
}

std::string_view nameAt(std::size_t card) { return traitsOf(static_cast<Card>(card)).name; }

void printCards(std::ostream& out, const GauntletFigures& figures) {
    constexpr int nameWidth = 12, countWidth = 8, shareWidth = 18, tasteWidth = 11;
    out << std::left << std::setw(nameWidth) << "Card" << std::right << std::setw(countWidth) << "rounds"
        << std::setw(shareWidth) << "won, %";
    for (std::size_t p = 0; p < personalityCount; ++p)
        out << std::setw(tasteWidth) << nameOf(static_cast<Personality>(p));
    out << " (took it, %)\n";
    for (std::size_t i = 0; i < figures.cards.size(); ++i) {
        const Share& share = figures.cards[i];
        out << std::left << std::setw(nameWidth) << nameAt(i) << std::right << std::setw(countWidth)
            << share.of << std::setw(shareWidth) << intervalOf(share);
        for (std::size_t p = 0; p < personalityCount && i < cardCount; ++p)
            out << std::setw(tasteWidth) << percentOf(figures.picks[p][i]);
        out << '\n';
    }
}

void printRunsText(std::ostream& out, const GauntletPlan& plan, const GauntletFigures& figures) {
    out << figures.runs << " runs, seeds " << plan.seed << " to "
        << plan.seed + static_cast<std::uint64_t>(plan.runs) - 1 << ", on " << plan.levels.size()
        << " levels: Blue (" << nameOf(plan.strengths[0]) << ") drafts " << draftingText(plan, Side::Blue)
        << ", Red (" << nameOf(plan.strengths[1]) << ") " << draftingText(plan, Side::Red) << '\n'
        << "The first picker won, in %, with the 95 % confidence interval: "
        << intervalOf(figures.firstPicker) << "; Blue won: " << intervalOf(figures.blue) << '\n'
        << "Rounds: " << figures.rounds << "; length of a run: median " << lengthText(figures.medianTicks)
        << ", nine of ten at most " << lengthText(figures.ninetiethTicks) << '\n';
    printCards(out, figures);
    out << "The pairs that won most:\n";
    for (const PairShare& pair : bestPairs(figures))
        out << "  " << traitsOf(pair.one).name << " and " << traitsOf(pair.other).name << ": "
            << intervalOf(pair.share) << " of " << pair.share.of << '\n';
    out << "Breaches: " << figures.breaches.size() << '\n';
    for (const std::string& breach : figures.breaches)
        out << breach << '\n';
    out << simulatedSecondsPerSecond(figures.simulatedTicks, figures.wallSeconds)
        << " simulated seconds per second and thread\n";
}

/// A round of a run: the picks before it, and its result.
struct ToldRound {
    const Level& level;
    std::vector<std::pair<Side, Card>> picks;
    const RoundResult& result;
};

/// The finished rounds.
std::vector<ToldRound> roundsOf(const GauntletPlan& plan, const PlayedRun& played) {
    std::vector<ToldRound> rounds;
    GauntletRun run(played.record.settings);
    auto pick = played.record.picks.begin();
    for (const RoundResult& result : played.record.results) {
        ToldRound round{plan.levels[static_cast<std::size_t>(run.level())], {}, result};
        for (; run.stage() == GauntletRun::Stage::Draft; run.pick(*pick++))
            round.picks.emplace_back(run.picker(), run.open()[*pick].card);
        rounds.push_back(std::move(round));
        run.finishRound(result);
    }
    return rounds;
}

void printRunText(std::ostream& out, const GauntletPlan& plan, const PlayedRun& played) {
    out << "A run with seed " << plan.seed << ": Blue (" << nameOf(played.players[0]) << ") drafts "
        << draftingText(plan, Side::Blue) << ", Red (" << nameOf(played.players[1]) << ") "
        << draftingText(plan, Side::Red) << '\n';
    int number = 0;
    for (const ToldRound& round : roundsOf(plan, played)) {
        out << "Round " << ++number << " on " << round.level.name << ':';
        for (const auto& [side, card] : round.picks)
            out << ' ' << displayName(side) << " picks " << traitsOf(card).name << ',';
        out << ' ' << displayName(round.result.winner) << " wins, goals " << scoreText(round.result.goals)
            << " after " << lengthText(round.result.ticks) << '\n';
    }
    const GauntletScore score = scoreOf(*GauntletRun::replayed(played.record));
    if (score.winner)
        out << displayName(*score.winner) << " wins the run, points " << scoreText(score.points) << '\n';
    if (played.breach) out << *played.breach << '\n';
}

std::string winsJson(const Share& share) {
    return "{\"wins\": " + std::to_string(share.count) + ", \"of\": " + std::to_string(share.of) + '}';
}

std::string draftingJson(const Drafting& drafting) {
    return drafting ? jsonString(nameOf(*drafting)) : "null";
}

void printRunsJson(std::ostream& out, const GauntletPlan& plan, const GauntletFigures& figures) {
    out << "{\"runs\": " << figures.runs << ", \"firstSeed\": " << plan.seed
        << ", \"blueDrafts\": " << draftingJson(plan.drafting[0])
        << ", \"redDrafts\": " << draftingJson(plan.drafting[1]) << ", \"rounds\": " << figures.rounds
        << ", \"firstPicker\": " << winsJson(figures.firstPicker) << ", \"blue\": " << winsJson(figures.blue)
        << ", \"medianTicks\": " << figures.medianTicks << ", \"ninetiethTicks\": " << figures.ninetiethTicks
        << ", \"cards\": {";
    for (std::size_t i = 0; i < figures.cards.size(); ++i)
        out << (i == 0 ? "" : ", ") << jsonString(std::string(nameAt(i))) << ": "
            << winsJson(figures.cards[i]);
    out << "}, \"pairs\": [";
    const char* separator = "";
    for (const PairShare& pair : bestPairs(figures)) {
        out << separator << "{\"cards\": [" << jsonString(std::string(traitsOf(pair.one).name)) << ", "
            << jsonString(std::string(traitsOf(pair.other).name)) << "], \"won\": " << winsJson(pair.share)
            << '}';
        separator = ", ";
    }
    out << "], \"breaches\": [";
    separator = "";
    for (const std::string& breach : figures.breaches) {
        out << separator << jsonString(breach);
        separator = ", ";
    }
    out << "], \"simulatedSecondsPerSecond\": "
        << simulatedSecondsPerSecond(figures.simulatedTicks, figures.wallSeconds) << "}\n";
}

void printRunJson(std::ostream& out, const GauntletPlan& plan, const PlayedRun& played) {
    const GauntletScore score = scoreOf(*GauntletRun::replayed(played.record));
    out << "{\"seed\": " << plan.seed << ", \"blue\": " << jsonString(nameOf(played.players[0]))
        << ", \"red\": " << jsonString(nameOf(played.players[1]))
        << ", \"blueDrafts\": " << draftingJson(plan.drafting[0])
        << ", \"redDrafts\": " << draftingJson(plan.drafting[1]) << ", \"rounds\": [";
    const char* separator = "";
    for (const ToldRound& round : roundsOf(plan, played)) {
        out << separator << "{\"level\": " << jsonString(round.level.name) << ", \"picks\": [";
        separator = "";
        for (const auto& [side, card] : round.picks) {
            out << separator << "{\"side\": " << jsonString(nameOf(side))
                << ", \"card\": " << jsonString(std::string(traitsOf(card).name)) << '}';
            separator = ", ";
        }
        out << "], \"winner\": " << jsonString(nameOf(round.result.winner))
            << ", \"goals\": " << jsonPair(round.result.goals) << ", \"ticks\": " << round.result.ticks
            << '}';
        separator = ", ";
    }
    out << "], \"points\": " << jsonPair(score.points)
        << ", \"winner\": " << (score.winner ? jsonString(nameOf(*score.winner)) : "null")
        << ", \"breach\": " << (played.breach ? jsonString(*played.breach) : "null") << "}\n";
}

} // namespace

void printGauntlets(std::ostream& out, const GauntletPlan& plan, const GauntletFigures& figures, bool json) {
    json ? printRunsJson(out, plan, figures) : printRunsText(out, plan, figures);
}

void printGauntletRun(std::ostream& out, const GauntletPlan& plan, const PlayedRun& played, bool json) {
    json ? printRunJson(out, plan, played) : printRunText(out, plan, played);
}

} // namespace arkanong
