#include "arkanong/render/match/PowerList.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/match/Announcer.hpp"
#include "arkanong/render/match/Scene.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize letters = type::label; ///< Cap height.
constexpr double headHeight = 22.0;       ///< From the list's top to the first row.
constexpr double tallRow = 33.0;          ///< With the name above the bar.
constexpr double flatRow = 17.0;          ///< Only icon, bar and seconds.
constexpr double signRoom = 22.0;
constexpr double secondsRoom = 22.0;
constexpr double barHeight = 5.0;
constexpr double lastSeconds = 3.0; ///< The bar blinks in these last seconds.

struct Row {
    PowerUp kind;
    int ticksLeft; ///< > 0.
};

/// Draws the rows of a list.
struct ListPainter {
    TextureManager& textures;
    const Palette& palette;
    PowerListPlace place;
    bool tall;

    void text(std::string_view words, Vec2 at, sf::Color colour, Align align) const {
        drawText(textures, words, at, {letters, colour, align});
    }

    void bar(double left, double right, double y, double share, sf::Color colour) const {
        const Vec2 low{left, y};
        textures.drawBox(Layer::Overlay, Sprite::Bar, low, {right - left, barHeight}, faded(colour, 0.2));
        if (share > 0.0)
            textures.drawBox(Layer::Overlay, Sprite::Bar, low, {(right - left) * share, barHeight}, colour);
    }

    void draw(const Row& row, double y) const {
        const bool hinders = traitsOf(row.kind).hinders;
        const sf::Color colour = hinders ? palette.bad : palette.amber;
        const double inside = place.left + signRoom;
        textures.draw(Layer::Overlay, spriteOf(row.kind), Vec2{place.left + 8.0, y + (tall ? 10.0 : 6.0)},
                      colour, tall ? 1.1 : 0.75);
        const double barTop = tall ? y + 17.0 : y + 4.0;
        if (tall) {
            text(shownName(row.kind), {inside, y + letters}, hinders ? palette.bad : palette.pale,
                 Align::Left);
            if (hinders) {
                const double end = inside + measureText(textures, shownName(row.kind), letters);
                textures.draw(Layer::Overlay, Sprite::Warning, Vec2{end + 9.0, y + 4.5}, palette.bad, 0.6);
            }
        }
        const double barEnd = place.right - secondsRoom;
        const double seconds = row.ticksLeft * tuning::tickSeconds;
        const double blink = seconds < lastSeconds ? 0.5 + 0.5 * swing(seconds, 2.0) : 0.0;
        bar(inside, barEnd, barTop, row.ticksLeft * 1.0 / traitsOf(row.kind).ticks,
            blended(colour, sf::Color(255, 255, 255), 0.8 * blink));
        const int whole = (row.ticksLeft + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
        text(std::to_string(whole), {place.right, barTop + 8.5}, palette.pale, Align::Right);
    }
};

} // namespace

void drawPowerList(TextureManager& textures, const Palette& palette, Side side, const PowerUps& powers,
                   const PowerListPlace& place) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        const int left = powers.ticksLeft(side, kind);
        if (left > 0) rows.push_back({kind, left});
    }
    if (rows.empty()) return;

    const double room = place.bottom - place.top - headHeight;
    const auto count = static_cast<double>(rows.size());
    const bool tall = count * tallRow <= room;
    const double step = tall ? tallRow : std::min(flatRow, room / count);
    const double top = place.hangs ? place.top : place.bottom - headHeight - count * step;
    const ListPainter painter{textures, palette, place, tall};
    painter.text("POWER", {place.left, top + letters}, palette.of(side), Align::Left);
    double y = top + headHeight;
    for (const Row& row : rows) {
        painter.draw(row, y);
        y += step;
    }
}

} // namespace arkanong
