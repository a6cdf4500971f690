#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arkanong {

/// The sprites of the game. An atlas must hold every one, under the name in spriteNames.
enum class Sprite : std::uint8_t {
    Pixel,
    Line,
    LineCap,
    Hair,
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
    SpinArc,
    Dash,
    ZoneDot,
    Crosshair,
    AimDot,
    CapsuleGood,
    CapsuleBad,
    Warning,
    PowerWide,
    PowerMultiball,
    PowerFireball,
    PowerSticky,
    PowerLaser,
    PowerSlow,
    PowerShieldWall,
    PowerExtraShield,
    PowerMagnet,
    PowerNarrow,
    PowerReverse,
    PowerFreeze,
    PowerBlindSpot,
    PowerOverdrive,
    Fog,
    Flame,
    Streak,
    Wave,
    Glint,
    Goo,
    Ice,
    Shade,
    BrickNormal,
    BrickHard1,
    BrickHard2,
    BrickHard3,
    BrickSteel,
    BrickGlass,
    BrickBomb,
    BrickSplitter,
    BrickBlue,
    BrickRed,
    BrickBumper,
    BrickRegrow,
    BrickMystery,
    BrickGhost,
    BrickLowNormal,
    BrickLowHard1,
    BrickLowHard2,
    BrickLowHard3,
    BrickLowSteel,
    BrickLowGlass,
    BrickLowBomb,
    BrickLowSplitter,
    BrickLowBlue,
    BrickLowRed,
    BrickLowBumper,
    BrickLowRegrow,
    BrickLowMystery,
    BrickLowGhost,
    PlateBlue,
    PlateRed,
    PlateWall,
    PlateSocket,
    PlateCracks,
    BossHat,
    BossStripe,
    BossCrown,
    BossWing,
    BossClock,
    BossHorn,
    BossDisc,
    BossCorona,
    GoalFull,
    GoalEmpty,
    BadgeFull,
    BadgeEmpty,
    ServeFull,
    ServeEmpty,
    Bar,
    PillLeft,
    PillMiddle,
    PillRight,
    Panel,
    Chevron,
    LogoBlue,
    LogoRed,
    LogoBall,
    LogoShine,
    Icon,
    FirstSign, ///< Of the cards, see signOf().
    LastSign = FirstSign + cardCount + fusionCount - 1,
    FirstPicture, ///< See pictureOf().
    LastPicture = FirstPicture + cardCount + fusionCount - 1,
};

/// Radii of round sprites as painted, px.
inline constexpr double paintedBallRadius = 8.0;
inline constexpr double paintedGlowRadius = 32.0; ///< Also of Ring and Wave.

