#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"
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
    int carried = 0;            ///< Added to Blue's score as it is shown: of a solo run's earlier levels.
    Series series{};            ///< As it stood before this match; shown where it has several rounds.
};

/// The side panels and the big words on the field.
class Hud {
  public:
    Hud(const Palette& palette, HudLabels labels, const ViewSettings& settings = {});

    /// Where menus do not move, digits do not roll and pop; under reduced motion nothing else pops or grows.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// `seconds` of frame time pass: score digits and words move on.
    void advance(double seconds, const Match& match);
    /// `bigWords` = also the words on the field, which lie below the balls; off where something else lies
    /// there.
    void draw(TextureManager& textures, const Match& match, const PowerUps& powers,
              const ObjectManager& objects, bool bigWords = true) const;

  private:
    struct SideDisplay {
        double score = 0.0;  ///< As shown: rolls up to the real one.
        double scored = 0.0; ///< Seconds left of its growing.
        int lastScore = 0;
        double combo = 0.0;  ///< Seconds left of the factor's pop.
        double shield = 0.0; ///< Seconds left of the lost shield's flash.
        double gained = 0.0; ///< Seconds left of the new shield's flash.
        int lastFactor = 1;
        int lastShields = 0;
    };

    void rollScore(SideDisplay& display, int score, double seconds) const;
    void drawSide(TextureManager& textures, const Match& match, Side side, double top) const;
    void drawRounds(TextureManager& textures, const Match& match, Side side, double y) const;
    void drawShields(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawServes(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawPowers(TextureManager& textures, const Match& match, const PowerUps& powers,
                    const ObjectManager& objects) const;
    /// What takes Red's place where nobody plays it.
    void drawRun(TextureManager& textures, const ObjectManager& objects) const;
    void drawClock(TextureManager& textures, const Match& match) const;
    void drawBanner(TextureManager& textures, const Match& match) const;
    void drawBigWord(TextureManager& textures, std::string_view word, double age, double life, TextSize size,
                     sf::Color colour) const;
    void drawSandbox(TextureManager& textures, std::size_t balls) const;

    Palette palette_;
    HudLabels labels_;
    ViewSettings settings_;
    std::array<SideDisplay, 2> sides_;
    Phase phase_ = Phase::Countdown;
    double phaseAge_ = 0.0; ///< Seconds of frame time.
};

/// "2:14" of so many ticks, rounded up to whole seconds.
std::string clockText(int ticks);

} // namespace arkanong
