#pragma once

// Hides the differences between the audio parts of SFML 2.5, 2.6 and 3.

#include <SFML/Audio/InputSoundFile.hpp>
#include <SFML/Audio/OutputSoundFile.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Audio/SoundStream.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong::sfml {

/// Copies 16-bit mono samples at `rate` per second into the buffer. Returns false if there is no sound
/// device.
inline bool loadMono(sf::SoundBuffer& buffer, const std::vector<std::int16_t>& samples, unsigned rate) {
#if SFML_VERSION_MAJOR >= 3
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, rate, {sf::SoundChannel::Mono});
#else
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, rate);
#endif
}

/// A stream of two channels at `rate` frames per second, without spatialisation. Derived classes fill it in
/// onGetData().
class StereoStream : public sf::SoundStream {
  protected:
    explicit StereoStream(unsigned rate) {
#if SFML_VERSION_MAJOR >= 3
        initialize(2, rate, {sf::SoundChannel::FrontLeft, sf::SoundChannel::FrontRight});
        setSpatializationEnabled(false);
#else
        initialize(2, rate);
#endif
    }

  private:
    void onSeek(sf::Time) override {}
};

/// Writes samples of one channel, or of two in turns, as a FLAC file. Returns false on failure.
inline bool writeFlac(const std::string& path, const std::vector<std::int16_t>& samples, unsigned channels,
                      unsigned rate) {
    sf::OutputSoundFile file;
#if SFML_VERSION_MAJOR >= 3
    const std::vector<sf::SoundChannel> map =
        channels == 1 ? std::vector{sf::SoundChannel::Mono}
                      : std::vector{sf::SoundChannel::FrontLeft, sf::SoundChannel::FrontRight};
    if (!file.openFromFile(path, rate, channels, map)) return false;
#else
    if (!file.openFromFile(path, rate, channels)) return false;
#endif
    file.write(samples.data(), samples.size());
    return true;
}

} // namespace arkanong::sfml
