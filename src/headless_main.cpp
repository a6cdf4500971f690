#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/headless/Headless.hpp"

#include <iostream>

// The game without a window, for machines that have neither a display nor SFML: --headless is always on.
int main(int argc, char** argv) {
    std::vector<const char*> arguments(argv, argv + argc);
    arguments.push_back("--headless");
    return arkanong::runProgram(arguments, [](const arkanong::Options& options) {
        return arkanong::runHeadless(options, std::cout);
    });
}
