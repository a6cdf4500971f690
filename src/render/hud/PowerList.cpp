#include "arkanong/render/hud/PowerList.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize letters = type::label; ///< Cap height.
constexpr double signRoom = 22.0;
constexpr double barHeight = 5.0;
constexpr double noteGap = 12.0;    ///< Between a sentence and the list.
constexpr double lastSeconds = 3.0; ///< The bar blinks in these last seconds.

/// Lengths that the player's text size decides, px.
struct Measures {
    double letter;      ///< Cap height.
    double headHeight;  ///< From the list's top to the first row.
    double tallRow;     ///< With the name above the bar.
    double flatRow;     ///< Only icon, bar and seconds.
    double secondsRoom; ///< Right of the bar.
    double noteStep;    ///< Between two lines of a sentence.

    explicit Measures(const TextureManager& textures)
        : letter(textures.type().capHeight(letters)), headHeight(letter + 12.0), tallRow(letter + 23.0),
          flatRow(letter + 5.0), secondsRoom(measureText(textures, "88", letters) + 2.0),
          noteStep(1.3 * letter) {}
};

struct Row {
    PowerUp kind;
    int ticksLeft; ///< > 0.
};

/// Draws the rows of a list.
struct ListPainter {
    TextureManager& textures;
    const Palette& palette;
    PowerListPlace place;
    const Measures& measures;
    bool tall;

    void text(std::string_view words, Vec2 at, sf::Color colour, Align align) const {
        const double room = place.right - place.left;
        drawText(textures, words, at, {fittingSize(textures, words, room, {letters}), colour, align});
    }

    void bar(double left, double right, double y, double share, sf::Color colour) const {
        const Vec2 low{left, y};
        textures.drawBox(Layer::Overlay, Sprite::Bar, low, {right - left, barHeight}, faded(colour, 0.2));
        if (share > 0.0)
            textures.drawBox(Layer::Overlay, Sprite::Bar, low, {(right - left) * share, barHeight}, colour);
    }

    Vec2 signPlace(double y) const {
        return {place.left + 8.0, y + (tall ? 10.0 : measures.flatRow / 2.0 - 2.5)};
    }

    // Draws a sign with a short bar that flies from the paddle to the row at `y`.
    void fly(const PowerNews& news, double y) const {
        const sf::Color colour = traitsOf(news.kind).hinders ? palette.bad : palette.amber;
        const Vec2 at = lerp(news.from, signPlace(y), easeInOut(news.arrived));
        textures.draw(Layer::Field, spriteOf(news.kind), at, colour, 1.1);
        textures.drawBox(Layer::Field, Sprite::Bar, at + Vec2{14.0, 7.0 - barHeight},
                         {20.0 + 30.0 * news.arrived, barHeight}, colour);
    }

    void draw(const Row& row, double y) const {
        const bool hinders = traitsOf(row.kind).hinders;
        const sf::Color colour = hinders ? palette.bad : palette.amber;
        const double inside = place.left + signRoom;
        textures.draw(Layer::Overlay, spriteOf(row.kind), signPlace(y), colour, tall ? 1.1 : 0.75);
        const double barTop = tall ? y + 19.0 : y + measures.flatRow / 2.0 - 4.5;
        if (tall) {
            text(displayName(row.kind), {inside, y + letters}, hinders ? palette.bad : palette.pale,
                 Align::Left);
            if (hinders) {
                const double end = inside + measureText(textures, displayName(row.kind), letters);
                textures.draw(Layer::Overlay, Sprite::Warning, Vec2{end + 9.0, y + 4.5}, palette.bad, 0.6);
            }
        }
        const double barEnd = place.right - measures.secondsRoom;
        const double seconds = row.ticksLeft * tuning::tickSeconds;
        const double blink = seconds < lastSeconds ? 0.5 + 0.5 * swing(seconds, 2.0) : 0.0;
        // Card::Hoarder gives more than the usual time.
        bar(inside, barEnd, barTop, std::min(row.ticksLeft * 1.0 / traitsOf(row.kind).ticks, 1.0),
            blended(colour, sf::Color(255, 255, 255), 0.8 * blink));
        const int whole = (row.ticksLeft + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        text(std::to_string(whole), {place.right, barTop + 8.5}, palette.pale, Align::Right);
    }
};

} // namespace

std::string displayName(PowerUp kind, Mode mode) {
    if (kind == PowerUp::ExtraShield && mode == Mode::Solo) return "EXTRA LIFE";
    return inCapitals(traitsOf(kind).name);
}

void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place, const PowerNews& news) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        const int left = powers.ticksLeft(side, kind);
        if (left > 0) rows.push_back({kind, left});
    }
    const Measures measures(textures);
    const bool enlarged = textures.type().isLarge();
    std::vector<std::string> lines;
    if (!news.sentence.empty()) {
        const TextSize size = enlarged ? condensed(letters, type::narrowest) : letters;
        lines = wrapText(textures, news.sentence, size, place.right - place.left);
        lines.insert(lines.begin(), news.name);
    }
    if (rows.empty() && lines.empty()) return;

    const double noteHeight =
        lines.empty() ? 0.0 : static_cast<double>(lines.size()) * measures.noteStep + noteGap;
    const double head = rows.empty() ? 0.0 : measures.headHeight;
    const double room = place.bottom - place.top - head - noteHeight;
    const auto count = static_cast<double>(rows.size());
    const bool tall = !enlarged && count * measures.tallRow <= room; // Signs say enough beside large letters.
    const double step = tall ? measures.tallRow : std::min(measures.flatRow, room / count);
    const double height = head + count * step;
    const double top = place.hangs ? place.top : place.bottom - height;
    const ListPainter painter{textures, palette, place, measures, tall};
    const double down = (measures.letter + letters) / 2.0; // To the baseline of a line that begins at 0.
    if (!rows.empty()) painter.text("POWER", {place.left, top + down}, palette.of(side), Align::Left);
    double y = top + measures.headHeight;
    for (const Row& row : rows) {
        if (row.kind == news.kind && news.arrived < 1.0)
            painter.fly(news, y);
        else
            painter.draw(row, y);
        y += step;
    }
    double baseline = (place.hangs ? top + height + noteGap : top - noteHeight) + down;
    for (std::size_t i = 0; i < lines.size(); ++i, baseline += measures.noteStep)
        painter.text(lines[i], {place.left, baseline},
                     faded(i == 0 ? palette.amber : palette.pale, news.opacity), Align::Left);
}

} // namespace arkanong
