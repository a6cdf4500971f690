#pragma once

#include "arkanong/game/PlayerInput.hpp"
#include "arkanong/game/Screen.hpp"
#include "arkanong/render/MatchView.hpp"
#include "arkanong/sim/Bot.hpp"
#include "arkanong/sim/Replay.hpp"
#include "arkanong/sim/World.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// What a MatchPlan names, loaded.
struct LoadedMatch {
    MatchPlan plan;
    Level level;
    MatchSettings settings;
    std::uint64_t seed = 0;
    std::shared_ptr<const Replay> replay; ///< Null unless a replay is played.
};

/// Reads the level or replay that `plan` names. Throws DataError.
LoadedMatch loadMatch(const MatchPlan& plan, const std::string& levelFolder);

/// A match in play: versus, watch, sandbox or replay.
class PlayScreen : public Screen {
  public:
    PlayScreen(ScreenContext& context, LoadedMatch match);

    std::string_view name() const override { return "play"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step(const TickInput& input) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return !player_; }
    const World* world() const override { return &world_; }
    /// Saves the recording, if there is one: of a series a round that was not decided only while it is the
    /// first.
    void leave() override;

  private:
    Commands think(const TickInput& input);
    void noticeEvents();
    ScreenChange ended() const;
    void rebuild();
    bool sandbox() const { return match_.settings.mode == Mode::Sandbox; }

    LoadedMatch match_;
    World world_;
    MatchView view_;
    std::optional<PlayerInput> player_; ///< The person who plays Blue, if one does.
    std::vector<Bot> bots_;
    std::optional<ReplayPlayer> replayPlayer_;
    std::optional<ReplayRecorder> recorder_;
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_; ///< For the sounds, which are balanced once a frame.
    int overFor_ = 0;                ///< Ticks since the match was decided.
};

} // namespace arkanong
