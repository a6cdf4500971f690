#include "MatchFigures.hpp"

#include "arkanong/headless/PlayMonitor.hpp"
#include "arkanong/sim/campaign/MissionProgress.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <map>

namespace arkanong::test {

namespace {

constexpr int longestMatch = tuning::seconds(600.0);

/// Finds balls that meet shields again and again without leaving the paddle's zone.
class LoopCounter {
  public:
    /// The balls that met a shield for the third time in this tick.
    int count(const World& world) {
        int found = 0;
        for (const Ball& ball : world.objects().balls) {
            int& before = touches_[ball.id];
            if (ball.shieldTouches > 2 && ball.shieldTouches > before) ++found;
            before = ball.shieldTouches;
        }
        return found;
    }

  private:
    std::map<BallId, int> touches_;
};

/// Follows the goals of a match.
class Lead {
  public:
    void note(const Match& match) {
        const int ahead = match.standing(Side::Blue).goals - match.standing(Side::Red).goals;
        if (ahead == 0) return;
        const Side leader = ahead > 0 ? Side::Blue : Side::Red;
        led_[sideIndex(leader)] = true;
        if (std::abs(ahead) >= 2) twoBehind_[sideIndex(opponent(leader))] = true;
    }
    bool changed() const { return led_[0] && led_[1]; }
    bool wasTwoBehind(Side side) const { return twoBehind_[sideIndex(side)]; }

  private:
    std::array<bool, 2> led_{};
    std::array<bool, 2> twoBehind_{};
};

void countTouch(MatchFigures& figures, const BallHitPaddle& hit) {
    ++figures.touches;
    if (hit.side != Side::Blue) return;
    ++figures.blueTouches;
    if (hit.stroke == Stroke::Smash) ++figures.blueSmashes;
    if (hit.stroke == Stroke::Cushion) ++figures.blueCushions;
}

void countEvents(MatchFigures& figures, const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (std::holds_alternative<BallServed>(event)) ++figures.serves;
        if (const auto* hit = std::get_if<BallHitPaddle>(&event)) countTouch(figures, *hit);
        if (const auto* caught = std::get_if<CapsuleCaught>(&event)) {
            ++figures.caught;
            if (caught->drop.bad) ++figures.badCaught;
        }
        if (std::holds_alternative<GoalScored>(event)) ++figures.goals;
        if (std::holds_alternative<ShieldBroken>(event)) ++figures.shields;
        if (std::holds_alternative<FieldRising>(event)) ++figures.rises;
        if (std::holds_alternative<BallTakenBack>(event)) ++figures.takenBack;
        if (std::holds_alternative<SuddenDeathBegan>(event)) ++figures.suddenDeaths;
        if (std::holds_alternative<BallConverted>(event)) ++figures.steals;
        if (std::holds_alternative<SuperBegan>(event)) ++figures.supers;
    }
}

void countTick(MatchFigures& figures, const World& world) {
    if (world.match().clock() == 0) return;
    const std::size_t balls = world.objects().balls.size();
    ++figures.ticks;
    figures.balls += static_cast<double>(balls);
    if (balls <= 1) ++figures.fewBalls;
    for (const Side side : {Side::Blue, Side::Red})
        for (std::size_t i = 0; i < powerUpCount; ++i)
            if (world.powers().active(side, static_cast<PowerUp>(i))) ++figures.powerUps;
    for (const Paddle& paddle : world.objects().paddles)
        figures.depth[sideIndex(paddle.side)] += std::abs(paddle.position.y - goalLine(paddle.side));
}

void countEnd(MatchFigures& figures, const Match& match, const Lead& lead, const MissionProgress& mission) {
    figures.matches = 1;
    figures.seconds.push_back(match.clock() * tuning::tickSeconds);
    figures.leadChanges = lead.changed() ? 1 : 0;
    figures.end = victoryOf(match, mission);
    if (!match.winner()) return;
    figures.blueWins = *match.winner() == Side::Blue ? 1 : 0;
    if (figures.blueWins > 0) {
        figures.missionCounts.push_back(mission.count());
        figures.victories.push_back(figures.end);
    }
    figures.comebacks = lead.wasTwoBehind(*match.winner()) ? 1 : 0;
}

} // namespace

void MatchFigures::add(const MatchFigures& other) {
    seconds.insert(seconds.end(), other.seconds.begin(), other.seconds.end());
    victories.insert(victories.end(), other.victories.begin(), other.victories.end());
    missionCounts.insert(missionCounts.end(), other.missionCounts.begin(), other.missionCounts.end());
    for (const auto number :
         {&MatchFigures::matches,     &MatchFigures::blueWins,     &MatchFigures::suddenDeaths,
          &MatchFigures::leadChanges, &MatchFigures::comebacks,    &MatchFigures::faults,
          &MatchFigures::serves,      &MatchFigures::touches,      &MatchFigures::blueTouches,
          &MatchFigures::blueSmashes, &MatchFigures::blueCushions, &MatchFigures::caught,
          &MatchFigures::badCaught,   &MatchFigures::goals,        &MatchFigures::shields,
          &MatchFigures::rises,       &MatchFigures::takenBack,    &MatchFigures::loops,
          &MatchFigures::steals,      &MatchFigures::supers})
        this->*number += other.*number;
    for (const auto sum :
         {&MatchFigures::ticks, &MatchFigures::balls, &MatchFigures::fewBalls, &MatchFigures::powerUps})
        this->*sum += other.*sum;
    for (std::size_t side = 0; side < depth.size(); ++side)
        depth[side] += other.depth[side];
}

MatchFigures playMatch(const Level& level, const MatchSettings& settings,
                       const std::array<BotProfile, 2>& profiles, std::uint64_t seed) {
    World world(level, settings, seed);
    std::array<Bot, 2> bots{Bot(Side::Blue, profiles[0], seed), Bot(Side::Red, profiles[1], seed)};
    MatchFigures figures;
    LoopCounter loops;
    Lead lead;
    MissionProgress mission(level.medals.mission);
    PlayMonitor monitor;
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < longestMatch) {
        events.clear();
        world.step({bots[0].think(world), bots[1].think(world)}, events);
        countTick(figures, world);
        countEvents(figures, events);
        mission.note(events);
        figures.loops += loops.count(world);
        lead.note(world.match());
        const std::string fault = monitor.check(world);
        if (fault.empty()) continue;
        std::printf("%s, seed %" PRIu64 ", tick %d: %s\n", level.name.c_str(), seed, world.tick(),
                    fault.c_str());
        ++figures.faults;
        break;
    }
    countEnd(figures, world.match(), lead, mission);
    return figures;
}

} // namespace arkanong::test
