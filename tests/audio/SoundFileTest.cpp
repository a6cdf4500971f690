#include "arkanong/audio/SoundFile.hpp"

#include "Catch.hpp"
#include "arkanong/assetgen/sound/Sounds.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

const std::vector<std::int16_t> samples{0, 1, -1, 32767, -32768, 258};

} // namespace

TEST_CASE("a generated sound is read back sample for sample", "[audio]") {
    CHECK(decodeSound("paddle.wav", waveFile(samples)) == samples);
}

TEST_CASE("unknown chunks are skipped", "[audio]") {
    std::string content = waveFile(samples);
    content.insert(12, std::string("LIST\x04\0\0\0abcd", 12));
    CHECK(decodeSound("paddle.wav", content) == samples);
}

TEST_CASE("a missing sound file is named", "[audio]") {
    CHECK_THROWS_AS(readSoundFile("/nowhere/paddle.wav"), DataError);
    CHECK_THROWS_WITH(readSoundFile("/nowhere/paddle.wav"),
                      ContainsSubstring("/nowhere/paddle.wav: there is no such file"));
}

TEST_CASE("a file cut short anywhere is refused", "[audio]") {
    const std::string whole = waveFile(samples);
    const std::size_t length = GENERATE(range(std::size_t{0}, std::size_t{56}));
    REQUIRE(length < whole.size());
    CHECK_THROWS_AS(decodeSound("paddle.wav", whole.substr(0, length)), DataError);
}

TEST_CASE("another format is refused, and the file is named", "[audio]") {
    constexpr std::size_t channelsAt = 22;
    constexpr std::size_t rateAt = 24;
    std::string content = waveFile(samples);
    SECTION("stereo") { content[channelsAt] = 2; }
    SECTION("another rate") { content[rateAt] = 0; }
    SECTION("no sound at all") { content = "GIF89a, certainly not a wave file"; }
    CHECK_THROWS_WITH(decodeSound("paddle.wav", content),
                      ContainsSubstring("paddle.wav: expected a WAV file") &&
                          ContainsSubstring("found something else"));
}

// SFML 3.1 opens such a file, and fails only when its samples are read.
TEST_CASE("a compressed WAV file is refused, and the file is named", "[audio]") {
    constexpr std::size_t encodingAt = 20;
    std::string content = waveFile(samples);
    content[encodingAt] = 85;
    CHECK_THROWS_WITH(decodeSound("paddle.wav", content), ContainsSubstring("paddle.wav: expected a "));
}
