#pragma once

#include "Folders.hpp"
#include "arkanong/session/lessons/LessonScene.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <vector>

namespace arkanong::test {

inline Level lessonLevel(const std::string& name) {
    return loadLevel(assetsPath("levels/first-match/" + name + ".toml"));
}

inline MatchSettings inPractice() {
    MatchSettings settings;
    settings.practice = true;
    return settings;
}

/// The lessons played on their level without a screen.
struct School {
    World world{lessonLevel("lessons"), inPractice(), 1};
    LessonScene scene{lessonLevel("capsules")};
    Lessons lessons;
    std::vector<Event> events; ///< The events of the latest tick.

    /// Plays one tick with this command from Blue.
    void tick(const Command& blue = {}) {
        events.clear();
        scene.prepare(world, lessons, events);
        world.step(lessons.allowed({blue, {}}), events);
        lessons.notice(world, events);
    }
    void idle(double seconds) {
        for (int i = 0; i < tuning::seconds(seconds); ++i)
            tick();
    }
    template <typename Kind>
    bool happened() const {
        return std::any_of(events.begin(), events.end(),
                           [](const Event& event) { return std::holds_alternative<Kind>(event); });
    }

    const Paddle& paddle() const { return *world.objects().paddle(Side::Blue); }

    Command towards(Vec2 place) const {
        constexpr double hurry = 40.0; ///< Paddle speed per distance, px/s for each px.
        const auto push = [](double distance) {
            return commandValue(std::clamp(distance * hurry, -640.0, 640.0));
        };
        Command command;
        command.moveX = push(place.x - paddle().position.x);
        command.moveY = push(place.y - paddle().position.y);
        return command;
    }
    Command serveAt(Vec2 place) const {
        Command command;
        command.buttons = Command::servePressed;
        command.aimX = static_cast<std::int16_t>(place.x);
        command.aimY = static_cast<std::int16_t>(place.y);
        return command;
    }
    Command below(double x) const { return towards({x, paddle().position.y}); }

    /// Position of Blue's ball that is nearest to Blue's goal line.
    Vec2 nearestBall() const {
        Vec2 nearest{480.0, 0.0};
        for (const Ball& ball : world.objects().balls)
            if (ball.owner == Side::Blue && ball.position.y > nearest.y) nearest = ball.position;
        return nearest;
    }
    /// A command that waits below the ball and moves forward or back as it arrives.
    Command striking(bool forward) const {
        const Vec2 ball = nearestBall();
        const double height = paddle().position.y - ball.y;
        const bool now = height > 0.0 && height < 45.0;
        return towards({ball.x, now == forward ? 600.0 : 690.0});
    }

    /// The command of a player who does the current task.
    Command willing() const {
        const std::vector<Vec2> targets = scene.targets(world, lessons);
        const ObjectManager& objects = world.objects();
        switch (lessons.task()) {
        case Task::MoveThere:
        case Task::MoveOn: return towards(*lessons.spot());
        case Task::Serve:
        case Task::ServeAgain: return serveAt({200.0, 300.0});
        case Task::StrikeBall: return striking(true);
        case Task::ServeAtGap: return serveAt({480.0, 0.0});
        case Task::ScoreGoal: return below(nearestBall().x);
        case Task::ServeAtBrick: return targets.empty() ? Command{} : serveAt(targets.front());
        case Task::BreakBricks:
        case Task::OpenBrick:
        case Task::CatchNext:
        case Task::TouchRed:
        case Task::TouchNext:
            return objects.balls.empty() ? Command{} : below(objects.balls.front().position.x);
        case Task::CatchCapsule: return below(objects.capsules.front().position.x);
        case Task::LetFall:
        case Task::LetNext: {
            if (objects.capsules.empty()) return {};
            const double falls = objects.capsules.front().position.x;
            return below(falls < tuning::fieldSize.x / 2.0 ? falls + 200.0 : falls - 200.0);
        }
        case Task::Enjoy: break;
        }
        return {};
    }
    /// Plays willing() until the lesson begins. Returns false if that takes too long.
    bool reach(std::optional<Lesson> lesson) {
        const auto there = [&] {
            return lesson ? lessons.current() == *lesson && !lessons.passed() : lessons.over();
        };
        for (int ticks = tuning::seconds(180.0); ticks > 0 && !there(); --ticks)
            tick(willing());
        return there();
    }
};

} // namespace arkanong::test
