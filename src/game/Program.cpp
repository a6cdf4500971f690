#include "arkanong/game/Program.hpp"

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/DisplayProbe.hpp"
#include "arkanong/game/Game.hpp"
#include "arkanong/game/OnlineRuns.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/input/gamepad/PadReport.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <iostream>

namespace arkanong {

int runWith(const Options& given) {
    const Options options = lookedUp(given);
    if (options.headless) return runHeadless(options, std::cout);
    if (options.relay) return runRelay(*options.relay, std::cout);
    if (options.pads) return printPads(std::cout);
    if (const auto problem = displayProblem()) {
        std::cerr << "arkanong: " << printable(*problem) << '\n';
        return machineExit;
    }
    onLostDisplay(nullptr); // There is nothing to save yet.
    return Game(options).run();
}

} // namespace arkanong
