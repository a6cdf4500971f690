#pragma once

#include "Show.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The name of a recorded player for onlookers: "Rusty"; the person who played is "A player".
std::string nameForOnlookers(const std::string& recorded);

/// A recorded match, or all rounds of a recorded run one after the other. Each is searched for its best moment meanwhile.
class ReplayShow : public Show {
  public:
    /// `rounds` holds at least one recording, and none of them is null; `isRun` says so of a run.
    ReplayShow(std::vector<std::shared_ptr<const Replay>> rounds, bool isRun, const Look& look);

    const World& world() const override { return now_->world; }
    const Level& level() const override { return replay().level; }
    ShowFacts facts() const override;
    std::uint32_t advance(double seconds, double speed) override;
    /// To a tick of this round, at most its last one.
    void seek(int tick) override;

  protected:
    bool play(std::vector<Event>& events) override;

  private:
    const Replay& replay() const { return *rounds_[round_]; }
    MatchView freshView() const;
    void begin(std::size_t round);
    /// Plays on ahead of what is shown.
    void look(int ticks);

    std::vector<std::shared_ptr<const Replay>> rounds_;
    bool isRun_;
    std::size_t round_ = 0;
    std::optional<ReplayPoint> now_;
    std::optional<ReplayIndex> index_;
    std::optional<ReplayPoint> scout_; ///< Where the search has come to.
    HighlightSearch highlights_;
    std::vector<Event> found_; ///< Scratch of look().
    int restLeft_ = 0;         ///< Ticks until the next round begins.
};

} // namespace arkanong
