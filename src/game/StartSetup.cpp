#include "arkanong/game/StartSetup.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

namespace arkanong {

MatchSetup setupFrom(const Options& options) {
    MatchSetup setup;
    setup.level = options.level;
    setup.contestants = {
        Contestant{options.blueController, {options.blue, options.personalities[sideIndex(Side::Blue)]}},
        Contestant{options.redController, {options.red, options.personalities[sideIndex(Side::Red)]}}};
    setup.settings = options.settings;
    setup.seed = options.seed;
    setup.record = options.record;
    setup.replay = options.replay;
    if (!setup.replay.empty()) {
        setup.kind = MatchSetup::Kind::Replay;
        return setup;
    }
    const auto levelOr = [&setup](std::string_view other) {
        if (setup.level.empty()) setup.level = other;
    };
    switch (options.start) {
    case Start::Menu:
    case Start::Versus:
        if (!isPerson(options.blueController) && !isPerson(options.redController))
            setup.kind = MatchSetup::Kind::Watch;
        setup.series.rounds = options.rounds;
        levelOr(firstLevel);
        break;
    case Start::Solo:
        setup.kind = MatchSetup::Kind::Solo;
        setup.run.lives = options.settings.shields[sideIndex(Side::Blue)];
        setup.run.usual = setup.run.lives <= SoloRun::livesAtStart && options.settings.mutators.bits() == 0;
        if (setLevelNamed(setup.level)) setup.run.first = setup.level;
        break;
    case Start::Sandbox:
        setup.kind = MatchSetup::Kind::Sandbox;
        setup.balls = options.balls;
        levelOr(sandboxLevel);
        break;
    case Start::Watch:
        setup.kind = MatchSetup::Kind::Watch;
        setup.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
        levelOr(showLevel);
        break;
    case Start::FirstMatch: break; // Has no options: see lessonsPlan().
    }
    return setup;
}

} // namespace arkanong
