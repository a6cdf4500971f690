#include "arkanong/render/text/Column.hpp"

#include "arkanong/render/text/Marks.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// Letters of a whole word are narrower still before they get smaller, and keep this share of their size.
constexpr double closest = 0.75;
constexpr double leastWhole = 0.6;

/// As fittingLines(), but a word that would get smaller letters is broken, see ColumnRow::whole.
FittedLines linesOf(const TextureManager& textures, const ColumnRow& row, double width) {
    FittedLines fitted = fittingLines(textures, row.text, width, row.lines, {row.size});
    if (row.lines < 2 || fitted.size >= row.size) return fitted;
    if (row.whole) {
        fitted = fittingLines(textures, row.text, width, row.lines, {condensed(row.size, closest)});
        if (fitted.size >= leastWhole * row.size) return fitted;
    }
    const TextSize narrow = condensed(row.size, type::narrowest);
    return {brokenText(textures, row.text, narrow, width), narrow};
}

constexpr double pictureGap = 8.0; ///< The least above a picture, px.
constexpr double lineGap = 0.5;    ///< Between two lines, in cap heights: less cannot be read.
constexpr double endsGap = 10.0;   ///< Between the two texts of a row, px.

/// The marks that the row has room for.
MarksReach marksOf(const ColumnRow& row) {
    return {std::max(marksAbove(row.text), row.beside.above),
            std::max(marksBelow(row.text), row.beside.below),
            std::max(moreLeading(row.text), row.beside.leading)};
}

} // namespace

std::optional<std::size_t> Column::add(ColumnRow row) {
    if (row.text.empty() && row.end.empty() && row.picture <= 0.0) return std::nullopt;
    row.gap += marksOf(row).above * row.size;
    rows_.push_back({std::move(row)});
    return rows_.size() - 1;
}

// Places the rows that are shown, with this share of what their gaps are larger than they must be, and returns their
// height.
double Column::place(double gaps) {
    double bottom = 0.0;
    bool first = true;
    for (Placed& placed : rows_) {
        if (!placed.shown) continue;
        const double more = std::max(0.0, placed.row.gap - placed.smallest);
        placed.top = bottom + (first ? 0.0 : placed.smallest + more * gaps);
        bottom = placed.top + placed.height;
        first = false;
    }
    return bottom;
}

void Column::fit(const TextureManager& textures, double room) {
    const Type& type = textures.type();
    double below = 0.0; // How far the row above reaches below its letters.
    for (Placed& placed : rows_) {
        placed.shown = true;
        placed.fitted = linesOf(textures, placed.row, width_ - placed.row.aside);
        const double letters = type.capHeight(placed.fitted.size);
        placed.step = (1.0 + lineGap + moreLeading(placed.row.text)) * letters;
        const double text = letters + placed.step * static_cast<double>(placed.fitted.lines.size() - 1);
        const bool written = !placed.row.text.empty() || !placed.row.end.empty();
        placed.written = written ? text : 0.0;
        placed.height = std::max(placed.written, placed.row.picture);
        // What hangs below large letters needs more.
        const double picture = pictureGap * (1.0 + 0.25 * type.growth());
        placed.smallest = written ? lineGap * letters : std::min(placed.row.gap, picture);
        // Gaps are wide enough for the marks of letters at 100 %, but do not grow with the letters.
        const MarksReach marks = marksOf(placed.row);
        placed.above = marks.above * letters;
        placed.marks = written ? type.growth() * (marks.leading * letters + below) : 0.0;
        below = marks.below * letters;
    }
    // Marks have room of their own, if there is any.
    const auto leaveRoomForMarks = [this](double share) {
        for (Placed& placed : rows_)
            placed.smallest += share * placed.marks;
    };
    leaveRoomForMarks(1.0);
    if (place(0.0) > room) leaveRoomForMarks(-1.0);
    for (auto spared = rows_.rbegin(); spared != rows_.rend() && place(1.0) > room; ++spared)
        if (spared->row.spared) spared->shown = false;
    for (Placed& placed : rows_) {
        const double least = std::max(placed.written, placed.row.picture - placed.row.shrinks);
        placed.height = std::clamp(placed.height - std::max(0.0, place(1.0) - room), least, placed.height);
    }
    const double whole = place(1.0);
    const double least = place(0.0);
    height_ = place(whole <= room || whole <= least ? 1.0 : std::max(0.0, (room - least) / (whole - least)));
}

double Column::above() const {
    const auto first =
        std::find_if(rows_.begin(), rows_.end(), [](const Placed& placed) { return placed.shown; });
    return first == rows_.end() ? 0.0 : first->above;
}

std::optional<double> Column::middle(std::optional<std::size_t> row) const {
    if (!row || !rows_[*row].shown) return std::nullopt;
    return rows_[*row].top + rows_[*row].height / 2.0;
}

double Column::height(std::optional<std::size_t> row) const {
    return row && rows_[*row].shown ? rows_[*row].height : 0.0;
}

void Column::draw(TextureManager& textures, Vec2 at, Layer layer) const {
    for (const Placed& placed : rows_) {
        if (!placed.shown) continue;
        const ColumnRow& row = placed.row;
        // The baseline of letters of 100 %: larger ones grow around its middle.
        const Vec2 baseline = at + Vec2{0.0, placed.top + placed.height / 2.0 + placed.fitted.size / 2.0};
        if (row.end.empty()) {
            drawLines(textures, placed.fitted, baseline, {placed.fitted.size, row.colour, align_, layer},
                      placed.step);
        } else {
            const double left = align_ == Align::Left ? 0.0 : align_ == Align::Centre ? width_ / 2.0 : width_;
            drawEnds(textures, {row.text, row.size, row.colour},
                     {row.end, row.size * row.endGrowth, row.endColour}, baseline - Vec2{left, 0.0}, width_,
                     endsGap);
        }
    }
}

bool Column::drawIn(TextureManager& textures, const Box& room) {
    const double height = room.high.y - room.low.y;
    fit(textures, height);
    if (height_ > height) return false;
    drawBetween(textures, room.low.x, room.low.y, room.high.y);
    return true;
}

double Column::drawBetween(TextureManager& textures, double x, double top, double bottom) {
    fit(textures, bottom - top);
    top += std::max(0.0, (bottom - top - height_) / 2.0);
    draw(textures, {x, top});
    return top;
}

} // namespace arkanong
