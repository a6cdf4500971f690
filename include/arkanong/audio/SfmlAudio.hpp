#pragma once

// The differences between the sound halves of SFML 2.5, 2.6 and 3 that the game meets, in one place.

#include <SFML/Audio.hpp>

#include <cstdint>
#include <vector>

namespace arkanong::sfml {

/// Copies 16-bit mono samples at `rate` a second into the buffer; false when there is no sound device to hold
/// it.
inline bool loadMono(sf::SoundBuffer& buffer, const std::vector<std::int16_t>& samples, unsigned rate) {
#if SFML_VERSION_MAJOR >= 3
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, rate, {sf::SoundChannel::Mono});
#else
    return buffer.loadFromSamples(samples.data(), samples.size(), 1, rate);
#endif
}

} // namespace arkanong::sfml
