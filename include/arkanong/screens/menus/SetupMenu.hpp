#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <vector>

namespace arkanong {

/// The settings of a match.
enum class SetupItem : std::uint8_t {
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
};
constexpr std::size_t setupIndex(SetupItem item) { return static_cast<std::size_t>(item); }

/// The options of the setup's items.
struct SetupChoices {
    std::vector<Boss> bosses; ///< Bosses whose paddles are offered; may be empty.
    bool online = false;      ///< An online match of two people: only the host's side is chosen.
    Side host = Side::Blue;   ///< The side of the host.
};

/// The setup of this kind that the player made last.
MatchSetup& rememberedSetup(ScreenContext& context, SetupKind kind);

/// What can be chosen in a setup of this kind.
SetupChoices choicesFor(const ScreenContext& context, SetupKind kind);

/// The bosses that have been beaten in the campaign, in campaign order.
std::vector<Boss> bossesBeaten(const Progress& progress);

/// A menu of all settings that shows `setup`, one item each with its options in the catalogue's language, disabled where it has no meaning. A value that is not among
/// the choices is shown as the next smaller one.
Menu setupMenu(const MatchSetup& setup, const SetupChoices& choices,
               const Catalogue& catalogue = Catalogue::english());

/// The setup that the menu shows, based on `before`, which it showed before. Skips a device that the other side uses.
MatchSetup chosenIn(const Menu& menu, const MatchSetup& before, const SetupChoices& choices);

/// The host's side that the menu of an online match shows; `before` is the side it showed before.
Side hostIn(const Menu& menu, Side before);

/// Updates the menu to show `setup`, without moving the selection.
void showIn(Menu& menu, const MatchSetup& setup, const SetupChoices& choices,
            const Catalogue& catalogue = Catalogue::english());

} // namespace arkanong
