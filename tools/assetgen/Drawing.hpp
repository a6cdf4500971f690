#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "assetgen/Canvas.hpp"
#include "assetgen/font/StrokeFont.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// The colours of figures.
namespace ink {
inline constexpr Colour blue = fromHex(0x4de8ff);
inline constexpr Colour red = fromHex(0xff6f61);
inline constexpr Colour pale = fromHex(0xc9d6ee);
inline constexpr Colour amber = fromHex(0xffc44d);
inline constexpr Colour faint = fromHex(0x7f92d8);
} // namespace ink

/// The drawing surface of a figure, 720 x 320 px; positions and lengths in px from the top left corner.
class Drawing {
  public:
    static constexpr double thin = 1.4;
    static constexpr double bold = 2.4;

    Drawing() {
        canvas_.flood([](Vec2) { return ground; });
    }

    void area(const Shape& shape, Colour colour) { canvas_.fill(shape, withAlpha(colour, 0.13)); }
    void dot(Vec2 place, Colour colour) { canvas_.fill(arkanong::circle(place, 4.5), colour); }

    void lines(const std::vector<Polyline>& lines, Colour colour, double width = thin) {
        Box around{lines.front().front(), lines.front().front()};
        for (const Polyline& line : lines)
            for (const Vec2 p : line)
                around = including(around, p);
        around = grown(around, width + 1.0);
        const Shape strokes = penStrokes(lines, width);
        // Skips distant letters: measuring every pixel's distance from each would take seconds.
        const auto nearby = [&](Vec2 p) { return nearestPoint(around, p) == p ? strokes(p) : width; };
        canvas_.fill(nearby, colour);
    }

    void line(Vec2 from, Vec2 to, Colour colour, double width = thin) { lines({{from, to}}, colour, width); }

    void dashes(Vec2 from, Vec2 to, Colour colour) {
        const Vec2 forward = normalized(to - from);
        const double whole = distance(from, to);
        std::vector<Polyline> pieces;
        for (double at = 0.0; at < whole; at += 10.0)
            pieces.push_back({from + forward * at, from + forward * std::min(at + 5.0, whole)});
        lines(pieces, colour);
    }

    void arrow(Vec2 from, Vec2 to, Colour colour) {
        const Vec2 back = normalized(from - to) * 11.0;
        const Vec2 aside = perpendicular(back) * 0.42;
        line(from, to + back * 0.8, colour, bold);
        canvas_.fill(polygon({to, to + back + aside, to + back - aside}), colour);
    }

    void ball(const Circle& ball, Colour colour) {
        const Shape shape = arkanong::circle(ball.centre, ball.radius);
        area(shape, colour);
        canvas_.fill(outline(shape, bold), colour);
    }

    /// Erases the lines below a ball.
    void cover(const Circle& ball) { canvas_.fill(arkanong::circle(ball.centre, ball.radius), ground); }

    /// A dashed circle: a possible position of a ball, or an edge that its centre cannot cross.
    void dashedRing(const Circle& ring, Colour colour) {
        const int dashes = static_cast<int>(ring.radius * 0.63); // Dashes about 10 px long.
        std::vector<Polyline> pieces;
        pieces.reserve(static_cast<std::size_t>(dashes));
        for (int i = 0; i < dashes; ++i)
            pieces.push_back(arc(ring.centre, ring.radius, i * 1.0 / dashes, (i + 0.5) / dashes));
        lines(pieces, colour);
    }

    /// ASCII text, centred on `middle`.
    void words(std::string_view text, Vec2 middle, Colour colour, double pen = 1.7) {
        double width = 0.0;
        for (const char c : text)
            width += letter(c).advance * capital;
        Vec2 at = middle + Vec2{-width / 2.0, capital / 2.0};
        std::vector<Polyline> strokes;
        for (const char c : text) {
            for (Polyline stroke : letter(c).strokes) {
                for (Vec2& point : stroke)
                    point = at + point * capital;
                strokes.push_back(std::move(stroke));
            }
            at.x += letter(c).advance * capital;
        }
        lines(strokes, colour, pen);
    }

    /// Bold text, as vectors are typeset.
    void vectorName(std::string_view text, Vec2 middle, Colour colour) { words(text, middle, colour, 2.9); }

    Picture picture() const { return canvas_.picture(); }

  private:
    static const StrokeGlyph& letter(char c) {
        const auto& font = strokeFont();
        const auto found =
            std::find_if(font.begin(), font.end(), [&](const auto& g) { return g.code == char32_t(c); });
        assert(found != font.end());
        return *found;
    }

    static constexpr Colour ground = fromHex(0x0d1430);
    static constexpr double capital = 15.0;

    Canvas canvas_{{}, {720.0, 320.0}, 1.0};
};

} // namespace arkanong
