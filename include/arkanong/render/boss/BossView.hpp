#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/boss/Darkness.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <optional>
#include <vector>

namespace arkanong {

/// The animations of a match's bosses: their entrance during the countdown or at their turn in the finale, the Clockmaker's hands, the Queen's wings,
/// and Umbra's darkness.
class BossView {
  public:
    static constexpr double entrance = 0.9;    ///< Duration of a body's entrance, s.
    static constexpr double nameSeconds = 2.4; ///< How long a boss's name is shown.
    static constexpr double darkSeconds = 0.5; ///< From light to dark and back.
    static constexpr double spectators = 0.5;  ///< The dark of those who face no Umbra themselves.

    /// Under reduced motion a body appears at once, and hands and wings rest; names and darkness still fade.
    void setLook(const ViewSettings& settings) { settings_ = settings; }
    /// Marks a side as played by a person at this screen. If it is the only such side, the darkness before it is
    /// complete.
    void playedBy(Side side) { persons_[sideIndex(side)] = true; }

    /// Advances by the frame time, s.
    void advance(double seconds, const World& world);
    /// Draws the boss of this side, if a boss plays it.
    std::optional<BossPose> pose(const World& world, Side side) const;
    const Darkness& darkness() const { return darkness_; }
    /// Draws the bosses' names in large letters while they enter. The origin must be the screen's. Returns where the
    /// names stand.
    std::vector<Box> drawNames(TextureManager& textures, const Palette& palette, const World& world) const;

  private:
    /// Whether another boss plays a side than in the last frame.
    bool changes(const World& world);
    void advanceDarkness(double seconds, const World& world);

    ViewSettings settings_;
    std::array<bool, 2> persons_{};
    double age_ = 0.0;                           ///< Seconds since a boss entered, at most nameSeconds.
    std::array<std::optional<Boss>, 2> shown_{}; ///< Who played the sides in the last frame.
    double seconds_ = 0.0;                       ///< Of play.
    double clock_ = 0.12;                        ///< Turns.
    Darkness darkness_;
};

/// Draws the Queen's drones as small paddles with eyes; sleeping ones are dim, with closed eyes. In field coordinates;
/// `alpha` as in Scene. `opacities`: of each side's drones, index with sideIndex().
void drawDrones(TextureManager& textures, const Palette& palette, const ObjectManager& objects, double alpha,
                const std::array<double, 2>& opacities = {1.0, 1.0});

} // namespace arkanong
