#include "FigurePairs.hpp"
#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/web/Figures.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

class FigureScene {
  public:
    explicit FigureScene(const Box& borders) { collisions.setArena(borders); }

    void play(double seconds) {
        collisions.begin(seconds);
        collisions.addBalls(balls);
        while (const std::optional<Contact> contact = collisions.next()) {
            note(*contact);
            answer(*contact);
        }
        keep(seconds);
    }
    /// Plays until so many contacts of a step are answered, and stays there.
    double follow(double seconds, std::uint32_t most) {
        collisions.begin(seconds);
        collisions.addBalls(balls);
        queue = collisions.queue();
        double time = 0.0;
        for (std::uint32_t i = 0; i < most; ++i) {
            const std::optional<Contact> contact = collisions.next();
            if (!contact) break;
            note(*contact);
            answer(*contact);
            time = contact->time;
            queue = collisions.queue();
        }
        predicted = static_cast<double>(collisions.predictions().made);
        stale = static_cast<double>(collisions.predictions().stale);
        readBalls();
        return time;
    }
    /// As play(), without the list of contacts, which is quicker.
    void rush(double seconds) {
        collisions.begin(seconds);
        collisions.addBalls(balls);
        collisions.bounceAll();
        keep(seconds);
    }

    CollisionManager collisions;
    std::vector<MovingCircle> balls;
    std::vector<FigureBall> shown; ///< A copy for the page.
    std::vector<FigureContact> contacts;
    std::vector<CollisionManager::Entry> queue;
    std::vector<FigureEntry> entries; ///< A copy of the queue for the page.
    bool keepsSpeed = false;
    double predicted = 0.0;
    double stale = 0.0;
    double meeting = 0.0;

  private:
    static constexpr std::size_t mostNoted = 2000;

    void note(const Contact& contact) {
        if (contacts.size() == mostNoted) return;
        std::uint32_t other = contact.otherBall;
        if (contact.kind == ContactKind::Border) other = static_cast<std::uint32_t>(contact.border);
        if (contact.kind == ContactKind::Obstacle) other = obstacleNumber(contact.obstacle);
        contacts.push_back({time_ + contact.time, static_cast<double>(contact.kind),
                            static_cast<double>(contact.ball), static_cast<double>(other), contact.position.x,
                            contact.position.y, length(contact.velocity)});
    }
    void answer(const Contact& contact) {
        if (!keepsSpeed || contact.kind == ContactKind::Ball)
            collisions.answer(contact, ContactResponse::bounce());
        else
            collisions.answer(contact, ContactResponse::leave(reflect(contact.velocity, contact.normal)));
    }
    void keep(double seconds) {
        time_ += seconds;
        predicted += static_cast<double>(collisions.predictions().made);
        stale += static_cast<double>(collisions.predictions().stale);
        readBalls();
    }
    void readBalls() {
        for (std::size_t i = 0; i < balls.size(); ++i)
            balls[i] = collisions.ball(static_cast<BallIndex>(i));
    }

    double time_ = 0.0;
};

namespace {

constexpr std::size_t mostListed = 200; ///< Balls of a scene whose contacts are listed.

} // namespace

FigureScene* fig_begin(double left, double top, double right, double bottom) {
    return new FigureScene({{left, top}, {right, bottom}});
}

void fig_end(FigureScene* scene) { delete scene; }

void fig_ball(FigureScene* scene, double x, double y, double vx, double vy, double radius) {
    scene->balls.push_back({{x, y}, {vx, vy}, radius});
}

void fig_wall(FigureScene* scene, double ax, double ay, double bx, double by) {
    const Vec2 middle = Vec2{ax + bx, ay + by} * 0.5;
    scene->collisions.addPolygon(middle, {Vec2{ax, ay} - middle, Vec2{bx, by} - middle}, 0.0, 0);
}

void fig_paddle(FigureScene* scene, double x, double y, double halfWidth, double halfHeight, double vx) {
    const ObstacleIndex paddle = scene->collisions.addBox({x, y}, {halfWidth, halfHeight}, 0.0, 0);
    scene->collisions.drive(paddle, {vx, 0.0}, 0.0);
}

