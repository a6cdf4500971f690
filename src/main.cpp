#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/game/Program.hpp"

int main(int argc, char** argv) { return arkanong::runProgram({argv, argv + argc}, arkanong::runWith); }
