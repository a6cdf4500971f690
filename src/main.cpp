#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/DisplayProbe.hpp"
#include "arkanong/game/Game.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/storage/DataError.hpp"

#include <iostream>

namespace {

constexpr int noDisplay = 1;
constexpr int badData = 2;

int play(const arkanong::Options& options) {
    if (options.headless) return arkanong::runHeadless(options, std::cout);
    if (const auto problem = arkanong::displayProblem()) {
        std::cerr << "arkanong: " << *problem << '\n';
        return noDisplay;
    }
    return arkanong::Game(options).run() ? 0 : badData;
}

} // namespace

int main(int argc, char** argv) {
    const auto parsed = arkanong::parseCommandLine(argc, argv);
    if (const auto* reply = std::get_if<arkanong::CommandLineReply>(&parsed)) {
        (reply->exitCode == 0 ? std::cout : std::cerr) << reply->text << '\n';
        return reply->exitCode;
    }
    try {
        return play(std::get<arkanong::Options>(parsed));
    } catch (const arkanong::DataError& error) {
        std::cerr << "arkanong: " << error.what() << '\n';
        return badData;
    }
}
