#include "arkanong/game/StartPlan.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

namespace arkanong {

MatchPlan planFrom(const Options& options) {
    MatchPlan plan;
    plan.level = options.level;
    plan.contestants = {
        Contestant{options.blueController, {options.blue, options.temperaments[sideIndex(Side::Blue)]}},
        Contestant{options.redController, {options.red, options.temperaments[sideIndex(Side::Red)]}}};
    plan.settings = options.settings;
    plan.seed = options.seed;
    plan.record = options.record;
    plan.replay = options.replay;
    if (!plan.replay.empty()) {
        plan.kind = MatchPlan::Kind::Replay;
        return plan;
    }
    const auto levelOr = [&plan](std::string_view other) {
        if (plan.level.empty()) plan.level = other;
    };
    switch (options.start) {
    case Start::Menu:
    case Start::Versus:
        if (!isPerson(options.blueController) && !isPerson(options.redController))
            plan.kind = MatchPlan::Kind::Watch;
        plan.series.rounds = options.rounds;
        levelOr(firstLevel);
        break;
    case Start::Solo:
        plan.kind = MatchPlan::Kind::Solo;
        plan.run.lives = options.settings.shields[sideIndex(Side::Blue)];
        plan.run.usual = plan.run.lives <= SoloRun::livesAtStart && options.settings.mutators.bits() == 0;
        if (setLevelNamed(plan.level)) plan.run.first = plan.level;
        break;
    case Start::Sandbox:
        plan.kind = MatchPlan::Kind::Sandbox;
        plan.balls = options.balls;
        levelOr(sandboxLevel);
        break;
    case Start::Watch:
        plan.kind = MatchPlan::Kind::Watch;
        plan.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
        levelOr(showLevel);
        break;
    case Start::FirstMatch: break; // Has no options: see lessonsPlan().
    }
    return plan;
}

} // namespace arkanong
