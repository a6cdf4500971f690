#include "BounceScenes.hpp"
#include "Catch.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "bounce/ArkanongEngine.hpp"

#include <algorithm>

using namespace arkanong::test;
using bounce::Grade;

// Engines that are wrong on purpose: the scenes must notice.

namespace {

/// The scenes that notice these answers to touches with obstacles; balls and the arena are answered rightly.
std::vector<std::string> scenesThatNotice(const std::function<ContactResponse(const Contact&)>& respond) {
    const auto engine = bounce::makeArkanong([&](const Contact& contact, double restitution) {
        return contact.kind == ContactKind::Obstacle ? respond(contact)
                                                     : bounce::rightResponse(contact, restitution);
    });
    return scenesOfGrade(*engine, Grade::Wrong);
}

bool has(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

TEST_CASE("Scenes notice an engine that ignores the velocity of paddles", "[bounce]") {
    const auto names = scenesThatNotice([](const Contact& contact) {
        return ContactResponse::leave(reflect(contact.velocity, contact.normal));
    });
    for (const char* const name :
         {"Paddle against the ball", "Paddle against a resting ball", "Retreating paddle",
          "Corner of a moving box", "Closing walls", "Slow bar"})
        CHECK(has(names, name));
    CHECK_FALSE(has(names, "Head-on"));
    CHECK_FALSE(has(names, "Sideways paddle"));
}

TEST_CASE("Scenes notice an engine that lets fast balls through", "[bounce]") {
    const auto names = scenesThatNotice([](const Contact& contact) {
        return length(contact.velocity) > 1e4 ? ContactResponse::pass() : bounce::rightResponse(contact, 1.0);
    });
    CHECK(has(names, "A million pixels a second"));
    CHECK_FALSE(has(names, "Head-on"));
}

TEST_CASE("Scenes notice an engine that loses two hundredths of the speed at a wall", "[bounce]") {
    const auto names =
        scenesThatNotice([](const Contact& contact) { return bounce::rightResponse(contact, 0.98); });
    for (const char* const name : {"Head-on", "A hundred thousand touches", "To and fro"})
        CHECK(has(names, name));
}

TEST_CASE("Scenes notice an engine that reflects at ends of walls as at their faces", "[bounce]") {
    const auto names = scenesThatNotice([](const Contact& contact) {
        const bool upright = std::abs(contact.normal.y) > std::abs(contact.normal.x);
        return ContactResponse::leave(
            reflect(contact.velocity, upright ? Vec2{0.0, 1.0} : Vec2{1.0, 0.0}, contact.surfaceVelocity));
    });
    for (const char* const name : {"End of a wall, aside", "Corner of a box", "Round end of a paddle"})
        CHECK(has(names, name));
    CHECK_FALSE(has(names, "Head-on"));
}

TEST_CASE("Scenes notice an engine that remembers earlier runs", "[bounce]") {
    int touches = 0;
    const auto engine = bounce::makeArkanong([&touches](const Contact& contact, double restitution) {
        if (contact.kind == ContactKind::Ball) return ContactResponse::bounce();
        return bounce::rightResponse(contact, restitution * (1.0 + 1e-15 * ++touches));
    });
    CHECK(has(scenesOfGrade(*engine, Grade::Close), "Twice the same"));
}

TEST_CASE("Scenes of symmetries notice an engine that breaks them", "[bounce]") {
    const auto notices = [](const std::string& name, const std::function<bool(const Contact&)>& loses) {
        const auto engine = bounce::makeArkanong([&](const Contact& contact, double restitution) {
            if (contact.kind == ContactKind::Ball) return ContactResponse::bounce();
            return bounce::rightResponse(contact, loses(contact) ? 0.9 : restitution);
        });
        return !has(scenesOfGrade(*engine, Grade::Exact), name);
    };
    const auto atRight = [](const Contact& contact) { return contact.position.x > 0.0; };
    const auto whenFast = [](const Contact& contact) { return length(contact.velocity) > 150.0; };
    const auto lateInTheStep = [](const Contact& contact) { return contact.time > 1.0 / 240.0; };
    CHECK(notices("Mirror image", atRight));
    CHECK(notices("A quarter turn", atRight));
    CHECK(notices("In another order", [](const Contact& contact) { return contact.ball == 0; }));
    CHECK(notices("Obstacles in another order", [](const Contact& contact) { return contact.ball == 0; }));
    CHECK(notices("Carried", whenFast));
    CHECK(notices("Half as fast", whenFast));
    CHECK(notices("Other steps", lateInTheStep));
    CHECK(notices("Back again", atRight));
    CHECK_FALSE(notices("Mirror image", [](const Contact&) { return false; }));
}
