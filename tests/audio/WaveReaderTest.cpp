#include "arkanong/audio/WaveReader.hpp"

#include "Catch.hpp"
#include "arkanong/assetgen/sound/Sounds.hpp"
#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong;
using namespace arkanong::test;

namespace {

// A file that exists as long as the object.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& content)
        : path_((std::filesystem::temp_directory_path() / "arkanong-wave-reader-test.wav").string()) {
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~TemporaryFile() { std::filesystem::remove(path_); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

const std::vector<std::int16_t> samples{0, 1, -1, 32767, -32768, 258};

} // namespace

TEST_CASE("a generated sound is read back sample for sample", "[audio]") {
    const TemporaryFile file(waveFile(samples));
    CHECK(readWave(file.path()) == samples);
}

TEST_CASE("unknown chunks are skipped", "[audio]") {
    std::string content = waveFile(samples);
    content.insert(12, std::string("LIST\x03\0\0\0abc\0", 12)); // an odd size is padded
    const TemporaryFile file(content);
    CHECK(readWave(file.path()) == samples);
}

TEST_CASE("a missing sound file is named", "[audio]") {
    CHECK_THROWS_AS(readWave("/nowhere/paddle.wav"), DataError);
    CHECK_THROWS_WITH(readWave("/nowhere/paddle.wav"),
                      ContainsSubstring("/nowhere/paddle.wav: there is no such file"));
}

TEST_CASE("a file cut short anywhere is refused", "[audio]") {
    const std::string whole = waveFile(samples);
    const std::size_t length = GENERATE(range(std::size_t{0}, std::size_t{56}));
    REQUIRE(length < whole.size());
    const TemporaryFile file(whole.substr(0, length));
    CHECK_THROWS_AS(readWave(file.path()), DataError);
}

TEST_CASE("another format is refused and described", "[audio]") {
    constexpr std::size_t encodingAt = 20;
    constexpr std::size_t channelsAt = 22;
    constexpr std::size_t bitsAt = 34;
    std::string content = waveFile(samples);
    SECTION("stereo") {
        content[channelsAt] = 2;
        const TemporaryFile file(content);
        CHECK_THROWS_WITH(readWave(file.path()), ContainsSubstring("2 channel(s)"));
    }
    SECTION("8 bits") {
        content[bitsAt] = 8;
        const TemporaryFile file(content);
        CHECK_THROWS_WITH(readWave(file.path()), ContainsSubstring("8 bits"));
    }
    SECTION("compressed") {
        content[encodingAt] = 85;
        const TemporaryFile file(content);
        CHECK_THROWS_WITH(readWave(file.path()), ContainsSubstring("encoding 85"));
    }
    SECTION("no sound at all") {
        const TemporaryFile file("GIF89a, certainly not a wave file");
        CHECK_THROWS_WITH(readWave(file.path()), ContainsSubstring("found something else"));
    }
}
