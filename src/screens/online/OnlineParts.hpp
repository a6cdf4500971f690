#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/ui/Screen.hpp"

#include <string>
#include <string_view>
#include <vector>

// Parts of the picture of an online match that its players and spectators see.

namespace arkanong {

/// Delay between the end of a round and the display of the score, ticks.
inline constexpr int untilStanding = tuning::seconds(1.4);

/// The view of the round that is played.
MatchView onlineView(const ScreenContext& context, const OnlineMatch& match);
/// Shows it with the present settings and in the present language.
void followLook(const ScreenContext& context, MatchView& view, const OnlineMatch& match);

/// What the left panel tells between the sides' figures.
struct SideLines {
    std::string label;
    std::string text;
    sf::Color colour;                 ///< Of the text.
    std::vector<std::string> notes{}; ///< Below it.
};
/// Draws them in MatchView::freeRoom(); where that is short, without the label, then without notes, or nothing.
void drawSideLines(TextureManager& textures, const Palette& palette, const Box& free, const SideLines& lines);

/// Draws a word over the field while its reason lasts.
void drawNotice(TextureManager& textures, const Palette& palette, std::string_view text);

/// Draws the end of a round: `what` names the winner, followed by the score of the series and a last line, which can be
/// empty.
void drawStanding(TextureManager& textures, const Palette& palette, const OnlineMatch& match,
                  std::string_view what, std::string_view more = {});

} // namespace arkanong
