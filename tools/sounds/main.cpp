#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "assetgen/sound/SoundFigures.hpp"
#include "sounds/HeardMusic.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
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
    Signal signal;
    for (const std::int16_t sample : decodeSound(path, readSoundFile(path)))
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

/// The figures of the sound with this name, or nullptr.
const SoundFigures* figuresOf(const std::string& name, const std::vector<Measured>& sounds) {
    for (const Measured& sound : sounds)
        if (sound.name == name) return &sound.figures;
    return nullptr;
}

/// `before` can be empty.
void printTable(const std::vector<Measured>& sounds, const std::vector<Measured>& before) {
    std::cout << "sound               seconds   peak  loudness  centroid Hz  attack ms  tick %  3-6 kHz dB  "
                 "change  most like\n"
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
                  << figures.centroid << std::setw(11) << 1000.0 * figures.attack << std::setprecision(1)
                  << std::setw(8) << 100.0 * figures.tick << std::setw(12) << figures.tickLevel
                  << std::setw(8);
        if (const SoundFigures* old = figuresOf(sound.name, before))
            std::cout << std::showpos << figures.tickLevel - old->tickLevel << std::noshowpos;
        else
            std::cout << '-';
        std::cout << std::setprecision(2);
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

/// RMS, dB relative to full scale.
double level(const std::vector<std::int16_t>& samples) {
    double power = 0.0;
    for (const double sample : samples)
        power += sample * sample;
    return 10.0 * std::log10(power / static_cast<double>(samples.size())) - 20.0 * std::log10(32768.0);
}

/// The step from the end of a loop to its beginning, as a share of the largest step within it.
double seam(const std::vector<std::int16_t>& samples, std::size_t channels) {
    int largest = 1;
    int last = 0;
    for (std::size_t i = channels; i < samples.size(); ++i)
        largest = std::max(largest, std::abs(samples[i] - samples[i - channels]));
    for (std::size_t i = 0; i < channels; ++i)
        last = std::max(last, std::abs(samples[i] - samples[samples.size() - channels + i]));
    return static_cast<double>(last) / largest;
}

void printLayer(const std::string& path, const LayerTraits& layer) {
    const std::string bytes = readSoundFile(path);
    const SoundFormat format = soundFormat(path, bytes);
    const std::vector<std::int16_t> samples = decodeSound(path, bytes, format.channels, format.rate);
    const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
    std::cout << std::left << std::setw(22) << layer.file << std::right << std::setw(8) << format.channels
              << std::setw(8) << format.rate << std::setw(7) << bytes.size() / 1000 << std::setprecision(2)
              << std::setw(9) << static_cast<double>(format.frames) / format.rate << std::setw(7)
              << std::max(*most, static_cast<std::int16_t>(-*least)) / 32768.0 << std::setprecision(1)
              << std::setw(10) << level(samples) << std::setprecision(2) << std::setw(7)
              << seam(samples, format.channels) << '\n';
}

void printMusic(const std::string& directory) {
    const MusicFiles files(directory);
    std::cout << "layer                 channels    rate     kB  seconds   peak  level dB   seam\n"
              << std::fixed;
    for (const Track track : everyOf<Track>())
        for (const LayerTraits& layer : trackTraits(track).layers)
            printLayer(directory + '/' + layer.file + ".flac", layer);
    std::cout << "\ntrack as heard   level dB  above 4 kHz dB  correlation  width dB\n";
    for (const Track track : everyOf<Track>()) {
        const StereoFigures figures = heard(files, track);
        std::cout << std::left << std::setw(14) << trackTraits(track).name << std::right
                  << std::setprecision(1) << std::setw(11) << figures.level << std::setw(16) << figures.treble
                  << std::setprecision(2) << std::setw(13) << figures.correlation << std::setprecision(1)
                  << std::setw(10) << figures.width << '\n';
    }
}

/// The size of all files below a folder, MB.
double megabytesIn(const std::string& directory) {
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory))
        if (entry.is_regular_file()) bytes += entry.file_size();
    return static_cast<double>(bytes) / 1e6;
}

void printSize(const std::string& directory) {
    std::cout << directory << ": " << std::setprecision(1) << megabytesIn(directory) << " MB of "
              << megabytesIn(std::filesystem::path(directory).parent_path().string()) << " MB of assets\n";
}

/// Returns the number of twins.
int printEffects(const std::string& directory, const std::vector<Measured>& before) {
    const std::vector<Measured> sounds = measured(directory);
    if (sounds.empty()) throw std::runtime_error("there is no FLAC file");
    printTable(sounds, before);
    const int twins = printTwins(sounds);
    std::cout << sounds.size() << " sounds, " << twins << " pairs above " << greatestLikeness
              << "; centroids from lowest to highest 1 : " << std::setprecision(0)
              << sounds.back().figures.centroid / sounds.front().figures.centroid << '\n';
    return twins;
}

} // namespace

/// Prints what SoundFigures.hpp measures of every FLAC file in a folder: arkanong_sounds [FOLDER [BEFORE]], assets/sounds
/// unless given, and compares the ticks with those of the files in BEFORE. Fails when two sounds are twins.
/// "arkanong_sounds music [FOLDER]" measures the music instead: the file of each layer, and each track as it is heard.
int main(int argc, char** argv) {
    try {
        const std::string first = argc > 1 ? argv[1] : "assets/sounds";
        if (first == "music") {
            const std::string directory = argc > 2 ? argv[2] : "assets/music";
            printMusic(directory);
            printSize(directory);
            return 0;
        }
        const int twins = printEffects(first, argc > 2 ? measured(argv[2]) : std::vector<Measured>{});
        printSize(first);
        return twins == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "arkanong_sounds: " << error.what() << '\n';
        return 1;
    }
}
