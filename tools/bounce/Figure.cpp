#include "Figure.hpp"

#include "ArkanongEngine.hpp"
#include "Changes.hpp"
#include "Judge.hpp"

namespace arkanong::bounce {

struct FigureSetup {
    Scene scene;
    std::vector<BounceFinding> findings;
    std::vector<BounceState> states;
};

FigureSetup* bounce_begin(double duration, std::uint32_t steps, double restitution) {
    auto* const result = new FigureSetup;
    result->scene.setup.duration = duration;
    result->scene.setup.steps = static_cast<int>(steps);
    result->scene.setup.restitution = restitution;
    return result;
}

void bounce_end(FigureSetup* scene) { delete scene; }

void bounce_arena(FigureSetup* scene, double left, double top, double right, double bottom) {
    scene->scene.setup.arena = Box{{left, top}, {right, bottom}};
}

void bounce_ball(FigureSetup* scene, double x, double y, double vx, double vy, double radius, double mass) {
    scene->scene.setup.balls.push_back({{x, y}, {vx, vy}, radius, mass});
}

void bounce_box(FigureSetup* scene, double x, double y, double vx, double vy, double halfWidth,
                double halfHeight, double rounding) {
    Obstacle box;
    box.at = {x, y};
    box.velocity = {vx, vy};
    box.half = {halfWidth, halfHeight};
    box.rounding = rounding;
    scene->scene.setup.obstacles.push_back(box);
}

void bounce_outline(FigureSetup* scene, double x, double y, double vx, double vy, double turnsPerSecond) {
    Obstacle outline;
    outline.at = {x, y};
    outline.velocity = {vx, vy};
    outline.spin = turnsPerSecond;
    scene->scene.setup.obstacles.push_back(outline);
}

void bounce_corner(FigureSetup* scene, double x, double y) {
    scene->scene.setup.obstacles.back().corners.push_back({x, y});
}

void bounce_expect(FigureSetup* scene, std::uint32_t quantity, std::uint32_t ball, double x, double y,
                   std::uint32_t change) {
    Expectation one{static_cast<Quantity>(quantity), ball, {x, y}, {}};
    if (one.quantity == Quantity::Same) one.change = changeNames.at(change);
    scene->scene.expected.push_back(one);
}

const BounceFinding* bounce_judge(FigureSetup* scene) {
    const std::unique_ptr<Engine> engine = makeArkanong();
    const Verdict verdict = judge(scene->scene, *engine);
    scene->findings.clear();
    for (const Finding& one : verdict.findings)
        scene->findings.push_back(
            {static_cast<double>(one.grade), one.expected.x, one.expected.y, one.found.x, one.found.y});
    for (const Expectation& one : scene->scene.expected)
        if (verdict.grade == Grade::NotExpressible)
            scene->findings.push_back(
                {static_cast<double>(Grade::NotExpressible), one.value.x, one.value.y, 0.0, 0.0});
    scene->states.clear();
    for (const State& state : verdict.course.states)
        scene->states.push_back({state.at.x, state.at.y, state.velocity.x, state.velocity.y});
    return scene->findings.data();
}

std::uint32_t bounce_stateCount(FigureSetup* scene) {
    return static_cast<std::uint32_t>(scene->states.size());
}

const BounceState* bounce_states(FigureSetup* scene) { return scene->states.data(); }

} // namespace arkanong::bounce
