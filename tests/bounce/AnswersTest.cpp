#include "BounceScenes.hpp"
#include "Catch.hpp"
#include "bounce/ArkanongEngine.hpp"

using namespace arkanong::test;
using bounce::Grade;

TEST_CASE("This engine answers each scene of Bounce 100 that it can express exactly", "[bounce]") {
    const auto engine = bounce::makeArkanong();
    int exact = 0;
    for (const bounce::Scene& scene : bounceScenes()) {
        const bounce::Verdict verdict = bounce::judge(scene, *engine);
        INFO(bounce::complaint(scene, verdict));
        CHECK((verdict.grade == Grade::Exact || verdict.grade == Grade::NotExpressible));
        exact += verdict.grade == Grade::Exact ? 1 : 0;
    }
    CHECK(exact == 96);
}

TEST_CASE("Scenes of balls that differ in mass or lose energy to each other are not expressible",
          "[bounce]") {
    const auto engine = bounce::makeArkanong();
    CHECK(scenesOfGrade(*engine, Grade::NotExpressible) ==
          std::vector<std::string>{"Heavy onto light", "Light onto heavy, aslant", "Digits of pi",
                                   "Lossy balls"});
}

TEST_CASE("A complaint names the scene, its question, and what was expected and found", "[bounce]") {
    const auto engine = bounce::makeArkanong();
    bounce::Scene scene = bounceScenes()[1];
    scene.expected = {{bounce::Quantity::Touches, 0, {3.0, 0.0}, {}}};
    const bounce::Verdict verdict = bounce::judge(scene, *engine);
    CHECK(verdict.grade == Grade::Wrong);
    CHECK(bounce::complaint(scene, verdict) ==
          "Scene 2, Head-on: Does a ball turn round at the moment at which its rim touches the wall?\n"
          "  touches: expected 3, found 1");
}

TEST_CASE("An answer is exact within a millionth, close within a pixel or a hundredth, and otherwise wrong",
          "[bounce]") {
    const auto engine = bounce::makeArkanong();
    bounce::Scene scene = bounceScenes()[1]; // Ends at (0, 0) with (-100, 0).
    const auto grade = [&](bounce::Quantity quantity, arkanong::Vec2 value) {
        scene.expected = {{quantity, 0, value, {}}};
        return bounce::judge(scene, *engine).grade;
    };
    using bounce::Quantity;
    CHECK(grade(Quantity::Position, {0.9e-6, 0.0}) == Grade::Exact);
    CHECK(grade(Quantity::Position, {1.1e-6, 0.0}) == Grade::Close);
    CHECK(grade(Quantity::Position, {0.9, 0.0}) == Grade::Close);
    CHECK(grade(Quantity::Position, {1.1, 0.0}) == Grade::Wrong);
    CHECK(grade(Quantity::Velocity, {-99.99991, 0.0}) == Grade::Exact);
    CHECK(grade(Quantity::Velocity, {-99.1, 0.0}) == Grade::Close);
    CHECK(grade(Quantity::Velocity, {-98.9, 0.0}) == Grade::Wrong);
    CHECK(grade(Quantity::Energy, {1.005, 0.0}) == Grade::Close);
    CHECK(grade(Quantity::Energy, {1.02, 0.0}) == Grade::Wrong);
}
