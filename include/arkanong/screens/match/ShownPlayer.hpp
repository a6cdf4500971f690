#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"

#include <string>

namespace arkanong {

class Catalogue;

/// Who plays a side, as screens name them in the language in use: "You", "Player 2", "Diesel", "Medium". Recordings have
/// playerName(), which is English.
std::string shownPlayer(const Catalogue& catalogue, const MatchSetup& setup, const Level& level, Side side);

} // namespace arkanong
