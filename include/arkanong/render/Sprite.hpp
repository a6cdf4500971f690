#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arkanong {

/// The pictures that the game draws. An atlas must hold every one of them; its manifest names them as
/// spriteNames does.
enum class Sprite : std::uint8_t {
    Pixel,
    Line,
    LineCap,
    Dot,
    Glow,
    Spark,
    Shard,
    Ring,
    Trail,
    BallPlain,
    BallBlue,
    BallRed,
    PaddleLeft,
    PaddleMiddle,
    PaddleRight,
    Eye,
    Pupil,
    Hexagon,
    HexagonGlow,
    GridCell,
    Dash,
    ZoneDot,
    Crosshair,
    AimDot,
    BrickNormal,
    BrickHard1,
    BrickHard2,
    BrickHard3,
    BrickSteel,
    ShieldFull,
    ShieldEmpty,
    ServeFull,
    ServeEmpty,
    Bar,
    PillLeft,
    PillMiddle,
    PillRight,
    Panel,
    Chevron,
    Logo,
    Icon,
};

/// In the order of Sprite.
inline constexpr std::array<std::string_view, 41> spriteNames{
    "pixel",        "line",          "line-cap",     "dot",          "glow",        "spark",
    "shard",        "ring",          "trail",        "ball-plain",   "ball-blue",   "ball-red",
    "paddle-left",  "paddle-middle", "paddle-right", "eye",          "pupil",       "hexagon",
    "hexagon-glow", "grid-cell",     "dash",         "zone-dot",     "crosshair",   "aim-dot",
    "brick-normal", "brick-hard-1",  "brick-hard-2", "brick-hard-3", "brick-steel", "shield-full",
    "shield-empty", "serve-full",    "serve-empty",  "bar",          "pill-left",   "pill-middle",
    "pill-right",   "panel",         "chevron",      "logo",         "icon-64"};
inline constexpr std::size_t spriteCount = spriteNames.size();
static_assert(static_cast<std::size_t>(Sprite::Icon) + 1 == spriteCount, "a name for every sprite");

constexpr std::size_t spriteIndex(Sprite sprite) { return static_cast<std::size_t>(sprite); }

/// A shape in three pieces, of which the middle one is stretched.
struct SpriteRow {
    Sprite left;
    Sprite middle;
    Sprite right;
};
inline constexpr SpriteRow paddleSprites{Sprite::PaddleLeft, Sprite::PaddleMiddle, Sprite::PaddleRight};
inline constexpr SpriteRow pillSprites{Sprite::PillLeft, Sprite::PillMiddle, Sprite::PillRight};

} // namespace arkanong
