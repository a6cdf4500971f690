#include "arkanong/ui/LevelCard.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/match/Hud.hpp"
#include "arkanong/session/Levels.hpp"

namespace arkanong {

namespace {

constexpr double lineStep = 26.0;

MedalLine lineFor(Medal medal, std::string goal) {
    MedalLine line;
    line.name = displayName(nameOf(medal));
    line.goal = std::move(goal);
    return line;
}

MedalLines goalsOnly(const MedalGoals& goals) {
    return {lineFor(Medal::Speed, "WITHIN " + clockText(tuning::seconds(goals.seconds))),
            lineFor(Medal::Shields,
                    std::to_string(goals.shields) + (goals.shields == 1 ? " SHIELD" : " SHIELDS")),
            lineFor(Medal::Score, std::to_string(goals.score) + " POINTS")};
}

void reach(MedalLines& lines, int ticks, int shields, int score, const Medals& earned) {
    lines[static_cast<std::size_t>(Medal::Speed)].reached = clockText(ticks);
    lines[static_cast<std::size_t>(Medal::Shields)].reached = std::to_string(shields);
    lines[static_cast<std::size_t>(Medal::Score)].reached = std::to_string(score);
    for (std::size_t i = 0; i < medalCount; ++i)
        lines[i].earned = earned.has(static_cast<Medal>(i));
}

} // namespace

std::string characterOf(const Opponent& opponent) {
    return displayName(nameOf(opponent.difficulty)) + ", " + displayName(nameOf(opponent.personality));
}

std::string shown(const BossAbility& ability) {
    return displayName(traitsOf(ability.kind).name) + " EVERY " +
           std::to_string(ability.interval / tuning::ticksPerSecond) + " SECONDS";
}

MedalLines medalLines(const MedalGoals& goals, const std::optional<LevelRecord>& best) {
    MedalLines lines = goalsOnly(goals);
    if (best) reach(lines, best->bestTicks, best->mostShields, best->bestScore, best->medals);
    return lines;
}

MedalLines medalLines(const MedalGoals& goals, const Victory& victory, const Medals& earned,
                      const Medals& fresh) {
    MedalLines lines = goalsOnly(goals);
    reach(lines, victory.ticks, victory.shields, victory.score, earned);
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
        write(line.goal, at.x + 112.0, palette.pale, Align::Left);
        write(line.reached, at.x + width, line.earned ? palette.amber : palette.pale, Align::Right);
        if (line.fresh) write("NEW", at.x + width + 16.0, palette.amber, Align::Left);
        at.y += lineStep;
    }
    return at.y;
}

} // namespace arkanong
