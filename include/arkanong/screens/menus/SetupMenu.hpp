#pragma once

#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <vector>

namespace arkanong {

/// The items of the screen on which a match is set up.
enum class SetupItem : std::uint8_t {
    World,
    Level,
    BluePlayer,
    BlueDifficulty,
    BlueCharacter,
    BluePaddle,
    RedPlayer,
    RedDifficulty,
    RedCharacter,
    RedPaddle,
    Rounds,
    BlueGoals,
    RedGoals,
    Points,
    SuddenDeath,
    Mutators,
    Begin,
    Online,
    Back,
};
constexpr std::size_t setupIndex(SetupItem item) { return static_cast<std::size_t>(item); }

/// What can be chosen from.
struct SetupChoices {
    std::vector<LevelGroup> groups; ///< Of levels; may be empty.
    std::vector<Boss> bosses;       ///< Whose paddles are offered; may be empty.
    bool online = false;            ///< Two people at two machines play: who else would is not chosen...
    Side host = Side::Blue;         ///< ...but which side the one at this machine takes.
};

/// The bosses that have been beaten in the campaign, in its order.
std::vector<Boss> bossesBeaten(const Progress& progress);

/// The menu that offers what `setup` says, as far as it is among what can be chosen.
Menu setupMenu(const MatchSetup& setup, const SetupChoices& choices);

/// What the menu says, on top of `before`, which is what it said before: a device that the other side has is
/// passed over.
MatchSetup chosenIn(const Menu& menu, const MatchSetup& before, const SetupChoices& choices);

/// The side that the host takes as the menu of a match between two machines says; before that it said `before`.
Side hostIn(const Menu& menu, Side before);

/// Makes the menu say what `setup` says, without moving the selection.
void showIn(Menu& menu, const MatchSetup& setup, const SetupChoices& choices);

} // namespace arkanong
