#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// The actions of the replay bar.
enum class ReplayAction : std::uint8_t {
    PlayOrPause,
    Slower,
    Faster,
    StepBack,
    StepOn,
    SkipBack, ///< By 5 s.
    SkipOn,
    ToStart,
    ToEnd,
    NextRound, ///< Of a gauntlet run, as the next one.
    RoundBefore,
    PlayOn,        ///< From this moment.
    TurningPoints, ///< Shows the curve; then what can be done at this moment.
    NextPoint,     ///< The next turning point, as the next one.
    PointBefore,
    Leave,
};

/// Replay speeds, in quarters of normal speed.
inline constexpr std::array<int, 6> replaySpeeds{1, 2, 4, 8, 16, 32};
inline constexpr std::size_t trueSpeed = 2; ///< Index of normal speed.

/// The bar along the bottom of a replay, with its timeline and buttons. Positions are logical px.
class ReplayBar {
  public:
    /// The state to draw.
    struct State {
        int tick = 0;
        int length = 0;  ///< Ticks.
        int scanned = 0; ///< Marks are known up to this tick.
        bool paused = false;
        std::size_t speed = trueSpeed; ///< Index into replaySpeeds.
    };
    /// Hit test: the button or speed at a position, if any.
    struct Hit {
        std::optional<ReplayAction> request{};
        std::optional<std::size_t> speed{};
    };

    static Hit hitAt(const TextureManager& textures, Vec2 at);
    /// How much higher than usual the strip behind it is for large times beside the line, px.
    static double higher(const Type& type);
    /// Whether a position is on or near the timeline.
    static bool onTimeLine(Vec2 at);
    /// Whether a position is on the bar.
    static bool covers(Vec2 at);
    /// The tick at x on the timeline of a replay of `length` ticks, clamped to its ends.
    static int tickAt(double x, int length);
    static double xOf(int tick, int length);

    /// Draws the bar. `opacity` in [0, 1]; `pointer` is the position of the mouse.
    static void draw(TextureManager& textures, const Palette& palette, const State& state,
                     const std::vector<ReplayMark>& marks, Vec2 pointer, double opacity);
};

/// Description of a mark: "Blue: Goal".
std::string shownMark(const Catalogue& catalogue, const ReplayMark& mark);

/// Display name of a speed in English: "1/4", "Normal", "8X".
std::string_view speedName(std::size_t speed);

} // namespace arkanong
