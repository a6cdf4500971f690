#include "arkanong/audio/SfmlAudio.hpp"
#include "assetgen/sound/Music.hpp"
#include "assetgen/sound/SoundFigures.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <numeric>
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
    if (file.read(samples.data(), samples.size()) != samples.size())
        throw std::runtime_error(path + ": ends before its last sample");
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

/// The layers of each loop of music by their names: "boss" has "drums" and others.
std::map<std::string, std::map<std::string, Signal>> loopsIn(const std::string& directory) {
    std::map<std::string, std::map<std::string, Signal>> loops;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) {
        if (entry.path().extension() != ".flac") continue;
        const std::string name = entry.path().stem().string();
        const std::size_t dash = name.rfind('-');
        if (dash == std::string::npos) throw std::runtime_error(name + ": is no layer of a loop");
        loops[name.substr(0, dash)][name.substr(dash + 1)] = signalIn(entry.path().string());
    }
    return loops;
}

/// RMS, dB relative to full scale.
double level(const Signal& signal) {
    const double power = std::inner_product(signal.begin(), signal.end(), signal.begin(), 0.0);
    return 10.0 * std::log10(power / static_cast<double>(signal.size()));
}

/// The step from the end of a loop to its beginning, as a share of the largest step within it.
double seam(const Signal& loop) {
    double largest = 0.0;
    for (std::size_t i = 1; i < loop.size(); ++i)
        largest = std::max(largest, std::abs(loop[i] - loop[i - 1]));
    return std::abs(loop.front() - loop.back()) / largest;
}

void printLayer(const std::string& name, const Signal& layer, std::size_t times) {
    std::cout << std::left << std::setw(26) << name << std::right << std::setw(6) << times
              << std::setprecision(2) << std::setw(9) << static_cast<double>(layer.size()) / musicStemRate
              << std::setw(7) << peak(layer) << std::setprecision(1) << std::setw(10) << level(layer)
              << std::setprecision(2) << std::setw(7) << seam(layer) << '\n';
}

/// Returns how many layers do not divide their loops.
int printMusic(const std::string& directory) {
    std::cout << "loop, layer              times  seconds   peak  level dB   seam\n" << std::fixed;
    const auto loops = loopsIn(directory);
    if (loops.empty()) throw std::runtime_error("there is no FLAC file");
    int uneven = 0;
    for (const auto& [loop, layers] : loops) {
        std::size_t whole = 0;
        for (const auto& [name, layer] : layers)
            whole = std::max(whole, layer.size());
        Signal sum(whole, 0.0);
        for (const auto& [name, layer] : layers) {
            for (std::size_t i = 0; i < whole; ++i)
                sum[i] += layer[i % layer.size()];
            printLayer(std::string(loop).append(", ").append(name), layer, whole / layer.size());
            if (whole % layer.size() == 0) continue;
            std::cout << "does not divide its loop\n";
            ++uneven;
        }
        printLayer(loop + " together", sum, 1);
    }
    return uneven;
}

int printEffects(const std::string& directory) {
    const std::vector<Measured> sounds = measured(directory);
    if (sounds.empty()) throw std::runtime_error("there is no FLAC file");
    printTable(sounds);
    const int twins = printTwins(sounds);
    std::cout << sounds.size() << " sounds, " << twins << " pairs above " << greatestLikeness
              << "; centroids from lowest to highest 1 : " << std::setprecision(0)
              << sounds.back().figures.centroid / sounds.front().figures.centroid << '\n';
    return twins;
}

} // namespace

/// Prints what SoundFigures.hpp measures of every FLAC file in a folder: arkanong_sounds [FOLDER], assets/sounds
/// unless given. Fails when two of them are twins. "arkanong_sounds music [FOLDER]" measures the layers of the music
/// instead: how many times each one plays in its loop, its level and its seam. Fails when a layer does not divide its
/// loop.
int main(int argc, char** argv) {
    try {
        const std::string first = argc > 1 ? argv[1] : "assets/sounds";
        if (first == "music") return printMusic(argc > 2 ? argv[2] : "assets/music") == 0 ? 0 : 1;
        return printEffects(first) == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "arkanong_sounds: " << error.what() << '\n';
        return 1;
    }
}
