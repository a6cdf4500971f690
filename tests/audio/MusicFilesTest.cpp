#include "arkanong/audio/MusicFiles.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

using namespace arkanong::test;

namespace {

const std::filesystem::path committed = assetsPath("music");

/// A temporary copy of the music files, to be damaged by a test.
class Copy {
  public:
    Copy() {
        std::filesystem::remove_all(path_);
        std::filesystem::copy(committed, path_);
    }
    ~Copy() { std::filesystem::remove_all(path_); }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_ = std::filesystem::temp_directory_path() / "arkanong-music-test";
};

} // namespace

TEST_CASE("every track has a name and layers with increasing thresholds", "[audio]") {
    std::set<std::string> names;
    std::set<std::string> files;
    for (std::size_t i = 0; i < trackCount; ++i) {
        const TrackTraits& traits = trackTraits(static_cast<Track>(i));
        INFO(traits.name);
        CHECK(names.insert(traits.name).second);
        CHECK(std::abs(traits.key) <= 6);
        CHECK(traits.layers.size() >= 3);
        CHECK(traits.layers.size() <= 5);
        CHECK(traits.layers.front().from == 0.0);
        double before = 0.0;
        for (const LayerTraits& layer : traits.layers) {
            INFO(layer.file);
            CHECK(files.insert(layer.file).second);
            CHECK(layer.from >= before);
            CHECK(layer.from < 0.9);
            before = layer.from;
        }
    }
    for (const auto& entry : std::filesystem::directory_iterator(committed)) {
        INFO("a file that no layer plays: " << entry.path().string());
        CHECK(files.count(entry.path().stem().string()) == 1);
    }
}

TEST_CASE("the committed music is read completely, each loop with all its bars at its tempo", "[audio]") {
    const MusicFiles files(committed.string());
    std::set<long> tempos;
    for (const Track track : everyOf<Track>()) {
        const TrackTraits& traits = trackTraits(track);
        INFO(traits.name);
        const MusicLoop loop = files.decoded(track);
        CHECK(loop.layers.size() == traits.layers.size());
        std::size_t whole = 0;
        for (const MusicLayer& layer : loop.layers)
            whole = std::max(whole, layer.samples.size());
        CHECK(whole == static_cast<std::size_t>(traits.bars) * 4 * loop.beat);
        for (const MusicLayer& layer : loop.layers) {
            CHECK(whole % layer.samples.size() == 0);
            CHECK(layer.samples.size() % (4 * loop.beat) == 0); // Whole bars.
        }
        CHECK(tempos.insert(std::lround(60.0 * soundRate / static_cast<double>(loop.beat))).second);
        if (track >= Track::Brickyard) CHECK(static_cast<double>(whole) / soundRate >= 48.0);
    }
}

TEST_CASE("every world has a theme in a key of its own, and none the music of other matches", "[audio]") {
    std::set<int> keys;
    for (const LevelTheme theme : {LevelTheme::Brickyard, LevelTheme::Honeycomb, LevelTheme::Clockwork,
                                   LevelTheme::Labyrinth, LevelTheme::Mayhem}) {
        INFO(std::string(nameOf(theme)));
        const Track track = trackOf(theme);
        CHECK(trackTraits(track).name == nameOf(theme));
        CHECK(keys.insert(trackTraits(track).key).second);
    }
    CHECK(keys.count(trackTraits(Track::Boss).key) == 0);
    CHECK(trackOf(LevelTheme::Arena) == Track::Play);
    CHECK(trackOf(LevelTheme::Sandbox) == Track::Play);
}

TEST_CASE("decoding doubles the rate of the music without changing its samples or its level", "[audio]") {
    const std::string path = (committed / "title-ground.flac").string();
    const auto samples = decodeSound(path, readSoundFile(path), 1, soundRate / 2);
    const MusicLoop loop = MusicFiles(committed.string()).decoded(Track::Title);
    const auto& doubled = loop.layers.front().samples;
    REQUIRE(doubled.size() == 2 * samples.size());
    double before = 0.0;
    double between = 0.0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (doubled[2 * i] != samples[i]) FAIL("sample " << i << " differs");
        before += static_cast<double>(samples[i]) * samples[i];
        between += static_cast<double>(doubled[2 * i + 1]) * doubled[2 * i + 1];
    }
    CHECK_THAT(between / before, WithinAbs(1.0, 0.01));
}

TEST_CASE("layers at the full rate and of two channels are decoded as they are", "[audio]") {
    const MusicLoop loop = MusicFiles(committed.string()).decoded(Track::Title);
    const MusicLayer& bells = loop.layers.at(1);
    const MusicLayer& drums = loop.layers.at(3);
    const std::string path = (committed / "title-drums.flac").string();
    const bool same = drums.samples == decodeSound(path, readSoundFile(path));
    CHECK(same);
    CHECK(drums.right.empty());
    CHECK(bells.right.size() == bells.samples.size());
    const bool mono = bells.right == bells.samples;
    CHECK_FALSE(mono);
    // Each side is heard on the other, too: no note of the bells is missing in one ear.
    const auto loud = [](const std::vector<std::int16_t>& side) {
        std::vector<bool> beats(side.size() / (soundRate / 4));
        for (std::size_t i = 0; i < beats.size() * (soundRate / 4); ++i)
            if (std::abs(side[i]) > 100) beats[i / (soundRate / 4)] = true;
        return std::count(beats.begin(), beats.end(), false);
    };
    CHECK(loud(bells.samples) == 0);
    CHECK(loud(bells.right) == 0);
}

TEST_CASE("an error names a music file that is missing, invalid or too short for its loop", "[audio]") {
    CHECK_THROWS_WITH(MusicFiles("/nowhere"), ContainsSubstring("/nowhere/title-ground.flac"));
    const Copy copy;
    SECTION("not a music file") {
        std::ofstream(copy / "play-drums.flac") << "no music";
        CHECK_THROWS_WITH(MusicFiles(copy.path()),
                          ContainsSubstring("play-drums.flac") && ContainsSubstring("expected a FLAC file"));
    }
    SECTION("a file of another loop") {
        std::filesystem::copy_file(copy / "title-drums.flac", copy / "play-drums.flac",
                                   std::filesystem::copy_options::overwrite_existing);
        CHECK_THROWS_WITH(MusicFiles(copy.path()),
                          ContainsSubstring("play-drums.flac") && ContainsSubstring("does not fit"));
    }
    SECTION("a truncated file, detected by decoding it") {
        std::filesystem::resize_file(copy / "play-drums.flac",
                                     std::filesystem::file_size(copy / "play-drums.flac") / 2);
        const MusicFiles files(copy.path());
        CHECK_THROWS_AS(files.decoded(Track::Play), DataError);
        CHECK_NOTHROW(files.decoded(Track::Title));
    }
}
