#include "arkanong/sim/analysis/MatchAnalysis.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "sim/analysis/Analysts.hpp"

using namespace arkanong::test;

namespace {

/// A match that a few points decide, so that it is over soon.
const Replay& shortMatch() {
    static const Replay replay = [] {
        MatchSettings settings;
        settings.pointsLimit = 500;
        return playedMatch(tuning::seconds(200.0), rowsOfBricks(), 5, settings);
    }();
    return replay;
}

void finish(MatchAnalysis& analysis) {
    while (analysis.advance()) {
    }
}

} // namespace

TEST_CASE("an analysis spans the recording, and knows its winner at the end", "[sim]") {
    MatchAnalysis analysis(shortMatch(), analysts);
    finish(analysis);
    const std::vector<WinChance>& curve = analysis.curve();
    CHECK(curve.front().tick == 0);
    CHECK(curve.back().tick == static_cast<int>(shortMatch().ticks()));
    CHECK((curve.back().blue == 0.0 || curve.back().blue == 1.0));
    CHECK(analysis.progress() == 1.0);
    CHECK_FALSE(analysis.difference());
    for (const WinChance& at : curve) {
        CHECK(at.blue >= 0.0);
        CHECK(at.blue <= 1.0);
        CHECK((at.playouts == MatchAnalysis::playoutsOfMoment || at.tick == curve.back().tick));
    }
}

TEST_CASE("the same recording has the same analysis, to the bit", "[sim]") {
    MatchAnalysis one(shortMatch(), analysts), two(shortMatch(), analysts);
    finish(one);
    finish(two);
    CHECK(one.hash() == two.hash());
}

TEST_CASE(
    "an analysis shows the whole curve before the first playout, and every coarse moment before the others",
    "[sim]") {
    MatchAnalysis analysis(shortMatch(), analysts);
    while (!analysis.isRead())
        analysis.advance();
    const std::size_t moments = analysis.curve().size();
    CHECK(analysis.curve().back().tick == static_cast<int>(shortMatch().ticks()));
    CHECK_FALSE(analysis.coarseDone());
    const double read = analysis.progress();
    while (!analysis.coarseDone())
        analysis.advance();
    CHECK(analysis.curve().size() == moments);
    CHECK(analysis.progress() > read);
    CHECK_FALSE(analysis.done());
    for (std::size_t i = 0; i + 1 < moments; ++i)
        CHECK((analysis.curve()[i].playouts > 0) == (i % MatchAnalysis::coarseStep == 0));
}

TEST_CASE("playouts that are known are not played again, and give the same chances to the bit", "[sim]") {
    MatchAnalysis whole(shortMatch(), analysts);
    finish(whole);
    const auto piecesOf = [&](std::vector<WinChance> known) {
        MatchAnalysis analysis(shortMatch(), analysts, std::move(known));
        int pieces = 1;
        while (analysis.advance())
            ++pieces;
        CHECK(analysis.hash() == whole.hash());
        CHECK(analysis.progress() == 1.0);
        return pieces;
    };
    const std::vector<WinChance>& curve = whole.curve();
    const int none = piecesOf({});
    const int half = piecesOf({curve.begin(), curve.begin() + static_cast<std::ptrdiff_t>(curve.size() / 2)});
    const int all = piecesOf(curve);
    CHECK(all < half);
    CHECK(half < none);
    CHECK(all <= static_cast<int>(shortMatch().ticks()) / MatchAnalysis::pieceTicks + 2); // Reading alone.
}

TEST_CASE("a piece of work plays at most half a second", "[sim]") {
    MatchSettings settings;
    settings.goals = {9, 9};
    const Replay replay = playedMatch(tuning::ticksPerSecond, rowsOfBricks(), 5, settings);
    MatchAnalysis analysis(replay, analysts);
    int pieces = 0;
    for (; !analysis.isRead(); ++pieces)
        analysis.advance();
    CHECK(pieces == tuning::ticksPerSecond / MatchAnalysis::pieceTicks + 1);
    // No playout ends early, because nobody scores nine goals in its time.
    for (pieces = 0; analysis.curve().front().playouts == 0; ++pieces)
        analysis.advance();
    CHECK(pieces ==
          MatchAnalysis::playoutsOfMoment * MatchAnalysis::playoutTicks / MatchAnalysis::pieceTicks);
}

TEST_CASE("the analysis of a recording that diverges ends where it does", "[sim]") {
    Replay broken = shortMatch();
    broken.hashes[2] ^= 1U;
    MatchAnalysis analysis(broken, analysts);
    finish(analysis);
    CHECK(analysis.difference() == 2U * tuning::ticksPerSecond + tuning::ticksPerSecond);
    CHECK(analysis.curve().back().tick <= 3 * tuning::ticksPerSecond);
}

TEST_CASE("a recording without a tick has one moment", "[sim]") {
    Replay empty = shortMatch();
    empty.runs.clear();
    empty.hashes = {World(empty.level, empty.settings, empty.seed).stateHash()};
    MatchAnalysis analysis(empty, analysts);
    finish(analysis);
    CHECK(analysis.curve().size() == 1);
    CHECK(analysis.turningPoints(Side::Blue).empty());
}

TEST_CASE("matches without two sides that can win are not analysed", "[sim]") {
    const auto can = [](auto change) {
        MatchSettings settings;
        change(settings);
        return canAnalyse(rowsOfBricks(), settings);
    };
    CHECK(can([](MatchSettings&) {}));
    CHECK_FALSE(can([](MatchSettings& settings) { settings.mode = Mode::Solo; }));
    CHECK_FALSE(can([](MatchSettings& settings) { settings.mode = Mode::Sandbox; }));
    CHECK_FALSE(can([](MatchSettings& settings) { settings.practice = true; }));
    CHECK_FALSE(can([](MatchSettings& settings) { settings.finale = true; }));
}
