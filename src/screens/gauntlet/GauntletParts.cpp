#include "arkanong/screens/gauntlet/GauntletParts.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace arkanong {

namespace {

constexpr double markStep = 38.0;
constexpr double fusionFrame = 36.0;
constexpr double besideCards = 50.0; ///< From the cards' column to that of the fusions.

const GauntletRun& runOf(const MatchSetup& setup) { return setup.as<GauntletMatch>().run; }

std::string_view colourName(const TextureManager& textures, Side side) {
    return textures.type().text(side == Side::Blue ? translatable("BLUE") : translatable("RED"));
}

std::string nameOf(const Type& type, Card card) { return type.capitals(shownName(*type.catalogue, card)); }

/// What Mirror stands for, beside its name.
std::string nameIn(const Type& type, const GauntletRun& run, Side side, Card card) {
    std::string name = nameOf(type, card);
    const std::optional<Card> other = card == Card::Mirror ? run.mirrored(side) : std::nullopt;
    if (!other) return name;
    // Translators: a player or the card Mirror, and the card picked or copied, as in "RED: THIEF".
    return fill(type.text("{name}: {card}"), {{"name", name}, {"card", nameOf(type, *other)}});
}

/// The middle of the column's place with this number.
Vec2 columnPlace(Side side, std::size_t number, bool fusion) {
    const double aside = BuildColumn::edge + (fusion ? besideCards : 0.0);
    return {side == Side::Blue ? aside : screenSize.x - aside,
            BuildColumn::top + BuildColumn::frame / 2.0 + BuildColumn::step * static_cast<double>(number)};
}

struct Placed {
    Card card;
    Vec2 centre;
    double side;
};

std::vector<Placed> columnOf(const GauntletRun& run, Side side) {
    std::vector<Placed> placed;
    std::size_t cards = 0;
    std::size_t fusions = 0;
    for (const Card card : buildOf(run, side)) {
        const bool fusion = isFusion(card);
        placed.push_back({card, columnPlace(side, fusion ? fusions++ : cards++, fusion),
                          fusion ? fusionFrame : BuildColumn::frame});
    }
    return placed;
}

constexpr double rowFrame = 34.0;
constexpr double rowText = 46.0;  ///< From the row's left to its text.
constexpr double belowName = 3.0; ///< Between a card's name and its sentence, besides the lines' step.
constexpr TextSize rowName = type::label * 1.2;

/// Marks of small letters need less, so that the sentence stays nearer to its own name than to the next one.
double lineStepOf(const Type& type, std::string_view told) {
    const double share = marksAbove(told) > 0.0 ? 1.0 : 0.6;
    return (1.375 + share * moreLeading(told)) * type.capHeight(type::label);
}

/// A card of a build in its panel.
struct BuildRow {
    Card card;
    std::string name;
    FittedLines told; ///< Its sentence.
    double step;      ///< From line to line, px.
    double height;
};

TextSize lettersOf(const Type& type) { return type.isLarge() ? condensed(type::label, 0.7) : type::label; }

/// With descriptions if they fit into `room`.
std::vector<BuildRow> rowsOf(const TextureManager& textures, const GauntletRun& run, Side side, Vec2 room) {
    constexpr double leastGap = 5.0;
    constexpr double mostGap = 18.0;
    std::vector<BuildRow> rows;
    double height = 0.0;
    for (const Card card : buildOf(run, side)) {
        const std::string told = shownText(*textures.type().catalogue, card);
        BuildRow row{card, nameIn(textures.type(), run, side, card),
                     fittingLines(textures, told, room.x - rowText, 2, {lettersOf(textures.type())}),
                     lineStepOf(textures.type(), told), 0.0};
        row.height =
            std::max(rowFrame, row.step * static_cast<double>(row.told.lines.size() + 1) + belowName);
        height += row.height;
        rows.push_back(std::move(row));
    }
    if (rows.empty()) return rows;
    const auto count = static_cast<double>(rows.size());
    const double gap = std::min(mostGap, (room.y - height) / count);
    for (BuildRow& row : rows) {
        row.height += gap;
        if (gap >= leastGap) continue;
        row.told.lines.clear();
        row.height = std::min(rowFrame + mostGap, room.y / count);
    }
    return rows;
}

/// `low`: its top left corner; `room` px wide.
void drawRow(TextureManager& textures, const Palette& palette, const BuildRow& row, Side side, Vec2 low,
             double room) {
    const double middle = low.y + row.height / 2.0;
    drawCardSign(textures, palette, row.card, side, {low.x + rowFrame / 2.0, middle},
                 std::min(rowFrame, row.height - 4.0));
    const sf::Color colour = isFusion(row.card) ? fusionColour(palette) : palette.pale;
    const double below =
        row.told.lines.empty() ? 0.0 : belowName + row.step * static_cast<double>(row.told.lines.size());
    const double y = middle + (rowName - below) / 2.0;
    drawText(textures, row.name, {low.x + rowText, y},
             {fittingSize(textures, row.name, room - rowText, {rowName, type::label}), colour});
    drawFittedLines(textures, row.told.lines, {low.x + rowText, y + belowName + row.step}, room - rowText,
                    {row.told.size, palette.muted}, row.step);
}

/// Draws a player's name, in two lines if one does not fit: broken at a space, or in the middle if no space helps.
std::vector<std::string> nameLines(const TextureManager& textures, const std::string& name, double room) {
    std::vector<std::string> lines =
        brokenText(textures, name, condensed(type::label, type::narrowest), room);
    if (lines.size() <= 2) return lines;
    std::string_view rest = name;
    while (rest.size() > name.size() / 2)
        takeCodePoint(rest);
    return {name.substr(0, name.size() - rest.size()), std::string(rest)};
}

} // namespace

