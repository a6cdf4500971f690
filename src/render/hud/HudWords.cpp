#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
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
    if (mode == Mode::Solo)
        return winner == Side::Blue ? translatable("LEVEL CLEARED") : translatable("GAME OVER");
    return winner == Side::Blue ? translatable("BLUE WINS") : translatable("RED WINS");
}

/// Darkens what is behind a word of this height across the whole field.
void drawBand(TextureManager& textures, double height, sf::Color edges, double opacity) {
    const double half = height / 2.0 + 28.0;
    const double right = fieldOrigin.x + tuning::fieldSize.x;
    textures.drawRectangle(Layer::Overlay, {fieldOrigin.x, wordPlace.y - half},
                           {tuning::fieldSize.x, 2.0 * half}, faded(wordShade, 0.85 * opacity));
    for (const double y : {wordPlace.y - half, wordPlace.y + half})
        textures.drawHair(Layer::Overlay, {fieldOrigin.x, y}, {right, y}, 2.0, faded(edges, 0.7 * opacity),
                          faded(edges, 0.7 * opacity));
}

} // namespace

struct Hud::BigWord {
    std::string text;
    double age;  ///< Seconds.
    double life; ///< Seconds.
    TextSize size;
    sf::Color colour;
    Layer layer = Layer::Field;
};

// The word of the match's phase; nullopt if it is not shown now.
std::optional<Hud::BigWord> Hud::bigWord(const TextureManager& textures, const Match& match) const {
    const Type& type = textures.type();
    const auto shown = [&](BigWord word) -> std::optional<BigWord> {
        if (word.age < 0.0 || word.age >= word.life) return std::nullopt;
        word.size = fittingSize(textures, word.text, tuning::fieldSize.x - 2.0 * space::margin, {word.size});
        return word;
    };
    switch (match.phase()) {
    case Phase::Countdown: {
        const double left = match.ticksLeft() * tuning::tickSeconds;
        const double second = std::ceil(left);
        if (second < 1.0) break;
        return shown(
            {std::to_string(static_cast<int>(second)), second - left, 1.0, type::display, palette_.pale});
    }
    case Phase::Play:
        return shown({std::string(type.text("GO!")), match.clock() * tuning::tickSeconds, goSeconds,
                      type::display, palette_.amber});
    case Phase::SuddenDeath:
        return shown(
            {std::string(type.text("SUDDEN DEATH")), phaseAge_, wordSeconds, type::heading, palette_.red});
    case Phase::NextGoal:
        return shown(
            {std::string(type.text("NEXT GOAL WINS")), phaseAge_, wordSeconds, type::heading, palette_.red});
    case Phase::Over:
        if (match.settings().finale)
            return shown({std::string(type.text("THE END")), phaseAge_ - endWordAfter, endSeconds, endSize,
                          palette_.amber, Layer::Overlay});
        if (const auto winner = match.winner())
            return shown({std::string(type.text(endWord(match.settings().mode, *winner))),
                          phaseAge_ - endWordAfter, endSeconds, endSize,
                          blended(palette_.of(*winner), sf::Color(255, 255, 255), 0.35), Layer::Overlay});
        break;
    }
    return std::nullopt;
}

std::optional<Box> Hud::bigWordBox(const TextureManager& textures, const Match& match) const {
    constexpr Vec2 margin{16.0, 16.0};
    const std::optional<BigWord> word = bigWord(textures, match);
    if (!word || match.settings().mode == Mode::Sandbox) return std::nullopt;
    const Vec2 half =
        Vec2{measureText(textures, word->text, word->size), textures.type().capHeight(word->size)} / 2.0;
    return Box{wordPlace - half - margin, wordPlace + half + margin};
}

void Hud::drawBigWord(TextureManager& textures, const Match& match) const {
    const std::optional<BigWord> word = bigWord(textures, match);
    if (!word) return;
    const double opacity = std::min(easeOut(word->age / 0.15), easeOut((word->life - word->age) / 0.35));
    const TextSize shown = settings_.reducedMotion
                               ? word->size
                               : word->size * (0.6 + 0.4 * easeOutBack(word->age / motion::pop));
    if (word->layer == Layer::Overlay) // The winner's name stays for a while.
        drawBand(textures, textures.type().capHeight(word->size), word->colour, opacity);
    else
        drawWordShade(textures, word->layer, wordPlace, measureText(textures, word->text, shown), shown,
                      opacity);
    drawText(textures, word->text, wordPlace + Vec2{0.0, shown / 2.0},
             {shown, faded(word->colour, opacity), Align::Centre, word->layer});
}

} // namespace arkanong
