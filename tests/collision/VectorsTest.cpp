#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/collision/casts/Intersections.hpp"
#include "arkanong/collision/casts/Reflection.hpp"

#include <fstream>
#include <map>

// Hand-checked cases with exact results: see tests/data/collision_vectors.csv.

using namespace arkanong::test;

namespace {

struct Vector {
    std::string id;
    std::string kind;
    std::map<std::string, std::string> in;
    std::map<std::string, std::string> out;
    double tolerance = 0.0;

    double input(const std::string& key) const { return std::stod(in.at(key)); }
    Vec2 input(const std::string& x, const std::string& y) const { return {input(x), input(y)}; }
};

std::map<std::string, std::string> pairs(const std::string& text) {
    std::map<std::string, std::string> result;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        result[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return result;
}

std::vector<Vector> vectorsOf(const std::string& kind) {
    std::ifstream file(testDataPath("collision_vectors.csv"));
    std::vector<Vector> result;
    for (std::string line; std::getline(file, line);) {
        std::istringstream cells(line);
        std::string set, tolerance, in, out;
        Vector v;
        if (line.empty() || line[0] == '#' || line.rfind("id,", 0) == 0) continue;
        std::getline(cells, v.id, ',');
        std::getline(cells, set, ',');
        std::getline(cells, v.kind, ',');
        std::getline(cells, in, ',');
        std::getline(cells, out, ',');
        std::getline(cells, tolerance, ',');
        v.in = pairs(in);
        v.out = pairs(out);
        v.tolerance = std::stod(tolerance);
        if (v.kind == kind) result.push_back(v);
    }
    return result;
}

/// Checks every output of the vector that has a name in `found`, and that none is missing.
void checkOutputs(const Vector& v, const std::map<std::string, double>& found) {
    CAPTURE(v.id);
    for (const auto& [key, text] : v.out) {
        if (key == "feature" || key == "rel") continue;
        CAPTURE(key);
        REQUIRE(found.count(key) == 1);
        const double expected = std::stod(text);
        CHECK_THAT(found.at(key), WithinAbs(expected, v.tolerance * std::max(1.0, std::abs(expected))));
    }
}

} // namespace

TEST_CASE("every vector in the file is of a kind that is tested", "[collision]") {
    const std::vector<std::pair<std::string, std::size_t>> counts = {
        {"border", 5},          {"elastic", 4}, {"toi_circle_circle", 8},    {"segment_circle", 6},
        {"segment_segment", 4}, {"reflect", 2}, {"swept_circle_segment", 9}, {"chain", 1}};
    for (const auto& [kind, count] : counts) {
        CAPTURE(kind);
        CHECK(vectorsOf(kind).size() == count);
    }
}

TEST_CASE("balls bounce off the borders as the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("border")) {
        CollisionManager collisions;
        collisions.setArena({{0.0, 0.0}, v.input("W", "H")});
        collisions.begin(v.input("dt"));
        collisions.addBall({v.input("x", "y"), v.input("vx", "vy"), v.input("r")});
        double bouncesX = 0.0, bouncesY = 0.0;
        while (const auto contact = collisions.next()) {
            (contact->normal.x != 0.0 ? bouncesX : bouncesY) += 1.0;
            collisions.answer(*contact, ContactResponse::bounce());
        }
        const MovingCircle ball = collisions.ball(0);
        checkOutputs(v, {{"x", ball.position.x},
                         {"y", ball.position.y},
                         {"vx", ball.velocity.x},
                         {"vy", ball.velocity.y},
                         {"bounces_x", bouncesX},
                         {"bounces_y", bouncesY}});
    }
}

TEST_CASE("two balls exchange the normal components of their velocities as the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("elastic")) {
        const Vec2 normal = v.input("x2", "y2") - v.input("x1", "y1");
        const Vec2 v1 = v.input("v1x", "v1y"), v2 = v.input("v2x", "v2y");
        const auto [a, b] = exchange(v1, v2, normal);
        const double exchanged = dot(v1 - v2, normal) > 0.0 ? 1.0 : 0.0;
        checkOutputs(v, {{"exchange", exchanged}, {"v1x", a.x}, {"v1y", a.y}, {"v2x", b.x}, {"v2y", b.y}});
    }
}