std::vector<Card> buildOf(const GauntletRun& run, Side side) {
    std::vector<Card> cards = run.cards(side);
    for (const Card card : cardsIn(run.hand(side)))
        if (isFusion(card)) cards.push_back(card);
    return cards;
}

void drawRoundMarks(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre) {
    const std::vector<RoundResult>& results = run.record().results;
    for (std::size_t i = 0; i < static_cast<std::size_t>(gauntlet::rounds); ++i) {
        const Vec2 at =
            centre + Vec2{markStep * (static_cast<double>(i) - (gauntlet::rounds - 1) / 2.0), 0.0};
        const double scale = gauntlet::pointsOf(static_cast<int>(i)) > 1 ? 1.5 : 1.05;
        if (i < results.size())
            textures.draw(Layer::Overlay, Sprite::BadgeFull, at, palette.of(results[i].winner), scale);
        else
            textures.draw(Layer::Overlay, Sprite::BadgeEmpty, at, palette.pale, scale);
        if (i == results.size()) // Which is played next.
            drawCircle(textures, Layer::Overlay, at, 12.5 * scale, 2.0, palette.amber);
    }
    if (results.empty()) return;
    const Type& type = textures.type();
    std::string won;
    for (const RoundResult& result : results)
        won.append(won.empty() ? "" : ", ").append(shownName(*type.catalogue, result.winner));
    // Translators: who has won the rounds, as in "Rounds won: Blue, Red".
    namePicture(textures, fill(type.text("Rounds won: {sides}"), {{"sides", won}}), centre);
}

void drawPoints(TextureManager& textures, const Palette& palette, const GauntletRun& run, Vec2 centre) {
    drawTally(textures, palette, {run.points(Side::Blue), run.points(Side::Red)}, centre, type::display,
              76.0);
}

void drawBuild(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side, Vec2 low,
               Vec2 size) {
    drawPanel(textures, palette, low, size, 0.92);
    const Vec2 head = low + Vec2{space::padding, 40.0 + 3.0 * textures.type().growth()}; // Room for marks.
    const std::string player = gauntletPlayer(*textures.type().catalogue, setup, side);
    drawText(textures, player, head,
             {fittingSize(textures, player,
                          size.x - 2.0 * space::padding - space::gap -
                              std::max(56.0, measureText(textures, colourName(textures, side), type::label)),
                          {type::title, type::body}),
              palette.of(side)});
    drawText(textures, colourName(textures, side), {low.x + size.x - space::padding, head.y},
             {type::label, palette.muted, Align::Right});
    const Vec2 inside = low + Vec2{space::padding, 62.0};
    const std::vector<BuildRow> rows = rowsOf(textures, runOf(setup), side, {size.x - 36.0, size.y - 72.0});
    double y = inside.y;
    for (const BuildRow& row : rows) {
        drawRow(textures, palette, row, side, {inside.x, y}, size.x - 36.0);
        y += row.height;
    }
    if (rows.empty())
        drawText(textures, textures.type().text("No cards yet"), {low.x + size.x / 2.0, y + 34.0},
                 {type::label, palette.muted, Align::Centre});
}

std::optional<Card> BuildColumn::at(const GauntletRun& run, Side side, Vec2 place) {
    for (const Placed& placed : columnOf(run, side)) {
        const Vec2 from = place - placed.centre;
        if (std::max(std::abs(from.x), std::abs(from.y)) <= placed.side / 2.0) return placed.card;
    }
    return std::nullopt;
}

void BuildColumn::draw(TextureManager& textures, const Palette& palette, const MatchSetup& setup, Side side) {
    const GauntletRun& run = runOf(setup);
    const bool blue = side == Side::Blue;
    const double outer = blue ? edge - frame / 2.0 : screenSize.x - edge + frame / 2.0;
    const Align align = blue ? Align::Left : Align::Right;
    constexpr double room = 300.0; // Above the cards that lie open.
    const std::string player = gauntletPlayer(*textures.type().catalogue, setup, side);
    // A name that needs two lines has both, in the side's colour.
    const std::vector<std::string> lines = nameLines(textures, player, room);
    const bool both = lines.size() > 1;
    const std::string upper = both ? lines[0] : std::string(colourName(textures, side));
    const std::string& lower = both ? lines[1] : player;
    Column names(room, align);
    names.add({upper, both ? type::label : type::body, palette.of(side)});
    names.add({lower, type::label, both ? palette.of(side) : palette.muted, 8.0});
    names.fit(textures, 68.0);
    names.draw(textures, {outer, top - 14.0 - names.height()});
    for (std::size_t i = run.cards(side).size(); i < run.mostCards(side); ++i)
        drawCardSign(textures, palette, std::nullopt, side, columnPlace(side, i, false), frame);
    std::string cards;
    for (const Placed& placed : columnOf(run, side)) {
        drawCardSign(textures, palette, placed.card, side, placed.centre, placed.side);
        cards += (cards.empty() ? "" : ", ") + nameIn(textures.type(), run, side, placed.card);
    }
    if (!cards.empty())
        namePicture(textures, fill(textures.type().text("Cards: {cards}"), {{"cards", cards}}), {outer, top});
}

} // namespace arkanong
