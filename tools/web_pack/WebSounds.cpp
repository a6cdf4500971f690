#include "WebSounds.hpp"

#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int reach = 23; ///< Taps of the low-pass to either side.
constexpr int grain = 64; ///< 10 bits.
constexpr double longest = 1.1;
constexpr double fade = 0.4; ///< s at the end of a sound that was cut.
constexpr double pi = 3.14159265358979323846;

/// A half-band low-pass: a windowed sinc.
double tap(int at) {
    if (at == 0) return 0.5;
    const double window = 0.5 + 0.5 * std::cos(pi * at / (reach + 1));
    return std::sin(pi * at / 2.0) / (pi * at) * window;
}

} // namespace

std::vector<std::int16_t> webSound(const std::vector<std::int16_t>& samples) {
    constexpr auto most = static_cast<std::size_t>(longest * webSoundRate);
    const std::size_t length = std::min(most, samples.size() / 2);
    std::vector<std::int16_t> out(length);
    for (std::size_t i = 0; i < length; ++i) {
        double sum = 0.0;
        for (int k = -reach; k <= reach; ++k) {
            const auto at = static_cast<std::ptrdiff_t>(2 * i) + k;
            if (at >= 0 && at < static_cast<std::ptrdiff_t>(samples.size()))
                sum += tap(k) * samples[static_cast<std::size_t>(at)];
        }
        const double left = static_cast<double>(length - i) / webSoundRate;
        if (length == most) sum *= std::min(1.0, left / fade);
        out[i] = static_cast<std::int16_t>(std::lround(sum / grain) * grain);
    }
    return out;
}

void packSound(const std::string& name, const std::string& sounds, const std::string& folder) {
    const std::string path = sounds + '/' + name + ".flac";
    const std::vector<std::int16_t> packed = webSound(decodeSound(path, readSoundFile(path)));
    const std::string to = folder + '/' + name + ".flac";
    if (!sfml::writeFlac(to, packed, 1, webSoundRate)) throw MachineError(to, "could not be written");
}

} // namespace arkanong
