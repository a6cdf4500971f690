#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/effects/FlashLimit.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// The light of the paddles' strokes at the point of touch: a smash throws a flare and a cone of light in the direction
/// in which the ball leaves, a cushion a soft halo. Without flashes or with reduced motion there is none.
class StrokeLights {
  public:
    static constexpr std::size_t limit = 12; ///< Further strokes have no light until one is gone.
    static constexpr double smashSeconds = 0.22;
    static constexpr double cushionSeconds = 0.5;

    explicit StrokeLights(const Palette& palette) : palette_(palette) { strokes_.reserve(limit); }

    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// Lights the strokes among these events as far as `light` allows it.
    void notice(const std::vector<Event>& events, FlashLimit& light);
    /// Advances by the frame time, s.
    void advance(double seconds);
    /// Draws below the balls; the origin must be the field's.
    void draw(TextureManager& textures) const;

  private:
    struct Lit {
        Vec2 at;
        Vec2 way; ///< In which the ball leaves, length 1.
        Side side;
        Stroke stroke;
        double age = 0.0; ///< Seconds.
        double length() const { return stroke == Stroke::Smash ? smashSeconds : cushionSeconds; }
    };

    void drawSmash(TextureManager& textures, const Lit& lit) const;
    void drawCushion(TextureManager& textures, const Lit& lit) const;

    Palette palette_;
    ViewSettings settings_;
    std::vector<Lit> strokes_;
};

} // namespace arkanong
