#include "arkanong/session/analysis/AnalysisRun.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TakenOver.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <thread>
#include <vector>

using namespace arkanong::test;

namespace {

std::shared_ptr<const Replay> recorded(int ticks) {
    return std::make_shared<const Replay>(summarised(playedMatch(ticks), "2026-11-21 10:00:00"));
}

/// Waits until the results fulfil the condition, and returns them.
template <typename Condition>
std::shared_ptr<const AnalysisResults> resultsWhen(const AnalysisRun& run, Condition condition) {
    std::shared_ptr<const AnalysisResults> results = run.results();
    for (; !condition(*results); results = run.results())
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // The analysis has a lower priority.
    return results;
}

std::vector<Choice> serves(const AnalysisResults& results) {
    std::vector<Choice> found;
    std::copy_if(results.choices.begin(), results.choices.end(), std::back_inserter(found),
                 [](const Choice& choice) { return choice.kind == Choice::Kind::Serve; });
    REQUIRE_FALSE(found.empty());
    return found;
}

} // namespace

TEST_CASE("an analysis in the background ends with the same bits as one without a thread", "[session]") {
    const auto replay = recorded(800);
    const AnalysisRun run(replay);
    const auto results = resultsWhen(run, [](const AnalysisResults& now) { return now.done; });
    MatchAnalysis straight(*replay, playoutPlayers(*replay));
    while (straight.advance()) {
    }
    REQUIRE(results->curve.size() == straight.curve().size());
    for (std::size_t i = 0; i < results->curve.size(); ++i) {
        CHECK(results->curve[i].tick == straight.curve()[i].tick);
        CHECK(results->curve[i].blue == straight.curve()[i].blue);
    }
    CHECK(results->read);
    CHECK(results->coarse);
    CHECK_FALSE(results->differs);
    CHECK_THAT(results->progress, WithinAbs(1.0, 1e-9));
}

TEST_CASE("a match that was played on keeps the chances of the part before, against the same computer",
          "[session]") {
    constexpr int taken = 600;
    const auto first = std::make_shared<const Replay>(takenOver(*recorded(600), 240, 960, true));
    const AnalysisRun before(first);
    const auto isDone = [](const AnalysisResults& now) { return now.done; };
    const auto known = resultsWhen(before, isDone);
    for (const bool sameComputers : {true, false}) {
        INFO(sameComputers);
        const auto second = std::make_shared<const Replay>(takenOver(*first, taken, 1200, sameComputers));
        const AnalysisRun run(second, nullptr, &before);
        const auto results = resultsWhen(run, isDone);
        const auto anew = resultsWhen(AnalysisRun(second), isDone);
        REQUIRE(results->curve.size() == anew->curve.size());
        REQUIRE(results->curve.back().tick == 1200);
        for (std::size_t i = 0; i < results->curve.size(); ++i) {
            const WinChance& now = results->curve[i];
            INFO(now.tick);
            const bool kept = sameComputers && now.tick <= taken;
            CHECK(now.blue == (kept ? known : anew)->curve[i].blue);
            CHECK(now.playouts == anew->curve[i].playouts);
        }
    }
}

TEST_CASE("another match has nothing of an analysis", "[session]") {
    const AnalysisRun before(recorded(800));
    const auto isDone = [](const AnalysisResults& now) { return now.done; };
    resultsWhen(before, isDone);
    const auto other = std::make_shared<const Replay>(
        summarised(playedMatch(800, rowsOfBricks(), 5), "2026-11-21 10:00:00"));
    const auto results = resultsWhen(AnalysisRun(other, nullptr, &before), isDone);
    const auto anew = resultsWhen(AnalysisRun(other), isDone);
    REQUIRE(results->curve.size() == anew->curve.size());
    for (std::size_t i = 0; i < results->curve.size(); ++i)
        CHECK(results->curve[i].blue == anew->curve[i].blue);
}

TEST_CASE("an analysis can be left at any time", "[session]") {
    const auto replay = recorded(4000);
    { const AnalysisRun unread(replay); }
    const AnalysisRun begun(replay);
    resultsWhen(begun, [](const AnalysisResults& now) { return now.progress > 0.0; });
    CHECK_FALSE(begun.results()->done);
}

TEST_CASE("a question is answered by the alternatives' chances before the curve is finished", "[session]") {
    AnalysisRun run(recorded(4000));
    const auto read = resultsWhen(run, [](const AnalysisResults& now) { return now.read; });
    const int first = run.ask(serves(*read).front());
    const int second = run.ask(serves(*read).back());
    CHECK(second > first);
    const auto answered =
        resultsWhen(run, [&](const AnalysisResults& now) { return now.question == second && now.answered; });
    REQUIRE(answered->alternatives.size() == 3);
    for (const Alternative& alternative : answered->alternatives)
        CHECK(alternative.playouts == WhatIf::playouts);
    CHECK_FALSE(answered->done);
}

TEST_CASE("a question after the end of the analysis is answered, too", "[session]") {
    AnalysisRun run(recorded(800));
    const auto done = resultsWhen(run, [](const AnalysisResults& now) { return now.done; });
    CHECK(done->question == 0);
    const int asked = run.ask(serves(*done).front());
    const auto answered =
        resultsWhen(run, [](const AnalysisResults& now) { return now.question != 0 && now.answered; });
    CHECK(answered->question == asked);
    CHECK(answered->done);
    CHECK(run.ask(serves(*done).front()) == asked); // The answer is known.
    CHECK(run.results() == answered);
}
