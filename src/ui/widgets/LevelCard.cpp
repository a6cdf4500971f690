#include "arkanong/ui/widgets/LevelCard.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double lineStep = 26.0;

MedalLine lineFor(const Catalogue& catalogue, Medal medal, std::string target) {
    MedalLine line;
    line.name = catalogue.sentenceCase(shownName(catalogue, medal));
    line.target = std::move(target);
    return line;
}

MedalLines targetsOnly(const Catalogue& catalogue, const MedalTargets& targets) {
    MedalLine mission;
    mission.target = shown(catalogue, targets.mission);
    return {
        lineFor(
            catalogue, Medal::Speed,
            fill(catalogue.text("Within {time}"), {{"time", clockText(tuning::seconds(targets.seconds))}})),
        mission,
        lineFor(catalogue, Medal::Score,
                fill(catalogue.plural("{n} point", "{n} points", static_cast<std::uint64_t>(targets.score)),
                     {{"n", targets.score}}))};
}

void reach(const Catalogue& catalogue, MedalLines& lines, int ticks, int score, const Medals& earned) {
    lines[static_cast<std::size_t>(Medal::Speed)].reached = clockText(ticks);
    // Translators: a mission is accomplished.
    if (earned.has(Medal::Mission))
        lines[static_cast<std::size_t>(Medal::Mission)].reached = catalogue.text("mission", "Done");
    lines[static_cast<std::size_t>(Medal::Score)].reached = std::to_string(score);
    for (std::size_t i = 0; i < medalCount; ++i)
        lines[i].earned = earned.has(static_cast<Medal>(i));
}

} // namespace

std::string characterOf(const Catalogue& catalogue, const Opponent& opponent) {
    // Translators: an opponent, such as: Novice, guardian.
    return fill(catalogue.text("{strength}, {personality}"),
                {{"strength", catalogue.sentenceCase(shownName(catalogue, opponent.strength.nearest()))},
                 {"personality", shownName(catalogue, opponent.personality)}});
}

MedalLines medalLines(const Catalogue& catalogue, const MedalTargets& targets,
                      const std::optional<LevelRecord>& best) {
    MedalLines lines = targetsOnly(catalogue, targets);
    if (best) reach(catalogue, lines, best->bestTicks, best->bestScore, best->medals);
    return lines;
}

MedalLines medalLines(const Catalogue& catalogue, const MedalTargets& targets, const Victory& victory,
                      const Medals& earned, const Medals& fresh) {
    MedalLines lines = targetsOnly(catalogue, targets);
    reach(catalogue, lines, victory.ticks, victory.score, earned);
    for (std::size_t i = 0; i < medalCount; ++i)
        lines[i].fresh = fresh.has(static_cast<Medal>(i));
    return lines;
}

std::string medalsText(const Catalogue& catalogue, const std::optional<LevelRecord>& best) {
    if (!best) return {};
    std::string medals;
    for (std::size_t i = 0; i < medalCount; ++i) {
        const auto medal = static_cast<Medal>(i);
        if (!best->medals.has(medal)) continue;
        if (!medals.empty()) medals += ", ";
        medals += catalogue.sentenceCase(shownName(catalogue, medal));
    }
    if (medals.empty()) return std::string(catalogue.text("No medals"));
    return fill(catalogue.text("Medals: {medals}"), {{"medals", medals}});
}

std::string shown(const Catalogue& catalogue, const Mission& mission) {
    return catalogue.sentenceCase(sentenceOf(catalogue, mission));
}

std::string shownCount(const Catalogue& catalogue, const MissionProgress& progress, bool won) {
    if (won && progress.isMet()) return std::string(catalogue.text("mission", "Done"));
    const std::string count = std::to_string(progress.count());
    const Mission& mission = progress.mission();
    return isLimit(mission.kind) ? count : count + " / " + std::to_string(mission.count);
}

