#include "arkanong/audio/MusicFiles.hpp"

#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace arkanong {

namespace {

constexpr std::size_t beatsInBar = 4;

} // namespace

const TrackTraits& trackTraits(Track track) {
    static const std::array<TrackTraits, trackCount> traits{{
        {"title",
         16,
         {{"title-ground", 0.0, 0.0},
          {"title-bells", 0.0, 0.3},
          {"title-melody", 0.4, -0.1},
          {"title-drums", 0.7, 0.0}}},
        {"play",
         16,
         {{"play-ground", 0.0, 0.0},
          {"play-drums", 0.15, 0.0},
          {"play-melody", 0.35, -0.1},
          {"play-plucks", 0.55, 0.35},
          {"play-rush", 0.8, -0.2}}},
        {"sudden death",
         16,
         {{"sudden-death-ground", 0.0, 0.0},
          {"sudden-death-drums", 0.0, 0.0},
          {"sudden-death-plucks", 0.3, 0.35},
          {"sudden-death-melody", 0.5, -0.1},
          {"sudden-death-rush", 0.75, -0.2}}},
    }};
    return traits.at(static_cast<std::size_t>(track));
}

MusicFiles::MusicFiles(const std::string& directory) : files_(trackCount) {
    for (std::size_t i = 0; i < trackCount; ++i) {
        const TrackTraits& track = trackTraits(static_cast<Track>(i));
        std::vector<std::size_t> lengths;
        lengths.reserve(track.layers.size());
        files_[i].reserve(track.layers.size());
        for (const LayerTraits& layer : track.layers) {
            const std::string path = directory + '/' + layer.file + ".flac";
            files_[i].push_back({path, readSoundFile(path)});
            lengths.push_back(soundLength(path, files_[i].back().bytes));
        }
        const std::size_t whole = *std::max_element(lengths.begin(), lengths.end());
        const std::size_t bar = std::max<std::size_t>(1, whole / static_cast<std::size_t>(track.bars));
        for (std::size_t layer = 0; layer < lengths.size(); ++layer) {
            const std::size_t length = lengths[layer];
            if (length == 0 || whole % length != 0 || length % bar != 0)
                throw DataError(files_[i][layer].path,
                                "the length of this layer does not fit the other layers of its loop");
        }
    }
}

std::vector<MusicLoop> MusicFiles::decoded() const {
    std::vector<MusicLoop> loops(trackCount);
    for (std::size_t i = 0; i < trackCount; ++i) {
        const TrackTraits& track = trackTraits(static_cast<Track>(i));
        MusicLoop& loop = loops[i];
        loop.layers.reserve(track.layers.size());
        std::size_t whole = 0;
        for (std::size_t layer = 0; layer < track.layers.size(); ++layer) {
            const File& file = files_[i][layer];
            loop.layers.push_back(
                {decodeSound(file.path, file.bytes), track.layers[layer].from, track.layers[layer].pan});
            whole = std::max(whole, loop.layers.back().samples.size());
        }
        loop.beat = whole / static_cast<std::size_t>(track.bars) / beatsInBar;
    }
    return loops;
}

} // namespace arkanong
