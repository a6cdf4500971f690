#include "assetgen/Figures.hpp"

#include "Drawing.hpp"
#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/collision/detail/ZoneWatch.hpp"
#include "assetgen/FirstFigures.hpp"

#include <cassert>

namespace arkanong {

namespace {

using namespace ink;

/// The figures are laid out so that every expected contact exists.
Hit touchOf(const std::optional<Hit>& hit) {
    assert(hit);
    return *hit;
}

Picture orderFigure() {
    const double radius = 30.0;
    const double step = 1.0;
    struct Course {
        Vec2 start;
        Vec2 velocity;
        Vec2 at(double time) const { return start + velocity * time; }
    };
    const Course one{{60.0, 178.0}, {380.0, 0.0}};
    const Course two{{668.0, 156.0}, {-210.0, 0.0}};
    const Course three{{320.0, 52.0}, {-160.0, 138.0}};
    const auto meeting = [&](const Course& a, const Course& b) {
        return touchOf(castCircleCircle(a.start - b.start, a.velocity - b.velocity, 2.0 * radius, step));
    };
    const double predicted = meeting(one, two).time;
    const Hit earlier = meeting(one, three);
    const auto [oneAfter, threeAfter] = exchange(one.velocity, three.velocity, earlier.normal);
    const double left = step - earlier.time;
    const Vec2 oneThere = one.at(earlier.time);
    const Vec2 threeThere = three.at(earlier.time);

    Drawing d;
    for (const Course& course : {one, two})
        d.dashedRing({course.at(predicted), radius}, faint);
    d.dashes(oneThere, one.at(predicted), faint);
    const Vec2 never = lerp(one.at(predicted), two.at(predicted), 0.5);
    for (const Vec2 arm : {Vec2{7.0, 7.0}, Vec2{7.0, -7.0}})
        d.line(never - arm, never + arm, pale, Drawing::bold);
    d.words("predicted, never happens", never + Vec2{30.0, -64.0}, pale);

    d.line(one.start, oneThere, blue, Drawing::bold);
    d.line(three.start, threeThere, amber, Drawing::bold);
    d.dashedRing({oneThere, radius}, blue);
    d.dashedRing({threeThere, radius}, amber);
    d.arrow(oneThere, oneThere + oneAfter * left, blue);
    d.arrow(threeThere, threeThere + threeAfter * left, amber);
    d.arrow(two.start, two.at(step), red);
    d.words("new path", oneThere + oneAfter * (0.5 * left) + Vec2{-66.0, 20.0}, blue);
    d.dot(lerp(oneThere, threeThere, 0.5), white);
    d.words("first touch", lerp(oneThere, threeThere, 0.5) + Vec2{-90.0, -4.0}, white);

    const auto number = [&](const Course& course, const char* name, Colour colour) {
        d.cover({course.start, radius});
        d.ball({course.start, radius}, colour);
        d.words(name, course.start, colour, 2.4);
    };
    number(one, "1", blue);
    number(two, "2", red);
    number(three, "3", amber);
    return d.picture();
}

/// The border between two stripes of the field, in rows of 20 px.
Picture stripesFigure() {
    const double row = 20.0, border = 160.0, left = 96.0, right = 624.0;
    const auto at = [&](int rows) { return border + rows * row; };
    Drawing d;
    d.area(polygon({{left, at(-StripeRows::shared)},
                    {right, at(-StripeRows::shared)},
                    {right, at(StripeRows::shared)},
                    {left, at(StripeRows::shared)}}),
           faint);
    d.line({left, border}, {right, border}, pale, 3.0);
    for (const int guard : {-StripeRows::guard, StripeRows::guard})
        d.dashes({left, at(guard)}, {right, at(guard)}, amber);
    // What a stripe owns, and how far its halo reaches beyond the border.
    d.line({40.0, 8.0}, {40.0, border}, blue, 3.0);
    d.dashes({40.0, border}, {40.0, at(StripeRows::halo)}, blue);
    d.line({680.0, border}, {680.0, 312.0}, red, 3.0);
    d.dashes({680.0, border}, {680.0, at(-StripeRows::halo)}, red);
    d.words("its halo", {88.0, at(StripeRows::halo) + 14.0}, blue);
    d.words("upper stripe", {112.0, 20.0}, blue);
    d.words("its halo", {632.0, at(-StripeRows::halo) - 14.0}, red);
    d.words("lower stripe", {604.0, 300.0}, red);
    d.words("border", {574.0, border - 12.0}, pale);
    d.words("shared", {148.0, border - 18.0}, faint);
    d.words("guard", {574.0, at(StripeRows::guard) - 12.0}, amber);

    const auto flight = [&](Vec2 from, Vec2 to, Colour colour, const char* name) {
        d.ball({from, 9.0}, colour);
        d.arrow(from, to, colour);
        d.words(name, from + Vec2{-22.0, 0.0}, colour);
    };
    flight({180.0, 62.0}, {206.0, 106.0}, blue, "1");
    flight({262.0, 142.0}, {296.0, 186.0}, blue, "2");
    flight({416.0, 184.0}, {378.0, 134.0}, red, "3");
    flight({480.0, 252.0}, {452.0, 214.0}, red, "4");
    return d.picture();
}

} // namespace

std::vector<Figure> paintFigures() {
    return {{"tunnel", tunnelFigure()},   {"valley", valleyFigure()}, {"push", pushFigure()},
            {"growing", growingFigure()}, {"order", orderFigure()},   {"stripes", stripesFigure()}};
}

void writeFigures(const std::vector<Figure>& figures, const std::string& directory) {
    for (const Figure& figure : figures)
        savePng(figure.picture, directory + '/' + figure.name + ".png");
}

} // namespace arkanong
