#include "BounceScenes.hpp"
#include "Catch.hpp"
#include "TempFolder.hpp"
#include "bounce/Changes.hpp"
#include "bounce/Json.hpp"

#include <set>
#include <stdexcept>

using namespace arkanong::test;

namespace {

/// What reading a file with these lines complains about.
std::string complaintAbout(const std::string& lines) {
    const TempFolder folder;
    try {
        bounce::readScenes(folder.write("scenes.toml", lines));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

const std::string words =
    "[[scene]]\nnumber = 7\nname = \"N\"\nfamily = \"F\"\nquestion = \"Q\"\nwhy = \"W\"\n";
const std::string ball = "balls = [{ at = [1, 2], velocity = [3, 4], radius = 5 }]\n";
const std::string answer = "expect = [{ touches = 0 }]\n";

} // namespace

TEST_CASE("Bounce 100 has a hundred scenes with numbers, names, questions and derivations of their own",
          "[bounce]") {
    std::set<std::string> names, questions;
    int number = 0;
    for (const bounce::Scene& scene : bounceScenes()) {
        CHECK(scene.number == ++number);
        CHECK(names.insert(scene.name).second);
        INFO(scene.name);
        CHECK(questions.insert(scene.question).second);
        CHECK(scene.question.back() == '?');
        CHECK(scene.why.back() == '.');
    }
    CHECK(number == 100);
}

TEST_CASE("A file of scenes is read whole", "[bounce]") {
    CHECK(complaintAbout(words + ball + answer).empty());
}

TEST_CASE("What is wrong in a file of scenes is said with the scene's number", "[bounce]") {
    CHECK(complaintAbout(words + ball) == "scene 7: no answer");
    CHECK(complaintAbout(words + answer) == "scene 7: nothing would happen");
    CHECK(complaintAbout(words + ball + answer + "colour = 3\n") == "scene 7: unknown key colour");
    CHECK(complaintAbout(words + ball + "expect = [{ ball = 1, position = [1, 2] }]\n") ==
          "scene 7: an answer is about a ball that is not there");
    CHECK(complaintAbout(words + ball + answer + "obstacles = [{ at = [1, 2] }]\n") ==
          "scene 7: an obstacle needs either half or corners");
    CHECK(complaintAbout(words + "balls = [{ at = [1] }]\n" + answer) ==
          "scene 7: a pair of numbers is missing");
    CHECK_THAT(complaintAbout(words + ball + "expect = [\n"), ContainsSubstring("line 8: "));
}

TEST_CASE("A setup is one line of JSON, with the arena's walls among the obstacles", "[bounce]") {
    bounce::Setup setup;
    setup.balls = {{{1.0, 2.5}, {-3.0, 0.0}, 8.0, 1.0}};
    setup.obstacles = {{{10.0, 0.0}, {4.0, 2.0}, 1.0, {}, {0.0, 60.0}, 0.0}};
    setup.arena = Box{{0.0, 0.0}, {9.0, 7.0}};
    setup.duration = 0.5;
    setup.steps = 2;
    const std::string json = bounce::jsonOf(setup);
    CHECK_THAT(json, ContainsSubstring(
                         R"({"balls":[{"at":[1,2.5],"velocity":[-3,0],"radius":8,"mass":1}],"obstacles":[)"
                         R"({"at":[10,0],"half":[4,2],"rounding":1,"velocity":[0,60],"spin":0},)"
                         R"({"at":[0,0],"corners":[[0,0],[9,0]],"velocity":[0,0],"spin":0},)"));
    CHECK_THAT(json, ContainsSubstring(R"("corners":[[0,7],[0,0]],"velocity":[0,0],"spin":0}],)"
                                       R"("restitution":1,"step":0.25,"steps":2})"));
}

TEST_CASE("An unknown change is refused", "[bounce]") {
    struct Still : bounce::Engine {
        std::string name() const override { return {}; }
        std::string madeFor() const override { return {}; }
        std::string settings() const override { return {}; }
        bounce::Course play(const bounce::Setup&) override { return {{{}}, 0}; }
    } still;
    CHECK_THROWS_AS(bounce::differenceAfter("tpyo", still, bounceScenes()[0].setup), std::runtime_error);
}
