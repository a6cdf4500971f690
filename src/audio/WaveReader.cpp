#include "arkanong/audio/WaveReader.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <optional>
#include <string_view>

namespace arkanong {

namespace {

constexpr std::size_t waveFileLimit = 16U << 20U; // bytes: three minutes, far above any sound effect

// WAV numbers are little-endian whatever the machine is. `bytes` holds at least at + size.
std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i) {
        value = (value << 8U) | static_cast<unsigned char>(bytes[at + i - 1]);
    }
    return value;
}

// The contents of the first chunk of this name; none when the file ends before the chunk does.
std::optional<std::string_view> findChunk(std::string_view bytes, std::string_view name) {
    constexpr std::size_t riffHeader = 12;
    constexpr std::size_t chunkHeader = 8;
    std::size_t at = riffHeader;
    while (at + chunkHeader <= bytes.size()) {
        const std::size_t size = number(bytes, at + 4, 4);
        const std::size_t left = bytes.size() - at - chunkHeader;
        if (bytes.substr(at, 4) == name) {
            if (size > left) return std::nullopt;
            return bytes.substr(at + chunkHeader, size);
        }
        if (size >= left) break;
        at += chunkHeader + size + size % 2; // chunks begin at even offsets
    }
    return std::nullopt;
}

std::string describeFormat(std::uint32_t encoding, std::uint32_t channels, std::uint32_t rate,
                           std::uint32_t bits) {
    return (encoding == 1 ? "PCM" : "encoding " + std::to_string(encoding)) + ", " +
           std::to_string(channels) + " channel(s), " + std::to_string(rate) + " Hz, " +
           std::to_string(bits) + " bits";
}

} // namespace

std::vector<std::int16_t> readWave(const std::string& path) {
    const std::string expected =
        "expected a WAV file (PCM, 1 channel, " + std::to_string(soundRate) + " Hz, 16 bits)";
    const std::string content = readFile(path, waveFileLimit);
    const std::string_view bytes = content;

    if (bytes.substr(0, 4) != "RIFF" || bytes.size() < 12 || bytes.substr(8, 4) != "WAVE") {
        throw DataError(path, expected + ", found something else");
    }
    const auto format = findChunk(bytes, "fmt ");
    if (!format || format->size() < 16) throw DataError(path, expected + ", found no format in it");
    const std::uint32_t encoding = number(*format, 0, 2);
    const std::uint32_t channels = number(*format, 2, 2);
    const std::uint32_t rate = number(*format, 4, 4);
    const std::uint32_t bits = number(*format, 14, 2);
    if (encoding != 1 || channels != 1 || rate != soundRate || bits != 16) {
        throw DataError(path, expected + ", found " + describeFormat(encoding, channels, rate, bits));
    }
    const auto data = findChunk(bytes, "data");
    if (!data || data->size() < 2) throw DataError(path, expected + ", found no samples in it or too few");

    std::vector<std::int16_t> samples(data->size() / 2);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::uint32_t word = number(*data, 2 * i, 2);
        samples[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(word));
    }
    return samples;
}

} // namespace arkanong
