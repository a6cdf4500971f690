#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <cmath>

// The HUD's large words on the field.

namespace arkanong {

namespace {

constexpr double wordSeconds = 2.2; ///< How long the name of a phase is shown.
constexpr double goSeconds = 0.8;
constexpr double endSeconds = 600.0; ///< Practically for ever: the winner's name stays.
constexpr Vec2 wordPlace{640.0, 360.0};
constexpr TextSize endSize = type::heading * 1.5;

std::string_view endWord(Mode mode, Side winner) {
    if (mode == Mode::Solo) return winner == Side::Blue ? "LEVEL CLEARED" : "GAME OVER";
    return winner == Side::Blue ? "BLUE WINS" : "RED WINS";
}

} // namespace

void Hud::drawBanner(TextureManager& textures, const Match& match) const {
    switch (match.phase()) {
    case Phase::Countdown: {
        const double left = match.ticksLeft() * tuning::tickSeconds;
        const double second = std::ceil(left);
        if (second >= 1.0)
            drawBigWord(textures, std::to_string(static_cast<int>(second)), second - left, 1.0, type::display,
                        palette_.pale);
        break;
    }
    case Phase::Play:
        if (const double age = match.clock() * tuning::tickSeconds; age < goSeconds)
            drawBigWord(textures, "GO!", age, goSeconds, type::display, palette_.amber);
        break;
    case Phase::SuddenDeath:
        drawBigWord(textures, "SUDDEN DEATH", phaseAge_, wordSeconds, type::heading, palette_.red);
        break;
    case Phase::NextGoal:
        drawBigWord(textures, "NEXT GOAL WINS", phaseAge_, wordSeconds, type::heading, palette_.red);
        break;
    case Phase::Over:
        if (const auto winner = match.winner())
            drawBigWord(textures, endWord(match.settings().mode, *winner), phaseAge_ - endWordAfter,
                        endSeconds, endSize, blended(palette_.of(*winner), sf::Color(255, 255, 255), 0.35),
                        Layer::Overlay);
        break;
    }
}

void Hud::drawBigWord(TextureManager& textures, std::string_view word, double age, double life, TextSize size,
                      sf::Color colour, Layer layer) const {
    if (age < 0.0 || age >= life) return;
    const double opacity = std::min(easeOut(age / 0.15), easeOut((life - age) / 0.35));
    const TextSize shown =
        settings_.reducedMotion ? size : size * (0.6 + 0.4 * easeOutBack(age / motion::pop));
    const double width = measureText(textures, word, shown);
    const Vec2 baseline = wordPlace + Vec2{0.0, shown / 2.0};
    // A dark shade along the whole word separates it from bricks.
    constexpr double glowSize = 64.0; ///< px.
    const int glows = std::max(1, static_cast<int>(2.0 * width / shown));
    for (int i = 0; i < glows; ++i)
        textures.draw(layer, Sprite::Glow,
                      {wordPlace + Vec2{width * ((i + 0.5) / glows - 0.5), 0.0},
                       Vec2{1.0, 1.0} * ((1.4 * shown + 110.0) / glowSize),
                       {}},
                      faded(sf::Color(4, 6, 16), 0.3 * opacity));
    TextStyle style{shown, faded(colour, opacity), Align::Centre};
    style.layer = layer;
    drawText(textures, word, baseline, style);
}

} // namespace arkanong
