#include "assetgen/Pen.hpp"

#include "arkanong/math/Rotation.hpp"

#include <cassert>
#include <locale>
#include <sstream>
#include <string>

namespace arkanong {
namespace {

// Looks round at a cap height of 200 px: the error of the largest curve is below 0.1 px.
constexpr int piecesPerQuarter = 16;
// Smaller circles are dots, covered by the pen.
constexpr double dotRadius = 1.0;
constexpr int piecesPerDotQuarter = 3;

class Pen {
  public:
    Pen(std::string_view drawing, Vec2 origin) : input_(std::string(drawing)), origin_(origin) {
        input_.imbue(std::locale::classic());
    }

    std::vector<std::vector<Vec2>> draw() {
        char command = 0;
        while (input_ >> command) {
            follow(command);
            assert(!input_.fail() && "a number is missing in the drawing");
        }
        return strokes_;
    }

  private:
    void follow(char command) {
        switch (command) {
        case 'M': setDown(point()); break;
        case 'L': lineTo(point()); break;
        case 'X': quarterTo(point(), true); break;
        case 'Y': quarterTo(point(), false); break;
        case 'Q': {
            const Vec2 control = point();
            curveTo(control, point());
            break;
        }
        case 'O': {
            const Vec2 centre = point();
            circle(centre, number());
            break;
        }
        default: assert(false && "unknown command in the drawing");
        }
    }

    double number() {
        double value = 0.0;
        input_ >> value;
        return value;
    }
    Vec2 point() {
        const double x = number();
        return {x, number()};
    }

    void setDown(Vec2 p) {
        strokes_.emplace_back();
        isDown_ = true;
        lineTo(p);
    }

    void lineTo(Vec2 p) {
        assert(isDown_ && "M must come first");
        at_ = p;
        const Vec2 moved = p + origin_;
        strokes_.back().push_back(Vec2{moved.x, -moved.y} / squaresPerCapital);
    }

    void quarterTo(Vec2 end, bool leavesAlongX) {
        const Vec2 start = at_;
        for (int i = 1; i < piecesPerQuarter; ++i) {
            const Rotation r = rotationFromTurns(0.25 * i / piecesPerQuarter);
            const double early = r.sine;        // Of the first axis.
            const double late = 1.0 - r.cosine; // Of the second axis.
            const Vec2 share = leavesAlongX ? Vec2{early, late} : Vec2{late, early};
            lineTo({start.x + (end.x - start.x) * share.x, start.y + (end.y - start.y) * share.y});
        }
        lineTo(end);
    }

    void curveTo(Vec2 control, Vec2 end) {
        const Vec2 start = at_;
        for (int i = 1; i < piecesPerQuarter; ++i) {
            const double t = static_cast<double>(i) / piecesPerQuarter;
            lineTo(lerp(lerp(start, control, t), lerp(control, end, t), t));
        }
        lineTo(end);
    }

    void circle(Vec2 centre, double radius) {
        const int pieces = 4 * (radius < dotRadius ? piecesPerDotQuarter : piecesPerQuarter);
        setDown(centre + Vec2{radius, 0.0});
        for (int i = 1; i < pieces; ++i) {
            lineTo(centre + rotate({radius, 0.0}, rotationFromTurns(static_cast<double>(i) / pieces)));
        }
        lineTo(centre + Vec2{radius, 0.0});
        isDown_ = false;
    }

    std::istringstream input_;
    Vec2 origin_;
    Vec2 at_;
    bool isDown_ = false;
    std::vector<std::vector<Vec2>> strokes_;
};

} // namespace

std::vector<std::vector<Vec2>> drawWithPen(std::string_view drawing, Vec2 origin) {
    return Pen(drawing, origin).draw();
}

} // namespace arkanong
