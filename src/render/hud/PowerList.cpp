#include "arkanong/render/hud/PowerList.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize letters = type::label; ///< Cap height.
constexpr double signRoom = 24.0;
constexpr double barHeight = 4.0;
constexpr double padding = 9.0;     ///< From a row's edge to its text.
constexpr double rowGap = 5.0;      ///< Between two rows.
constexpr double lastSeconds = 3.0; ///< The bar blinks in these last seconds.
constexpr Vec2 cell{29.0, 30.0};    ///< Of a sign above its bar, px, with the gap to the next one.

/// How a list shows power-ups, from the roomiest to the closest form. The explained one has a tall row in all but the
/// last.
enum class Form {
    Tall,  ///< A row each: sign, name and seconds above the bar.
    Flat,  ///< A row each: sign, bar and seconds.
    Signs, ///< Side by side below the explained one: the sign above its bar.
    All,   ///< Signs for all, and none is explained.
};

struct Row {
    PowerUp kind;
    int ticksLeft; ///< 0: it acted at once and is only explained.
};

/// The top left corner of each power-up, and the height of all, from the list's top left corner, px.
struct Layout {
    std::vector<Vec2> lows;
    double height = 0.0;
};

/// Draws a list, each power-up in a box.
struct ListPainter {
    TextureManager& textures;
    const Palette& palette;
    PowerListPlace place;
    const PowerNews& news;
    const Column& sentence; ///< That of `news`, laid out.
    Form form = Form::Tall;

    double cap() const { return textures.type().capHeight(letters); }
    double width() const { return place.right - place.left; }
    sf::Color colourOf(PowerUp kind) const { return traitsOf(kind).hinders ? palette.bad : palette.amber; }
    bool explains(const Row& row) const {
        return form != Form::All && !news.sentence.empty() && row.kind == news.kind;
    }
    bool names(const Row& row) const { return form == Form::Tall || explains(row); }
    /// Whether the power-up stands beside others.
    bool isCell(const Row& row) const { return form >= Form::Signs && !explains(row); }
    std::size_t columns() const { return static_cast<std::size_t>((width() + space::unit) / cell.x); }

    double heightOf(const Row& row) const {
        if (explains(row))
            return 2.0 * padding + cap() + space::unit + sentence.height() +
                   (row.ticksLeft > 0 ? space::unit : 0.0);
        return form == Form::Tall ? 2.0 * padding + cap() + space::unit : cap() + 6.0;
    }

    Vec2 signPlace(const Row& row, Vec2 low) const {
        if (isCell(row)) return low + Vec2{(cell.x - space::unit) / 2.0, 10.0};
        return low + Vec2{8.0, names(row) ? padding + cap() / 2.0 : heightOf(row) / 2.0};
    }

    void bar(double left, double right, double y, double share, sf::Color colour) const {
        const Vec2 low{left, y};
        textures.drawBox(Layer::Overlay, Sprite::Bar, low, {right - left, barHeight}, faded(colour, 0.2));
        if (share > 0.0)
            textures.drawBox(Layer::Overlay, Sprite::Bar, low, {(right - left) * share, barHeight}, colour);
    }

    /// The filled part of the row's bar, which blinks at the end.
    void bar(const Row& row, double left, double right, double y) const {
        const double seconds = row.ticksLeft * tuning::tickSeconds;
        const double blink = seconds < lastSeconds ? 0.5 + 0.5 * swing(seconds, 2.0) : 0.0;
        // Card::Hoarder gives more than the usual time.
        const double share = std::min(row.ticksLeft * 1.0 / traitsOf(row.kind).ticks, 1.0);
        bar(left, right, y, share, blended(colourOf(row.kind), sf::Color(255, 255, 255), 0.8 * blink));
    }

    // Draws a sign with a short bar that flies from the paddle to the list.
    void fly(const Row& row, Vec2 low) const {
        const sf::Color colour = colourOf(row.kind);
        const Vec2 at = lerp(news.from, signPlace(row, low), easeInOut(news.arrived));
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
        textures.drawRectangle(Layer::Overlay, low, size, faded(colour, 0.08 + 0.1 * lit));
        if (lit > 0.0) drawRoundedOutline(textures, Layer::Overlay, low, size, 6.0, 1.5, faded(colour, lit));
    }

