#include "arkanong/assetgen/sound/SoundFigures.hpp"
#include "arkanong/audio/SfmlAudio.hpp"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace arkanong;

namespace {

struct Measured {
    std::string name;
    SoundFigures figures;
};

Signal signalIn(const std::string& path) {
    sf::InputSoundFile file;
    if (!file.openFromFile(path)) throw std::runtime_error(path + ": is no sound file");
    std::vector<std::int16_t> samples(file.getSampleCount());
    file.read(samples.data(), samples.size());
    Signal signal;
    signal.reserve(samples.size());
    for (const std::int16_t sample : samples)
        signal.push_back(sample / 32768.0);
    return signal;
}

/// By their centroids, lowest first.
std::vector<Measured> measured(const std::string& directory) {
    std::vector<Measured> sounds;
    for (const auto& entry : std::filesystem::directory_iterator(directory))
        if (entry.path().extension() == ".flac")
            sounds.push_back({entry.path().stem().string(), figuresOf(signalIn(entry.path().string()))});
    std::sort(sounds.begin(), sounds.end(),
              [](const Measured& a, const Measured& b) { return a.figures.centroid < b.figures.centroid; });
    return sounds;
}

void printTable(const std::vector<Measured>& sounds) {
    std::cout << "sound               seconds   peak  loudness  centroid Hz  attack ms  most like\n"
              << std::fixed;
    for (const Measured& sound : sounds) {
        const Measured* nearest = nullptr;
        double most = -1.0;
        for (const Measured& other : sounds) {
            if (&other == &sound) continue;
            const double alike = likeness(sound.figures, other.figures);
            if (alike <= most) continue;
            most = alike;
            nearest = &other;
        }
        const SoundFigures& figures = sound.figures;
        std::cout << std::left << std::setw(18) << sound.name << std::right << std::setprecision(2)
                  << std::setw(9) << figures.seconds << std::setw(7) << figures.peak << std::setprecision(3)
                  << std::setw(10) << figures.loudness << std::setprecision(0) << std::setw(13)
                  << figures.centroid << std::setw(11) << 1000.0 * figures.attack << std::setprecision(2);
        if (nearest != nullptr) std::cout << "  " << most << ' ' << nearest->name;
        std::cout << '\n';
    }
}

/// Returns how many there are.
int printTwins(const std::vector<Measured>& sounds) {
    int twins = 0;
    for (std::size_t i = 0; i < sounds.size(); ++i)
        for (std::size_t j = i + 1; j < sounds.size(); ++j) {
            const double alike = likeness(sounds[i].figures, sounds[j].figures);
            if (alike <= greatestLikeness) continue;
            std::cout << "too alike: " << sounds[i].name << " and " << sounds[j].name << ", " << alike
                      << '\n';
            ++twins;
        }
    return twins;
}

} // namespace

/// Prints what SoundFigures.hpp measures of every FLAC file in a folder: arkanong_sounds [FOLDER], assets/sounds
/// unless given. Fails when two of them are twins.
int main(int argc, char** argv) {
    try {
        const std::vector<Measured> sounds = measured(argc > 1 ? argv[1] : "assets/sounds");
        if (sounds.empty()) throw std::runtime_error("there is no FLAC file");
        printTable(sounds);
        const int twins = printTwins(sounds);
        std::cout << sounds.size() << " sounds, " << twins << " pairs above " << greatestLikeness
                  << "; centroids from lowest to highest 1 : " << std::setprecision(0)
                  << sounds.back().figures.centroid / sounds.front().figures.centroid << '\n';
        return twins == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "arkanong_sounds: " << error.what() << '\n';
        return 1;
    }
}
