#include "fuzz/WorldTrial.hpp"

#include "arkanong/session/SandboxTools.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "fuzz/RandomWorld.hpp"

#include <algorithm>
#include <ctime>
#include <variant>

namespace arkanong::test {

namespace {

constexpr std::size_t crowd = 1000;
constexpr int longestSandbox = 1000; // Ticks: it has no end of its own.
/// Ticks within which a goal falls on an empty field.
constexpr int untilGoal = tuning::seconds(180.0);

/// The longest that a tie on this level lasts, ticks.
int longestTie(const Level& level) {
    const std::size_t things = level.bricks.size() + level.hexagons.size() + level.walls.size();
    return tuning::tiePatience + static_cast<int>(things) * tuning::tieInterval + untilGoal;
}

class Trial {
  public:
    Trial(Choices choices, const TrialLimits& limits)
        : choices_(choices), limits_(limits), level_(legalLevel(choices_)), settings_(anySettings(choices_)),
          seed_(choices_.below(65536)), world_(level_, settings_, seed_),
          recorder_(level_, settings_, seed_) {
        for (const Side side : {Side::Blue, Side::Red}) {
            const Strength strength = static_cast<Difficulty>(choices_.below(5));
            const auto personality = static_cast<Personality>(choices_.below(6));
            const bool plays = world_.objects().paddle(side) != nullptr && choices_.oneIn(3);
            if (plays) bots_[sideIndex(side)].emplace(side, BotProfile{strength, personality}, seed_);
        }
        gifts_ = choices_.oneIn(2);
        if (!sandbox()) return;
        if (level_.bricks.size() < 60 && choices_.oneIn(3))
            spawnBalls(world_, choices_.between(1, static_cast<int>(crowd)));
    }

    TrialFigures run() {
        figures_.finales = world_.match().settings().finale ? 1 : 0;
        (sandbox() ? figures_.sandbox : settings_.mode == Mode::Solo ? figures_.solo : figures_.versus) = 1;
        const int most = sandbox() ? std::min(limits_.ticks, longestSandbox) : limits_.ticks;
        while (figures_.fault.empty() && !choices_.over() && !world_.match().over() && world_.tick() < most)
            step();
        figures_.ticks = world_.tick();
        figures_.ended = world_.match().over() ? 1 : 0;
        if (!figures_.fault.empty()) return figures_;
        if (settings_.mode == Mode::Versus && world_.tick() >= limits_.ticks)
            figures_.fault = "the match does not end";
        if (!replayable()) return figures_;
        const Replay replay = recorder_.finish(world_);
        if (const auto tick = firstDifference(replay))
            figures_.fault = "the replay differs after tick " + std::to_string(*tick);
        return figures_;
    }

  private:
    bool sandbox() const { return settings_.mode == Mode::Sandbox; }
    /// A replay knows neither edits nor gifts.
    bool replayable() const { return !sandbox() && !gifts_; }

    void step() {
        interfere();
        for (std::size_t side = 0; side < 2; ++side)
            commands_[side] =
                bots_[side] ? bots_[side]->think(world_) : anyCommand(commands_[side], choices_);
        if (world_.objects().balls.size() > crowd) commands_[0].buttons |= Command::clearBalls;
        std::optional<World> copy;
        if (limits_.heavy) copy = world_;
        const bool counted = world_.objects().balls.size() <= crowd;
        const std::clock_t begun = std::clock();
        world_.step(commands_, events_);
        const double taken = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        if (counted && taken > figures_.slowest) {
            figures_.slowest = taken;
            figures_.slowestTick = world_.tick();
        }
        count();
        check(copy);
    }

    void interfere() {
        if (sandbox() && choices_.oneIn(30)) figures_.edits += editSandbox(world_, choices_) ? 1 : 0;
        if (!gifts_ || !choices_.oneIn(200)) return;
        const auto kind = static_cast<PowerUp>(choices_.below(static_cast<std::uint32_t>(powerUpCount)));
        const Side side = choices_.oneIn(2) ? Side::Blue : Side::Red;
        if (world_.objects().paddle(Side::Red) == nullptr && (side == Side::Red || traitsOf(kind).hinders))
            return;
        world_.applyPowerUp({kind, traitsOf(kind).hinders && choices_.oneIn(3)}, side, events_);
    }

    void check(std::optional<World>& copy) {
        if (figures_.fault.empty()) figures_.fault = world_.brokenInvariant();
        const Match& match = world_.match();
        const bool late =
            match.phase() == Phase::SuddenDeath && match.clock() > match.settings().suddenDeathEnd;
        if (late && figures_.fault.empty()) figures_.fault = "sudden death does not end";
        const int tied =
            match.phase() == Phase::NextGoal ? match.clock() - match.settings().suddenDeathEnd : 0;
        if (tied > longestTie(level_) && figures_.fault.empty()) figures_.fault = "a tie does not end";
        figures_.longestTie = std::max(figures_.longestTie, tied);
        if (replayable()) recorder_.record(commands_, world_);
        if (copy) {
            std::vector<Event> events;
            copy->step(commands_, events);
            if (copy->stateHash() != world_.stateHash()) figures_.fault = "a copy stepped beside it differs";
        }
        if (limits_.heavy && replayable()) {
            const std::string written = encodeReplay(recorder_.finish(world_));
            if (encodeReplay(decodeReplay(written, "trial")) != written)
                figures_.fault = "a replay read back differs";
        }
        if (!figures_.fault.empty()) figures_.fault += " (tick " + std::to_string(world_.tick()) + ")";
    }

    void count() {
        for (const Event& event : events_) {
            figures_.goals += std::holds_alternative<GoalScored>(event) ? 1 : 0;
            figures_.shields += std::holds_alternative<ShieldBroken>(event) ? 1 : 0;
            figures_.bricks += std::holds_alternative<BrickBroken>(event) ? 1 : 0;
            figures_.capsules += std::holds_alternative<CapsuleCaught>(event) ? 1 : 0;
            figures_.bossActs += std::holds_alternative<BossActed>(event) ? 1 : 0;
        }
        events_.clear();
        figures_.mostBalls = std::max(figures_.mostBalls, world_.objects().balls.size());
        figures_.parked += static_cast<int>(world_.collisions().parkedBalls());
    }

    Choices choices_;
    TrialLimits limits_;
    Level level_;
    MatchSettings settings_;
    std::uint64_t seed_;
    World world_;
    ReplayRecorder recorder_;
    std::array<std::optional<Bot>, 2> bots_;
    bool gifts_ = false; ///< Sometimes a power-up appears without a brick.
    Commands commands_{};
    std::vector<Event> events_;
    TrialFigures figures_;
};

} // namespace

void TrialFigures::add(const TrialFigures& other) {
    ticks += other.ticks;
    versus += other.versus;
    solo += other.solo;
    sandbox += other.sandbox;
    finales += other.finales;
    ended += other.ended;
    goals += other.goals;
    shields += other.shields;
    bricks += other.bricks;
    capsules += other.capsules;
    bossActs += other.bossActs;
    edits += other.edits;
    parked += other.parked;
    mostBalls = std::max(mostBalls, other.mostBalls);
    longestTie = std::max(longestTie, other.longestTie);
    if (other.slowest > slowest) {
        slowest = other.slowest;
        slowestTick = other.slowestTick;
    }
    if (fault.empty()) fault = other.fault;
}

TrialFigures tryWorld(Choices choices, const TrialLimits& limits) { return Trial(choices, limits).run(); }

} // namespace arkanong::test
