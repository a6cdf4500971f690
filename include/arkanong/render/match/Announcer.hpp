#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <array>
#include <string>

namespace arkanong {

/// Announces the power-up that a side has just caught, in large letters in that side's zone with a line that
/// explains it; likewise a boss ability. Drawn below the balls.
class Announcer {
  public:
    explicit Announcer(const Palette& palette, const ViewSettings& settings = {});

    /// With reduced motion words fade in and out without moving.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events);
    /// Advances the animation by the frame time, s.
    void advance(double seconds);
    /// Draws in field coordinates.
    void draw(TextureManager& textures) const;

  private:
    struct Announcement {
        PowerUpDrop drop;
        bool ability = false;
        double age = 0.0; ///< Seconds.
    };
    void drawFor(TextureManager& textures, Side side) const;

    Palette palette_;
    ViewSettings settings_;
    std::array<Announcement, 2> latest_; ///< Index with sideIndex().
};

/// A power-up's name in capitals: "WIDE".
std::string shownName(PowerUp kind);

/// The effect as a short line: "RED CANNOT MOVE". `side` is the side it affects.
std::string effectLine(PowerUp kind, Side side);

} // namespace arkanong
