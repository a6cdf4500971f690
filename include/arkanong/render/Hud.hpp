#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/Series.hpp"

#include <array>
#include <string>
#include <string_view>

namespace arkanong {

/// What the panels say beside the match itself. Each word may be empty. Capitals look best.
struct HudLabels {
    std::string world; ///< Top right, above the level's name.
    std::string level;
    std::string blue = "YOU";   ///< Below "BLUE".
    std::string red = "MEDIUM"; ///< Below "RED": the strength, or "PLAYER 2".
    std::string hints;          ///< Sandbox: what the keys do, one a line ('\n').
    Series series{};            ///< As it stood before this match; shown where it has several rounds.
};

/// The side panels and the big words over the field.
class Hud {
  public:
    Hud(const Palette& palette, HudLabels labels, bool reducedMotion = false);

    void setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

    /// `seconds` of frame time pass: score digits and words move on.
    void advance(double seconds, const Match& match);
    /// `balls` = balls on the field, shown in the sandbox. `bigWords` = also the words over the field; off
    /// where something else lies there.
    void draw(TextureManager& textures, const Match& match, std::size_t balls, bool bigWords = true) const;

  private:
    struct SideDisplay {
        double score = 0.0;  ///< As shown: rolls up to the real one.
        double combo = 0.0;  ///< Seconds left of the factor's pop.
        double shield = 0.0; ///< Seconds left of the lost shield's flash.
        int lastFactor = 1;
        int lastShields = 0;
    };

    void drawSide(TextureManager& textures, const Match& match, Side side, double top) const;
    void drawRounds(TextureManager& textures, const Match& match, Side side, double y) const;
    void drawShields(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawServes(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawClock(TextureManager& textures, const Match& match) const;
    void drawBanner(TextureManager& textures, const Match& match) const;
    void drawBigWord(TextureManager& textures, std::string_view word, double age, double life, double size,
                     sf::Color colour) const;
    void drawSandbox(TextureManager& textures, std::size_t balls) const;

    Palette palette_;
    HudLabels labels_;
    bool reducedMotion_;
    std::array<SideDisplay, 2> sides_;
    Phase phase_ = Phase::Countdown;
    double phaseAge_ = 0.0; ///< Seconds of frame time.
};

/// "2:14" of so many ticks, rounded up to whole seconds.
std::string clockText(int ticks);

} // namespace arkanong
