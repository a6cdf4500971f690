#pragma once

#include "arkanong/audio/MusicMixer.hpp"

#include <string>
#include <vector>

namespace arkanong {

struct LayerTraits {
    const char* file; ///< Name below the music directory, without ".flac".
    double from;      ///< See MusicLayer, like the next.
    double pan;
};

struct TrackTraits {
    const char* name; ///< The name in the event log.
    int bars;         ///< The length of the loop, which is that of its longest layer.
    std::vector<LayerTraits> layers;
};
const TrackTraits& trackTraits(Track track);

/// The game's music files in memory, still compressed.
class MusicFiles {
  public:
    /// Reads the files of all layers and checks their format. Throws DataError naming the file that is
    /// missing, is not a mono FLAC file at soundRate, or does not fit the length of its loop.
    explicit MusicFiles(const std::string& directory);

    /// Decodes all loops for MusicMixer, which takes a third of a second. Throws DataError naming a damaged
    /// file.
    std::vector<MusicLoop> decoded() const;

  private:
    struct File {
        std::string path;
        std::string bytes;
    };
    std::vector<std::vector<File>> files_; ///< The layers of each track.
};

} // namespace arkanong
