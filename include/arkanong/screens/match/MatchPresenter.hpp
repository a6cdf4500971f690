#pragma once

#include "arkanong/audio/RallyMusic.hpp"
#include "arkanong/render/match/MatchView.hpp"

#include <utility>
#include <vector>

namespace arkanong {

/// The picture and the music of a match that a screen plays, and the events that these and the sounds follow.
/// Each tick: step the World with startTick(), then notice(). Each frame: takeEvents(), and advance the view().
class MatchPresenter {
  public:
    /// `level` chooses the music.
    MatchPresenter(MatchView view, const Level& level);

    MatchView& view() { return view_; }
    const MatchView& view() const { return view_; }
    /// The music to play, see RallyMusic.
    MusicRequest music() const { return music_.request(); }

    /// Forgets the previous tick's events, and returns the empty list for those of the next one.
    std::vector<Event>& startTick();
    /// The events of the latest tick.
    const std::vector<Event>& ofTick() const { return tickEvents_; }
    /// Shows the latest tick's events, and keeps them for takeEvents(). Without it a tick is neither seen nor heard.
    /// Returns whether a power-up has appeared for the first time ever, which Cue::FirstPower announces.
    bool notice();
    /// Call once per frame. Lets the music follow the events noticed since the last call, as RallyMusic::advance() does,
    /// and returns them for the sounds, which are balanced once per frame. Valid until the next call.
    const std::vector<Event>& takeEvents(double seconds, const World& world);

    /// Replaces the view, as for the next round. The music continues.
    void show(MatchView view) { view_ = std::move(view); }
    /// Starts this level's music at its lowest intensity.
    void startMusic(const Level& level);
    /// Finishes the entrances of the view's panels: they show this World's figures without counting up to them.
    void settle(const World& world);
    /// Goes to another time of the match, whose World is given: with a new view that is settled, and without the events
    /// that takeEvents() has not returned yet. The music continues.
    void seek(MatchView view, const World& world);

  private:
    MatchView view_;
    RallyMusic music_;
    std::vector<Event> tickEvents_;
    std::vector<Event> frameEvents_; ///< Noticed since the last takeEvents().
    std::vector<Event> taken_;       ///< Returned by the last takeEvents().
};

} // namespace arkanong
