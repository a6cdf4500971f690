#include "sounds/HeardMusic.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <filesystem>
#include <map>

// The music as it is heard: all layers of a track, mixed as for the device.

using namespace arkanong::test;

namespace {

const StereoFigures& heardOf(Track track) {
    static const MusicFiles files(assetsPath("music"));
    static std::map<Track, StereoFigures> known;
    const auto found = known.find(track);
    return found != known.end() ? found->second : known.emplace(track, heard(files, track)).first->second;
}

} // namespace

TEST_CASE("every track is wide, and still whole in one loudspeaker", "[assetgen]") {
    for (const Track track : everyOf<Track>()) {
        INFO(trackTraits(track).name);
        const StereoFigures& figures = heardOf(track);
        CHECK(figures.width > -13.0); // Before music was stereo: -23.
        CHECK(figures.width < -8.0);
        CHECK(figures.correlation > 0.7);
        CHECK(figures.correlation < 0.92);
    }
}

TEST_CASE("every track is 5 dB brighter than it was before the shelf, and not shrill", "[assetgen]") {
    constexpr auto before =
        tableOf<Track, double>({-27.3, -18.1, -19.6, -23.5, -20.7, -22.6, -19.6, -19.5, -21.6});
    for (const Track track : everyOf<Track>()) {
        INFO(trackTraits(track).name);
        const double treble = heardOf(track).treble;
        CHECK(treble > before[static_cast<std::size_t>(track)] + 4.5);
        CHECK(treble < -10.0);
    }
}

TEST_CASE("mayhem and bosses are 3 dB louder than the other tracks, which are equally loud", "[assetgen]") {
    double loudest = -100.0;
    double softest = 0.0;
    for (const Track track : everyOf<Track>()) {
        if (track == Track::Mayhem || track == Track::Boss) continue;
        loudest = std::max(loudest, heardOf(track).level);
        softest = std::min(softest, heardOf(track).level);
    }
    CAPTURE(loudest, softest);
    CHECK(loudest - softest < 2.0);
    CHECK(softest > -28.0);
    for (const Track track : {Track::Mayhem, Track::Boss}) {
        INFO(trackTraits(track).name);
        CHECK_THAT(heardOf(track).level - (loudest + softest) / 2.0, WithinAbs(3.0, 0.8));
    }
}

TEST_CASE("what is heard above 10 kHz is stored at 44.1 kHz, all else at half of it", "[assetgen]") {
    for (const Track track : everyOf<Track>())
        for (const LayerTraits& layer : trackTraits(track).layers) {
            INFO(layer.file);
            const std::string path = assetsPath("music/" + layer.file + ".flac");
            const bool beats = layer.file.find("-drums") != std::string::npos ||
                               layer.file.find("-rush") != std::string::npos;
            CHECK(soundFormat(path, readSoundFile(path)).rate == (beats ? 44100U : 22050U));
        }
}

TEST_CASE("all assets together stay below 24 MB", "[assetgen]") {
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(assetsPath("")))
        if (entry.is_regular_file()) bytes += entry.file_size();
    CHECK(bytes < 24'000'000);
}
