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

/// What a player may want of a replay.
enum class ReplayAction : std::uint8_t {
    PlayOrPause,
    Slower,
    Faster,
    StepBack,
    StepOn,
    SkipBack, ///< 5 s.
    SkipOn,
    ToStart,
    ToEnd,
    NextRound, ///< Of a run of the gauntlet, as the next.
    RoundBefore,
    Leave,
};

/// How fast a replay runs: in quarters of the true speed.
inline constexpr std::array<int, 6> replaySpeeds{1, 2, 4, 8, 16, 32};
inline constexpr std::size_t trueSpeed = 2; ///< Index into replaySpeeds.

/// The strip along the bottom of a replay: its time line and its buttons. Positions are logical px.
class ReplayBar {
  public:
    /// What it shows.
    struct State {
        int tick = 0;
        int length = 0;  ///< Ticks.
        int scanned = 0; ///< The marks up to this tick are known.
        bool paused = false;
        std::size_t speed = trueSpeed; ///< Index into replaySpeeds.
    };
    /// What lies at a place: a button, a speed, or nothing of the two.
    struct Hit {
        std::optional<ReplayAction> request{};
        std::optional<std::size_t> speed{};
    };

    static Hit hitAt(Vec2 at);
    /// On the time line or near it.
    static bool onTimeLine(Vec2 at);
    /// On any part of the strip.
    static bool covers(Vec2 at);
    /// The tick that a place on the time line stands for, of a replay of so many ticks; beyond its ends the
    /// first or last.
    static int tickAt(double x, int length);
    static double xOf(int tick, int length);

    /// `opacity` from 0 to 1; `pointer` is where the mouse is.
    static void draw(TextureManager& textures, const Palette& palette, const State& state,
                     const std::vector<ReplayMark>& marks, Vec2 pointer, double opacity);
};

/// What happened at a mark: "BLUE: GOAL".
std::string shownMark(const ReplayMark& mark);

/// "1/4", "NORMAL", "8X".
std::string_view speedName(std::size_t speed);

} // namespace arkanong
