#pragma once

#include "Show.hpp"
#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/sim/bot/Bot.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Who plays a match on the page. Index with sideIndex().
struct LivePlayers {
    bool person = false; ///< Blue is a person.
    std::array<BotProfile, 2> computers{};
    bool levelOpponent = false; ///< Red is the level's own opponent.
    std::string place;          ///< Of the campaign, "1-3", which sets the goals to win; otherwise empty.
};

/// A match that is played while it is shown: by two computers, or by a person and a computer. It is recorded.
class LiveShow : public Show {
  public:
    LiveShow(const Level& level, const LivePlayers& players, std::uint64_t seed, const Look& look);

    const World& world() const override { return world_; }
    const Level& level() const override { return level_; }
    ShowFacts facts() const override;
    void input(const TickInput& held) override;
    std::optional<Aim> aim() const override;
    std::optional<Replay> recording() const override;

  protected:
    bool play(std::vector<Event>& events) override;
    std::optional<Side> listener() const override;

  private:
    Level level_;
    LivePlayers players_;
    std::array<std::string, 2> names_; ///< In capitals, as in the recording.
    World world_;
    std::vector<Bot> bots_;
    std::optional<PlayerInput> person_;
    TickInput held_;
    ReplayRecorder recorder_;
    HighlightSearch highlights_;
    std::optional<Replay> decided_; ///< The recording up to the end of the match.
    int overFor_ = 0;               ///< Ticks since the match was decided.
};

} // namespace arkanong
