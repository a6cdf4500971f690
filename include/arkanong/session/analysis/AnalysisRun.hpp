#pragma once

#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/sim/analysis/WhatIf.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

#include <array>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace arkanong {

/// The state of an analysis that runs in the background. A value.
struct AnalysisResults {
    Profiles players;             ///< The computers that play each moment on.
    std::vector<WinChance> curve; ///< By tick; during the reading it ends before the recording does.
    std::array<std::vector<TurningPoint>, 2> turningPoints; ///< Of each side; index with sideIndex().
    std::vector<Choice> choices;                            ///< By tick, up to the end of the curve.
    double progress = 0.0;                                  ///< 0 to 1.
    bool read = false;                                      ///< The curve spans the recording.
    bool coarse = false;                                    ///< See MatchAnalysis::coarseDone().
    bool done = false;
    bool differs = false; ///< The recording diverges from this program: the curve ends there.

    int question = 0;                      ///< Number of the question that `alternatives` answer; 0: none.
    std::vector<Alternative> alternatives; ///< Empty before the first playout, or if there are none.
    bool answered = false;                 ///< The alternatives are final.
};

/// Analyses a recording on a thread of its own with low priority. It works in pieces of a few ms, so that it can be left at
/// any time. The owner reads results whenever it likes and never waits for the thread, except in the destructor.
class AnalysisRun {
  public:
    /// Starts. The replay is not null and can be analysed, see canAnalyse(). `run`: the gauntlet run that it is a round of;
    /// null for a single match. `begun`: the analysis of the match from which this one was played on; what it has played out
    /// of their common part is not played out again, if the same computers play on. Null: none.
    explicit AnalysisRun(std::shared_ptr<const Replay> replay,
                         std::shared_ptr<const GauntletReplay> run = nullptr,
                         const AnalysisRun* begun = nullptr);
    /// Leaves after the piece in work.
    ~AnalysisRun();
    AnalysisRun(const AnalysisRun&) = delete;
    AnalysisRun& operator=(const AnalysisRun&) = delete;

    /// Whether it analyses this recording, not only an equal one.
    bool isOf(const std::shared_ptr<const Replay>& replay) const { return replay_ == replay; }

    /// The results so far; never null. Throws what the analysis has thrown, such as std::bad_alloc.
    std::shared_ptr<const AnalysisResults> results() const;

    /// Asks what would have come of the alternatives, which are played out before the curve continues. Replaces the
    /// question before, unless it is the same. Returns its number, see AnalysisResults::question.
    int ask(const Choice& choice);
    /// The same for the hands of cards with which the recorded match begins.
    int ask(std::vector<std::array<CardSet, 2>> hands) {
        choice_.reset();
        return ask([hands = std::move(hands)](const Replay& replay, const Profiles& players) {
            return WhatIf(replay, players, hands);
        });
    }

  private:
    using Question = std::function<WhatIf(const Replay&, const Profiles&)>;
    int ask(Question question);
    void work();
    std::vector<WinChance> known(const Profiles& players) const;
    void workOn(MatchAnalysis& analysis);
    void takeQuestion(const MatchAnalysis& analysis);
    void publish(const MatchAnalysis& analysis);

    std::shared_ptr<const Replay> replay_;
    std::shared_ptr<const GauntletReplay> run_;
    std::shared_ptr<const AnalysisResults> begun_; ///< Of the match before the takeover; null: none.
    int shared_ = 0;                               ///< The ticks that both have in common.
    std::optional<Choice> choice_;                 ///< The last question, if it was about a choice.

    mutable std::mutex mutex_; ///< Protects the members up to asked_; held for a few assignments only.
    std::condition_variable woken_;
    std::shared_ptr<const AnalysisResults> results_ = std::make_shared<const AnalysisResults>();
    std::exception_ptr thrown_;
    Question question_; ///< Empty while none waits.
    int asked_ = 0;     ///< Number of questions so far.

    std::atomic<bool> leaves_{false};
    std::optional<WhatIf> whatIf_; ///< Only the thread uses this and the next one.
    int answers_ = 0;              ///< Number of the question of whatIf_.

    std::thread thread_; ///< Declared last, because it uses all other members.
};

} // namespace arkanong
