#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/PowerUps.hpp"

#include <string>
#include <string_view>

namespace arkanong {

/// The area of a power-up list in a panel, screen px.
struct PowerListPlace {
    double left = 0.0;
    double right = 0.0;
    double top = 0.0;
    double bottom = 0.0;
    bool hangs = true; ///< True: aligned with the top. False: with the bottom.
};

/// The power-up that was just caught, for the list of the affected side.
struct PowerNews {
    PowerUp kind{};
    Mode mode = Mode::Versus;
    Vec2 from;            ///< Where its sign comes from, screen px.
    double arrived = 1.0; ///< How far the sign has flown to its row, 0 to 1; before 1 the row is not drawn.
    std::string_view sentence{}; ///< Explains it, in English; empty: nothing to explain.
    double opacity = 0.0;        ///< Of the sentence.
};

/// A power-up's name: "Wide". In Solo an extra shield is an "Extra life".
std::string shownName(const Catalogue& catalogue, PowerUp kind, Mode mode);

/// Lists a side's active power-ups: sign, name, seconds left and a bar that runs out; those that hinder it in another
/// colour. Where they do not fit, rows lose their names, then the signs stand side by side above their bars, and at last
/// none is explained. The sentence of `news` stands in its power-up's row; a sign that flies to the list is drawn below
/// balls and capsules. Draws nothing if no power-up is active and none is explained.
void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place, const PowerNews& news = {});

} // namespace arkanong
