#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/sim/Event.hpp"

#include <array>
#include <string>

namespace arkanong {

/// The name of what a side has just caught, large in that side's zone for a moment, with a line that says
/// what it does; and a boss's trick. Drawn below the balls.
class Announcer {
  public:
    explicit Announcer(const Palette& palette, const ViewSettings& settings = {});

    /// Reduced motion: words appear and fade where they are.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    void notice(const std::vector<Event>& events);
    /// `seconds` of frame time pass.
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
    std::array<Announcement, 2> latest_; ///< One a side.
};

/// "WIDE": a power-up's name in capitals.
std::string shownName(PowerUp kind);

/// What it does, as a line to read at a glance: "RED CANNOT MOVE". `side` is whom it works on.
std::string effectLine(PowerUp kind, Side side);

} // namespace arkanong
