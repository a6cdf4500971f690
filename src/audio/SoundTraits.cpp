#include "arkanong/audio/SoundCues.hpp"

namespace arkanong {

namespace {

// In the order of SoundId.
constexpr auto traits = tableOf<SoundId, SoundTraits>({
    {"serve", SoundPriority::Paddle, 2, true},
    {"paddle", SoundPriority::Paddle, 2, true},
    {"smash", SoundPriority::Paddle, 2, true},
    {"cushion", SoundPriority::Paddle, 2, true},
    {"wall", SoundPriority::Wall, 2, true},
    {"brick", SoundPriority::Break, 3, false},
    {"brick-hard", SoundPriority::Wall, 2, true},
    {"brick-steel", SoundPriority::Wall, 2, true},
    {"brick-break", SoundPriority::Break, 2, true},
    {"hexagon", SoundPriority::Wall, 2, true},
    {"ball-ball", SoundPriority::BallBall, 3, true},
    {"convert", SoundPriority::Paddle, 2, true},
    {"shield-hit", SoundPriority::Wall, 2, true},
    {"shield-broken", SoundPriority::Match, 2, true},
    {"shield-repaired", SoundPriority::Match, 2, false},
    {"shields-restored", SoundPriority::Match, 2, false},
    {"goal", SoundPriority::Match, 1, false},
    {"life-lost", SoundPriority::Match, 1, false},
    {"life-gained", SoundPriority::Match, 1, false},
    {"ball-lost", SoundPriority::Break, 2, true},
    {"field-rising", SoundPriority::Break, 1, false},
    {"sudden-death", SoundPriority::Match, 1, false},
    {"countdown", SoundPriority::Match, 1, false},
    {"go", SoundPriority::Match, 1, false},
    {"win", SoundPriority::Match, 1, false},
    {"lose", SoundPriority::Match, 1, false},
    {"paddle-broken", SoundPriority::Match, 1, true},
    {"menu-move", SoundPriority::Match, 1, false},
    {"menu-accept", SoundPriority::Match, 1, false},
    {"menu-back", SoundPriority::Match, 1, false},
    {"pause", SoundPriority::Match, 1, false},
    {"nudge", SoundPriority::Wall, 1, true},
    {"glass", SoundPriority::Break, 2, true},
    {"fuse", SoundPriority::Wall, 2, true},
    {"bomb", SoundPriority::Break, 2, true},
    {"split", SoundPriority::Paddle, 2, true},
    {"bumper", SoundPriority::Paddle, 2, true},
    {"regrow", SoundPriority::Wall, 2, true},
    {"capsule", SoundPriority::Wall, 2, true},
    {"catch-good", SoundPriority::Break, 2, false},
    {"catch-bad", SoundPriority::Break, 2, true},
    {"catch-missed", SoundPriority::Wall, 1, true},
    {"wide", SoundPriority::Break, 1, false},
    {"narrow", SoundPriority::Break, 1, false},
    {"fireball", SoundPriority::Break, 1, true},
    {"sticky", SoundPriority::Break, 1, true},
    {"laser-ready", SoundPriority::Break, 1, false},
    {"slow", SoundPriority::Break, 1, false},
    {"magnet", SoundPriority::Break, 1, false},
    {"reverse", SoundPriority::Break, 1, false},
    {"freeze", SoundPriority::Break, 1, false},
    {"blind-spot", SoundPriority::Break, 1, false},
    {"overdrive", SoundPriority::Break, 1, false},
    {"power-ended", SoundPriority::Wall, 1, false},
    {"hold", SoundPriority::Paddle, 2, true},
    {"laser", SoundPriority::Paddle, 2, true},
    {"laser-hit", SoundPriority::Wall, 2, true},
    {"wall-raised", SoundPriority::Break, 1, false},
    {"boss-phase", SoundPriority::Match, 1, false},
    {"boss-foreman", SoundPriority::Match, 1, false},
    {"boss-queen", SoundPriority::Match, 1, false},
    {"boss-clockmaker", SoundPriority::Match, 1, false},
    {"boss-minotaur", SoundPriority::Match, 1, false},
    {"boss-umbra", SoundPriority::Match, 1, false},
    // Below Match: a stinger takes no room from the goal that it answers.
    {"goal-stinger", SoundPriority::Break, 1, false},
    {"match-point", SoundPriority::Break, 1, false},
    {"first-power", SoundPriority::Break, 1, false},
    {"card", SoundPriority::Wall, 1, true},
});

} // namespace

const SoundTraits& soundTraits(SoundId sound) { return traits[static_cast<std::size_t>(sound)]; }

} // namespace arkanong
