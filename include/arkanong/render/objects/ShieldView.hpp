#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/render/objects/Scene.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace arkanong {

/// Draws the shields before the goal lines: standing plates, dark sockets in place of broken ones, faint
/// plates that wait until no ball is in their position, and an open line for a side without shields. The
/// simulation alone decides which of them is drawn; events only start the animations of a change. A goal
/// bursts the whole line, which is then built up again plate by plate from the middle outward.
class ShieldView {
  public:
    /// Time from a goal until the first plate begins to return, s. The match stands still meanwhile.
    static constexpr double burstSeconds = 0.25;
    /// Time from the return of the first plate until the last one is complete, s.
    static constexpr double restoreSeconds = 0.6;

    explicit ShieldView(const Palette& palette) : palette_(palette) {}

    /// With reduced motion a change is shown at once and nothing flickers; with flashes off plates do not
    /// light up or flicker.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// Advances the animations by the frame time, s.
    void advance(double seconds);
    /// Draws one side's line and wall in field coordinates.
    void draw(TextureManager& textures, const Scene& scene, Side side) const;

  private:
    enum class Change : std::uint8_t { None, Broken, Burst, Restored, Repaired, Hit, Fallen };
    static constexpr double longAgo = 1000.0;
    struct Plate {
        Change change = Change::None;
        double age = 0.0;        ///< Seconds since the change; negative before its turn.
        bool lit = false;        ///< It may light up.
        double shaken = longAgo; ///< Seconds since its neighbour broke.
    };
    using Row = std::array<Plate, tuning::shieldsOfRow>;

    void on(const ShieldBroken& event, FlashLimit& light);
    void on(const ShieldRepaired& event, FlashLimit& light);
    void on(const ShieldsRestored& event, FlashLimit& light);
    void on(const BallHitShield& event, FlashLimit& light);
    void on(const GoalScored& event, FlashLimit& light);
    void on(const SuddenDeathBegan& event, FlashLimit& light);
    void on(const PowerUpBegan& event, FlashLimit& light);
    void on(const PowerUpEnded& event, FlashLimit& light);
    template <typename Other>
    void on(const Other&, FlashLimit&) {}

    Row& rowOf(Side side, ShieldRow row) { return rows_[sideIndex(side)][static_cast<std::size_t>(row)]; }
    const Plate& plateOf(const Shield& shield) const;
    /// Starts a change that spreads over the row from `x`, px, within `seconds` after `delay`: plates that
    /// were gone are restored, or those that stood fall.
    void spread(Side side, ShieldRow row, Change change, double x, double seconds, bool lit,
                double delay = 0.0);
    bool mayLight(FlashLimit& light, double area) const;

    void drawShield(TextureManager& textures, const Scene& scene, const Shield& shield) const;
    void drawStanding(TextureManager& textures, const Scene& scene, const Shield& shield) const;
    void drawBroken(TextureManager& textures, const Shield& shield) const;
    /// A plate that cracks and fades, `left` from 1 to 0.
    void drawCracking(TextureManager& textures, const Shield& shield, double left, bool lit) const;
    void drawGoalLight(TextureManager& textures, Side side) const;
    /// The brightness of a plate whose neighbour has just broken, which flickers briefly; 1 for others.
    double flicker(const Plate& plate) const;

    struct GoalLight {
        Side by = Side::Blue;
        double left = 0.0;  ///< Seconds.
        double depth = 0.0; ///< px from the line.
    };

    Palette palette_;
    ViewSettings settings_;
    std::array<std::array<Row, 2>, 2> rows_{};
    // Index with sideIndex() of the side that owns the line.
    std::array<double, 2> burst_{longAgo, longAgo}; ///< Seconds since the last goal through the line.
    std::array<GoalLight, 2> goals_{};
};

} // namespace arkanong
