#include "ArkanongEngine.hpp"

#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <utility>

namespace arkanong::bounce {

namespace {

class Arkanong : public Engine {
  public:
    explicit Arkanong(TouchResponse response) : response_(std::move(response)) {}

    std::string name() const override { return "Arkanong"; }
    std::string madeFor() const override {
        return "games of pong and breakout: equal discs, no loss, exact times";
    }
    std::string settings() const override { return "as it is"; }

    std::string refusal(const Setup& setup) const override {
        const double mass = setup.balls.front().mass;
        if (std::any_of(setup.balls.begin(), setup.balls.end(),
                        [mass](const Ball& ball) { return ball.mass != mass; }))
            return "all its balls have the same mass";
        if (setup.restitution != 1.0 && setup.balls.size() > 1) return "its balls lose nothing to each other";
        return {};
    }

    Course play(const Setup& setup) override {
        CollisionManager collisions;
        const double far = CollisionManager::largest;
        collisions.setArena(setup.arena.value_or(Box{{-far, -far}, {far, far}}));
        for (const Obstacle& one : setup.obstacles) {
            const ObstacleIndex index = one.isBox() ? collisions.addBox(one.at, one.half, one.rounding, 0)
                                                    : collisions.addPolygon(one.at, one.corners, 0.0, 0);
            if (one.velocity != Vec2{} || one.spin != 0.0) collisions.drive(index, one.velocity, one.spin);
        }
        collisions.begin(0.0);
        for (const Ball& ball : setup.balls)
            collisions.addBall({ball.at, ball.velocity, ball.radius});
        collisions.bounceAll();
        Course course;
        for (int step = 0; step < setup.steps; ++step) {
            collisions.beginNext(setup.step());
            while (const auto contact = collisions.next()) {
                collisions.answer(*contact, response_(*contact, setup.restitution));
                ++course.touches;
            }
            for (BallIndex i = 0; i < setup.balls.size(); ++i)
                course.states.push_back({collisions.ball(i).position, collisions.ball(i).velocity});
        }
        return course;
    }

  private:
    TouchResponse response_;
};

} // namespace

ContactResponse rightResponse(const Contact& contact, double restitution) {
    if (restitution == 1.0) return ContactResponse::bounce();
    const Vec2 n = contact.normal;
    const double k = dot(contact.velocity - contact.surfaceVelocity, n) / dot(n, n);
    return ContactResponse::leave(contact.velocity - n * ((1.0 + restitution) * k));
}

std::unique_ptr<Engine> makeArkanong(TouchResponse response) {
    return std::make_unique<Arkanong>(std::move(response));
}

} // namespace arkanong::bounce