TEST_CASE("moving circles meet when the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("toi_circle_circle")) {
        const Vec2 p1 = v.input("x1", "y1"), p2 = v.input("x2", "y2");
        const Vec2 v1 = v.input("v1x", "v1y"), v2 = v.input("v2x", "v2y");
        const auto hit = castCircleCircle(p1 - p2, v1 - v2, v.input("R"), v.input("dt"));
        std::map<std::string, double> found{{"hit", hit ? 1.0 : 0.0}};
        if (hit) {
            const Vec2 normal = -normalized(hit->normal);
            const auto [a, b] = exchange(v1, v2, normal);
            found.insert({{"t", hit->time}, {"nx", normal.x}, {"ny", normal.y}});
            found.insert({{"v1x", a.x}, {"v1y", a.y}, {"v2x", b.x}, {"v2y", b.y}});
        }
        checkOutputs(v, found);
    }
}

TEST_CASE("a segment intersects a circle where the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("segment_circle")) {
        const Segment segment{v.input("ex", "ey"), v.input("lx", "ly")};
        const Circle circle{v.input("cx", "cy"), v.input("r")};
        const auto crossing = intersectLineCircle({segment.a, segment.b - segment.a}, circle);
        REQUIRE(crossing);
        const auto first = firstOnSegment(segment, circle);
        checkOutputs(v, {{"roots", crossing->tangent() ? 1.0 : 2.0},
                         {"t1", crossing->first},
                         {"t2", crossing->second},
                         {"hit", first ? 1.0 : 0.0},
                         {"first", first.value_or(-1.0)}});
    }
}

TEST_CASE("two segments meet where the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("segment_segment")) {
        const auto relation = intersectSegments({v.input("ax", "ay"), v.input("bx", "by")},
                                                {v.input("cx", "cy"), v.input("dx", "dy")});
        if (const auto* at = std::get_if<CrossAt>(&relation)) {
            CHECK(v.out.at("rel") == "point");
            checkOutputs(v,
                         {{"t", at->onFirst}, {"u", at->onSecond}, {"x", at->point.x}, {"y", at->point.y}});
        } else if (const auto* shared = std::get_if<Overlapping>(&relation)) {
            CHECK(v.out.at("rel") == "collinear_overlap");
            checkOutputs(v, {{"t_lo", shared->from}, {"t_hi", shared->to}});
        } else {
            FAIL(v.id << " was found apart");
        }
    }
}

TEST_CASE("velocities are reflected as the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("reflect")) {
        const Vec2 reflected = reflect(v.input("vx", "vy"), perpendicular(v.input("ex", "ey")));
        checkOutputs(v, {{"vx", reflected.x}, {"vy", reflected.y}});
    }
}

TEST_CASE("a moving circle hits a resting or moving segment as the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("swept_circle_segment")) {
        const Circle circle{v.input("x", "y"), v.input("r")};
        const Vec2 velocity = v.input("vx", "vy"), surface = v.input("ux", "uy");
        const auto hit = castCircleSegment(circle, velocity - surface,
                                           {v.input("ax", "ay"), v.input("bx", "by")}, v.input("dt"));
        std::map<std::string, double> found{{"hit", hit ? 1.0 : 0.0}};
        if (hit) {
            const Vec2 at = circle.centre + velocity * hit->time;
            const Vec2 normal = normalized(hit->normal);
            const Vec2 after = reflect(velocity, hit->normal, surface);
            found.insert({{"t", hit->time}, {"px", at.x}, {"py", at.y}, {"nx", normal.x}, {"ny", normal.y}});
            found.insert({{"vx", after.x}, {"vy", after.y}});
            const std::string feature = hit->feature == Feature::Face      ? "face"
                                        : hit->feature == Feature::CornerA ? "endA"
                                                                           : "endB";
            CAPTURE(v.id);
            CHECK(feature == v.out.at("feature"));
        }
        checkOutputs(v, found);
    }
}

TEST_CASE("an impulse passes through touching balls as the vectors say", "[collision]") {
    for (const Vector& v : vectorsOf("chain")) {
        CollisionManager collisions;
        collisions.setArena({{-1000.0, -1000.0}, {1000.0, 1000.0}});
        collisions.begin(v.input("dt"));
        const int count = static_cast<int>(v.input("n"));
        for (int i = 1; i <= count; ++i)
            collisions.addBall({{v.input("x" + std::to_string(i)), 0.0},
                                {v.input("v" + std::to_string(i)), 0.0},
                                v.input("r")});
        collisions.bounceAll();
        std::map<std::string, double> found;
        for (int i = 1; i <= count; ++i) {
            const MovingCircle ball = collisions.ball(static_cast<BallIndex>(i - 1));
            found["x" + std::to_string(i)] = ball.position.x;
            found["v" + std::to_string(i)] = ball.velocity.x;
        }
        checkOutputs(v, found);
    }
}
