#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/DisplayProbe.hpp"
#include "arkanong/game/Game.hpp"
#include "arkanong/game/OnlineRuns.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/input/gamepad/PadReport.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <iostream>

namespace {

int play(const arkanong::Options& given) {
    const arkanong::Options options = arkanong::lookedUp(given);
    if (options.headless) return arkanong::runHeadless(options, std::cout);
    if (options.relay) return arkanong::runRelay(*options.relay, std::cout);
    if (options.onlineTest && !options.watched.empty()) return arkanong::runWatchTest(options, std::cout);
    if (options.onlineTest) return arkanong::runOnlineTest(options, std::cout);
    if (options.pads) return arkanong::printPads(std::cout);
    if (const auto problem = arkanong::displayProblem()) {
        std::cerr << "arkanong: " << arkanong::printable(*problem) << '\n';
        return arkanong::machineExit;
    }
    arkanong::onLostDisplay(nullptr); // There is nothing to keep yet.
    return arkanong::Game(options).run();
}

} // namespace

int main(int argc, char** argv) { return arkanong::runProgram({argv, argv + argc}, play); }
