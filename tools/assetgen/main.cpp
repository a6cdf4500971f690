#include "arkanong/audio/SfmlAudio.hpp"
#include "assetgen/Badges.hpp"
#include "assetgen/Figures.hpp"
#include "assetgen/Icons.hpp"
#include "assetgen/Textures.hpp"
#include "assetgen/sound/Music.hpp"
#include "assetgen/sound/Sounds.hpp"
#include "assetgen/sound/Synth.hpp"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

/// Another version of the FLAC library may write other bytes for the same samples.
bool holds(const std::string& path, const std::vector<std::int16_t>& samples, unsigned channels,
           unsigned rate) {
    sf::InputSoundFile file;
    if (!std::filesystem::exists(path) || !file.openFromFile(path)) return false;
    if (file.getSampleRate() != rate || file.getChannelCount() != channels) return false;
    std::vector<std::int16_t> held(file.getSampleCount());
    return file.read(held.data(), held.size()) == held.size() && held == samples;
}

/// The synthesiser knows no file format of others, and SFML writes what SFML will read.
void writeSound(const std::string& path, const std::vector<std::int16_t>& samples, unsigned channels,
                unsigned rate) {
    if (!holds(path, samples, channels, rate) && !arkanong::sfml::writeFlac(path, samples, channels, rate))
        throw std::runtime_error(path + ": cannot be written");
}

} // namespace

/// Paints every picture, synthesises every sound and piece of music of the game, and the figures of its
/// pages: arkanong_assetgen [OUTPUT_DIR [FIGURES_DIR [BADGES_DIR [ICONS_DIR]]]], which are assets/,
/// src/collision/figures/, packaging/pictures/ and packaging/icons/ unless given.
int main(int argc, char** argv) {
    const std::string directory = argc > 1 ? argv[1] : "assets";
    const std::string figures = argc > 2 ? argv[2] : "src/collision/figures";
    const std::string badges = argc > 3 ? argv[3] : "packaging/pictures";
    const std::string icons = argc > 4 ? argv[4] : "packaging/icons";
    try {
        std::filesystem::create_directories(directory + "/textures");
        std::filesystem::create_directories(directory + "/sounds");
        std::filesystem::create_directories(directory + "/music");
        arkanong::writeTextures(directory + "/textures");
        for (const arkanong::Sound& sound : arkanong::makeSounds())
            writeSound(directory + "/sounds/" + sound.name + ".flac", sound.samples, 1, arkanong::sampleRate);
        for (const arkanong::MusicStem& stem : arkanong::makeMusic())
            writeSound(directory + "/music/" + stem.name + ".flac", stem.samples, stem.channels, stem.rate);
        std::filesystem::create_directories(figures);
        arkanong::writeFigures(arkanong::paintFigures(), figures);
        std::filesystem::create_directories(badges);
        arkanong::writeFigures(arkanong::paintBadges(), badges);
        std::filesystem::create_directories(icons);
        arkanong::writeIcons(icons);
    } catch (const std::exception& error) {
        std::cerr << "arkanong_assetgen: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