void fig_keepSpeed(FigureScene* scene) { scene->keepsSpeed = true; }

void fig_ring(FigureScene* scene, double x, double y, double radius, std::uint32_t corners) {
    std::vector<Vec2> outline;
    for (std::uint32_t i = 0; i < corners; ++i)
        outline.push_back(rotate({radius, 0.0}, rotationFromTurns(static_cast<double>(i) / corners)));
    scene->collisions.addPolygon({x, y}, outline, 0.0, 0);
}

void fig_gas(FigureScene* scene, std::uint32_t count, double radius, double speed, std::uint32_t seed) {
    const Box& arena = scene->collisions.arena();
    const Vec2 size = arena.high - arena.low;
    const double apart = std::sqrt(size.x * size.y / count);
    const auto columns = static_cast<std::uint32_t>(std::max(size.x / apart, 1.0));
    const std::uint32_t rows = (count + columns - 1) / columns;
    Random random(seed);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t row = i / columns;
        const Vec2 place{(i % columns + 0.5) * size.x / columns, (row + 0.5) * size.y / rows};
        const Vec2 velocity = rotate({speed, 0.0}, rotationFromTurns(random.unit()));
        scene->balls.push_back({arena.low + place, velocity, radius});
    }
}

const FigureHit* fig_cast(FigureScene* scene, double x, double y, double vx, double vy, double radius,
                          double horizon) {
    static FigureHit result;
    result = {};
    if (const std::optional<Contact> hit = scene->collisions.cast({{x, y}, {vx, vy}, radius}, horizon))
        result = {1.0, hit->time, hit->normal.x, hit->normal.y, static_cast<double>(hit->kind)};
    return &result;
}

double fig_step(FigureScene* scene, double seconds) {
    if (scene->balls.size() > mostListed)
        scene->rush(seconds);
    else
        scene->play(seconds);
    return static_cast<double>(scene->collisions.contactCount());
}

double fig_follow(FigureScene* scene, double seconds, std::uint32_t contacts) {
    return scene->follow(seconds, contacts);
}

std::uint32_t fig_queueCount(FigureScene* scene) { return static_cast<std::uint32_t>(scene->queue.size()); }

const FigureEntry* fig_queue(FigureScene* scene) {
    scene->entries.clear();
    for (const CollisionManager::Entry& one : scene->queue)
        scene->entries.push_back({one.time, one.lookAgain ? 3.0 : static_cast<double>(one.kind),
                                  static_cast<double>(one.ball), static_cast<double>(one.other),
                                  one.stale ? 1.0 : 0.0});
    return scene->entries.data();
}

double fig_frozen(FigureScene* scene) { return static_cast<double>(scene->collisions.parkedBalls()); }

double fig_exactUntil(FigureScene* scene) { return scene->collisions.report().exactUntil; }

void fig_reverse(FigureScene* scene) {
    for (MovingCircle& ball : scene->balls)
        ball.velocity = -ball.velocity;
}

std::uint32_t fig_contactCount(FigureScene* scene) {
    return static_cast<std::uint32_t>(scene->contacts.size());
}

const FigureContact* fig_contacts(FigureScene* scene) { return scene->contacts.data(); }

std::uint32_t fig_ballCount(FigureScene* scene) { return static_cast<std::uint32_t>(scene->balls.size()); }

const FigureBall* fig_balls(FigureScene* scene) {
    scene->shown.clear();
    for (const MovingCircle& ball : scene->balls)
        scene->shown.push_back(
            {ball.position.x, ball.position.y, ball.velocity.x, ball.velocity.y, ball.radius});
    return scene->shown.data();
}

double fig_predicted(FigureScene* scene) { return scene->predicted; }

double fig_stale(FigureScene* scene) { return scene->stale; }

double fig_pairs(FigureScene* scene, std::uint32_t how, double seconds) {
    const FigurePairs pairs = findPairs(scene->balls, scene->collisions.arena(), how, seconds);
    scene->meeting = pairs.meeting;
    return pairs.asked;
}

double fig_meeting(FigureScene* scene) { return scene->meeting; }

} // namespace arkanong
