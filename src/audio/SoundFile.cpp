#include "arkanong/audio/SoundFile.hpp"

#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

namespace arkanong {

namespace {

DataError unexpected(const std::string& path, unsigned channels, unsigned rate) {
    return {path, "expected a FLAC file (" + std::to_string(channels) +
                      (channels == 1 ? " channel, " : " channels, ") + std::to_string(rate) +
                      " Hz), found something else"};
}

// SFML tells the format by the contents, and complains aloud about those that it does not know. Without memory for the
// decoder it crashes, or calls the file wrong.
bool opens(sf::InputSoundFile& file, const std::string& bytes) {
    constexpr std::size_t decoderBytes = std::size_t{4} << 20U; // Several times the required memory.
    needMemory(decoderBytes);
    return bytes.compare(0, 4, "fLaC") == 0 && file.openFromMemory(bytes.data(), bytes.size());
}

} // namespace

std::string readSoundFile(const std::string& path) {
    constexpr std::size_t limit = 16U << 20U; // Bytes: minutes.
    return readFile(path, limit);
}

SoundFormat soundFormat(const std::string& path, const std::string& bytes) {
    sf::InputSoundFile file;
    if (!opens(file, bytes)) throw unexpected(path, 1, soundRate);
    const unsigned channels = file.getChannelCount();
    return {channels, file.getSampleRate(), static_cast<std::size_t>(file.getSampleCount()) / channels};
}

std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes, unsigned channels,
                                      unsigned rate) {
    sf::InputSoundFile file;
    if (!opens(file, bytes) || file.getChannelCount() != channels || file.getSampleRate() != rate)
        throw unexpected(path, channels, rate);
    std::vector<std::int16_t> samples(file.getSampleCount());
    if (samples.empty() || file.read(samples.data(), samples.size()) != samples.size())
        throw DataError(path, "expected a whole sound file, found one that is cut short or damaged");
    return samples;
}

} // namespace arkanong
