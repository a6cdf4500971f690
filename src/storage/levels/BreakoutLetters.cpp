#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"

// How each letter is converted. assets/levels/README.md shows the same tables to players; a test compares
// them.

namespace arkanong {

namespace {

constexpr auto bricks = rowsOf<setBrickCount, SetBrick>({
    {'E', "indestructible", BrickKind::Steel, 1, 0, ""},
    {'#', "metal: only a fireball breaks it", BrickKind::Hard, 3, 0, "any ball breaks it, with three hits"},
    {'@', "metal that deflects the ball at random", BrickKind::Bumper, 1, 0,
     "unbreakable, and throws the ball off faster"},
    {'a', "1 hit", BrickKind::Normal, 1, 0, ""},
    {'b', "2 hits", BrickKind::Hard, 2, 0, ""},
    {'c', "3 hits", BrickKind::Hard, 3, 0, ""},
    {'v', "invisible, 4 hits", BrickKind::Hard, 3, 0, "visible, and 3 hits"},
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
    {'!', "growing", BrickKind::Regrowing, 1, 0, "regrows itself instead of growing others next to it"},
});

constexpr PowerUpDrop good(PowerUp kind) { return {kind, false}; }
constexpr PowerUpDrop bad(PowerUp kind) { return {kind, true}; }

constexpr auto bonuses = rowsOf<setBonusCount, SetBonus>({
    {'0', "200 points", std::nullopt, "no power-up"},
    {'1', "500 points", std::nullopt, "no power-up"},
    {'2', "1000 points", std::nullopt, "no power-up"},
    {'3', "2000 points", std::nullopt, "no power-up"},
    {'4', "5000 points", std::nullopt, "no power-up"},
    {'5', "10000 points", std::nullopt, "no power-up"},
    {'g', "gold shower", std::nullopt, "no power-up"},
    {'-', "shrink", bad(PowerUp::Narrow), ""},
    {'+', "expand", good(PowerUp::Wide), ""},
    {'l', "life", good(PowerUp::ExtraShield), "in versus it repairs a shield"},
    {'s', "sticky", good(PowerUp::Sticky), ""},
    {'m', "energy ball", good(PowerUp::Fireball), ""},
    {'b', "extra ball", good(PowerUp::Multiball), "each of your balls becomes three"},
    {'w', "floor", good(PowerUp::ShieldWall), "for a short time, and each part of it stops one ball"},
    {'f', "freeze", bad(PowerUp::Freeze), ""},
    {'p', "plasma gun", good(PowerUp::Laser), ""},
    {'?', "random", std::nullopt, "the same one each time"},
    {'>', "fast", good(PowerUp::Overdrive), "helps you: only your own balls are fast"},
    {'<', "slow", good(PowerUp::Slow), "only enemy balls near your goal"},
    {'j', "joker", good(PowerUp::Magnet), "attracts good capsules instead of collecting them"},
    {'d', "darkness", bad(PowerUp::BlindSpot), "only a part of the field"},
    {'c', "chaos", bad(PowerUp::Reverse), "reverses the paddle, not the balls"},
    {'~', "ghost paddle", bad(PowerUp::BlindSpot), "hides a part of the field, not the paddle"},
    {'!', "reset", std::nullopt, "no power-up"},
    {'&', "more time", std::nullopt, "no power-up"},
    {'*', "explosive balls", good(PowerUp::Fireball), "neighbouring bricks stay"},
    {'}', "bonus magnet", good(PowerUp::Magnet), ""},
    {'{', "malus magnet", std::nullopt, "no power-up"},
    {'W', "weak ball", std::nullopt, "no power-up"},
});

} // namespace

const std::array<SetBrick, setBrickCount>& setBricks() { return bricks; }
const std::array<SetBonus, setBonusCount>& setBonuses() { return bonuses; }

} // namespace arkanong
