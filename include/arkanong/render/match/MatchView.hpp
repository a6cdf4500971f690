#pragma once

#include "arkanong/render/background/Backdrop.hpp"
#include "arkanong/render/boss/BossView.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/render/effects/Particles.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/match/Announcer.hpp"
#include "arkanong/render/match/Finale.hpp"
#include "arkanong/render/match/GhostView.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace arkanong {

/// Draws a whole match: background, field, particles and HUD, in this order. A goal zooms towards the
/// ball for a moment, if the screen is allowed to shake. Once a match is decided, its picture is frozen during the
/// finale, even though the World continues: objects that look gone deflect no ball.
/// Each frame: notice() the events of the steps, advance(), draw(), TextureManager::flush().
class MatchView {
  public:
    static constexpr double mostZoom = 1.12;

    MatchView(const Palette& palette, HudLabels labels, const ViewSettings& settings = {},
              LevelTheme theme = LevelTheme::Arena);

    /// Takes effect at once, except that existing particles keep their colour.
    void setLook(const Palette& palette, const ViewSettings& settings);

    /// Replaces the names of the sides in the panels, after the language has changed.
    void setNames(std::string blue, std::string red) { hud_.setNames(std::move(blue), std::move(red)); }

    /// Marks a side as played by a person, so that its blind spots hide what is below them and Umbra's dark is
    /// complete.
    void playedBy(Side side) {
        field_.fogFor(side);
        bosses_.playedBy(side);
    }

    /// This side's paddle wears the attribute of an opponent of the campaign; null: none.
    void wear(Side side, const OpponentFace* face) { field_.wear(side, face); }

    /// Shows the match as this side sees it: its goal is at the bottom of the screen, and its panel too. For Red the
    /// field is drawn flipped; initially it is as it is, with Blue's goal at the bottom.
    void showFor(Side side);

    /// Explains power-ups that the player has not met often; see Announcer.
    void explain(const PowersMet& met) { announcer_.explain(met); }
    const PowersMet& powersMet() const { return announcer_.met(); }

    /// Shows a mission in the panel, see Hud.
    void show(const MissionProgress& mission) { hud_.show(mission); }

    /// Draws these objects from now on instead of those of the World, for example at smoothed positions. Nullopt: the
    /// World's own.
    void place(std::optional<ObjectManager> elsewhere) { elsewhere_ = std::move(elsewhere); }

    void notice(const std::vector<Event>& events);
    /// Advances all animations by the frame time, s. `pace` is the match's speed relative to real time, 0
    /// while it is paused.
    void advance(double seconds, const World& current, double pace = 1.0);
    /// `alpha` in [0, 1] interpolates between the last two ticks. `brightness` below 1 dims the picture, for a menu on
    /// top. `second` is a second player's aim. A ghost lies below everything on the field, and fades away once the
    /// match is decided; null: no ghost. Leaves origin, flip and brightness of `textures` as for the whole screen.
    void draw(TextureManager& textures, const World& current, double alpha, const std::optional<Aim>& aim,
              double brightness = 1.0, const std::optional<Aim>& second = {},
              const GhostScene* ghost = nullptr) const;
    /// Keeps room for a screen's own words in the left panel, px; see Hud::keepFree().
    void keepFree(double height) { hud_.keepFree(height); }
    /// The room in the left panel between the two sides' figures, for a screen's own words; see Hud::freeRoom().
    Box freeRoom(const TextureManager& textures, const World& world,
                 const GhostScene* ghost = nullptr) const {
        return hud_.freeRoom(textures, world.match(), world.objects(), figuresOf(ghost));
    }
    /// See Hud::scoreBox().
    Box scoreBox(const TextureManager& textures, const World& world, Side side) const {
        return hud_.scoreBox(textures, world.match(), world.objects(), side);
    }

  private:
    static constexpr double longAgo = 1000.0;
    bool isFlipped() const { return low_ == Side::Red; }
    /// Announcer::news() with the place that the power-up's sign comes from as it is drawn.
    PowerNews news(Side side, Mode mode) const;
    const ObjectManager& placesOf(const World& world) const {
        return elsewhere_ && !decided_ ? *elsewhere_ : world.objects();
    }
    static std::string_view figuresOf(const GhostScene* ghost) {
        return ghost != nullptr ? std::string_view(ghost->figures) : std::string_view();
    }
    /// The current zoom, 1 to mostZoom.
    double zoom() const;
    /// Hides what the zoom and the rings of a goal push over the panels.
    void coverPanels(TextureManager& textures) const;

    Theme theme_;
    Palette palette_; ///< In the theme's colours.
    ViewSettings settings_;
    Backdrop backdrop_;
    FlashLimit light_;
    WorldRenderer field_;
    Particles particles_;
    Announcer announcer_;
    Finale finale_;
    BossView bosses_;
    Hud hud_;
    Side low_ = Side::Blue;        ///< Whose goal is at the bottom of the screen.
    std::optional<World> decided_; ///< The world when the match was decided.
    std::optional<ObjectManager> elsewhere_;
    Vec2 goalAt_;              ///< Of the last goal, field px.
    double goalAge_ = longAgo; ///< Seconds since it.
};

} // namespace arkanong
