#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/analysis/TurningPoints.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The curve above the time line of the ReplayBar: Blue's chance of winning over time, with the turning points as numbered
/// marks, the words for the present one, and buttons. Positions are logical px.
class ChanceCurve {
  public:
    enum class Button : std::uint8_t { Before, Next, Moment };
    /// The state to draw.
    struct State {
        const std::vector<WinChance>& curve;     ///< By tick.
        const std::vector<TurningPoint>& points; ///< By tick.
        std::optional<std::size_t> present;      ///< The index of the point whose words are shown.
        std::string words;                       ///< A line above the curve.
        int tick = 0;
        int length = 0;          ///< Ticks.
        std::optional<Side> you; ///< The side of the only person, whose chance is written beside the curve.
        bool headed = true;      ///< Whether the words and buttons are shown.
    };

    /// Hit test: the button at a position, if any.
    static std::optional<Button> buttonAt(const TextureManager& textures, Vec2 at);
    /// Hit test: the index of the point with its mark at a position, if any.
    static std::optional<std::size_t> markAt(Vec2 at, const State& state);
    /// Whether a position is on the curve, where a click seeks.
    static bool onCurve(Vec2 at);
    /// Whether a position is on the panel.
    static bool covers(Vec2 at);

    /// Draws the panel. `opacity` in [0, 1]; `pointer` is the position of the mouse.
    static void draw(TextureManager& textures, const Palette& palette, const State& state, Vec2 pointer,
                     double opacity);
};

/// Blue's chance at a tick, between the two nearest moments of the curve; 0.5 if the curve is empty.
double chanceAt(const std::vector<WinChance>& curve, int tick);

} // namespace arkanong
