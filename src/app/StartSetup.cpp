#include "arkanong/app/StartSetup.hpp"

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
    if (!options.replay.empty()) {
        ReplayMatch shown{options.replay};
        shown.turningPoints = options.turningPoints;
        setup.kind = std::move(shown);
        return setup;
    }
    if (!options.playOn.empty()) {
        ReplayMatch shown{options.playOn};
        shown.tick = options.from;
        shown.offersToPlayOn = true;
        setup.kind = std::move(shown);
        return setup;
    }
    if (!options.beat.empty()) {
        setup.kind = RivalMatch{options.beat};
        return setup;
    }
    const auto levelOr = [&setup](std::string_view other) {
        if (setup.level.empty()) setup.level = other;
    };
    switch (options.start) {
    case Start::Menu:
    case Start::Versus:
        setup.kind = VersusMatch{Series{options.rounds}};
        if (!isPerson(options.blueController) && !isPerson(options.redController)) setup.kind = WatchMatch{};
        if (setup.level == finaleLevel && setup.onlyPerson() == Side::Blue) setup.kind = FinaleMatch{};
        levelOr(firstLevel);
        break;
    case Start::Solo: {
        SoloRun run;
        run.lives = options.settings.lives;
        run.usual = run.lives <= SoloRun::livesAtStart && options.settings.mutators.bits() == 0;
        if (setLevelNamed(setup.level)) run.first = setup.level;
        setup.kind = run;
        break;
    }
    case Start::Sandbox:
        setup.kind = SandboxMatch{options.balls};
        levelOr(sandboxLevel);
        break;
    case Start::Watch:
        setup.kind = WatchMatch{};
        setup.contestants[sideIndex(Side::Blue)].controller = Controller::Computer;
        levelOr(showLevel);
        break;
    case Start::FirstMatch: break; // Has no options: see lessonsSetup().
    }
    return setup;
}

} // namespace arkanong