Specials specialsWithin(const TextureManager& textures, const Level& level, double width, std::size_t lines) {
    constexpr double smaller = 0.95;
    Specials specials;
    for (const std::string& sentence : specialsOf(*textures.type().catalogue, level))
        specials.text += (specials.text.empty() ? "" : ".  ") + sentence;
    if (specials.text.empty()) return specials;
    const auto count = [&] { return wrapText(textures, specials.text, specials.size, width).size(); };
    while (count() > lines) // Only levels with many rules need smaller letters.
        specials.size =
            specials.size.width() > type::narrowest ? narrower(specials.size) : specials.size * smaller;
    specials.lines = count();
    return specials;
}

void drawSpecials(TextureManager& textures, const Palette& palette, const Level& level, Vec2 at, double width,
                  std::size_t lines, Align align) {
    const Specials specials = specialsWithin(textures, level, width, lines);
    drawParagraph(textures, specials.text, at, width, {specials.size, palette.amber, align});
}

void drawMedal(TextureManager& textures, const Palette& palette, Vec2 centre, bool earned, double scale) {
    textures.draw(Layer::Overlay, earned ? Sprite::BadgeFull : Sprite::BadgeEmpty, centre,
                  earned ? palette.amber : faded(palette.muted, 0.7), scale);
}

double medalStep(const Type& type, const MedalLines& lines) {
    double more = 0.0;
    for (const MedalLine& line : lines)
        more = std::max(more, moreLeading(line.name + line.target));
    return std::max(lineStep, (1.35 + 1.5 * more) * type.capHeight(type::label));
}

double drawMedalLines(TextureManager& textures, const Palette& palette, const MedalLines& lines, Vec2 at,
                      double width, double shown) {
    constexpr double nameX = 30.0;
    constexpr double gap = 10.0;
    constexpr double usualTarget = 108.0;
    constexpr double nameShare = 0.3;  ///< Share of the width.
    constexpr double usualRoom = 40.0; ///< Space for "NEW" after a line, px.
    // Translators: a medal that this match has earned.
    const std::string_view fresh = textures.type().text("medal", "New");
    double newRoom = usualRoom;
    if (std::any_of(lines.begin(), lines.end(), [](const MedalLine& line) { return line.fresh; })) {
        // A longer word takes its space from the lines.
        newRoom = std::max(newRoom, measureText(textures, fresh, condensed(type::label, type::narrowest)));
        width -= newRoom - usualRoom;
    }
    std::vector<std::string> names;
    double nameRoom = std::max(usualTarget - nameX - gap, nameShare * width - nameX);
    for (const MedalLine& line : lines) {
        names.push_back(line.name);
        nameRoom =
            std::max(nameRoom, measureText(textures, line.name, condensed(type::label, type::narrowest)));
    }
    const TextSize nameSize = commonSize(textures, names, nameRoom, {type::label});
    double widest = 0.0;
    for (const std::string& name : names)
        widest = std::max(widest, measureText(textures, name, nameSize));
    const double targetX = std::max(usualTarget, nameX + widest + gap);
    const double step = medalStep(textures.type(), lines);
    for (const MedalLine& line : lines) {
        const double opacity = easeOut(shown);
        shown -= 1.0;
        if (opacity > 0.0)
            drawMedal(textures, palette, at + Vec2{10.0, -type::label / 2.0}, line.earned,
                      easeOutBack(opacity) * 0.9);
        const double start = line.name.empty() ? nameX : targetX;
        const auto colour = [&](sf::Color unless) {
            return faded(line.earned ? palette.amber : unless, opacity);
        };
        drawText(textures, line.name, at + Vec2{nameX, 0.0}, {nameSize, colour(palette.muted)});
        drawEnds(textures, {line.target, type::label, faded(palette.pale, opacity)},
                 {line.reached, type::label, colour(palette.pale)}, at + Vec2{start, 0.0}, width - start,
                 gap * textures.type().scale);
        const Type& words = textures.type();
        namePicture(textures, line.earned ? words.text("medal earned") : words.text("medal not earned yet"),
                    at + Vec2{width, -type::label / 2.0}, opacity);
        if (line.fresh)
            drawText(textures, fresh, at + Vec2{width + 16.0, 0.0},
                     {fittingSize(textures, fresh, newRoom, {type::label}), faded(palette.amber, opacity)});
        at.y += step;
    }
    return at.y;
}

} // namespace arkanong
