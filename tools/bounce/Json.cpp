#include "Json.hpp"

#include <cstdio>

namespace arkanong::bounce {

namespace {

std::string text(double number) {
    char words[40];
    std::snprintf(words, sizeof words, "%.17g", number);
    return words;
}

std::string text(Vec2 v) { return '[' + text(v.x) + ',' + text(v.y) + ']'; }

std::string quoted(const std::string& words) {
    std::string result = "\"";
    for (const char letter : words) {
        if (letter == '"' || letter == '\\') result += '\\';
        result += letter == '\n' ? ' ' : letter;
    }
    return result + '"';
}

template <typename List, typename Write>
std::string listed(const List& list, Write write) {
    std::string all;
    for (const auto& one : list)
        all += (all.empty() ? "" : ",") + write(one);
    return '[' + all + ']';
}

std::string ballOf(const Ball& ball) {
    return R"({"at":)" + text(ball.at) + R"(,"velocity":)" + text(ball.velocity) + R"(,"radius":)" +
           text(ball.radius) + R"(,"mass":)" + text(ball.mass) + '}';
}

std::string obstacleOf(const Obstacle& one) {
    const std::string shape = one.isBox()
                                  ? R"("half":)" + text(one.half) + R"(,"rounding":)" + text(one.rounding)
                                  : R"("corners":)" + listed(one.corners, [](Vec2 v) { return text(v); });
    return R"({"at":)" + text(one.at) + ',' + shape + R"(,"velocity":)" + text(one.velocity) + R"(,"spin":)" +
           text(one.spin) + '}';
}

} // namespace

std::string jsonOf(const Setup& setup) {
    return R"({"balls":)" + listed(setup.balls, ballOf) + R"(,"obstacles":)" +
           listed(allObstacles(setup), obstacleOf) + R"(,"restitution":)" + text(setup.restitution) +
           R"(,"step":)" + text(setup.step()) + R"(,"steps":)" + std::to_string(setup.steps) + '}';
}

std::string jsonOf(const Scene& scene) {
    return R"({"number":)" + std::to_string(scene.number) + R"(,"name":)" + quoted(scene.name) +
           R"(,"family":)" + quoted(scene.family) + R"(,"question":)" + quoted(scene.question) +
           R"(,"why":)" + quoted(scene.why) + R"(,"setup":)" + jsonOf(scene.setup) + '}';
}

} // namespace arkanong::bounce
