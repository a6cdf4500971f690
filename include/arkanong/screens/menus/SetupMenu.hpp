#pragma once

#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/ui/Menu.hpp"

#include <vector>

namespace arkanong {

/// The items of the screen on which a match is set up.
enum class SetupItem : std::uint8_t {
    World,
    Level,
    BluePlayer,
    BlueDifficulty,
    BlueCharacter,
    RedPlayer,
    RedDifficulty,
    RedCharacter,
    Rounds,
    BlueGoals,
    RedGoals,
    Points,
    SuddenDeath,
    Mutators,
    Begin,
    Back,
};
constexpr std::size_t setupIndex(SetupItem item) { return static_cast<std::size_t>(item); }

/// The menu that offers what `plan` says, as far as it is among what can be chosen. `groups` may be empty.
Menu setupMenu(const MatchSetup& setup, const std::vector<LevelGroup>& groups);

/// What the menu says, on top of `before`, which is what it said before: a device that the other side has is
/// passed over.
MatchSetup chosenIn(const Menu& menu, const MatchSetup& before, const std::vector<LevelGroup>& groups);

/// Makes the menu say what `plan` says, without moving the selection.
void showIn(Menu& menu, const MatchSetup& setup, const std::vector<LevelGroup>& groups);

} // namespace arkanong
