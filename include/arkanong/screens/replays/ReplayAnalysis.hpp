#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/EventLog.hpp"
#include "arkanong/session/analysis/AnalysisRun.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// What a replay screen shows of the analysis of its replay, and where the player can go.
class ReplayAnalysis {
  public:
    /// Starts an analysis, or continues `begun` if that is an analysis of this replay. `replay` and `run` are passed to
    /// AnalysisRun. `you`: the side of the only person who played; nullopt if two people or none played.
    ReplayAnalysis(const std::shared_ptr<const Replay>& replay, std::shared_ptr<const GauntletReplay> run,
                   std::optional<Side> you, std::shared_ptr<AnalysisRun> begun = nullptr);

    /// The analysis, which can continue after this screen has closed. Never null.
    const std::shared_ptr<AnalysisRun>& run() const { return run_; }

    /// Takes the latest results, and logs what is new: "analysis read", "analysis coarse", "analysis done 3", the number of
    /// turning points, and "analysis answered". Call once per frame.
    void follow(EventLog& log);

    const AnalysisResults& results() const { return *results_; }
    /// The turning points so far of the person's side, or of both sides, by tick.
    const std::vector<TurningPoint>& points() const { return points_; }
    std::optional<Side> you() const { return you_; }

    /// The next point after a tick, or the one before it, as an index; the first or last one if none is left. Nullopt
    /// without points.
    std::optional<std::size_t> next(int tick, bool forward) const;
    /// The point that happens about this tick; nullopt if none does.
    std::optional<std::size_t> present(int tick) const;
    /// The point with the largest drop; nullopt without points.
    std::optional<std::size_t> worst() const;
    /// A line about this tick: its turning point, or how far the analysis is.
    std::string words(const Catalogue& catalogue, int tick) const;

    /// The choice that a player would question at this tick: the last one before the turning point there, or before the tick;
    /// of the side that it concerns. Nullopt if there is none.
    std::optional<Choice> choiceAt(int tick) const;
    /// Asks what would have come of the alternatives.
    void ask(const Choice& choice) { question_ = run_->ask(choice); }
    void ask(std::vector<std::array<CardSet, 2>> hands) { question_ = run_->ask(std::move(hands)); }
    /// The alternatives of the question asked last; empty until they are known.
    std::vector<Alternative> alternatives() const;
    /// Whether these alternatives are final.
    bool answered() const { return results_->question == question_ && results_->answered; }

  private:
    std::optional<Side> you_;
    std::shared_ptr<AnalysisRun> run_; ///< Never null.
    std::shared_ptr<const AnalysisResults> results_;
    std::vector<TurningPoint> points_;
    int question_ = 0;
};

} // namespace arkanong
