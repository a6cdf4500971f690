#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/OptionText.hpp"
#include "arkanong/storage/Files.hpp"

#include <iostream>

// For the installation: writes the page of the manual and the shells' completions into a folder, which exists.
//   arkanong_manual FOLDER DATE_OF_RELEASE
int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "arkanong_manual: expected a folder and the release's date, such as 2026-11-23\n";
        return arkanong::badDataExit;
    }
    try {
        const std::string folder = argv[1];
        arkanong::writeFile(folder + "/arkanong.6", arkanong::manualPage(argv[2]));
        arkanong::writeFile(folder + "/arkanong.bash", arkanong::bashCompletion());
        arkanong::writeFile(folder + "/arkanong.zsh", arkanong::zshCompletion());
        arkanong::writeFile(folder + "/arkanong.fish", arkanong::fishCompletion());
    } catch (const std::exception& error) {
        return arkanong::reportError(error);
    }
    return 0;
}
