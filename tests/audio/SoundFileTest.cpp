#include "arkanong/audio/SoundFile.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "ShortMemory.hpp"
#include "TempFolder.hpp"
#include "arkanong/audio/SfmlAudio.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong::test;

namespace {

const std::vector<std::int16_t> samples{0, 1, -1, 32767, -32768, 258};

/// The contents of a file with these samples.
std::string flacFile(unsigned channels = 1, unsigned rate = soundRate) {
    const TempFolder folder;
    const std::string path = folder / "paddle.flac";
    REQUIRE(sfml::writeFlac(path, samples, channels, rate));
    return readSoundFile(path);
}

} // namespace

TEST_CASE("a written sound is read back sample for sample", "[audio]") {
    CHECK(decodeSound("paddle.flac", flacFile()) == samples);
    CHECK(decodeSound("paddle.flac", flacFile(2, 22050), 2, 22050) == samples);
}

TEST_CASE("the header of a sound file tells its channels, rate and length", "[audio]") {
    const SoundFormat format = soundFormat("paddle.flac", flacFile(2, 22050));
    CHECK(format.channels == 2);
    CHECK(format.rate == 22050);
    CHECK(format.frames == samples.size() / 2);
    CHECK_THROWS_AS(soundFormat("paddle.flac", "no sound"), DataError);
}

TEST_CASE("a missing sound file is named", "[audio]") {
    CHECK_THROWS_AS(readSoundFile("/nowhere/paddle.flac"), DataError);
    CHECK_THROWS_WITH(readSoundFile("/nowhere/paddle.flac"),
                      ContainsSubstring("/nowhere/paddle.flac: there is no such file"));
}

#if defined(ARKANONG_MEMORY_CAN_BE_SHORT)
TEST_CASE("a sound that does not fit into memory is not called wrong", "[audio]") {
    const std::string path = assetsPath("sounds/paddle.flac");
    const std::string bytes = readSoundFile(path);
    bool isWhole = false;
    for (std::size_t more = 0; more <= std::size_t{16} << 20U; more += std::size_t{64} << 10U) {
        const ReadEnd end = readWith(more, [&] { decodeSound(path, bytes); });
        CAPTURE(more);
        CHECK(end != ReadEnd::CalledWrong);
        isWhole = isWhole || end == ReadEnd::Whole;
    }
    CHECK(isWhole);
}
#endif

TEST_CASE("a file cut short anywhere is refused", "[audio]") {
    const std::string whole = flacFile();
    for (std::size_t length = 0; length < whole.size(); length += 7)
        CHECK_THROWS_AS(decodeSound("paddle.flac", whole.substr(0, length)), DataError);
}

TEST_CASE("another format, rate or number of channels is refused, and the file is named", "[audio]") {
    const std::string content =
        GENERATE(flacFile(1, 22050), flacFile(2), std::string("GIF89a, certainly not a sound file"));
    CHECK_THROWS_WITH(decodeSound("paddle.flac", content),
                      ContainsSubstring("paddle.flac: expected a FLAC file (1 channel, 44100 Hz)") &&
                          ContainsSubstring("found something else"));
}
