#pragma once

#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/input/TickInput.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/session/TimeEffects.hpp"
#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// How the page draws.
struct Look {
    Palette palette = defaultPalette();
    ViewSettings view;
    std::vector<std::string> finale; ///< The names on the finale's bricks, by their ids.

    /// The names on a level's bricks.
    std::vector<std::string> bricksOf(const Level& level) const {
        return level.isFinale() ? finale : std::vector<std::string>();
    }
};

/// What the page says about a show beside its World.
struct ShowFacts {
    std::array<std::string, 2> names; ///< Index with sideIndex().
    std::string place;                ///< Of the campaign: "1-3"; otherwise empty.
    int tick = 0;                     ///< Of a replay's round.
    int ticks = 0;                    ///< Length of a replay's round; 0 if the match is played.
    std::size_t round = 0;            ///< From 0.
    std::size_t rounds = 1;
    std::optional<Highlight> best;
    bool over = false; ///< Nothing follows.
    bool canServe = false;
};

/// A match that the page shows: its time, picture and sounds. The kinds of shows say what a tick is.
class Show {
  public:
    Show(MatchView view, Look look) : view_(std::move(view)), look_(std::move(look)) {}
    Show(const Show&) = delete;
    Show& operator=(const Show&) = delete;
    virtual ~Show() = default;

    virtual const World& world() const = 0;
    virtual const Level& level() const = 0;
    virtual ShowFacts facts() const = 0;
    /// What the person does from now on, until the next call. Only the first tick has what was pressed.
    virtual void input(const TickInput& /*held*/) {}
    /// The aim to show.
    virtual std::optional<Aim> aim() const { return std::nullopt; }
    /// The recording up to now; nullopt if the show is one itself.
    virtual std::optional<Replay> recording() const { return std::nullopt; }
    virtual void seek(int /*tick*/) {}

    /// Plays the ticks of a frame, as Game does, and returns their number.
    virtual std::uint32_t advance(double seconds, double speed);
    /// Plays one tick, at any speed.
    void step() { tick(); }
    void draw(TextureManager& textures) const;
    /// The sounds of the ticks since the last call.
    std::vector<SoundCue> takeSounds();

  protected:
    /// Plays one tick and appends its events. Returns false, and changes nothing, if nothing follows.
    virtual bool play(std::vector<Event>& events) = 0;
    /// The side that listens: see cuesFor().
    virtual std::optional<Side> listener() const { return std::nullopt; }
    /// Shows another time or match from now on, without the sounds that are due.
    void show(MatchView view);
    MatchView& view() { return view_; }
    const Look& look() const { return look_; }

  private:
    bool tick();

    MatchView view_;
    Look look_;
    FixedStep due_;
    TimeEffects effects_;
    Random random_{1}; ///< Of sounds alone.
    std::vector<Event> ofTick_;
    std::vector<Event> unheard_;
    bool rests_ = false; ///< In the last frame nothing was to follow, or it was a pause.
    bool usual_ = true;  ///< The last frame's speed was 1.
};

} // namespace arkanong