/// Index with spriteIndex().
inline constexpr auto spriteNames =
    rowsOf<static_cast<std::size_t>(Sprite::LastPicture) + 1, std::string_view>(
        {// Light and particles.
         "pixel", "line", "line-cap", "hair", "dot", "glow", "spark", "shard", "ring", "trail",
         // Objects on the field.
         "ball-plain", "ball-blue", "ball-red", "paddle-left", "paddle-middle", "paddle-right", "eye",
         "pupil", "hexagon", "hexagon-glow", "spin-arc", "dash", "zone-dot", "crosshair", "aim-dot",
         // Capsules and the power-ups' signs.
         "capsule-good", "capsule-bad", "warning", "power-wide", "power-multiball", "power-fireball",
         "power-sticky", "power-laser", "power-slow", "power-shield-wall", "power-extra-shield",
         "power-magnet", "power-narrow", "power-reverse", "power-freeze", "power-blind-spot",
         "power-overdrive",
         // Effects of power-ups.
         "fog", "flame", "streak", "wave", "glint", "goo", "ice", "shade",
         // Bricks.
         "brick-normal", "brick-hard-1", "brick-hard-2", "brick-hard-3", "brick-steel", "brick-glass",
         "brick-bomb", "brick-splitter", "brick-blue", "brick-red", "brick-bumper", "brick-regrow",
         "brick-mystery", "brick-ghost", "brick-low-normal", "brick-low-hard-1", "brick-low-hard-2",
         "brick-low-hard-3", "brick-low-steel", "brick-low-glass", "brick-low-bomb", "brick-low-splitter",
         "brick-low-blue", "brick-low-red", "brick-low-bumper", "brick-low-regrow", "brick-low-mystery",
         "brick-low-ghost",
         // Shields.
         "plate-blue", "plate-red", "plate-wall", "plate-socket", "plate-cracks",
         // Body parts of bosses.
         "boss-hat", "boss-stripe", "boss-crown", "boss-wing", "boss-clock", "boss-horn", "boss-disc",
         "boss-corona",
         // Panels and menus.
         "goal-full", "goal-empty", "badge-full", "badge-empty", "serve-full", "serve-empty", "bar",
         "pill-left", "pill-middle", "pill-right", "panel", "chevron", "logo-blue", "logo-red", "logo-ball",
         "logo-shine", "icon-64",
         // Signs of the cards, and their pictures, in the order of Card.
         "card-piercing", "card-thief", "card-wrecker", "card-velvet", "card-twins", "card-pinball",
         "card-echo", "card-demolition", "card-gardener", "card-mason", "card-ghost", "card-magnet",
         "card-hoarder", "card-alchemist", "card-giant", "card-swift-serve", "card-last-stand", "card-bounty",
         "card-harvest", "card-sniper", "card-fog", "card-anchor", "card-spare-plate", "card-mirror",
         "card-lance", "card-pickpocket", "card-family", "card-chain", "card-hedge", "card-toll",
         "picture-piercing", "picture-thief", "picture-wrecker", "picture-velvet", "picture-twins",
         "picture-pinball", "picture-echo", "picture-demolition", "picture-gardener", "picture-mason",
         "picture-ghost", "picture-magnet", "picture-hoarder", "picture-alchemist", "picture-giant",
         "picture-swift-serve", "picture-last-stand", "picture-bounty", "picture-harvest", "picture-sniper",
         "picture-fog", "picture-anchor", "picture-spare-plate", "picture-mirror", "picture-lance",
         "picture-pickpocket", "picture-family", "picture-chain", "picture-hedge", "picture-toll"});
inline constexpr std::size_t spriteCount = spriteNames.size();

constexpr std::size_t spriteIndex(Sprite sprite) { return static_cast<std::size_t>(sprite); }

/// Whether a picture is lit from above or is a sign, so that it stays upright in a flipped field. The others are
/// shapes, which are flipped with the field.
constexpr bool staysUpright(Sprite sprite) {
    const auto between = [sprite](Sprite first, Sprite last) { return sprite >= first && sprite <= last; };
    return between(Sprite::BallPlain, Sprite::Pupil) ||
           between(Sprite::CapsuleGood, Sprite::PowerOverdrive) ||
           between(Sprite::BrickNormal, Sprite::PlateSocket);
}

/// The icon of a power-up.
constexpr Sprite spriteOf(PowerUp kind) {
    return static_cast<Sprite>(spriteIndex(Sprite::PowerWide) + powerUpIndex(kind));
}
static_assert(spriteOf(static_cast<PowerUp>(powerUpCount)) == Sprite::Fog,
              "a sign for every power-up, in their order");

/// The sign of a card, 24 px wide.
constexpr Sprite signOf(Card card) {
    return static_cast<Sprite>(spriteIndex(Sprite::FirstSign) + cardIndex(card));
}
/// The picture of a card, 72 px wide.
constexpr Sprite pictureOf(Card card) {
    return static_cast<Sprite>(spriteIndex(Sprite::FirstPicture) + cardIndex(card));
}

/// The half-height version of a brick's sprite; `brick` is one of BrickNormal to BrickGhost.
constexpr Sprite lowOf(Sprite brick) {
    return static_cast<Sprite>(spriteIndex(brick) + spriteIndex(Sprite::BrickLowNormal) -
                               spriteIndex(Sprite::BrickNormal));
}
static_assert(lowOf(Sprite::BrickGhost) == Sprite::BrickLowGhost, "a low brick for every other");

/// A shape in three pieces, of which the middle one is stretched.
struct SpriteRow {
    Sprite left;
    Sprite middle;
    Sprite right;
};
inline constexpr SpriteRow paddleSprites{Sprite::PaddleLeft, Sprite::PaddleMiddle, Sprite::PaddleRight};
/// Radius of the painted round ends of a paddle, px.
inline constexpr double paddleEnd = 14.0;
/// Position of a paddle's right eye, px from the paddle's centre; the left one is its mirror image.
inline constexpr Vec2 paddleEye{16.0, 0.0};
inline constexpr SpriteRow pillSprites{Sprite::PillLeft, Sprite::PillMiddle, Sprite::PillRight};

} // namespace arkanong
