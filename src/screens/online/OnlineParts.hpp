#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/ui/Screen.hpp"

#include <string>
#include <string_view>

// What a match between two machines looks like, for those who play it and for those who watch it.

namespace arkanong {

/// Delay between the end of a round and its standing, ticks.
inline constexpr int untilStanding = tuning::seconds(1.4);

/// The view of the round that is played.
MatchView onlineView(const ScreenContext& context, const OnlineMatch& match);

/// A label and a line below it in the left panel.
void drawSideLine(TextureManager& textures, const Palette& palette, std::string_view label,
                  std::string_view text, sf::Color colour);
/// One more line below those.
void drawSideNote(TextureManager& textures, std::string_view text, sf::Color colour);

/// Draws a word over the field while its reason lasts.
void drawNotice(TextureManager& textures, const Palette& palette, std::string_view text);

/// After a round: who has won what, as `what` says, how the series stands, and a last line that may be empty.
void drawStanding(TextureManager& textures, const Palette& palette, const OnlineMatch& match,
                  std::string_view what, std::string_view more = {});

} // namespace arkanong
