#include "arkanong/storage/levels/BreakoutSet.hpp"

// What becomes of every letter, in one place; assets/levels/README.md shows the same to players, and a test
// compares them.

namespace arkanong {

namespace {

constexpr std::array<SetBrick, setBrickCount> bricks{{
    {'E', "indestructible", BrickKind::Steel, 1, 0, ""},
    {'#', "metal: only a fireball breaks it", BrickKind::Hard, 3, 0, "balls break it, at the third hit"},
    {'@', "metal that throws the ball off at random", BrickKind::Bumper, 1, 0,
     "never breaks, and faster instead"},
    {'a', "1 hit", BrickKind::Normal, 1, 0, ""},
    {'b', "2 hits", BrickKind::Hard, 2, 0, ""},
    {'c', "3 hits", BrickKind::Hard, 3, 0, ""},
    {'v', "invisible, 4 hits", BrickKind::Hard, 3, 0, "seen from the start, and 3 hits"},
    {'x', "regrowing, 1 hit", BrickKind::Regrowing, 1, 0, ""},
    {'y', "regrowing, 2 hits", BrickKind::Regrowing, 1, 0, "1 hit"},
    {'z', "regrowing, 3 hits", BrickKind::Regrowing, 1, 0, "1 hit"},
    {'d', "red", BrickKind::Normal, 1, 1, ""},
    {'e', "orange", BrickKind::Normal, 1, 2, ""},
    {'f', "green", BrickKind::Normal, 1, 3, ""},
    {'g', "blue", BrickKind::Normal, 1, 4, ""},
    {'h', "yellow", BrickKind::Normal, 1, 5, ""},
    {'i', "magenta", BrickKind::Normal, 1, 6, ""},
    {'j', "white", BrickKind::Normal, 1, 7, ""},
    {'k', "grey", BrickKind::Normal, 1, 8, ""},
    {'*', "explosive", BrickKind::Bomb, 1, 0, ""},
    {'!', "growing", BrickKind::Regrowing, 1, 0, "comes back itself instead of others beside it"},
}};

constexpr PowerUpDrop good(PowerUp kind) { return {kind, false}; }
constexpr PowerUpDrop bad(PowerUp kind) { return {kind, true}; }

constexpr std::array<SetBonus, setBonusCount> bonuses{{
    {'0', "200 points", std::nullopt, "it holds nothing"},
    {'1', "500 points", std::nullopt, "it holds nothing"},
    {'2', "1000 points", std::nullopt, "it holds nothing"},
    {'3', "2000 points", std::nullopt, "it holds nothing"},
    {'4', "5000 points", std::nullopt, "it holds nothing"},
    {'5', "10000 points", std::nullopt, "it holds nothing"},
    {'g', "gold shower", std::nullopt, "it holds nothing"},
    {'-', "shrink", bad(PowerUp::Narrow), ""},
    {'+', "expand", good(PowerUp::Wide), ""},
    {'l', "life", good(PowerUp::ExtraShield), ""},
    {'s', "sticky", good(PowerUp::Sticky), ""},
    {'m', "energy ball", good(PowerUp::Fireball), ""},
    {'b', "extra ball", good(PowerUp::Multiball), "three for every own one in play"},
    {'w', "floor", good(PowerUp::ShieldWall), "turns one ball back"},
    {'f', "freeze", bad(PowerUp::Freeze), ""},
    {'p', "plasma gun", good(PowerUp::Laser), ""},
    {'?', "random", std::nullopt, "its place decides which"},
    {'>', "fast", good(PowerUp::Overdrive), "good to have: only your own balls are fast"},
    {'<', "slow", good(PowerUp::Slow), "enemy balls, near your goal"},
    {'j', "joker", good(PowerUp::Magnet), "draws the good capsules instead of taking them"},
    {'d', "darkness", bad(PowerUp::BlindSpot), "only a part of the field"},
    {'c', "chaos", bad(PowerUp::Reverse), "turns the paddle's ways round, not the balls'"},
    {'~', "ghost paddle", bad(PowerUp::BlindSpot), "hides a part of the field, not the paddle"},
    {'!', "reset", std::nullopt, "it holds nothing"},
    {'&', "more time", std::nullopt, "it holds nothing"},
    {'*', "explosive balls", good(PowerUp::Fireball), "their neighbours stay"},
    {'}', "bonus magnet", good(PowerUp::Magnet), ""},
    {'{', "malus magnet", std::nullopt, "it holds nothing"},
    {'W', "weak ball", std::nullopt, "it holds nothing"},
}};

} // namespace

const std::array<SetBrick, setBrickCount>& setBricks() { return bricks; }
const std::array<SetBonus, setBonusCount>& setBonuses() { return bonuses; }

} // namespace arkanong
