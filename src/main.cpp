#include "arkanong/app/Game.hpp"
#include "arkanong/app/OnlineRuns.hpp"
#include "arkanong/app/window/DisplayProbe.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/input/gamepad/PadReport.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <iostream>

using namespace arkanong;

namespace {

/// Does what the command line asks for: matches without a window, a relay, a report on gamepads, or the
/// game in its window. Returns the program's exit code: machineExit without a usable display; otherwise that of what ran.
int carryOut(const Options& given) {
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

} // namespace

int main(int argc, char** argv) { return runProgram({argv, argv + argc}, carryOut); }
