#include "assetgen/FirstFigures.hpp"

#include "Drawing.hpp"
#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/math/Rotation.hpp"

#include <cassert>

namespace arkanong {

using namespace ink;

Picture tunnelFigure() {
    const Box wall{{384.0, 24.0}, {396.0, 296.0}};
    const double radius = 22.0, stride = 230.0; // px from picture to picture.
    Drawing d;
    d.lines({{wall.low, {wall.high.x, wall.low.y}, wall.high, {wall.low.x, wall.high.y}, wall.low}}, pale);
    const Vec2 upper{96.0, 92.0}, lower{96.0, 224.0}, along{stride, 0.0};
    for (int picture = 0; picture < 3; ++picture) {
        const Vec2 at = upper + along * picture;
        d.ball({at, radius}, red);
        d.words("picture " + std::to_string(picture + 1), at + Vec2{0.0, -42.0}, red);
        if (picture > 0) d.arrow(at - along + Vec2{radius, 0.0}, at - Vec2{radius, 0.0}, red);
    }
    const auto hit = castCircleBox({lower, radius}, along, wall, 0.0, 2.0);
    assert(hit);
    const Vec2 touch = lower + along * hit->time;
    const Vec2 after = touch + reflect(along, hit->normal) * (2.0 - hit->time);
    d.ball({lower, radius}, blue);
    d.ball({touch, radius}, amber);
    d.dashedRing({after, radius}, blue);
    d.arrow(lower + Vec2{radius, 0.0}, touch - Vec2{radius, 0.0}, blue);
    d.arrow(touch + Vec2{-radius, 40.0}, after + Vec2{0.0, 40.0}, blue);
    d.words("touch", touch + Vec2{0.0, -42.0}, amber);
    d.words("wall", {440.0, 160.0}, pale);
    return d.picture();
}

Picture valleyFigure() {
    const double radius = 90.0;
    const Vec2 velocity{120.0, 0.0};
    const Vec2 origin{90.0, 284.0}; // Of the axes.
    const Vec2 scale{100.0, -0.62}; // px a second, and px a px of distance.
    const auto place = [&](double time, double distance) {
        return origin + Vec2{scale.x * time, scale.y * distance};
    };
    Drawing d;
    d.arrow(origin, {696.0, origin.y}, pale);
    d.arrow(origin, {origin.x, 24.0}, pale);
    d.words("time", {664.0, origin.y - 18.0}, pale);
    d.words("distance", {origin.x + 62.0, 32.0}, pale);
    d.dashes(place(0.0, radius), place(5.9, radius), amber);
    d.words("R", place(0.0, radius) - Vec2{18.0, 0.0}, amber);
    for (const double aside : {50.0, 130.0}) {
        const Vec2 start{-340.0, aside};
        Polyline curve;
        for (int i = 0; i <= 118; ++i)
            curve.push_back(place(i * 0.05, length(start + velocity * (i * 0.05))));
        const auto hit = castCircleCircle(start, velocity, radius, 10.0);
        d.lines({curve}, hit ? blue : red, Drawing::bold);
        const Vec2 floor = place(-start.x / velocity.x, aside);
        d.words(hit ? "d below R" : "d above R", floor + Vec2{0.0, hit ? 20.0 : -28.0}, hit ? blue : red);
        if (!hit) continue;
        const Vec2 touch = place(hit->time, radius);
        d.dashes(touch, {touch.x, origin.y}, amber);
        d.dot(touch, amber);
        d.words("touch", touch + Vec2{46.0, -16.0}, amber);
    }
    return d.picture();
}

Picture pushFigure() {
    const double radius = 34.0, wall = 236.0;
    const Vec2 centre{360.0, wall - radius}, normal{0.0, -1.0};
    const Vec2 before{190.0, 130.0}, after = reflect(before, normal);
    Drawing d;
    d.line({60.0, wall}, {660.0, wall}, pale, Drawing::bold);
    d.ball({centre, radius}, amber);
    const Vec2 from = centre - before, to = centre + after;
    d.arrow(from, centre, blue);
    d.arrow(centre, to, blue);
    d.vectorName("v", lerp(from, centre, 0.5) + Vec2{12.0, -16.0}, blue);
    d.vectorName("v'", lerp(centre, to, 0.5) + Vec2{-16.0, -16.0}, blue);
    const auto parts = [&](Vec2 begin, Vec2 velocity) {
        const Vec2 corner = begin + Vec2{velocity.x, 0.0};
        d.dashes(begin, corner, faint);
        d.line(corner, begin + velocity, red, Drawing::bold);
        return corner;
    };
    const Vec2 turned = parts(from, before);
    parts(centre, after);
    d.words("along: stays", lerp(from, turned, 0.5) + Vec2{0.0, -16.0}, faint);
    d.words("towards: turns round", {590.0, 46.0}, red);
    d.words("wall", {96.0, wall + 22.0}, pale);
    return d.picture();
}

namespace {

/// An incoming circle, the path of its centre, and its contact with the segment.
void drawEntry(Drawing& d, Circle circle, Vec2 velocity, const Segment& segment, Colour colour) {
    const auto hit = castCircleSegment(circle, velocity, segment, 10.0);
    assert(hit);
    const Vec2 touch = circle.centre + velocity * hit->time;
    const Vec2 touched = touch - normalized(hit->normal) * circle.radius;
    d.dashedRing({touch, circle.radius}, colour);
    d.arrow(circle.centre, touch, colour);
    d.line(touch, touched, colour);
    d.words("r", lerp(touch, touched, 0.5) + Vec2{12.0, 2.0}, colour);
    d.dot(circle.centre, colour);
    d.dot(touched, colour);
}

/// A regular polygon (of two corners: a segment) grown by `radius`: its faces, arcs and seams. `firstFace` is the angle of
/// the first side's normal, turns from +x towards +y.
void drawGrown(Drawing& d, const Polyline& corners, double radius, double firstFace) {
    const auto count = static_cast<double>(corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 from = corners[i], to = corners[(i + 1) % corners.size()];
        const double turns = firstFace + static_cast<double>(i) / count;
        const Vec2 out = rotate({radius, 0.0}, rotationFromTurns(turns));
        d.line(from, to, pale);
        d.line(from + out, to + out, blue, 3.0);
        d.lines({arc(to, radius, turns, turns + 1.0 / count)}, amber, 3.0);
        for (const Vec2 seam : {from, to}) {
            d.dashes(seam, seam + out, faint);
            d.dot(seam + out, pale);
        }
        d.dot(from, pale);
    }
}

} // namespace

Picture growingFigure() {
    const double radius = 40.0;
    const Segment segment{{110.0, 180.0}, {270.0, 180.0}};
    const Polyline hexagon = regularCorners(6, {556.0, 160.0}, 80.0);
    Drawing d;
    d.area(penStrokes({{segment.a, segment.b}}, 2.0 * radius), faint);
    d.area(grown(polygon(hexagon), radius), faint);
    drawGrown(d, {segment.a, segment.b}, radius, -0.25);
    drawGrown(d, hexagon, radius, 1.0 / 12.0);
    d.arrow(segment.a, segment.b, pale);
    d.words("A", segment.a + Vec2{-15.0, 0.0}, pale);
    d.words("B", segment.b + Vec2{-14.0, 17.0}, pale);
    d.vectorName("e", lerp(segment.a, segment.b, 0.6) + Vec2{0.0, 18.0}, pale);
    drawEntry(d, {{80.0, 40.0}, radius}, {95.0, 100.0}, segment, blue);
    drawEntry(d, {{370.0, 80.0}, radius}, {-72.0, 72.0}, segment, amber);
    drawEntry(d, {{440.0, 14.0}, radius}, {105.0, 36.0}, {hexagon[4], hexagon[5]}, blue);
    drawEntry(d, {{700.0, 20.0}, radius}, {-67.0, 48.0}, {hexagon[5], hexagon[0]}, amber);
    d.words("path of the centre", {206.0, 26.0}, blue);
    d.words("face", {190.0, 240.0}, blue);
    d.words("arc", {44.0, 180.0}, amber);
    d.words("seam", {segment.a.x, 240.0}, pale);
    d.words("seam", {segment.b.x, 240.0}, pale);
    d.words("1. a segment, grown by r", {190.0, 298.0}, pale);
    d.words("2. a hexagon, grown by r", {556.0, 298.0}, pale);
    return d.picture();
}

} // namespace arkanong
