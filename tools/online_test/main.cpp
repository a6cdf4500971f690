#include "OnlineTest.hpp"
#include "arkanong/app/OnlineRuns.hpp"

#include <iostream>

using namespace arkanong;

int main(int argc, char** argv) {
    std::vector<const char*> arguments{argv, argv + argc};
    const auto strength = argc > 1 ? strengthNamed(arguments[1]) : std::nullopt;
    if (!strength) {
        std::cerr
            << "usage: arkanong_online_test STRENGTH --host|--join ADDRESS|--watch ADDRESS [OPTION...]\n";
        return 2;
    }
    arguments.erase(arguments.begin() + 1);
    return runProgram(arguments, [&strength](const Options& given) {
        const Options options = lookedUp(given);
        return options.watched.empty() ? runPlayTest(options, *strength, std::cout)
                                       : runWatchTest(options, std::cout);
    });
}
