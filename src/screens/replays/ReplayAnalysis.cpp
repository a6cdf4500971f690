#include "arkanong/screens/replays/ReplayAnalysis.hpp"

#include "arkanong/session/analysis/TurningPointTexts.hpp"
#include "arkanong/sim/tuning/Time.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

/// How long after it a turning point is still present, ticks.
constexpr int lingers = tuning::seconds(2.0);
/// A choice further back has nothing to do with the moment, ticks.
constexpr int choiceReach = tuning::seconds(15.0);

std::vector<TurningPoint> pointsFor(const AnalysisResults& results, std::optional<Side> you) {
    if (you) return results.turningPoints[sideIndex(*you)];
    std::vector<TurningPoint> both = results.turningPoints[0];
    both.insert(both.end(), results.turningPoints[1].begin(), results.turningPoints[1].end());
    std::stable_sort(both.begin(), both.end(),
                     [](const TurningPoint& a, const TurningPoint& b) { return a.tick < b.tick; });
    return both;
}

std::shared_ptr<AnalysisRun> goneOn(const std::shared_ptr<const Replay>& replay,
                                    std::shared_ptr<const GauntletReplay> run,
                                    std::shared_ptr<AnalysisRun> begun) {
    if (begun && begun->isOf(replay)) return begun;
    return std::make_shared<AnalysisRun>(replay, std::move(run), begun.get());
}

} // namespace

ReplayAnalysis::ReplayAnalysis(const std::shared_ptr<const Replay>& replay,
                               std::shared_ptr<const GauntletReplay> run, std::optional<Side> you,
                               std::shared_ptr<AnalysisRun> begun)
    : you_(you), run_(goneOn(replay, std::move(run), std::move(begun))), results_(run_->results()),
      points_(pointsFor(*results_, you_)) {}

void ReplayAnalysis::follow(EventLog& log) {
    const std::shared_ptr<const AnalysisResults> before = std::exchange(results_, run_->results());
    if (before == results_) return;
    points_ = pointsFor(*results_, you_);
    const auto news = [&](bool AnalysisResults::*what) {
        return results_.get()->*what && !(before.get()->*what);
    };
    if (news(&AnalysisResults::read)) log.write("analysis read");
    if (news(&AnalysisResults::done)) log.write("analysis done " + std::to_string(points_.size()));
    const bool unanswered = before->question != results_->question || !before->answered;
    if (answered() && unanswered && question_ > 0) log.write("analysis answered");
    if (news(&AnalysisResults::coarse)) log.write("analysis coarse " + std::to_string(points_.size()));
}

std::optional<std::size_t> ReplayAnalysis::next(int tick, bool forward) const {
    if (points_.empty()) return std::nullopt;
    const auto after = [&](int from) {
        return std::find_if(points_.begin(), points_.end(),
                            [from](const TurningPoint& point) { return retryTick(point) > from; }) -
               points_.begin();
    };
    const auto count = static_cast<std::ptrdiff_t>(points_.size());
    const std::ptrdiff_t index = forward ? after(tick) % count : (after(tick - 1) + count - 1) % count;
    return static_cast<std::size_t>(index);
}

std::optional<std::size_t> ReplayAnalysis::present(int tick) const {
    // The last one: where the next one begins while this one lingers, the player has gone to the next one.
    const auto found = std::find_if(points_.rbegin(), points_.rend(), [tick](const TurningPoint& point) {
        return retryTick(point) <= tick && tick <= point.tick + lingers;
    });
    if (found == points_.rend()) return std::nullopt;
    return static_cast<std::size_t>(points_.rend() - found) - 1;
}

std::optional<std::size_t> ReplayAnalysis::worst() const {
    const auto found =
        std::max_element(points_.begin(), points_.end(), [](const TurningPoint& a, const TurningPoint& b) {
            return a.before - a.after < b.before - b.after;
        });
    if (found == points_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - points_.begin());
}

std::string ReplayAnalysis::words(const Catalogue& catalogue, int tick) const {
    if (const auto at = present(tick)) {
        const TurningPoint& point = points_[*at];
        // Translators: a turning point and how far it changed a side's chance of winning: "...: 63 % TO 51 %".
        return fill(catalogue.text("{event}: {before} TO {after}"),
                    {{"event", turningPointLine(catalogue, point, you_)},
                     {"before", chanceText(catalogue, point.before)},
                     {"after", chanceText(catalogue, point.after)}});
    }
    if (!results_->done)
        return fill(catalogue.text("Looking for turning points: {n} %"),
                    {{"n", std::lround(100.0 * results_->progress)}});
    if (results_->differs)
        return std::string(catalogue.text("The recording differs from this version of the game"));
    if (points_.empty())
        return std::string(catalogue.text("No turning point: the chances never fell far at once"));
    return fill(catalogue.plural("{n} turning point", "{n} turning points", points_.size()),
                {{"n", points_.size()}});
}

std::optional<Choice> ReplayAnalysis::choiceAt(int tick) const {
    std::optional<Side> side = you_;
    if (const auto at = present(tick)) {
        tick = points_[*at].tick;
        side = points_[*at].side;
    }
    std::optional<Choice> last;
    for (const Choice& choice : results_->choices)
        if (choice.tick <= tick && choice.tick >= tick - choiceReach && (!side || choice.side == *side))
            last = choice;
    return last;
}

std::vector<Alternative> ReplayAnalysis::alternatives() const {
    if (results_->question != question_) return {};
    return results_->alternatives;
}

} // namespace arkanong
