#include "arkanong/assets/Figures.hpp"
#include "arkanong/assets/Sounds.hpp"
#include "arkanong/assets/Textures.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <string>

/// Paints every picture and synthesises every sound of the game, and the figures of its pages:
/// arkanong_assets [OUTPUT_DIR [FIGURES_DIR]], which are assets/ and src/collision/figures/ unless given.
int main(int argc, char** argv) {
    const std::string directory = argc > 1 ? argv[1] : "assets";
    const std::string figures = argc > 2 ? argv[2] : "src/collision/figures";
    try {
        std::filesystem::create_directories(directory + "/textures");
        std::filesystem::create_directories(directory + "/sounds");
        arkanong::writeTextures(directory + "/textures");
        arkanong::writeSounds(directory + "/sounds");
        std::filesystem::create_directories(figures);
        arkanong::writeFigures(figures);
    } catch (const std::exception& error) {
        std::cerr << "arkanong_assets: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
