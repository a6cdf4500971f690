#include "arkanong/assets/Badges.hpp"
#include "arkanong/assets/Figures.hpp"
#include "arkanong/assets/Sounds.hpp"
#include "arkanong/assets/Textures.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <string>

/// Paints every picture and synthesises every sound of the game, and the figures of its pages:
/// arkanong_assets [OUTPUT_DIR [FIGURES_DIR [BADGES_DIR]]], which are assets/, src/collision/figures/ and
/// packaging/pictures/ unless given.
int main(int argc, char** argv) {
    const std::string directory = argc > 1 ? argv[1] : "assets";
    const std::string figures = argc > 2 ? argv[2] : "src/collision/figures";
    const std::string badges = argc > 3 ? argv[3] : "packaging/pictures";
    try {
        std::filesystem::create_directories(directory + "/textures");
        std::filesystem::create_directories(directory + "/sounds");
        arkanong::writeTextures(directory + "/textures");
        arkanong::writeSounds(directory + "/sounds");
        std::filesystem::create_directories(figures);
        arkanong::writeFigures(arkanong::paintFigures(), figures);
        std::filesystem::create_directories(badges);
        arkanong::writeFigures(arkanong::paintBadges(), badges);
    } catch (const std::exception& error) {
        std::cerr << "arkanong_assets: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
