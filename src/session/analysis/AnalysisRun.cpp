#include "arkanong/session/analysis/AnalysisRun.hpp"

#include "LowPriority.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Time.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <tuple>
#include <utility>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;
/// Time between two results: results are copies, and a screen has no use for more.
constexpr std::chrono::milliseconds resultStep{50};

/// The ticks with which both recordings begin, as their hashes have it: whole seconds.
int sharedTicks(const Replay& one, const Replay& other) {
    if (one.seed != other.seed) return 0;
    const auto seconds = static_cast<std::ptrdiff_t>(std::min(
        {one.ticks() / tuning::ticksPerSecond, other.ticks() / tuning::ticksPerSecond,
         static_cast<std::uint32_t>(one.hashes.size()), static_cast<std::uint32_t>(other.hashes.size())}));
    const auto differs =
        std::mismatch(one.hashes.begin(), one.hashes.begin() + seconds, other.hashes.begin());
    return static_cast<int>(differs.first - one.hashes.begin()) * tuning::ticksPerSecond;
}

} // namespace

AnalysisRun::AnalysisRun(std::shared_ptr<const Replay> replay, std::shared_ptr<const GauntletReplay> run,
                         const AnalysisRun* begun)
    : replay_(std::move(replay)), run_(std::move(run)), begun_(begun != nullptr ? begun->results() : nullptr),
      shared_(begun != nullptr ? sharedTicks(*begun->replay_, *replay_) : 0), thread_([this] { work(); }) {}

AnalysisRun::~AnalysisRun() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        leaves_ = true;
    }
    woken_.notify_all();
    thread_.join();
}

std::shared_ptr<const AnalysisResults> AnalysisRun::results() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (thrown_) std::rethrow_exception(thrown_);
    return results_;
}

int AnalysisRun::ask(const Choice& choice) {
    const auto place = [](const Choice& of) { return std::tuple(of.tick, of.side, of.kind); };
    if (choice_ && place(*choice_) == place(choice)) return asked_;
    choice_ = choice;
    return ask(
        [choice](const Replay& replay, const Profiles& players) { return WhatIf(replay, players, choice); });
}

int AnalysisRun::ask(Question question) {
    int number = 0;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        question_ = std::move(question);
        number = ++asked_;
    }
    woken_.notify_all();
    return number;
}

void AnalysisRun::work() {
    try {
        useLowPriority();
        const Profiles players = run_ ? playoutPlayers(*run_) : playoutPlayers(*replay_);
        MatchAnalysis analysis(*replay_, players, known(players));
        workOn(analysis);
    } catch (...) {
        const std::lock_guard<std::mutex> lock(mutex_);
        thrown_ = std::current_exception();
    }
}

std::vector<WinChance> AnalysisRun::known(const Profiles& players) const {
    std::vector<WinChance> chances;
    if (shared_ > 0 && begun_->players == players)
        std::copy_if(begun_->curve.begin(), begun_->curve.end(), std::back_inserter(chances),
                     [this](const WinChance& chance) { return chance.tick <= shared_; });
    return chances;
}

void AnalysisRun::workOn(MatchAnalysis& analysis) {
    Clock::time_point due = Clock::now();
    while (!leaves_) {
        takeQuestion(analysis);
        if (leaves_) return;
        const bool more = whatIf_ && !whatIf_->done() ? whatIf_->advance() : analysis.advance();
        if (!more || Clock::now() >= due) {
            publish(analysis);
            due = Clock::now() + resultStep;
        }
    }
}

// Waits for a question, or for the end, where there is nothing else to do.
void AnalysisRun::takeQuestion(const MatchAnalysis& analysis) {
    Question question;
    {
        std::unique_lock<std::mutex> lock(mutex_);
        if (analysis.done() && (!whatIf_ || whatIf_->done()))
            woken_.wait(lock, [this] { return leaves_ || question_; });
        if (!question_) return;
        question = std::exchange(question_, {});
        answers_ = asked_;
    }
    whatIf_.emplace(question(*replay_, analysis.players()));
}

void AnalysisRun::publish(const MatchAnalysis& analysis) {
    auto results = std::make_shared<AnalysisResults>();
    results->players = analysis.players();
    results->curve = analysis.curve();
    for (const Side side : {Side::Blue, Side::Red})
        results->turningPoints[sideIndex(side)] = analysis.turningPoints(side);
    results->choices = analysis.choices();
    results->progress = analysis.progress();
    results->read = analysis.isRead();
    results->coarse = analysis.coarseDone();
    results->done = analysis.done();
    results->differs = analysis.difference().has_value();
    if (whatIf_) {
        results->question = answers_;
        results->alternatives = whatIf_->alternatives();
        results->answered = whatIf_->done();
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    results_ = std::move(results);
}

} // namespace arkanong
