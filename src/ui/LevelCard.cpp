#include "arkanong/ui/LevelCard.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/Levels.hpp"

namespace arkanong {

namespace {

constexpr double lineStep = 26.0;

MedalLine lineFor(Medal medal, std::string target) {
    MedalLine line;
    line.name = displayName(nameOf(medal));
    line.target = std::move(target);
    return line;
}

std::string defenceText(int conceded) {
    if (conceded == 0) return "NO GOAL AGAINST";
    return "UP TO " + std::to_string(conceded) + (conceded == 1 ? " GOAL AGAINST" : " GOALS AGAINST");
}

MedalLines targetsOnly(const MedalTargets& targets) {
    return {lineFor(Medal::Speed, "WITHIN " + clockText(tuning::seconds(targets.seconds))),
            lineFor(Medal::Defence, defenceText(targets.conceded)),
            lineFor(Medal::Score, std::to_string(targets.score) + " POINTS")};
}

void reach(MedalLines& lines, int ticks, int conceded, int score, const Medals& earned) {
    lines[static_cast<std::size_t>(Medal::Speed)].reached = clockText(ticks);
    lines[static_cast<std::size_t>(Medal::Defence)].reached = std::to_string(conceded);
    lines[static_cast<std::size_t>(Medal::Score)].reached = std::to_string(score);
    for (std::size_t i = 0; i < medalCount; ++i)
        lines[i].earned = earned.has(static_cast<Medal>(i));
}

} // namespace

std::string characterOf(const Opponent& opponent) {
    return displayName(nameOf(opponent.difficulty)) + ", " + displayName(nameOf(opponent.personality));
}

MedalLines medalLines(const MedalTargets& targets, const std::optional<LevelRecord>& best) {
    MedalLines lines = targetsOnly(targets);
    if (best) reach(lines, best->bestTicks, best->fewestConceded, best->bestScore, best->medals);
    return lines;
}

MedalLines medalLines(const MedalTargets& targets, const Victory& victory, const Medals& earned,
                      const Medals& fresh) {
    MedalLines lines = targetsOnly(targets);
    reach(lines, victory.ticks, victory.conceded, victory.score, earned);
    for (std::size_t i = 0; i < medalCount; ++i)
        lines[i].fresh = fresh.has(static_cast<Medal>(i));
    return lines;
}

void drawMedal(TextureManager& textures, const Palette& palette, Vec2 centre, bool earned, double scale) {
    textures.draw(Layer::Overlay, earned ? Sprite::ShieldFull : Sprite::ShieldEmpty, centre,
                  earned ? palette.amber : faded(palette.muted, 0.7), scale);
}

double drawMedalLines(TextureManager& textures, const Palette& palette, const MedalLines& lines, Vec2 at,
                      double width, double shown) {
    TextStyle style;
    style.size = type::label;
    for (const MedalLine& line : lines) {
        const double opacity = easeOut(shown);
        shown -= 1.0;
        if (opacity > 0.0)
            drawMedal(textures, palette, at + Vec2{10.0, -5.0}, line.earned, easeOutBack(opacity) * 0.9);
        const auto write = [&](std::string_view text, double x, sf::Color colour, Align align) {
            style.colour = faded(colour, opacity);
            style.align = align;
            drawText(textures, text, {x, at.y}, style);
        };
        write(line.name, at.x + 30.0, line.earned ? palette.amber : palette.muted, Align::Left);
        write(line.target, at.x + 108.0, palette.pale, Align::Left);
        write(line.reached, at.x + width, line.earned ? palette.amber : palette.pale, Align::Right);
        if (line.fresh) write("NEW", at.x + width + 16.0, palette.amber, Align::Left);
        at.y += lineStep;
    }
    return at.y;
}

} // namespace arkanong
