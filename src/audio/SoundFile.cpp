#include "arkanong/audio/SoundFile.hpp"

#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

namespace arkanong {

namespace {

// SFML tells the format by the contents, and complains aloud about those that it does not know. Without memory for the
// decoder it crashes, or calls the file wrong.
void open(sf::InputSoundFile& file, const std::string& path, const std::string& bytes, unsigned rate) {
    constexpr std::size_t decoderBytes = std::size_t{4} << 20U; // Several times the required memory.
    needMemory(decoderBytes);
    if (bytes.compare(0, 4, "fLaC") != 0 || !sfml::openMono(file, bytes, rate))
        throw DataError(path, "expected a FLAC file (1 channel, " + std::to_string(rate) +
                                  " Hz), found something else");
}

} // namespace

std::string readSoundFile(const std::string& path) {
    constexpr std::size_t limit = 16U << 20U; // Bytes: minutes.
    return readFile(path, limit);
}

std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes, unsigned rate) {
    sf::InputSoundFile file;
    open(file, path, bytes, rate);
    std::vector<std::int16_t> samples(file.getSampleCount());
    if (samples.empty() || file.read(samples.data(), samples.size()) != samples.size())
        throw DataError(path, "expected a whole sound file, found one that is cut short or damaged");
    return samples;
}

std::size_t soundLength(const std::string& path, const std::string& bytes, unsigned rate) {
    sf::InputSoundFile file;
    open(file, path, bytes, rate);
    return file.getSampleCount();
}

} // namespace arkanong
