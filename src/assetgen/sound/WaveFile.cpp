#include "arkanong/assetgen/sound/Sounds.hpp"
#include "arkanong/assetgen/sound/Synth.hpp"

#include <fstream>
#include <stdexcept>

namespace arkanong {

namespace {

// WAV files are little-endian on every machine.
void append16(std::string& bytes, std::uint32_t number) {
    bytes += static_cast<char>(number & 0xffU);
    bytes += static_cast<char>((number >> 8U) & 0xffU);
}
void append32(std::string& bytes, std::uint32_t number) {
    append16(bytes, number & 0xffffU);
    append16(bytes, number >> 16U);
}

} // namespace

std::string waveFile(const std::vector<std::int16_t>& samples) {
    constexpr std::uint32_t bytesPerSample = 2;
    constexpr std::uint32_t headerAfterSize = 36;
    const auto dataSize = static_cast<std::uint32_t>(samples.size()) * bytesPerSample;
    std::string bytes = "RIFF";
    append32(bytes, headerAfterSize + dataSize);
    bytes += "WAVEfmt ";
    append32(bytes, 16); // Size of the format chunk.
    append16(bytes, 1);  // PCM
    append16(bytes, 1);  // Number of channels.
    append32(bytes, sampleRate);
    append32(bytes, sampleRate * bytesPerSample);
    append16(bytes, bytesPerSample);
    append16(bytes, 8 * bytesPerSample);
    bytes += "data";
    append32(bytes, dataSize);
    for (const std::int16_t sample : samples)
        append16(bytes, static_cast<std::uint16_t>(sample));
    return bytes;
}

void writeSounds(const std::string& directory) {
    for (const Sound& sound : makeSounds()) {
        const std::string path = directory + '/' + sound.name + ".wav";
        std::ofstream file(path, std::ios::binary);
        file << waveFile(sound.samples) << std::flush;
        if (!file) throw std::runtime_error(path + ": cannot be written");
    }
}

} // namespace arkanong
