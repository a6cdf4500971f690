#include "arkanong/render/hud/PowerList.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize letters = type::label; ///< Cap height.
constexpr double signRoom = 24.0;
constexpr double barHeight = 4.0;
constexpr double padding = 9.0;     ///< From a row's edge to its text.
constexpr double rowGap = 5.0;      ///< Between two rows.
constexpr double lastSeconds = 3.0; ///< The bar blinks in these last seconds.

struct Row {
    PowerUp kind;
    int ticksLeft; ///< 0: it acted at once and is only explained.
};

/// Draws the rows of a list, each in a box: with the name above its bar, or flat, with only sign, bar and seconds.
struct ListPainter {
    TextureManager& textures;
    const Palette& palette;
    PowerListPlace place;
    const PowerNews& news;
    const Column& sentence; ///< That of `news`, laid out.
    bool tall = true;

    double cap() const { return textures.type().capHeight(letters); }
    double width() const { return place.right - place.left; }
    sf::Color colourOf(PowerUp kind) const { return traitsOf(kind).hinders ? palette.bad : palette.amber; }
    bool explains(const Row& row) const { return !news.sentence.empty() && row.kind == news.kind; }

    double heightOf(const Row& row) const {
        if (explains(row))
            return 2.0 * padding + cap() + space::unit + sentence.height() +
                   (row.ticksLeft > 0 ? space::unit : 0.0);
        return tall ? 2.0 * padding + cap() + space::unit : cap() + 6.0;
    }

    Vec2 signPlace(const Row& row, double y) const {
        const bool named = tall || explains(row);
        return {place.left + 8.0, y + (named ? padding + cap() / 2.0 : heightOf(row) / 2.0)};
    }

    void bar(double left, double right, double y, double share, sf::Color colour) const {
        const Vec2 low{left, y};
        textures.drawBox(Layer::Overlay, Sprite::Bar, low, {right - left, barHeight}, faded(colour, 0.2));
        if (share > 0.0)
            textures.drawBox(Layer::Overlay, Sprite::Bar, low, {(right - left) * share, barHeight}, colour);
    }

    // Draws a sign with a short bar that flies from the paddle to the row at `y`.
    void fly(const Row& row, double y) const {
        const sf::Color colour = colourOf(row.kind);
        const Vec2 at = lerp(news.from, signPlace(row, y), easeInOut(news.arrived));
        textures.draw(Layer::Field, spriteOf(row.kind), at, colour, 1.1);
        textures.drawBox(Layer::Field, Sprite::Bar, at + Vec2{14.0, 7.0 - barHeight},
                         {20.0 + 30.0 * news.arrived, barHeight}, colour);
    }

    void drawBox(const Row& row, double y) const {
        constexpr double beside = 4.0;
        const Vec2 low{place.left - beside, y};
        const Vec2 size{width() + 2.0 * beside, heightOf(row)};
        const sf::Color colour = colourOf(row.kind);
        const double lit = explains(row) ? news.opacity : 0.0;
        textures.drawRectangle(Layer::Overlay, low, size, faded(colour, 0.08 + 0.14 * lit));
        if (lit > 0.0) drawRoundedOutline(textures, Layer::Overlay, low, size, 6.0, 1.5, faded(colour, lit));
    }

    void draw(const Row& row, double y) const {
        const sf::Color colour = colourOf(row.kind);
        const bool named = tall || explains(row);
        const double inside = place.left + signRoom;
        drawBox(row, y);
        textures.draw(Layer::Overlay, spriteOf(row.kind), signPlace(row, y), colour, named ? 1.0 : 0.75);
        const int whole = (row.ticksLeft + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        const std::string seconds = row.ticksLeft > 0 ? std::to_string(whole) : std::string();
        const double baseline = signPlace(row, y).y + letters / 2.0;
        drawEnds(textures,
                 {explains(row) ? news.name
                  : named       ? displayName(row.kind)
                                : std::string(),
                  letters, named ? colour : palette.pale},
                 {seconds, letters, palette.pale}, {inside, baseline}, place.right - inside, 6.0);
        if (explains(row)) sentence.draw(textures, {place.left, y + padding + cap() + space::unit});
        if (row.ticksLeft == 0) return;
        const double left = row.ticksLeft * tuning::tickSeconds;
        const double blink = left < lastSeconds ? 0.5 + 0.5 * swing(left, 2.0) : 0.0;
        // Card::Hoarder gives more than the usual time.
        const double share = std::min(row.ticksLeft * 1.0 / traitsOf(row.kind).ticks, 1.0);
        const double barEnd = named ? place.right : place.right - measureText(textures, "88", letters) - 4.0;
        const double barTop = named ? y + heightOf(row) - padding + 2.0 - barHeight / 2.0
                                    : signPlace(row, y).y - barHeight / 2.0;
        bar(named ? place.left : inside, barEnd, barTop, share,
            blended(colour, sf::Color(255, 255, 255), 0.8 * blink));
    }
};

/// The sentence of `news` in at most two lines.
Column sentenceOf(const TextureManager& textures, const Palette& palette, const PowerNews& news,
                  double width) {
    Column lines(width);
    lines.add({news.sentence, letters, faded(palette.pale, news.opacity), 0.0, 2});
    lines.fit(textures, 0.0);
    return lines;
}

} // namespace

std::string displayName(PowerUp kind, Mode mode) {
    if (kind == PowerUp::ExtraShield && mode == Mode::Solo) return "Extra life";
    return displayName(traitsOf(kind).name);
}

void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place, const PowerNews& news) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        const int left = powers.ticksLeft(side, kind);
        if (left > 0 || (!news.sentence.empty() && kind == news.kind)) rows.push_back({kind, left});
    }
    if (rows.empty()) return;
    const Column sentence = sentenceOf(textures, palette, news, place.right - place.left);
    ListPainter painter{textures, palette, place, news, sentence};
    double gap = rowGap;
    const auto heightOfAll = [&] {
        double height = gap * static_cast<double>(rows.size() - 1);
        for (const Row& row : rows)
            height += painter.heightOf(row);
        return height;
    };
    const double room = place.bottom - place.top;
    painter.tall = !textures.type().isLarge(); // Signs say enough beside large letters.
    if (heightOfAll() > room) painter.tall = false;
    if (const double height = heightOfAll(); height > room && rows.size() > 1)
        gap -= (height - room) / static_cast<double>(rows.size() - 1);
    double y = place.hangs ? place.top : place.bottom - heightOfAll();
    for (const Row& row : rows) {
        if (row.kind == news.kind && row.ticksLeft > 0 && news.arrived < 1.0)
            painter.fly(row, y);
        else
            painter.draw(row, y);
        y += painter.heightOf(row) + gap;
    }
}

} // namespace arkanong
