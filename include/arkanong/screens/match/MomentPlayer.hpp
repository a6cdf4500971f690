#pragma once

#include "arkanong/screens/match/MatchPresenter.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arkanong {

/// Replays a match's highlight from the match's recording, at half speed around its climax if the settings have slow
/// motion.
class MomentPlayer {
  public:
    /// The totals of `setup` must have a highlight with its recording.
    MomentPlayer(const ScreenContext& context, const MatchSetup& setup);

    const Highlight& highlight() const { return highlight_; }
    const World& world() const { return world_; }
    /// English name of the side whose highlight it is: "BLUE"; empty if there is only one side.
    const std::string& whose() const { return whose_; }

    /// A step of 1/120 s; at half speed two steps are one tick. Before the start of the highlight a step seeks towards
    /// it by many ticks that are not shown. Returns false at the end of the highlight.
    bool step();
    /// Whether the start of the highlight has been reached, so that there is something to draw.
    bool begun() const { return world_.tick() >= highlight_.begin; }
    /// The elapsed share of the highlight, 0 to 1.
    double passed() const;
    /// Whether it plays at half speed.
    bool slow() const;
    /// As MatchPresenter::takeEvents(); returns no events after the match is decided.
    const std::vector<Event>& takeEvents(double seconds) { return presenter_.takeEvents(seconds, world_); }
    MusicRequest music() const { return presenter_.music(); }

    /// Advances by frame time, seconds. Call after the frame's steps.
    void advance(double seconds);
    /// Draws the match, and describes the highlight in the left panel, with `hint` below. Draws nothing before its start.
    /// `alpha` and `brightness` as in Screen::draw().
    void draw(TextureManager& textures, double alpha, double brightness, const std::string& hint = {}) const;

  private:
    /// Plays one tick. Returns false at the end of the recording.
    bool play();
    void drawCaption(TextureManager& textures, const std::string& hint) const;

    Palette palette_;
    bool slowMotion_;
    Highlight highlight_;
    std::shared_ptr<const Replay> recording_;
    ReplayPlayer player_;
    World world_;
    MatchPresenter presenter_;
    std::string whose_;
    bool half_ = false; ///< The next step is the second half of a slow tick.
    double age_ = 0.0;  ///< Time since the start of the highlight was reached, s.
};

} // namespace arkanong
