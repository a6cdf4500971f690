#include "arkanong/session/analysis/AnalysisRun.hpp"

#include "LowPriority.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <chrono>
#include <utility>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;
/// Time between two results: results are copies, and a screen has no use for more.
constexpr std::chrono::milliseconds resultStep{50};

} // namespace

AnalysisRun::AnalysisRun(std::shared_ptr<const Replay> replay, std::shared_ptr<const GauntletReplay> run)
    : replay_(std::move(replay)), run_(std::move(run)), thread_([this] { work(); }) {}

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
        MatchAnalysis analysis(*replay_, run_ ? playoutPlayers(*run_) : playoutPlayers(*replay_));
        workOn(analysis);
    } catch (...) {
        const std::lock_guard<std::mutex> lock(mutex_);
        thrown_ = std::current_exception();
    }
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
