#pragma once

#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arkanong {

/// Plays a match's best moment once more from the match's recording, at half speed around its climax where the
/// settings have slow motion.
class MomentPlayer {
  public:
    /// `setup` has a moment in its totals, and its recording.
    MomentPlayer(const ScreenContext& context, const MatchSetup& setup);

    const Highlight& highlight() const { return highlight_; }
    const World& world() const { return world_; }
    /// Whose moment it is: "BLUE"; empty where there is only one side.
    const std::string& whose() const { return whose_; }

    /// A step of 1/120 s, of which half speed needs two for a tick. Before the moment's beginning a step goes on
    /// towards it by many ticks, unseen. False when the moment is over.
    bool step();
    /// Steps have come to the moment's beginning, so that there is something to see.
    bool begun() const { return world_.tick() >= highlight_.begin; }
    /// The share of the moment that has passed, 0 to 1.
    double passed() const;
    /// Half speed.
    bool slow() const;
    /// What happened since the last call; nothing once the match is decided.
    std::vector<Event> takeEvents();

    /// Frame time passes, seconds: after the frame's steps.
    void advance(double seconds);
    /// Draws the match and says in its left panel what is seen; nothing before the beginning. `alpha` and
    /// `brightness` as for a Screen.
    void draw(TextureManager& textures, double alpha, double brightness) const;

  private:
    /// One tick; false where the recording has none any more.
    bool play();
    void showFigures();
    void drawCaption(TextureManager& textures) const;

    Palette palette_;
    bool slowMotion_;
    Highlight highlight_;
    std::shared_ptr<const Replay> recording_;
    ReplayPlayer player_;
    World world_;
    MatchView view_;
    std::string whose_;
    std::vector<Event> tickEvents_;
    std::vector<Event> events_;
    bool half_ = false; ///< The next step is the second half of a slow tick.
    double age_ = 0.0;  ///< Seconds since the moment's beginning was reached.
};

} // namespace arkanong
