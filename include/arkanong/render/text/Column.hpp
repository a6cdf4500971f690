#pragma once

#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// A row of a Column: one text, one text at each end, or a space in which the caller draws a picture.
struct ColumnRow {
    std::string text;
    TextSize size = type::label;
    sf::Color colour = sf::Color(255, 255, 255);
    double gap = space::unit; ///< To the row above, px: less where room is short.
    std::size_t lines = 1;    ///< The most lines into which the text may be broken.
    std::string end{};        ///< At the right end, in the text's size.
    sf::Color endColour = sf::Color(255, 255, 255);
    double endGrowth = 1.0; ///< The size of `end` relative to that of `text`.
    double picture = 0.0;   ///< The least height of the row, px...
    double shrinks = 0.0;   ///< ...which shrinks by up to this where room is short, px.
    double aside = 0.0;     ///< Kept free of the text at the right end, px.
    bool spared = false;    ///< The row is left out where room is short.
    bool whole = false;     ///< A long word gets smaller letters, within reason, and is not broken.
    /// The marks of this row's texts in columns beside this one: it leaves room for them, too, so that the rows of all columns
    /// stand at the same heights.
    MarksReach beside{};
};

/// A space for a picture, `height` px high, or less by up to `shrinks` px.
inline ColumnRow pictureRow(double height, double shrinks = 0.0) {
    ColumnRow row;
    row.picture = height;
    row.shrinks = shrinks;
    return row;
}

/// Rows one below the other, which know how large letters are: whoever uses a column says what stands in which order,
/// and no coordinates. Texts are condensed into the column's width. Where the rows are higher than the room for them,
/// rows marked as spared are left out, the last one first; then pictures shrink, and then the gaps, at most until lines
/// can just be read.
class Column {
  public:
    explicit Column(double width, Align align = Align::Left) : width_(width), align_(align) {}

    /// Adds a row below the others and returns its number. Rows without text and picture are not added.
    std::optional<std::size_t> add(ColumnRow row);

    /// Lays the rows out at the player's text size, at most `room` px high where that is possible.
    void fit(const TextureManager& textures, double room);

    /// Of the rows as they were laid out, px.
    double height() const { return height_; }
    /// How far the marks of the first row's letters reach above the column, px.
    double above() const;
    /// From the column's top to the middle of a row, px; empty if it was left out or not added.
    std::optional<double> middle(std::optional<std::size_t> row) const;

    /// Of a row as it was laid out, px; 0 if it was left out or not added.
    double height(std::optional<std::size_t> row) const;

    /// Draws the texts; `at` is the top of the first row's capitals, at the column's left end, middle or right end.
    void draw(TextureManager& textures, Vec2 at, Layer layer = Layer::Overlay) const;
    /// Lays the rows out and draws them in the middle between two heights, `x` as in draw(); returns their top.
    double drawBetween(TextureManager& textures, double x, double top, double bottom);
    /// As drawBetween(), in a room in which they begin at the left, if they fit. Returns whether they do.
    bool drawIn(TextureManager& textures, const Box& room);

  private:
    struct Placed {
        ColumnRow row;
        FittedLines fitted{};
        double step = 0.0;     ///< From line to line, px.
        double written = 0.0;  ///< The height of its text, px...
        double height = 0.0;   ///< ...and of the row.
        double smallest = 0.0; ///< Gap, px...
        double marks = 0.0;    ///< ...and of that for marks of letters.
        double above = 0.0;    ///< How far its marks reach above it, px.
        double top = 0.0;      ///< px.
        bool shown = true;
    };

    double place(double gaps);

    double width_;
    Align align_;
    std::vector<Placed> rows_;
    double height_ = 0.0;
};

} // namespace arkanong