    void drawCell(const Row& row, Vec2 low) const {
        const Vec2 size = cell - Vec2{space::unit, space::unit};
        textures.drawRectangle(Layer::Overlay, low, size, faded(colourOf(row.kind), 0.08));
        textures.draw(Layer::Overlay, spriteOf(row.kind), signPlace(row, low), colourOf(row.kind), 0.75);
        bar(row, low.x, low.x + size.x, low.y + size.y - barHeight);
    }

    void drawRow(const Row& row, Vec2 low) const {
        const double inside = place.left + signRoom;
        const Vec2 sign = signPlace(row, low);
        const sf::Color colour = colourOf(row.kind);
        drawBox(row, low.y);
        textures.draw(Layer::Overlay, spriteOf(row.kind), sign, colour, names(row) ? 1.0 : 0.75);
        const int whole = (row.ticksLeft + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        // Beside a large name there is room for the bar alone.
        const bool counts = row.ticksLeft > 0 && !(names(row) && textures.type().isLarge());
        const std::string seconds = counts ? std::to_string(whole) : std::string();
        const std::string name = names(row) ? shownName(*textures.type().catalogue, row.kind,
                                                        explains(row) ? news.mode : Mode::Versus)
                                            : std::string();
        drawEnds(textures, {name, letters, names(row) ? colour : palette.pale},
                 {seconds, letters, palette.pale}, {inside, sign.y + letters / 2.0}, place.right - inside,
                 6.0);
        if (explains(row)) sentence.draw(textures, {place.left, low.y + padding + cap() + space::unit});
        if (row.ticksLeft == 0) return;
        if (names(row))
            bar(row, place.left, place.right, low.y + heightOf(row) - padding + 2.0 - barHeight / 2.0);
        else
            bar(row, inside, place.right - measureText(textures, "88", letters) - 4.0,
                sign.y - barHeight / 2.0);
    }

    /// In this form. Cells come last, see Form::Signs.
    Layout layout(const std::vector<Row>& rows) const {
        Layout laid;
        double y = 0.0;
        std::size_t cells = 0;
        for (const Row& row : rows) {
            if (isCell(row)) {
                const std::size_t line = cells / columns();
                const auto column = static_cast<double>(cells % columns());
                laid.lows.push_back({column * cell.x, y + static_cast<double>(line) * cell.y});
                laid.height = laid.lows.back().y + cell.y - space::unit;
                ++cells;
            } else {
                laid.lows.push_back({0.0, y});
                laid.height = y + heightOf(row);
                y = laid.height + rowGap;
            }
        }
        return laid;
    }
};

/// The sentence of `news` in at most two lines.
Column sentenceOf(const TextureManager& textures, const Palette& palette, const PowerNews& news,
                  double width) {
    Column lines(width);
    ColumnRow row{std::string(textures.type().text(news.sentence)), letters,
                  faded(palette.pale, news.opacity), 0.0, 2};
    row.whole = true;
    lines.add(row);
    lines.fit(textures, 0.0);
    return lines;
}

} // namespace

std::string shownName(const Catalogue& catalogue, PowerUp kind, Mode mode) {
    const bool life = kind == PowerUp::ExtraShield && mode == Mode::Solo;
    return catalogue.sentenceCase(life ? catalogue.text("power-up", "extra life")
                                       : shownName(catalogue, kind));
}

void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place, const PowerNews& news) {
    std::vector<Row> rows;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const int left = powers.ticksLeft(side, kind);
        if (left > 0 || (!news.sentence.empty() && kind == news.kind)) rows.push_back({kind, left});
    }
    if (rows.empty()) return;
    const Column sentence = sentenceOf(textures, palette, news, place.right - place.left);
    ListPainter painter{textures, palette, place, news, sentence};
    if (textures.type().isLarge()) painter.form = Form::Flat; // Signs say enough beside large letters.
    const double room = place.bottom - place.top;
    Layout layout = painter.layout(rows);
    for (const Form closer : {Form::Flat, Form::Signs, Form::All}) {
        if (layout.height <= room) break;
        painter.form = closer;
        if (closer == Form::Signs)
            std::stable_partition(rows.begin(), rows.end(),
                                  [&](const Row& row) { return painter.explains(row); });
        layout = painter.layout(rows);
    }
    const Vec2 top{place.left, place.hangs ? place.top : place.bottom - layout.height};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const Vec2 low = top + layout.lows[i];
        if (row.kind == news.kind && row.ticksLeft > 0 && news.arrived < 1.0)
            painter.fly(row, low);
        else if (painter.isCell(row))
            painter.drawCell(row, low);
        else
            painter.drawRow(row, low);
    }
}

} // namespace arkanong
